# Les composants de la boîte de base : le nom et le texte de chacun.


## La boîte

box-base = Everdell
    .description = Le jeu de base : 48 sortes de cartes, l’Arbre éternel et ses saisons, et Paillasson pour ceux qui jouent seuls. De 1 à 4 joueurs.
automaton-base = Paillasson
choice-rugwort-year = Année de Paillasson (solo)
choice-rugwort-year-1 = Année 1 : Paillasson le Scélérat
choice-rugwort-year-2 = Année 2 : Paillasson le Véreux
choice-rugwort-year-3 = Année 3 : Paillasson le Vaurien
preset-first-game = Première partie
    .description = Le jeu de base, et rien d’autre.
preset-against-rugwort = En solo contre { automaton-base }
    .description = Il joue selon ses propres règles, toutes simples.
kind-basic = Lieu de base
    .plural = Lieux de base
kind-forest = Carte Forêt
    .plural = Cartes Forêt
    .title = Forêt
details-forest = un, deux à 4 joueurs
kind-haven = Havre
kind-journey = Voyage
kind-basic-event = Événement de base
    .plural = Événements de base
kind-special-event = Événement spécial
    .plural = Événements spéciaux


## Ce que ses cartes demandent et offrent, et ce qu’on en raconte

prompt-prisoner = choisissez la Créature à mettre en cellule

option-pay-prisoner-component = Emprisonner { $component }
option-remove-seat-component = Retirer { $component } chez { $seat }
option-remove-nothing = Ne rien retirer
option-demolish-component = Remplacer { $component }

log-imprisoned = { $player } emprisonne { $card }
log-kidnapped = { $player } s’enfuit avec un ouvrier

score-journey = Voyage
score-missed-events = Événements spéciaux manqués


## Créatures

architect = Architecte
    .split = Archi|tecte
    .text = { -game-end } 1 point par résine et par galet restant dans votre réserve, 6 points au plus.
bard = Barde
    .text = { -when-played } vous pouvez défausser jusqu’à 5 cartes de votre main et gagner 1 point par carte.
barge-toad = Crapaud de barque
    .split = Cra|paud de barque
    .text = { -production } gagnez 2 brindilles par { farm } dans votre ville.
chip-sweep = Ramasse-miettes
    .split = Ra|masse-miet|tes
    .text = { -production } activez à nouveau une carte verte de votre ville, mais jamais un { chip-sweep }.
doctor = Médecin
    .split = Méde|cin
    .text = { -production } vous pouvez payer jusqu’à 3 baies et gagner 1 point par baie.
fool = Fou
    .text = Se pose sur une case libre d’une ville adverse, et non dans la vôtre ; un seul par ville. Solo : défaussez-le pour retirer une carte de la ville de { automaton-base }.
historian = Historien
    .split = Histo|rien
    .text = Piochez 1 carte après chaque carte que vous jouez, sauf pour celle-ci.
husband = Mari
    .text = Partage sa case avec une { wife }. { -production } si c’est le cas et que vous avez une { farm }, gagnez 1 ressource au choix.
innkeeper = Aubergiste
    .split = Auber|giste
    .text = Pour payer une Créature jusqu’à 3 baies de moins, vous pouvez défausser cette carte de votre ville. { -alone }
judge = Juge
    .text = Dans le coût d’une carte que vous jouez, vous pouvez remplacer 1 ressource par 1 d’une autre sorte. { -alone }
king = Roi
    .text = { -game-end } 1 point par événement de base et 2 points par événement spécial que vous avez accompli.
miner-mole = Taupe minière
    .split = Taupe mi|nière
    .text = { -production } vous pouvez copier une carte verte d’une ville adverse telle qu’elle y agit, sauf un { storehouse }. Une { miner-mole } copiée peut copier une de vos cartes.
monk = Moine
    .text = { -production } vous pouvez donner jusqu’à 2 baies à un même adversaire et gagner 2 points par baie. Ouvre la seconde place de votre { monastery }.
peddler = Colporteur
    .split = Col|por|teur
    .text = { -production } vous pouvez échanger jusqu’à 2 de vos ressources contre autant de ressources au choix de la réserve.
postal-pigeon = Pigeon voyageur
    .split = Pigeon voya|geur
    .text = { -when-played } révélez 2 cartes de la pioche. Vous pouvez en jouer gratuitement une dont la valeur de base est de 3 points au plus. Défaussez le reste.
queen = Reine
    .text = { -visit } vous pouvez jouer gratuitement une carte de votre main ou de la Prairie dont la valeur de base est de 3 points au plus.
ranger = Garde forestier
    .split = Garde fores|tier
    .text = { -when-played } déplacez un de vos ouvriers déployés vers un autre lieu et utilisez ce lieu. Ouvre la seconde cellule de votre { dungeon }.
