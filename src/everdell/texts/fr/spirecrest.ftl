# Spirecrest : le nom et le texte de chaque composant, puis les mots que la boîte apporte à la table.


## Cartes Saison

freezing-rain = Pluie verglaçante
    .text = Vous ne pouvez pas placer d’ouvriers sur les cartes Forêt.
blizzard = Blizzard
    .text = Un lieu de base que vous visitez vous donne 1 ressource de moins. Les cartes et les points ne changent pas.
deep-snow = Neige épaisse
    .text = Chaque Construction vous coûte 1 ressource au choix de plus.
fog = Brouillard
    .text = Vous ne pouvez pas jouer de cartes de la Prairie.
flood = Inondation
    .text = Vous ne pouvez pas placer d’ouvriers sur les lieux de base exclusifs.
thunderstorm = Orage
    .text = Chaque fois que vous placez un ouvrier, défaussez d’abord 1 carte de votre main, si vous en avez.
heat-wave = Canicule
    .text = Chaque Créature vous coûte 1 baie de plus.
drought = Sécheresse
    .text = Un lieu que vous visitez vous donne 1 baie de moins.
wildfire = Feu de forêt
    .text = Chaque Construction vous coûte 2 ressources au choix de plus.
tornado = Tornade
    .text = Chaque fois que vous jouez une carte, défaussez 2 cartes de votre main, ou toutes si vous en avez moins.
windstorm = Tempête de vent
    .text = Un Voyage vous fait défausser 1 carte de plus. Ses points ne changent pas.
downpour = Pluie battante
    .text = Un événement de base ou spécial vous coûte 1 ressource au choix de plus.


## Tuiles Carte

meeks-crossing = Croisée des Doux
    .text = Pendant votre expédition, payez 2 brindilles pour la parcourir. Vaut 2 points.
lily-ponds = Étangs aux nénuphars
    .text = Pendant votre expédition, payez 2 ressources au choix pour la parcourir. Vaut 2 points.
the-bog = Le Marais
    .text = Pendant votre expédition, payez 2 résines pour la parcourir. Vaut 2 points.
fort-faraway = Fort Lointain
    .text = Pendant votre expédition, défaussez 2 cartes de votre main pour la parcourir. Vaut 2 points.
meerkat-canyon = Canyon des Suricates
    .text = Pendant votre expédition, payez 1 brindille et 1 galet pour la parcourir. Vaut 2 points.
yaras-patch = Potager de Yara
    .text = Pendant votre expédition, payez 2 baies pour la parcourir. Vaut 2 points.
littledell = Petitval
    .text = Pendant votre expédition, payez 3 brindilles pour la parcourir. Vaut 3 points.
bubbling-springs = Sources bouillonnantes
    .text = Pendant votre expédition, payez 1 résine et 2 baies pour la parcourir. Vaut 3 points.
cuddlers-cove = Crique des Câlins
    .text = Pendant votre expédition, payez 1 brindille et 2 baies pour la parcourir. Vaut 3 points.
stompy-knoll = Butte aux Souches
    .text = Pendant votre expédition, payez 2 ressources au choix pour la parcourir. Vaut 3 points.
kibblerill-ferry = Bac de Kibblerill
    .text = Pendant votre expédition, payez 2 jetons Point pour la parcourir. Vaut 3 points.
longleg-forest = Forêt Longuepatte
    .text = Pendant votre expédition, défaussez 3 cartes de votre main pour la parcourir. Vaut 3 points.
burrowdale = Val-Terrier
    .text = Pendant votre expédition, payez 1 brindille, 1 résine et 1 galet pour la parcourir. Vaut 4 points.
amber-caves = Grottes d’Ambre
    .text = Pendant votre expédition, payez 3 résines pour la parcourir. Vaut 4 points.
newberry-fields = Champs de Baieneuve
    .text = Pendant votre expédition, payez 3 baies pour la parcourir. Vaut 4 points.
