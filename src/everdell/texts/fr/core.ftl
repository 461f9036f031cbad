# Les mots de la table. Les noms et les textes des composants sont dans les fichiers des boîtes ; les
# clés sont expliquées dans le catalogue anglais.
#
# Les noms des cartes s’emploient sans article, et « chez » évite l’élision devant un prénom.


## Débuts et fins communs aux textes de toutes les boîtes

-when-played = À la pose :
-production = Production :
-visit = Visite :
-when-achieved = Une fois accompli :
-game-end = Fin de partie :
-alone = Pas avec une autre capacité qui aide à jouer une carte.
-for-good = L’ouvrier n’en repart plus.


## Où se trouvent les cartes

zone-deck = Pioche
zone-discard = Défausse
zone-hand = Main
zone-legends = Vos Légendes
    .play = Jouer une Légende
    .count = Légendes { $n }
zone-meadow = Prairie
zone-power = Pouvoir
    .play = Pouvoir
    .count = Pouvoir { $n }
zone-powers-dealt = Pouvoirs distribués
    .play = Choisir un pouvoir
    .count = Pouvoirs distribués { $n }


## Caractéristiques imprimées

kind-critter = Créature
    .plural = Créatures
kind-construction = Construction
    .plural = Constructions
kind-tile = Tuile
    .plural = Tuiles
kind-power = Pouvoir

# « Voyageur » et non « Voyage », qui est aussi un lieu du plateau.
color-tan = Voyageur
color-green = Production
color-red = Destination
color-blue = Gouvernance
color-purple = Prospérité

rarity-common = Commune
rarity-unique = Unique
rarity-legend = Légende

season-winter = Hiver
season-spring = Printemps
season-summer = Été
season-autumn = Automne

resource-twig = Brindille
    .amount =
        { $n ->
            [one] { $n } brindille
           *[other] { $n } brindilles
        }
resource-resin = Résine
    .amount =
        { $n ->
            [one] { $n } résine
           *[other] { $n } résines
        }
resource-pebble = Galet
    .amount =
        { $n ->
            [one] { $n } galet
           *[other] { $n } galets
        }
resource-berry = Baie
    .amount =
        { $n ->
            [one] { $n } baie
           *[other] { $n } baies
        }


## Morceaux de phrases

seat = Joueur { $n }
copy = { $component } (n° { $n })
list-last = { $item } et { $rest }
list-more = { $item }, { $rest }


## Ce qui est demandé

prompt-of = { $source } : { $demand }

prompt-turn = à vous de jouer : choisissez une action
prompt-pay-card = choisissez comment payer
prompt-enter =
    { $verb ->
        [demolish] choisissez la construction à remplacer
        [city] choisissez la ville où l’envoyer
        [remove] choisissez la carte à retirer
        [steal] choisissez la carte à prendre en échange
       *[other] choisissez comment la carte entre en jeu
    }
prompt-play-card = choisissez une carte à jouer
prompt-upgrade = choisissez la carte à remplacer
prompt-choose-one = choisissez que faire
prompt-order-trigger = choisissez la prochaine carte qui réagit
prompt-order-produce = choisissez la prochaine carte qui produit
prompt-gain-any = choisissez une ressource à gagner
prompt-pay-any = choisissez une ressource à payer
prompt-pay-up-to = choisissez combien payer
prompt-give-any = choisissez une ressource à donner
prompt-give-things = choisissez quoi donner, et à qui
prompt-give-up-to = choisissez combien donner
prompt-give-each = choisissez une ressource à donner, et à qui
prompt-give-cards = choisissez une carte à donner
prompt-give-to = choisissez à qui donner
prompt-put-any = choisissez une ressource à y poser
prompt-put-up-to = choisissez combien en poser
prompt-put-critters = choisissez une Créature à glisser dessous
prompt-store = choisissez ce que vous y déposez
prompt-discard = choisissez une carte à défausser
prompt-discard-colors = choisissez des cartes de couleurs différentes à défausser
prompt-discard-city = choisissez une carte de votre ville à défausser
prompt-discard-meadow = choisissez une carte de la Prairie à défausser
prompt-keep = choisissez la carte que vous gardez
prompt-take-revealed = choisissez une carte révélée à prendre
prompt-take-meadow = choisissez une carte de la Prairie à prendre
prompt-tell-place = choisissez laquelle des cartes ou tuiles identiques c’était
prompt-choose-pile = choisissez d’où révéler les cartes
prompt-activate = choisissez une carte verte à activer
prompt-copy = choisissez une carte à copier
prompt-lift-worker = choisissez l’ouvrier à déplacer
prompt-place-worker = choisissez où va l’ouvrier
prompt-bring-home = choisissez l’ouvrier à récupérer
prompt-use-place = choisissez un lieu à utiliser
prompt-use-tile = choisissez une tuile à utiliser
prompt-reuse-place = choisissez un lieu à utiliser une fois de plus
prompt-achieve-any = choisissez un événement à accomplir
prompt-name-color = nommez une couleur
prompt-show-card = choisissez une carte à montrer
prompt-power = choisissez votre pouvoir
prompt-take-deck-meadow = choisissez une carte de la pioche ou de la Prairie à prendre
prompt-gain-missing = choisissez une ressource que vous n’avez pas
prompt-give-drawn = donnez à un adversaire la carte piochée, ou gardez-la
prompt-take-stored = choisissez une ressource à y prendre
prompt-activate-tan = choisissez une carte marron à activer à nouveau
prompt-give-each-card = choisissez une carte à donner, et à qui
prompt-rejoin = choisissez la Construction dont partager désormais la case


