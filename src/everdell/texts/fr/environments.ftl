# Erreurs des environnements d’apprentissage.

error-missing-extra = Il manque le paquet { $package } : pip install 'everdell[{ $extra }]'
error-unknown-action = L’action { $action } n’existe pas ; les actions vont de 0 à { $last }.
error-unnumbered-option = L’option { $option } n’a pas de numéro : les étapes doivent créer leurs options dans bind.
error-unknown-reward = La récompense { $reward } n’existe pas. Il y a : { $known } ; ou donnez une fonction.
error-no-opponents = Nommez au moins un robot pour les autres places, par exemple greedy.
error-too-many-opponents = Il y a de la place pour { $seats } adversaires, pas pour { $named }.
error-forfeited = Une action illégale a terminé cette partie : réinitialisez d’abord l’environnement.
error-opponent-failed = Le robot { $bot } à la place { $seat } a échoué ({ $why }) : corrigez-le, ou nommez un autre adversaire.
error-no-games = Un lot comporte au moins une partie, pas { $games }.
error-bad-actions = Donnez { $games } actions sous forme de nombres entiers, une pour chaque partie.
error-not-offered-in-game = La partie { $game } n’offre pas { $option } maintenant ; son masque indique les actions légales.
error-bad-array = Le tableau { $array } doit être modifiable, contigu, de type { $dtype } et de forme { $shape } : empty_rows() en crée qui conviennent.
