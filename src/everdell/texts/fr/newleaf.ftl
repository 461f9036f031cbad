# Newleaf : le nom et le texte de chaque composant, puis les mots que la boîte apporte à la table.


## Qui accueille qui

-let-in-by-common = Une Construction commune l’accueille avec un jeton Occupé doré.
-let-in-by-unique = Une Construction unique l’accueille avec un jeton Occupé doré.
-let-in-by-green = Une Construction verte l’accueille avec un jeton Occupé doré.
-let-in-by-red = Une Construction rouge l’accueille avec un jeton Occupé doré.
-let-in-by-blue = Une Construction bleue l’accueille avec un jeton Occupé doré.
-let-in-by-purple = Une Construction violette l’accueille avec un jeton Occupé doré.
-lets-in-common = Accueille une Créature commune avec un jeton Occupé doré.
-lets-in-unique = Accueille une Créature unique avec un jeton Occupé doré.
-lets-in-tan = Accueille une Créature marron avec un jeton Occupé doré.
-lets-in-green = Accueille une Créature verte avec un jeton Occupé doré.
-lets-in-blue = Accueille une Créature bleue avec un jeton Occupé doré.
-lets-in-purple = Accueille une Créature violette avec un jeton Occupé doré.


## Créatures

baker = Boulanger
    .split = Boulan|ger
    .text = { -game-end } 2 points par baie restant dans votre réserve, 6 points au plus. { -let-in-by-green }
chipsmith = Forge-troncs
    .text = { -visit } vous pouvez activer jusqu’à 2 cartes vertes différentes de votre ville. { -let-in-by-red }
conductor = Chef de train
    .text = { -visit } vous pouvez copier, comme si elle était à vous, une carte rouge adverse, ouverte ou non, sauf { cemetery }, { chapel } et { monastery }. Un { conductor } copié peut copier une de vos cartes. { -let-in-by-unique }
diplomat = Diplomate
    .split = Diplo|mate
    .text = Après chaque Créature que vous jouez, sauf celle-ci, vous pouvez donner 1 carte de votre main à un adversaire pour gagner 1 point et piocher 1 carte. { -let-in-by-blue }
gardener = Jardinier
    .split = Jardi|nier
    .text = { -when-played } vous pouvez activer jusqu’à 2 cartes vertes différentes de votre ville. { -let-in-by-green }
inventor = Inventeur
    .split = Inven|teur
    .text = Pour payer une carte jusqu’à 3 ressources au choix de moins, vous pouvez défausser celle-ci de votre ville. { -alone } { -let-in-by-blue }
lamplighter = Falotier
    .split = Falo|tier
    .text = { -production } vous pouvez prendre jusqu’à 2 cartes, chacune dans la pioche, la Prairie ou la Gare. { -let-in-by-common }
magician = Magicien
    .split = Magi|cien
    .text = { -production } vous pouvez défausser une autre carte de votre ville pour gagner 1 point et 1 ressource au choix. { -let-in-by-red }
mayor = Maire
    .text = { -production } gagnez 1 point, et 1 de plus par lot de 5 cases occupées dans votre ville. { -let-in-by-unique }
miller = Meunier
    .text = { -production } vous pouvez payer 1 galet et gagner 3 points. { -let-in-by-purple }
photographer = Photographe
    .split = Photo|graphe
    .text = { -game-end } le bonus d’une carte violette d’une ville adverse, compté avec votre ville, votre réserve et vos événements. { -let-in-by-purple }
poet = Poète
    .text = { -when-played } nommez une couleur et prenez toutes les cartes de cette couleur dans la Prairie, dans la limite de votre main, pour 1 point chacune. { -let-in-by-common }


## Constructions

air-balloon = Montgolfière
    .split = Montgol|fière
    .text = N’occupe aucune case. { -when-played } copiez, comme si elle était à vous, une carte marron adverse, sauf { fool }, { main-road } et { ruins }. Une { air-balloon } copiée peut copier une de vos cartes. { -lets-in-tan }
bank = Banque
    .text = { -production } posez 1 jeton Point sur cette carte. Votre main peut contenir 1 carte de plus par jeton qui s’y trouve. { -lets-in-purple }
