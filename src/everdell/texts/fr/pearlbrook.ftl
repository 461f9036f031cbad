# Pearlbrook : le nom et le texte de chaque composant, puis les mots que la boîte apporte à la table.


## Créatures

ferry-ferret = Furet passeur
    .text = { -production } gagnez 2 points si vous possédez au moins 2 perles.
messenger = Messager
    .split = Messa|ger
    .text = Partage la case d’une Construction de votre ville, un seul par Construction. Sur la rivière, il en a la couleur. { -when-played } piochez 1 carte et gagnez 1 point.
pirate = Pirate
    .text = N’occupe aucune case. { -when-played } vous pouvez défausser jusqu’à 4 cartes de votre main, puis en piocher autant, à la vue de tous. Gagnez 1 perle si leurs valeurs de base totalisent au moins 7.
shipwright = Charpentier naval
    .split = Char|pen|tier naval
    .text = { -game-end } 1 point par Créature ou Construction de Pearlbrook dans votre ville, celle-ci comprise.


## Constructions

bridge = Pont
    .text = Votre main peut contenir 1 carte de plus par perle que vous possédez. Piochez 2 cartes chaque fois que vous gagnez une perle.
ferry = Bac
    .text = Accueille un Ambassadeur, pas d’ouvrier. { -visit } utilisez une Destination fluviale face visible, même si la place est prise. Ouvert aux adversaires : 1 point pour vous à chacune de leurs visites.
harbor = Port
    .text = { -production } gagnez 2 ressources au choix si vous possédez au moins 2 perles.
pirate-ship = Bateau Pirate
    .text = { -visit } déplacez cette carte, avec votre ouvrier, sur une case libre d’une ville adverse. Par perle de cet adversaire, gagnez 1 ressource au choix et 1 point, 3 de chaque au plus.


## Cartes Ornement

bell = Cloche
    .text = { -when-played } gagnez 3 baies, puis piochez 1 carte par Créature de votre ville. { -game-end } 1 point par lot de 2 Créatures dans votre ville.
compass = Boussole
    .split = Bous|sole
    .text = { -when-played } vous pouvez activer à nouveau jusqu’à 2 cartes marron différentes de votre ville. { -game-end } 1 point par carte marron dans votre ville.
gilded-book = Livre doré
    .text = { -when-played } gagnez le coût imprimé d’une carte bleue de votre ville. { -game-end } 1 point par carte bleue dans votre ville.
hourglass = Sablier
    .text = { -when-played } vous pouvez utiliser une carte Forêt en jeu, même si la place est prise. Gagnez 1 ressource au choix. { -game-end } 1 point par carte rouge dans votre ville.
key-to-the-city = Clé de la ville
    .text = { -when-played } gagnez 2 ressources au choix, puis piochez 1 carte par Construction de votre ville. { -game-end } 1 point par lot de 2 Constructions dans votre ville.
masque = Masque
    .text = { -when-played } vous pouvez jouer gratuitement une carte de votre main ou de la Prairie dont la valeur de base est de 3 points au plus. { -game-end } 1 point par lot de 3 jetons Point que vous possédez.
mirror = Miroir
    .text = { -when-played } vous pouvez copier l’effet immédiat d’une carte Ornement jouée par un adversaire. { -game-end } 1 point par couleur de carte présente dans votre ville, 5 points au plus.
scales = Balance
    .text = { -when-played } vous pouvez défausser jusqu’à 4 cartes de votre main : 1 ressource au choix pour chacune. { -game-end } 1 point par carte de votre main, 5 points au plus.
seaglass-amulet = Amulette en verre de mer
    .split = Amu|lette en verre de mer
    .text = { -when-played } gagnez 3 ressources au choix, piochez 2 cartes et gagnez 1 point. { -game-end } 3 points.
spyglass = Longue-vue
    .text = { -when-played } gagnez 1 ressource au choix, piochez 1 carte et gagnez 1 perle. { -game-end } 3 points par Merveille que vous avez construite.
sundial = Cadran solaire
    .text = { -when-played } vous pouvez activer jusqu’à 3 cartes vertes différentes de votre ville. { -game-end } 1 point par lot de 2 cartes vertes dans votre ville.
tiara = Diadème
    .text = { -when-played } gagnez 1 ressource au choix par carte violette de votre ville. { -game-end } 1 point par carte violette dans votre ville.


## Destinations fluviales

