# Précisions sur les composants de la boîte de base : que se passe-t-il si…
#
# Les clés sont expliquées dans le catalogue anglais.


## Dit de plusieurs composants

-ruling-own-visit = Seul son propriétaire peut placer un ouvrier ici, un à la fois.
-ruling-any-visit = Un seul ouvrier à la fois, quel que soit son propriétaire. Chaque exemplaire est un lieu à part.
-ruling-for-good = L’ouvrier ne revient jamais : ni avec une saison, ni par un { ranger } ou { a-well-run-city }.
-ruling-permanent-loss = Si des { ruins } prennent sa place, ses ouvriers sont perdus ; s’il est défaussé à l’{ university }, ils y passent définitivement.
-ruling-green = Agit à la pose et quand vous préparez le printemps et l’automne, pas l’été.
-ruling-draw = On pioche dans la limite de la main, et une main pleine n’empêche pas de venir.
-ruling-forest = 1 place jusqu’à 3 joueurs, 2 à partir de 4, et jamais deux ouvriers d’un même joueur.
-ruling-exclusive = Un seul ouvrier en tout peut s’y trouver.
-ruling-shared = Accueille autant d’ouvriers qu’on veut, y compris plusieurs d’un même joueur.
-ruling-journey-own = C’est votre propre automne qui compte, quelle que soit la saison des autres. Vous pouvez tenir plusieurs places du Voyage.
-ruling-journey-recall = L’ouvrier n’est pas ici définitivement : si un { ranger } ou { a-well-run-city } l’en ramène, ses points sont perdus et la place se libère.
-ruling-colors = Comptent les cartes de votre ville au moment où vous placez l’ouvrier, y compris celles qui partagent une case ou n’en occupent aucune. Les prisonniers ne comptent pas.
-ruling-when-achieved = On n’en pose qu’au moment de l’accomplissement, et l’on peut n’en poser aucune. Rien n’est rendu.
-ruling-read-at-end = Se compte en fin de partie : ce qui s’ajoute plus tard compte aussi.


## Créatures