city-hall = Mairie
    .text = Après chaque Construction que vous jouez dans votre ville, sauf celle-ci, vous pouvez donner 1 carte de votre main à un adversaire pour gagner 1 point et piocher 1 carte. { -lets-in-blue }
ever-wall = Murailles Éternelles
    .split = Mu|railles Éter|nelles
    .text = N’occupe aucune case. { -game-end } 2 points par lot de 5 cases occupées dans votre ville. { -lets-in-purple }
freight-car = Wagon de Marchandises
    .split = Wagon de Mar|chan|dises
    .text = { -when-played } posez 2 ressources de chaque sorte de la réserve sur cette carte. { -production } vous pouvez prendre jusqu’à 2 de celles qui s’y trouvent. { -lets-in-unique }
greenhouse = Serre
    .text = Peut partager sa case avec une { farm }. { -production } piochez 1 carte et, si la case est partagée, gagnez 1 ressource au choix. { -lets-in-green }
hotel = Hôtel
    .text = { -visit } vous pouvez jouer une carte de votre main pour 3 ressources au choix de moins. Ouvert aux adversaires : 2 points pour vous par visite. { -alone } { -lets-in-tan }
library = Bibliothèque
    .split = Biblio|thèque
    .text = { -game-end } 1 point par couleur de carte présente dans votre ville, 5 points au plus. { -lets-in-blue }
locomotive = Locomotive
    .split = Loco|motive
    .text = { -visit } vous pouvez jouer une carte de la Gare en payant jusqu’à 3 ressources au choix de moins. { -alone } { -lets-in-green }
main-road = Route Principale
    .split = Route Princi|pale
    .text = N’occupe aucune case et en ajoute 1 à votre ville. Elle n’en part jamais, et rien ne la copie. { -lets-in-common }
museum = Musée
    .text = Après chaque carte que vous jouez, sauf celle-ci, vous pouvez piocher 2 cartes. { -lets-in-unique }
tea-house = Salon de Thé
    .text = { -production } vous pouvez donner 1 carte de votre main à un adversaire pour gagner 1 ressource au choix et piocher 1 carte. { -lets-in-common }


## Visiteurs

bim-little = Bim Little
    .text = { -game-end } 7 points avec au moins 6 cartes rouges dans votre ville.
bosley-tedwardson = Bosley Tedwardson
    .split = Bosley Ted|wardson
    .text = { -game-end } 9 points avec au moins 2 cartes de chaque couleur dans votre ville.
butterbell-sweetpaw = Butterbell Sweetpaw
    .split = Butter|bell Sweet|paw
    .text = { -game-end } 6 points avec au moins 15 cartes dans votre ville.
diggs-deepwell = Diggs Deepwell
    .split = Diggs Deep|well
    .text = { -game-end } 6 points s’il reste au moins 2 galets dans votre réserve.
dillweed-quicksniff = Dillweed Quicksniff
    .split = Dill|weed Quick|sniff
    .text = { -game-end } 5 points avec plus de Constructions que de Créatures dans votre ville.
dim-dustlight = Dim Dustlight
    .split = Dim Dust|light
    .text = { -game-end } 5 points avec au moins 6 cartes uniques dans votre ville.
dip-dibble = Dip Dibble
    .text = { -game-end } 5 points avec au moins 4 cartes rouges dans votre ville.
dune-tarrington = Dune Tarrington
    .split = Dune Tarring|ton
    .text = { -game-end } 6 points avec au moins 6 cartes violettes dans votre ville.
dwell-northwatch = Dwell Northwatch
    .split = Dwell North|watch
    .text = { -game-end } 5 points avec au moins 4 cartes marron dans votre ville.
edvard-triptail = Edvard Triptail
    .split = Edvard Trip|tail
    .text = { -game-end } 5 points avec au moins 1 carte de chaque couleur dans votre ville.
frin-stickly = Frin Stickly
    .text = { -game-end } 6 points s’il reste au moins 4 résines dans votre réserve.
glindil-frink = Glindil Frink
    .text = { -game-end } 4 points avec au moins 4 cartes violettes dans votre ville.
iggy-silverscale = Iggy Silverscale
    .split = Iggy Silver|scale
    .text = { -game-end } 7 points avec au moins 6 cartes marron dans votre ville.
