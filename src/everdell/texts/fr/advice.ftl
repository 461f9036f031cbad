# Ce qu'un robot pense d'un choix, pour qui doit choisir.
#
# $bot est qui le dit. $n dit de combien de points d'avance un choix dépasse le meilleur des autres,
# ou reste derrière le meilleur. Une raison (advice-KIND) est une petite proposition : ce que fait ce
# choix.

advice-thinking = { $bot } regarde par-dessus votre épaule…
advice-told = { $bot } ferait ceci :
advice-note = Les points comparent le premier choix au meilleur des autres, et les autres au premier.
advice-only = la seule chose à faire
advice-difference =
    { $side ->
        [ahead] +
        [behind] −
       *[level] { "" }
    }{ $n ->
        [one] { NUMBER($n, minimumFractionDigits: 1) } point
       *[other] { NUMBER($n, minimumFractionDigits: 1) } points
    }
advice-confidence =
    { $level ->
        [sure] à coup sûr
        [fairly] presque sûr
       *[unsure] sans certitude
    }
advice-chance = victoire à { $percent } %

advice-points =
    { $n ->
        [one] rapporte { $n } point aussitôt
       *[other] rapporte { $n } points aussitôt
    }
advice-gains = apporte { $gains }
    .cards =
        { $n ->
            [one] { $n } carte
           *[other] { $n } cartes
        }
    .workers =
        { $n ->
            [one] { $n } ouvrier
           *[other] { $n } ouvriers
        }
advice-next = ensuite : { $option }
advice-denies = prend à { $player } : { $option }
