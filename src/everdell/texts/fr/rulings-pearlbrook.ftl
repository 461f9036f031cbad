# Précisions sur les composants de Pearlbrook : que se passe-t-il si…
#
# Les clés sont expliquées dans le catalogue anglais, comme les autres phrases dites de plusieurs
# composants.


## Dit de plusieurs composants

-ruling-pearls-shown = On ne fait que regarder les perles ; elles ne sont jamais dépensées.
-ruling-adornment = Jouer cette carte Ornement est l’action d’un tour et coûte 1 perle. Elle reste à côté de votre ville, ne fait pas partie de votre main et n’est pas remplacée par une autre.
-ruling-no-card = Une carte Ornement n’est ni une Créature ni une Construction : aucune carte n’y réagit, et rien ne la défausse.
-ruling-unplayed = Une carte Ornement que vous n’avez pas jouée ne rapporte rien à la fin.
-ruling-citizen = Vous défaussez toutes les cartes demandées ou aucune, une fois par visite. Vous pouvez renoncer.
-ruling-location = Vous payez tout ou rien, une fois par visite. Vous pouvez renoncer. Le jeton Point vient de votre propre réserve, non d’une carte.
-ruling-discovery = La perle de la première visite vient avant, et vous revient dans tous les cas.
-ruling-river-draw = Sans assez de place en main, vous piochez ce qui tient ; la perle est gagnée tout de même.
-ruling-requirement = Ce que l’emplacement demande à votre ville vaut pour chaque visite, pas seulement pour la première. Un seul Ambassadeur à la fois.
-ruling-river-color = Un { messenger } compte ici avec la couleur de la Construction dont il partage la case.
-ruling-river-visit = Vous gagnez la perle avant de connaître la carte. On peut venir même sans pouvoir ou vouloir utiliser la carte.
-ruling-face-up = Une fois révélée, la carte reste face visible toute la partie, et aucune autre perle n’y est posée.
-ruling-river-solo = Solo : tant que l’Ambassadeur de { automaton-base } s’y trouve, le vôtre ne peut pas venir.
-ruling-wonder = Chaque Merveille est construite une fois, par un seul joueur, qui la garde à côté de sa ville. L’ouvrier revient comme d’habitude.
-ruling-wonder-cost = On paie tout en plaçant l’ouvrier, et aucune capacité n’en baisse le coût. Rien ne tient lieu de perle.
-ruling-not-an-event = Aucune carte ne construit une Merveille à votre place. Ce n’est pas un événement : ni pour { king }, ni pour { city-jubilee }, ni pour départager une égalité.
-ruling-full-groups = Seuls les lots entiers comptent ; ce qui reste ne rapporte rien.


## Créatures

ruling-ferry-ferret-1 = { -ruling-pearls-shown }
ruling-ferry-ferret-2 = Plus de 2 perles ne rapportent rien de plus ; avec moins, aucun point.
ruling-ferry-ferret-3 = Copié par une { miner-mole }, il regarde les perles du joueur dans la ville duquel il se trouve.
ruling-ferry-ferret-4 = { -ruling-green }
ruling-messenger-1 = Sans Construction encore sans { messenger } dans votre ville, on ne peut pas le jouer. Même une ville pleine a de la place pour lui.
ruling-messenger-2 = La couleur empruntée ne sert que sur la rivière. Pour les événements, le décompte, les cartes Ornement et tout le reste, il est marron.
ruling-messenger-3 = Vous choisissez la Construction en le jouant, et il y reste tant que les deux cartes restent.
ruling-messenger-4 = Si cette Construction quitte votre ville, le { messenger } rejoint aussitôt une autre Construction sans { messenger }, à votre choix.
ruling-messenger-5 = S’il n’y en a pas, il prend sa propre case et compte comme marron sur la rivière aussi, jusqu’à ce qu’il rejoigne la prochaine Construction qui arrive dans votre ville.
ruling-messenger-6 = Si une { compass } ou une { air-balloon } le fait agir, il rapporte la carte et le point, et reste où il est.
ruling-pirate-1 = Il se place à côté de la ville, et on peut le jouer même si elle est pleine.
ruling-pirate-2 = Seules comptent les valeurs de base, sans bonus. Celle d’un { fool } est retranchée.
ruling-pirate-3 = Vous pouvez ne rien défausser ; alors vous ne piochez rien non plus.
ruling-pirate-4 = Vous défaussez d’abord : il y a donc de la place pour ce que vous piochez. Les cartes piochées restent dans votre main.
ruling-shipwright-1 = Cartes Ornement, Merveilles et Destinations fluviales ne comptent pas.
ruling-shipwright-2 = Un { pirate } à côté de la ville compte, de même qu’un { messenger }. Un { pirate-ship } compte dans la ville où il se trouve à la fin.