mossy-steptoe = Mossy Steptoe
    .text = { -game-end } 5 points avec au moins 5 cartes vertes dans votre ville.
orin-nimblepaw = Orin Nimblepaw
    .split = Orin Nimble|paw
    .text = { -game-end } 6 points avec au moins 2 ouvriers en Voyage.
oscar-longtale = Oscar Longtale
    .split = Oscar Long|tale
    .text = { -game-end } 5 points avec plus de Créatures que de Constructions dans votre ville.
phill-gurgle = Phill Gurgle
    .text = { -game-end } 10 points avec 2 cartes vertes au plus dans votre ville.
piff-quillglow = Piff Quillglow
    .split = Piff Quill|glow
    .text = { -game-end } 6 points s’il reste au moins 5 brindilles dans votre réserve.
plum-shortclaw = Plum Shortclaw
    .split = Plum Short|claw
    .text = { -game-end } 5 points avec au moins 4 cartes bleues dans votre ville.
quinn-cleanwhisker = Quinn Cleanwhisker
    .split = Quinn Clean|whisker
    .text = { -game-end } 6 points avec au moins 6 Créatures et 6 Constructions dans votre ville.
reemy-sniggle = Reemy Sniggle
    .text = { -game-end } 7 points avec au moins 3 événements de base accomplis.
rivil-ablacus = Rivil Ablacus
    .text = { -game-end } 7 points avec au moins 6 cartes bleues dans votre ville.
ruby-dew = Ruby Dew
    .text = { -game-end } 8 points avec au moins 2 événements spéciaux accomplis.
saris-clearwhistle = Saris Clearwhistle
    .split = Saris Clear|whistle
    .text = { -game-end } 5 points avec au moins 6 cartes communes dans votre ville.
sir-trivle-q-s-marqwill-iii = Sir Trivle Q.S. Marqwill III
    .split = Sir Trivle Q.S. Marq|will III
    .text = { -game-end } 7 points s’il reste au moins 1 ressource de chaque sorte dans votre réserve.
skid-shinysnout = Skid Shinysnout
    .split = Skid Shiny|snout
    .text = { -game-end } 5 points si vos jetons Point en valent au moins 10.
snout-puddlehop = Snout Puddlehop
    .split = Snout Puddle|hop
    .text = { -game-end } 8 points avec au moins 2 événements de base et 1 événement spécial accomplis.
triss-peske = Triss Peske
    .text = { -game-end } 6 points avec au moins 6 cartes d’une même couleur autre que le vert dans votre ville.
wildell-family = Wildell Family
    .text = { -game-end } 7 points avec au moins 9 cartes communes dans votre ville.
willow-greengrin = Willow Greengrin
    .split = Willow Green|grin
    .text = { -game-end } 7 points avec au moins 7 cartes vertes dans votre ville.
wimble-wuffle = Wimble Wuffle
    .text = { -game-end } 6 points s’il reste au moins 3 baies dans votre réserve.
yara-and-brun-mayberry = Yara & Brun Mayberry
    .split = Yara & Brun May|berry
    .text = { -game-end } 7 points avec au moins 7 cartes uniques dans votre ville.


## Wagons

train-berry = Wagon avec 1 baie
    .text = Gagnez 1 baie.
train-resin = Wagon avec 1 résine
    .text = Gagnez 1 résine.
train-pebble = Wagon avec 1 galet
    .text = Gagnez 1 galet.
train-any = Wagon avec 1 ressource au choix
    .text = Gagnez 1 ressource au choix.
train-two-twigs = Wagon avec 2 brindilles
    .text = Gagnez 2 brindilles.
train-point = Wagon avec 1 jeton Point
    .text = Gagnez 1 point.


## Pouvoirs

bats = Chauves-Souris
    .text = Après chaque carte jouée, vous pouvez mettre 1 carte de la Prairie, face cachée, dans vos Archives. Vous pourrez la jouer lors d’un autre tour ; pour ce qui fait jouer une carte, elle compte comme étant en main, dans la Prairie ou à la Gare.
cats = Chats
    .text = Vos ouvriers peuvent aussi aller là où se trouve un ouvrier adverse : sur les lieux de base, les cartes Forêt et les cartes rouges de toute ville, ouvertes ou non.
