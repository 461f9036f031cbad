# Bots: what is wrong with how one was asked for.

error-bad-bot = { $bot } names no bot. Write name[:style][@budget], with a budget in seconds or iterations: greedy, sage@2s, sage:blocker@500i.
error-bad-budget = A bot cannot think for { $seconds } seconds and { $iterations } iterations: give one of the two, greater than 0.
error-bad-experience = { $path } holds no weights: name a file that everdell train has written.
error-no-budget = The bot { $bot } answers at once and takes no budget: leave out @….
error-no-style = The bot { $bot } has no styles: leave out :{ $style }.
error-nothing-to-decide = It is not this seat’s turn to decide: ask again when it is.
error-plain-bot = The bot { $bot } takes neither a style nor a budget: leave them out.
error-unknown-style = There is no style { $style }. There are: { $known }; or name a file of weights (.json).