ruling-architect-1 = Seuls comptent les résines et les galets de votre propre réserve, pas ceux posés sur un { storehouse } ou un événement.
ruling-architect-2 = Rien n’est dépensé : les mêmes restes servent aussi à départager une égalité.
ruling-bard-1 = N’importe quel nombre de zéro à 5, et le { bard } lui-même n’est plus dans votre main.
ruling-bard-2 = Vous défaussez avant que d’autres cartes ne réagissent : un { historian } pioche donc dans la main ainsi vidée.
ruling-barge-toad-1 = Sans { farm }, on peut le jouer, et il ne rapporte rien.
ruling-barge-toad-2 = Copié par une { miner-mole }, il compte les Fermes de la ville où il se trouve lui-même.
ruling-chip-sweep-1 = Il n’active ni lui-même ni un autre { chip-sweep }.
ruling-chip-sweep-2 = En production, il s’ajoute à la carte qu’il active : celle-ci agit deux fois en tout, dans l’ordre que vous choisissez.
ruling-chip-sweep-3 = Sur un { storehouse }, il ajoute un stock. Plusieurs peuvent remplir le même.
ruling-chip-sweep-4 = Sur une { miner-mole }, il vous fait copier une carte verte adverse comme d’habitude.
ruling-chip-sweep-5 = Il doit activer une carte s’il y en a une ; s’il n’y a que d’autres { chip-sweep }, rien ne se passe.
ruling-doctor-1 = Vous pouvez ne rien payer. Les baies vont à la réserve.
ruling-doctor-2 = À la pose, la baie d’un { shopkeeper } arrive trop tard ; en production, la baie d’une { farm } arrive à temps.
ruling-fool-1 = Vous le payez, ou occupez vos propres { fairgrounds } ou votre { ever-tree } ; ceux de l’autre ville ne servent à rien.
ruling-fool-2 = L’autre ville doit avoir une case libre et pas encore de { fool }. Si aucune ville ne convient, il ne peut pas être joué.
ruling-fool-3 = Ni une ville pleine ni un { fool } chez vous n’empêche de le jouer. On peut l’envoyer à un joueur qui a passé.
ruling-fool-4 = Il y est une Créature comme une autre : il remplit une case, compte comme marron et unique, et son nouveau propriétaire peut l’enfermer ou le défausser.
ruling-fool-5 = Votre { historian } y réagit ; votre { shopkeeper } non, pas plus que les cartes de l’autre ville.
ruling-fool-6 = { queen }, { cemetery } et { postal-pigeon } peuvent le jouer : une valeur de -2 est bien de 3 au plus.
ruling-fool-7 = Solo : le vôtre est défaussé et retire une carte de la ville de { automaton-base }, s’il y en a une. C’est tout de même une carte que vous avez jouée.
ruling-fool-8 = Solo : il joue le sien dans votre ville. Si elle est pleine ou a déjà un { fool }, il reste dans la sienne et compte comme une carte.
ruling-historian-1 = Vous devez piocher, mais avec une main pleine vous ne piochez rien.
ruling-historian-2 = Il réagit à chaque carte que vous jouez, y compris à un { fool } envoyé ailleurs et aux cartes jouées par { queen }, { cemetery }, { inn } ou { postal-pigeon }.
ruling-historian-3 = Il fait piocher après l’effet propre de la carte. Il ne réagit ni à lui-même ni, si un { postal-pigeon } l’a amené, à ce Pigeon.
ruling-husband-1 = Il ne rapporte une ressource que s’il partage sa case avec une { wife } et que vous avez une { farm }. Une seule Ferme suffit à plusieurs couples.
ruling-husband-2 = Une { wife } qui arrive plus tard ne le fait pas agir aussitôt ; il agira à la prochaine production.
ruling-husband-3 = Une ville pleine l’accueille si une { wife } s’y trouve seule.
ruling-husband-4 = Un couple remplit une case, mais compte pour deux cartes, deux Créatures et deux couleurs.
ruling-husband-5 = Si son { wife } s’en va, il garde la case et ne rapporte rien jusqu’à l’arrivée d’une autre. Parmi plusieurs Maris, c’est d’abord un Mari sans Épouse qui s’en va.
ruling-husband-6 = Quand une { miner-mole } le copie, { wife } et { farm } sont cherchées dans sa propre ville ; c’est le joueur qui copie qui choisit et gagne la ressource.
ruling-innkeeper-1 = Il ne baisse que les baies, et pour les Créatures seulement. Ce qui reste des 3 est perdu.
ruling-innkeeper-2 = Il s’en va avant l’arrivée de la nouvelle Créature : sa case est libre même dans une ville pleine, et un autre { innkeeper } peut la prendre.
ruling-innkeeper-3 = Il ne s’ajoute ni à { judge }, ni à { dungeon }, ni à { inn }, ni à la carte Forêt qui fait jouer une carte, ni à un jeton Occupé. Il peut être le prisonnier que demande un { dungeon }.
ruling-innkeeper-4 = S’il paie un { shepherd } en entier, aucun adversaire ne reçoit rien.
ruling-judge-1 = Exactement une ressource par carte, et l’on en paie autant qu’avant. Le { judge } reste et servira encore.
ruling-judge-2 = Il n’aide que pour le prix des cartes, jamais pour les événements, le { doctor } ou le { monastery }.
ruling-judge-3 = C’est une capacité qui aide à jouer une carte : pas avec { crane }, { dungeon }, { innkeeper }, { inn } ni un jeton Occupé.
ruling-judge-4 = Si un { shepherd } est payé ainsi, l’adversaire reçoit ce qui a réellement été payé.
ruling-king-1 = Tous vos événements comptent, même ceux accomplis avant sa venue. Ces points s’ajoutent à ceux des événements.
ruling-miner-mole-1 = Ce que demande la carte copiée se cherche dans sa propre ville : une { general-store } a besoin d’une { farm } là-bas, et non chez vous. Ce qu’elle coûte et rapporte est pour vous.
ruling-miner-mole-2 = Un { storehouse } d’une autre ville n’est jamais copié ; un { chip-sweep } adverse n’a pas à l’être : tout ce qu’il atteint peut être copié directement.
ruling-miner-mole-3 = En passant par une { miner-mole } adverse, vous pouvez activer une carte verte de votre propre ville, votre { storehouse } compris ; le stock y va.
ruling-miner-mole-4 = On peut copier les cartes de joueurs qui ont passé. Vous pouvez toujours renoncer.
ruling-miner-mole-5 = Solo : on peut copier toutes les cartes vertes de { automaton-base }, sauf un { storehouse }.
ruling-monk-1 = Toutes les baies vont à un même adversaire qui n’a pas passé. Si tous ont passé, et en solo, elles sont perdues et vous gagnez les points.
ruling-monk-2 = La seconde place de votre { monastery } n’est ouverte que tant qu’il est dans votre ville. Un { monk } ailleurs n’ouvre rien.
ruling-peddler-1 = Vous échangez avec la réserve, jamais avec des joueurs. Les ressources payées peuvent différer, celles gagnées aussi.
ruling-peddler-2 = Une, deux ou aucune. Ce qui est sur un { storehouse } ne s’échange pas, et la baie d’un { shopkeeper } arrive trop tard.
ruling-postal-pigeon-1 = C’est la valeur de base qui compte, sans bonus ; 0 ou moins convient.
ruling-postal-pigeon-2 = La carte a besoin d’une case en plus de celle du Pigeon et ne doit pas être une seconde carte unique. Si aucune n’est jouable, les deux sont défaussées.
ruling-postal-pigeon-3 = La seconde carte est vraiment jouée : elle agit, et { historian }, { shopkeeper } et { courthouse } réagissent aux deux. Ils réagissent au Pigeon en dernier.
ruling-postal-pigeon-4 = Les cartes viennent de la pioche, sont vues de tous et ne passent pas par votre main. En jouer une n’est jamais obligatoire.
ruling-postal-pigeon-5 = Solo : si une seconde carte est jouée, { automaton-base } en joue deux.
ruling-queen-1 = C’est la valeur de base qui compte, sans bonus ; 0 ou moins convient. Les règles des cases et des cartes uniques s’appliquent comme toujours.
ruling-queen-2 = On peut la visiter sans rien jouer. { -ruling-own-visit }
ruling-queen-3 = Aucune capacité ne s’y ajoute, aucun jeton n’est posé. Rien n’est payé : un { shepherd } ne paie donc personne.
ruling-queen-4 = Une carte de la Prairie est remplacée avant son effet. Des { ruins } peuvent être jouées dans une ville pleine.
ruling-ranger-1 = L’ouvrier doit aller sur un autre lieu où l’on pourrait le placer : libre, conditions remplies, bonne saison. Il y agit comme s’il venait d’être placé.
ruling-ranger-2 = Si un tel déplacement existe, il est obligatoire. Sans ouvrier à déplacer, le { ranger } est joué et rien ne se passe.
ruling-ranger-3 = N’importe lequel de vos ouvriers déployés, même sur un événement, que vous gardez, ou en Voyage, dont les points sont perdus. Pas celui qui reste définitivement.
ruling-ranger-4 = Ce qui a été gagné à l’ancien lieu est conservé, et ce lieu se libère.
ruling-ranger-5 = Il peut aller dans la première cellule du { dungeon }, jamais dans la seconde, qu’il n’ouvre que tant qu’il est en ville. Pendant qu’on le joue, il n’ouvre encore rien.
ruling-shepherd-1 = Le prix va à un adversaire qui n’a pas passé ; si tous ont passé, et en solo, à la réserve.
ruling-shepherd-2 = Joué gratuitement, il ne paie personne. D’un prix réduit, l’adversaire reçoit ce qui reste à payer.
ruling-shepherd-3 = Le prix est payé avant l’arrivée des 3 baies.
ruling-shepherd-4 = Les jetons restent sur votre { chapel }. Si vous n’en avez pas, vous gagnez seulement les baies.
ruling-shepherd-5 = Défaussé à l’{ university }, il rend 3 baies de la réserve.
ruling-shopkeeper-1 = Chaque Créature jouée dans votre ville compte, même gratuite ; ni le { shopkeeper } lui-même, ni un { fool } envoyé ailleurs.
ruling-shopkeeper-2 = La baie arrive après l’effet propre de la Créature : elle n’aide ni à la payer ni à alimenter son effet.
ruling-teacher-1 = Vous voyez les deux cartes avant de choisir. Personne d’autre ne les voit ; l’adversaire voit celle qu’il reçoit.
ruling-teacher-2 = Elle va à un adversaire qui a de la place en main et n’a pas passé. S’il n’y en a pas, et en solo, elle est défaussée.
ruling-teacher-3 = Avec de la place pour une carte, vous en piochez une et la gardez. Avec une main pleine, vous ne piochez rien.
ruling-undertaker-1 = Les 3 défausses sont obligatoires, puis la prise d’une carte : n’importe laquelle des 8, pas seulement une nouvelle. Avec une main pleine, on n’en prend aucune.
ruling-undertaker-2 = S’il vient de la Prairie, sa propre place est d’abord complétée.
ruling-undertaker-3 = La seconde place de votre { cemetery } n’est ouverte que tant qu’il est dans votre ville.
ruling-undertaker-4 = Solo : les cartes sous un ouvrier de { automaton-base } ne peuvent être ni défaussées ni prises.
ruling-wanderer-1 = Il entre dans une ville pleine, et compte pourtant comme carte, comme marron et comme Créature commune.
ruling-wanderer-2 = Prisonnier ou défaussé, il ne libère aucune case.
ruling-wife-1 = Il lui faut un { husband } à elle, qui partage sa case, mais pas de { farm }.
ruling-wife-2 = Une ville pleine l’accueille si un { husband } s’y trouve seul.
ruling-wife-3 = Si son { husband } s’en va, elle garde la case et perd les 3 points jusqu’à l’arrivée d’un autre. Parmi plusieurs Épouses, c’est d’abord une Épouse sans Mari qui s’en va.
ruling-woodcarver-1 = Vous pouvez ne rien payer. Les brindilles d’un { storehouse } ne peuvent pas être payées.
ruling-woodcarver-2 = En production, les brindilles d’une { twig-barge } arrivent à temps.


