# Mistwood : le nom et le texte de chaque composant, puis les mots que la boîte apporte à la table.


## La boîte et ses options

box-mistwood = Mistwood
    .description = Des fermes de toutes les saisons, d’autres Légendes, cinq cartes de Corrin Longuequeue, quatre pouvoirs de joueurs, et l’araignée Nightweave à affronter seul ou à deux.
choice-mistwood-farms = À chaque saison
choice-mistwood-farms-on = Avec les fermes des saisons
choice-mistwood-farms-off = Avec les Fermes habituelles
choice-mistwood-legends = Encore plus de Légendes
choice-mistwood-legends-on = Avec d’autres Légendes
choice-mistwood-legends-off = Sans elles
choice-mistwood-corrin = Corrin Longuequeue
choice-mistwood-corrin-on = Avec les cinq cartes de Corrin
choice-mistwood-corrin-off = Sans Corrin
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
    .text = Remplace gratuitement une { clock-tower }. { -when-played } posez 4 jetons Point dessus. Quand vous jouez une carte, rendez-en autant que vous voulez : 2 ressources au choix de moins pour chacun. { -alone }
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
    .text = Les Fermes de la pioche sont à vous, en pile visible. Au début de la partie et de chaque nouvelle saison, vous pouvez jouer gratuitement celle du dessus. Tous peuvent la payer ; si c’est un adversaire, vous gagnez 2 points. Vos Fermes n’occupent aucune case.
spiders = Araignées
    .split = Arai|gnées
    .title = Sournoises
    .text = Vous commencez par placer l’araignée sur un lieu du plateau, et jouez en dernier. Chaque fois qu’un ouvrier, de qui que ce soit, y est placé, gagnez 1 ressource d’un type que vous n’avez pas, piochez 1 carte et déplacez l’araignée sur un autre lieu.
stoats = Hermines
    .split = Her|mines
    .title = Planificatrices
    .text = Après chaque carte que vous jouez, vous pouvez défausser 2 cartes de votre main pour gagner une brindille, une résine ou une baie, ou 3 cartes pour gagner un galet.


## Nightweave : ses réglages

automaton-mistwood = Nightweave
choice-nightweave = { automaton-mistwood } (un ou deux joueurs)
choice-nightweave-off = Hors jeu
choice-nightweave-0 = Au niveau 0
choice-nightweave-1 = Au niveau 1
choice-nightweave-2 = Au niveau 2
choice-nightweave-3 = Au niveau 3
choice-nightweave-4 = Au niveau 4
choice-nightweave-plots = Ses complots
choice-nightweave-plots-by-level = Selon son niveau
choice-nightweave-plots-none = Aucun complot
choice-nightweave-plots-plot-sticky-meadow = Prairie collante
choice-nightweave-plots-plot-web-of-roads = Toile des chemins
choice-nightweave-plots-plot-stolen-stores = Réserves volées
choice-nightweave-plots-plot-silken-whispers = Murmures de soie
choice-nightweave-plots-plot-early-journey = Voyage précoce
choice-nightweave-plots-plot-tangled-events = Événements embrouillés
choice-nightweave-personality = Sa personnalité
choice-nightweave-personality-by-level = Selon son niveau
choice-nightweave-personality-none = Aucune personnalité
choice-nightweave-personality-personality-builder = La Bâtisseuse
choice-nightweave-personality-personality-hostess = L’Hôtesse
choice-nightweave-personality-personality-wanderer = La Vagabonde
choice-nightweave-personality-personality-collector = La Collectionneuse
preset-the-spider = L’araignée
    .description = Seul ou à deux contre Nightweave, qui tisse sa propre ville dans la brume.
remark-nightweave-reconstructed = Ce que disent ses cartes est une reconstitution : seuls le déroulement de son tour et sa mise en place sont connus.


## Nightweave : où se trouvent les choses, ce qu’on raconte et ce qui compte

kind-activity = Carte Activité
kind-nightweave-level = Niveau
kind-plots = Complot
kind-personality = Personnalité

zone-activity = Sa carte Activité
    .play = Sa carte Activité
    .count = Carte Activité { $n }
zone-activity-deck = Sa pioche d’Activités
    .play = Sa pioche d’Activités
    .count = Pioche d’Activités { $n }
zone-activity-used = Activités utilisées
    .play = Activités utilisées
    .count = Activités utilisées { $n }
zone-activity-spring = Activités du printemps
    .play = Activités du printemps
    .count = Activités du printemps { $n }
zone-activity-summer = Activités de l’été
    .play = Activités de l’été
    .count = Activités de l’été { $n }
