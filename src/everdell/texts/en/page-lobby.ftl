# A table before its game: thinking of it, opening it, waiting there. $n is a number or a seat.


## What is agreed on at a table

lobby-rules = Rules of this table
lobby-first = Who begins
lobby-first-random = Drawn by lot
lobby-first-seat = Seat 1
lobby-undo = Undo
lobby-undo-free = Free
    .text = Until something hidden was revealed; beyond that, if all agree.
lobby-undo-consent = If all agree
    .text = Every step back is put to the others.
lobby-undo-never = Never
    .text = What is done is done.
lobby-clock = Time for a turn
lobby-clock-none = No limit
lobby-clock-turn = { $time }
lobby-stand-in = Stand-in
    .text = The bot that plays for anyone who has left or run out of time. They can come back.
lobby-stand-in-none = None
lobby-public = Who finds the table
lobby-public-yes = Everyone
    .text = It is listed on the home page, and anyone may take a free seat.
lobby-public-no = Only by code or link
    .text = You send it to the people you invite.
lobby-watch = Who may watch
lobby-watch-yes = Anyone with the link
lobby-watch-no = Players only
lobby-seed = Seed


## A new table

lobby-new = New table
    .text = What you choose here is kept for the next time.
lobby-your-name = Your name
lobby-look = Animal and colour
lobby-animal = Your workers
lobby-animal-squirrel = Squirrels
lobby-animal-turtle = Turtles
lobby-animal-mouse = Mice
lobby-animal-hedgehog = Hedgehogs
lobby-animal-bird = Birds
lobby-animal-rabbit = Rabbits
lobby-color = Their colour
lobby-color-rust = Rust
lobby-color-teal = Teal
lobby-color-plum = Plum
lobby-color-amber = Amber
lobby-color-navy = Navy
lobby-color-sage = Sage
lobby-talk = Talk
lobby-talk-none = No one has said anything yet.
lobby-helps = A gift to begin with
lobby-players = Number of players
lobby-players-solo = 1 (solo)
lobby-round = Round the table
lobby-you = You
lobby-who = Who takes seat { $n }?
lobby-who-here = At this screen
lobby-who-online = Online
lobby-who-bot = Bot
lobby-other-name = Name
lobby-opponent = Opponent
lobby-level = level { $n } of { $of }
lobby-style = Style
lobby-style-plain = balanced
lobby-pace = Thinking time
lobby-pace-quick = quick ({ lobby-pace-other })
lobby-pace-usual = usual ({ lobby-pace-other })
lobby-pace-long = long ({ lobby-pace-other })
lobby-pace-other = { $seconds } s
lobby-online-hint = You get a link to send.
lobby-here-hint = Before each turn a curtain hides the hand until its player is ready.
lobby-solo = { $rival } plays against you, by simple rules.
lobby-presets = What is played
lobby-change = Change it
lobby-changed = { $name }, changed
lobby-learn = To learn: { $n } of 4 leaves
lobby-for-players =
    { $n ->
        [one] 1 player
       *[other] { $n } players
    }
lobby-add-box = Add { $box }
lobby-players-instead =
    { $n ->
        [one] Play alone
       *[other] Play with { $n }
    }
lobby-box-unsure = Some of its figures are not certain
lobby-box-incomplete = Not everything in it can be played yet.
lobby-house = Rules of the table
lobby-clock-needs = A time limit needs a stand-in for those who run out of time.
lobby-watchers = Let others watch
    .text = Anyone with the link sees the board, never a hand.
lobby-seed-hint = The same number or word deals the same cards. Leave it empty for chance.
lobby-seed-wrong = This seed is too long: use at most 128 characters.
lobby-advanced = More
lobby-open = Open the table
    .text = Then you send the link to the others.
lobby-begin = Start the game
    .text = Everyone is there: it begins at once.


## The waiting room

lobby-title = Table { $code }
lobby-lead = The game begins when every seat is taken.
lobby-lead-full = Every seat is taken.
lobby-seats = Seats
lobby-sit = Sit down
lobby-sit-kept = Take the seat kept for you
lobby-full-watch = Every seat is taken. Stay here, and you will watch the game as soon as it begins.
lobby-full-closed = Every seat is taken, and only players may watch. Open a table of your own, or ask for a seat.
lobby-seat-free = Free seat
lobby-seat-bot = bot
lobby-seat-reserved = seat kept from the last game
lobby-seat-yours = you
lobby-seat-owner = opened the table
lobby-seat-present = here
lobby-seat-absent = not here just now
lobby-rise = Get up
lobby-free = Free the seat
lobby-free-label = Free the seat of { $player }
lobby-here = Someone here
lobby-here-label = Seat { $n }: someone at this screen
lobby-here-name = Name
lobby-cancel = Cancel
lobby-arrange = Who is seat { $n } for?
lobby-for-person = For a person
lobby-for-bot = Bot: { $bot }
lobby-pace-of = How long does the bot at seat { $n } think?
lobby-pace-seat = Time: { $pace }
lobby-watching =
    { $n ->
        [one] 1 more is looking on.
       *[other] { $n } more are looking on.
    }
lobby-start = Start the game
lobby-start-bots =
    { $n ->
        [one] Fill with the bot { $bot } and start
       *[other] Fill with { $n } bots ({ $bot }) and start
    }
lobby-open-seats =
    { $n ->
        [one] Seat { $seats } is still empty.
       *[other] Seats { $seats } are still empty.
    }
lobby-wait-seats = Waiting for the others to sit down…
lobby-wait-owner = Everyone is there. The player who opened the table starts the game.
lobby-invite = Invite others
lobby-code = Code of the table
lobby-code-hint = To be typed on the home page.
lobby-share = Share
lobby-share-title = Come and play Everdell
lobby-qr = QR code to scan to join this table
lobby-local = This address is known to this machine only. To play with others at home, start the server so that they can reach it, and open the page at its address on the network.
lobby-abandoned = This table was given up
    .text = Nothing goes on here. Open another one to play.
