# Précisions sur les composants de Newleaf : que se passe-t-il si…
#
# Les clés sont expliquées dans le catalogue anglais, comme les autres phrases dites de plusieurs
# composants.


## Dit de plusieurs composants

-ruling-golden-guest = La Construction peut être de n’importe quelle boîte et ne doit porter aucun jeton ; celle dont le bandeau doré convient à cette Créature l’accueille aussi. Un jeton Occupé ordinaire ne la fait entrer que sur un { ever-tree }.
-ruling-golden-home = La Créature peut être de n’importe quelle boîte ; celle dont le bandeau doré convient à cette Construction entre aussi. Un seul jeton Occupé doré y est posé dans toute la partie, jamais un jeton ordinaire.
-ruling-two-green = Jamais deux fois la même carte, mais deux exemplaires d’un même nom sont deux cartes. La première est résolue avant que vous choisissiez la seconde. On ne peut pas activer une Légende.
-ruling-filled-spaces = On compte les cases, non les cartes : ce qui n’occupe aucune case ne compte pas, et les cartes qui partagent une case comptent une fois.
-ruling-gift = La carte va à un adversaire qui a de la place en main et n’a pas passé. S’il n’y en a pas, et en solo, vous pouvez la défausser et gagner tout autant.
-ruling-three-spared = Vous choisissez les 3 ressources épargnées ; ce qui est inutile est perdu.
-ruling-playing-ability = C’est une capacité qui aide à jouer une carte : pas avec { crane }, { dungeon }, { innkeeper }, { inventor }, { judge } ni un jeton Occupé, doré ou non.
-ruling-goal-cards = Seule compte la fin de la partie. Les cartes qui partagent une case ou n’en occupent aucune comptent, les prisonniers non.
-ruling-goal-rarity = Seule compte la fin de la partie. Une Légende n’est ni commune ni unique, et les prisonniers ne comptent pas.
-ruling-goal-left = Seule compte votre propre réserve, non ce qui se trouve sur des cartes ou des événements. Les mêmes ressources peuvent servir à d’autres Visiteurs et à d’autres bonus.
-ruling-goal-basic = { -ruling-no-basic-events } Son objectif est alors hors de portée.
-ruling-no-basic-events = Avec Pearlbrook, il n’y a pas d’événements de base.
-ruling-no-wonders = Les Merveilles ne sont pas des événements.
-ruling-wagon = On le décharge une fois jouée la carte Gare à côté de lui, ou bien à la Gare ou à la Butte, et un autre arrive du sac. Les wagons utilisés ne retournent que dans un sac vide.
-ruling-one-each = Tous les joueurs peuvent s’y trouver ensemble, chacun avec un seul ouvrier à la fois.
-ruling-no-location = Ce n’est ni un lieu de base ni une carte Forêt : { lookout }, { clock-tower } et { cats } ne l’atteignent pas.
-ruling-all-of-color = Toutes les cartes de la couleur comptent, pas seulement celles que demande l’événement. Zéro est aussi un nombre, et seules les cartes défaussées rapportent des points.


## Créatures