shepherd = Berger
    .text = Payez son coût à un adversaire. { -when-played } gagnez 3 baies, et 1 point par jeton Point sur votre { chapel }.
shopkeeper = Commerçant
    .split = Commer|çant
    .text = Gagnez 1 baie après chaque Créature que vous jouez dans votre ville, sauf pour celle-ci.
teacher = Professeur
    .split = Profes|seur
    .text = { -production } piochez 2 cartes, gardez-en 1 et donnez l’autre à un adversaire.
undertaker = Croque-mort
    .text = { -when-played } défaussez 3 cartes de la Prairie, complétez-la, puis prenez 1 de ses cartes en main. Ouvre la seconde place de votre { cemetery }.
wanderer = Vagabond
    .split = Vaga|bond
    .text = N’occupe aucune case. { -when-played } piochez 3 cartes.
wife = Épouse
    .text = Partage sa case avec un { husband }. { -game-end } 3 points si c’est le cas.
woodcarver = Sculpteur sur bois
    .split = Sculp|teur sur bois
    .text = { -production } vous pouvez payer jusqu’à 3 brindilles et gagner 1 point par brindille.


## Constructions

castle = Château
    .split = Châ|teau
    .text = { -game-end } 1 point par Construction commune dans votre ville.
cemetery = Cimetière
    .split = Cime|tière
    .text = { -visit } révélez les 4 premières cartes de la pioche ou de la défausse, jouez-en 1 gratuitement, défaussez le reste. { -for-good } Seconde place seulement avec un { undertaker } dans votre ville.
chapel = Chapelle
    .split = Cha|pelle
    .text = { -visit } posez 1 jeton Point sur cette carte, puis piochez 2 cartes par jeton qui s’y trouve.
clock-tower = Clocher de l’horloge
    .split = Clo|cher de l’hor|loge
    .text = { -when-played } posez 3 jetons Point sur cette carte. À chaque préparation de saison, avant le retour de vos ouvriers, vous pouvez en rendre 1 pour utiliser un lieu de base ou une carte Forêt où vous avez un ouvrier.
courthouse = Palais de justice
    .split = Palais de jus|tice
    .text = Gagnez 1 brindille, 1 résine ou 1 galet après chaque Construction que vous jouez dans votre ville, sauf pour celle-ci.
crane = Grue
    .text = Pour payer une Construction jusqu’à 3 ressources au choix de moins, vous pouvez défausser cette carte de votre ville. { -alone }
dungeon = Donjon
    .text = Pour payer une carte jusqu’à 3 ressources au choix de moins, vous pouvez enfermer ici une Créature de votre ville. 1 cellule ; 2 avec un { ranger } dans votre ville, la seconde jamais pour lui. { -alone }
ever-tree = Arbre éternel
    .split = Arbre éter|nel
    .text = Occupez-le pour jouer gratuitement une Créature quelconque. { -game-end } 1 point par carte violette dans votre ville, celle-ci comprise.
fairgrounds = Fêtes foraines
    .split = Fêtes fo|raines
    .text = { -production } piochez 2 cartes.
farm = Ferme
    .text = { -production } gagnez 1 baie.
general-store = Épicerie
    .split = Épi|ce|rie
    .text = { -production } gagnez 1 baie, ou 2 si vous avez une { farm }.
inn = Auberge
    .split = Au|berge
    .text = { -visit } jouez une carte de la Prairie en payant jusqu’à 3 ressources au choix de moins. Ouverte aux adversaires : 1 point pour vous à chacune de leurs visites. { -alone }
lookout = Guet
    .text = { -visit } utilisez un lieu de base ou une carte Forêt en jeu, même si la place est prise.
mine = Mine
    .text = { -production } gagnez 1 galet.
monastery = Monastère
    .split = Monas|tère
    .text = { -visit } donnez 2 ressources au choix à un même adversaire et gagnez 4 points. { -for-good } Seconde place seulement avec un { monk } dans votre ville.
palace = Palais
    .text = { -game-end } 1 point par Construction unique dans votre ville, celle-ci comprise.
post-office = Bureau de poste
    .text = { -visit } donnez 2 cartes de votre main à un même adversaire, défaussez-en d’autres à volonté, puis complétez votre main. Ouvert aux adversaires : 1 point pour vous à chacune de leurs visites.
resin-refinery = Raffinerie de résine
    .split = Raffi|ne|rie de résine
    .text = { -production } gagnez 1 résine.
ruins = Ruines
    .text = Prennent la place d’une Construction de votre ville, qui est défaussée. { -when-played } gagnez le coût imprimé de cette Construction et piochez 2 cartes.
