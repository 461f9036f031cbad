# Bellfaire : le nom et le texte de chaque composant, puis les mots que la boîte apporte à la table.


## Le Marché et ses jetons, d’abord du côté Gain, puis du côté Échange

market = Marché
    .text = Prenez ce que donne un jeton Marché et retournez-le ; ou échangez un jeton retourné contre 3 points et 2 ressources au choix, et remettez-le sur son côté Gain. Un seul ouvrier par joueur.
market-three-twigs-card = 3 brindilles et 1 carte
    .text = Gagnez 3 brindilles et piochez 1 carte, puis retournez le jeton.
market-three-twigs-card-trade = Échange : 3 brindilles et 1 carte
    .text = Payez 3 brindilles et défaussez 1 carte de votre main pour gagner 3 points et 2 ressources au choix, puis remettez le jeton sur son côté Gain.
market-two-resin-two-cards = 2 résines et 2 cartes
    .text = Gagnez 2 résines et piochez 2 cartes, puis retournez le jeton.
market-two-resin-two-cards-trade = Échange : 2 résines et 2 cartes
    .text = Payez 2 résines et défaussez 2 cartes de votre main pour gagner 3 points et 2 ressources au choix, puis remettez le jeton sur son côté Gain.
market-two-berries-two-cards = 2 baies et 2 cartes
    .text = Gagnez 2 baies et piochez 2 cartes, puis retournez le jeton.
market-two-berries-two-cards-trade = Échange : 2 baies et 2 cartes
    .text = Payez 2 baies et défaussez 2 cartes de votre main pour gagner 3 points et 2 ressources au choix, puis remettez le jeton sur son côté Gain.
market-pebble-three-cards = 1 galet et 3 cartes
    .text = Gagnez 1 galet et piochez 3 cartes, puis retournez le jeton.
market-pebble-three-cards-trade = Échange : 1 galet et 3 cartes
    .text = Payez 1 galet et défaussez 3 cartes de votre main pour gagner 3 points et 2 ressources au choix, puis remettez le jeton sur son côté Gain.


## Couronnes de la foire

garland-storytelling = Art du conte
    .text = { -game-end } 6 points à qui a le plus de cartes marron dans sa ville, 3 points au deuxième.
garland-agriculture = Agriculture
    .split = Agri|cul|ture
    .text = { -game-end } 6 points à qui a le plus de cartes vertes dans sa ville, 3 points au deuxième.
garland-tourism = Tourisme
    .split = Tou|risme
    .text = { -game-end } 6 points à qui a le plus de cartes rouges dans sa ville, 3 points au deuxième.
garland-peace = Paix
    .text = { -game-end } 6 points à qui a le plus de cartes bleues dans sa ville, 3 points au deuxième.
garland-beauty = Beauté
    .text = { -game-end } 6 points à qui a le plus de cartes violettes dans sa ville, 3 points au deuxième.
garland-architecture = Architecture
    .split = Archi|tec|ture
    .text = { -game-end } 6 points à qui a le plus de Constructions dans sa ville, 3 points au deuxième.
garland-community = Communauté
    .split = Commu|nauté
    .text = { -game-end } 6 points à qui a le plus de Créatures dans sa ville, 3 points au deuxième.


## Cartes Forêt

forest-activate-two-green = Activer deux cartes vertes
    .text = Activez 2 cartes vertes différentes de votre ville.
forest-three-resin = Trois résines
    .text = Gagnez 3 résines.
forest-two-resin-or-two-berries = Deux résines ou deux baies
    .text = Gagnez 2 résines, ou gagnez 2 baies.
forest-three-twigs-for-three-any = Trois brindilles contre trois ressources
    .split = Trois brin|dilles contre trois res|sour|ces
    .text = Payez 3 brindilles pour gagner 3 ressources au choix.


## Événements de base et spéciaux

flower-festival = Festival des Fleurs
    .split = Fes|ti|val des Fleurs
    .text = Avec 1 carte de chaque couleur dans votre ville. Vaut 4 points.
architectural-renaissance = Renaissance architecturale
    .split = Renais|sance archi|tec|tu|rale
    .text = Avec 4 Constructions uniques dans votre ville. Vaut 5 points.
arts-and-music-festival = Festival Art et Musique
    .split = Fes|ti|val Art et Musique
    .text = Avec 4 cartes rouges dans votre ville. Payez 2 résines. Vaut 6 points.
bed-and-breakfast-guild = Guilde du gîte et du couvert
    .text = Avec 5 Constructions communes dans votre ville. Vaut 5 points.
city-holiday = Fête de la ville
    .text = Avec 5 Créatures communes dans votre ville. Vaut 5 points.
gathering-of-elders = Rassemblement des aînés
    .split = Rassem|ble|ment des aînés
    .text = Avec 4 Créatures uniques dans votre ville. Vaut 5 points.
kings-road-established = Route du roi établie
    .text = Avec 4 cartes marron dans votre ville. Payez 2 brindilles. Vaut 6 points.
pie-eating-contest = Concours de mangeurs de tartes
    .split = Con|cours de man|geurs de tartes
    .text = Avec 5 cartes vertes dans votre ville. Payez 2 baies. Vaut 6 points.
royal-wedding = Mariage royal
    .text = Avec 4 cartes violettes dans votre ville. Défaussez 3 cartes de votre main. Vaut 6 points.