ruling-baker-1 = Seules comptent les baies de votre propre réserve, pas celles d’un { freight-car }, d’un { storehouse } ou d’un événement.
ruling-baker-2 = Rien n’est dépensé : les mêmes baies peuvent servir à des Visiteurs et à départager une égalité.
ruling-baker-3 = { -ruling-golden-guest }
ruling-chipsmith-1 = { -ruling-two-green }
ruling-chipsmith-2 = Avec une seule carte verte, elle seule agit. L’ouvrier peut venir même si rien ne peut être activé.
ruling-chipsmith-3 = { -ruling-own-visit }
ruling-chipsmith-4 = { -ruling-golden-guest }
ruling-conductor-1 = Jamais { cemetery }, { chapel }, { monastery }, Bateau Pirate ni Légende, pas plus dans votre ville que dans une autre.
ruling-conductor-2 = En passant par un { conductor } adverse, vous pouvez copier plutôt une carte rouge de votre propre ville.
ruling-conductor-3 = La carte copiée sert comme si elle était à vous : son propriétaire ne gagne aucun point, même si elle est ouverte. Elle peut être prise, et la copie n’y prend aucune place.
ruling-conductor-4 = Ce que la carte copiée ordonne doit vous être possible. L’ouvrier peut venir même s’il n’y a rien à copier.
ruling-conductor-5 = { -ruling-own-visit } Solo : on peut copier les cartes rouges de { automaton-base }.
ruling-conductor-6 = { -ruling-golden-guest }
ruling-diplomat-1 = { -ruling-gift }
ruling-diplomat-2 = Il réagit une fois à chaque autre Créature que vous jouez, même à un { fool } envoyé ailleurs, et jamais à lui-même.
ruling-diplomat-3 = { -ruling-golden-guest }
ruling-gardener-1 = { -ruling-two-green }
ruling-gardener-2 = Une seule carte suffit, ou même aucune : on peut le jouer sans carte verte dans sa ville.
ruling-gardener-3 = { -ruling-golden-guest }
ruling-inventor-1 = { -ruling-three-spared } Il aide pour les Créatures comme pour les Constructions.
ruling-inventor-2 = Il s’en va avant l’arrivée de la nouvelle carte : sa case est libre même dans une ville pleine.
ruling-inventor-3 = Il ne s’ajoute à aucune autre capacité qui aide à jouer une carte : { crane }, { dungeon }, { innkeeper }, { judge }, { inn }, { hotel }, { locomotive }, { queen }, carte Forêt qui fait jouer une carte, prix d’une réservation, jeton Occupé.
ruling-inventor-4 = Un pouvoir de joueur n’est pas une telle capacité et peut s’y ajouter.
ruling-inventor-5 = { -ruling-golden-guest }
ruling-lamplighter-1 = Les deux cartes peuvent venir de deux endroits différents. On complète la Prairie et la Gare une fois les deux prises.
ruling-lamplighter-2 = Avec de la place pour une carte, vous en prenez une ; avec une main pleine, aucune.
ruling-lamplighter-3 = Une carte Gare prise en main ne décharge pas son wagon. Sans la Gare, il reste la pioche et la Prairie.
ruling-lamplighter-4 = { -ruling-green }
ruling-lamplighter-5 = { -ruling-golden-guest }
ruling-magician-1 = Il ne se défausse jamais lui-même, et ne défausse ni { main-road } ni Légende.
ruling-magician-2 = Le prix de la carte défaussée n’est pas remboursé, et tout ce qui s’y trouve est perdu ; un jeton Occupé doré ne revient pas.
ruling-magician-3 = { -ruling-green } Vous pouvez toujours renoncer.
ruling-magician-4 = { -ruling-golden-guest }
ruling-mayor-1 = { -ruling-filled-spaces }
ruling-mayor-2 = Il est déjà dans votre ville quand il agit à la pose : sa propre case compte.
ruling-mayor-3 = Copié par une { miner-mole }, il compte les cases de la ville où il se trouve.
ruling-mayor-4 = { -ruling-green }
ruling-mayor-5 = { -ruling-golden-guest }
ruling-miller-1 = Un galet chaque fois qu’il agit, pas plus. Vous pouvez renoncer.
ruling-miller-2 = { -ruling-green }
ruling-miller-3 = { -ruling-golden-guest }
ruling-photographer-1 = Seul le bonus est copié, non les points imprimés sur cette carte ; ses propres 2 points s’y ajoutent.
ruling-photographer-2 = On ne copie ni une Légende ni un autre { photographer }. Parmi les autres cartes, la meilleure est retenue d’elle-même.
ruling-photographer-3 = Une { wife } copiée ne rapporte rien : aucun { husband } ne partage la case du { photographer }.
ruling-photographer-4 = { -ruling-golden-guest }
ruling-poet-1 = S’il vient de la Prairie, sa propre place est complétée avant que vous nommiez la couleur. La Prairie est de nouveau complétée une fois les cartes prises.
ruling-poet-2 = Si toutes ne tiennent pas dans votre main, vous choisissez lesquelles prendre ; les autres restent. Seules les cartes prises rapportent des points.
ruling-poet-3 = Les cartes Gare ne sont pas des cartes de la Prairie et restent où elles sont. Solo : les cartes sous un ouvrier de { automaton-base } ne peuvent pas être prises non plus.
ruling-poet-4 = { -ruling-golden-guest }


