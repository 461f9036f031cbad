# Les mots du serveur : ce qui se passe à une table, ce qu’on s’y dit, et ce qui n’est pas possible.
# Les clés sont expliquées dans le catalogue anglais.


## Ce qui s’est passé à la table

event-opened = La table est ouverte
event-sat = { $player } s’installe
event-rose = La place { $seat } est de nouveau libre
event-arranged =
    { $bot ->
        [none] La place { $seat } attend quelqu’un
       *[other] La place { $seat } revient au robot { $bot }
    }
event-started = La partie commence
event-undone =
    { $agreed ->
        [yes] { $player } revient en arrière, avec l’accord de tous
       *[no] { $player } annule un choix
    }
event-proposed =
    { $kind ->
        [undo] { $player } voudrait revenir en arrière
        [abandon] { $player } voudrait abandonner la partie
       *[stand-in] { $player } voudrait qu’un robot joue pour { $target }
    }
event-answered =
    { $yes ->
        [yes] { $player } accepte
       *[no] { $player } dit non
    }
event-left =
    { $why ->
        [self] { $bot ->
            [none] { $player } s’en va, et les autres attendent
           *[other] { $player } s’en va, et le robot { $bot } prend la suite
        }
        [clock] { $player } n’a plus de temps, et le robot { $bot } prend la suite
       *[others] { $player } ne revient pas, et le robot { $bot } prend la suite
    }
event-returned = { $player } est de retour
event-carried = { $player } joue désormais sur un autre appareil
event-extended = { $player } accorde un délai de réflexion
event-hinted = { $player } demande un conseil
event-stumbled =
    { $why ->
        [crash] Le robot { $bot } est tombé en panne : un autre coup est joué pour lui
        [slow] Le robot { $bot } a réfléchi trop longtemps : un autre coup est joué pour lui
       *[illegal] Le robot { $bot } a choisi un coup interdit : un autre est joué pour lui
    }
event-replaced = Le robot { $bot } a échoué trop souvent, et le robot { $successor } prend sa place
event-updated = Les règles ont été corrigées, et la partie reprend au début du tour
event-abandoned = La partie est abandonnée
event-rematched = { $player } ouvre une revanche : table { $code }


## Les robots qui peuvent prendre place

bot-random = Hasard
    .description = Joue n’importe quoi, sans regarder.
bot-fledgling = Pépin
    .title = Pépin l’oisillon
    .description = À peine sorti du nid, il essaie tout ce qui brille. Répond aussitôt.
bot-forager = Noisette
    .title = Noisette la cueilleuse
    .description = Elle ramasse ce qui lui semble utile, et court parfois après un papillon. Répond aussitôt.
bot-greedy = Bruno
    .title = Bruno le charpentier
    .description = Il prend la plus belle planche à portée de patte et bâtit le jour même ; demain attendra. Répond aussitôt.
bot-steward = Capucine
    .title = Capucine l’intendante
    .description = Elle a vu grandir des milliers de villes et sait ce qui manque à chacune. Répond aussitôt.
bot-sage = Mahaut
    .title = La vieille Mahaut, la sage
    .description = Elle voit venir plusieurs saisons, les vôtres comprises. Réfléchit aux choix qui comptent.

styled-bot = { $bot } (style { $style })
style-builder = bâtisseur
    .description = Une ville pleine avant toute chose.
style-racer = coureur d’événements
    .description = Court après les événements et les cartes qu’ils demandent.
style-blocker = trouble-fête
    .description = Prend volontiers ce dont le premier aurait besoin.


## Ce qu’on se dit d’une touche

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-nice-city = Quelle belle ville !
phrase-thinking = Je réfléchis un instant.
phrase-sorry = Pardon !
phrase-thanks = Merci !
phrase-back-soon = Je reviens tout de suite.
phrase-your-turn = C’est à vous.
phrase-good-game = C’était une belle partie !
phrase-again = On en refait une ?
phrase-goodbye = Au revoir !


