# The table on the page: its regions, and what is said about the things on it.


## Regions

board-region-locations = Locations
board-region-events = Ever Tree and its events
board-region-meadow = Meadow
board-region-city = My city
board-region-me = What I have
board-region-answers = What I answer
board-region-hand = My hand: { $n } of { $of } cards
board-region-others = Other players
board-region-story = Log and chat
board-region-shown = Cards on the table
board-region-wing = Rows beside the meadow
board-region-beside = Beside my city
board-region-sky = What holds for everybody

board-tabs = Parts of the table
board-tab-board = Board
board-tab-city = City
board-tab-others = Others
board-tab-story = Log
board-parts = Parts of the board
board-part-events = Events
board-part-meadow = Meadow
board-part-places = Places
board-side = Beside the board



## Locations that icons cannot tell

board-brief-haven = 2 cards → 1 of any resource
board-brief-forest-discard-draw-double = Discard, draw twice as many
board-brief-forest-copy-basic-card = 1 card, copy a basic location
board-brief-forest-discard-three-any = ≤ 3 cards → resources
board-brief-forest-meadow-two-play-one = Meadow: 2, play 1 of them


## What is said about a thing

board-choosable = Can be chosen
board-choosable-inside = { $n } can be chosen
board-hint = hint { $n }
board-marked =
    { $n ->
        [one] Marked
       *[other] Marked { $n } times
    }
board-costs = costs { $cost }
board-costs-nothing = costs nothing
board-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
board-open = open to opponents
board-upgrades = in place of { $card }
board-shares = shares its space with { $what }
board-free-by = playable for free by occupying { $home }
board-from =
    { $n ->
        [0] playable, free
        [one] playable for { $n } resource
       *[other] playable for { $n } resources
    }
board-occupied = occupied
board-tokens =
    { $n ->
        [one] { $n } point token on it
       *[other] { $n } point tokens on it
    }
board-stored = { $what } on it
board-held = beneath it: { $what }
board-workers-of =
    { $n ->
        [one] { $n } worker of { $players }
       *[other] { $n } workers of { $players }
    }
board-achieved-by = achieved by { $player }
board-blocked = blocked by { $player }
board-link-any = any Critter
board-link-any-construction =
    { $color ->
        [green] any green Construction
        [purple] any purple Construction
       *[none] any Construction
    }


## Piles and supplies

board-deck =
    { $n ->
        [one] Deck: { $n } card
       *[other] Deck: { $n } cards
    }
board-discard =
    { $n ->
        [one] Discard pile: { $n } card
       *[other] Discard pile: { $n } cards
    }
board-supply = { $good }: you have { $n }
board-cards = Cards in hand
board-workers = Workers ready
board-ready =
    { $n ->
        [0] No worker ready
       *[other] { $n } ready
    }
board-adrift = + { $n } away
board-spaces = { $n } of { $of } spaces
board-hidden-hand =
    { $n ->
        [one] A hand of { $n } card
       *[other] A hand of { $n } cards
    }
board-empty-hand = No cards in hand
board-beside = Beside my city
board-beside-more = { $n } more
board-purse = Other belongings
board-empty-place = Nothing lies here
board-shown = cards for { $player }
board-shown-mine = cards for you


## Players

board-score = Score: { $n }
board-score-of = Score of { $player }
board-total = Total
board-season-scores = On coming to each season
board-season-all = All players
board-range = { $lowest }–{ $highest }
board-passed = Passed
board-bot = Played by a bot
board-stand-in = A bot stands in
board-hints =
    { $n ->
        [one] { $n } hint taken
       *[other] { $n } hints taken
    }
board-away = Not at the table
board-whole-city = Whole city of { $player }
board-city-of = City of { $player }
board-events-achieved = Events achieved


## The buttons of a turn

board-prepare-spring = Prepare for spring
board-prepare-summer = Prepare for summer
board-prepare-autumn = Prepare for autumn
board-pass = Pass