## Constructions

ruling-air-balloon-1 = Jamais { fool }, { main-road }, { ruins } ni Légende.
ruling-air-balloon-2 = En passant par une { air-balloon } adverse, vous pouvez copier plutôt une carte marron de votre propre ville.
ruling-air-balloon-3 = Le texte copié s’applique à votre ville, à votre main et à votre réserve.
ruling-air-balloon-4 = On peut la jouer même s’il n’y a rien à copier, et dans une ville pleine.
ruling-air-balloon-5 = { -ruling-golden-home }
ruling-bank-1 = Ses jetons sont à vous et comptent 1 point chacun en fin de partie.
ruling-bank-2 = Si elle quitte votre ville, ses jetons sont perdus et la limite baisse : vous défaussez aussitôt ce qui dépasse, les cartes étant à votre choix.
ruling-bank-3 = Ni une { miner-mole } ni les { snails } d’un adversaire ne la font agir.
ruling-bank-4 = { -ruling-green }
ruling-bank-5 = { -ruling-golden-home }
ruling-city-hall-1 = { -ruling-gift }
ruling-city-hall-2 = Elle réagit une fois à chaque autre Construction jouée dans votre ville, et jamais à elle-même.
ruling-city-hall-3 = { -ruling-golden-home }
ruling-ever-wall-1 = { -ruling-filled-spaces }
ruling-ever-wall-2 = Seuls les lots entiers comptent : 14 cases occupées rapportent 4 points.
ruling-ever-wall-3 = On peut les jouer dans une ville pleine.
ruling-ever-wall-4 = { -ruling-golden-home }
ruling-freight-car-1 = On le charge une seule fois, à la pose, et plus jamais ensuite, même si une autre carte le fait agir.
ruling-freight-car-2 = Les ressources prises peuvent être semblables ou non. S’il en reste moins, vous prenez celles-là ; vide, il ne donne rien.
ruling-freight-car-3 = Ce qui s’y trouve n’est pas dans votre réserve : on ne peut pas le dépenser, et ni l’{ architect }, ni le { baker }, ni aucun Visiteur ne le compte.
ruling-freight-car-4 = Si une { miner-mole } ou les { snails } le copient, c’est dans son propre stock qu’ils prennent.
ruling-freight-car-5 = { -ruling-green }
ruling-freight-car-6 = { -ruling-golden-home }
ruling-greenhouse-1 = Partager est facultatif et va dans les deux sens : une { greenhouse } rejoint une { farm }, ou une { farm } rejoint une { greenhouse }. Une seule de chaque par case.
ruling-greenhouse-2 = Vous décidez en jouant la seconde des deux. On ne peut ni les réunir ni les séparer plus tard.
ruling-greenhouse-3 = Réunies, elles remplissent une seule case : même une ville pleine accueille la seconde.
ruling-greenhouse-4 = Une { farm } sur une case à elle ne rapporte pas la ressource.
ruling-greenhouse-5 = { -ruling-green }
ruling-greenhouse-6 = { -ruling-golden-home }
ruling-hotel-1 = De votre main seulement : ni de la Prairie, ni de la Gare, ni d’une réservation. On peut aussi y jouer une Légende, ou une carte des Archives.
ruling-hotel-2 = { -ruling-three-spared }
ruling-hotel-3 = { -ruling-playing-ability }
ruling-hotel-4 = On peut venir sans jouer de carte. Quand quelqu’un d’autre le visite, même ainsi, le propriétaire gagne 2 points, qu’il ait passé ou non, mais rien pour sa propre visite.
ruling-hotel-5 = { -ruling-any-visit }
ruling-hotel-6 = { -ruling-golden-home }
ruling-library-1 = Elle est elle-même violette : elle rapporte donc au moins 1 point.
ruling-library-2 = { -ruling-golden-home }
ruling-locomotive-1 = { -ruling-three-spared }
ruling-locomotive-2 = Le wagon à côté de la carte est déchargé comme d’habitude, une fois résolu tout ce que la carte déclenche.
ruling-locomotive-3 = { -ruling-playing-ability }
ruling-locomotive-4 = On peut venir sans jouer de carte. { -ruling-own-visit }
ruling-locomotive-5 = Sans la Gare, elle n’est pas dans la pioche.
ruling-locomotive-6 = { -ruling-golden-home }
ruling-main-road-1 = On peut la jouer dans une ville pleine, mais il n’y en a qu’une par ville.
ruling-main-road-2 = Elle compte comme carte, comme Construction et comme marron, mais pas comme case occupée.
ruling-main-road-3 = Rien ne la défausse ni ne la remplace, ni { ruins }, ni { university }, ni { magician } ; rien ne la copie ni ne la fait agir à nouveau.
ruling-main-road-4 = { -ruling-golden-home }
ruling-museum-1 = Il réagit à chaque autre carte que vous jouez, même à un { fool } envoyé ailleurs, et jamais à lui-même.
ruling-museum-2 = Vous pouvez renoncer. Avec de la place pour une carte, vous en piochez une.
ruling-museum-3 = Un { historian } réagit en plus, dans l’ordre que vous choisissez.
ruling-museum-4 = { -ruling-golden-home }
ruling-tea-house-1 = { -ruling-gift }
ruling-tea-house-2 = La main vide, vous n’avez rien à donner et ne gagnez rien.
ruling-tea-house-3 = { -ruling-green }
ruling-tea-house-4 = { -ruling-golden-home }


