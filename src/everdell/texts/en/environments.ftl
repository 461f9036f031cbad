# Errors of the environments for learners.

error-missing-extra = This needs the package { $package }: pip install 'everdell[{ $extra }]'
error-unknown-action = There is no action { $action }; the actions are 0 to { $last }.
error-unnumbered-option = The option { $option } has no number: steps must make their options in bind.
error-unknown-reward = There is no reward { $reward }. There are: { $known }; or give a function.
error-no-opponents = Name at least one bot for the other seats, such as greedy.
error-too-many-opponents = There are seats for { $seats } opponents, not for { $named }.
error-forfeited = An illegal action has ended this game: reset the environment first.
error-opponent-failed = The bot { $bot } at seat { $seat } has failed ({ $why }): mend it, or name another opponent.
