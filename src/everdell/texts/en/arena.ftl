# What `everdell arena` and `everdell statistics` print and write, and their errors.

arena-played =
    { $count ->
        [one] { $games } game
       *[other] { $games } games
    }, { $seconds } s
arena-percent = { $n } %
arena-interrupted =
    { commands-interrupted } { $kept ->
        [True] The same command goes on where it stopped.
       *[other] With --results FILE a tournament goes on where it stopped.
    }
arena-forfeit =
    { $bot } forfeits the game of seed { $seed } at seat { $seat }: { $reason ->
        [crash] it broke down
        [illegal] it chose what was not offered
        [slow] it thought for too long
       *[exit] its process ended
    } ({ $detail }).
arena-error = The game of seed { $seed } broke off and does not count ({ $error }).

commands-column-draws = Draws
commands-column-elo = Elo
commands-column-games = Games
commands-column-interval = 95 %
commands-column-losses = Losses
commands-column-rival = Against
commands-column-thinking =
    Thinking,
    s a game
commands-column-win-rate = Win rate


## The report

statistics-title = Statistics of simulated games
statistics-settings =
    { $count ->
        [one] { $games } game
       *[other] { $games } games
    }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, boxes: { $boxes }, bots: { $bots }, from seed { $seed } on. The tables beside this file hold every number; a shared victory counts in parts.
statistics-scores = Scores
statistics-tokens = What was left
statistics-length = Length of a game
statistics-branching = Branching
statistics-components =
    { $kind ->
        [card] Cards
        [event] Events
        [tile] Tiles
       *[location] Locations
    }
statistics-uses = Rates are shares of the players in games with the component in play: how many used it, and how many of those won, with a 95 % interval. A high win rate need not be a merit of the component: who is ahead can afford more.
statistics-picture =
    { $shows ->
        [scores] How the scores are distributed
        [card] Win rates of players who played a card
       *[event] Win rates of players who achieved an event
    }
statistics-total = Total
statistics-all-prompts = All decisions
statistics-measure =
    { $measure ->
        [decisions] Decisions
       *[turns] Turns
    }
statistics-column =
    { $column ->
        [bot] Bot
        [component] Component
        [decisions] Decisions
        [games] Games
        [interval] 95 %
        [least] Least
        [mean] Mean
        [mean-options] Options, mean
        [measure] Counted
        [median] Median
        [most] Most
        [most-options] Options, most
        [part] Part
        [play-rate] Used by
        [points] Points
        [prompt] Prompt
        [quarter] Lower quarter
        [seat] Seat
        [three-quarters] Upper quarter
        [times] Times each
        [win-rate] Win rate
       *[won] Won
    }
statistics-written =
    { $count ->
        [0] No game was played to its end: the tables in { $folder } hold nothing but their headings, and there is no report.
        [one] { $games } game is written down in { $folder }; begin with report.md.
       *[other] { $games } games are written down in { $folder }; begin with report.md.
    }
statistics-no-pictures = The report has no pictures. { $why }


## train

train-generation =
    { $kind ->
        [solo] Alone against the box’s rival
       *[company] In company
    }, generation { $n }: { $games } games, { $points } points on average{ $kind ->
        [solo] , { $won } % won
       *[company] { "" }
    }
train-written = What was learned in { $seconds } s is in { $file }. Try it: everdell arena --bots steward,steward:{ $file }
train-interrupted = Interrupted: nothing was written.


## Errors

error-bad-anchor = --anchor takes one of the bots and its rating, such as { $bot }=1000, not { $text }.
error-bad-format = --format takes csv or parquet, not { $format }.
error-bad-patience = --patience takes a number of seconds from { $least } on, not { $text }.
error-bot-twice = The bot { $bot } is named twice: once is enough.
error-cluster-lost = The cluster has lost { $losses } processes in a row: look at its logs, and start again with the same --results.
error-cluster-unreachable = There is no Ray cluster at { $address } ({ $fault }). Start one with: ray start --head, and give its address or auto; local starts one just for this run.
error-damaged-results = Line { $line } of { $path } is damaged: remove that line, and the game is played again.
error-foreign-results = The file { $path } holds no results of games: name another one.
error-no-rival = A tournament takes two bots and two players at least. Against a box’s own rival: everdell simulate --players 1
error-no-folder = { $path } is no folder: name another place for the tables.
error-other-results =
    The file { $path } holds the results of another tournament: { $settings ->
        [weights] bots play by a file of weights that has changed since ({ $there } there, { $here } here).
       *[other] { $there } there, { $here } here.
    } Name another file, or ask for the same tournament.
error-results-in-use = Another run is writing to the file { $path }: wait until it is over, or name another file.
error-worker-lost = A process ended before it began to play (exit code { $code }); what it said stands above.
error-training-failed = The game of seed { $seed } was not played to its end ({ $error }).
error-half-experience = With --only, the other half of the experience has to be known already: name its file with --after.
error-nothing-to-keep = With --keep, what is to be kept has to be known already: name its file with --after.
error-bad-keep = --keep takes some of the boxes on the table ({ $boxes }), but not all of them: the others are learned.
