# Les pouvoirs de joueurs de Bellfaire : nom, titre et texte de chacun, puis les mots qu’ils apportent à la table.


## Pouvoirs

axolotls = Axolotls
    .split = Axo|lotls
    .title = Explorateurs
    .text = Vous commencez avec 1 jeton Joker sur chaque lieu de base. Quand vous visitez un lieu de base, prenez aussi le jeton qui s’y trouve encore. Chaque jeton sert une fois, comme 1 ressource au choix.
cardinals = Cardinaux
    .split = Car|di|naux
    .title = Éclaireurs
    .text = Votre limite de main augmente de 2. Chaque fois que vous piochez des cartes, vous pouvez en piocher 1 de plus.
foxes = Renards
    .title = Pisteurs
    .text = Quand vous placez un ouvrier sur une carte Forêt, vous pouvez effectuer à la place l’action d’un lieu où se trouve un ouvrier adverse.
hedgehogs = Hérissons
    .split = Héris|sons
    .title = Bons renifleurs
    .text = Si un ouvrier placé sur un lieu de base ou une carte Forêt ne vous a rapporté aucune baie, gagnez 1 baie. Quand vous jouez une Construction, vous pouvez payer 2 baies à la place de chaque ressource.
lizards = Lézards
    .title = Vagabonds
    .text = Vous commencez avec une pile des cartes Forêt inutilisées. Au début de la partie et de chaque saison, piochez-en 3, posez-en 1 devant vous et remettez les autres sous la pile. Vous seul pouvez visiter vos cartes Forêt.
mice = Souris
    .title = Cueilleurs efficaces
    .text = Après avoir visité un lieu de base ou une carte Forêt, vous pouvez gagner 1 ressource d’un type que vous n’avez pas.
moles = Taupes
    .title = Creuseurs
    .text = Quand un ouvrier vous rapporte des ressources d’un lieu, vous pouvez en payer 1 pour gagner 1 galet.
otters = Loutres
    .title = Réparateurs
    .text = Quand vous jouez une Construction, vous pouvez payer 1 résine à la place de chaque ressource.
owls = Chouettes
    .split = Chouet|tes
    .title = Sages
    .text = Votre limite de main augmente de 1. Après avoir placé un ouvrier et résolu son action, vous pouvez défausser 1 carte de votre main, et vous pouvez piocher 1 carte. Vous pouvez donner la carte piochée à un adversaire ; dans ce cas, piochez 2 cartes.
platypuses = Ornithorynques
    .split = Orni|tho|ryn|ques
    .title = Chasseurs de trésors
    .text = Vous commencez avec 5 jetons Point sur cette carte. Une fois par tour, à tout moment de votre tour, vous pouvez en payer 1 pour gagner 1 ressource au choix et prendre 1 carte de la pioche ou de la Prairie.
rats = Rats
    .title = Odieux
    .text = Vous commencez par poser le jeton Rat sur une carte de la Prairie. Quand un joueur joue cette carte, gagnez 1 ressource d’un type que vous n’avez pas et déplacez le jeton sur une autre carte de la Prairie.
squirrels = Écureuils
    .split = Écu|reuils
    .title = Maîtres artisans du bois
    .text = Chaque fois qu’un ouvrier vous rapporte des brindilles, gagnez 1 brindille de plus. Quand vous jouez une Construction, vous pouvez payer 2 brindilles à la place de chaque ressource.
starlings = Étourneaux
    .split = Étour|neaux
    .title = Harmonieux
    .text = Votre limite de main augmente de 3. Quand vous piochez des cartes, vous pouvez prendre chacune d’elles dans la pioche ou dans la Prairie.
toads = Crapauds
    .split = Cra|pauds
    .title = Main verte
    .text = Quand vous jouez une carte verte, vous pouvez défausser 1 carte de votre main pour activer la carte verte une seconde fois.
turtles = Tortues
    .title = Investisseurs patients
    .text = Après chaque carte que vous jouez : si ce pouvoir est vide, vous pouvez y poser 1 de vos ressources ; si une ressource s’y trouve, vous pouvez la reprendre avec 1 autre du même type.


## Où se trouvent les choses, et ce qui se compte

zone-wild-locations = Lieux avec un jeton Joker
    .play = Lieux avec un jeton Joker
    .count = Jetons Joker restants { $n }
zone-forest-stack = Pile de cartes Forêt
    .play = Pile de cartes Forêt
    .count = Pile de cartes Forêt { $n }
zone-forest-drawn = Cartes Forêt piochées
    .play = Poser une carte Forêt
    .count = Cartes Forêt piochées { $n }
zone-own-forest = Forêt des Lézards
    .play = Forêt des Lézards
    .count = Forêt des Lézards { $n }

token-wild = Jeton Joker
    .amount =
        { $n ->
            [one] { $n } jeton Joker
           *[other] { $n } jetons Joker
        }
token-treasure = Trésor
    .amount =
        { $n ->
            [one] { $n } jeton Trésor
           *[other] { $n } jetons Trésor
        }
token-saved-twig = Brindille des Tortues
    .amount =
        { $n ->
            [one] { $n } brindille mise de côté
           *[other] { $n } brindilles mises de côté
        }
token-saved-resin = Résine des Tortues
    .amount =
        { $n ->
            [one] { $n } résine mise de côté
           *[other] { $n } résines mises de côté
        }
token-saved-pebble = Galet des Tortues
    .amount =
        { $n ->
            [one] { $n } galet mis de côté
           *[other] { $n } galets mis de côté
        }
token-saved-berry = Baie des Tortues
    .amount =
        { $n ->
            [one] { $n } baie mise de côté
           *[other] { $n } baies mises de côté
        }
token-rat = Jeton Rat
    .amount =
        { $n ->
            [0] Jeton Rat : hors jeu
           *[other] Jeton Rat : place { $n } de la Prairie
        }


## Ce qui est demandé

prompt-swap-for-pebble = payez une ressource tout juste gagnée pour un galet, ou non
prompt-may-draw = piochez une carte, ou non
prompt-follow = effectuez l’action d’un lieu occupé par un adversaire, ou celle de la carte Forêt
prompt-lizards = choisissez une carte Forêt à poser devant vous
prompt-platypuses = payez un jeton Trésor avant la fin de votre tour, ou non
prompt-rats = choisissez la carte de la Prairie qui reçoit le jeton Rat
prompt-activate-again = défaussez une carte pour activer encore la carte verte, ou non
prompt-turtles = posez une ressource sur votre pouvoir ou reprenez-la, ou non


## Ce qu’on peut choisir

option-axolotls-wild = Utiliser un jeton Joker comme ressource
option-cardinals-draw = Piocher 1 carte de plus
option-lizards-component = Poser { $component }
option-moles-amount = Payer { $amount } pour un galet
option-owls-draw = Piocher 1 carte
option-owls-discard = La défausser en cadeau et piocher 2 cartes
option-platypuses-token = Payer un jeton Trésor pour une ressource et une carte
option-rats-place = Poser le jeton Rat sur la carte { $place } de la Prairie
option-turtles-put-amount = Poser { $amount } sur votre pouvoir
option-turtles-take = Reprendre la ressource avec 1 autre du même type


## Ce qui s’est passé

log-put-rat = { $player } pose le jeton Rat sur { $card } dans la Prairie
