# L’histoire à côté du plateau : le journal, les messages, ce qu’on a manqué, et le retour en arrière.


## Le journal

story-filter = Les coups à montrer
story-all = Tous
story-only = { $player } seulement
story-earlier = Montrer les coups précédents
story-newest = Aller au plus récent
story-since-turn = Depuis votre dernier tour
story-barrier = Annulation libre jusqu’ici


## Les messages

story-say = Dire quelque chose
story-send = Envoyer
story-phrases = Phrases toutes prêtes
story-phrases-note = Chacun les lit dans sa langue.
story-mute = Cacher ce que disent les autres
story-watching = Seuls les joueurs peuvent parler ici.
story-said = { $player } : { $text }


## Ce qu’on a manqué

story-while-away = Pendant votre absence
story-moves =
    { $n ->
        [one] { $n } tour
       *[other] { $n } tours
    }
story-step = Montrer
    .next = Suivant
story-step-back = Retour
story-skip = Compris


## Le retour en arrière

story-past = Retour en arrière
story-moment = Tour { $n } sur { $all }
story-beginning = Le début de la partie
story-previous = Un pas en arrière
story-next = Un pas en avant
story-play = Dérouler la partie
story-pause = Pause
story-speed = Vitesse
story-slider = Moment de la partie
story-now = Revenir au présent
