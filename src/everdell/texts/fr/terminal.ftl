# Les mots d’une partie dans le terminal : `everdell play --terminal`.


## Le menu de départ

terminal-language = Français
terminal-ask-language = Langue
terminal-ask-mode = Comment voulez-vous jouer ?
terminal-mode-bots = contre des robots
terminal-mode-people = à plusieurs sur ce clavier
terminal-mode-solo = en solo contre { automaton-base }
terminal-ask-players = Combien de joueurs ?
terminal-ask-bot = Quel robot ?
terminal-ask-style = Dans quel style ?
terminal-ask-year = Quelle année avec { automaton-base } ?
terminal-ask-names = Vos noms, séparés par des virgules (Entrée : Joueur 1, Joueur 2…)
terminal-enter-for = Entrée : { $answer }
terminal-bad-answer = Répondez par l’un de ces choix : { $answers }.


## La table

terminal-welcome = Everdell · partie numéro { $seed } · tapez h pour l’aide
terminal-resumed = La partie reprend où elle s’était arrêtée.
terminal-older-rules = La partie reprend au dernier tour enregistré : elle a commencé sous d’anciennes règles.
terminal-locations = Lieux
terminal-events = Événements
terminal-meadow = Prairie · pioche { $deck }, défausse { $discard }
terminal-open-row = { $row } · pioche { $deck }
terminal-hand = Votre main · { $n } sur { $limit }
terminal-no-cards = aucune carte
terminal-others = Les autres
terminal-own-city = Votre ville · { $n } cases sur { $limit }
terminal-own-cards = Vos cartes
terminal-no-resources = sans ressource
terminal-passed = a passé
terminal-workers =
    { $n ->
        [0] aucun ouvrier
        [one] { $n } ouvrier
       *[other] { $n } ouvriers
    }
terminal-city-spaces = ville { $n }/{ $limit }
terminal-hand-size = main { $n }
terminal-achieved = Accomplis :
terminal-beneath = { $n } dessous
terminal-shown = À découvert :
terminal-news = Depuis votre dernier tour
terminal-thinking = { $name } réfléchit…

terminal-short-twig = br
terminal-short-resin = ré
terminal-short-pebble = ga
terminal-short-berry = ba

terminal-mark-legal = possible maintenant
terminal-mark-points = points
terminal-mark-shared = ouvert à plusieurs
terminal-mark-occupied = occupée
terminal-mark-blocked = bloqué par l’adversaire automatique


## Ce qu’on peut choisir

terminal-group-visit = Placer un ouvrier
terminal-group-hand = Jouer une carte de votre main
terminal-group-meadow = Jouer une carte de la Prairie
terminal-group-revealed = Jouer une carte révélée
terminal-group-event = Accomplir un événement
terminal-group-season = Saison
terminal-prepare =
    { $season ->
        [spring] Préparer le printemps : les ouvriers rentrent, les cartes vertes produisent
        [summer] Préparer l’été : les ouvriers rentrent, prenez jusqu’à 2 cartes de la Prairie
       *[autumn] Préparer l’automne : les ouvriers rentrent, les cartes vertes produisent
    }
terminal-way-free = gratuit
terminal-way-occupy = gratuit : occupe { $home }
terminal-way-ability = avec { $card } :
terminal-way-choice = { $n } de son prix, à votre choix
terminal-your-choice =
    { $last ->
        [1] 1
       *[other] 1–{ $last }
    }{ $undo ->
        [yes] , u annuler
       *[no] { "" }
    }, ?carte, a conseil, h aide
terminal-not-understood =
    { $last ->
        [1] Tapez 1, ou h pour toutes les commandes.
       *[other] Tapez un nombre de 1 à { $last }, ou h pour toutes les commandes.
    }
terminal-end-turn = Entrée termine votre tour, u l’annule
terminal-enter-or-undo = Appuyez sur Entrée pour terminer votre tour, ou tapez u pour l’annuler.
terminal-undone = C’est annulé.
terminal-cannot-undo = Rien à annuler ici : une carte a été vue depuis, ou votre tour vient de commencer.
terminal-confirms = Un tour se termine par une dernière pression sur Entrée.
terminal-ends-at-once = Les tours se terminent aussitôt ; tapez e pour que la question vous soit de nouveau posée.


## Lire les cartes

terminal-copies =
    { $n ->
        [one] { $n } exemplaire
       *[other] { $n } exemplaires
    }
terminal-welcomes = Accueille gratuitement, une fois : { $cards }
terminal-free-with = Gratuite si elle occupe : { $cards }
terminal-any-critter = toute Créature
terminal-any-construction = toute Construction
terminal-any-construction-of = toute Construction du type { $colors }
terminal-upgrades = Remplace gratuitement : { $card }
terminal-lacking = Il vous manque :
terminal-already-in-city = Votre ville en a déjà une, et elle est unique.
terminal-offered = Possible maintenant : { $numbers }
terminal-which-one = Laquelle ? { $names }
terminal-no-such-card = Cette partie n’a ni carte ni lieu nommé « { $name } ».


## Passer la main, garder, partir

terminal-read-on = Entrée efface l’écran pour le joueur suivant
terminal-curtain = { $name }, c’est à vous : prenez le clavier et appuyez sur Entrée
terminal-saved = Partie enregistrée dans { $path }
terminal-resume-with = Pour reprendre : { $command }
terminal-save-first = Enregistrer la partie avant de partir ? O/n
terminal-farewell = Entrée pour partir, l pour le journal, s pour enregistrer
terminal-goodbye = À bientôt dans la vallée !
terminal-help =
    nombre    choisir cette option
    u         annuler votre dernier choix
    ?nom      lire une carte, un lieu ou un événement : ?auberge, ou ?7 pour l’option 7 (ou : c auberge)
    a         demander conseil à l’almanach (ou : conseil)
    b         revoir le plateau
    l         voir tout le journal
    e         terminer les tours aussitôt, ou demander d’abord
    s         enregistrer la partie ; s FICHIER l’enregistre sous ce nom
    q         partir ; vous pourrez enregistrer
    h         cette aide


## La fin

terminal-score-sheet = Score final
terminal-score-total = Total
terminal-victory = { $name } l’emporte !
terminal-shared-victory = Victoire partagée : { $names } !
terminal-tie-events = Égalité aux points ; le nombre d’événements tranche : { $mine } contre { $theirs }.
terminal-tie-resources = Égalité aux points et aux événements ; les ressources restantes tranchent : { $mine } contre { $theirs }.
