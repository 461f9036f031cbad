# La table sur la page : ses régions, et ce qui se dit des choses qui s’y trouvent.


## Régions

board-region-locations = Lieux
board-region-events = L’Arbre éternel et ses événements
board-region-meadow = Prairie
board-region-city = Ma ville
board-region-me = Ce que je possède
board-region-answers = Ce que je réponds
board-region-hand = Ma main : { $n } cartes sur { $of }
board-region-others = Les autres joueurs
board-region-story = Journal et discussion
board-region-shown = Cartes sur la table
board-region-wing = Rangées à côté de la prairie
board-region-beside = À côté de ma ville
board-region-sky = Ce qui vaut pour tous

board-tabs = Zones de la table
board-tab-board = Plateau
board-tab-city = Ville
board-tab-others = Les autres
board-tab-story = Journal
board-parts = Zones du plateau
board-part-events = Événements
board-part-meadow = Prairie
board-part-places = Lieux
board-side = À côté du plateau



## Les lieux que des icônes ne disent pas

board-brief-haven = 2 cartes → 1 ressource au choix
board-brief-forest-discard-draw-double = Défausser, piocher le double
board-brief-forest-copy-basic-card = 1 carte, copier un lieu de base
board-brief-forest-discard-three-any = ≤ 3 cartes → ressources
board-brief-forest-meadow-two-play-one = Prairie : 2, dont 1 à jouer


## Ce qui se dit d’une chose

board-choosable = Peut être choisi
board-choosable-inside =
    { $n ->
        [one] { $n } choix possible
       *[other] { $n } choix possibles
    }
board-hint = conseil { $n }
board-marked =
    { $n ->
        [one] Marqué
       *[other] Marqué { $n } fois
    }
board-costs = coûte { $cost }
board-costs-nothing = ne coûte rien
board-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
board-open = ouvert aux adversaires
board-upgrades = remplace { $card }
board-shares = partage sa case avec { $what }
board-free-by = jouable gratuitement en occupant { $home }
board-from =
    { $n ->
        [0] jouable gratuitement
        [one] jouable pour { $n } ressource
       *[other] jouable pour { $n } ressources
    }
board-occupied = occupée
board-tokens =
    { $n ->
        [one] { $n } jeton Point dessus
       *[other] { $n } jetons Point dessus
    }
board-stored = { $what } dessus
board-held = dessous : { $what }
board-workers-of =
    { $n ->
        [one] { $n } ouvrier ({ $players })
       *[other] { $n } ouvriers ({ $players })
    }
board-achieved-by = accompli par { $player }
board-blocked = bloquée par { $player }
board-link-any = toute Créature
board-link-any-construction =
    { $color ->
        [green] toute Construction verte
        [purple] toute Construction violette
       *[none] toute Construction
    }


## Piles et réserves

board-deck =
    { $n ->
        [one] Pioche : { $n } carte
       *[other] Pioche : { $n } cartes
    }
board-discard =
    { $n ->
        [one] Défausse : { $n } carte
       *[other] Défausse : { $n } cartes
    }
board-supply = { $good } : vous en avez { $n }
board-cards = Cartes en main
board-workers = Ouvriers libres
board-ready =
    { $n ->
        [0] Aucun ouvrier libre
        [one] { $n } libre
       *[other] { $n } libres
    }
board-adrift = + { $n } hors plateau
board-spaces =
    { $n ->
        [one] { $n } case sur { $of }
       *[other] { $n } cases sur { $of }
    }
board-hidden-hand =
    { $n ->
        [one] Une main de { $n } carte
       *[other] Une main de { $n } cartes
    }
board-empty-hand = Aucune carte en main
board-beside = À côté de ma ville
board-beside-more = { $n } de plus
board-purse = Autres biens
board-empty-place = Rien ici
board-shown = cartes pour { $player }
board-shown-mine = cartes pour vous


## Joueurs

board-score = Score : { $n }
board-score-of = Score { DE($player) }
board-total = Total
board-season-scores = À l’arrivée de chaque saison
board-season-all = Tout le monde
board-range = { $lowest }–{ $highest }
board-passed = A passé
board-bot = Joué par un robot
board-stand-in = Remplacé par un robot
board-hints =
    { $n ->
        [one] { $n } conseil demandé
       *[other] { $n } conseils demandés
    }
board-away = Absent de la table
board-whole-city = Toute la ville { DE($player) }
board-city-of = Ville { DE($player) }
board-events-achieved = Événements accomplis


## Les boutons d’un tour

board-prepare-spring = Préparer le printemps
board-prepare-summer = Préparer l’été
board-prepare-autumn = Préparer l’automne
board-pass = Passer
