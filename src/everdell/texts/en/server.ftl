# The words of the server: what happens at a table, what is said there, and what cannot be done.
#
# The keys follow from the ids, with hyphens for underscores:
#   event-TYPE   a line of what happened at a table; what a choice led to is worded by log-KIND
#   phrase-ID    what players say by one touch
#   error-CODE
#
# In an event $player is who did it, $target whom it is about, $seat a seat counted from 1, $bot the
# name of a bot or "none"; $yes and $agreed are "yes" or "no".
#
# A bot is called by its given name at the table (bot-ID) and by its title where it is chosen. The
# levels are animals of the wood, each with a character; a style is put behind the name.


## What happened at the table

event-opened = The table is open
event-sat = { $player } sits down
event-rose = Seat { $seat } is free again
event-arranged =
    { $bot ->
        [none] Seat { $seat } is free for a player
       *[other] Seat { $seat } goes to the bot { $bot }
    }
event-started = The game begins
event-undone =
    { $agreed ->
        [yes] { $player } takes moves back, as all have agreed
       *[no] { $player } takes a move back
    }
event-proposed =
    { $kind ->
        [undo] { $player } would like to take moves back
        [abandon] { $player } would like to give up the game
       *[stand-in] { $player } would like a bot to play for { $target }
    }
event-answered =
    { $yes ->
        [yes] { $player } agrees
       *[no] { $player } says no
    }
event-left =
    { $why ->
        [self] { $bot ->
            [none] { $player } leaves, and the others wait
           *[other] { $player } leaves, and the bot { $bot } plays on
        }
        [clock] { $player } has run out of time, and the bot { $bot } plays on
       *[others] { $player } does not come back, and the bot { $bot } plays on
    }
event-returned = { $player } is back
event-carried = { $player } plays on another device now
event-extended = { $player } gives more time to think
event-hinted = { $player } takes a hint
event-stumbled =
    { $why ->
        [crash] The bot { $bot } has broken down: another move is played for it
        [slow] The bot { $bot } has thought for too long: another move is played for it
       *[illegal] The bot { $bot } has chosen an illegal move: another one is played for it
    }
event-replaced = The bot { $bot } has failed too often, and the bot { $successor } plays on in its place
event-updated = The rules have been corrected, and the game goes on from the start of the turn
event-abandoned = The game is given up
event-rematched = { $player } opens a rematch: table { $code }


## The bots that can take a seat

bot-random = Random
    .description = Plays anything at all, without looking.
bot-fledgling = Pip
    .title = Pip the fledgling
    .description = Has only just left the nest and tries whatever glitters. Answers at once.
bot-forager = Hazel
    .title = Hazel the forager
    .description = Gathers what looks useful, and sometimes runs after a butterfly instead. Answers at once.
bot-greedy = Bram
    .title = Bram the carpenter
    .description = Takes the best plank within reach and builds with it today; tomorrow can wait. Answers at once.
bot-steward = Orla
    .title = Orla the steward
    .description = Has seen thousands of cities grow and knows what each of them lacks. Answers at once.
bot-sage = Maren
    .title = Old Maren the sage
    .description = Sees several seasons ahead, and yours as well. Ponders the choices that matter.

styled-bot = { $bot } ({ $style })
style-builder = builder
    .description = A full city before anything else.
style-racer = event racer
    .description = Runs for events, and for the cards they ask for.
style-blocker = blocker
    .description = Likes to take what the leader needs.


## What players say by one touch

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-nice-city = What a lovely city!
phrase-thinking = Let me think for a moment.
phrase-sorry = Sorry!
phrase-thanks = Thank you!
phrase-back-soon = I will be right back.
phrase-your-turn = It is your turn.
phrase-good-game = That was a good game!
phrase-again = Shall we play again?
phrase-goodbye = Goodbye!


## What cannot be done before the game

error-already-started = The game has begun, so seats can no longer be changed. Watch it, or open another table.
error-bot-style =
    The bot { $bot } has no style { $style }. { $known ->
        [none] It plays in one way only: leave the style out.
       *[other] Choose one of: { $known }.
    }
error-bot-time =
    { $most ->
        [none] The bot { $bot } takes no thinking time: leave it out.
       *[other] Here the bot { $bot } may think for { $most } seconds at most: { $bot }@{ $most }s.
    }
error-bad-clock = The time limit is a whole number of seconds, 0 for none. Correct it.
error-bad-house-rule = The table’s rule { $rule } cannot be { $value }. It is one of: { $known }.
error-bad-seats = Take at least one of the seats for people, and each of them once.
error-clock-without-stand-in = A time limit needs a bot that takes over when it runs out: name a stand-in.
error-long-name = A name has at most { $most } characters. Choose a shorter one.
error-not-owner = Only the person who opened the table may do this. Ask them to.
error-not-started = The game has not begun yet: start it first.
error-other-game = This record is of another game. Open a table with its boxes, options and seats.
error-seat-empty = Seat { $seat } is empty, so no one can get up from it. Choose another.
error-look-taken = Another player has chosen this animal or this colour. Choose another one.
error-seat-taken = Seat { $seat } is taken. Choose another, or let the table choose one.
error-seats-open = Seats are still empty: { $seats }. Wait for people, or give the seats to bots.
error-table-full = Every seat is taken. Watch the game, or open another table.
error-unknown-bot = There is no bot { $bot }. There are: { $known }.


