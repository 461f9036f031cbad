# What a bot thinks of an option, to the one who has to choose.
#
# $bot is who says it. $n is how many points of lead an option is ahead of the best other one, or
# behind the best. A reason (advice-KIND) is a short clause: what choosing this does.

advice-thinking = { $bot } looks over your shoulder…
advice-told = { $bot } would do this:
advice-note = The points compare the first choice with the best other one, and the others with the first.
advice-only = the only thing to do
advice-difference =
    { $side ->
        [ahead] +
        [behind] −
       *[level] { "" }
    }{ $n ->
        [one] { NUMBER($n, minimumFractionDigits: 1) } point
       *[other] { NUMBER($n, minimumFractionDigits: 1) } points
    }
advice-confidence =
    { $level ->
        [sure] sure
        [fairly] fairly sure
       *[unsure] unsure
    }
advice-chance = { $percent }% to win

advice-points =
    { $n ->
        [one] scores { $n } point at once
       *[other] scores { $n } points at once
    }
advice-gains = brings { $gains }
    .cards =
        { $n ->
            [one] { $n } card
           *[other] { $n } cards
        }
    .workers =
        { $n ->
            [one] { $n } worker
           *[other] { $n } workers
        }
advice-next = then: { $option }
advice-denies = takes from { $player }: { $option }
