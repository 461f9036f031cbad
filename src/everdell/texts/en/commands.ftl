# What the commands print: play, simulate, bench, cards, boxes, replay, serve,
# migrate, backup, restore, and their errors.

commands-thousands-mark = ,
commands-decimal-mark = .
commands-version =
    everdell { $version } ({ $engine ->
        [compiled] compiled engine
       *[pure] pure Python engine
    })


## Headings of columns

commands-column-bot = Bot
commands-column-box = Box
commands-column-boxes = Boxes
commands-column-card = Card
commands-column-code = Code
commands-column-compiled = Compiled
commands-column-contents = Contents
commands-column-events = Events
commands-column-excludes = Excludes
commands-column-interpreted = Interpreted
commands-column-learn = To learn
commands-column-mean-score = Mean score
commands-column-measure = Measure
commands-column-name = Name
commands-column-options = Options
commands-column-per-calibration = Against plain Python
commands-column-place = Location or event
commands-column-players = Players
commands-column-points = Points
commands-column-preset = Ready to play
commands-column-requires = Needs
commands-column-seat = Seat
commands-column-size = Size
commands-column-status = State
commands-column-text = Text
commands-column-tile = Tile
commands-column-times-faster = Times faster
commands-column-touched = Last touched
commands-column-unit = Unit
commands-column-value = Value
commands-column-wins = Wins


## cards and boxes

commands-card-features = { $kind } · { $rarity } ×{ $copies }
commands-card-features-plain = { $kind } ×{ $copies }
commands-card-figures =
    { $cost }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
commands-free = free
commands-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
commands-contents =
    { $cards } cards ({ $kinds_of_cards } kinds){ $locations ->
        [0] { "" }
        [one] , { $locations } location
       *[other] , { $locations } locations
    }{ $events ->
        [0] { "" }
        [one] , { $events } event
       *[other] , { $events } events
    }{ $tiles ->
        [0] { "" }
        [one] , { $tiles } tile
       *[other] , { $tiles } tiles
    }
commands-tile-figures =
    { $copies ->
        [one] { $copies } copy
       *[other] { $copies } copies
    }{ $points ->
        [0] { "" }
        [one] , { $points } point
       *[other] , { $points } points
    }
commands-complete = complete
commands-incomplete = not complete yet


## play

commands-page-ready = Everdell is at { $address } (Ctrl-C ends it)
commands-page-port-taken = Another program uses port { $port }, so the page has another one.
commands-page-nearby = Others in your network find it at { $address }
commands-page-running = Everdell is running already, at { $address }


## simulate

commands-playing = Playing
commands-measuring = Measuring
commands-rival = the box’s own rival
commands-simulated =
    { $count ->
        [one] { $games } game
       *[other] { $games } games
    }, { $decisions } decisions in { $seconds } s
commands-simulation-speed =
    { $games } games/s, { $decisions } decisions/s ({ $engine ->
        [compiled] compiled engine
       *[pure] pure Python engine
    })
commands-failed-game = The game of seed { $seed } broke off ({ $error }); play it again with --games 1 --seed { $seed }.
commands-interrupted =
    { $games ->
        [0] Interrupted before the first game was over.
        [one] Interrupted: only { $games } game counts.
       *[other] Interrupted: only { $games } games count.
    }


## bench

commands-bench =
    { $engine ->
        [compiled] Compiled engine.
       *[pure] Pure Python engine.
    } Plain Python does { $calibration } steps of a loop per second here; the last column sets each figure against that.
commands-bench-no-compiled = No compiled engine is installed: only the interpreted one was measured. `make build` compiles it.
commands-per-second = per second
commands-microseconds = µs
commands-ratio = %
commands-per-million-steps = { $n } per million steps
commands-steps = { $n } steps
commands-measure-decisions-per-second-2p = Decisions, 2 players
commands-measure-decisions-per-second-4p = Decisions, 4 players
commands-measure-games-per-second-2p = Games, 2 players
commands-measure-games-per-second-4p = Games, 4 players
commands-measure-search-iterations-per-second-2p = Iterations of a search by random games, 2 players
commands-measure-judged-iterations-per-second-2p = Iterations of a search by judgement, 2 players
commands-measure-new-game-us-2p = Dealing a game, 2 players
commands-measure-shuffle-keyed-us = Shuffling the deck of a real game
commands-measure-shuffle-small-us = Shuffling the deck of an imagined game
commands-measure-clone-us-2p = Copying a game, 2 players
commands-measure-clone-us-4p = Copying a game, 4 players
commands-measure-determinize-us-2p = Imagining the hidden cards, 2 players
commands-measure-turn-options-us = Listing the options of a turn
commands-measure-save-us = Saving a game
commands-measure-load-us = Loading a game
commands-measure-pettingzoo-steps-per-second-2p = PettingZoo steps, 2 players
commands-measure-batch-steps-per-second-2p = Steps of many games in one call, 2 players
commands-measure-speed-with = Decisions with all of { $box }, { $players } players, against the base box alone
commands-measure-games-of = Games of { $box }, { $players } players, against games of the base box
commands-measure-all-boxes-speed = Decisions with all boxes, against the base box alone
commands-measure-parallel-efficiency-2-processes = Two searching processes, against twice one
commands-measure-arena-overhead = Time that the arena adds to its games