bosley-the-artist = Bosley l’artiste
    .text = { -visit } vous pouvez défausser de votre main, à la vue de tous, 3 cartes de 3 couleurs différentes pour gagner 1 point et 1 perle.
crustina-the-constable = Crustina l’agent de police
    .split = Crus|tina l’agent de police
    .text = { -visit } vous pouvez défausser de votre main, à la vue de tous, 2 cartes bleues pour gagner 1 point et 1 perle.
gus-the-gardener = Gus le jardinier
    .split = Gus le jardi|nier
    .text = { -visit } vous pouvez défausser de votre main, à la vue de tous, 3 cartes vertes pour gagner 1 point et 1 perle.
iluminor-the-inventor = Iluminor l’inventeur
    .split = Ilu|mi|nor l’inven|teur
    .text = { -visit } vous pouvez défausser de votre main, à la vue de tous, 2 cartes marron pour gagner 1 point et 1 perle.
omicron-the-elder = Omicron l’ancien
    .text = { -visit } vous pouvez défausser de votre main, à la vue de tous, 1 carte violette pour gagner 1 point et 1 perle.
snout-the-explorer = Snout l’explorateur
    .split = Snout l’explo|ra|teur
    .text = { -visit } vous pouvez défausser de votre main, à la vue de tous, 2 cartes rouges pour gagner 1 point et 1 perle.
ballroom = Salle de bal
    .text = { -visit } vous pouvez payer 1 jeton Point et 1 résine. Dans ce cas, piochez 3 cartes et gagnez 1 perle.
gardens = Jardins
    .text = { -visit } vous pouvez payer 1 jeton Point et 1 baie. Dans ce cas, piochez 3 cartes et gagnez 1 perle.
great-hall = Grande salle
    .text = { -visit } vous pouvez payer 1 jeton Point et 1 galet. Dans ce cas, piochez 4 cartes et gagnez 1 perle.
observatory = Observatoire
    .split = Obser|va|toire
    .text = { -visit } vous pouvez payer 1 jeton Point et 1 ressource au choix. Dans ce cas, prenez 2 cartes de la Prairie et gagnez 1 perle.
river-market = Marché de la rivière
    .text = { -visit } vous pouvez payer 1 jeton Point et 1 ressource au choix. Dans ce cas, piochez 3 cartes et gagnez 1 perle.
watermill = Moulin à eau
    .text = { -visit } vous pouvez payer 1 jeton Point et 1 brindille. Dans ce cas, piochez 2 cartes et gagnez 1 perle.


## Haut-Fond et emplacements fluviaux

shoal = Haut-Fond
    .text = Pour votre Ambassadeur. Payez 2 ressources au choix et défaussez 2 cartes de votre main pour gagner 1 perle.
river-three-green = Emplacement fluvial : 3 vertes
    .split = Empla|ce|ment fluvial : 3 vertes
    .text = Pour votre Ambassadeur, avec 3 cartes vertes dans votre ville. Le premier venu prend la perle et révèle la carte. Puis utilisez la carte, si vous voulez.
river-two-red = Emplacement fluvial : 2 rouges
    .split = Empla|ce|ment fluvial : 2 rouges
    .text = Pour votre Ambassadeur, avec 2 cartes rouges dans votre ville. Le premier venu prend la perle et révèle la carte. Puis utilisez la carte, si vous voulez.
river-two-blue = Emplacement fluvial : 2 bleues
    .split = Empla|ce|ment fluvial : 2 bleues
    .text = Pour votre Ambassadeur, avec 2 cartes bleues dans votre ville. Le premier venu prend la perle et révèle la carte. Puis utilisez la carte, si vous voulez.
river-two-tan = Emplacement fluvial : 2 marron
    .split = Empla|ce|ment fluvial : 2 marron
    .text = Pour votre Ambassadeur, avec 2 cartes marron dans votre ville. Le premier venu prend la perle et révèle la carte. Puis utilisez la carte, si vous voulez.


## Cartes Forêt

forest-two-pebbles-card = 2 galets et 1 carte
    .text = Gagnez 2 galets. Piochez 1 carte.
forest-resin-pebble-or-four-cards = 1 résine et 1 galet, ou 4 cartes
    .text = Gagnez 1 résine et 1 galet, ou piochez 4 cartes.
forest-berry-pebble-card = 1 baie, 1 galet et 1 carte
    .text = Gagnez 1 baie et 1 galet. Piochez 1 carte.
