# Comment une décision est présentée à la table. Les clés suivent le catalogue anglais.


## Où en est la partie

decision-brand = La Clairière
decision-turn = tour { $n }
decision-watching = vous regardez
decision-time-left = Temps restant :
decision-within = { $player } joue ; d’abord à vous : { $demand }
decision-thinking = { $player } réfléchit…
decision-in-hand = À placer : { $piece } – ou reposez avec Échap
decision-past =
    { $n ->
        [0] Le plateau tel qu’il était après la mise en place
       *[other] Le plateau tel qu’il était au tour { $n }
    }
decision-back-to-now = Revenir au présent
decision-over = La partie est terminée
decision-won =
    { $n ->
        [one] La partie est terminée : { $names } l’emporte
       *[other] La partie est terminée : { $names } se partagent la victoire
    }
decision-abandoned = Cette partie a été abandonnée
decision-link-lost = La connexion est perdue. Nouvel essai en cours ; la partie, elle, est conservée.
decision-away-bot = Vous avez quitté la table : { $bot } joue pour vous
decision-away-waits = Vous avez quitté la table : on vous attend


## Ce qui est demandé

decision-your-turn = À vous : { $ways }
decision-way-worker = placez un ouvrier
decision-way-play = jouez une carte
decision-way-prepare =
    { $season ->
        [spring] préparez le printemps
        [summer] préparez l’été
       *[autumn] préparez l’automne
    }
decision-way-pass = passez
decision-answers = Votre réponse
decision-count = { $n } sur { $most }
decision-count-up-to =
    { $least ->
        [0] { $n } sur { $most } au plus
       *[other] { $n }, de { $least } à { $most }
    }
decision-confirm = Valider
decision-none = Rien
decision-enough = C’est tout
decision-decline = Y renoncer
decision-less = moins
decision-more = plus
decision-unmark = Désélectionner


## Façons de faire et prix

decision-by-paying = Payer son prix
decision-by-occupying = Gratuitement, en occupant { $homes }
decision-by-helper = Avec l’aide { DE($card) }
decision-free = gratuit
decision-costs = coûte { $amount }
decision-any-of = { $n } de son prix, au choix
decision-leaves = reste


## Reprendre un choix

decision-steps = Étapes de ce tour
decision-undo-free = Annuler
    .title = Revenir sur votre dernier choix (U)
decision-redo = Rétablir : { $text }
decision-undo-seen = Annuler
    .title = Revenir sur votre dernier choix, bien que quelque chose ait été révélé depuis (U)
decision-undo-ask = Demander à annuler
    .title = Quelque chose a été révélé, ou d’autres ont joué depuis : il faut leur accord (U)
decision-back-to = Revenir avant : { $text }
decision-back-to-seen = Quelque chose a été révélé, ou d’autres ont joué depuis. Revenir avant : { $text }
decision-ask-back-to = Quelque chose a été révélé, ou d’autres ont joué depuis. Leur demander de revenir avant : { $text }
decision-step-stands = C’est fait : { $text }


## Outils de la barre

decision-tools = Outils
decision-options = Toutes les options
decision-options-none = Vous n’avez rien à choisir en ce moment.
decision-log = Journal et discussion
decision-rules = Règles
decision-sound = Son
decision-settings = Réglages
decision-menu = Table
decision-group-answer = Réponses
decision-group-worker = Placer un ouvrier
decision-group-event = Accomplir un événement
decision-group-hand = Jouer de votre main
decision-group-aside = Jouer une Légende
decision-group-meadow = Jouer de la Prairie
decision-group-shown = Jouer une carte révélée
decision-group-end = Ou encore
decision-prepare =
    { $season ->
        [spring] Préparer le printemps
        [summer] Préparer l’été
       *[autumn] Préparer l’automne
    }


## Conseils
#
# Un livre les donne, pour que personne ne les croie d’un rival ; ce qu’ils disent est dans advice.ftl.

decision-hint = Conseil
decision-hint-none = L’almanach n’en dit rien.
decision-hint-taken =
    { $n ->
        [one] Vous avez demandé { $n } conseil.
       *[other] Vous avez demandé { $n } conseils.
    }
    .seen = Toute la table le voit.