school = École
    .text = { -game-end } 1 point par Créature commune dans votre ville.
storehouse = Entrepôt
    .split = Entre|pôt
    .text = { -production } posez 3 brindilles, 2 résines, 1 galet ou 2 baies de la réserve sur cette carte. { -visit } prenez tout ce qui s’y trouve.
theater = Théâtre
    .split = Théâ|tre
    .text = { -game-end } 1 point par Créature unique dans votre ville.
twig-barge = Barque aux brindilles
    .split = Barque aux brin|dilles
    .text = { -production } gagnez 2 brindilles.
university = Université
    .split = Univer|sité
    .text = { -visit } défaussez une autre carte de votre ville, gagnez son coût imprimé, 1 ressource au choix de plus et 1 point.


## Lieux de base

basic-three-twigs = Trois brindilles
    .text = Gagnez 3 brindilles.
basic-two-twigs-card = Deux brindilles et une carte
    .text = Gagnez 2 brindilles. Piochez 1 carte.
basic-two-resin = Deux résines
    .text = Gagnez 2 résines.
basic-resin-card = Une résine et une carte
    .text = Gagnez 1 résine. Piochez 1 carte.
basic-pebble = Un galet
    .text = Gagnez 1 galet.
basic-two-cards-point = Deux cartes et un point
    .text = Piochez 2 cartes. Gagnez 1 point.
basic-berry = Une baie
    .text = Gagnez 1 baie.
basic-berry-card = Une baie et une carte
    .text = Gagnez 1 baie. Piochez 1 carte.


## Havre de paix et Voyage

haven = Havre de paix
    .text = Défaussez autant de cartes de votre main que vous voulez : 1 ressource au choix par lot de 2.
journey-2 = Voyage 2
    .text = Uniquement en automne : défaussez 2 cartes de votre main. { -game-end } 2 points par ouvrier placé ici.
journey-3 = Voyage 3
    .text = Uniquement en automne : défaussez 3 cartes de votre main. { -game-end } 3 points pour l’ouvrier placé ici.
journey-4 = Voyage 4
    .text = Uniquement en automne : défaussez 4 cartes de votre main. { -game-end } 4 points pour l’ouvrier placé ici.
journey-5 = Voyage 5
    .text = Uniquement en automne : défaussez 5 cartes de votre main. { -game-end } 5 points pour l’ouvrier placé ici.


## Cartes Forêt

forest-two-berries-card = Deux baies et une carte
    .text = Gagnez 2 baies. Piochez 1 carte.
forest-two-any = Deux ressources au choix
    .text = Gagnez 2 ressources au choix.
forest-discard-draw-double = Défausser pour piocher le double
    .text = Défaussez autant de cartes de votre main que vous voulez, puis piochez-en 2 pour chacune.
forest-copy-basic-card = Copier un lieu de base et une carte
    .text = Piochez 1 carte, puis utilisez un lieu de base, même si la place est prise.
forest-pebble-three-cards = Un galet et trois cartes
    .text = Gagnez 1 galet. Piochez 3 cartes.
forest-twig-resin-berry = Une brindille, une résine, une baie
    .text = Gagnez 1 brindille, 1 résine et 1 baie.
forest-three-berries = Trois baies
    .text = Gagnez 3 baies.
forest-two-resin-twig = Deux résines et une brindille
    .text = Gagnez 2 résines et 1 brindille.
forest-two-cards-any = Deux cartes et une ressource au choix
    .text = Piochez 2 cartes. Gagnez 1 ressource au choix.
forest-discard-three-any = Défausser jusqu’à trois cartes contre des ressources
    .text = Défaussez jusqu’à 3 cartes de votre main : 1 ressource au choix pour chacune.
forest-meadow-two-play-one = Piocher deux cartes de la Prairie et en jouer une
    .text = Prenez 2 cartes de la Prairie, puis complétez-la. Vous pouvez jouer 1 de ces 2 cartes en payant 1 ressource au choix de moins. { -alone }


## Événements de base

city-monument = Monument de la ville
    .split = Monu|ment de la ville
    .text = Avec 3 cartes bleues dans votre ville. Vaut 3 points.
grand-tour = Grand Tour
    .text = Avec 3 cartes rouges dans votre ville. Vaut 3 points.
harvest-festival = Fête de la récolte
    .split = Fête de la ré|colte
    .text = Avec 4 cartes vertes dans votre ville. Vaut 3 points.
cartographers-expedition = Expédition du cartographe
    .split = Expé|di|tion du carto|graphe
    .text = Avec 3 cartes marron dans votre ville. Vaut 3 points.


## Événements spéciaux