dugworm-gully = Ravine du Ver fouisseur
    .text = Pendant votre expédition, défaussez 4 cartes de votre main pour la parcourir. Vaut 4 points.
twin-bridges = Ponts jumeaux
    .text = Pendant votre expédition, payez 4 brindilles pour la parcourir. Vaut 4 points.
mirror-lake = Lac Miroir
    .text = Pendant votre expédition, payez 1 brindille, 1 résine et 1 baie pour la parcourir. Vaut 4 points.
badgers-teeth = Dents du Blaireau
    .text = Pendant votre expédition, payez 1 résine et 2 galets pour la parcourir. Vaut 5 points.
shipwreck-shore = Rivage du Naufrage
    .text = Pendant votre expédition, payez 2 brindilles et 2 résines pour la parcourir. Vaut 5 points.
quokka-island = Île aux Quokkas
    .text = Pendant votre expédition, payez 4 ressources au choix pour la parcourir. Vaut 5 points.
brightcoat-bloom = Floraison Vivepelage
    .text = Pendant votre expédition, payez 4 baies pour la parcourir. Vaut 6 points.
coldblooded-desert = Désert Sang-froid
    .text = Pendant votre expédition, payez 5 ressources au choix pour la parcourir. Vaut 6 points.
mistfire-falls = Chutes de Brumefeu
    .text = Pendant votre expédition, défaussez 5 cartes de votre main pour la parcourir. Vaut 6 points.


## Découvertes qui comptent à la fin

everblossom-trail = Sentier des Fleurs éternelles
    .text = { -game-end } 4 points avec au moins 3 cartes violettes dans votre ville.
greensprout-trail = Sentier des Pousses vertes
    .text = { -game-end } 4 points avec au moins 4 cartes vertes dans votre ville.
mistrise-trail = Sentier des Brumes levantes
    .text = { -game-end } 4 points avec au moins 3 cartes marron dans votre ville.
starfall-trail = Sentier des Étoiles filantes
    .text = { -game-end } 4 points avec au moins 3 cartes bleues dans votre ville.
sunblaze-trail = Sentier du Soleil ardent
    .text = { -game-end } 4 points avec au moins 3 cartes rouges dans votre ville.
bellsong-trail = Sentier du Chant des cloches
    .text = { -game-end } 4 points si votre voyageur a parcouru toute votre expédition.
bellsong-city = Cité du Chant des cloches
    .text = { -game-end } 3 points, plus 1 point par carte de la couleur la plus rare de votre ville.
everblossom-city = Cité des Fleurs éternelles
    .text = { -game-end } 6 points, moins 1 par carte violette de votre ville.
greensprout-city = Cité des Pousses vertes
    .text = { -game-end } 6 points, moins 1 par lot de 2 cartes vertes de votre ville.
mistrise-city = Cité des Brumes levantes
    .text = { -game-end } 6 points, moins 1 par carte marron de votre ville.
starfall-city = Cité des Étoiles filantes
    .text = { -game-end } 6 points, moins 1 par carte bleue de votre ville.
sunblaze-city = Cité du Soleil ardent
    .text = { -game-end } 6 points, moins 1 par carte rouge de votre ville.
gatherwind-trail = Sentier des Vents réunis
    .text = { -game-end } 4 points si vous avez accompli au moins 2 événements.
hopewatch-trail = Sentier de Guet-l’Espoir
    .text = { -game-end } 1 point par point de vos Voyages, 7 au plus.
serpents-pass = Col du Serpent
    .text = Devient la première carte de votre expédition. Payez 6 ressources au choix pour la parcourir. Vaut 7 points.
the-distant-shore = Le Rivage lointain
    .text = Devient la dernière carte de votre expédition. Défaussez 6 cartes de votre main pour la parcourir. Vaut 7 points.


## Découvertes à ouvriers

cartographers-caravan = Caravane du cartographe
    .text = Ouverte à tous, un ouvrier chacun. { -visit } piochez 3 cartes et gagnez 1 ressource au choix par ouvrier présent. 1 point pour vous à chaque visite adverse.