zone-activity-autumn = Activités de l’automne
    .play = Activités de l’automne
    .count = Activités de l’automne { $n }
zone-nightweave-level = Son niveau
    .play = Son niveau
    .count = Son niveau { $n }
zone-plots = Ses complots
    .play = Ses complots
    .count = Complots { $n }
zone-personality = Sa personnalité
    .play = Sa personnalité
    .count = Personnalités { $n }

log-turned-up = { automaton-mistwood } révèle { $card }
log-lurks = { $player } guette sur { $card } dans la Prairie
log-adorned = { $player } joue { $card } comme Ornement

score-city-size = Taille de la ville
score-personality = Personnalité


## Nightweave : ses cartes Activité

nightweave-activity-01 = Activité 1
    .split = Ac|ti|vi|té 1
    .text = Porte une araignée. Hiver : un lieu de base, sinon guetter. Printemps : une carte Forêt, sinon guetter. Été : un lieu de base, sinon guetter. Automne : un Voyage, sinon guetter.
nightweave-activity-02 = Activité 2
    .split = Ac|ti|vi|té 2
    .text = Porte une araignée. Hiver : une carte Forêt, sinon guetter. Printemps : un lieu de base, sinon guetter. Été : une carte Forêt, sinon guetter. Automne : un lieu de base, sinon guetter.
nightweave-activity-03 = Activité 3
    .split = Ac|ti|vi|té 3
    .text = Porte une araignée. Hiver : un lieu de base, sinon guetter. Printemps : une destination ouverte, sinon guetter. Été : un événement de base, sinon guetter. Automne : un événement de base, sinon guetter.
nightweave-activity-04 = Activité 4
    .split = Ac|ti|vi|té 4
    .text = Porte une araignée. Hiver : une carte Forêt, sinon guetter. Printemps : un événement de base, sinon guetter. Été : un lieu de base, sinon guetter. Automne : un Voyage, sinon guetter.
nightweave-activity-05 = Activité 5
    .split = Ac|ti|vi|té 5
    .text = Porte une araignée. Hiver : un lieu de base, sinon guetter. Printemps : une carte Forêt, sinon guetter. Été : une destination ouverte, sinon guetter. Automne : un événement spécial, sinon guetter.
nightweave-activity-06 = Activité 6
    .split = Ac|ti|vi|té 6
    .text = Hiver : jouer de la Prairie, sinon piocher 2 cartes. Printemps : jouer de la Prairie, sinon piocher 2 cartes. Été : jouer de la Prairie, sinon jouer de sa main. Automne : jouer de la Prairie, sinon jouer de sa main.
nightweave-activity-07 = Activité 7
    .split = Ac|ti|vi|té 7
    .text = Hiver : piocher 2 cartes, sinon jouer de sa main. Printemps : jouer de sa main, sinon piocher 2 cartes. Été : jouer de sa main, sinon piocher 2 cartes. Automne : jouer de sa main, sinon 1 point.
nightweave-activity-08 = Activité 8
    .split = Ac|ti|vi|té 8
    .text = Hiver : jouer de sa main, sinon jouer de la Prairie. Printemps : piocher 2 cartes, sinon jouer de sa main. Été : jouer de la Prairie, sinon piocher 2 cartes. Automne : jouer de sa main, sinon jouer de la Prairie.
nightweave-activity-09 = Activité 9
    .split = Ac|ti|vi|té 9
    .text = Hiver : jouer de la Prairie, sinon jouer de sa main. Printemps : jouer de la Prairie, sinon jouer de sa main. Été : piocher 2 cartes, sinon jouer de sa main. Automne : jouer de la Prairie, sinon 1 point.
nightweave-activity-10 = Activité 10
    .split = Ac|ti|vi|té 10
    .text = Porte une araignée. Printemps : un lieu de base, sinon guetter. Été : une carte Forêt, sinon guetter. Automne : un Voyage, sinon guetter.
nightweave-activity-11 = Activité 11
    .split = Ac|ti|vi|té 11
    .text = Porte une araignée. Printemps : une carte Forêt, sinon guetter. Été : un événement de base, sinon guetter. Automne : un lieu de base, sinon guetter.
nightweave-activity-12 = Activité 12
    .split = Ac|ti|vi|té 12
    .text = Printemps : jouer de la Prairie, sinon jouer de sa main. Été : jouer de sa main, sinon jouer de la Prairie. Automne : jouer de sa main, sinon jouer de la Prairie.
nightweave-activity-13 = Activité 13
    .split = Ac|ti|vi|té 13
    .text = Porte une araignée. Été : un lieu de base, sinon guetter. Automne : un événement de base, sinon guetter.
