# What a bot thinks of an option, to the one who has to choose.
#
# $n is how many points of lead an option is ahead of the best other one, or
# behind the best. A reason (advice-KIND) is a short clause: what choosing this does.

advice-thinking = Leafing through the almanac…
advice-told = The almanac advises:
advice-note = The points compare the first choice with the best other one, and the others with the first. Sure or unsure: about which of the two is better, not by how much.
advice-only = the only thing to do
advice-difference =
    { $side ->
        [ahead] +
        [behind] −
       *[level] { "" }
    }{ NUMBER($n, minimumFractionDigits: 1) } points
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
    .others =
        { $beside ->
            [some]
                { $n ->
                    [one] { $n } other resource
                   *[other] { $n } other resources
                }
           *[none]
                { $n ->
                    [one] { $n } resource
                   *[other] { $n } resources
                }
        }
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
advice-wants = { $player } wants it, too
advice-denies = keeps from { $player }: { $option }

# Where nothing of that is known: of the best, and of the others beside the best.
advice-rest = nothing else is worth it any more
advice-least =
    { $n ->
        [one] you will miss it least
       *[other] you will miss them least
    }
advice-outlook =
    { $side ->
        [mine] promises you more by the end of the game
        [theirs] leaves less to the others by the end of the game
        [less] promises you less by the end of the game
        [more] leaves more to the others by the end of the game
        [equal] as good as the first one
       *[level] as good as the next one
    }