honey-bees = Abeilles
    .text = Après chaque carte non verte que vous jouez, vous pouvez défausser 1 carte de votre main pour activer une carte verte de votre ville. Pas en automne.
snails = Escargots
    .text = Vous commencez avec une pile de 7 cartes que nul n’a vues. Quand un adversaire a joué une carte verte, vous pouvez lui donner 1 carte de la pile, sans la regarder, pour activer cette carte verte à votre profit.


## Gare et Butte

station = Gare
    .text = Défaussez l’un des deux Visiteurs visibles, puis placez à côté de votre ville l’un des deux alors visibles. Gagnez ce que donne l’un des wagons ; un autre prend sa place.
knoll = Butte
    .text = Défaussez 3 cartes de la Prairie ou de la Gare et complétez-les. Prenez-y 3 cartes en main, puis vous pouvez gagner ce que donne l’un des wagons. Complétez-les à nouveau.


## Cartes Forêt

forest-four-twigs = 4 brindilles
    .text = Gagnez 4 brindilles.
forest-two-twigs-resin = 2 brindilles et 1 résine
    .text = Gagnez 2 brindilles et 1 résine.
forest-copy-forest = Copier 1 lieu de Forêt
    .text = Utilisez une autre carte Forêt en jeu, même si la place est prise.


## Événements de base

big-city = Métropole
    .split = Métro|pole
    .text = Avec 15 cartes dans votre ville. Vaut 5 points.
scenic-flight = Vol Touristique
    .split = Vol Touris|tique
    .text = Avec 3 cartes violettes dans votre ville. Vaut 3 points.


## Événements spéciaux

city-jubilee = Jubilé de la ville
    .text = Avec 10 cartes dans votre ville. { -when-achieved } gagnez 1 point par événement de base et 2 points par événement spécial que vous avez accompli, celui-ci compris.
ever-wall-tower-constructed = Construction de la tour des Murailles Éternelles
    .split = Cons|truc|tion de la tour des Mu|railles Éter|nelles
    .text = Avec 9 Constructions dans votre ville. Vaut 5 points.
glow-light-festival = Festival des lumières
    .split = Festi|val des lu|mières
    .text = Avec 3 cartes vertes et 2 marron dans votre ville. Vaut 3 points. { -when-achieved } vous pouvez défausser jusqu’à 1 carte de votre main par carte verte de votre ville, pour 1 point chacune.
hot-air-balloon-race = Course de montgolfières
    .split = Course de montgol|fières
    .text = Avec 2 cartes marron et 2 bleues dans votre ville. Vaut 4 points. { -when-achieved } vous pouvez défausser jusqu’à 1 carte de votre main par carte marron de votre ville, pour 1 point chacune.
juniper-jig-dance-contest = Concours de gigue du genévrier
    .split = Con|cours de gigue du gené|vrier
    .text = Avec 9 Créatures dans votre ville. Vaut 5 points.
magic-show = Spectacle de magie
    .split = Spec|tacle de magie
    .text = Avec 2 cartes rouges et 2 violettes dans votre ville. Vaut 4 points. { -when-achieved } vous pouvez défausser jusqu’à 1 carte de votre main par carte rouge de votre ville, pour 1 point chacune.
royal-tea = Thé royal
    .text = Avec 2 cartes violettes et 3 vertes dans votre ville. Vaut 4 points. { -when-achieved } vous pouvez défausser jusqu’à 1 carte de votre main par carte violette de votre ville, pour 1 point chacune.
stock-market-boom = Envolée boursière
    .split = Envo|lée bour|sière
    .text = Avec 2 cartes bleues et 2 rouges dans votre ville. Vaut 4 points. { -when-achieved } vous pouvez défausser jusqu’à 1 carte de votre main par carte bleue de votre ville, pour 1 point chacune.
sunflower-parade = Parade des tournesols
    .split = Parade des tourne|sols
    .text = Avec 3 autres événements accomplis. Vaut 5 points.


## La boîte et ses options