## replay

commands-replay-checked =
    { $choices ->
        [one] { $choices } choice replayed and checked.
       *[other] { $choices } choices replayed and checked.
    }
commands-replay-older = This record was made under older rules (version { $rules }): it was not replayed but taken up at its last snapshot, the start of a turn.
commands-replay-over = The game is over. Final scores:
commands-replay-running = The game is not over yet. Scores so far:
commands-total = Total


## serve, migrate, backup, restore

commands-serving = Serving at { $address } (Ctrl-C stops the server)
commands-migrating = Bringing { $database } up to date
commands-migrated =
    { $changed ->
        [yes] The database { $database } is now up to date.
       *[no] The database { $database } was up to date already.
    }
commands-backing-up = Backing up, rows: { $rows }
commands-backed-up = Backed up { $database } to { $file } (tables: { $tables }, events: { $events }).
commands-restoring = Restoring, rows: { $rows }
commands-restored = Restored { $file } to { $database } (tables: { $tables }, events: { $events }).


## tables

commands-table-status =
    { $status ->
        [lobby] waiting
        [playing] in play
        [over] finished
        [abandoned] given up
       *[other] { $status }
    }
commands-free-seat = (free)
commands-tables-found =
    { $n ->
        [0] No tables.
        [one] 1 table.
       *[other] { $n } tables.
    }
commands-table-named = Table { $code }
commands-table-boxes = Boxes: { $boxes }
commands-table-people = Seats: { $people }
commands-table-public =
    { $public ->
        [yes] In the public list while it is open.
       *[no] Found only by code or link.
    }
commands-table-opened = Opened: { $at }
commands-table-touched = Last touched: { $at }
commands-table-size = Events: { $events }, { $size }
commands-table-exported = The record of table { $code } is in { $file }.
commands-export-secret = This game is not over: the record holds every hand and the whole deck. Show it to no player.
commands-delete-sure =
    { $n ->
        [one] Delete this table for good?
       *[other] Delete these { $n } tables for good?
    }
commands-tables-deleted =
    { $n ->
        [0] No table was deleted.
        [one] 1 table was deleted.
       *[other] { $n } tables were deleted.
    }
commands-tables-expired =
    { $n ->
        [0] No table has expired.
        [one] 1 table has expired.
       *[other] { $n } tables have expired.
    }
error-no-game-yet = Nothing has been played at table { $code } yet. Export it once it has.
error-no-such-table = There is no table { $codes } in this database, and nothing was deleted. See: everdell tables list
error-unconfirmed = Say --yes to delete tables without being asked.


## Errors of usage

commands-missing-argument = { $argument } is missing.
commands-missing-value = { $option } needs a value.
commands-no-choice = { $option } takes one of: { $known }.
commands-no-number =
    { $option } takes a whole number{ $least ->
        [none] { "" }
       *[other] { " " }from { $least } on
    }.
commands-surplus-arguments = There are more arguments than this command takes.
commands-surplus-value = { $option } takes no value.
commands-unknown-command = There is no command { $command }. There are: { $known }.
commands-unknown-option = There is no option { $option }.
commands-see-help = See: { $command } --help
error-bad-pair = --option takes NAME=VALUE, not { $text }.
error-broken-bot = The bot { $bot } cannot be loaded ({ $why }): mend its package, or leave it out.
error-no-bot = Name at least one bot, such as random.
error-option-without-players = Say with --players how many play: only then can --option be taken into account.
error-page-packages-missing = The page needs more packages: pip install 'everdell[web]'. Without them: everdell play --terminal
error-record-decides = The record { $record } says already which game it is: leave out { $wishes }.
error-terminal-or-page = { $terminal } means a game in the terminal, { $page } one in the browser: leave out either.
error-too-many-bots = There are { $bots } bots, but only { $players } seats: ask for fewer bots or more players.


## What went wrong at the table

error-cannot-undo = This cannot be taken back: a card was seen since, or another player has chosen.
error-unreadable-file =
    The file { $path } cannot be read: { $why ->
        [missing] it does not exist.
        [denied] its permissions forbid it.
        [folder] it is a folder.
       *[other] the system reports { $system }.
    }
error-unwritable-file =
    The file { $path } cannot be written: { $why ->
        [missing] its folder does not exist.
        [denied] the permissions there forbid it.
        [folder] it is a folder.
       *[other] the system reports { $system }.
    }