## Constructions

ruling-bridge-1 = La nouvelle perle compte aussitôt : il y a place pour une carte de plus quand vous piochez.
ruling-bridge-2 = Plusieurs perles gagnées ensemble font piocher 2 cartes chacune.
ruling-bridge-3 = Quand vous dépensez une perle, la limite baisse, et vous défaussez aussitôt ce qui dépasse, les cartes étant à votre choix.
ruling-bridge-4 = Les perles que vous aviez déjà relèvent aussi la limite, mais ne font rien piocher.
ruling-ferry-1 = Un seul Ambassadeur à la fois, quel que soit son propriétaire. Quand vient celui d’un adversaire, le propriétaire du { ferry } gagne 1 point.
ruling-ferry-2 = Une Destination fluviale au moins doit être face visible.
ruling-ferry-3 = D’ici, on n’utilise ni le Haut-Fond ni une carte face cachée.
ruling-ferry-4 = Peu importe ici ce que l’emplacement fluvial demande à votre ville, et qu’un Ambassadeur s’y trouve.
ruling-ferry-5 = Ce que coûte la carte doit être payé. La perle de la première visite ne se gagne pas ici.
ruling-ferry-6 = Un { conductor } peut le copier ; il sert alors avec l’ouvrier placé sur le { conductor }.
ruling-harbor-1 = { -ruling-pearls-shown } Une perle ne peut pas être choisie comme ressource.
ruling-harbor-2 = Les 2 ressources peuvent être semblables ou non.
ruling-harbor-3 = Copié par une { miner-mole }, il regarde les perles du joueur dans la ville duquel il se trouve.
ruling-harbor-4 = { -ruling-green }
ruling-pirate-ship-1 = { -ruling-own-visit } Il n’est pas ouvert.
ruling-pirate-ship-2 = Si aucune ville adverse n’a de case libre, il n’accueille pas d’ouvrier. Solo : celle de { automaton-base } en a toujours une.
ruling-pirate-ship-3 = Il doit partir, même chez un adversaire sans perle ; il n’y a alors rien à gagner.
ruling-pirate-ship-4 = Dès lors, il appartient à l’autre ville : il y remplit une case, compte comme rouge, commun et Construction, et son nouveau propriétaire peut l’envoyer plus loin.
ruling-pirate-ship-5 = L’ouvrier y reste, et revient quand vous préparez votre prochaine saison.
ruling-pirate-ship-6 = Un jeton Occupé posé dessus part avec lui.
ruling-pirate-ship-7 = Ni un { conductor }, ni les Chats, ni les Renards ne l’utilisent ou ne le copient.
ruling-pirate-ship-8 = Un { messenger } qui partage sa case ne part pas : il rejoint une autre Construction de la ville quittée.


## Cartes Ornement

