# Mistwood : le nom et le texte de chaque composant, puis les mots que la boîte apporte à la table.


## La boîte et ses options

box-mistwood = Mistwood
    .description = Des fermes de toutes les saisons, d’autres Légendes, cinq cartes de Corrin Longuequeue et quatre pouvoirs de joueurs.
choice-mistwood-farms = À chaque saison
choice-mistwood-farms-on = Avec les fermes des saisons
choice-mistwood-farms-off = Avec les Fermes habituelles
choice-mistwood-legends = Encore plus de Légendes
choice-mistwood-legends-on = Avec d’autres Légendes
choice-mistwood-legends-off = Sans elles
choice-mistwood-corrin = Corrin Longuequeue
choice-mistwood-corrin-on = Avec les cinq cartes de Corrin
choice-mistwood-corrin-off = Sans Corrin
remark-mistwood-legends-at-six = À six, il faut les Légendes des deux boîtes : avec les deux, toutes servent ; avec Mistwood seule, aucune.
remark-mistwood-corrin-strong = Les cartes de Corrin sont puissantes : elles s’adressent à qui connaît bien le jeu.


## Où se trouvent les choses

zone-farm-stack = Fermes des Cochons
    .play = Fermes des Cochons
    .count = Fermes { $n }
zone-top-farm = Ferme du dessus
    .play = Jouer la Ferme du dessus
    .count = Ferme du dessus { $n }
zone-watched-place = Lieu que guette l’araignée
    .play = Lieu que guette l’araignée
    .count = Lieux guettés { $n }


## Ce qui est demandé

prompt-give-things = choisissez quoi donner, et à qui
prompt-follow-path = effectuez l’action d’un lieu occupé par un adversaire
prompt-give-one-drawn = donnez une des cartes piochées, ou gardez-les
prompt-return-tokens = choisissez combien de jetons Point rendre
prompt-spiders = placez l’araignée sur un autre lieu du plateau
prompt-stoats = défaussez des cartes pour une ressource, ou non


## Ce qu’on peut choisir

option-choose-berry = Gagner 1 baie
option-choose-resin = Gagner 1 résine
option-choose-pebble = Gagner 1 galet
option-choose-two-twigs = Gagner 2 brindilles
option-choose-card = Piocher 1 carte
option-choose-two-cards = Piocher 2 cartes
option-choose-twig-and-card = Gagner 1 brindille et piocher 1 carte
option-choose-berry-and-card = Gagner 1 baie et piocher 1 carte
option-choose-point = Gagner 1 point
option-play-component-top-farm = Jouer { $component } de la pile des Cochons
option-play-component-top-farm-occupy = Jouer { $component } de la pile des Cochons avec un jeton Occupé
option-play-component-top-farm-golden = Jouer { $component } de la pile des Cochons avec un jeton Occupé doré
option-play-component-top-farm-helper = Jouer { $component } de la pile des Cochons avec { $helper }
option-return-points =
    { $n ->
        [one] Rendre { $n } jeton Point
       *[other] Rendre { $n } jetons Point
    }
option-spiders-component = Placer l’araignée : { $component }
option-stoats-amount = Défausser des cartes pour { $amount }


## Ce qui s’est passé

log-begins = { $player } jouera le premier tour
log-moved-spider = { $player } déplace l’araignée : { $place }
log-stacked-farms =
    { $n ->
        [one] { $player } met de côté la seule Ferme de la pioche
       *[other] { $player } empile les { $n } Fermes de la pioche
    }


## Les fermes de chaque saison

winter-farm-1 = Ferme d’hiver I
    .text = { -production } gagnez 1 baie, ou piochez 2 cartes. Compte comme une { farm }.
winter-farm-2 = Ferme d’hiver II
    .text = { -production } gagnez 2 baies, ou 1 galet. Compte comme une { farm }.
spring-farm-1 = Ferme de printemps I
    .split = Ferme de prin|temps I
    .text = { -production } gagnez 1 baie, ou 2 brindilles. Compte comme une { farm }.
spring-farm-2 = Ferme de printemps II
    .split = Ferme de prin|temps II
    .text = { -production } gagnez 1 baie, ou gagnez 1 brindille et piochez 1 carte. Compte comme une { farm }.
summer-farm-1 = Ferme d’été I
    .text = { -production } gagnez 1 baie, ou 1 résine. Compte comme une { farm }.
summer-farm-2 = Ferme d’été II
    .text = N’occupe aucune case. { -production } gagnez 1 baie, ou piochez 1 carte. Compte comme une { farm }.
autumn-farm-1 = Ferme d’automne I
    .split = Ferme d’au|tomne I
    .text = { -production } gagnez 2 baies, ou 1 point. Compte comme une { farm }.
autumn-farm-2 = Ferme d’automne II
    .split = Ferme d’au|tomne II
    .text = { -production } gagnez 1 baie et piochez 1 carte, ou gagnez 1 point. Compte comme une { farm }.


## Corrin Longuequeue

