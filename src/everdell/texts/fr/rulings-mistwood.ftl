# Ce qu’on demande à propos des composants de Mistwood.


## Dit de plusieurs cartes

-ruling-a-farm = C’est une { farm } partout où une carte ou un événement en nomme une. Vous choisissez à chaque fois l’un des deux gains.


## Les fermes de chaque saison

ruling-winter-farm-1-1 = { -ruling-a-farm }
ruling-winter-farm-2-1 = { -ruling-a-farm }
ruling-spring-farm-1-1 = { -ruling-a-farm }
ruling-spring-farm-2-1 = { -ruling-a-farm }
ruling-summer-farm-1-1 = { -ruling-a-farm }
ruling-summer-farm-2-1 = { -ruling-a-farm }
ruling-summer-farm-2-2 = On peut la jouer dans une ville pleine.
ruling-autumn-farm-1-1 = { -ruling-a-farm }
ruling-autumn-farm-2-1 = { -ruling-a-farm }


## Corrin Longuequeue

ruling-corrin-evertails-field-1 = Une Créature verte s’y installe gratuitement, comme avec tout jeton Occupé ; pas celles de Newleaf qui ont une bannière.
ruling-corrin-evertails-field-2 = Ce n’est pas une { farm }. Les autres piochent dans la limite de leur main ; les joueurs qui ont passé ne piochent rien, un adversaire automatique non plus.
ruling-corrin-evertail-the-warrior-1 = Vous pouvez partager vos dons entre plusieurs adversaires. Les joueurs qui ont passé ne reçoivent rien ; les cartes demandent de la place en main.
ruling-corrin-evertail-the-warrior-2 = Si aucun adversaire ne peut prendre ce que vous donnez, c’est défaussé et compte tout de même.
ruling-corrin-evertails-path-1 = Lieux de base, cartes Forêt, Havre et cartes rouges de toutes les villes. Jamais un { cemetery }, une { chapel }, un { monastery }, un Bateau pirate, un événement, le Voyage ni une Légende.
ruling-corrin-evertails-path-2 = Une carte rouge agit comme si elle se trouvait dans votre ville ; son propriétaire ne gagne rien.
ruling-corrin-evertails-path-3 = Une Créature marron s’y installe gratuitement. Vous seul pouvez y placer un ouvrier, un seul à la fois.
ruling-corrin-evertail-the-leader-1 = Une fois par effet qui vous fait piocher, quel que soit le nombre de cartes. Les cartes prises dans la Prairie comptent comme piochées.
ruling-corrin-evertail-the-leader-2 = L’adversaire doit avoir de la place en main et ne pas avoir passé. S’il n’y a plus personne à qui donner, comme en solo, la carte peut être défaussée en cadeau.
ruling-corrin-evertail-the-king-1 = Un seul adversaire compte, et ce peut être un adversaire automatique.


## Encore plus de Légendes

ruling-chipter-swipple-1 = { -ruling-in-its-place }
ruling-chipter-swipple-2 = Deux exemplaires d’une carte sont deux cartes. Ni une Légende ni un { chip-sweep } ne sont activés. Si une seule carte peut agir, elle agit seule.
ruling-jor-goldwing-1 = { -ruling-in-its-place }
ruling-jor-goldwing-2 = Les cartes restent dans votre main. Même une main de plus de 8 cartes ne rapporte que 8 points.
ruling-mayberry-matriarch-1 = { -ruling-in-its-place } Le { husband } qui partageait la case de cette { wife } partage la sienne.
ruling-mayberry-matriarch-2 = Le { husband } qui partage sa case n’est plus le partenaire d’une { wife }. Pour { flying-doctor-service }, ils forment un couple.
ruling-strey-softpaw-1 = { -ruling-in-its-place }
ruling-strey-softpaw-2 = Vos propres ouvriers comptent aussi. Seulement les lieux de base et les cartes Forêt, et seulement s’il s’y trouve un ouvrier. Vous pouvez vous arrêter après un lieu, ou n’en prendre aucun.
ruling-strey-softpaw-3 = La seconde cellule du { dungeon } s’ouvre comme avec un { ranger }.
ruling-tarry-hare-1 = { -ruling-in-its-place }
ruling-tarry-hare-2 = La réaction vient après l’effet propre de la carte, jamais pour { tarry-hare }. On pioche dans la limite de la main.
ruling-click-clacks-1 = { -ruling-in-its-place }
ruling-click-clacks-2 = Avec plusieurs Fermes, les ressources peuvent être différentes.
ruling-darkdeep-prison-1 = { -ruling-in-its-place } Les prisonniers du { dungeon } y passent et comptent encore pour { ministering-to-miscreants }.
ruling-darkdeep-prison-2 = Aucune, une ou deux Créatures, y compris un { fool } de votre ville. Les Légendes ne sont jamais défaussées.
ruling-everflame-tomb-1 = { -ruling-in-its-place } Ses ouvriers y restent et en occupent les places ; ils comptent pour { remembering-the-fallen }.
ruling-everflame-tomb-2 = Quelle que soit la valeur de la carte. Sans carte que vous pourriez jouer, aucun ouvrier n’y vient.
ruling-king-norths-treasury-1 = { -ruling-in-its-place } Ses jetons Point y passent et servent comme les autres.
ruling-king-norths-treasury-2 = C’est une capacité qui aide à jouer une carte : pas avec { crane }, { innkeeper }, { judge } ni un jeton Occupé. Les jetons qui restent à la fin valent 1 point chacun.
ruling-strongroot-castle-1 = { -ruling-in-its-place }
ruling-strongroot-castle-2 = Les Légendes ne sont pas des Constructions communes.


