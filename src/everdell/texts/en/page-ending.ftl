# The end of a game: the score sheet, how it came about, and what comes next.


## Who won, and why

ending-won =
    { $mine ->
        [yes] Victory is yours, { $player }!
       *[no] { $player } wins!
    }
ending-shared = { $players } share the victory
ending-solo-won = You have beaten { $rival }!
ending-solo-lost = { $rival } wins this time
ending-solo-level = You and { $rival } are level
ending-abandoned = The game was given up
    .text = Nobody has won. This is how it stood.
ending-points =
    { $n ->
        [one] { $n } point.
       *[other] { $n } points.
    }
ending-by-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }, { $margin } more than { $others }.
ending-by-events = Level with { $others } at { $n } points, ahead by achieved events: { $mine } to { $theirs }.
ending-by-resources = Level with { $others } at { $n } points and in achieved events, ahead by resources left: { $mine } to { $theirs }.
ending-by-nothing = Level at { $n } points, in achieved events and in resources left.
ending-rule = Most points win. On a tie most achieved events decide, then most resources left; otherwise the victory is shared.


## The score sheet

ending-sheet = Score sheet
ending-open = Score sheet
ending-winner = Winner
ending-most = the most
ending-total = Total
ending-events = Events achieved
ending-resources = Resources left
ending-hints = Hints taken
ending-hands = What everyone still held
ending-kept = Not played:


## How it came about

ending-chart = The score over the game
ending-chart-hint = Touch the chart to see the board as it was then.
ending-chart-look = Choose a moment with the arrow keys and look at the board as it was
ending-chart-table = Scores on coming to each season
ending-highlights = Highlights
ending-turning = Turning point
    .text = In turn { $n } { $player } passed { $others } and stayed ahead.
ending-always = { $player } was ahead from beginning to end.
ending-leap = Best turn
    .text = { $player } gained { $n } points at once.
    .with = { $player } gained { $n } points with { $what }.
ending-card = Finest card
    .text =
        { $n ->
            [one] { $card }, worth { $n } point to { $player }.
           *[other] { $card }, worth { $n } points to { $player }.
        }
ending-difference = What made the difference
    .text =
        { $n ->
            [one] { $part }: { $player } has { $n } point more than the second there.
           *[other] { $part }: { $player } has { $n } points more than the second there.
        }
ending-look = Look at this moment


## What comes next

ending-rematch = Play again
ending-same-cards = Same cards again
ending-seed = These cards were dealt from this seed. Enter it for a new table with the same boxes and as many players to get them again.
ending-to-rematch = To the rematch
ending-replay = Watch the game again
ending-board = Look at the board
ending-save = Save the record
ending-share = Share the result
ending-share-title = A game of Everdell
ending-share-text =
    Everdell: { $title }
    { $scores }
ending-copied = The result is copied: paste it wherever you like.
ending-by-hand = Copy the result from here:
