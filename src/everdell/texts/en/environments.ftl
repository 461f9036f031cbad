# Errors of the environments for learners.

error-missing-extra = This needs the package { $package }: pip install 'everdell[{ $extra }]'
error-unknown-action = There is no action { $action }; the actions are 0 to { $last }.
error-unnumbered-option = The option { $option } has no number: steps must make their options in bind.
error-unknown-reward = There is no reward { $reward }. There are: { $known }; or give a function.
error-no-opponents = Name at least one bot for the other seats, such as greedy.
error-too-many-opponents = There are seats for { $seats } opponents, not for { $named }.
error-forfeited = An illegal action has ended this game: reset the environment first.
error-opponent-failed = The bot { $bot } at seat { $seat } has failed ({ $why }): mend it, or name another opponent.
error-no-games = A batch needs at least one game, not { $games }.
error-bad-actions = Give { $games } actions as whole numbers, one for each game.
error-not-offered-in-game = Game { $game } does not offer { $option } now; its mask says which actions are legal.
error-bad-array = The array { $array } must be writable, contiguous, of { $dtype } and shaped { $shape }: empty_rows() makes those that fit.
