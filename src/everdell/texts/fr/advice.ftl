# Ce qu’un robot pense d’un choix, pour qui doit choisir.
#
# $n dit de combien de points d’avance un choix dépasse le meilleur des autres,
# ou reste derrière le meilleur. Une raison (advice-KIND) est une petite proposition : ce que fait ce
# choix.

advice-thinking = On feuillette l’almanach…
advice-told = L’almanach conseille :
advice-note = Les points comparent le premier choix au meilleur des autres, et les autres au premier. « À coup sûr » ou « sans certitude » : lequel des deux vaut mieux, non de combien.
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
advice-chance = victoire à { $percent } %

advice-points =
    { $n ->
        [one] rapporte { $n } point aussitôt
       *[other] rapporte { $n } points aussitôt
    }
advice-gains = apporte { $gains }
    .others =
        { $beside ->
            [some]
                { $n ->
                    [one] { $n } autre ressource
                   *[other] { $n } autres ressources
                }
           *[none]
                { $n ->
                    [one] { $n } ressource
                   *[other] { $n } ressources
                }
        }
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
advice-next = ensuite : { $option }
advice-wants = { $player } le voudrait aussi
advice-denies = prive { $player } de ceci : { $option }

# Quand on ne sait rien de tout cela : du meilleur choix, et des autres à côté de lui.
advice-rest = plus rien d’autre n’en vaut la peine
advice-least =
    { $n ->
        [one] c’est ce qui vous manquera le moins
       *[other] rien d’autre ne vous manquerait moins
    }
advice-outlook =
    { $side ->
        [mine] vous promet plus d’ici la fin de la partie
        [theirs] laisse moins aux autres d’ici la fin de la partie
        [less] vous promet moins d’ici la fin de la partie
        [more] laisse plus aux autres d’ici la fin de la partie
        [equal] vaut autant que le premier
       *[level] vaut autant que le suivant
    }