## Ce qui n’est pas possible avant la partie

error-already-started = La partie a commencé : les places ne changent plus. Regardez-la, ou ouvrez une autre table.
error-bot-style =
    Le robot { $bot } n’a pas de style { $style }. { $known ->
        [none] Il ne joue que d’une façon : laissez le style de côté.
       *[other] Choisissez parmi : { $known }.
    }
error-bot-time =
    { $most ->
        [none] Le robot { $bot } ne prend pas de temps de réflexion : laissez-le de côté.
       *[other] Ici, le robot { $bot } peut réfléchir { $most } secondes au plus : { $bot }@{ $most }s.
    }
error-bad-clock = La limite de temps est un nombre entier de secondes, 0 pour ne pas en avoir. Corrigez-la.
error-bad-house-rule = La règle { $rule } de la table ne peut pas valoir { $value }. Valeurs possibles : { $known }.
error-bad-seats = Prenez au moins une des places réservées aux personnes, et chacune une seule fois.
error-clock-without-stand-in = Avec une limite de temps, il faut un robot qui prend la suite quand le temps est écoulé : choisissez un remplaçant.
error-long-name = Un nom a au plus { $most } caractères. Choisissez-en un plus court.
error-not-owner = Seule la personne qui a ouvert la table peut le faire. Demandez-le-lui.
error-not-started = La partie n’a pas encore commencé : lancez-la d’abord.
error-other-game = Cet enregistrement est celui d’une autre partie. Ouvrez une table avec ses boîtes, ses options et ses places.
error-seat-empty = La place { $seat } est vide : personne ne peut s’en lever. Choisissez-en une autre.
error-look-taken = Une autre personne a déjà choisi cet animal ou cette couleur. Faites un autre choix.
error-seat-taken = La place { $seat } est prise. Choisissez-en une autre, ou laissez la table choisir.
error-seats-open = Des places sont encore vides : { $seats }. Attendez du monde, ou donnez-les à des robots.
error-table-full = Toutes les places sont prises. Regardez la partie, ou ouvrez une autre table.
error-unknown-bot = Le robot { $bot } n’existe pas. Il y a : { $known }.


## Ce qui n’est pas possible pendant la partie

error-abandoned = Cette table a été abandonnée. Ouvrez-en une autre pour continuer.
error-already-away = Vous avez déjà quitté la partie. Revenez pour reprendre votre place.
error-already-hinted = Le conseil pour ce choix est déjà compté. Redemandez-le pour le relire.
error-already-proposed = Une autre question est posée. Attendez les réponses, ou retirez-la.
error-already-rematched = Il y a déjà une revanche, à la table { $code }. Rejoignez-la.
error-asker-gone = Vous n’avez pas attendu la réponse. Redemandez-la.
error-bad-chat = Écrivez quelque chose, en { $most } caractères au plus.
error-bot-is-choosing = Un robot est en train de choisir pour vous. Revenez dès qu’il aura fini.
error-bot-sits-in = Vous avez quitté cette partie. Reprenez d’abord votre place.
error-foreign-seat = La place { $seat } n’est pas la vôtre. Regardez depuis votre place, ou sans en nommer une.
error-game-finished = La partie est terminée. Demandez une revanche pour continuer.
error-enough-public = Vous avez déjà { $most } tables ouvertes dans la liste publique. Terminez ou supprimez-en une, ou ouvrez celle-ci seulement par code ou lien.
error-enough-time = Beaucoup de temps a déjà été donné. Patientez, ou continuez sans cette personne.
error-used-up =
    { $kind ->
        [sits] Vous avez pris place assez souvent à cette table. Regardez la partie, ou ouvrez une autre table.
        [looks] Vos ouvriers ont changé d’apparence assez souvent. Commencez la partie tels qu’ils sont.
        [arrangements] Les places de cette table ont assez souvent changé. Commencez la partie, ou ouvrez une autre table.
        [undos] Vous avez annulé { $most } fois dans cette partie. Continuez : désormais, un choix est définitif.
        [lines] Vous avez dit { $most } choses à cette table, qui n’en garde pas davantage. Continuez sans parler.
        [links] Des liens vers cette place ont été faits { $most } fois, et elle n’en garde pas davantage. Utilisez la phrase ou le lien que vous avez.
        [carries] Cette place a changé { $most } fois d’appareil. Continuez avec celui qui l’a.
        [undo] Vous avez demandé { $most } fois dans cette partie à revenir en arrière. Continuez : désormais, un choix est définitif.
        [abandon] Vous avez demandé { $most } fois à abandonner cette partie. Continuez, partez, ou attendez que quelqu’un d’autre le demande.
       *[stand-in] Vous avez demandé { $most } fois un robot dans cette partie. Patientez, partez, ou laissez quelqu’un d’autre le demander.
    }