ruling-bell-1 = { -ruling-adornment }
ruling-bell-2 = { -ruling-no-card }
ruling-bell-3 = Vous ne piochez que ce qui tient dans votre main.
ruling-bell-4 = { -ruling-full-groups } { -ruling-unplayed }
ruling-compass-1 = { -ruling-adornment }
ruling-compass-2 = { -ruling-no-card }
ruling-compass-3 = Ni une { main-road } ni une Légende n’agissent à nouveau.
ruling-compass-4 = Un { messenger } rapporte une fois de plus sa carte et son point, et reste avec sa Construction.
ruling-compass-5 = On ne peut pas choisir une carte marron qui ne pourrait pas faire ce qu’elle dit.
ruling-compass-6 = { -ruling-unplayed }
ruling-gilded-book-1 = { -ruling-adornment }
ruling-gilded-book-2 = { -ruling-no-card }
ruling-gilded-book-3 = La carte bleue reste où elle est, et vous ne payez rien pour elle.
ruling-gilded-book-4 = Sans carte bleue, on peut le jouer et ne rien gagner sur le moment.
ruling-gilded-book-5 = { -ruling-unplayed }
ruling-hourglass-1 = { -ruling-adornment }
ruling-hourglass-2 = { -ruling-no-card }
ruling-hourglass-3 = Il n’y faut aucun ouvrier, et la place de la carte Forêt peut être prise.
ruling-hourglass-4 = Vous devez pouvoir faire ce que dit la carte Forêt. Si vous n’en choisissez aucune, vous gagnez tout de même la ressource.
ruling-hourglass-5 = { -ruling-unplayed }
ruling-key-to-the-city-1 = { -ruling-adornment }
ruling-key-to-the-city-2 = { -ruling-no-card }
ruling-key-to-the-city-3 = Vous ne piochez que ce qui tient dans votre main.
ruling-key-to-the-city-4 = { -ruling-full-groups } { -ruling-unplayed }
ruling-masque-1 = { -ruling-adornment }
ruling-masque-2 = { -ruling-no-card }
ruling-masque-3 = La carte est jouée pour de bon : case et unicité comptent comme toujours. Aucune autre capacité qui aide à jouer une carte ne s’y ajoute.
ruling-masque-4 = À la fin, les jetons posés sur vos cartes comptent avec ceux de votre réserve. { -ruling-full-groups }
ruling-masque-5 = Seuls comptent les jetons Point : ni points imprimés, ni perles, ni événements, ni Voyage.
ruling-masque-6 = { -ruling-unplayed }
ruling-mirror-1 = { -ruling-adornment }
ruling-mirror-2 = { -ruling-no-card }
ruling-mirror-3 = On ne copie que ce qui a lieu à la pose, non ce qui se marque à la fin.
ruling-mirror-4 = Si aucun adversaire n’a joué de carte Ornement, on peut le jouer tout de même, et rien n’a lieu sur le moment.
ruling-mirror-5 = { -ruling-unplayed }
ruling-scales-1 = { -ruling-adornment }
ruling-scales-2 = { -ruling-no-card }
ruling-scales-3 = À 5 ou 6 joueurs, où l’on défausse sa main en passant, ces points se comptent avant.
ruling-scales-4 = Seule compte votre main : ni cartes Ornement, ni Légendes, ni carte réservée.
ruling-scales-5 = { -ruling-unplayed }
ruling-seaglass-amulet-1 = { -ruling-adornment }
ruling-seaglass-amulet-2 = { -ruling-no-card }
ruling-seaglass-amulet-3 = Les ressources peuvent être semblables ou non. Vous ne piochez que ce qui tient dans votre main.
ruling-seaglass-amulet-4 = { -ruling-unplayed }
ruling-spyglass-1 = { -ruling-adornment }
ruling-spyglass-2 = { -ruling-no-card }
ruling-spyglass-3 = Un { bridge } réagit à la perle que vous gagnez.
ruling-spyglass-4 = { -ruling-read-at-end } { -ruling-unplayed }
ruling-sundial-1 = { -ruling-adornment }
ruling-sundial-2 = { -ruling-no-card }
ruling-sundial-3 = Vous choisissez les cartes et leur ordre ; aucune deux fois.
ruling-sundial-4 = { -ruling-full-groups } { -ruling-unplayed }
ruling-tiara-1 = { -ruling-adornment }
ruling-tiara-2 = { -ruling-no-card }
ruling-tiara-3 = Les ressources peuvent être semblables ou non.
ruling-tiara-4 = { -ruling-unplayed }