## What cannot be done during the game

error-abandoned = This table was given up. Open another one to go on.
error-already-away = You have left already. Return to take your seat.
error-already-hinted = The hint for this decision is counted already. Ask for it again to read it.
error-already-proposed = Something else is being asked. Wait for the answers, or withdraw it.
error-already-rematched = There is a rematch already, at table { $code }. Go there.
error-asker-gone = You did not wait for the answer. Ask for it again.
error-bad-chat = Say something of up to { $most } characters.
error-bot-is-choosing = A bot is choosing for you just now. Return as soon as it has.
error-bot-sits-in = You have left this game. Return to your seat first.
error-foreign-seat = Seat { $seat } is not yours. Look from your own seat, or without naming one.
error-game-finished = The game is over. Ask for a rematch to go on.
error-enough-public = You have { $most } open tables in the public list already. End or delete one of them, or open this one only by code or link.
error-enough-time = Much time was given already. Wait, or go on without this player.
error-used-up =
    { $kind ->
        [sits] You have sat down at this table often enough. Watch the game, or open another table.
        [looks] You have changed the look of your workers often enough. Start the game as it is.
        [arrangements] The seats of this table have changed often enough. Start the game, or open another table.
        [undos] You have taken moves back { $most } times in this game. Play on: from now on a choice stands.
        [lines] You have said { $most } things at this table, and it keeps no more. Play on without talking.
        [links] Links to this seat were made { $most } times, and it keeps no more. Use the phrase or the link that you have.
        [carries] This seat was moved { $most } times to another device. Play on with the device that has it.
        [undo] You have asked { $most } times in this game to take moves back. Play on: from now on a choice stands.
        [abandon] You have asked { $most } times to give up this game. Play on, leave, or wait until another player asks.
       *[stand-in] You have asked { $most } times for a bot in this game. Wait, leave, or let another player ask.
    }
error-no-channel =
    There is no live channel at this address, or it is asked for in a wrong way. It is at /api/tables/CODE/live?since=N.
error-no-clock = No clock is running, so there is no time to give.
error-no-hint =
    { $why ->
        [slow] The hint has taken too long.
       *[other] No hint was found this time.
    } None was counted: ask again, or choose by yourself.
error-no-proposal = This is not being asked any more. Look at the table again.
error-no-stand-in = This table was opened without a bot that plays for people. Wait, or ask to give up the game.
error-no-stand-in-needed = A bot can be asked for only in place of another person who plays.
error-not-asked = You are not asked, or have agreed already. Wait for the others.
error-not-away = You are at the table: there is nothing to return to.
error-not-seated = You have no seat at this table. Join it, or use the token you joined by.
error-not-watched = Only players may look at this table. Ask them to open it.
error-not-your-turn = It is not your turn: wait for the player who has to decide.
error-nothing-to-undo = There is nothing to take back that far. Choose a later point.
error-others-play = Other people play at this table, so it cannot be deleted. Leave it, or ask them to give up the game.
error-own-clock = Time is given by the others: ask them for it.
error-stale-version = The game has moved on to version { $current }, and your move was for { $version }. Look at it again.
error-still-playing = Finish or give up this game before a rematch.
error-still-thinking = A bot can be asked for once the others have waited { $seconds } seconds for a player. Wait a little more.
error-time-left = The clock has not run out. Wait until it has.
error-undo-off = At this table nothing is taken back. Think of it when you open the next one.
error-unknown-phrase = Say either some text or one of the phrases: { $known }.


## What cannot be done with a link or a phrase that brings a seat to another device

error-already-here = This seat is on this device already. Go to the table to play on.
error-link-expired = This link has expired. Make a new one on the device that has the seat, or use the seat’s phrase.
error-link-used = This link was used already. Make a new one on the device that has the seat, or use the seat’s phrase.
error-odd-phrase = Word { $number } is in no phrase of this server. Check how it is spelled.
error-short-phrase = A phrase has { $words } words, and this one has { $given }. Type all of them.
error-unknown-link = This link leads to no seat any more. Make a new one on the device that has the seat.
error-wrong-phrase = No seat is saved as this phrase. Check the words, and whether a later phrase took its place.


## What is wrong with a record

