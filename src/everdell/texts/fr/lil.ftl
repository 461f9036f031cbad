# Mon P’tit Everdell : le nom et le texte de chaque composant, puis les mots propres à ce jeu. On lit
# souvent ces phrases à voix haute à des enfants : elles sont courtes.


## Quand les cartes s’activent

-lil-morning = Maintenant, puis au début de chaque manche :
-lil-every-round = Au début de chaque manche :
-lil-now = Maintenant :
-lil-friend = Placez un Copain ici :
-lil-always = Désormais :
-lil-end = À la fin :


## Cartes vertes

lil-farm = Ferme
    .text = { -lil-morning } 1 baie.
lil-woodpile = Tas de bois
    .text = { -lil-morning } 1 brindille.
lil-sap-bucket = Seau à sève
    .text = { -lil-morning } 1 résine.
lil-general-store = Épicerie
    .split = Épi|cerie
    .text = { -lil-morning } 1 ressource au choix.
lil-farmer = Fermière
    .split = Fer|mière
    .text = { -lil-morning } 1 brindille ou 1 résine.
lil-peddler = Colporteur
    .split = Colpor|teur
    .text = { -lil-morning } vous pouvez échanger jusqu’à 2 ressources contre autant d’autres sortes.
lil-storyteller = Conteur
    .text = { -lil-morning } 1 point.
lil-captain = Capitaine
    .split = Capi|taine
    .text = { -lil-every-round } 1 baie.
lil-fort = Fort
    .text = { -lil-every-round } 1 brindille ou 1 résine.


## Cartes marron

lil-juggler = Jongleur
    .split = Jon|gleur
    .text = { -lil-now } 1 brindille et 1 résine.
lil-explorer = Explorateur
    .split = Explo|rateur
    .text = { -lil-now } 1 ressource au choix.
lil-wanderer = Vagabond
    .split = Vaga|bond
    .text = { -lil-now } 1 point.
lil-picnic = Pique-nique
    .text = { -lil-now } 2 baies.
lil-pond = Étang
    .text = { -lil-now } 1 ressource au choix.


## Cartes rouges

lil-lookout = Tour de Guet
    .text = { -lil-friend } gagnez ce que montre un des dés, même si un Copain s’y trouve.
lil-gardener = Jardinier
    .split = Jardi|nier
    .text = { -lil-friend } deux de vos cartes vertes, différentes, s’activent encore une fois.
lil-treehouse = Cabane perchée
    .text = { -lil-friend } 2 ressources au choix.
lil-bakery = Boulangerie
    .split = Boulan|gerie
    .text = { -lil-friend } 1 baie et 1 point.
lil-queen = Reine
    .text = { -lil-friend } la carte que vous jouez à ce tour coûte 2 ressources de moins, au choix.


## Cartes bleues

lil-shopkeeper = Commerçant
    .split = Commer|çant
    .text = { -lil-always } 1 baie chaque fois que vous avez joué une autre Créature.
lil-workshop = Atelier
    .text = { -lil-always } 1 brindille ou 1 résine chaque fois que vous avez joué un autre Lieu.
lil-drummer = Tambour
    .text = { -lil-always } 1 point chaque fois que vous gagnez une Parade.
lil-clubhouse = Cabane du club
    .text = { -lil-always } vos Créatures coûtent 1 baie de moins.
lil-builder = Bâtisseur
    .split = Bâtis|seur
    .text = { -lil-always } vos Lieux coûtent 1 brindille ou 1 résine de moins, au choix.


## Cartes violettes

lil-castle = Château
    .text = { -lil-end } 1 point pour chacune de vos cartes vertes.
lil-king = Roi
    .text = Pas de bonus à la fin : ses points sont sur la carte.
lil-ever-tree = Arbre Éternel
    .text = Pas de bonus à la fin : ses points sont sur la carte.
lil-musician = Musicien
    .split = Musi|cien
    .text = { -lil-end } 1 point pour chacune de vos Parades.
lil-painter = Peintre
    .text = { -lil-end } 1 point pour chacune de vos cartes marron.