forest-refresh-meadow-draw-two = Défausser 2 cartes Prairie, en prendre 2, 1 ressource
    .split = Défaus|ser 2 cartes Prairie, en prendre 2, 1 res|source
    .text = Défaussez 2 cartes de la Prairie et complétez-la. Prenez 2 de ses cartes en main et gagnez 1 ressource au choix, puis complétez-la à nouveau.


## Merveilles

hopewatch-gate = Porte de Gardespoir
    .split = Porte de Gardes|poir
    .text = Payez 1 brindille, 1 résine, 1 galet et 2 perles, et défaussez 2 cartes de votre main. Vaut 10 points.
mistrise-fountain = Fontaine des Brumes levantes
    .split = Fon|taine des Brumes levan|tes
    .text = Payez 2 brindilles, 2 résines, 2 galets et 2 perles, et défaussez 2 cartes de votre main. Vaut 15 points.
sunblaze-bridge = Pont du Soleil ardent
    .text = Payez 2 brindilles, 2 résines, 2 galets et 3 perles, et défaussez 3 cartes de votre main. Vaut 20 points.
starfalls-flame = Flamme des Étoiles filantes
    .split = Flamme des Étoiles filan|tes
    .text = Payez 3 brindilles, 3 résines, 3 galets et 3 perles, et défaussez 3 cartes de votre main. Vaut 25 points.


## Événements spéciaux

masquerade-invitations = Invitations au bal masqué
    .split = Invi|ta|tions au bal masqué
    .text = Avec { messenger } et { fairgrounds }. { -when-achieved } vous pouvez donner jusqu’à 6 cartes de votre main, aux adversaires de votre choix, pour 1 point chacune.
river-race = Course sur la rivière
    .text = Avec { ferry-ferret } et { twig-barge }. Vaut 4 points. { -when-achieved } glissez dessous l’une de ces deux cartes de votre ville : { ferry-ferret } pour 2 points, ou { twig-barge } pour 2 ressources au choix.
riverside-resort = Station balnéaire
    .split = Station balné|aire
    .text = Avec { harbor } et { innkeeper }. { -when-achieved } vous pouvez glisser dessous jusqu’à 3 Créatures de la Prairie. { -game-end } 2 points par Créature glissée dessous.
romantic-cruise = Croisière romantique
    .split = Croi|sière roman|tique
    .text = Avec { ferry } et { husband }. { -when-achieved } cherchez une { wife } dans la pioche et jouez-la gratuitement, ou gagnez 5 points.
sunken-treasure-discovered = Découverte d’un trésor englouti
    .split = Décou|verte d’un trésor en|glouti
    .text = Avec { pirate } et { crane }. { -when-achieved } vous pouvez jouer gratuitement une carte de la Prairie dont la valeur de base est de 3 points au plus.
x-marks-the-spot = La croix marque l’emplacement
    .split = La croix marque l’empla|ce|ment
    .text = Avec { pirate-ship } et { storehouse }. { -when-achieved } posez sur votre { storehouse } 1 jeton Point par ressource qui s’y trouve, 6 au plus. Vous les prendrez avec ces ressources.


## La boîte et ses options

box-pearlbrook = Pearlbrook
    .description = Au bord de la rivière : 8 sortes de cartes de plus, 20 en tout, un Ambassadeur pour chacun, des perles, des Destinations fluviales, des cartes Ornement, et des Merveilles à la place des événements de base.
preset-river = La rivière
    .description = Des perles, des cartes Ornement et des Merveilles.
remark-pearlbrook-beside-boxes = Le livret déconseille de la combiner avec d’autres grandes boîtes.
remark-pearlbrook-beside-packs = Le livret déconseille d’y ajouter les Légendes et les cartes en plus.
remark-pearlbrook-solo = Les règles en solitaire sont en partie une reconstitution de notre part.
remark-pearlbrook-basic-events = Les Merveilles remplacent tous les événements de base, y compris ceux de Newleaf. Les deux Visiteurs qui en demandent ne peuvent pas être satisfaits.


## Caractéristiques imprimées

kind-shoal = Haut-Fond
kind-river = Emplacement fluvial
    .plural = Emplacements fluviaux
    .title = Rivière
kind-wonder = Merveille
    .plural = Merveilles
kind-adornment = Carte Ornement
kind-citizen = Citoyen
kind-location = Lieu


## Où se trouvent les choses, et ce qui se compte