## Constructions

ruling-castle-1 = Comptent les Constructions communes de votre propre ville, dont { ruins } et { storehouse }. Ni les Créatures ni les Constructions uniques.
ruling-cemetery-1 = Vous choisissez la pile avant toute révélation ; toutes les cartes viennent du dessus de celle-ci. La pioche est reconstituée si elle s’épuise, et une défausse de moins de 4 cartes est révélée en entier.
ruling-cemetery-2 = Toute valeur convient ; les règles des cases et des cartes uniques s’appliquent. Si une des cartes peut être jouée, il faut en jouer une ; sinon toutes sont défaussées et l’ouvrier reste.
ruling-cemetery-3 = { -ruling-for-good }
ruling-cemetery-4 = Seul son propriétaire peut venir ; la seconde place demande un { undertaker } dans la même ville, et il n’y en a pas de troisième.
ruling-cemetery-5 = { -ruling-permanent-loss }
ruling-chapel-1 = Le jeton vient d’abord : la première visite fait donc piocher 2 cartes et la deuxième 4. Avec une main pleine, le jeton est posé tout de même.
ruling-chapel-2 = Ses jetons restent et comptent 1 point chacun en fin de partie. Ils sont perdus si la { chapel } quitte votre ville.
ruling-chapel-3 = { -ruling-own-visit }
ruling-clock-tower-1 = Il peut servir une fois à chaque préparation de saison, avant le retour des ouvriers et avant la production.
ruling-clock-tower-2 = Lieux de base et cartes Forêt seulement, là où vous avez vous-même un ouvrier : ni Havre de paix, ni Voyage, ni événements, ni villes.
ruling-clock-tower-3 = Aucun ouvrier n’est déplacé, et aucune place n’est prise.
ruling-clock-tower-4 = Les jetons qui y restent comptent 1 point chacun en fin de partie. Ils sont perdus s’il quitte votre ville.
ruling-courthouse-1 = Jamais une baie, et jamais pour lui-même.
ruling-courthouse-2 = Les Constructions gratuites comptent aussi, de même que celles jouées par { inn }, { queen } ou { postal-pigeon }.
ruling-courthouse-3 = La ressource arrive après l’effet propre de la Construction. Si des { ruins } remplacent le { courthouse }, il n’y réagit pas.
ruling-crane-1 = Pour les Constructions seulement. Vous choisissez les 3 ressources économisées ; l’excédent est perdu.
ruling-crane-2 = Elle s’en va avant l’arrivée de la nouvelle carte : sa case est libre même dans une ville pleine, et une autre { crane } peut la prendre.
ruling-crane-3 = Elle ne s’ajoute ni à { judge }, ni à { dungeon }, ni à { inn }, ni à la carte Forêt qui fait jouer une carte.
ruling-crane-4 = Si elle paie des { ruins }, elle est déjà partie et ne peut pas être la Construction qu’elles remplacent.
ruling-dungeon-1 = Un prisonnier par carte jouée, et sans autre capacité qui aide à jouer une carte ni jeton Occupé.
ruling-dungeon-2 = Un prisonnier est hors de la ville : ni points, ni couleur, ni effet, ni case. Il ne réagit pas à la carte qu’il paie.
ruling-dungeon-3 = Sa case est libre pour la nouvelle carte, et une Créature unique peut même céder la place à une autre du même nom. Un { wanderer } et la moitié d’un couple ne libèrent aucune case, mais un nouveau partenaire peut rejoindre l’autre moitié.
ruling-dungeon-4 = 2 prisonniers au plus. La seconde cellule est ouverte tant qu’un { ranger } est dans votre ville, et jamais pour lui.
ruling-dungeon-5 = Un { fool } de votre ville peut être enfermé. La carte qu’on joue ne le peut pas.
ruling-dungeon-6 = Si le { dungeon } quitte votre ville, ses prisonniers sont défaussés.
ruling-ever-tree-1 = Un seul jeton Occupé dans toute la partie, comme toute Construction, mais pour n’importe quelle Créature.
ruling-ever-tree-2 = Si la Construction propre à la Créature est là aussi, vous choisissez laquelle des deux est occupée.
ruling-ever-tree-3 = Il compte toutes les cartes violettes de votre ville, lui compris : il vaut donc au moins 6 points.
ruling-fairgrounds-1 = { -ruling-green } On pioche dans la limite de la main.
ruling-fairgrounds-2 = En les occupant, vous jouez gratuitement votre { fool } dans une autre ville.
ruling-farm-1 = Un seul jeton Occupé : une { farm } accueille soit un { husband }, soit une { wife }.
ruling-farm-2 = { -ruling-green }
ruling-general-store-1 = 2 baies en tout, quel que soit le nombre de vos Fermes.
ruling-general-store-2 = Quand une { miner-mole } la copie, la { farm } est cherchée dans la ville où se trouve l’épicerie.
ruling-inn-1 = Vous devez jouer une carte : vous ne pouvez venir que si une carte de la Prairie est à votre portée. Celles de votre main ne comptent pas.
ruling-inn-2 = Vous choisissez les 3 ressources économisées ; l’excédent est perdu.
ruling-inn-3 = C’est elle-même une capacité qui aide à jouer une carte : pas avec { crane }, { dungeon }, { innkeeper }, { judge } ni un jeton Occupé.
ruling-inn-4 = Un visiteur joue dans sa propre ville. Le propriétaire gagne 1 point, même s’il a passé, mais rien pour sa propre visite.
ruling-inn-5 = { -ruling-any-visit }
ruling-inn-6 = Des { ruins } jouées ici peuvent remplacer l’{ inn } elle-même ; son visiteur se trouve alors sur les Ruines.
ruling-inn-7 = Solo : vous pouvez visiter une { inn } de { automaton-base } ; le point est pour lui. Les cartes bloquées de la Prairie restent hors de portée.
ruling-lookout-1 = Les 8 lieux de base et les cartes Forêt en jeu, pris ou non, même par vous. Ni Havre de paix, ni Voyage, ni événements, ni cartes de ville.
ruling-lookout-2 = L’ouvrier reste sur le { lookout } ; le lieu copié reste libre.
ruling-lookout-3 = { -ruling-own-visit }
ruling-mine-1 = { -ruling-green }
ruling-monastery-1 = Il vous faut 2 ressources, semblables ou non, et les deux vont à un même adversaire qui n’a pas passé.
ruling-monastery-2 = Si tous les autres ont passé, et en solo, le don est perdu et vous gagnez tout de même 4 points.
ruling-monastery-3 = { -ruling-for-good }
ruling-monastery-4 = Seul son propriétaire peut venir ; la seconde place demande un { monk } dans la même ville.
ruling-monastery-5 = { -ruling-permanent-loss }
ruling-palace-1 = Comptent les Constructions uniques de votre propre ville, le { palace } compris. Ni les Créatures ni les Constructions communes.
ruling-post-office-1 = Il vous faut 2 cartes en main pour venir ; il n’est pas nécessaire que quelqu’un ait de la place pour elles.
ruling-post-office-2 = Les deux vont à un même adversaire : à l’un de ceux qui ont de la place pour les deux, sinon à celui qui en a le plus. Vous choisissez ce qui tient en main ; le reste est défaussé.
ruling-post-office-3 = Défaussez ensuite n’importe quel nombre de cartes, même zéro, et piochez jusqu’à la limite de votre main. Si la pioche s’épuise, des cartes à peine défaussées peuvent revenir.
ruling-post-office-4 = Quand quelqu’un d’autre le visite, le propriétaire gagne 1 point, et peut être celui qui reçoit les cartes, sauf s’il a passé.
ruling-post-office-5 = { -ruling-any-visit }
ruling-post-office-6 = Solo : vous pouvez en visiter un chez { automaton-base } ; le point est pour lui, et les 2 cartes sont défaussées.
ruling-resin-refinery-1 = { -ruling-green }
ruling-ruins-1 = Elles ne peuvent être jouées que si une autre Construction se trouve dans votre ville, et doivent en remplacer une. Une ville pleine n’est pas un obstacle.
ruling-ruins-2 = Vous gagnez tout le coût imprimé, quoi qu’on ait payé. D’autres { ruins } peuvent être remplacées, pour rien.
ruling-ruins-3 = Les jetons, les ressources et le jeton Occupé de l’ancienne carte sont perdus. Les événements accomplis sont gardés.
ruling-ruins-4 = Un ouvrier qui s’y trouve, le vôtre ou un visiteur, passe sur les { ruins } sans agir et revient comme d’habitude. Celui qui y était définitivement est perdu.
ruling-ruins-5 = Les { ruins } elles-mêmes n’accueillent aucun ouvrier.
ruling-school-1 = Comptent les Créatures communes de votre propre ville, un { wanderer } et les deux moitiés d’un couple compris. Pas les prisonniers.
ruling-storehouse-1 = Les stocks s’ajoutent. Un ouvrier prend tout d’un coup, et un { storehouse } vide n’accueille pas d’ouvrier.
ruling-storehouse-2 = Ce qui s’y trouve n’est pas encore à vous : on ne peut ni le dépenser ni le compter, et il est perdu avec la carte.
ruling-storehouse-3 = Il est vert : il ne compte pas comme carte rouge bien qu’il accueille un ouvrier. { -ruling-own-visit }
ruling-storehouse-4 = Un { chip-sweep } y ajoute un stock ; une { miner-mole } adverse ne peut pas le copier.
ruling-theater-1 = Comptent les Créatures uniques de votre propre ville, y compris un { fool } qu’on vous a envoyé. Pas les prisonniers.
ruling-twig-barge-1 = { -ruling-green }
ruling-university-1 = La ville doit contenir une autre carte, car l’{ university } ne se défausse pas elle-même. Créature ou Construction, peu importe.
ruling-university-2 = Vous gagnez tout le coût imprimé, même si la carte était gratuite. Jetons et ressources qui s’y trouvent sont perdus.
ruling-university-3 = Les ouvriers qui étaient définitivement sur la carte passent définitivement à l’{ university }, sans prendre la place d’un visiteur. Les autres restent déployés jusqu’à ce que leur propriétaire prépare une saison.
ruling-university-4 = Un { fool } peut être renvoyé contre 3 baies ; les prisonniers d’un { dungeon } défaussé le sont aussi.
ruling-university-5 = { -ruling-own-visit }