corrin-evertails-field = Champ de Corrin Longuequeue
    .split = Champ de Corrin Longue|queue
    .text = Accueille toute Créature verte. { -production } gagnez 1 baie, et 1 de plus par { farm } dans les villes des autres ; chacun d’eux pioche ensuite 1 carte par { farm } de sa propre ville.
corrin-evertail-the-warrior = Corrin Longuequeue le Guerrier
    .split = Corrin Longue|queue le Guer|rier
    .text = N’occupe aucune case. S’installe dans toute Construction rouge. { -when-played } vous pouvez donner aux adversaires jusqu’à 8 choses en tout, cartes de votre main et ressources ; gagnez 1 point pour chacune.
corrin-evertails-path = Chemin de Corrin Longuequeue
    .split = Che|min de Corrin Longue|queue
    .text = N’occupe aucune case. Accueille toute Créature marron. { -visit } effectuez l’action d’un lieu où se trouve un ouvrier adverse.
corrin-evertail-the-leader = Corrin Longuequeue le Meneur
    .split = Corrin Longue|queue le Meneur
    .text = S’installe dans toute Construction bleue. Chaque fois que vous piochez des cartes, vous pouvez en donner une à un adversaire pour gagner 1 point.
corrin-evertail-the-king = Corrin Longuequeue le Roi
    .split = Corrin Longue|queue le Roi
    .text = S’installe dans toute Construction violette. { -game-end } 1 point par carte violette dans la ville d’un seul adversaire : celui qui en a le plus.


## Encore plus de Légendes

chipter-swipple = Chipter Swipple
    .split = Chip|ter Swip|ple
    .text = Remplace gratuitement un { chip-sweep }. { -production } activez 2 cartes vertes différentes de votre ville.
jor-goldwing = Jor Goldwing
    .split = Jor Gold|wing
    .text = Remplace gratuitement un { bard }. { -when-played } gagnez 1 point par carte de votre main, 8 au plus.
mayberry-matriarch = Matriarche Mayberry
    .split = Matriar|che May|berry
    .text = Remplace gratuitement une { wife }. Peut partager sa case avec un { husband }. { -game-end } 5 points si c’est le cas et que vous avez une { farm }.
strey-softpaw = Strey Softpaw
    .split = Strey Soft|paw
    .text = Remplace gratuitement un { ranger }. { -visit } effectuez l’action d’un ou deux lieux de base ou cartes Forêt où se trouve un ouvrier, de qui que ce soit.
tarry-hare = Tarry Hare
    .text = Remplace gratuitement un { shopkeeper }. Après chaque Créature que vous jouez, sauf celle-ci, gagnez 1 ressource au choix ; après chaque Construction, piochez 2 cartes.
click-clacks = Chez Click Clack
    .text = Remplace gratuitement une { general-store }. { -production } gagnez 3 baies, et 1 ressource au choix par { farm } de votre ville.
darkdeep-prison = Prison des Abîmes
    .text = Remplace gratuitement un { dungeon }. { -when-played } défaussez jusqu’à 2 Créatures de votre ville ; pour chacune, gagnez 3 points et 3 ressources au choix.
everflame-tomb = Tombeau de la Flamme éternelle
    .split = Tom|beau de la Flamme éter|nelle
    .text = Remplace gratuitement un { cemetery }. { -visit } jouez gratuitement une carte de votre main ou de la Prairie. { -for-good } Un second ouvrier peut y venir tant que vous avez un { undertaker }. { -alone }
king-norths-treasury = Trésor du roi North
    .text = Remplace gratuitement une { clock-tower }. { -when-played } posez 4 jetons Point dessus. Quand vous jouez une carte, vous pouvez en rendre autant que vous voulez : chacun la fait coûter 2 ressources au choix de moins. { -alone }
strongroot-castle = Château Forteracine
    .split = Châ|teau Forte|racine
    .text = Remplace gratuitement un { castle }. { -game-end } 2 points par Construction commune dans votre ville.


## Pouvoirs

butterflies = Papillons
    .split = Papil|lons
    .title = Sans limites
    .text = Votre limite de main augmente de 4. Vous commencez avec 12 cartes en main, ou 11 à cinq ou six joueurs, et jouez le premier tour de la partie.
pigs = Cochons
    .title = Maîtres fermiers
    .text = Vous commencez avec toutes les Fermes de la pioche, empilées face visible. Au début de la partie et de chacune de vos saisons suivantes, vous pouvez jouer gratuitement celle du dessus. Tout joueur peut la jouer à son prix ; vous gagnez 2 points quand un adversaire le fait. Vos Fermes n’occupent aucune case.
spiders = Araignées
    .split = Arai|gnées
    .title = Sournoises
    .text = Vous commencez par placer l’araignée sur un lieu du plateau, et jouez en dernier. Chaque fois qu’un ouvrier, de qui que ce soit, y est placé, gagnez 1 ressource d’un type que vous n’avez pas, piochez 1 carte et déplacez l’araignée sur un autre lieu.
stoats = Hermines
    .split = Her|mines
    .title = Planificatrices
    .text = Après chaque carte que vous jouez, vous pouvez défausser 2 cartes de votre main pour gagner une brindille, une résine ou une baie, ou 3 cartes pour gagner un galet.
