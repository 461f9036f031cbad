# Ce que disent les icônes, les nombres et les figurines de la table quand on les désigne.


## Sur une carte

told-face = { $kind }, { $type }
told-color-tan = Voyageur : agit une seule fois, au moment où on la joue.
told-color-green = Production : agit au moment où on la joue, puis à chaque production, au début du printemps et de l’automne.
told-color-red = Destination : on y envoie un ouvrier pour s’en servir.
told-color-blue = Gouvernance : son effet revient chaque fois que se produit ce qu’elle indique.
told-color-purple = Prospérité : rapporte des points supplémentaires en fin de partie.
told-color-none = Un type de carte propre à sa boîte.
told-value =
    { $n ->
        [one] Valeur de base : { $n } point en fin de partie
       *[other] Valeur de base : { $n } points en fin de partie
    }
told-cost = Coûte { $amount }
told-left = Il vous restera { $amount }
told-unique = Unique : un seul exemplaire par ville
told-legend = Légende : distribuée en secret, elle se joue à son prix ou en remplaçant la carte indiquée
told-open = Ouverte : les autres joueurs peuvent aussi y envoyer des ouvriers
told-upgrades = Gratuite si elle remplace { $card }
told-homes = Gratuite si votre ville a l’une de ces cartes, encore inoccupée : { $cards }
told-guests = Accueille gratuitement l’une de ces cartes : { $cards }


## Sur une carte d’une ville

told-occupied = Occupée : une créature s’y est installée gratuitement, et aucune autre ne le peut plus
told-tokens =
    { $n ->
        [one] { $n } jeton Point sur cette carte
       *[other] { $n } jetons Point sur cette carte
    }
told-stored = Sur cette carte : { $amount }
told-beneath =
    { $n ->
        [one] Dessous : { $cards }
       *[other] { $n } cartes dessous : { $cards }
    }


## Sur un lieu

told-standing =
    { $n ->
        [one] Un ouvrier { DE($player) }
       *[other] { $n } ouvriers { DE($player) }
    }
    .mine =
        { $n ->
            [one] Votre ouvrier
           *[other] { $n } de vos ouvriers
        }
told-place-owner = Réservé à { $player }
told-room = Libre : il y a place pour un ouvrier
told-room-many = Il y a place pour autant d’ouvriers qu’on veut
told-room-piece = Libre : il y a une place ({ $piece })
told-blocked = { $player } bloque cette carte : on ne peut ni la jouer ni la prendre


## Sur un événement

told-event-value =
    { $n ->
        [one] Vaut { $n } point pour qui l’accomplit
       *[other] Vaut { $n } points pour qui l’accomplit
    }
told-event-types =
    { $n ->
        [one] Il faut { $n } carte { $type } dans votre ville
       *[other] Il faut { $n } cartes { $type } dans votre ville
    }
told-event-card = Il faut { $card } dans votre ville
told-event-card-there = { $card } : déjà dans votre ville
told-event-achieved = Accompli par { $player }


## Ce que possèdent les joueurs

told-good = { $player } a { $amount }
    .mine = Vous avez { $amount }
told-points =
    { $n ->
        [one] { $player } a { $n } jeton Point
       *[other] { $player } a { $n } jetons Point
    }
    .mine =
        { $n ->
            [one] Vous avez { $n } jeton Point
           *[other] Vous avez { $n } jetons Point
        }
told-hand =
    { $n ->
        [one] { $player } a { $n } carte en main, sur { $of } au plus
       *[other] { $player } a { $n } cartes en main, sur { $of } au plus
    }
    .mine =
        { $n ->
            [one] Vous avez { $n } carte en main, sur { $of } au plus
           *[other] Vous avez { $n } cartes en main, sur { $of } au plus
        }
told-workers =
    { $n ->
        [one] Il reste { $n } ouvrier à placer à { $player }
       *[other] Il reste { $n } ouvriers à placer à { $player }
    }
    .mine =
        { $n ->
            [0] Il ne vous reste aucun ouvrier à placer
            [one] Il vous reste { $n } ouvrier à placer
           *[other] Il vous reste { $n } ouvriers à placer
        }
told-adrift =
    { $n ->
        [one] { $n } ouvrier n’est ni disponible ni sur le plateau
       *[other] { $n } ouvriers ne sont ni disponibles ni sur le plateau
    }
told-chip = { $what } : { $n }
told-chip-of = { $what } : { $n } ({ $player })
told-score =
    { $n ->
        [one] { $player } a { $n } point pour l’instant. Appuyez pour voir d’où il vient.
       *[other] { $player } a { $n } points pour l’instant. Appuyez pour voir d’où ils viennent.
    }
    .mine =
        { $n ->
            [one] Vous avez { $n } point pour l’instant. Appuyez pour voir d’où il vient.
           *[other] Vous avez { $n } points pour l’instant. Appuyez pour voir d’où ils viennent.
        }
told-season-winter = { $player } est en hiver
    .mine = Vous êtes en hiver
told-season-spring = { $player } est au printemps
    .mine = Vous êtes au printemps
told-season-summer = { $player } est en été
    .mine = Vous êtes en été
told-season-autumn = { $player } est en automne, la dernière saison
    .mine = Vous êtes en automne, la dernière saison
told-passed = { $player } a passé et ne joue plus
    .mine = Vous avez passé et ne jouez plus
told-types =
    { $n ->
        [one] { $n } carte { $type } dans la ville { DE($player) }
       *[other] { $n } cartes { $type } dans la ville { DE($player) }
    }
told-spaces =
    { $n ->
        [one] { $n } case sur { $of } est prise dans cette ville
       *[other] { $n } cases sur { $of } sont prises dans cette ville
    }
told-spaces-more =
    { $n ->
        [one] { $n } case vide de plus
       *[other] { $n } cases vides de plus
    }
told-player = { $player }
    .mine = { $player }, c’est vous


## Les piles et la barre

told-deck =
    { $n ->
        [one] Pioche : il reste { $n } carte
       *[other] Pioche : il reste { $n } cartes
    }
told-discard =
    { $n ->
        [one] Défausse : { $n } carte, face cachée. Elle devient la pioche quand celle-ci est épuisée.
       *[other] Défausse : { $n } cartes, face cachée. Elles deviennent la pioche quand celle-ci est épuisée.
    }
told-turn = Tour { $n } de cette partie, ceux de tous les joueurs compris
told-clock = Temps restant pour cette décision


## Lecture

told-read = Lire en grand
told-first = Regarder de plus près
    .pointer = Laissez le pointeur un instant sur une icône, un nombre ou une figurine pour savoir ce que c’est. La loupe, dans le coin, montre la carte ou le lieu en grand, avec toutes ses règles ; un clic droit ou la barre d’espace aussi.
    .fingers = Touchez une carte ou un lieu pour le voir en grand, comme ici. Gardez le doigt un instant sur une icône, un nombre ou une figurine pour savoir ce que c’est.
    .done = Compris