## Un instant de réflexion

decision-doubt-pass-with-play = Vous pourriez encore jouer une carte
    .text = Après avoir passé, vous ne ferez plus rien dans cette partie, même avec de quoi payer une carte.
decision-doubt-pass-with-worker = Vous pourriez encore placer un ouvrier
    .text = Après avoir passé, vous ne ferez plus rien dans cette partie, même s’il vous reste des ouvriers.
decision-doubt-prepare-with-play = Vous pourriez d’abord jouer une carte de production
    .text =
        { $season ->
            [spring] Quand le printemps arrive, vos cartes de production produisent une fois encore : seulement celles qui sont déjà dans votre ville.
           *[autumn] Quand l’automne arrive, vos cartes de production produisent une fois encore : seulement celles qui sont déjà dans votre ville.
        }
decision-doubt-never = Ne plus m’avertir
decision-doubt-stay = Réfléchir encore


## Partager un écran

decision-curtain = { $player }, c’est à vous
    .text = Passez l’écran. Aucune main n’est montrée tant que vous n’avez pas dit que vous êtes là.
decision-curtain-lift = C’est moi, { $player }
decision-curtain-undo = Non, annuler le dernier choix


## Demander aux autres

decision-proposal-title = Une demande
decision-proposal =
    { $kind ->
        [undo]
            { $n ->
                [one] { $player } demande à revenir sur le dernier choix.
               *[other] { $player } demande à revenir sur les { $n } derniers choix.
            }
        [stand-in] { $player } demande qu’un robot joue à la place { DE($target) }.
       *[abandon] { $player } demande à abandonner cette partie.
    }
decision-proposal-mine =
    { $kind ->
        [undo] Vous avez demandé à revenir en arrière. Les autres doivent répondre.
        [stand-in] Vous avez demandé qu’un robot joue à la place { DE($target) }. Les autres doivent répondre.
       *[abandon] Vous avez demandé à abandonner cette partie. Les autres doivent répondre.
    }
decision-agree = D’accord
decision-refuse = Non
decision-withdraw = Retirer la demande
decision-insist = Continuer sans leur réponse
decision-still-here = Je suis toujours là


## Le menu de la table

decision-to-home = Aller à l’accueil
decision-boxes = On joue avec { $boxes }.
decision-kept = La partie est conservée : vous pouvez fermer la page et revenir quand vous voulez.
decision-give-time = Donner du temps à { $player }
decision-stand-in = Demander un robot à la place { DE($player) }
decision-return = Reprendre ma place
decision-leave = Quitter ma place
decision-abandon = Abandonner cette partie
decision-sure-leave = Si cette table en a un, un robot joue pour vous jusqu’à votre retour.
decision-sure-abandon = Si tout le monde est d’accord, la partie se termine sans score pour personne.


## Lire

decision-reading = Lecture
decision-why-not = Pas maintenant
decision-in-city = Dans la ville { DE($player) }
decision-achieved = Accompli par { $player }
decision-workers =
    { $n ->
        [one] Un ouvrier { DE($players) } s’y trouve
       *[other] { $n } ouvriers s’y trouvent : { $players }
    }
decision-settled = Y reste pour toujours : un ouvrier { DE($players) }
decision-occupied = Son logement est occupé
decision-points =
    { $n ->
        [one] { $n } point s’y trouve
       *[other] { $n } points s’y trouvent
    }
decision-stored = Dessus :
decision-held = Dessous : { $cards }


## Touches

decision-keys = Raccourcis clavier
decision-keys-on = Utiliser les raccourcis d’une seule lettre ou d’un seul chiffre
decision-key-regions = zone suivante ; avec Maj, la précédente
decision-key-numbers = une zone par son numéro ; 0 mène à la réponse demandée
decision-key-arrows = à l’intérieur d’une zone
decision-key-enter = choisir
    .name = Entrée
decision-key-space = lire
    .name = Espace
decision-key-undo = annuler
decision-key-redo = rétablir ce qui a été annulé
decision-key-hint = un conseil
decision-key-options = toutes les options en toutes lettres
decision-key-log = journal
decision-key-rules = règles
decision-key-help = cette aide
decision-key-escape = refermer ce qui est ouvert
    .name = Échap