## Visiteurs

ruling-bim-little-1 = { -ruling-goal-cards }
ruling-bosley-tedwardson-1 = { -ruling-goal-cards } Un surplus d’une couleur ne compense pas le manque d’une autre.
ruling-butterbell-sweetpaw-1 = { -ruling-goal-cards }
ruling-diggs-deepwell-1 = { -ruling-goal-left }
ruling-dillweed-quicksniff-1 = { -ruling-goal-cards } L’égalité ne suffit pas.
ruling-dim-dustlight-1 = { -ruling-goal-rarity }
ruling-dip-dibble-1 = { -ruling-goal-cards }
ruling-dune-tarrington-1 = { -ruling-goal-cards }
ruling-dwell-northwatch-1 = { -ruling-goal-cards }
ruling-edvard-triptail-1 = { -ruling-goal-cards }
ruling-frin-stickly-1 = { -ruling-goal-left }
ruling-glindil-frink-1 = { -ruling-goal-cards }
ruling-iggy-silverscale-1 = { -ruling-goal-cards }
ruling-mossy-steptoe-1 = { -ruling-goal-cards }
ruling-orin-nimblepaw-1 = Toutes les places du Voyage conviennent, même une seule et même place. Les ouvriers doivent s’y trouver quand la partie s’achève.
ruling-oscar-longtale-1 = { -ruling-goal-cards } L’égalité ne suffit pas.
ruling-phill-gurgle-1 = { -ruling-goal-cards } N’en avoir aucune convient aussi.
ruling-piff-quillglow-1 = { -ruling-goal-left }
ruling-plum-shortclaw-1 = { -ruling-goal-cards }
ruling-quinn-cleanwhisker-1 = { -ruling-goal-cards }
ruling-reemy-sniggle-1 = { -ruling-goal-basic }
ruling-rivil-ablacus-1 = { -ruling-goal-cards }
ruling-ruby-dew-1 = { -ruling-no-wonders }
ruling-saris-clearwhistle-1 = { -ruling-goal-rarity }
ruling-sir-trivle-q-s-marqwill-iii-1 = { -ruling-goal-left }
ruling-skid-shinysnout-1 = C’est la valeur de vos jetons qui compte, y compris ceux qui se trouvent sur vos cartes et vos événements.
ruling-snout-puddlehop-1 = { -ruling-goal-basic }
ruling-snout-puddlehop-2 = { -ruling-no-wonders }
ruling-triss-peske-1 = { -ruling-goal-cards }
ruling-wildell-family-1 = { -ruling-goal-rarity }
ruling-willow-greengrin-1 = { -ruling-goal-cards }
ruling-wimble-wuffle-1 = { -ruling-goal-left }
ruling-yara-and-brun-mayberry-1 = { -ruling-goal-rarity }