## Destinations fluviales

ruling-bosley-the-artist-1 = { -ruling-citizen }
ruling-bosley-the-artist-2 = { -ruling-discovery }
ruling-crustina-the-constable-1 = { -ruling-citizen }
ruling-crustina-the-constable-2 = { -ruling-discovery }
ruling-gus-the-gardener-1 = { -ruling-citizen }
ruling-gus-the-gardener-2 = { -ruling-discovery }
ruling-iluminor-the-inventor-1 = { -ruling-citizen }
ruling-iluminor-the-inventor-2 = { -ruling-discovery }
ruling-omicron-the-elder-1 = { -ruling-citizen }
ruling-omicron-the-elder-2 = { -ruling-discovery }
ruling-snout-the-explorer-1 = { -ruling-citizen }
ruling-snout-the-explorer-2 = { -ruling-discovery }
ruling-ballroom-1 = { -ruling-location }
ruling-ballroom-2 = { -ruling-river-draw }
ruling-ballroom-3 = { -ruling-discovery }
ruling-gardens-1 = { -ruling-location }
ruling-gardens-2 = { -ruling-river-draw }
ruling-gardens-3 = { -ruling-discovery }
ruling-great-hall-1 = { -ruling-location }
ruling-great-hall-2 = { -ruling-river-draw }
ruling-great-hall-3 = { -ruling-discovery }
ruling-observatory-1 = { -ruling-location }
ruling-observatory-2 = On prend les deux cartes avant de compléter la Prairie. Sans assez de place en main, vous prenez ce qui tient.
ruling-observatory-3 = { -ruling-discovery }
ruling-river-market-1 = { -ruling-location }
ruling-river-market-2 = { -ruling-river-draw }
ruling-river-market-3 = { -ruling-discovery }
ruling-watermill-1 = { -ruling-location }
ruling-watermill-2 = { -ruling-river-draw }
ruling-watermill-3 = { -ruling-discovery }


## Haut-Fond et emplacements fluviaux

ruling-shoal-1 = Autant d’Ambassadeurs qu’on veut peuvent s’y trouver, un par joueur.
ruling-shoal-2 = Il ne demande aucune carte dans votre ville, mais vous devez pouvoir tout payer.
ruling-shoal-3 = Une perle n’est pas une ressource et n’en paie pas.
ruling-shoal-4 = Ce n’est pas une Destination fluviale : un { ferry } ne l’atteint pas.
ruling-river-three-green-1 = { -ruling-requirement }
ruling-river-three-green-2 = { -ruling-river-color }
ruling-river-three-green-3 = { -ruling-river-visit }
ruling-river-three-green-4 = { -ruling-face-up }
ruling-river-three-green-5 = { -ruling-river-solo }
ruling-river-two-red-1 = { -ruling-requirement }
ruling-river-two-red-2 = { -ruling-river-color }
ruling-river-two-red-3 = { -ruling-river-visit }
ruling-river-two-red-4 = { -ruling-face-up }
ruling-river-two-red-5 = { -ruling-river-solo }
ruling-river-two-blue-1 = { -ruling-requirement }
ruling-river-two-blue-2 = { -ruling-river-color }
ruling-river-two-blue-3 = { -ruling-river-visit }
ruling-river-two-blue-4 = { -ruling-face-up }
ruling-river-two-blue-5 = { -ruling-river-solo }
ruling-river-two-tan-1 = { -ruling-requirement }
ruling-river-two-tan-2 = { -ruling-river-color } Il n’est donc marron ici qu’avec une Construction marron, ou sur sa propre case.
ruling-river-two-tan-3 = { -ruling-river-visit }
ruling-river-two-tan-4 = { -ruling-face-up }
ruling-river-two-tan-5 = { -ruling-river-solo }


## Cartes Forêt