## Lieux de base

ruling-basic-three-twigs-1 = { -ruling-exclusive }
ruling-basic-three-twigs-2 = Solo : { automaton-base } l’occupe jusqu’à ce que vous ayez préparé le printemps.
ruling-basic-two-twigs-card-1 = { -ruling-shared } { -ruling-draw }
ruling-basic-two-resin-1 = { -ruling-exclusive }
ruling-basic-two-resin-2 = Solo : { automaton-base } l’occupe pendant votre printemps.
ruling-basic-resin-card-1 = { -ruling-shared } { -ruling-draw }
ruling-basic-pebble-1 = { -ruling-exclusive }
ruling-basic-pebble-2 = Solo : { automaton-base } l’occupe pendant votre été.
ruling-basic-two-cards-point-1 = { -ruling-shared } Le point est gagné même avec une main pleine.
ruling-basic-berry-1 = { -ruling-shared }
ruling-basic-berry-card-1 = { -ruling-exclusive } { -ruling-draw }
ruling-basic-berry-card-2 = Solo : { automaton-base } l’occupe pendant votre automne, sauf dans sa troisième année.


## Havre de paix et Voyage

ruling-haven-1 = Les ressources peuvent différer entre elles. Une carte en trop ne rapporte rien.
ruling-haven-2 = Vous pouvez venir la main vide, ou ne rien défausser. { -ruling-shared }
ruling-haven-3 = Ce n’est pas un lieu de base : { lookout }, { clock-tower } et la carte Forêt qui copie ne l’atteignent pas.
ruling-haven-4 = On défausse face cachée ; personne d’autre n’apprend de quelles cartes il s’agit.
ruling-journey-2-1 = { -ruling-shared } Chacun paie avec ses propres cartes.
ruling-journey-2-2 = { -ruling-journey-own }
ruling-journey-2-3 = { -ruling-journey-recall }
ruling-journey-3-1 = { -ruling-exclusive } { -ruling-journey-own }
ruling-journey-3-2 = { -ruling-journey-recall }
ruling-journey-3-3 = Solo : { automaton-base } la prend à l’automne de sa première année.
ruling-journey-4-1 = { -ruling-exclusive } { -ruling-journey-own }
ruling-journey-4-2 = { -ruling-journey-recall }
ruling-journey-4-3 = Solo : { automaton-base } la prend à l’automne de sa deuxième année.
ruling-journey-5-1 = { -ruling-exclusive } { -ruling-journey-own }
ruling-journey-5-2 = { -ruling-journey-recall }
ruling-journey-5-3 = Solo : { automaton-base } la prend à l’automne de sa troisième année.


