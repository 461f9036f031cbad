# Les cartes de Paillasson : le nom et le texte de chacune.


## La boîte

box-rugwort = Cartes de Paillasson
    .description = 3 cartes pour la pioche qui sèment la zizanie entre les joueurs : un voleur, un voyou et un souverain.
remark-rugwort-alone = En solo, { rugwort-the-robber } ne trouve personne avec qui échanger sa main.


## Ce que ses cartes demandent et offrent, et ce qu’on en raconte

prompt-swap-hands = choisissez contre quelle main échanger la vôtre

option-steal-seat-component = Prendre { $component } chez { $seat }
option-swap-seat = Échanger votre main avec { $seat }

log-swapped-hands =
    { $n ->
        [one] { $player } échange sa main avec { $to }, { $n } carte contre { $got }
       *[other] { $player } échange sa main avec { $to }, { $n } cartes contre { $got }
    }
log-stole = { $player } prend { $card } chez { $of }


## Créatures

rugwort-the-robber = Paillasson le Voleur
    .split = Pail|las|son le Voleur
    .text = Toute Construction l’accueille. { -when-played } échangez toute votre main contre celle d’un adversaire.
rugwort-the-rowdy = Paillasson le Voyou
    .split = Pail|las|son le Voyou
    .text = Toute Construction verte l’accueille. Prend la place d’une carte verte d’une ville adverse, qui passe dans la vôtre et agit aussitôt. { -production } le propriétaire de la ville où il se trouve défausse 2 cartes de sa main.
rugwort-the-ruler = Paillasson le Souverain
    .split = Pail|las|son le Sou|ve|rain
    .text = Toute Construction violette l’accueille. { -game-end } 1 point par événement de l’adversaire qui en a accompli le plus.