ruling-forest-two-pebbles-card-1 = { -ruling-forest }
ruling-forest-resin-pebble-or-four-cards-1 = { -ruling-forest }
ruling-forest-resin-pebble-or-four-cards-2 = { -ruling-draw }
ruling-forest-berry-pebble-card-1 = { -ruling-forest }
ruling-forest-refresh-meadow-draw-two-1 = { -ruling-forest }
ruling-forest-refresh-meadow-draw-two-2 = Les deux cartes à défausser sont choisies avant qu’on complète la Prairie, et les deux que vous prenez le sont avant qu’on la complète à nouveau.
ruling-forest-refresh-meadow-draw-two-3 = Sans assez de place en main, vous prenez ce qui tient, fût-ce rien ; le reste a lieu tout de même.
ruling-forest-refresh-meadow-draw-two-4 = Solo : les cartes de la Prairie sous un ouvrier de { automaton-base } ne peuvent être ni défaussées ni prises.


## Merveilles

ruling-hopewatch-gate-1 = { -ruling-wonder }
ruling-hopewatch-gate-2 = { -ruling-wonder-cost }
ruling-hopewatch-gate-3 = { -ruling-not-an-event }
ruling-mistrise-fountain-1 = { -ruling-wonder }
ruling-mistrise-fountain-2 = { -ruling-wonder-cost }
ruling-mistrise-fountain-3 = { -ruling-not-an-event }
ruling-sunblaze-bridge-1 = { -ruling-wonder }
ruling-sunblaze-bridge-2 = { -ruling-wonder-cost }
ruling-sunblaze-bridge-3 = { -ruling-not-an-event }
ruling-sunblaze-bridge-4 = Ce n’est pas la carte { bridge }, et il ne change rien à votre main.
ruling-starfalls-flame-1 = { -ruling-wonder }
ruling-starfalls-flame-2 = { -ruling-wonder-cost }
ruling-starfalls-flame-3 = { -ruling-not-an-event }


## Événements spéciaux

ruling-masquerade-invitations-1 = Vous pouvez répartir les cartes entre plusieurs adversaires. Elles vont à ceux qui ont de la place et n’ont pas passé ; ce qui ne tient chez personne est défaussé.
ruling-masquerade-invitations-2 = Une carte défaussée faute de place rapporte aussi son point. Solo : toutes sont défaussées, et vous gagnez tout autant.
ruling-river-race-1 = Une carte doit être glissée dessous, et une seule. Elle a quitté votre ville : elle n’y rapporte plus de points et n’y produit plus, et un jeton posé sur elle est perdu.
ruling-river-race-2 = Les 4 points sont à vous, quelle que soit la carte choisie.
ruling-riverside-resort-1 = Seulement des Créatures ; on complète la Prairie après la dernière. { -ruling-when-achieved }
ruling-riverside-resort-2 = Les cartes de la Gare ne sont pas des cartes de la Prairie. Solo : les cartes sous un ouvrier de { automaton-base } ne peuvent pas être prises.
ruling-romantic-cruise-1 = On ne cherche que dans la pioche, pas dans la défausse. Elle est ensuite mélangée.
ruling-romantic-cruise-2 = L’{ wife } est jouée pour de bon : elle rejoint un { husband } sans conjointe, vos cartes y réagissent, et sinon il lui faut une case libre.
ruling-romantic-cruise-3 = Si vous cherchez et qu’il n’y en a pas dans la pioche, vous n’avez rien, pas même les 5 points.
ruling-romantic-cruise-4 = Les points viennent en jetons. Des éditions plus récentes donnent d’autres noms à ces deux cartes, Moissonneur et Cueilleur.
ruling-sunken-treasure-discovered-1 = Case et unicité comptent comme toujours. Seule compte la valeur de base, sans bonus.
ruling-sunken-treasure-discovered-2 = C’est une capacité qui aide à jouer une carte : elle ne s’ajoute à aucune autre.
ruling-x-marks-the-spot-1 = Entre plusieurs Entrepôts, vous en choisissez un, qui reçoit tous les jetons.
ruling-x-marks-the-spot-2 = Les jetons qui s’y trouvent encore à la fin sont à vous. Si l’{ storehouse } est défaussé avant, ils sont perdus.
