# What the icons, numbers and figures of the table say when they are pointed at or held.


## On a card

told-face = { $kind }, { $type }
told-color-tan = Traveller: acts once, when it is played.
told-color-green = Production: acts when it is played, and again in production, which spring and autumn begin with.
told-color-red = Destination: a worker sent there uses it.
told-color-blue = Governance: helps you again and again, each time what it names happens.
told-color-purple = Prosperity: brings extra points at the end of the game.
told-color-none = A type of card that only its box knows.
told-value =
    { $n ->
        [one] Base value: { $n } point at the end of the game
       *[other] Base value: { $n } points at the end of the game
    }
told-cost = Costs { $amount }
told-left = You keep { $amount }
told-unique = Unique: a city has one at most
told-legend = Legend: dealt in secret, played for its price or in place of the card it replaces
told-open = Open: other players may send workers here, too
told-upgrades = Comes for free in place of { $card }
told-homes = Free to play while your city has one of these unoccupied: { $cards }
told-guests = Lets one of these in for free: { $cards }


## On a card of a city

told-occupied = Occupied: a critter has moved in for free, and no other can
told-tokens =
    { $n ->
        [one] { $n } point token on this card
       *[other] { $n } point tokens on this card
    }
told-stored = On this card: { $amount }
told-beneath =
    { $n ->
        [one] Beneath it: { $cards }
       *[other] { $n } cards beneath it: { $cards }
    }


## At a place

told-standing =
    { $n ->
        [one] A worker of { $player }
       *[other] { $n } workers of { $player }
    }
    .mine =
        { $n ->
            [one] Your worker
           *[other] { $n } of your workers
        }
told-place-owner = For { $player } alone
told-room = Free: there is room for one worker
told-room-many = Any number of workers may stand here
told-room-piece = Free: there is room for one { $piece }
told-blocked = { $player } blocks this card: it can be neither played nor taken


## On an event

told-event-value =
    { $n ->
        [one] Worth { $n } point to the player who achieves it
       *[other] Worth { $n } points to the player who achieves it
    }
told-event-types =
    { $n ->
        [one] Needs { $n } { $type } card in your city
       *[other] Needs { $n } { $type } cards in your city
    }
told-event-card = Needs { $card } in your city
told-event-card-there = { $card }: in your city already
told-event-achieved = Achieved by { $player }


## What players have

told-good = { $player } has { $amount }
    .mine = You have { $amount }
told-points =
    { $n ->
        [one] { $player } has { $n } point token
       *[other] { $player } has { $n } point tokens
    }
    .mine =
        { $n ->
            [one] You have { $n } point token
           *[other] You have { $n } point tokens
        }
told-hand =
    { $n ->
        [one] { $player } has { $n } card in hand, of { $of } at most
       *[other] { $player } has { $n } cards in hand, of { $of } at most
    }
    .mine =
        { $n ->
            [one] You have { $n } card in hand, of { $of } at most
           *[other] You have { $n } cards in hand, of { $of } at most
        }
told-workers =
    { $n ->
        [one] { $player } has { $n } worker left to place
       *[other] { $player } has { $n } workers left to place
    }
    .mine =
        { $n ->
            [0] You have no worker left to place
            [one] You have { $n } worker left to place
           *[other] You have { $n } workers left to place
        }
told-adrift =
    { $n ->
        [one] { $n } worker is neither at home nor on the board
       *[other] { $n } workers are neither at home nor on the board
    }
told-chip = { $what }: { $n }
told-chip-of = { $what }: { $n } ({ $player })
told-score =
    { $n ->
        [one] { $player } has { $n } point so far. Press to see where it comes from.
       *[other] { $player } has { $n } points so far. Press to see where they come from.
    }
    .mine =
        { $n ->
            [one] You have { $n } point so far. Press to see where it comes from.
           *[other] You have { $n } points so far. Press to see where they come from.
        }
told-season-winter = { $player } is in winter
    .mine = You are in winter
told-season-spring = { $player } is in spring
    .mine = You are in spring
told-season-summer = { $player } is in summer
    .mine = You are in summer
told-season-autumn = { $player } is in autumn, the last season
    .mine = You are in autumn, the last season
told-passed = { $player } has passed and takes no more turns
    .mine = You have passed and take no more turns
told-types =
    { $n ->
        [one] { $n } { $type } card in the city of { $player }
       *[other] { $n } { $type } cards in the city of { $player }
    }
told-spaces = { $n } of the { $of } spaces of this city are taken
told-spaces-more =
    { $n ->
        [one] { $n } more empty space
       *[other] { $n } more empty spaces
    }
told-player = { $player }
    .mine = { $player } – that is you


## Piles, and the bar

told-deck =
    { $n ->
        [one] Deck: { $n } card left to draw
       *[other] Deck: { $n } cards left to draw
    }
told-discard =
    { $n ->
        [one] Discard pile: { $n } card, face down. It becomes the deck when that runs out.
       *[other] Discard pile: { $n } cards, face down. They become the deck when that runs out.
    }
told-turn = Turn { $n } of this game, the turns of all players counted
told-clock = Time left for this decision


## Reading

told-read = Read this at full size
told-first = How to look closer
    .pointer = Rest the pointer on any icon, number or figure, and it says what it is. The magnifier at the corner shows a card or a place at full size, with all its rules; so do a right click and the space bar.
    .fingers = Tap a card or a place to see it at full size, as here. Hold a finger on any icon, number or figure, and it says what it is.
    .done = Got it