## Pouvoirs

ruling-butterflies-1 = Vous piochez jusqu’à ce nombre, quelle que soit votre place dans l’ordre du tour. Les autres gardent leurs cartes.
ruling-butterflies-2 = L’ordre du tour continue à partir de vous, dans le sens horaire. La place de { automaton-base } ne change pas.
ruling-pigs-1 = Les Fermes distribuées en main ou dans la Prairie y restent. Avec les fermes des saisons, ce sont elles que vous empilez.
ruling-pigs-2 = Une Ferme à côté de la ville est dans votre ville pour tous les effets. La Ferme jouée gratuitement n’est pas un tour, mais c’est une carte jouée.
ruling-spiders-1 = Si vous avez au moins une ressource de chaque type, vous n’en gagnez pas, mais vous piochez la carte et déplacez l’araignée. Une fois que vous avez passé, plus rien ne se produit.
ruling-spiders-2 = N’importe quel lieu du plateau qui accueille des ouvriers et n’est pas un événement : lieux de base, cartes Forêt, Havre, Voyage. Vous êtes servi une fois l’action du lieu terminée.
ruling-spiders-3 = Si les { butterflies } sont à la table, c’est leur joueur qui commence, et vous ne jouez en dernier que si votre place est juste avant la sienne.
ruling-spiders-4 = Une ouvrière de { automaton-mistwood } vous sert comme tout autre ouvrier. Pas une Grande Créature à vous : pouvoir et compétence ne vont jamais ensemble.
ruling-stoats-1 = Une fois par carte jouée, quand tout ce qu’elle déclenche est terminé. Ce n’est pas une capacité qui aide à jouer une carte.


## Nightweave

-ruling-activity = Si sa première action est impossible, elle fait la seconde ; sinon, elle joue la première carte de sa main, ou pioche 2 cartes si elle n’en a pas. Reconstitué.
-ruling-level = S’y ajoutent valeurs de base, événements de base, Voyages et jetons. L’événement spécial qu’elle a pris n’est pas un événement restant. Reconstitué.
-ruling-alone = Tiré au hasard seulement si vous jouez seul ; à deux, vous pouvez le choisir. Reconstitué.
-ruling-both = À un ou deux joueurs. Reconstitué.

ruling-nightweave-activity-01-1 = { -ruling-activity }
ruling-nightweave-activity-02-1 = { -ruling-activity }
ruling-nightweave-activity-03-1 = { -ruling-activity }
ruling-nightweave-activity-04-1 = { -ruling-activity }
ruling-nightweave-activity-05-1 = { -ruling-activity }
ruling-nightweave-activity-06-1 = { -ruling-activity }
ruling-nightweave-activity-07-1 = { -ruling-activity }
ruling-nightweave-activity-08-1 = { -ruling-activity }
ruling-nightweave-activity-09-1 = { -ruling-activity }
ruling-nightweave-activity-10-1 = { -ruling-activity }
ruling-nightweave-activity-11-1 = { -ruling-activity }
ruling-nightweave-activity-12-1 = { -ruling-activity }
ruling-nightweave-activity-13-1 = { -ruling-activity }
ruling-nightweave-activity-14-1 = { -ruling-activity }
ruling-nightweave-activity-15-1 = { -ruling-activity }
ruling-nightweave-activity-16-1 = { -ruling-activity }
ruling-nightweave-activity-17-1 = { -ruling-activity }
ruling-nightweave-activity-18-1 = { -ruling-activity }
ruling-nightweave-activity-pearlbrook-1-1 = { -ruling-activity }
ruling-nightweave-activity-pearlbrook-2-1 = { -ruling-activity }
ruling-nightweave-level-0-1 = { -ruling-level }
ruling-nightweave-level-1-1 = { -ruling-level }
ruling-nightweave-level-2-1 = { -ruling-level }
ruling-nightweave-level-3-1 = { -ruling-level }
ruling-nightweave-level-4-1 = { -ruling-level }
ruling-plot-sticky-meadow-1 = { -ruling-alone }
ruling-plot-sticky-meadow-2 = La Prairie est faite de deux rangées de quatre cartes. Une carte de votre main coûte son prix habituel ; de plusieurs cartes identiques de la Prairie, vous jouez une de celles qui coûtent le moins.
ruling-plot-sticky-meadow-3 = Une capacité qui réduit le prix ne vous dispense pas de cette ressource, même s’il ne reste rien d’autre à payer. Ce que vous jouez gratuitement reste gratuit.
ruling-plot-web-of-roads-1 = { -ruling-alone }
ruling-plot-stolen-stores-1 = { -ruling-alone }
ruling-plot-silken-whispers-1 = { -ruling-alone }
ruling-plot-early-journey-1 = { -ruling-both }
ruling-plot-tangled-events-1 = { -ruling-both }
ruling-personality-builder-1 = { -ruling-alone }
ruling-personality-hostess-1 = { -ruling-alone }
ruling-personality-wanderer-1 = { -ruling-alone }
ruling-personality-collector-1 = { -ruling-both }