zone-river = Rivière
    .play = Rivière
    .count = Rivière { $n }
zone-river-face-down = Cartes de la rivière face cachée
    .play = Cartes de la rivière face cachée
    .count = Cartes de la rivière face cachée { $n }
zone-adornments = Vos cartes Ornement
    .play = Jouer une carte Ornement
    .count = Cartes Ornement { $n }
zone-adorned = Cartes Ornement jouées
    .play = Cartes Ornement jouées
    .count = Cartes Ornement jouées { $n }
zone-wonders = Merveilles
    .play = Merveilles
    .count = Merveilles { $n }

token-pearl = Perle
    .amount =
        { $n ->
            [one] { $n } perle
           *[other] { $n } perles
        }
# Le pion que chacun possède en plus de ses ouvriers.
token-ambassador = Ambassadeur
    .one = un Ambassadeur
    .amount =
        { $n ->
            [one] { $n } Ambassadeur
           *[other] { $n } Ambassadeurs
        }

score-pearls = Perles
score-wonders = Merveilles
score-adornments = Cartes Ornement


## Ce que demandent les emplacements fluviaux

needs-green-cards =
    { $n ->
        [one] { $n } carte verte dans votre ville
       *[other] { $n } cartes vertes dans votre ville
    }
needs-red-cards =
    { $n ->
        [one] { $n } carte rouge dans votre ville
       *[other] { $n } cartes rouges dans votre ville
    }
needs-blue-cards =
    { $n ->
        [one] { $n } carte bleue dans votre ville
       *[other] { $n } cartes bleues dans votre ville
    }
needs-tan-cards =
    { $n ->
        [one] { $n } carte marron dans votre ville
       *[other] { $n } cartes marron dans votre ville
    }


## Pourquoi une Merveille ne se construit pas

why-built =
    { $own ->
        [yes] Vous l’avez déjà construite
       *[no] Construite par { $player }
    }


## Ce qui est demandé

prompt-sail = choisissez la ville où l’envoyer
prompt-copy-adornment = choisissez une carte Ornement à copier
prompt-copy-river = choisissez une Destination fluviale à utiliser
prompt-regain = choisissez la carte bleue dont vous gagnez le coût
prompt-race = choisissez la carte à glisser dessous
prompt-load = choisissez l’{ storehouse } qui reçoit les jetons


## Ce qu’on peut choisir

option-ambassador-component = Placer votre Ambassadeur ({ $component })
option-ambassador-city-seat-component =
    { $own ->
        [yes] Placer votre Ambassadeur sur { $component } dans votre ville
       *[no] Placer votre Ambassadeur sur { $component } chez { $seat }
    }
option-adorn-component = Payer 1 perle et jouer { $component }
option-wonder-component = Placer un ouvrier et construire { $component }
option-choose-pay = Donner ce qui est demandé
option-choose-wife = Chercher une { wife } dans la pioche et la jouer
option-choose-five-points = Gagner 5 points
option-choose-resin-and-pebble = Gagner 1 résine et 1 galet
option-choose-four-cards = Piocher 4 cartes
option-sail-seat = Naviguer jusque chez { $seat }
option-regain-component = Gagner le coût imprimé : { $component }
option-load-component = Poser les jetons sur { $component }


## Façons de jouer son tour

way-wonder = construisez une Merveille
way-ambassador = envoyez votre Ambassadeur
way-adorn = jouez une carte Ornement


## Ce qui s’est passé

log-discovered = { $player } révèle { $card } à la place { $place } ({ $row })
log-built = { $player } construit { $place }
log-sailed = { $player } envoie { $card } chez { $to }
log-rolled-for-ambassador = { $player } obtient { $n } au dé pour son Ambassadeur


## Notes pour une première partie

note-pearlbrook-river = Votre Ambassadeur, la grenouille, va sur la rivière : au Haut-Fond pour acheter une perle, ou sur un emplacement si votre ville a les cartes indiquées. Le premier venu y prend la perle.
note-pearlbrook-wonders = Un ouvrier construit une Merveille, si vous pouvez la payer en ressources, en perles et en cartes de votre main. Il n’y a pas d’événements de base dans cette partie.
note-pearlbrook-adornments = Ces deux cartes Ornement ne sont qu’à vous et ne comptent pas dans votre main. Pour 1 perle, vous en jouez une : elle agit aussitôt, et rapporte des points à la fin.
