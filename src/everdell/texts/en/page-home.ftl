# The home screen, what surrounds every screen but the table, and the page about us.

home-title = Everdell · play in the browser
home-lead = Build a woodland city through four seasons: alone, round one screen, or with friends far away. No account, nothing to install.
home-places = Where to go
home-rules = Rules
    .text = How it is played, and what happens if…
home-cards = Cards
    .text = Every card, place and event, to browse and search.
home-settings = Settings
    .text = Language, look, easier reading, motion and sound.
home-theme-light = Light colours
home-theme-dark = Dark colours
home-unofficial = An unofficial Everdell, made by players for players. The game and its names belong to their owners; no picture and no text here is theirs.
home-about = About
home-api = For developers


## Play now

home-play-now = Play now
home-play-bots =
    { $n ->
        [one] You and 1 bot: { $bot }
       *[other] You and { $n } bots: { $bot }
    }
home-play-solo = Alone against { $rival }
home-game = Which game?
home-against = Against
home-against-bots = Bots
home-against-solo = { $rival } (solo)
home-bots-number = How many
home-opponent = Against whom
home-opponent-of = Opponent { $n }
home-mixed = Choose each opponent


## Tables

home-mine = My games
home-mine-empty = No games yet. Play now, and you will find the game here whenever you come back.
home-together = With others
home-new = New table
home-new-hint = Friends online, people round this screen, bots: as you like.
home-join = Join
home-join-code = Code or link of a table
home-join-hint = Or scan the QR code that the table shows with a phone.
home-join-empty = Type the letters and digits of the code, or paste the link.
home-phrase-hint = Back to your seat from another device, or after the browser has forgotten you.
home-public = Open tables
home-public-empty = No public table just now. Open one and let others find it.
home-record = Open a saved game
home-record-hint = A file that was saved after a game.
home-record-unreadable = This file is not a saved game: it is not valid JSON. Choose another.
home-your-turn = Your turn
home-waiting =
    { $n ->
        [0] Ready to begin
        [one] Waiting for 1 player
       *[other] Waiting for { $n } players
    }
home-playing = In play
home-over = Finished
home-abandoned = Given up
home-join-this = Join
home-watch-this = Watch
home-show-all = Show all { $n }
home-past =
    { $n ->
        [one] 1 finished game
       *[other] { $n } finished games
    }
home-learn = Learn and look up


## About

home-about-title = About this Everdell
home-about-what = What it is
    .text = A digital table for the board game Everdell, to be played in the browser: alone against Rugwort, against bots, round one screen or over the network. It is free software, it needs no account, and anyone can run it on a machine of their own.
home-about-unofficial = Unofficial
    .text = This is a work of players. It has no connection with the publisher or the authors of Everdell and is not endorsed by them. The names of the game and of its components belong to their owners and are used to say what is meant.
home-about-art = Pictures and words
    .text = No picture and no text of the publisher is used. Every picture is drawn by the program itself, line by line; the rules are told in our own words. If you like the game, the real box with its beautiful paintings is worth having.
home-about-private = What is kept about you
    .text = The name you sit down with, your games, and a cookie by which the server knows your seats again. Your settings stay in this browser. Nothing is sent to anyone else.
home-about-licences = Made with
home-about-fonts = Typefaces, under the SIL Open Font License 1.1
home-about-libraries = Libraries in this page
home-about-under = { $licence } licence
home-about-licences-link = All licences in full
home-about-runs = What runs here
    .text = This is everdell { $version }.
home-about-programs = For developers
    .text = Everything this page does, programs can do too: open tables, play, watch, read records.
home-about-programs-link = Description of the interface