map-seller = Marchand de cartes
    .text = Ouvert à tous, un ouvrier chacun. { -visit } prenez des cartes de la Prairie et de la défausse, jusqu’à votre limite de main. 1 point pour vous à chaque visite adverse.
moleia-mines = Mines de Moleia
    .text = Ouvertes à tous, un ouvrier chacun. { -visit } révélez des cartes de la pioche, une à une. Arrêtez-vous à temps pour les prendre, avec 1 point chacune ; une carte du même nom dans la Prairie les fait toutes perdre. 1 point pour vous à chaque visite adverse.
ancient-orchard = Verger ancestral
    .text = Pour vous seul. { -visit } gagnez 5 baies.
cloudrim-peak = Pic Percenuage
    .text = Pour vous seul. { -visit } défaussez de votre main 5 cartes de cinq couleurs différentes pour gagner 8 points.
ruins-of-spire = Ruines de la Flèche
    .text = Pour vous seul. { -visit } gagnez 3 ressources parmi brindilles, résines et galets.
tezels-laboratory = Laboratoire de Tezel
    .text = Pour vous seul. { -visit } défaussez autant de cartes que vous voulez, puis vous pouvez jouer une carte de votre main ou de la Prairie pour autant de ressources en moins. { -alone }
grey-cloaks-hideout = Repaire de Grisecape
    .text = Pour vous seul. À votre tour, déplacez ici l’un de vos ouvriers déployés et utilisez à nouveau le lieu qu’il quitte.


## Découvertes qui durent, qui gardent des cartes, qui agissent une fois

forager = Glaneur
    .text = Quand vous gagnez des baies pendant votre tour, piochez 1 carte par baie.
mountaineer = Alpiniste
    .text = Vous ignorez la carte Saison du printemps. Sur les Pics, vous pouvez jouer jusqu’à 2 des Découvertes révélées, chacune à son coût.
prospector = Chercheur d’or
    .text = Quand vous gagnez des points pendant votre tour, vous pouvez défausser et piocher jusqu’à 1 carte par point.
stormvale = Val des Tempêtes
    .text = 3 cartes de la pioche y sont visibles, remplacées aussitôt. Chacun peut en jouer une comme de la Prairie ; 1 point pour vous quand c’est un adversaire.
archeologist = Archéologue
    .text = Glissez sous cette carte jusqu’à 3 Constructions de votre main et de la Prairie. Vous pourrez les jouer pour 1 ressource de moins. { -alone }
trail-guide = Guide de sentier
    .text = Glissez sous cette carte jusqu’à 3 Créatures de votre main et de la Prairie. Vous pourrez les jouer pour 2 baies de moins. { -alone }
bounty-hunter = Chasseur de primes
    .text = Nommez une Créature et cherchez-la dans la pioche. Prenez-la, même au-delà de votre limite de main, puis défaussez le surplus.
cloudsong = Chant des nuages
    .text = Nommez une Construction et cherchez-la dans la pioche. Prenez-la, même au-delà de votre limite de main, puis défaussez le surplus.
cave-of-dancing-lights = Grotte des Lueurs dansantes
    .text = Révélez 4 cartes. Gagnez 1 baie par carte verte, 1 brindille par marron, 1 résine par rouge, 1 galet par bleue et 1 ressource au choix par violette. Prenez celles que vous voulez, défaussez les autres.
star-weavers = Tisseurs d’étoiles
    .text = Défaussez autant de cartes que vous voulez, puis piochez jusqu’à votre limite de main.


## Grandes Créatures

-big = Remplace l’un de vos ouvriers.
stubblehoof = Sabot-de-Chaume
    .text = { -big } Quand vous préparez une saison, vous pouvez le laisser où il est : utilisez à nouveau ce lieu, piochez 1 carte et gagnez 1 ressource au choix.
truffle = Truffe
    .text = { -big } Peut aller sur une carte verte de n’importe quelle ville : utilisez sa production pour vous, gagnez 1 ressource au choix et piochez 1 carte.