## Wagons

ruling-train-berry-1 = { -ruling-wagon }
ruling-train-resin-1 = { -ruling-wagon }
ruling-train-pebble-1 = { -ruling-wagon }
ruling-train-any-1 = { -ruling-wagon }
ruling-train-two-twigs-1 = { -ruling-wagon }
ruling-train-point-1 = { -ruling-wagon }


## Pouvoirs

ruling-bats-1 = Vous prenez la carte une fois résolu tout ce que déclenche celle que vous avez jouée, son wagon compris ; puis on complète la Prairie. Vous pouvez renoncer.
ruling-bats-2 = Vos Archives sont hors de votre main et de sa limite. Leurs cartes ne peuvent pas être défaussées, et vous seul pouvez les regarder, à tout moment.
ruling-bats-3 = Jouer une carte de vos Archives est votre action du tour, mais jamais dans celui où vous l’y avez mise.
ruling-bats-4 = { inn }, { hotel }, { locomotive } et leurs semblables peuvent jouer une carte de vos Archives. Elle ne décharge aucun wagon.
ruling-cats-1 = Vous utilisez une carte rouge d’une autre ville comme si elle était à vous. Son propriétaire ne gagne de points que si elle est ouverte.
ruling-cats-2 = Une carte qui n’est pas ouverte n’est à votre portée que tant qu’un ouvrier adverse s’y trouve.
ruling-cats-3 = Jamais { chapel }, { storehouse }, Bateau Pirate ni Légende d’un adversaire.
ruling-cats-4 = Si l’autre ouvrier part le premier, le vôtre tient la place et la bloque comme d’habitude. Là où les ouvriers restent définitivement, le vôtre reste aussi.
ruling-cats-5 = Là où se trouve déjà l’un de vos ouvriers, la place vous est fermée comme d’habitude.
ruling-cats-6 = Solo : vous pouvez aller là où un ouvrier de { automaton-base } bloque la place.
ruling-honey-bees-1 = Une fois par carte que vous jouez, quand tout ce qu’elle déclenche est résolu.
ruling-honey-bees-2 = C’est votre propre automne qui compte, quelle que soit la saison des autres. On ne peut pas activer une Légende.
ruling-snails-1 = Ce dont dépend la carte verte se cherche dans sa propre ville. Ce qu’elle coûte et rapporte est pour vous.
ruling-snails-2 = Si la main de cet adversaire est pleine, la carte donnée est défaussée, et vous activez tout de même.
ruling-snails-3 = Une fois par carte verte jouée, pas quand elle produit plus tard. La pile n’est jamais reconstituée : 7 fois en tout.
ruling-snails-4 = Jamais une { bank }, un { storehouse }, { rugwort-the-rowdy } ni une Légende, pas même par l’intermédiaire d’un { chip-sweep }.
ruling-snails-5 = Solo : les cartes vertes de { automaton-base } comptent aussi ; la carte donnée est défaussée.