## Cartes Forêt

ruling-forest-two-berries-card-1 = { -ruling-forest } { -ruling-draw }
ruling-forest-two-any-1 = { -ruling-forest } Les deux ressources peuvent différer.
ruling-forest-discard-draw-double-1 = { -ruling-forest } Vous pouvez venir la main vide.
ruling-forest-discard-draw-double-2 = Toutes les défausses viennent d’abord. On pioche dans la limite de la main.
ruling-forest-copy-basic-card-1 = { -ruling-forest } { -ruling-draw }
ruling-forest-copy-basic-card-2 = Vous voyez la carte avant de choisir. Le lieu peut être pris et reste comme il est ; ni le Havre de paix ni le Voyage ne conviennent.
ruling-forest-pebble-three-cards-1 = { -ruling-forest } { -ruling-draw }
ruling-forest-twig-resin-berry-1 = { -ruling-forest }
ruling-forest-three-berries-1 = { -ruling-forest }
ruling-forest-two-resin-twig-1 = { -ruling-forest }
ruling-forest-two-cards-any-1 = { -ruling-forest } { -ruling-draw }
ruling-forest-two-cards-any-2 = Vous voyez les cartes avant de choisir la ressource.
ruling-forest-discard-three-any-1 = { -ruling-forest } Vous pouvez venir la main vide.
ruling-forest-discard-three-any-2 = De zéro à 3 cartes ; les ressources peuvent différer.
ruling-forest-meadow-two-play-one-1 = { -ruling-forest } Les deux cartes sont prises avant qu’on complète la Prairie.
ruling-forest-meadow-two-play-one-2 = Vous pouvez jouer une des cartes à peine prises, et aucune autre, ou garder les deux. Vous choisissez la ressource économisée.
ruling-forest-meadow-two-play-one-3 = Avec 7 cartes en main, vous prenez une carte, que vous pouvez jouer. Avec 8, vous n’en prenez aucune et n’en jouez donc aucune.
ruling-forest-meadow-two-play-one-4 = C’est une capacité qui aide à jouer une carte : pas avec { crane }, { dungeon }, { innkeeper }, { judge } ni un jeton Occupé.
ruling-forest-meadow-two-play-one-5 = Solo : les cartes sous un ouvrier de { automaton-base } ne peuvent pas être prises.