## Ce qu’on peut choisir

option-visit-component = Placer un ouvrier : { $component }
option-visit-city-seat-component =
    { $own ->
        [yes] Visiter { $component } dans votre ville
       *[no] Visiter { $component } chez { $seat }
    }
option-event-component = Accomplir { $component }
option-play-component-origin =
    { $origin ->
        [hand] Jouer { $component } de votre main
        [meadow] Jouer { $component } de la Prairie
       *[revealed] Jouer { $component }, carte révélée
    }
option-play-component-origin-occupy =
    { $origin ->
        [hand] Jouer { $component } de votre main avec un jeton Occupé
        [meadow] Jouer { $component } de la Prairie avec un jeton Occupé
       *[revealed] Jouer { $component }, carte révélée, avec un jeton Occupé
    }
option-play-component-origin-helper =
    { $origin ->
        [hand] Jouer { $component } de votre main avec { $helper }
        [meadow] Jouer { $component } de la Prairie avec { $helper }
       *[revealed] Jouer { $component }, carte révélée, avec { $helper }
    }
option-play-component-legends = Jouer { $component }, votre Légende
option-play-component-legends-occupy = Jouer { $component }, votre Légende, avec un jeton Occupé
option-play-component-legends-helper = Jouer { $component }, votre Légende, avec { $helper }
option-prepare = Préparer la saison suivante
option-pass = Passer jusqu’à la fin de la partie
option-done = Terminer

option-gain-amount = Gagner { $amount }
option-pay-amount = Payer { $amount }
option-pay-nothing = Ne rien payer
option-pay-occupy-component = Occuper { $component }
option-give-amount = Donner { $amount }
option-give-away-component = Donner { $component } : carte défaussée
option-give-seat-component = Donner { $component } à { $seat }
option-choose-two-berries = Gagner 2 baies
option-give-component = Donner { $component }
option-give-seat = Donner à { $seat }
option-give-seat-amount = Donner { $amount } à { $seat }
option-give-supply-amount = Céder { $amount } à la réserve
option-put-amount = Y poser { $amount }
option-put-component = Glisser { $component } dessous
option-put-city-component = Glisser { $component } de votre ville dessous
option-store-amount = Stocker { $amount }

option-discard-component = Défausser { $component }
option-discard-component-row = Défausser { $component } ({ $row })
option-discard-city-component = Défausser { $component } de votre ville
option-keep-component = Garder { $component }
option-take-component = Prendre { $component }
option-take-component-row = Prendre { $component } ({ $row })
option-take-row = En prendre une sans la voir ({ $row })
option-spot-place = Celle de la place { $place } de la Prairie
option-spot-place-row = Celle de la place { $place } ({ $row })
option-use-component = Utiliser { $component }

option-activate-component = Activer { $component }
option-copy-component = Copier { $component }
option-copy-seat-component =
    { $own ->
        [yes] Copier { $component } dans votre ville
       *[no] Copier { $component } chez { $seat }
    }
option-produce-component = Faire produire { $component }
option-trigger-component = Faire réagir { $component }
option-city-seat = Chez { $seat }
option-replace-component = Remplacer { $component }

option-name-tan = Nommer le marron ({ color-tan })
option-name-green = Nommer le vert ({ color-green })
option-name-red = Nommer le rouge ({ color-red })
option-name-blue = Nommer le bleu ({ color-blue })
option-name-purple = Nommer le violet ({ color-purple })
option-show-component = Montrer { $component }

option-lift-component = Déplacer l’ouvrier : { $component }
option-lift-city-seat-component =
    { $own ->
        [yes] Déplacer l’ouvrier : { $component } dans votre ville
       *[no] Déplacer l’ouvrier : { $component } chez { $seat }
    }
option-lift-named-component = Déplacer { $component }
option-lift-adrift = Déplacer l’ouvrier dont la carte est partie
option-recall-component = Récupérer l’ouvrier : { $component }
option-recall-city-seat-component =
    { $own ->
        [yes] Récupérer l’ouvrier : { $component } dans votre ville
       *[no] Récupérer l’ouvrier : { $component } chez { $seat }
    }
