# Ce qu’affichent les commandes : play, simulate, bench, cards, boxes,
# replay, serve, migrate, backup, restore, et leurs erreurs.

commands-thousands-mark = { "\u202F" }
commands-decimal-mark = ,
commands-version =
    everdell { $version } ({ $engine ->
        [compiled] moteur compilé
       *[pure] moteur en Python pur
    })


## Titres des colonnes

commands-column-bot = Robot
commands-column-box = Boîte
commands-column-boxes = Boîtes
commands-column-card = Carte
commands-column-code = Code
commands-column-compiled = Compilé
commands-column-contents = Contenu
commands-column-events = Événements
commands-column-excludes = Exclut
commands-column-interpreted = Interprété
commands-column-learn = À apprendre
commands-column-mean-score = Score moyen
commands-column-measure = Mesure
commands-column-name = Nom
commands-column-options = Options
commands-column-per-calibration = Face à Python seul
commands-column-place = Lieu ou événement
commands-column-players = Joueurs
commands-column-points = Points
commands-column-preset = Parties prêtes
commands-column-requires = Demande
commands-column-seat = Place
commands-column-size = Taille
commands-column-status = État
commands-column-text = Texte
commands-column-tile = Tuile
commands-column-times-faster = Fois plus vite
commands-column-touched = Dernière activité
commands-column-unit = Unité
commands-column-value = Valeur
commands-column-wins = Victoires


## cards et boxes

commands-card-features = { $kind } · { $rarity } ×{ $copies }
commands-card-features-plain = { $kind } ×{ $copies }
commands-card-figures =
    { $cost }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
commands-free = sans coût
commands-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
commands-contents =
    { $cards } cartes ({ $kinds_of_cards } sortes){ $locations ->
        [0] { "" }
        [one] , { $locations } lieu
       *[other] , { $locations } lieux
    }{ $events ->
        [0] { "" }
        [one] , { $events } événement
       *[other] , { $events } événements
    }{ $tiles ->
        [0] { "" }
        [one] , { $tiles } tuile
       *[other] , { $tiles } tuiles
    }
commands-tile-figures =
    { $copies ->
        [one] { $copies } exemplaire
       *[other] { $copies } exemplaires
    }{ $points ->
        [0] { "" }
        [one] , { $points } point
       *[other] , { $points } points
    }
commands-complete = complète
commands-incomplete = encore incomplète


## play

commands-page-ready = Everdell vous attend à { $address } (Ctrl-C l’arrête)
commands-page-port-taken = Un autre programme occupe le port { $port } : la page en prend un autre.
commands-page-nearby = Sur votre réseau, les autres la trouvent à { $address }
commands-page-running = Everdell tourne déjà, à { $address }


## simulate

commands-playing = Parties en cours
commands-measuring = Mesures en cours
commands-rival = le rival de la boîte
commands-simulated =
    { $count ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $decisions } décisions en { $seconds } s
commands-simulation-speed =
    { $games } parties/s, { $decisions } décisions/s ({ $engine ->
        [compiled] moteur compilé
       *[pure] moteur en Python pur
    })
commands-failed-game = La partie de la graine { $seed } s’est interrompue ({ $error }) ; pour la rejouer : --games 1 --seed { $seed }.
commands-interrupted =
    { $games ->
        [0] Interrompu avant la fin de la première partie.
        [one] Interrompu : seule { $games } partie compte.
       *[other] Interrompu : seules { $games } parties comptent.
    }


## bench

commands-bench =
    { $engine ->
        [compiled] Moteur compilé.
       *[pure] Moteur en Python pur.
    } Python seul fait ici { $calibration } tours de boucle par seconde ; la dernière colonne y rapporte chaque mesure.
commands-bench-no-compiled = Aucun moteur compilé n’est installé : seul le moteur interprété a été mesuré. `make build` le compile.
commands-per-second = par seconde
commands-microseconds = µs
commands-ratio = %
commands-per-million-steps = { $n } par million de tours
commands-steps = { $n } tours
commands-measure-decisions-per-second-2p = Décisions, 2 joueurs
commands-measure-decisions-per-second-4p = Décisions, 4 joueurs
commands-measure-games-per-second-2p = Parties, 2 joueurs
commands-measure-games-per-second-4p = Parties, 4 joueurs
commands-measure-search-iterations-per-second-2p = Itérations d’une recherche par parties au hasard, 2 joueurs
commands-measure-judged-iterations-per-second-2p = Itérations d’une recherche par jugement, 2 joueurs
commands-measure-new-game-us-2p = Mise en place d’une partie, 2 joueurs
commands-measure-shuffle-keyed-us = Mélange de la pioche d’une vraie partie
commands-measure-shuffle-small-us = Mélange de la pioche d’une partie imaginée
commands-measure-clone-us-2p = Copie d’une partie, 2 joueurs
commands-measure-clone-us-4p = Copie d’une partie, 4 joueurs
commands-measure-determinize-us-2p = Tirage des cartes cachées, 2 joueurs
commands-measure-turn-options-us = Liste des options d’un tour
commands-measure-save-us = Sauvegarde d’une partie
commands-measure-load-us = Chargement d’une partie
commands-measure-pettingzoo-steps-per-second-2p = Pas dans PettingZoo, 2 joueurs
commands-measure-batch-steps-per-second-2p = Pas de nombreuses parties en un seul appel, 2 joueurs
commands-measure-speed-with = Décisions avec tout { $box }, { $players } joueurs, par rapport à la boîte de base seule
commands-measure-games-of = Parties avec { $box }, { $players } joueurs, par rapport à celles de la boîte de base
commands-measure-all-boxes-speed = Décisions avec toutes les boîtes, par rapport à la boîte de base seule
commands-measure-parallel-efficiency-2-processes = Deux processus de recherche, contre deux fois un seul
commands-measure-arena-overhead = Temps que l’arène ajoute à ses parties


