# Les règles à consulter et la galerie des cartes : ce qui entoure les règles, non les règles.


## Les deux écrans

reference-title = Règles
    .head = Règles · Everdell
gallery-title = Cartes
    .head = Cartes · Everdell
    .of = { $name } · Everdell
reference-failed = Impossible d’obtenir les règles
    .text = Le serveur ne répond pas. Réessayez dans un instant.
gallery-failed = Impossible d’obtenir les cartes
    .text = Le serveur ne répond pas. Réessayez dans un instant.


## Les règles

reference-about = Toutes les règles des boîtes installées, avec nos propres mots. Celles d’une carte en particulier se trouvent avec les cartes.
reference-search = Chercher dans les règles
    .hint = Un mot, par ex. « voyage »
reference-contents = Sommaire
reference-found =
    { $n ->
        [0] Aucune section n’en parle
        [one] { $n } section
       *[other] { $n } sections
    }
reference-none = Aucun résultat pour « { $query } »
    .text = Essayez avec moins de mots, ou avec d’autres.
reference-clear = Montrer toutes les règles
reference-cards = Des cartes en parlent
reference-unknown = Cette section n’existe pas. Toutes les autres sont ici.


## La galerie

gallery-about = Toutes les cartes, tous les lieux et tous les événements des boîtes installées.
gallery-search = Chercher une carte
    .hint = Nom ou texte
gallery-filters = Filtres
gallery-box = Boîte
gallery-kind = Catégorie
gallery-color = Couleur
gallery-rarity = Rareté
gallery-all = Toutes
gallery-unsure = Valeurs incertaines seulement
gallery-order = Ordre
gallery-order-name = Nom
gallery-order-cost = Coût
gallery-order-points = Points
gallery-found = { $n } sur { $all }
gallery-none = Aucun résultat
    .text = Enlevez un filtre, ou cherchez un autre mot.
gallery-reset = Tout montrer
gallery-list = Tous les éléments
gallery-chosen = La carte choisie
gallery-choose = Choisissez une carte pour tout lire à son sujet : son texte, les précisions et ce qui va avec elle.
gallery-unknown = Cette carte n’existe pas. Sa boîte n’est peut-être pas installée.
gallery-copies = ×{ $n }


## Une carte

details-figures = Caractéristiques
details-cost = Coût
details-free = Gratuite
details-points = Valeur de base
details-copies = Dans la pioche
details-spaces = Cases
details-box = Boîte
details-workers = Ouvriers
details-worth =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
details-times = { $n } fois
details-no-space = aucune
details-adds-space = Cases ouvertes
details-any-construction =
    { $color ->
        [tan] toute Construction marron
        [green] toute Construction verte
        [red] toute Construction rouge
        [blue] toute Construction bleue
        [purple] toute Construction violette
       *[none] toute Construction
    }
details-exclusive = un seul en tout
details-shared = autant qu’on veut
details-open = Ouverte aux autres
details-rulings = Précisions
details-related = Va avec
details-upgrades = Remplace gratuitement
details-upgraded-by = Cède la place à
details-lets-in = Accueille gratuitement
details-let-in-by = Gratuite grâce à
details-asks-for = Demande
details-asked-by = Événements qui la demandent
details-mentions = Son texte nomme
details-mentioned-by = Nommée par
details-in-english = En anglais
details-in-french = En français