option-recall-named-component = Récupérer { $component }
option-recall-adrift = Récupérer l’ouvrier dont la carte est partie
option-power-component = Prendre le pouvoir : { $component }
option-reveal-deck = Révéler depuis la pioche
option-reveal-discard = Révéler depuis la défausse
option-share-component = Partager la case : { $component }


## Ce qui s’est passé

log-source = { $line } ({ $source })
log-begins = { $player } jouera le premier tour

log-visited = { $player } place un ouvrier : { $place }
    .piece = { $player } place { $piece } : { $place }
log-visited-card =
    { $own ->
        [yes] { $player } visite { $card }
       *[no] { $player } visite { $card } chez { $city }
    }
    .piece =
        { $own ->
            [yes] { $player } place { $piece } sur { $card }
           *[no] { $player } place { $piece } sur { $card } chez { $city }
        }
log-achieved = { $player } accomplit { $place }
log-played =
    { $own ->
        [yes] { $player } joue { $card }
       *[no] { $player } joue { $card } chez { $city }
    }
log-season =
    { $season ->
        [spring] { $player } prépare le printemps
        [summer] { $player } prépare l’été
       *[autumn] { $player } prépare l’automne
    }
log-passed = { $player } passe
log-over = La partie est terminée

log-gained = { $player } gagne { $resources }
log-gained-points =
    { $points ->
        [one] { $player } gagne { $points } point
       *[other] { $player } gagne { $points } points
    }
log-paid = { $player } paie { $resources }
log-occupied = { $player } occupe { $home } pour jouer { $card }
log-left-city = { $player } : { $card } quitte la ville
log-stored = { $player } stocke { $resources } sur { $card }
log-points-on-card =
    { $points ->
        [-1] { $player } retire un jeton Point : { $card }
        [one] { $player } pose { $points } jeton Point sur { $card }
       *[other] { $player } pose { $points } jetons Point sur { $card }
    }
log-activated =
    { $own ->
        [yes] { $player } active { $card }
       *[no] { $player } copie { $card } chez { $city }
    }

log-drew =
    { $n ->
        [one] { $player } pioche { $n } carte
       *[other] { $player } pioche { $n } cartes
    }
    .seen = { $player } pioche { $cards }
log-discarded =
    { $n ->
        [one] { $player } défausse { $n } carte
       *[other] { $player } défausse { $n } cartes
    }
    .seen = { $player } défausse { $cards }
log-discarded-shown = { $player } défausse { $cards }
log-revealed = { $player } révèle { $cards }
log-took-revealed = { $player } prend { $card } parmi les cartes révélées
log-took-from-meadow = { $player } prend { $card } dans la Prairie
log-took = { $player } prend { $card } ({ $row })
log-used = { $player } utilise { $card }
log-put-into = { $player } pose { $card } ({ $row })
log-put-unseen =
    { $n ->
        [one] { $player } pose { $n } carte face cachée ({ $row })
       *[other] { $player } pose { $n } cartes face cachée ({ $row })
    }
    .seen = { $player } pose { $cards } face cachée ({ $row })
log-gave-cards =
    { $n ->
        [one] { $player } donne { $n } carte à { $to }
       *[other] { $player } donne { $n } cartes à { $to }
    }
    .seen = { $player } donne { $cards } à { $to }
log-named-color =
    { $color ->
        [tan] { $player } nomme le marron
        [green] { $player } nomme le vert
        [red] { $player } nomme le rouge
        [blue] { $player } nomme le bleu
       *[purple] { $player } nomme le violet
    }
log-meadow = { $card } arrive dans la Prairie, à la place { $place }
log-laid = { $card } arrive à la place { $place } : { $row }
log-renewed = Les cartes défaussées sont mélangées et remises en place ({ $row })
log-gained-tokens = { $player } gagne { $tokens }
log-lost-tokens = { $player } rend { $tokens }
log-reshuffled =
    { $n ->
        [one] La défausse devient une nouvelle pioche de { $n } carte
       *[other] La défausse devient une nouvelle pioche de { $n } cartes
    }

log-lift-component = { $player } déplace un ouvrier : { $place }
log-lift-city-seat-component =
    { $own ->
        [yes] { $player } déplace un ouvrier : { $card }
       *[no] { $player } déplace un ouvrier : { $card } chez { $city }
    }
log-lift-named-component = { $player } déplace { $card }
log-lift-adrift = { $player } déplace l’ouvrier dont la carte est partie
log-recall-component = { $player } récupère un ouvrier : { $place }
log-recall-city-seat-component =
    { $own ->
        [yes] { $player } récupère un ouvrier : { $card }
       *[no] { $player } récupère un ouvrier : { $card } chez { $city }
    }