## replay

commands-replay-checked =
    { $choices ->
        [one] { $choices } choix rejoué et vérifié.
       *[other] { $choices } choix rejoués et vérifiés.
    }
commands-replay-older = Cette partie a été enregistrée sous des règles plus anciennes (version { $rules }) : elle n’est pas rejouée mais reprise à son dernier instantané, au début d’un tour.
commands-replay-over = La partie est finie. Scores finaux :
commands-replay-running = La partie n’est pas finie. Scores actuels :
commands-total = Total


## serve, migrate, backup, restore

commands-serving = Le serveur répond à { $address } (Ctrl-C l’arrête)
commands-migrating = Mise à jour de la base de données { $database }
commands-migrated =
    { $changed ->
        [yes] La base de données { $database } est maintenant à jour.
       *[no] La base de données { $database } était déjà à jour.
    }
commands-backing-up = Sauvegarde, lignes : { $rows }
commands-backed-up = Sauvegarde { DE($database) } faite dans { $file } (tables : { $tables }, événements : { $events }).
commands-restoring = Restauration, lignes : { $rows }
commands-restored = Sauvegarde { $file } restaurée dans { $database } (tables : { $tables }, événements : { $events }).


## tables

commands-table-status =
    { $status ->
        [lobby] en attente
        [playing] en cours
        [over] terminée
        [abandoned] abandonnée
       *[other] { $status }
    }
commands-free-seat = (libre)
commands-tables-found =
    { $n ->
        [0] Aucune table.
        [one] 1 table.
       *[other] { $n } tables.
    }
commands-table-named = Table { $code }
commands-table-boxes = Boîtes : { $boxes }
commands-table-people = Places : { $people }
commands-table-public =
    { $public ->
        [yes] Dans la liste publique tant qu’elle est ouverte.
       *[no] Accessible seulement par code ou lien.
    }
commands-table-opened = Ouverte : { $at }
commands-table-touched = Dernière activité : { $at }
commands-table-size = Événements : { $events }, { $size }
commands-table-exported = L’enregistrement de la table { $code } est dans { $file }.
commands-export-secret = Cette partie n’est pas finie : l’enregistrement contient toutes les mains et toute la pioche. Ne le montrez à aucun joueur.
commands-delete-sure =
    { $n ->
        [one] Supprimer définitivement cette table ?
       *[other] Supprimer définitivement ces { $n } tables ?
    }
commands-tables-deleted =
    { $n ->
        [0] Aucune table n’a été supprimée.
        [one] 1 table a été supprimée.
       *[other] { $n } tables ont été supprimées.
    }
commands-tables-expired =
    { $n ->
        [0] Aucune table n’a expiré.
        [one] 1 table a expiré.
       *[other] { $n } tables ont expiré.
    }
error-no-game-yet = Rien n’a encore été joué à la table { $code }. Exportez-la quand ce sera le cas.
error-no-such-table = La table { $codes } n’est pas dans cette base de données, et rien n’a été supprimé. Voir : everdell tables list
error-unconfirmed = Ajoutez --yes pour supprimer des tables sans confirmation.


## Erreurs d’usage

commands-missing-argument = Il manque { $argument }.
commands-missing-value = { $option } attend une valeur.
commands-no-choice = { $option } attend un de ces mots : { $known }.
commands-no-number =
    { $option } attend un nombre entier{ $least ->
        [none] { "" }
       *[other] { " " }à partir de { $least }
    }.
commands-surplus-arguments = Il y a plus d’arguments que cette commande n’en attend.
commands-surplus-value = { $option } n’attend pas de valeur.
commands-unknown-command = La commande { $command } n’existe pas. Il y a : { $known }.
commands-unknown-option = L’option { $option } n’existe pas.
commands-see-help = Voir : { $command } --help
error-bad-pair = --option attend NOM=VALEUR, et non { $text }.
error-broken-bot = Le robot { $bot } ne peut pas être chargé ({ $why }) : réparez son paquet, ou laissez-le de côté.
error-no-bot = Nommez au moins un robot, par exemple random.
error-option-without-players = Indiquez avec --players le nombre de joueurs : sans lui, --option n’a pas de sens.
error-page-packages-missing = La page demande d’autres paquets : pip install 'everdell[web]'. Sans eux : everdell play --terminal
error-record-decides = L’enregistrement { $record } dit déjà de quelle partie il s’agit : retirez { $wishes }.
error-terminal-or-page = { $terminal } annonce une partie dans le terminal, { $page } une partie dans le navigateur : retirez l’un ou l’autre.
error-too-many-bots = Il y a { $bots } robots pour { $players } places : demandez moins de robots ou plus de joueurs.


## Ce qui n’a pas marché à la table

error-cannot-undo = Impossible de revenir en arrière : une carte a été vue depuis, ou quelqu’un d’autre a choisi.
error-unreadable-file =
    Le fichier { $path } ne peut pas être lu : { $why ->
        [missing] il n’existe pas.
        [denied] ses droits d’accès l’interdisent.
        [folder] c’est un dossier.
       *[other] le système signale { $system }.
    }
error-unwritable-file =
    Le fichier { $path } ne peut pas être écrit : { $why ->
        [missing] son dossier n’existe pas.
        [denied] les droits d’accès l’interdisent.
        [folder] c’est un dossier.
       *[other] le système signale { $system }.
    }
