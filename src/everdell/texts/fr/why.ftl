# Pourquoi quelque chose n’est pas possible. Les clés sont expliquées dans le catalogue anglais.


## Pourquoi on ne peut pas le choisir

why-over = La partie est terminée
why-passed = Vous avez passé
why-not-your-turn = C’est à { $player } de jouer
why-answer-first = Répondez d’abord à la question posée
why-not-now = Pas à ce moment du tour
why-blocked = Aux mains de l’adversaire automatique
why-missing = Il manque { $resources }
why-too-early = Pas encore en cette saison
why-no-piece = Votre pion pour ce lieu n’est pas chez vous
why-forbidden = Interdit par { $by }
why-dearer = Rendu plus cher par { $by }
why-reached-otherwise = Aucun ouvrier n’y va depuis votre réserve
why-no-room-anywhere = Aucune place pour { $card }
why-unique-there = { $card } : carte unique, déjà dans votre ville
why-upgraded-there = { $card } : une Légende de votre ville en tient lieu
why-city-full = Votre ville est pleine
why-own-worker-there = Votre ouvrier y est déjà
why-taken =
    { $own ->
        [yes] Votre ouvrier y est déjà
       *[no] Occupé par { $players }
    }
why-not-autumn = En automne seulement
why-no-use = Sans effet pour vous en ce moment
why-no-worker = Vous n’avez plus d’ouvrier disponible
why-achieved =
    { $own ->
        [yes] Vous l’avez déjà accompli
       *[no] Accompli par { $player }
    }
why-needs-color =
    { $n ->
        [one] Il manque { $n } carte { $color } dans votre ville
       *[other] Il manque { $n } cartes { $color } dans votre ville
    }
why-needs-card = Il manque { $card } dans votre ville
why-needs-any =
    { $n ->
        [one] Il manque { $n } ressource au choix
       *[other] Il manque { $n } ressources au choix
    }
why-needs-hand =
    { $n ->
        [one] Il manque { $n } carte dans votre main
       *[other] Il manque { $n } cartes dans votre main
    }
why-needs-more = Il manque encore : { $what }
why-takes-no-worker = N’accueille pas d’ouvrier
why-closed = Réservé à son propriétaire
why-last-season = L’automne est la dernière saison
why-workers-left =
    { $n ->
        [one] Placez d’abord votre dernier ouvrier
       *[other] Placez d’abord vos { $n } ouvriers
    }


## Ce que la page constate elle-même

error-offline = Le serveur ne répond pas. Vérifiez la connexion, puis réessayez.
error-trouble = Le serveur a des ennuis pour l’instant. Réessayez dans un moment.
error-bad-answer = La réponse du serveur est incompréhensible ici. Rechargez la page.
