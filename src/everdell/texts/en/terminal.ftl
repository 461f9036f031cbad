# The words of a game in the terminal: `everdell play --terminal`.


## The start menu

terminal-language = English
terminal-ask-language = Language
terminal-ask-mode = How would you like to play?
terminal-mode-bots = against bots
terminal-mode-people = several people at this keyboard
terminal-mode-solo = alone against { automaton-base }
terminal-ask-players = How many players?
terminal-ask-bot = Which bot?
terminal-ask-style = In which style?
terminal-ask-year = Which year with { automaton-base }?
terminal-ask-names = Your names, with commas between them (Enter for Player 1, Player 2…)
terminal-enter-for = Enter: { $answer }
terminal-bad-answer = Please answer with one of these: { $answers }.


## The table

terminal-welcome = Everdell · game number { $seed } · type h for help
terminal-resumed = The game goes on where it was left.
terminal-older-rules = The game goes on from the last turn that was saved: it was begun under older rules.
terminal-locations = Locations
terminal-events = Events
terminal-meadow = Meadow · { $deck } in the deck, { $discard } discarded
terminal-open-row = { $row } · { $deck } in the deck
terminal-hand = Your hand · { $n } of { $limit }
terminal-no-cards = no cards
terminal-others = The others
terminal-own-city = Your city · { $n } of { $limit } spaces
terminal-own-cards = Your cards
terminal-no-resources = no resources
terminal-passed = has passed
terminal-workers =
    { $n ->
        [0] no workers
        [one] { $n } worker
       *[other] { $n } workers
    }
terminal-city-spaces = city { $n }/{ $limit }
terminal-hand-size = hand { $n }
terminal-achieved = Achieved:
terminal-beneath = { $n } beneath
terminal-shown = Lying open:
terminal-news = Since your last turn
terminal-thinking = { $name } is thinking…

terminal-short-twig = tw
terminal-short-resin = re
terminal-short-pebble = pe
terminal-short-berry = be

terminal-mark-legal = possible now
terminal-mark-points = points
terminal-mark-shared = open to many
terminal-mark-occupied = occupied
terminal-mark-blocked = held by the automatic opponent


## What can be chosen

terminal-group-visit = Place a worker
terminal-group-hand = Play from your hand
terminal-group-meadow = Play from the Meadow
terminal-group-revealed = Play a revealed card
terminal-group-event = Achieve an event
terminal-group-season = Season
terminal-prepare =
    { $season ->
        [spring] Prepare for spring: workers come home, green cards produce
        [summer] Prepare for summer: workers come home, take up to 2 Meadow cards
       *[autumn] Prepare for autumn: workers come home, green cards produce
    }
terminal-way-free = free
terminal-way-occupy = free: occupies { $home }
terminal-way-ability = with { $card }:
terminal-way-choice = { $n } of its price, as you choose
terminal-your-choice =
    { $last ->
        [1] 1
       *[other] 1–{ $last }
    }{ $undo ->
        [yes] , u undo
       *[no] { "" }
    }, ?card, a hint, h help
terminal-not-understood =
    { $last ->
        [1] Type 1, or h for all commands.
       *[other] Type a number from 1 to { $last }, or h for all commands.
    }
terminal-end-turn = Enter ends your turn, u takes it back
terminal-enter-or-undo = Press Enter to end your turn, or type u to take it back.
terminal-undone = Taken back.
terminal-cannot-undo = Nothing can be taken back here: a card was seen since, or your turn has just begun.
terminal-confirms = Turns end when you press Enter once more.
terminal-ends-at-once = Turns end at once; type e to be asked again.


## Reading cards

terminal-copies = { $n } in the deck
terminal-welcomes = Lets in for free, once: { $cards }
terminal-free-with = Free by occupying: { $cards }
terminal-any-critter = any critter
terminal-any-construction = any construction
terminal-any-construction-of = any construction of the type { $colors }
terminal-upgrades = Free in place of: { $card }
terminal-lacking = You lack:
terminal-already-in-city = Your city has one already, and it is unique.
terminal-offered = Can be chosen now: { $numbers }
terminal-which-one = Which one? { $names }
terminal-no-such-card = There is no card or place called “{ $name }” in this game.


## Handing over, keeping, leaving

terminal-read-on = Enter clears the screen for the next player
terminal-curtain = { $name }, it is your turn: take the keyboard and press Enter
terminal-saved = Saved to { $path }
terminal-resume-with = To go on: { $command }
terminal-save-first = Save the game before you leave? Y/n
terminal-farewell = Enter leaves, l shows the log, s saves the game
terminal-goodbye = See you soon in the valley!
terminal-help =
    number    choose that option
    u         undo your last choice
    ?name     read a card, place or event: ?inn, or ?7 for option 7 (also: c inn)
    a         ask the almanac for a hint (also: hint)
    b         show the board again
    l         show the whole log
    e         end turns at once, or ask again before they end
    s         save the game; s FILE saves it under that name
    q         leave; you can save first
    h         this help


## The end

terminal-score-sheet = Final score
terminal-score-total = Total
terminal-victory = { $name } wins!
terminal-shared-victory = A shared victory: { $names }!
terminal-tie-events = The scores are level; more events decide: { $mine } against { $theirs }.
terminal-tie-resources = Scores and events are level; more resources left decide: { $mine } against { $theirs }.