## Cases

lil-space-resin = Case Résine
    .text = Prenez 1 résine. Il y a de la place pour tous.
lil-space-twig = Case Brindille
    .split = Case Brin|dille
    .text = Prenez 1 brindille. Il y a de la place pour tous.
lil-space-berry = Case Baie
    .text = Prenez 1 baie. Il y a de la place pour tous.
-lil-die-text = Prenez ce que montre le dé. Un seul Copain à la fois.
lil-space-die-1 = Premier dé
    .text = { -lil-die-text }
lil-space-die-2 = Deuxième dé
    .split = Deu|xième dé
    .text = { -lil-die-text }
lil-space-die-3 = Troisième dé
    .split = Troi|sième dé
    .text = { -lil-die-text }
lil-space-die-4 = Quatrième dé
    .split = Qua|trième dé
    .text = { -lil-die-text }


## Dés

lil-die-face-1 = 1 point et 1 ressource
    .split = 1 point et 1 res|source
    .text = 1 point et 1 ressource au choix.
lil-die-face-2 = 2 brindilles
    .split = 2 brin|dilles
    .text = 2 brindilles.
lil-die-face-3 = 2 résines
    .text = 2 résines.
lil-die-face-4 = 2 baies
    .text = 2 baies.
lil-die-face-5 = 1 brindille et 1 résine
    .split = 1 brin|dille et 1 résine
    .text = 1 brindille et 1 résine.
lil-die-face-6 = 1 baie et 1 ressource
    .split = 1 baie et 1 res|source
    .text = 1 baie et 1 ressource au choix.


## Parades

-lil-creatures = Possédez 5 Créatures.
-lil-places = Possédez 5 Lieux.
-lil-rainbow = Possédez une carte de chacune des cinq couleurs.
-lil-one-color = Possédez 3 cartes d’une même couleur. Le vert ne compte pas.
lil-parade-creatures-6 = Parade des Créatures, 6
    .split = Parade des Créa|tures, 6
    .text = { -lil-creatures }
lil-parade-creatures-5 = Parade des Créatures, 5
    .split = Parade des Créa|tures, 5
    .text = { -lil-creatures }
lil-parade-creatures-4 = Parade des Créatures, 4
    .split = Parade des Créa|tures, 4
    .text = { -lil-creatures }
lil-parade-creatures-3 = Parade des Créatures, 3
    .split = Parade des Créa|tures, 3
    .text = { -lil-creatures }
lil-parade-places-6 = Parade des Lieux, 6
    .text = { -lil-places }
lil-parade-places-5 = Parade des Lieux, 5
    .text = { -lil-places }
lil-parade-places-4 = Parade des Lieux, 4
    .text = { -lil-places }
lil-parade-places-3 = Parade des Lieux, 3
    .text = { -lil-places }
lil-parade-rainbow-6 = Parade de toutes les couleurs, 6
    .split = Parade de toutes les cou|leurs, 6
    .text = { -lil-rainbow }
lil-parade-rainbow-5 = Parade de toutes les couleurs, 5
    .split = Parade de toutes les cou|leurs, 5
    .text = { -lil-rainbow }
lil-parade-rainbow-4 = Parade de toutes les couleurs, 4
    .split = Parade de toutes les cou|leurs, 4
    .text = { -lil-rainbow }
lil-parade-rainbow-3 = Parade de toutes les couleurs, 3
    .split = Parade de toutes les cou|leurs, 3
    .text = { -lil-rainbow }
lil-parade-one-color-6 = Parade d’une couleur, 6
    .text = { -lil-one-color }
lil-parade-one-color-5 = Parade d’une couleur, 5
    .text = { -lil-one-color }
lil-parade-one-color-4 = Parade d’une couleur, 4
    .text = { -lil-one-color }
lil-parade-one-color-3 = Parade d’une couleur, 3
    .text = { -lil-one-color }

lil-princess-friend = Copain de la Princesse
    .split = Copain de la Prin|cesse
    .text = Aucune carte n’arrive ici avant que tous rentrent à la Maison.