error-no-channel =
    Il n’y a pas de canal en direct à cette adresse, ou il est mal demandé. Il se trouve à /api/tables/CODE/live?since=N.
error-no-clock = Aucune horloge ne tourne : il n’y a pas de temps à donner.
error-no-hint =
    { $why ->
        [slow] Le conseil se fait trop attendre.
       *[other] Aucun conseil n’a été trouvé cette fois.
    } Rien n’a été compté : redemandez, ou choisissez vous-même.
error-no-proposal = Cette question n’est plus posée. Regardez la table de nouveau.
error-no-stand-in = Cette table a été ouverte sans robot remplaçant. Attendez, ou proposez d’abandonner la partie.
error-no-stand-in-needed = Un robot ne peut être demandé qu’à la place d’une autre personne qui joue.
error-not-asked = La question ne vous est pas posée, ou vous avez déjà accepté. Attendez les autres.
error-not-away = Vous êtes à la table : il n’y a pas de place à reprendre.
error-not-seated = Vous n’avez pas de place à cette table. Rejoignez-la, ou utilisez le jeton avec lequel vous l’avez rejointe.
error-not-watched = Seuls les joueurs peuvent regarder cette table. Demandez-leur de l’ouvrir.
error-not-your-turn = Ce n’est pas à vous : attendez le choix de l’autre joueur.
error-nothing-to-undo = Il n’y a rien à annuler jusque-là. Choisissez un moment plus récent.
error-others-play = D’autres personnes jouent à cette table : elle ne peut pas être supprimée. Quittez-la, ou proposez-leur d’abandonner la partie.
error-own-clock = Ce sont les autres qui accordent du temps : demandez-leur.
error-stale-version = La partie en est à la version { $current }, et votre coup était pour la version { $version }. Regardez-la de nouveau.
error-still-playing = Terminez ou abandonnez cette partie avant la revanche.
error-still-thinking = Un robot ne peut être demandé qu’après { $seconds } secondes d’attente. Patientez encore un peu.
error-time-left = Le temps n’est pas écoulé. Attendez qu’il le soit.
error-undo-off = À cette table, rien ne s’annule. Pensez-y en ouvrant la prochaine.
error-unknown-phrase = Envoyez un texte, ou l’une de ces phrases : { $known }.


## Ce qui n’est pas possible avec un lien ou une phrase qui amène une place sur un autre appareil

error-already-here = Cette place est déjà sur cet appareil. Allez à la table pour continuer à jouer.
error-link-expired = Ce lien a expiré. Créez-en un autre sur l’appareil qui a la place, ou servez-vous de la phrase.
error-link-used = Ce lien a déjà servi. Créez-en un autre sur l’appareil qui a la place, ou servez-vous de la phrase.
error-odd-phrase = Le mot { $number } n’est dans aucune phrase de ce serveur. Vérifiez son orthographe.
error-short-phrase = Une phrase compte { $words } mots, et celle-ci { $given }. Tapez-les tous.
error-unknown-link = Ce lien ne mène plus à aucune place. Créez-en un autre sur l’appareil qui a la place.
error-wrong-phrase = Aucune place ne correspond à cette phrase. Vérifiez les mots ; une phrase plus récente l’a peut-être remplacée.


