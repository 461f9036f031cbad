# Why something cannot be done.
#
#   why-CODE    what keeps a player from a card, a place or an action in his turn
#   error-CODE  what the page itself finds out, without the server
#
# $own is "yes" if nobody but the reader is meant.


## Why it cannot be chosen

why-over = The game is over
why-passed = You have passed
why-not-your-turn = It is the turn of { $player }
why-answer-first = First answer the open question
why-not-now = Not at this point of the turn
why-blocked = Held by the automatic opponent
why-missing = { $resources } missing
why-too-early = Not in this season yet
why-no-piece = Your piece for it is not at home
why-forbidden = { $by } forbids it
why-dearer = { $by } makes it dearer
why-reached-otherwise = No worker goes there from home
why-no-room-anywhere = There is nowhere to put { $card }
why-unique-there = { $card } is unique, and your city has one
why-upgraded-there = A Legend of your city stands for { $card }
why-city-full = Your city is full
why-own-worker-there = Your worker is already here
why-taken =
    { $own ->
        [yes] Your worker is already here
       *[no] Taken by { $players }
    }
why-not-autumn = Only in autumn
why-no-use = Of no use to you right now
why-no-worker = You have no worker left
why-achieved =
    { $own ->
        [yes] You have already achieved it
       *[no] Achieved by { $player }
    }
why-needs-color =
    { $n ->
        [one] { $n } { $color } card missing in your city
       *[other] { $n } { $color } cards missing in your city
    }
why-needs-card = { $card } missing in your city
why-needs-any =
    { $n ->
        [one] { $n } resource of your choice missing
       *[other] { $n } resources of your choice missing
    }
why-needs-hand =
    { $n ->
        [one] { $n } card missing in your hand
       *[other] { $n } cards missing in your hand
    }
why-needs-more = Still missing for it: { $what }
why-takes-no-worker = It takes no worker
why-closed = Only its owner may visit it
why-last-season = Autumn is the last season
why-workers-left =
    { $n ->
        [one] First place your last worker
       *[other] First place your { $n } workers
    }


## What the page finds out by itself

error-offline = The server does not answer. Check the connection, then try again.
error-trouble = The server has trouble just now. Try again in a moment.
error-bad-answer = The server’s answer makes no sense here. Reload the page.
