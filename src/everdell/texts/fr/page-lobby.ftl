# Une table avant sa partie : y penser, l’ouvrir, y attendre. $n est un nombre ou une place.


## Ce qui est convenu à une table

lobby-rules = Règles de cette table
lobby-first = Qui commence
lobby-first-random = Tiré au sort
lobby-first-seat = La place 1
lobby-undo = Revenir en arrière
lobby-undo-free = Libre
    .text = Tant que rien de caché n’a été révélé ; au-delà, si tous sont d’accord.
lobby-undo-consent = Si tous sont d’accord
    .text = Chaque retour en arrière est soumis aux autres.
lobby-undo-never = Jamais
    .text = Ce qui est fait est fait.
lobby-clock = Temps par tour
lobby-clock-none = Sans limite
lobby-clock-turn = { $time }
lobby-stand-in = Remplaçant
    .text = Le robot qui joue à la place d’une personne partie ou à court de temps. Elle peut toujours revenir.
lobby-stand-in-none = Aucun
lobby-public = Qui trouve la table
lobby-public-yes = Tout le monde
    .text = Elle figure sur la page d’accueil, et chacun peut y prendre une place libre.
lobby-public-no = Seulement par code ou lien
    .text = Vous l’envoyez aux personnes que vous invitez.
lobby-watch = Qui peut regarder
lobby-watch-yes = Toute personne qui a le lien
lobby-watch-no = Les joueurs seulement
lobby-seed = Graine


## Une nouvelle table

lobby-new = Nouvelle table
    .text = Vos choix sont conservés pour la prochaine fois.
lobby-your-name = Votre nom
lobby-look = Animal et couleur
lobby-animal = Vos ouvriers
lobby-animal-squirrel = Des écureuils
lobby-animal-turtle = Des tortues
lobby-animal-mouse = Des souris
lobby-animal-hedgehog = Des hérissons
lobby-animal-bird = Des oiseaux
lobby-animal-rabbit = Des lapins
lobby-color = Leur couleur
lobby-color-rust = Rouille
lobby-color-teal = Bleu canard
lobby-color-plum = Prune
lobby-color-amber = Ambre
lobby-color-navy = Bleu nuit
lobby-color-sage = Vert sauge
lobby-talk = Discussion
lobby-talk-none = Aucun message pour l’instant.
lobby-helps = Un coup de pouce
lobby-players = Nombre de joueurs
lobby-players-solo = 1 (solo)
lobby-round = Autour de la table
lobby-you = Vous
lobby-who = Qui prend la place { $n } ?
lobby-who-here = À cet écran
lobby-who-online = En ligne
lobby-who-bot = Robot
lobby-other-name = Nom
lobby-opponent = Adversaire
lobby-level = niveau { $n } sur { $of }
lobby-style = Style
lobby-style-plain = équilibré
lobby-pace = Temps de réflexion
lobby-pace-quick = court ({ lobby-pace-other })
lobby-pace-usual = habituel ({ lobby-pace-other })
lobby-pace-long = long ({ lobby-pace-other })
lobby-pace-other = { $seconds } s
lobby-online-hint = Vous recevez un lien à envoyer.
lobby-here-hint = Avant chaque tour, un rideau cache la main jusqu’à ce que son joueur soit prêt.
lobby-solo = { $rival } joue contre vous, selon des règles toutes simples.
lobby-presets = À quoi jouez-vous ?
lobby-change = Modifier
lobby-changed = { $name }, modifiée
lobby-learn =
    { $n ->
        [one] À apprendre : 1 feuille sur 4
       *[other] À apprendre : { $n } feuilles sur 4
    }
lobby-for-players =
    { $n ->
        [one] 1 joueur
       *[other] { $n } joueurs
    }
lobby-add-box = Ajouter { $box }
lobby-players-instead =
    { $n ->
        [one] Jouer en solo
       *[other] Jouer à { $n }
    }
lobby-box-unsure = Certaines de ses valeurs ne sont pas sûres
lobby-box-incomplete = Tout n’y est pas encore jouable.
lobby-house = Règles de la table
lobby-clock-needs = Avec une limite de temps, il faut un remplaçant.
lobby-watchers = Laisser les autres regarder
    .text = Toute personne qui a le lien voit le plateau, jamais une main.
lobby-seed-hint = Le même nombre ou le même mot distribue les mêmes cartes. Laissez vide pour un tirage au hasard.
lobby-seed-wrong = Cette graine est trop longue : 128 caractères au plus.
lobby-advanced = Plus
lobby-open = Ouvrir la table
    .text = Vous enverrez ensuite le lien aux autres.
lobby-begin = Lancer la partie
    .text = Tout le monde est là : elle commence aussitôt.


## La salle d’attente

lobby-title = Table { $code }
lobby-lead = La partie commence quand toutes les places sont prises.
lobby-lead-full = Toutes les places sont prises.
lobby-seats = Places
lobby-sit = Prendre place
lobby-sit-kept = Prendre la place gardée pour vous
lobby-full-watch = Toutes les places sont prises. Restez ici : vous verrez la partie dès qu’elle commencera.
lobby-full-closed = Toutes les places sont prises, et seuls les joueurs peuvent regarder. Ouvrez votre propre table, ou demandez une place.
lobby-seat-free = Place libre
lobby-seat-bot = robot
lobby-seat-reserved = place gardée depuis la dernière partie
lobby-seat-yours = vous
lobby-seat-owner = a ouvert la table
lobby-seat-present = est là
lobby-seat-absent = pas là pour l’instant
lobby-rise = Se lever
lobby-free = Libérer la place
lobby-free-label = Libérer la place { DE($player) }
lobby-here = Quelqu’un ici
lobby-here-label = Place { $n } : quelqu’un à cet écran
lobby-here-name = Nom
lobby-cancel = Annuler
lobby-arrange = Pour qui est la place { $n } ?
lobby-for-person = Pour quelqu’un
lobby-for-bot = Robot : { $bot }
lobby-pace-of = Combien de temps réfléchit le robot de la place { $n } ?
lobby-pace-seat = Temps : { $pace }
lobby-watching =
    { $n ->
        [one] 1 autre personne regarde.
       *[other] { $n } autres personnes regardent.
    }
lobby-start = Lancer la partie
lobby-start-bots =
    { $n ->
        [one] Compléter avec le robot { $bot } et lancer
       *[other] Compléter avec { $n } robots ({ $bot }) et lancer
    }
lobby-open-seats =
    { $n ->
        [one] La place { $seats } est encore vide.
       *[other] Les places { $seats } sont encore vides.
    }
lobby-wait-seats = On attend que les autres prennent place…
lobby-wait-owner = Tout le monde est là. La personne qui a ouvert la table lance la partie.
lobby-invite = Inviter
lobby-code = Code de la table
lobby-code-hint = À taper sur la page d’accueil.
lobby-share = Partager
lobby-share-title = Venez jouer à Everdell
lobby-qr = Code QR à scanner pour rejoindre cette table
lobby-local = Cette adresse n’est connue que de cette machine. Pour jouer à plusieurs à la maison, lancez le serveur de façon que les autres puissent l’atteindre, et ouvrez la page à son adresse sur le réseau.
lobby-abandoned = Cette table a été abandonnée
    .text = Plus rien ne s’y passe. Ouvrez-en une autre pour jouer.