nightweave-activity-14 = Activité 14
    .split = Ac|ti|vi|té 14
    .text = Porte une araignée. Été : un événement spécial, sinon guetter. Automne : un événement spécial, sinon guetter.
nightweave-activity-15 = Activité 15
    .split = Ac|ti|vi|té 15
    .text = Été : jouer de sa main, sinon jouer de la Prairie. Automne : jouer de la Prairie, sinon jouer de sa main.
nightweave-activity-16 = Activité 16
    .split = Ac|ti|vi|té 16
    .text = Porte une araignée. Automne : un Voyage, sinon guetter.
nightweave-activity-17 = Activité 17
    .split = Ac|ti|vi|té 17
    .text = Porte une araignée. Automne : une carte Forêt, sinon un lieu de base.
nightweave-activity-18 = Activité 18
    .split = Ac|ti|vi|té 18
    .text = Porte une araignée. Automne : un Voyage, sinon une carte Forêt.
nightweave-activity-pearlbrook-1 = Activité de la rivière 1
    .split = Ac|ti|vi|té de la rivière 1
    .text = Printemps : l’Ambassadeur, sinon jouer de sa main. Été : l’Ambassadeur, sinon un Ornement. Automne : l’Ambassadeur, sinon un Ornement.
nightweave-activity-pearlbrook-2 = Activité de la rivière 2
    .split = Ac|ti|vi|té de la rivière 2
    .text = Porte une araignée. Automne : une Merveille, sinon un Ornement.


## Nightweave : ses niveaux, complots et personnalités

nightweave-level-0 = Niveau 0
    .text = Elle ne marque rien de plus que ses cartes, événements de base, Voyages et jetons.
nightweave-level-1 = Niveau 1
    .text = Elle marque 1 point de plus par carte violette, 4 points pour son événement spécial.
nightweave-level-2 = Niveau 2
    .text = Elle marque 2 points de plus par carte violette, 4 points pour son événement spécial, 1 point par événement spécial restant.
nightweave-level-3 = Niveau 3
    .text = Elle marque 2 points de plus par carte violette, 4 points pour son événement spécial, 2 points par événement spécial restant, 1 point par lot de 3 cartes de sa ville.
nightweave-level-4 = Niveau 4
    .text = Elle marque 3 points de plus par carte violette, 4 points pour son événement spécial, 2 points par événement spécial restant, 1 point par lot de 2 cartes de sa ville.
plot-sticky-meadow = Prairie collante
    .split = Prairie col|lante
    .text = Les cartes de la Prairie à côté, au-dessus ou au-dessous de celle où guette Nightweave vous coûtent 1 ressource au choix de plus.
plot-web-of-roads = Toile des chemins
    .text = Quand vous préparez une saison, Nightweave place d’abord un ouvrier sur un lieu de base, s’il lui en reste.
plot-stolen-stores = Réserves volées
    .split = Réser|ves volées
    .text = Quand vous préparez le printemps ou l’automne, donnez d’abord 1 ressource à Nightweave, si vous en avez.
plot-silken-whispers = Murmures de soie
    .split = Murmu|res de soie
    .text = Chaque fois que Nightweave joue une carte violette, elle pioche 1 carte.
plot-early-journey = Voyage précoce
    .text = En été, Nightweave part en Voyage quand ses cartes l’envoient sur une carte Forêt.
plot-tangled-events = Événements embrouillés
    .split = Évé|ne|ments em|brouil|lés
    .text = Chaque événement vous coûte 1 ressource au choix de plus.
personality-builder = La Bâtisseuse
    .split = La Bâtis|seuse
    .text = Nightweave marque 1 point par lot de 2 Constructions de sa ville.
personality-hostess = L’Hôtesse
    .text = Nightweave marque 1 point par lot de 2 Créatures de sa ville.
personality-wanderer = La Vagabonde
    .split = La Vaga|bonde
    .text = Nightweave ne défausse pas de carte pour un Voyage, et gagne 1 point pour chacun.
personality-collector = La Collectionneuse
    .split = La Col|lec|tion|neuse
    .text = { -game-end } Nightweave marque 1 point par couleur présente dans sa ville et 1 point par carte restée dans sa main.


## Notes pour une première partie

note-mistwood-nightweave = Nightweave commence toujours. Elle révèle une carte, envoie ses ouvriers, joue des cartes et guette sur la Prairie : on ne peut ni jouer ni prendre une carte sous sa toile. Pour gagner, ayez plus de points qu’elle.