a-brilliant-marketing-plan = Un plan marketing brillant
    .split = Un plan mar|ke|ting bril|lant
    .text = Avec { shopkeeper } et { post-office }. { -when-achieved } vous pouvez donner jusqu’à 3 ressources en tout, aux adversaires de votre choix, et gagner 2 points pour chacune.
a-well-run-city = Une ville bien gérée
    .text = Avec { chip-sweep } et { clock-tower }. Vaut 4 points. { -when-achieved } récupérez un de vos ouvriers déployés, même celui-ci ; il peut être placé à nouveau.
an-evening-of-fireworks = Une soirée de feux d’artifice
    .split = Une soirée de feux d’arti|fice
    .text = Avec { lookout } et { miner-mole }. { -when-achieved } vous pouvez poser jusqu’à 3 brindilles sur cette carte. { -game-end } 2 points par brindille posée ici.
ancient-scrolls-discovered = Découverte des parchemins antiques
    .split = Décou|verte des par|che|mins an|tiques
    .text = Avec { historian } et { ruins }. { -when-achieved } révélez 5 cartes de la pioche, prenez celles que vous voulez et glissez le reste dessous. { -game-end } 1 point par carte glissée dessous.
capture-of-the-acorn-thieves = Capture des voleurs de glands
    .split = Cap|ture des vo|leurs de glands
    .text = Avec { courthouse } et { ranger }. { -when-achieved } vous pouvez glisser dessous jusqu’à 2 Créatures de votre ville. { -game-end } 3 points par Créature glissée dessous.
croak-wart-cure = Traitement de verrue
    .split = Traite|ment de ver|rue
    .text = Avec { undertaker } et { barge-toad }. Payez 2 baies et défaussez 2 cartes de votre ville. Vaut 6 points.
flying-doctor-service = Service de médecins volants
    .split = Ser|vice de méde|cins vo|lants
    .text = Avec { doctor } et { postal-pigeon }. { -game-end } 3 points par couple { husband } et { wife } dans toutes les villes.
graduation-of-scholars = Diplôme des érudits
    .split = Di|plôme des éru|dits
    .text = Avec { teacher } et { university }. { -when-achieved } vous pouvez glisser dessous jusqu’à 3 Créatures de votre main. { -game-end } 2 points par Créature glissée dessous.
ministering-to-miscreants = S’occuper des mécréants
    .split = S’occu|per des mé|créants
    .text = Avec { monk } et { dungeon }. { -game-end } 3 points par prisonnier de votre { dungeon }.
path-of-the-pilgrims = Sentier des pèlerins
    .split = Sen|tier des pè|le|rins
    .text = Avec { monastery } et { wanderer }. { -game-end } 3 points par ouvrier dans votre { monastery }.
performer-in-residence = Spectacle en salle
    .split = Spec|tacle en salle
    .text = Avec { inn } et { bard }. { -when-achieved } vous pouvez poser jusqu’à 3 baies sur cette carte. { -game-end } 2 points par baie posée ici.
pristine-chapel-ceiling = Le plafond de la chapelle Pristine
    .split = Le pla|fond de la cha|pelle Pris|tine
    .text = Avec { woodcarver } et { chapel }. { -when-achieved } piochez 1 carte et gagnez 1 ressource au choix par jeton Point sur votre { chapel }. { -game-end } 2 points par jeton sur celle-ci.
remembering-the-fallen = En mémoire des disparus
    .split = En mé|moire des dis|pa|rus
    .text = Avec { cemetery } et { shepherd }. { -game-end } 3 points par ouvrier dans votre { cemetery }.
tax-relief = Allègements fiscaux
    .split = Allè|ge|ments fis|caux
    .text = Avec { judge } et { queen }. Vaut 3 points. { -when-achieved } toutes les cartes vertes de votre ville produisent, dans l’ordre de votre choix.
the-everdell-games = Les jeux d’Everdell
    .split = Les jeux d’Ever|dell
    .text = Avec 2 cartes de chaque couleur dans votre ville. Vaut 9 points.
under-new-management = Nouvelle direction
    .split = Nou|velle direc|tion
    .text = Avec { peddler } et { general-store }. { -when-achieved } vous pouvez poser jusqu’à 3 ressources sur cette carte. { -game-end } 1 point par brindille ou baie et 2 points par résine ou galet posés ici.


## Notes pour une première partie

note-base-journey = En automne, un ouvrier peut partir en voyage : défaussez autant de cartes qu’indiqué et gagnez autant de points. Une belle fin pour des cartes qu’on ne jouera plus.
note-base-rival = Vous jouez seul contre { automaton-base }. Il se passe de ressources : il prend des cartes, occupe des lieux et profite des événements que vous laissez.
