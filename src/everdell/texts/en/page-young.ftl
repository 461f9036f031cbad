# The table of a game for children. Its bubble is read aloud: short sentences, one thing at a time.

young-table = The game
young-board = The board
young-parades = The parades
young-cards = The cards
young-undo = Take back
young-menu = Menu
young-again = Explain it once more
young-aloud = Read aloud
young-go-on = Go on
young-confirm = Yes, these
young-round = Round { $n } of 4
young-sun = has the sun and begins
young-die = The die shows { $n }.
young-tray = What you can take or pay


## The bubble

young-demand-friend = { $player }, put a friend on a glowing place!
young-demand-card = { $player }, you can play a glowing card.
young-waiting = { $player } is playing.
young-ask-play = Play { $card }?
young-ask-friend = A friend here? { $place }.
young-ask = { $what }?
young-ask-none = No card this time?
young-ask-enough = Is that all?
young-none = No card
young-enough = That’s all
young-glows = glows: touch it
young-lifted = lifted: touch it again to do it


## What things are

young-stand = { $place }. There: { $players }.
young-price = Costs { $goods }
young-worth =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
young-progress =
    { $got ->
        [0] You have none of { $wanted } yet.
       *[other] You have { $got } of { $wanted }.
    }
young-home = The home of { $player }
young-friends =
    { $n ->
        [0] All friends are out.
        [one] 1 friend is waiting.
       *[other] { $n } friends are waiting.
    }
young-points = points
young-neighbour =
    { $points ->
        [one] { $player }: 1 point
       *[other] { $player }: { $points } points
    }


## Notes for a first game

note-lil-friend = Touch a glowing place, then touch it again: your friend goes there, and you take what you see!
note-lil-card = Touch a glowing card, then touch it again. The pictures on its left are what it costs.
note-lil-dice = Dice give more! But only one friend fits on each die.
note-lil-home = Your red card is glowing: a friend can go there, too.
note-lil-morning = A new round! The friends are home, the dice are rolled, and your green cards have worked again.
note-lil-rival = A royal guest plays, too: a die says which card goes to the castle.
note-lil-parades = Look at the flags: fill the dots, and the parade comes to your home!


## The end

young-end = What a lovely day!
young-skip = Show all
young-first = most points
young-rematch = Play again
young-result = { $player }: { $points } points. { $title }!
young-title-creatures = Most friends
young-title-places = Most places
young-title-colors = Most colours
young-title-parades = Most parades
young-title-points = Most golden points
young-title-goods = Fullest basket
young-title-green = Greenest garden
young-title-red = Busiest home
young-title-blue = Cleverest helpers
young-title-tan = Most surprises
young-title-purple = Most royal home
young-title-dancer = Best dancer
young-title-dreamer = Best dreamer
young-title-guest = Best guest
young-title-friend = Best playmate


## Gifts beside a seat, when a table is opened

choice-lil-bonus-seat = 1 twig, 1 resin, 1 berry
choice-lil-captain-seat = { lil-captain }
choice-lil-fort-seat = { lil-fort }