log-recall-named-component = { $player } récupère { $card }
log-recall-adrift = { $player } récupère l’ouvrier dont la carte est partie

log-put-under = { $player } glisse { $card } sous { $place }
log-chose-power = { $player } prend le pouvoir : { $card }
log-rolled = { $player } obtient { $n } au dé
log-took-token = { $player } choisit un jeton du Marché : { $card }
log-paid-points =
    { $points ->
        [one] { $player } paie { $points } jeton Point
       *[other] { $player } paie { $points } jetons Point
    }
log-searched = { $player } cherche { $card } dans la pioche, en vain


## D’où viennent les points

score-cards = Cartes
score-tokens = Jetons Point
score-prosperity = Prospérité
score-events = Événements


## Avant une partie

choice-powers = Pouvoirs de joueurs
choice-powers-off = Sans pouvoirs
choice-powers-choose = Deux distribués, un gardé
choice-powers-dealt = Un distribué
remark-last = Il faut au moins une boîte.
remark-needed = Requise par { $box }.
remark-needs = Nécessite { $box }.
remark-excluded = Ne se combine pas avec { $box }.
remark-at-least =
    { $n ->
        [one] À partir de 1 joueur.
       *[other] À partir de { $n } joueurs.
    }
remark-only-with =
    { $most ->
        [one] Ne change rien : cela ne compte qu’en solo.
       *[other] Ne change rien : cela ne compte qu’à { $players } joueurs.
    }


## Ce qui ne va pas

error-unknown-language = La langue { $language } n’existe pas ici. Il y a : { $known }.
error-not-offered = { $option } ne peut pas être choisi maintenant.
error-no-set = On ne demande pas plusieurs choix maintenant : choisissez une seule option.
error-not-in-set = Cet ensemble ne peut pas être choisi : il y manque quelque chose, ou il y a trop ou trop peu de choix.
error-game-over = La partie est terminée : { $option } arrive trop tard.
error-unknown-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
error-unknown-card = Ces boîtes n’ont pas de carte { $id }.
error-unknown-place = Ces boîtes n’ont ni lieu ni événement { $id }.
error-unknown-zone = Il n’y a pas de zone { $id } dans ces boîtes.
error-unknown-piece = Il n’y a pas de pion { $id } dans ces boîtes.
error-unknown-counter = Il n’y a pas de compteur { $id } dans ces boîtes.
error-no-figures = Aucune de ces boîtes ne dit comment préparer une partie à { $players }. Choisissez un autre nombre de joueurs.
error-component-twice = Deux éléments de ces boîtes s’appellent { $id }. L’une des boîtes doit céder la place.
error-untranslated = Le paquet { $package } n’a pas de textes en { $language }. Demandez-les à ses auteurs, ou jouez sans ses boîtes.
error-unknown-box = La boîte { $box } n’existe pas. Boîtes installées : { $known }.
error-no-box = Choisissez au moins une boîte.
error-box-requires = La boîte { $box } a besoin de la boîte { $other }.
error-box-excludes = Les boîtes { $box } et { $other } ne se jouent pas ensemble.
error-bad-players =
    { $adding ->
        [none] Ces boîtes se jouent de { $fewest } à { $most } joueurs, et non à { $players }.
       *[other] Ces boîtes se jouent de { $fewest } à { $most } joueurs, et non à { $players }. Ajoutez { $adding } pour jouer plus nombreux.
    }
error-impossible-choice =
    { $option ->
        [none] La boîte { $box } ne se joue pas avec ces boîtes à { $players } joueurs. Laissez-la de côté, ou changez-les.
       *[other] Avec ces boîtes et à { $players } joueurs, l’option { $option } ne peut pas valoir { $value }. Choisissez une autre valeur, ou changez-les.
    }
error-unknown-option = L’option { $option } n’existe pas. Ces boîtes proposent : { $known }.
error-bad-option = L’option { $option } ne peut pas valoir { $value }. Valeurs possibles : { $known }.
error-bad-seed = Une graine est un nombre entier à partir de 0 ou un texte de { $most } caractères au plus, et non { $seed }.
error-damaged-save = Cette sauvegarde est abîmée et ne peut pas être lue.
error-foreign-save = Ce n’est pas une partie d’Everdell sauvegardée.
error-newer-save = Cette partie a été sauvegardée avec des règles plus récentes ({ $saved }, ici { $current }) : mettez everdell à jour pour la reprendre.
error-mid-decision-save = Cette partie a été sauvegardée au milieu d’un tour, avec d’autres règles : reprenez-la au début de ce tour.


## Si les valeurs imprimées sont sûres

confidence-medium = Ces valeurs sont connues de seconde main.
confidence-low = Ces valeurs sont une reconstitution de notre part.
