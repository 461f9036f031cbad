# The story beside the board: the log, talk, what one missed, and looking back.


## The log

story-filter = Whose moves are shown
story-all = All
story-only = Only { $player }
story-earlier = Show earlier moves
story-newest = To the newest
story-since-turn = Since your last turn
story-barrier = Undo is free up to here


## Talk

story-say = Say something
story-send = Send
story-phrases = Quick phrases
story-phrases-note = Everyone reads these in their own language.
story-mute = Hide what the others say
story-watching = Only players can talk here.
story-said = { $player }: { $text }


## What one missed

story-while-away = While you were away
story-moves =
    { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
story-step = Show
    .next = Next
story-step-back = Back
story-skip = Got it


## Looking back

story-past = Looking back
story-moment = Turn { $n } of { $all }
story-beginning = The beginning of the game
story-previous = One step back
story-next = One step on
story-play = Play on by itself
story-pause = Pause
story-speed = Speed
story-slider = Moment of the game
story-now = Back to now
