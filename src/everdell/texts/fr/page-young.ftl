# La table d’un jeu pour enfants. Sa bulle est lue à voix haute : des phrases courtes, une chose à la fois.

young-table = La partie
young-board = Le plateau
young-parades = Les Parades
young-cards = Les cartes
young-undo = Revenir en arrière
young-menu = Menu
young-again = Expliquer encore une fois
young-aloud = Lire à voix haute
young-go-on = Continuer
young-confirm = Oui, celles-ci
young-round = Manche { $n } sur 4
young-sun = a le soleil et commence
young-die = Le dé montre { $n }.
young-tray = Ce que l’on peut prendre ou payer


## La bulle

young-demand-friend = À { $player } ! Un Copain sur une case qui brille…
young-demand-card = À { $player } ! Les cartes qui brillent peuvent être jouées.
young-waiting = C’est à { $player } de jouer.
young-ask-play = Jouer la carte { $card } ?
young-ask-friend = Un Copain ici ? { $place }.
young-ask = { $what } ?
young-ask-none = Pas de carte cette fois ?
young-ask-enough = C’est tout ?
young-none = Pas de carte
young-enough = C’est tout
young-glows = brille : peut être touché
young-lifted = soulevé : toucher encore une fois pour le faire


## Ce que sont les choses

young-stand = { $place }. Il y a là : { $players }.
young-price = Coûte { $goods }
young-worth =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
young-progress =
    { $got ->
        [0] Il y en a 0 sur { $wanted } pour le moment.
       *[other] Il y en a { $got } sur { $wanted }.
    }
young-home = La Maison : { $player }
young-friends =
    { $n ->
        [0] Tous les Copains sont partis.
        [one] { $n } Copain attend.
       *[other] { $n } Copains attendent.
    }
young-points = points
young-neighbour =
    { $points ->
        [one] { $player } : { $points } point
       *[other] { $player } : { $points } points
    }


## Les explications de la première partie

note-lil-friend = On touche deux fois une case qui brille : le Copain y va, et on prend ce qu’on y voit !
note-lil-card = On touche une carte qui brille, puis encore une fois. À gauche, les dessins montrent son prix.
note-lil-dice = Les dés donnent plus ! Mais chaque dé n’a de place que pour un seul Copain.
note-lil-home = La carte rouge brille : un Copain peut y aller aussi.
note-lil-morning = Nouvelle manche ! Les Copains sont rentrés, les dés sont lancés, les cartes vertes ont encore donné.
note-lil-rival = Un invité royal joue aussi : un dé dit quelle carte il emporte au château.
note-lil-parades = Les fanions ! Quand tous les ronds sont pleins, la Parade vient à la Maison !


## La fin

young-end = Quelle belle journée !
young-skip = Tout montrer
young-first = le plus de points
young-rematch = Rejouer
young-result = { $player } : { $points } points. { $title } !
young-title-creatures = Le plus de copains
young-title-places = Le plus de lieux
young-title-colors = Le plus de couleurs
young-title-parades = Le plus de Parades
young-title-points = Le plus de points dorés
young-title-goods = Le panier le plus plein
young-title-green = Le jardin le plus vert
young-title-red = La Maison la plus animée
young-title-blue = Les meilleurs coups de main
young-title-tan = Le plus de surprises
young-title-purple = La Maison la plus royale
young-title-dancer = La plus belle danse
young-title-dreamer = Les plus beaux rêves
young-title-guest = La meilleure compagnie
young-title-friend = Le meilleur esprit


## Les coups de pouce à côté d’un nom, quand une table s’ouvre

choice-lil-bonus-seat = 1 brindille, 1 résine, 1 baie
choice-lil-captain-seat = { lil-captain }
choice-lil-fort-seat = { lil-fort }
