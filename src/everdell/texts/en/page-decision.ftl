# How a decision is presented at the table: the bar, the sheets over the board, the reading panel.


## Where the game stands

decision-brand = The Glade
decision-turn = turn { $n }
decision-watching = you are watching
decision-time-left = Time left:
decision-within = { $player } plays; first you: { $demand }
decision-thinking = { $player } is thinking…
decision-in-hand = Place: { $piece } – or put it back with Esc
decision-past =
    { $n ->
        [0] The board as it was after the deal
       *[other] The board as it was in turn { $n }
    }
decision-back-to-now = Back to now
decision-over = The game is over
decision-won =
    { $n ->
        [one] The game is over: { $names } wins
       *[other] The game is over: { $names } share the victory
    }
decision-abandoned = This game was given up
decision-link-lost = The connection is lost. Trying again; the game itself is safe.
decision-away-bot = You have left: { $bot } plays for you
decision-away-waits = You have left: the others wait for you


## What is asked

decision-your-turn = Your turn: { $ways }
decision-way-worker = place a worker
decision-way-play = play a card
decision-way-prepare =
    { $season ->
        [spring] prepare for spring
        [summer] prepare for summer
       *[autumn] prepare for autumn
    }
decision-way-pass = pass
decision-answers = Your answer
decision-count = { $n } of { $most }
decision-count-up-to =
    { $least ->
        [0] { $n } of up to { $most }
       *[other] { $n } of { $least } to { $most }
    }
decision-confirm = Confirm
decision-none = Nothing
decision-enough = That is all
decision-decline = Do without
decision-less = less
decision-more = more
decision-unmark = Unmark


## Ways and prices

decision-by-paying = Pay for it
decision-by-occupying = Free: moves into { $homes }
decision-by-helper = With the help of { $card }
decision-free = free
decision-costs = costs { $amount }
decision-any-of = { $n } of its price, as you choose
decision-leaves = leaves


## Taking back

decision-steps = Steps of this turn
decision-undo-free = Undo
    .title = Take your last choice back (U)
decision-redo = Redo: { $text }
decision-undo-seen = Undo
    .title = Take your last choice back, although something was revealed since (U)
decision-undo-ask = Ask to undo
    .title = Something was revealed or others have moved since: they must agree (U)
decision-back-to = Back to before: { $text }
decision-back-to-seen = Something was revealed or others have moved since. Back to before: { $text }
decision-ask-back-to = Something was revealed or others have moved since. Ask them to go back to before: { $text }
decision-step-stands = It stands: { $text }


## Tools of the bar

decision-tools = Tools
decision-options = All options
decision-options-none = There is nothing for you to choose just now.
decision-log = Log and chat
decision-rules = Rules
decision-sound = Sound
decision-settings = Settings
decision-menu = Table
decision-group-answer = Answers
decision-group-worker = Place a worker
decision-group-event = Achieve an event
decision-group-hand = Play from your hand
decision-group-aside = Play a Legend
decision-group-meadow = Play from the Meadow
decision-group-shown = Play a revealed card
decision-group-end = Or else
decision-prepare =
    { $season ->
        [spring] Prepare for spring
        [summer] Prepare for summer
       *[autumn] Prepare for autumn
    }


## Hints
#
# A book gives them, so that nobody takes them for a rival’s; what they say stands in advice.ftl.

decision-hint = Hint
decision-hint-none = The almanac says nothing about this.
decision-hint-taken =
    { $n ->
        [one] You have taken { $n } hint.
       *[other] You have taken { $n } hints.
    }
    .seen = Everyone at the table sees that.


## Second thoughts

decision-doubt-pass-with-play = You could still play a card
    .text = Once you pass, you do nothing more in this game, even if you could pay for a card.
decision-doubt-pass-with-worker = You could still place a worker
    .text = Once you pass, you do nothing more in this game, even with workers left.
decision-doubt-prepare-with-play = You could first play a card that produces
    .text =
        { $season ->
            [spring] When spring comes, your production cards produce once more: only those that stand in your city by then.
           *[autumn] When autumn comes, your production cards produce once more: only those that stand in your city by then.
        }
decision-doubt-never = Do not warn me again
decision-doubt-stay = Think again


## Sharing a screen

decision-curtain = { $player }, it is your turn
    .text = Hand over the screen. No hand is shown until you say that you are here.
decision-curtain-lift = I am { $player }
decision-curtain-undo = No, undo the last choice


## Asking the others

decision-proposal-title = A request
decision-proposal =
    { $kind ->
        [undo]
            { $n ->
                [one] { $player } asks to take back the last choice.
               *[other] { $player } asks to take back the last { $n } choices.
            }
        [stand-in] { $player } asks for a bot to play for { $target }.
       *[abandon] { $player } asks to give up this game.
    }
decision-proposal-mine =
    { $kind ->
        [undo] You have asked the others to go back. They have to answer.
        [stand-in] You have asked for a bot to play for { $target }. The others have to answer.
       *[abandon] You have asked to give up this game. The others have to answer.
    }
decision-agree = Agree
decision-refuse = No
decision-withdraw = Withdraw it
decision-insist = Go on without their answer
decision-still-here = I am still here


## The menu of the table

decision-to-home = To the home page
decision-boxes = Played with { $boxes }.
decision-kept = The game is kept: you can close the page and come back at any time.
decision-give-time = Give { $player } more time
decision-stand-in = Ask for a bot in place of { $player }
decision-return = Return to my seat
decision-leave = Leave my seat
decision-abandon = Give up this game
decision-sure-leave = A bot plays for you from now on if this table has one, until you return.
decision-sure-abandon = If everyone agrees, the game ends without a score.


## Reading

decision-reading = Reading
decision-why-not = Not now
decision-in-city = In the city of { $player }
decision-achieved = Achieved by { $player }
decision-workers =
    { $n ->
        [one] A worker of { $players } is here
       *[other] { $n } workers are here: { $players }
    }
decision-settled = Here for good: a worker of { $players }
decision-occupied = Its bed is taken
decision-points =
    { $n ->
        [one] { $n } point lies on it
       *[other] { $n } points lie on it
    }
decision-stored = On it:
decision-held = Beneath it: { $cards }


## Keys

decision-keys = Keyboard shortcuts
decision-keys-on = Use single letters and digits as shortcuts
decision-key-regions = next region, with Shift the one before
decision-key-numbers = a region by its number; 0 leads to the answer that is asked for
decision-key-arrows = inside a region
decision-key-enter = choose it
    .name = Enter
decision-key-space = read it
    .name = Space
decision-key-undo = undo
decision-key-redo = redo what was undone
decision-key-hint = a hint
decision-key-options = all options in words
decision-key-log = log
decision-key-rules = rules
decision-key-help = this help
decision-key-escape = close what is open
    .name = Esc