## Ce qui ne va pas dans un enregistrement

error-foreign-record = Ce n’est pas l’enregistrement d’une partie d’Everdell.
error-newer-record = Cet enregistrement vient d’un everdell plus récent ({ $saved }, ici { $current }) : mettez everdell à jour pour le lire.
error-older-record = Cet enregistrement date de règles plus anciennes ({ $saved }, ici { $current }), sous lesquelles ses choix menaient ailleurs : un serveur ne l’ouvre pas. Reprenez-le dans un terminal : everdell play --record FICHIER
error-partial-record = Cet enregistrement commence au milieu d’une partie, comme après un changement de règles, et un serveur n’accepte pas de l’extérieur un tel début. Voyez ses scores avec everdell replay FICHIER, ou reprenez-le dans un terminal : everdell play --record FICHIER
error-slow-record = Rejouer cet enregistrement prend plus de temps que ce serveur n’en accorde. Réessayez, ou vérifiez-le dans un terminal : everdell replay FICHIER
error-unplayable-record = Cet enregistrement ne peut pas être joué ici : les boîtes { $boxes } à { $players }, avec ses options, ne sont pas toutes installées.
error-damaged-record =
    Cet enregistrement est abîmé : { $reason ->
        [json] ce n’est pas du JSON valide.
        [digest] son contenu ne correspond pas à son empreinte.
        [rules] il ne dit pas sous quelles règles il a été écrit.
        [choice] son choix numéro { $choice } ({ $option }) n’était pas proposé.
        [snapshot] après { $choice } choix, la partie n’est pas celle de son instantané.
        [turn] aucun tour ne commence après { $choice } choix, contrairement à ce qu’il dit.
        [scores] ses scores finaux ne sont pas ceux de ses choix.
        [no-snapshot] il date de règles plus anciennes et n’a pas d’instantané à reprendre.
        [state] il mène à un état injouable.
        [seats] il n’y a pas autant de places que de joueurs.
        [other-game] il contient l’état d’une autre partie.
        [length] il a plus de { $most } choix, ce qu’aucune partie n’atteint.
       *[shape] un champ manque ou ne convient pas.
    }


## Ce à quoi le serveur ne répond pas

error-bad-host = Ce serveur ne répond pas sous ce nom. Utilisez sa propre adresse.
error-bad-origin = Cette requête vient d’un autre site. Utilisez la page de ce serveur.
error-bad-request = La requête n’est pas correcte : { $why }. Corrigez-la, puis renvoyez-la.
error-bad-token = Ce n’est pas un jeton de ce serveur. Demandez-en un par POST /api/identity.
error-broken = Le serveur a rencontré une erreur, mais rien n’est perdu. Réessayez.
error-key-reused = La clé de cette requête a servi à une autre. Renvoyez-la avec une nouvelle clé.
error-no-page = Cet everdell a été installé sans sa page. Dans une copie de ses sources, construisez-la : make play
error-no-token = Il faut un jeton pour avoir une place. Demandez-en un par POST /api/identity.
error-not-json = Envoyez la requête en application/json.
error-not-ready =
    Ce serveur ne peut pas servir pour l’instant : { $part ->
        [listener] il ne reçoit rien des autres nœuds
       *[database] sa base de données n’accepte pas d’écriture
    } ({ $cause }). Son journal en dit plus.