## La boîte

box-lil = Mon P’tit Everdell
    .description = Un jeu à part entière, pour les enfants et leurs grands : 4 manches, 54 cartes, des dés et des Parades.
automaton-lil-prince = Prince Pain d’Épices
automaton-lil-princess = Princesse Pervenche
preset-lil = Mon P’tit Everdell
    .description = Une première partie, courte, pour les enfants : placez des Copains, jouez des cartes, gagnez des Parades.

choice-lil-rival = Adversaire royal
choice-lil-rival-none = pas d’adversaire royal
choice-lil-rival-prince = { automaton-lil-prince }
choice-lil-rival-princess = { automaton-lil-princess }
choice-lil-quick-parades = Défi : Parades immédiates
choice-lil-quick-parades-off = Parades à la fin de la manche
choice-lil-quick-parades-on = Parades après chaque carte
choice-lil-rival-first = Défi : l’adversaire commence
choice-lil-rival-first-off = vous commencez
choice-lil-rival-first-on = l’adversaire commence
choice-lil-rival-cards = Défi : { lil-fort } et { lil-captain }
choice-lil-rival-cards-off = l’adversaire commence sans carte
choice-lil-rival-cards-on = l’adversaire commence avec les deux
choice-lil-bonus = Coup de pouce : 1 brindille, 1 résine et 1 baie pour
choice-lil-captain = Coup de pouce : un { lil-captain } pour
choice-lil-fort = Coup de pouce : un { lil-fort } pour

remark-lil-figures = Les règles sont celles de la boîte. La plupart des chiffres des cartes et des dés sont devinés au mieux, faute d’en avoir la liste : ne vous étonnez pas si vos propres cartes diffèrent.
remark-lil-rival-alone = En solo, on affronte le Prince ou la Princesse.
remark-lil-princess = La Princesse ne joue qu’avec une seule personne.
remark-lil-prince = Le Prince se joint à trois personnes au plus.


## Ce qu’il y a

plain-color-tan = Marron
plain-color-green = Verte
plain-color-red = Rouge
plain-color-blue = Bleue
plain-color-purple = Violette

kind-creature = Créature
    .plural = Créatures
kind-place = Lieu
    .plural = Lieux
kind-lil-space = Case
    .plural = Cases
kind-lil-die-space = Case Dé
    .plural = Cases Dé
kind-lil-die-face = Face de dé
kind-lil-parade = Parade
kind-lil-friend = Copain

zone-cards = Cartes à jouer
    .play = Jouer une carte
    .count = Cartes { $n }
zone-dice = Dés
    .play = Dés
    .count = Dés { $n }
zone-parades = Parades
    .play = Parades
    .count = Parades { $n }
zone-princess = Copains de la Princesse
    .play = Copains de la Princesse
    .count = Copains { $n }

token-friend = Copain
    .one = un Copain
    .amount =
        { $n ->
            [one] { $n } Copain
           *[other] { $n } Copains
        }
token-sun = Soleil
    .amount =
        { $n ->
            [0] pas de soleil
           *[other] le soleil
        }
token-moon = Lune
    .amount = Manche { $n } sur 4

score-parades = Parades
score-bonus = Cartes violettes
score-resources = Ressources, deux pour un point
tie-lil = Égalité : une personne l’emporte sur un adversaire royal, puis les cartes qui valent le plus de points.


## Ce qui est demandé

prompt-friend = placez un Copain
prompt-face-up = jouez une carte si vous voulez
prompt-copy-die = choisissez un dé
prompt-order-gather = choisissez le prochain trésor


## Ce qui peut être choisi

option-friend-component = Placer un Copain : { $component }
option-play-component = Jouer { $component }
option-gather-component = { $component } d’abord

way-friend = placez un Copain


## Ce qui s’est passé

log-rolled-dice = { $player } lance les dés : { $cards }
log-won-parade = { $player } remporte une Parade : { $card } !
log-new-round = Manche { $n } : { $player } a le soleil
