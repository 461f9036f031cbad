# La fin d’une partie : la feuille de score, comment on en est arrivé là, et la suite.


## Qui gagne, et pourquoi

ending-won =
    { $mine ->
        [yes] La victoire est à vous, { $player } !
       *[no] { $player } l’emporte !
    }
ending-shared = { $players } se partagent la victoire
ending-solo-won = Vous avez battu { $rival } !
ending-solo-lost = { $rival } gagne cette fois-ci
ending-solo-level = Égalité entre vous et { $rival }
ending-abandoned = La partie a été abandonnée
    .text = Personne n’a gagné. Voici où l’on en était.
ending-points =
    { $n ->
        [one] { $n } point.
       *[other] { $n } points.
    }
ending-by-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }, soit { $margin } d’avance sur { $others }.
ending-by-events = À égalité avec { $others } à { $n } points, mais devant aux événements accomplis : { $mine } contre { $theirs }.
ending-by-resources = À égalité avec { $others } à { $n } points et aux événements accomplis, mais devant aux ressources restantes : { $mine } contre { $theirs }.
ending-by-nothing = Égalité à { $n } points, aux événements accomplis et aux ressources restantes.
ending-rule = Le plus grand nombre de points l’emporte. En cas d’égalité, on compare les événements accomplis, puis les ressources restantes ; sinon la victoire est partagée.


## La feuille de score

ending-sheet = Feuille de score
ending-open = Feuille de score
ending-winner = Vainqueur
ending-most = le plus élevé
ending-total = Total
ending-events = Événements accomplis
ending-resources = Ressources restantes
ending-hints = Conseils demandés
ending-hands = Ce que chacun avait encore en main
ending-kept = Non jouées :


## Comment on en est arrivé là

ending-chart = Le score au fil de la partie
ending-chart-hint = Touchez la courbe pour revoir le plateau à ce moment-là.
ending-chart-look = Choisir un moment avec les flèches et revoir le plateau
ending-chart-table = Scores à l’arrivée de chaque saison
ending-highlights = Moments forts
ending-turning = Le tournant
    .text = Au tour { $n }, { $player } dépasse { $others } et reste devant.
ending-always = { $player } a mené du début à la fin.
ending-leap = Le plus beau tour
    .text = { $player } gagne { $n } points d’un coup.
    .with = { $player } gagne { $n } points avec { $what }.
ending-card = La plus belle carte
    .text =
        { $n ->
            [one] { $card }, qui vaut { $n } point à { $player }.
           *[other] { $card }, qui vaut { $n } points à { $player }.
        }
ending-difference = Ce qui a fait la différence
    .text =
        { $n ->
            [one] { $part } : { $player } y a { $n } point de plus que le deuxième.
           *[other] { $part } : { $player } y a { $n } points de plus que le deuxième.
        }
ending-look = Revoir ce moment


## La suite

ending-rematch = Rejouer
ending-same-cards = Rejouer avec les mêmes cartes
ending-seed = Ces cartes ont été distribuées à partir de cette graine. En la saisissant pour une nouvelle table, avec les mêmes boîtes et autant de joueurs, on retrouve la même donne.
ending-to-rematch = Aller à la revanche
ending-replay = Revoir la partie
ending-board = Regarder le plateau
ending-save = Enregistrer la partie
ending-share = Partager le résultat
ending-share-title = Une partie d’Everdell
ending-share-text =
    Everdell : { $title }
    { $scores }
ending-copied = Le résultat est copié : collez-le où vous voulez.
ending-by-hand = Copiez le résultat ici :