## Événements de base

ruling-city-monument-1 = { -ruling-colors }
ruling-grand-tour-1 = { -ruling-colors }
ruling-grand-tour-2 = Un { storehouse } accueille un ouvrier mais il est vert : il ne compte pas.
ruling-harvest-festival-1 = { -ruling-colors }
ruling-cartographers-expedition-1 = { -ruling-colors }
ruling-cartographers-expedition-2 = { wanderer }, { ruins } et un { fool } qu’on vous a envoyé comptent.


## Événements spéciaux

ruling-a-brilliant-marketing-plan-1 = De zéro à 3 ressources, à un ou plusieurs adversaires qui n’ont pas passé. On peut l’accomplir sans rien donner.
ruling-a-brilliant-marketing-plan-2 = Si tous les autres ont passé, et en solo, les dons sont perdus et rapportent tout de même leurs points.
ruling-a-well-run-city-1 = Ce peut être l’ouvrier même que vous venez de placer ici.
ruling-a-well-run-city-2 = Celui qui reste définitivement ne revient pas. Celui du Voyage revient, et ses points sont perdus.
ruling-a-well-run-city-3 = Le lieu qu’il quitte se libère ; ce qui y a été gagné est conservé.
ruling-an-evening-of-fireworks-1 = { -ruling-when-achieved }
ruling-ancient-scrolls-discovered-1 = N’importe quel nombre de zéro à 5, dans la limite de votre main. Tous les joueurs voient les cinq cartes.
ruling-ancient-scrolls-discovered-2 = Les cartes glissées dessous sont hors du jeu et ne comptent qu’ici.
ruling-capture-of-the-acorn-thieves-1 = Les Créatures quittent votre ville : points, couleur, effet et case n’y sont plus. Aucune, une ou deux.
ruling-capture-of-the-acorn-thieves-2 = Le { ranger } qui a rempli la condition peut y aller, un { fool } qu’on vous a envoyé aussi.
ruling-capture-of-the-acorn-thieves-3 = Un ouvrier sur une { queen } capturée reste déployé jusqu’à votre prochaine préparation de saison.
ruling-croak-wart-cure-1 = Les deux sont obligatoires : sans 2 baies et 2 cartes à défausser, on ne peut pas l’accomplir. Rien n’est remboursé.
ruling-croak-wart-cure-2 = { undertaker } et { barge-toad } peuvent être les cartes défaussées ; l’événement vous reste.
ruling-flying-doctor-service-1 = Les couples de toutes les villes comptent, les vôtres et ceux de joueurs qui ont passé compris ; en solo, ceux de { automaton-base } aussi.
ruling-flying-doctor-service-2 = Un couple partage une case dans une même ville. Des partenaires dans deux villes n’en sont pas un. { -ruling-read-at-end }
ruling-graduation-of-scholars-1 = Les Créatures viennent de votre main, ne coûtent rien et ne sont pas jouées. Vous pouvez n’en glisser aucune.
ruling-graduation-of-scholars-2 = Tous les joueurs voient lesquelles.
ruling-ministering-to-miscreants-1 = { -ruling-read-at-end } Sans { dungeon } à vous, il vaut 0.
ruling-path-of-the-pilgrims-1 = { -ruling-read-at-end } Sans { monastery } à vous, il vaut 0.
ruling-performer-in-residence-1 = { -ruling-when-achieved }
ruling-pristine-chapel-ceiling-1 = Les jetons gardent en outre leur propre valeur. Ceux qui s’ajoutent plus tard comptent en fin de partie.
ruling-pristine-chapel-ceiling-2 = Avec une { chapel } vide, on peut l’accomplir tout de même. Sans elle en fin de partie, il vaut 0.
ruling-pristine-chapel-ceiling-3 = Une main pleine limite les cartes, pas les ressources.
ruling-remembering-the-fallen-1 = { -ruling-read-at-end } Sans { cemetery } à vous, il vaut 0.
ruling-tax-relief-1 = C’est une production entière comme au printemps : ce qui est facultatif le reste, et vous choisissez l’ordre là où il importe.
ruling-tax-relief-2 = On peut l’accomplir sans aucune carte verte.
ruling-the-everdell-games-1 = { -ruling-colors }
ruling-the-everdell-games-2 = Trop d’une couleur ne remplace pas le manque d’une autre.
ruling-under-new-management-1 = { -ruling-when-achieved }