error-foreign-record = This is not the record of an Everdell game.
error-newer-record = This record comes from a newer everdell ({ $saved }, here { $current }): update everdell to read it.
error-older-record = This record was written under older rules ({ $saved }, here { $current }), under which its choices led elsewhere, so a server does not open it. Go on with it in a terminal: everdell play --record FILE
error-partial-record = This record begins in the middle of a game, as after a change of the rules, and a server takes no such beginning from outside. See its scores with everdell replay FILE, or go on with it in a terminal: everdell play --record FILE
error-slow-record = This record takes longer to play again than this server waits for one. Try it once more, or check it in a terminal: everdell replay FILE
error-unplayable-record = This record cannot be played here: boxes { $boxes } for { $players } with its options are not all installed.
error-damaged-record =
    This record is damaged: { $reason ->
        [json] it is not valid JSON.
        [digest] its contents do not fit their fingerprint.
        [rules] it does not say under which rules it was written.
        [choice] its choice number { $choice } ({ $option }) was not offered.
        [snapshot] after { $choice } choices the game is not as its snapshot says.
        [turn] no turn begins after { $choice } choices, as it says.
        [scores] its final scores are not those of its choices.
        [no-snapshot] it is of older rules and has no snapshot to go on from.
        [state] it leads to a state that cannot be played.
        [seats] it does not seat as many as play.
        [other-game] it holds a state of another game.
        [length] it has more than { $most } choices, and no game has so many.
       *[shape] a field is missing or wrong.
    }


## What the server does not answer

error-bad-host = This server does not answer under that name. Use its own address.
error-bad-origin = Another site has sent this request. Use this server’s own page.
error-bad-request = The request is wrong: { $why }. Correct it, and send it again.
error-bad-token = This is not a token of this server. Ask for one at POST /api/identity.
error-broken = The server ran into an error, but nothing was lost. Try again.
error-key-reused = The key of this request was used for another one. Send it with a new key.
error-no-page = This everdell came without its page. In a copy of its sources, build it: make play
error-no-token = You need a token to hold a seat. Ask for one at POST /api/identity.
error-not-json = Send the request as application/json.
error-not-ready =
    This server cannot serve just now: { $part ->
        [listener] it does not hear from the other nodes
       *[database] its database takes no writes
    } ({ $cause }). Its log tells more.
error-not-yet-open = The record holds every hand, so it is given out after the game. Ask for it then.
error-too-large = The request is too large for this server. Send less.
error-too-many = That is too much at once. Wait { $seconds } s, and try again.
error-unavailable = The server cannot reach its database just now. Send the same request again in a moment.
error-unknown-address = There is nothing at this address. See /api for what there is.
error-unknown-moment = The game has no moment { $n }. Choose one from { $first } to { $last }.
error-unknown-table = There is no table { $code }: the code is wrong, or the table was deleted or has expired. Check the code, or open a new table.
error-wrong-method = This address is asked in another way. See /api for how.


## What keeps the server from running

error-bad-database = The database has to be a file, sqlite:///FILE or postgresql://USER@HOST/NAME.
error-bad-setting =
    { $why ->
        [unknown] There is no setting { $setting } ({ $place }). There are: { $known }.
        [unreadable] The file of settings { $place } cannot be read. Name another, or let the server read it.
        [syntax] The file of settings { $place } is not written in TOML: { $reason }. Correct it.
        [encoding] The file of settings { $place } is not in UTF-8. Save it in that encoding.
       *[value] The setting { $setting } ({ $place }) has to be { $kind ->
            [whole] a whole number from { $least } to { $most }.
            [number] a number from { $least } to { $most }.
            [switch] true or false.
            [choice] one of: { $known }.
            [host] a host name or an IP address.
            [database] a database such as postgresql://user:password@host/name.
            [public_url] an address such as https://everdell.example.org, without a path.
            [allowed_hosts] host names such as everdell.example.org or *.example.org.
           *[trusted_proxies] IP addresses or networks separated by commas, or * for all.
        }
    }
error-cannot-listen =
    The server cannot listen on { $host }, port { $port }: { $why ->
        [in-use] another program does so already.
        [denied] the system forbids it.
        [not-here] this machine has no such address.
       *[other] the system reports “{ $system }”.
    } Choose another with --host or --port.
error-damaged-database = The database { $database } is damaged ({ $reason }). Move it away, and restore the last backup to a new one: everdell restore FILE
error-damaged-backup = This backup is damaged or cut off, and nothing was restored. Take another one.
error-database-in-use = Another everdell uses the database { $database }. Stop it first, or name another with --database.
error-database-not-empty = The database { $database } is not empty. Back it up and restore with --replace, or name another with --database.
error-foreign-database = { $database } is not a database of everdell. Name another with --database.
error-foreign-backup = This file is not a backup made by everdell. Name another.
error-missing-database = There is no database { $database }. Name another with --database.
error-newer-backup = This backup was made by a newer everdell: update everdell to read it.
error-newer-database = The database { $database } was made by a newer everdell: update everdell to use it.
error-no-postgresql = PostgreSQL needs one more package: pip install 'everdell[pg]'
error-old-database = The database { $database } is not set up for this version of everdell. Back it up if there are tables in it, then run: everdell migrate
error-unreachable-database = The database { $database } cannot be used: { $reason }. Check that it runs and may be used.
error-web-missing = The server needs more packages: pip install 'everdell[web]'