## Gare et Butte

ruling-station-1 = { -ruling-one-each }
ruling-station-2 = Le Visiteur que vous défaussez part face cachée et découvre le suivant de son paquet, que vous pouvez prendre.
ruling-station-3 = Quand un paquet s’épuise, les Visiteurs défaussés sont mélangés et partagés en deux : une moitié va sur l’emplacement vide, l’autre sous l’autre paquet. S’ils sont en nombre impair, l’emplacement vide reçoit celui de trop.
ruling-station-4 = Si aucun n’a été défaussé, l’emplacement reste vide et l’on se contente de l’autre paquet.
ruling-station-5 = Ici, décharger un wagon est obligatoire ; vous choisissez lequel des trois. Les wagons utilisés ne retournent que dans un sac vide.
ruling-station-6 = { -ruling-no-location }
ruling-station-7 = Vous pouvez avoir autant de Visiteurs que vous voulez. Ils restent à côté de votre ville, et un objectif manqué ne coûte rien. Solo : { automaton-base } marque les siens quoi qu’ils demandent.
ruling-knoll-1 = { -ruling-one-each }
ruling-knoll-2 = Les 3 cartes à défausser sont choisies avant qu’on complète, et celles que vous prenez le sont toutes avant qu’on complète à nouveau.
ruling-knoll-3 = Sans assez de place en main, vous prenez ce qui tient, fût-ce rien ; le reste a lieu tout de même.
ruling-knoll-4 = Ici, décharger un wagon est facultatif, n’importe lequel des trois. Les cartes prises à la Gare n’en déchargent aucun.
ruling-knoll-5 = { -ruling-no-location }
ruling-knoll-6 = Solo : les cartes de la Prairie sous un ouvrier de { automaton-base } ne peuvent être ni défaussées ni prises.


## Cartes Forêt

ruling-forest-four-twigs-1 = { -ruling-forest }
ruling-forest-two-twigs-resin-1 = { -ruling-forest }
ruling-forest-copy-forest-1 = { -ruling-forest }
ruling-forest-copy-forest-2 = Seulement les cartes Forêt en jeu, jamais elle-même. L’autre carte peut être prise et reste comme elle est, mais vous devez pouvoir faire ce qu’elle dit.


## Événements de base

ruling-big-city-1 = { -ruling-colors }
ruling-big-city-2 = { -ruling-no-basic-events }
ruling-scenic-flight-1 = { -ruling-colors }
ruling-scenic-flight-2 = { -ruling-no-basic-events }


## Événements spéciaux

ruling-city-jubilee-1 = { -ruling-colors }
ruling-city-jubilee-2 = Seuls les événements déjà accomplis rapportent des points ; les suivants n’ajoutent rien. { -ruling-no-wonders }
ruling-ever-wall-tower-constructed-1 = { -ruling-colors }
ruling-glow-light-festival-1 = { -ruling-colors }
ruling-glow-light-festival-2 = { -ruling-all-of-color }
ruling-hot-air-balloon-race-1 = { -ruling-colors }
ruling-hot-air-balloon-race-2 = { -ruling-all-of-color }
ruling-juniper-jig-dance-contest-1 = { -ruling-colors }
ruling-magic-show-1 = { -ruling-colors }
ruling-magic-show-2 = { -ruling-all-of-color }
ruling-royal-tea-1 = { -ruling-colors }
ruling-royal-tea-2 = { -ruling-all-of-color }
ruling-stock-market-boom-1 = { -ruling-colors }
ruling-stock-market-boom-2 = { -ruling-all-of-color }
ruling-sunflower-parade-1 = Les événements de base et spéciaux comptent de même, celui-ci non. { -ruling-no-wonders }