error-not-yet-open = L’enregistrement contient toutes les mains : il est donné après la partie. Demandez-le alors.
error-too-large = La requête est trop grande pour ce serveur. Envoyez-en moins.
error-too-many = C’est trop à la fois. Attendez { $seconds } s, puis réessayez.
error-unavailable = Le serveur n’atteint pas sa base de données pour l’instant. Renvoyez la même requête dans un moment.
error-unknown-address = Il n’y a rien à cette adresse. Voyez /api pour ce qui existe.
error-unknown-moment = La partie n’a pas de moment { $n }. Choisissez-en un de { $first } à { $last }.
error-unknown-table = La table { $code } n’existe pas : le code est faux, ou la table a été supprimée ou a expiré. Vérifiez le code, ou ouvrez une nouvelle table.
error-wrong-method = Cette adresse s’utilise autrement. Voyez /api pour savoir comment.


## Ce qui empêche le serveur de tourner

error-bad-database = La base de données est un fichier, sqlite:///FICHIER ou postgresql://UTILISATEUR@MACHINE/NOM.
error-bad-setting =
    { $why ->
        [unknown] Le réglage { $setting } ({ $place }) n’existe pas. Il y a : { $known }.
        [unreadable] Le fichier de réglages { $place } ne peut pas être lu. Indiquez-en un autre, ou autorisez le serveur à le lire.
        [syntax] Le fichier de réglages { $place } n’est pas écrit en TOML : { $reason }. Corrigez-le.
        [encoding] Le fichier de réglages { $place } n’est pas en UTF-8. Enregistrez-le dans cet encodage.
       *[value] Le réglage { $setting } ({ $place }) doit être { $kind ->
            [whole] un nombre entier de { $least } à { $most }.
            [number] un nombre de { $least } à { $most }.
            [switch] true (oui) ou false (non).
            [choice] l’une de ces valeurs : { $known }.
            [host] un nom de machine ou une adresse IP.
            [database] une base de données comme postgresql://utilisateur:secret@machine/nom.
            [public_url] une adresse comme https://everdell.example.org, sans chemin.
            [allowed_hosts] des noms de machine comme everdell.example.org ou *.example.org.
           *[trusted_proxies] des adresses ou des réseaux IP séparés par des virgules, ou * pour tous.
        }
    }
error-cannot-listen =
    Le serveur ne peut pas écouter sur { $host }, port { $port } : { $why ->
        [in-use] un autre programme le fait déjà.
        [denied] le système l’interdit.
        [not-here] cette machine n’a pas cette adresse.
       *[other] le système signale « { $system } ».
    } Choisissez-en un autre avec --host ou --port.
error-damaged-database = La base de données { $database } est abîmée ({ $reason }). Mettez-la de côté, puis restaurez la dernière sauvegarde dans une nouvelle : everdell restore FICHIER
error-damaged-backup = Cette sauvegarde est abîmée ou incomplète, et rien n’a été restauré. Prenez-en une autre.
error-database-in-use = Un autre everdell utilise la base de données { $database }. Arrêtez-le d’abord, ou nommez-en une autre avec --database.
error-database-not-empty = La base de données { $database } n’est pas vide. Sauvegardez-la et restaurez avec --replace, ou nommez-en une autre avec --database.
error-foreign-database = { $database } n’est pas une base de données d’everdell. Nommez-en une autre avec --database.
error-foreign-backup = Ce fichier n’est pas une sauvegarde faite par everdell. Nommez-en un autre.
error-missing-database = La base de données { $database } n’existe pas. Nommez-en une autre avec --database.
error-newer-backup = Cette sauvegarde vient d’un everdell plus récent : mettez everdell à jour pour la lire.
error-newer-database = La base de données { $database } vient d’un everdell plus récent : mettez everdell à jour pour l’utiliser.
error-no-postgresql = PostgreSQL demande un paquet de plus : pip install 'everdell[pg]'
error-old-database = La base de données { $database } n’est pas prête pour cette version d’everdell. Sauvegardez-la si elle contient des tables, puis lancez : everdell migrate
error-unreachable-database = La base de données { $database } est inutilisable : { $reason }. Vérifiez qu’elle tourne et que vous y avez accès.
error-web-missing = Le serveur demande d’autres paquets : pip install 'everdell[web]'