corliander = Corliandre
    .text = { -big } Sur un événement, la moitié des cartes demandées suffit, arrondie au supérieur.
firebeak = Bec-de-Feu
    .text = { -big } Peut aller sur la défausse : prenez-y jusqu’à 3 cartes. Tant qu’il y est, vous pouvez prendre des cartes que les autres défaussent.
honeypaw = Patte-de-Miel
    .text = { -big } Si son lieu n’a pas donné de baie, gagnez 1 baie par ressource donnée, 3 au plus.
king-rhun = Roi Rhun
    .text = { -big } Peut aller sur une carte violette de votre ville : gagnez autant de ressources au choix que sa valeur de base.
whisper = Murmure
    .text = { -big } Peut aller sur tout lieu exclusif, même là où se trouvent des ouvriers, sauf sur les événements.
windlore = Chant-du-Vent
    .text = { -big } Peut aller sur la pioche : piochez 3 cartes. Tant qu’il y est, piochez 2 cartes après chaque tour où un autre a pioché.
on-the-discard-pile = Sur la défausse
    .text = Pour { firebeak } seul : prenez jusqu’à 3 cartes de la défausse.
on-the-deck = Sur la pioche
    .text = Pour { windlore } seul : piochez 3 cartes.


## La boîte

box-spirecrest = Spirecrest
    .description = Un sentier de montagne : des cartes Saison, 42 Découvertes, 8 Grandes Créatures et une expédition à la fin.
preset-mountain = La montagne
    .description = Des cartes Saison, des Découvertes et une expédition.
remark-spirecrest-beside-boxes = Le livret déconseille d’autres grands plateaux à côté.
remark-spirecrest-solo = Les règles en solitaire sont pour l’essentiel une reconstitution de notre part.


## Caractéristiques imprimées, zones, jetons

kind-weather = Carte Saison
kind-map-tile = Tuile Carte
kind-discovery = Découverte
    .plural = Découvertes
details-discovery = trois, un par joueur
kind-big-critter = Grande Créature
kind-perch = Perchoir
    .plural = Perchoirs

zone-weather = Cartes Saison
    .play = Cartes Saison
    .count = Cartes Saison { $n }
zone-hills = Collines
    .play = Collines
    .count = Collines { $n }
zone-peaks = Pics
    .play = Pics
    .count = Pics { $n }
zone-ridge = Crevasses
    .play = Crevasses
    .count = Crevasses { $n }
zone-discoveries = Découvertes
    .play = Découvertes
    .count = Découvertes { $n }
zone-expedition = Expédition
    .play = Expédition
    .count = Expédition { $n }
zone-hills-discoveries = Découvertes des Collines
    .play = Découvertes des Collines
    .count = Découvertes des Collines { $n }
zone-peaks-discoveries = Découvertes des Pics
    .play = Découvertes des Pics
    .count = Découvertes des Pics { $n }
zone-ridge-discoveries = Découvertes des Crevasses
    .play = Découvertes des Crevasses
    .count = Découvertes des Crevasses { $n }
zone-archeologist = { archeologist }
    .play = { archeologist }
    .count = { archeologist } { $n }
zone-trail-guide = { trail-guide }
    .play = { trail-guide }
    .count = { trail-guide } { $n }
zone-stormvale = { stormvale }
    .play = { stormvale }
    .count = { stormvale } { $n }

token-walked = Tuiles Carte parcourues
    .amount =
        { $n ->
            [one] { $n } tuile Carte parcourue
           *[other] { $n } tuiles Carte parcourues
        }
token-stubblehoof = { stubblehoof }
    .one = { stubblehoof }
    .amount = { stubblehoof }
token-truffle = { truffle }
    .one = { truffle }
    .amount = { truffle }
token-corliander = { corliander }
    .one = { corliander }
    .amount = { corliander }
token-firebeak = { firebeak }
    .one = { firebeak }
    .amount = { firebeak }