box-newleaf = Newleaf
    .description = Le train arrive dans la vallée : 24 sortes de cartes de plus, 59 en tout, une Gare avec ses Visiteurs et ses wagons et, à votre gré, billets, réservations et pouvoirs de joueurs.
choice-newleaf-board = Gare
choice-newleaf-board-station = Avec la Gare
choice-newleaf-board-cards-only = Les cartes seules, sans Gare ni Locomotives
choice-newleaf-tickets = Billets de train
choice-newleaf-tickets-on = Avec billets
choice-newleaf-tickets-off = Sans billets
choice-newleaf-reservations = Réservations
choice-newleaf-reservations-on = Avec réservations
choice-newleaf-reservations-off = Sans réservations
choice-newleaf-forest = Cartes Forêt
choice-newleaf-forest-on = Avec les cartes Forêt de Newleaf
choice-newleaf-forest-off = Sans les cartes Forêt de Newleaf
choice-newleaf-basic-events = Événements de base
choice-newleaf-basic-events-on = Avec les deux événements de base de Newleaf
choice-newleaf-basic-events-off = Sans les événements de base de Newleaf
choice-newleaf-events = Événements spéciaux
choice-newleaf-events-mixed = Tous mélangés
choice-newleaf-events-two-and-two = Moitié Newleaf, moitié jeu de base
choice-newleaf-events-newleaf-only = Newleaf seulement
choice-newleaf-events-without-pairs = Tous mélangés, sauf ceux qui nomment des cartes
choice-newleaf-events-base-only = Jeu de base seulement
preset-station = La gare
    .description = Des trains, des visiteurs, des billets et des réservations.
remark-newleaf-pairs = Les événements qui demandent deux cartes précises sont difficiles à accomplir avec une si grande pioche.
remark-newleaf-only-events = Écarte les événements spéciaux de Pearlbrook, dont son livret veut au moins un.
remark-newleaf-powers = Ne change rien : les quatre pouvoirs de Newleaf ne suffisent pas à eux seuls pour choisir, et on en distribue un.


## Caractéristiques imprimées

kind-station = Gare
details-station = un par joueur
details-knoll = un par joueur
kind-knoll = Butte
kind-visitor = Visiteur
kind-train = Wagon


## Où se trouvent les choses, et ce qui se compte

zone-station = Gare
    .play = Jouer une carte de la Gare
    .count = Gare { $n }
zone-train = Wagons
    .play = Décharger un wagon
    .count = Wagons { $n }
zone-train-bag = Sac de wagons
    .play = Sac de wagons
    .count = Wagons dans le sac { $n }
zone-train-used = Wagons utilisés
    .play = Wagons utilisés
    .count = Wagons utilisés { $n }
zone-visitors = Visiteurs
    .play = Visiteurs
    .count = Visiteurs { $n }
zone-visitor-pile-1 = Premier paquet de Visiteurs
    .play = Premier paquet de Visiteurs
    .count = Premier paquet de Visiteurs { $n }
zone-visitor-pile-2 = Second paquet de Visiteurs
    .play = Second paquet de Visiteurs
    .count = Second paquet de Visiteurs { $n }
zone-visitor-discard = Visiteurs défaussés
    .play = Visiteurs défaussés
    .count = Visiteurs défaussés { $n }
zone-reserved = Carte réservée
    .play = Jouer la carte réservée
    .count = Réservée { $n }
zone-archives = Archives
    .play = Jouer de vos Archives
    .count = Archives { $n }
zone-snail-stack = Pile des Escargots
    .play = Pile des Escargots
    .count = Pile { $n }

token-golden = Jeton Occupé doré
    .amount =
        { $n ->
            [one] { $n } jeton Occupé doré
           *[other] { $n } jetons Occupé dorés
        }
# On compte les trajets qui restent : l’aller et le retour.
token-ticket = Billet de train
    .amount =
        { $n ->
            [one] { $n } trajet en train
           *[other] { $n } trajets en train
        }
token-reservation = Jeton Réservation
    .amount =
        { $n ->
            [one] { $n } jeton Réservation
           *[other] { $n } jetons Réservation
        }
token-ticket-2 = Billet : aller
token-ticket-1 = Billet : retour
token-ticket-0 = Billet utilisé
token-reservation-1 = Réservation
token-reservation-0 = Réservation : saison suivante