statues-commissioned = Commande de statues
    .split = Com|mande de statues
    .text = Avec 4 cartes bleues dans votre ville. Payez 1 galet. Vaut 6 points.


## La boîte et ses options

box-bellfaire = Bellfaire
    .description = Une foire pour 6 joueurs au plus : un Marché, une Couronne de la foire, le Festival des Fleurs, 9 événements spéciaux et 4 cartes Forêt, et cinq humeurs de Paillasson pour qui joue seul.
choice-bellfaire-market = Marché
choice-bellfaire-market-on = Avec le Marché
choice-bellfaire-market-off = Sans
choice-bellfaire-garland = Couronne de la foire
choice-bellfaire-garland-on = Avec une Couronne
choice-bellfaire-garland-off = Sans
choice-bellfaire-festival = { flower-festival }
choice-bellfaire-festival-on = Un événement de base de plus
choice-bellfaire-festival-off = Sans
choice-bellfaire-events = Événements spéciaux de Bellfaire
choice-bellfaire-events-on = Mélangés aux autres
choice-bellfaire-events-off = Sans
choice-bellfaire-forest = Cartes Forêt de Bellfaire
choice-bellfaire-forest-on = Mélangées aux autres
choice-bellfaire-forest-off = Sans
choice-rugwort-lucky = { automaton-base } chanceux (solo)
choice-rugwort-lucky-off = Non
choice-rugwort-lucky-on = 1 point pour lui quand son dé donne deux fois de suite le même nombre
choice-rugwort-hasty = { automaton-base } rapide (solo)
choice-rugwort-hasty-off = Non
choice-rugwort-hasty-on = À chaque saison, il prend le premier événement spécial qui reste
choice-rugwort-glitzy = { automaton-base } clinquant (solo)
choice-rugwort-glitzy-off = Non
choice-rugwort-glitzy-on = Ses cartes violettes valent 5 points au lieu de 3
choice-rugwort-squatty = { automaton-base } trapu (solo)
choice-rugwort-squatty-off = Non
choice-rugwort-squatty-on = 2 points pour lui par case vide de votre ville
choice-rugwort-cranky = { automaton-base } grincheux (solo)
choice-rugwort-cranky-off = Non
choice-rugwort-cranky-on = Quand son dé donne 8, vous défaussez une carte au hasard
preset-fair = La foire
    .description = Un Marché et une Couronne, pour les grandes tables aussi.
remark-bellfaire-solo = Nous ne connaissons pas de règles imprimées pour le jeu en solo. { automaton-base } ne va pas au Marché, concourt pour la Couronne de la foire et peut prendre le { flower-festival } pour 3 points ; ses cinq humeurs viennent de l’édition numérique.
remark-bellfaire-festival-covered = Ne change rien : les Merveilles prennent la place de tous les événements de base.


## Caractéristiques imprimées

kind-market = Marché
details-market = un par joueur
kind-market-gain = Jeton Marché
kind-market-trade = Jeton Marché, côté Échange
kind-garland = Couronne de la foire
    .title = Couronne


## Où se trouvent les choses, et ce qui se compte

zone-market = Marché
    .play = Marché
    .count = Marché { $n }
zone-garland = Couronne de la foire
    .play = Couronne de la foire
    .count = Couronne de la foire { $n }

token-last-roll = Dernier dé
    .amount = Dernier dé : { $n }

score-garland = Couronne de la foire
score-empty-spaces = Cases vides


## Ce que demandent les événements

needs-unique-constructions =
    { $n ->
        [one] { $n } Construction unique dans votre ville
       *[other] { $n } Constructions uniques dans votre ville
    }
needs-common-constructions =
    { $n ->
        [one] { $n } Construction commune dans votre ville
       *[other] { $n } Constructions communes dans votre ville
    }
needs-unique-critters =
    { $n ->
        [one] { $n } Créature unique dans votre ville
       *[other] { $n } Créatures uniques dans votre ville
    }
needs-common-critters =
    { $n ->
        [one] { $n } Créature commune dans votre ville
       *[other] { $n } Créatures communes dans votre ville
    }


## Pourquoi un lieu ne peut pas être visité

why-needs-trade = Tous les jetons sont retournés, et vous ne pouvez en échanger aucun
why-needs-green-card = Aucune carte verte à activer dans votre ville


## Ce qui est demandé

prompt-market = choisissez un jeton à prendre ou à échanger


## Ce qu’on peut choisir

option-gain-component = Prendre { $component }
option-trade-component = { $component } contre 3 points et 2 ressources au choix
option-choose-two-resin = Gagner 2 résines


## Ce qui s’est passé

log-traded = { $player } remet un jeton du Marché sur son côté Gain ({ $card })


## Notes pour une première partie

note-bellfaire-market = Un ouvrier au Marché prend ce que donne un jeton et le retourne. Un jeton retourné peut être échangé : payez ce qu’il montre pour 3 points et 2 ressources. Il y a toujours de la place pour un des vôtres.
note-bellfaire-garland = En fin de partie, les villes qui ont le plus de cartes de cette sorte, puis les deuxièmes, gagnent 6 et 3 points. Les joueurs à égalité gagnent autant.


## Le classement pour la Couronne, sur la page

garland-stand = { $player } : { $n }
garland-stand-1 = { $player } : { $n }, en tête pour la Couronne, { $points } points
garland-stand-2 = { $player } : { $n }, deuxième pour la Couronne, { $points } points
