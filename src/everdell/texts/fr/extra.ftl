# Les cartes de « Oyez ! Oyez ! » : le nom et le texte de chacune.


## La boîte

box-extra = Oyez ! Oyez !
    .description = 6 sortes de cartes de plus pour la pioche, 15 en tout : un carnaval et ses jongleurs, les nouvelles du jour, et le noble jeu de Scurrble.
preset-packs = Nouvelles et zizanie
    .description = Plus de cartes dans la pioche : jongleurs, gazettes et trois tours de Paillasson.


## Ce que ses cartes demandent et offrent, et ce qu’on en raconte

prompt-keep-revealing = révélez une autre carte, ou arrêtez-vous là

option-choose-cards = Piocher des cartes
option-choose-resources = Gagner des ressources
option-choose-points = Payer des brindilles et gagner des points
option-choose-reveal = Payer une brindille et révéler une carte
option-choose-give = Donner des cartes


## Créatures

juggler = Jongleur
    .split = Jon|gleur
    .text = { -when-played } vous pouvez payer 3 brindilles et gagner 4 points ; ou payer 1 brindille pour révéler une carte de la pioche, autant de fois que vous voulez, et gagner 6 points si les valeurs de base totalisent 6 ou plus. Défaussez les cartes révélées.
scurrble-champion = Champion de Scurrble
    .split = Cham|pion de Scurr|ble
    .text = Partage sa case avec tous les autres Champions de votre ville. { -game-end } 2 points par autre { scurrble-champion } dans votre ville.
town-crier = Crieur public
    .text = { -production } vous pouvez donner 2 cartes de votre main à un même adversaire et gagner 3 points.


## Constructions

carnival = Carnaval
    .split = Car|na|val
    .text = { -production } piochez 1 carte par autre carte verte de votre ville, ou gagnez 1 ressource au choix par lot de 2 d’entre elles.
gazette = Gazette
    .split = Ga|zette
    .text = Posez 1 jeton Point sur cette carte chaque fois que vous accomplissez un événement. { -game-end } 3 points de plus si au moins 3 jetons s’y trouvent.
scurrble-stadium = Stade de Scurrble
    .split = Stade de Scurr|ble
    .text = { -visit } nommez une couleur autre que le vert, puis piochez 4 cartes. Si l’une d’elles est de cette couleur, montrez-la et gagnez 3 points. Ouvert aux adversaires : 1 point pour vous à chacune de leurs visites.