score-visitors = Visiteurs


## Ce que demandent les événements

needs-cards =
    { $n ->
        [one] { $n } carte dans votre ville
       *[other] { $n } cartes dans votre ville
    }
needs-critters =
    { $n ->
        [one] { $n } Créature dans votre ville
       *[other] { $n } Créatures dans votre ville
    }
needs-constructions =
    { $n ->
        [one] { $n } Construction dans votre ville
       *[other] { $n } Constructions dans votre ville
    }
needs-events =
    { $n ->
        [one] { $n } événement accompli
       *[other] { $n } événements accomplis
    }


## Ce qui est demandé

prompt-discard-visitor = choisissez un Visiteur à défausser
prompt-take-visitor = choisissez un Visiteur à accueillir
prompt-take-deck-meadow-station = choisissez une carte à prendre
prompt-take-meadow-station = choisissez une carte de la Prairie ou de la Gare à prendre
prompt-discard-meadow-station = choisissez une carte de la Prairie ou de la Gare à défausser
prompt-keep-reserved = défaussez la carte réservée pour libérer votre jeton, ou gardez-la
prompt-rugwort-plays = choisissez la carte que joue { automaton-base }
prompt-rugworts-visitor = choisissez le Visiteur qu’accueille { automaton-base }
prompt-activate-theirs = activez la carte verte qui vient d’être jouée, ou non


## Ce qu’on peut choisir

option-play-component-station = Jouer { $component } de la Gare
option-play-component-station-occupy = Jouer { $component } de la Gare avec un jeton Occupé
option-play-component-station-golden = Jouer { $component } de la Gare avec un jeton Occupé doré
option-play-component-station-helper = Jouer { $component } de la Gare avec { $helper }
option-play-component-reserved = Jouer { $component }, carte réservée
option-play-component-reserved-occupy = Jouer { $component }, carte réservée, avec un jeton Occupé
option-play-component-reserved-golden = Jouer { $component }, carte réservée, avec un jeton Occupé doré
option-play-component-reserved-helper = Jouer { $component }, carte réservée, avec { $helper }
option-play-component-archives = Jouer { $component } de vos Archives
option-play-component-archives-occupy = Jouer { $component } de vos Archives avec un jeton Occupé
option-play-component-archives-golden = Jouer { $component } de vos Archives avec un jeton Occupé doré
option-play-component-archives-helper = Jouer { $component } de vos Archives avec { $helper }
option-play-component-origin-golden =
    { $origin ->
        [hand] Jouer { $component } de votre main avec un jeton Occupé doré
        [meadow] Jouer { $component } de la Prairie avec un jeton Occupé doré
       *[revealed] Jouer { $component }, carte révélée, avec un jeton Occupé doré
    }
option-play-component-legends-golden = Jouer { $component }, votre Légende, avec un jeton Occupé doré
option-pay-golden-component = Poser un jeton Occupé doré : { $component }
option-ticket = Utiliser votre billet de train
option-reserve-component = Réserver { $component }
option-reserve-component-row = Réserver { $component } ({ $row })
option-share-nothing = Lui donner sa propre case
option-snails-activate = Donner une carte de la pile et activer la carte jouée
option-choose-draw = Piocher des cartes
option-take-amount = Prendre { $amount }


## Façons de jouer son tour

way-ticket = utilisez votre billet de train
way-reserve = réservez une carte


## Ce qui s’est passé

log-sent-away = { $player } défausse le Visiteur { $card }
log-took-in = { $player } accueille le Visiteur { $card }
log-rolled-for-ticket = { $player } obtient { $n } au dé pour le billet de train


## Notes pour une première partie

note-newleaf-station = Jouez une carte de la Gare, et son wagon vous donne son chargement. Un ouvrier envoyé ici amène un Visiteur : des points en fin de partie, si vous faites ce qu’il demande.
note-newleaf-knoll = Un ouvrier change ici 3 cartes de la Prairie et de la Gare, puis en prend 3 dans votre main. Il y a toujours de la place pour un des vôtres.
note-newleaf-power = Ce pouvoir est à vous pour toute la partie. Avec les pouvoirs, le printemps n’apporte pas de nouvel ouvrier.