token-honeypaw = { honeypaw }
    .one = { honeypaw }
    .amount = { honeypaw }
token-king-rhun = { king-rhun }
    .one = { king-rhun }
    .amount = { king-rhun }
token-whisper = { whisper }
    .one = { whisper }
    .amount = { whisper }
token-windlore = { windlore }
    .one = { windlore }
    .amount = { windlore }

score-expedition = Expédition
score-discoveries = Découvertes


## Ce qui est demandé

prompt-chart = choisissez une tuile Carte pour votre expédition
prompt-discover = choisissez une Découverte : la première est gratuite, la deuxième coûte 1, la troisième 2
prompt-pay-in-kind = choisissez les ressources ou les cartes à payer
prompt-walk = poursuivez, ou arrêtez-vous
prompt-dig = révélez une autre carte, ou arrêtez-vous
prompt-pick-up = choisissez une carte à prendre
prompt-search-deck = nommez une carte à chercher dans la pioche
prompt-draw-up-to = piochez une carte, ou arrêtez-vous
prompt-stay = laisser { stubblehoof } sur place et utiliser à nouveau son lieu ?


## Ce qu’on peut choisir

option-chart-component = Prendre { $component }
option-discover-component = Jouer la Découverte { $component }
option-walk-component = Poursuivre : { $component }
option-stop = S’arrêter là
option-name-component = Nommer { $component }
option-store-component-row = Glisser dessous { $component } ({ $row })
option-draw-deck = Piocher 1 carte
option-stay-stubblehoof = Le laisser sur place
option-hide-component = Déplacer l’ouvrier au Repaire : { $component }
option-hide-city-seat-component =
    { $own ->
        [yes] Déplacer l’ouvrier au Repaire : { $component } dans votre ville
       *[no] Déplacer l’ouvrier au Repaire : { $component } chez { $seat }
    }
option-play-component-archeologist = Jouer { $component } (sous { archeologist })
option-play-component-archeologist-occupy = Jouer { $component } (sous { archeologist }) avec un jeton Occupé
option-play-component-archeologist-golden = Jouer { $component } (sous { archeologist }) avec un jeton Occupé doré
option-play-component-archeologist-helper = Jouer { $component } (sous { archeologist }) avec { $helper }
option-play-component-trail-guide = Jouer { $component } (sous { trail-guide })
option-play-component-trail-guide-occupy = Jouer { $component } (sous { trail-guide }) avec un jeton Occupé
option-play-component-trail-guide-golden = Jouer { $component } (sous { trail-guide }) avec un jeton Occupé doré
option-play-component-trail-guide-helper = Jouer { $component } (sous { trail-guide }) avec { $helper }
option-play-component-stormvale = Jouer { $component } ({ stormvale })
option-play-component-stormvale-occupy = Jouer { $component } ({ stormvale }) avec un jeton Occupé
option-play-component-stormvale-golden = Jouer { $component } ({ stormvale }) avec un jeton Occupé doré
option-play-component-stormvale-helper = Jouer { $component } ({ stormvale }) avec { $helper }
option-stubblehoof-component = Placer { stubblehoof } : { $component }
option-stubblehoof-city-seat-component =
    { $own ->
        [yes] Placer { stubblehoof } sur { $component } dans votre ville
       *[no] Placer { stubblehoof } sur { $component } chez { $seat }
    }
option-truffle-component = Placer { truffle } : { $component }
option-truffle-city-seat-component =
    { $own ->
        [yes] Placer { truffle } sur { $component } dans votre ville
       *[no] Placer { truffle } sur { $component } chez { $seat }
    }
option-corliander-component = Placer { corliander } : { $component }
option-corliander-city-seat-component =
    { $own ->
        [yes] Placer { corliander } sur { $component } dans votre ville
       *[no] Placer { corliander } sur { $component } chez { $seat }
    }
