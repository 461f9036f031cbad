# Ce qu’affichent et écrivent `everdell arena` et `everdell statistics`, et leurs erreurs.

arena-played =
    { $count ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $seconds } s
arena-percent = { $n } %
arena-interrupted =
    { commands-interrupted } { $kept ->
        [True] La même commande reprend où il s’est arrêté.
       *[other] Avec --results FICHIER, un tournoi reprend où il s’est arrêté.
    }
arena-forfeit =
    { $bot } perd par forfait la partie de la graine { $seed } à la place { $seat } : { $reason ->
        [crash] il est tombé en panne
        [illegal] il a choisi ce qui n’était pas proposé
        [slow] il a réfléchi trop longtemps
       *[exit] son processus s’est arrêté
    } ({ $detail }).
arena-error = La partie de la graine { $seed } s’est interrompue et ne compte pas ({ $error }).

commands-column-draws = Nuls
commands-column-elo = Elo
commands-column-games = Parties
commands-column-interval = 95 %
commands-column-losses = Défaites
commands-column-rival = Contre
commands-column-thinking =
    Réflexion,
    s par partie
commands-column-win-rate = Réussite


## Le rapport

statistics-title = Statistiques de parties simulées
statistics-settings =
    { $count ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, boîtes : { $boxes }, robots : { $bots }, à partir de la graine { $seed }. Les tableaux à côté de ce fichier donnent tous les nombres ; une victoire partagée compte par parts.
statistics-scores = Scores
statistics-tokens = Ce qui restait
statistics-length = Durée d’une partie
statistics-branching = Embranchements
statistics-components =
    { $kind ->
        [card] Cartes
        [event] Événements
        [tile] Tuiles
       *[location] Lieux
    }
statistics-uses = Les taux sont des parts des joueurs dont la partie comporte l’élément : combien s’en sont servis, et combien de ceux-ci ont gagné, avec un intervalle à 95 %. Une réussite élevée n’est pas toujours due à l’élément : un joueur en tête peut s’offrir davantage.
statistics-picture =
    { $shows ->
        [scores] Répartition des scores
        [card] Réussite des joueurs qui ont joué une carte
       *[event] Réussite des joueurs qui ont accompli un événement
    }
statistics-total = Total
statistics-all-prompts = Toutes les décisions
statistics-measure =
    { $measure ->
        [decisions] Décisions
       *[turns] Tours
    }
statistics-column =
    { $column ->
        [bot] Robot
        [component] Élément
        [decisions] Décisions
        [games] Parties
        [interval] 95 %
        [least] Minimum
        [mean] Moyenne
        [mean-options] Choix, moyenne
        [measure] Compté
        [median] Médiane
        [most] Maximum
        [most-options] Choix, maximum
        [part] Poste
        [play-rate] Employé par
        [points] Points
        [prompt] Demande
        [quarter] Premier quart
        [seat] Place
        [three-quarters] Dernier quart
        [times] Fois par joueur
        [win-rate] Réussite
       *[won] Gagné
    }
statistics-written =
    { $count ->
        [0] Aucune partie n’est allée à son terme : les tableaux { DE($folder) } n’ont que leurs titres, et il n’y a pas de rapport.
        [one] { $games } partie est consignée dans { $folder } ; commencez par report.md.
       *[other] { $games } parties sont consignées dans { $folder } ; commencez par report.md.
    }
statistics-no-pictures = Le rapport est sans images. { $why }


## train

train-generation =
    { $kind ->
        [solo] Seul contre le rival de la boîte
       *[company] À plusieurs
    }, génération { $n } : { $games } parties, { $points } points en moyenne{ $kind ->
        [solo] , { $won } % gagnées
       *[company] { "" }
    }
train-written = Ce qui a été appris en { $seconds } s est dans { $file }. Pour l’essayer : everdell arena --bots steward,steward:{ $file }
train-interrupted = Interrompu : rien n’a été écrit.


## Erreurs

error-bad-anchor = --anchor attend l’un des robots et son classement, comme { $bot }=1000, et non { $text }.
error-bad-format = --format attend csv ou parquet, et non { $format }.
error-bad-patience = --patience attend un nombre de secondes à partir de { $least }, et non { $text }.
error-bot-twice = Le robot { $bot } est nommé deux fois : une seule suffit.
error-cluster-lost = La grappe a perdu { $losses } processus de suite : regardez ses journaux, puis relancez avec le même --results.
error-cluster-unreachable = Il n’y a pas de grappe Ray à { $address } ({ $fault }). Démarrez-en une avec : ray start --head, et donnez son adresse ou auto ; local en démarre une le temps de cette commande.
error-damaged-results = La ligne { $line } { DE($path) } est abîmée : retirez cette ligne, et la partie sera rejouée.
error-foreign-results = Le fichier { $path } ne contient pas de résultats de parties : nommez-en un autre.
error-no-rival = Un tournoi demande au moins deux robots et deux joueurs. Contre l’adversaire propre à une boîte : everdell simulate --players 1
error-no-folder = { $path } n’est pas un dossier : nommez un autre endroit pour les tableaux.
error-other-results =
    Le fichier { $path } contient les résultats d’un autre tournoi : { $settings ->
        [weights] des robots jouent d’après un fichier de poids qui a changé depuis (là-bas { $there }, ici { $here }).
       *[other] là-bas { $there }, ici { $here }.
    } Nommez un autre fichier, ou demandez le même tournoi.
error-results-in-use = Une autre commande écrit dans le fichier { $path } : attendez qu’elle soit finie, ou nommez un autre fichier.
error-worker-lost = Un processus s’est arrêté avant de commencer à jouer (code { $code }) ; ce qu’il a dit se trouve ci-dessus.
error-training-failed = La partie de la graine { $seed } n’a pas été jouée jusqu’au bout ({ $error }).
error-half-experience = Avec --only, l’autre moitié de l’expérience doit déjà être connue : donnez son fichier avec --after.
error-nothing-to-keep = Avec --keep, ce qui est à garder doit déjà être connu : donnez son fichier avec --after.
error-bad-keep = --keep prend une partie des boîtes sur la table ({ $boxes }), mais pas toutes : les autres sont apprises.