option-firebeak-component = Placer { firebeak } : { $component }
option-firebeak-city-seat-component =
    { $own ->
        [yes] Placer { firebeak } sur { $component } dans votre ville
       *[no] Placer { firebeak } sur { $component } chez { $seat }
    }
option-honeypaw-component = Placer { honeypaw } : { $component }
option-honeypaw-city-seat-component =
    { $own ->
        [yes] Placer { honeypaw } sur { $component } dans votre ville
       *[no] Placer { honeypaw } sur { $component } chez { $seat }
    }
option-king-rhun-component = Placer { king-rhun } : { $component }
option-king-rhun-city-seat-component =
    { $own ->
        [yes] Placer { king-rhun } sur { $component } dans votre ville
       *[no] Placer { king-rhun } sur { $component } chez { $seat }
    }
option-whisper-component = Placer { whisper } : { $component }
option-whisper-city-seat-component =
    { $own ->
        [yes] Placer { whisper } sur { $component } dans votre ville
       *[no] Placer { whisper } sur { $component } chez { $seat }
    }
option-windlore-component = Placer { windlore } : { $component }
option-windlore-city-seat-component =
    { $own ->
        [yes] Placer { windlore } sur { $component } dans votre ville
       *[no] Placer { windlore } sur { $component } chez { $seat }
    }
way-hide = déplacez un ouvrier au Repaire
way-stubblehoof = placez { stubblehoof }
way-truffle = placez { truffle }
way-corliander = placez { corliander }
way-firebeak = placez { firebeak }
way-honeypaw = placez { honeypaw }
way-king-rhun = placez { king-rhun }
way-whisper = placez { whisper }
way-windlore = placez { windlore }


## Ce qui s’est passé

log-weather = Le temps change : { $card }
log-charted = { $player } prend { $card }
log-made-discovery = { $player } découvre { $card }
log-walked = { $player } poursuit jusqu’à { $card }
log-found-in-deck = { $player } trouve { $card } dans la pioche
log-hid = { $player } déplace un ouvrier : { $place }
log-stayed = { $player } laisse { $card } sur place


## La page : la carte Saison en une ligne, la route, l’exploration

weather-freezing-rain = Cartes Forêt fermées
weather-blizzard = Lieux de base : 1 de moins
weather-deep-snow = Constructions : 1 de plus
weather-fog = Rien de la Prairie
weather-flood = Lieux exclusifs fermés
weather-thunderstorm = Un ouvrier : 1 carte
weather-heat-wave = Créatures : 1 baie de plus
weather-drought = Visites : 1 baie de moins
weather-wildfire = Constructions : 2 de plus
weather-tornado = Carte jouée : 2 défaussées
weather-windstorm = Voyages : 1 carte de plus
weather-downpour = Événements : 1 de plus
weather-unseen = Pas encore révélée
weather-sheltered = Sans effet sur vous
road = Le sentier de montagne
road-traveler = Voyageur { DE($player) }
road-tiles =
    { $n ->
        [one] { $section } : encore { $n } tuile Carte
       *[other] { $section } : encore { $n } tuiles Carte
    }
road-unseen = { $section } : { $n } tuiles Carte encore cachées
road-summit = Sommet
explore = Exploration
explore-chart = Cartographier
explore-discover = Découvrir
explore-travel = Voyager
discovery-free = gratuit
discovery-resource = ressource au choix
discovery-or = ou
discovery-stand = Vous en avez { $n } sur { $least }.
discovery-now =
    { $n ->
        [one] Pour l’instant : { $n } point.
       *[other] Pour l’instant : { $n } points.
    }


## Notes pour une première partie

note-spirecrest-weather = La carte Saison de votre saison ne lie que vous, jusqu’à ce que vous prépariez la suivante. Son signe marque ce qu’elle ferme et ce qu’elle rend plus cher.
note-spirecrest-road = Chaque fois que vous préparez une saison, votre voyageur cartographie une tuile, fait une Découverte parmi trois et avance. À la fin, les tuiles comptent si vous payez pour les parcourir.
