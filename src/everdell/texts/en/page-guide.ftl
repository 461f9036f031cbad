# Notes for a first game, each told once. What boxes bring is told in their own files.

guide-note = A note
guide-got-it = Got it
guide-no-more = No more notes
guide-yes = Yes, guide me
guide-no = No, thanks


## The notes

guide-offer = Is this your first game? Short notes can tell you what is what, each when it first comes up.
guide-place = Send a worker to any ringed place: you gain at once what is drawn there. It stays until you prepare for the next season.
guide-card = You can pay for the ringed cards, from your hand or from the Meadow. A card you play becomes part of your city and is worth points at the end.
guide-free = Look, this Critter costs nothing: a Construction of your city is its home. Each Construction takes in one Critter for free, only once.
guide-event = Your city has what this event asks for. Send a worker to claim it; whoever comes first keeps it.
guide-home = One of your own cards has work to offer, too: send a worker there, just as to a place on the board.
guide-open = This card in another city is open to all. Your worker may use it; its owner gains a point for that.
guide-hand = Your hand is full: it holds { $n } cards. You draw no more until you have played or discarded some.
guide-prepare = All your workers are out. Prepare for the next season and they come home; but you can go on playing cards first, and the season does not run away.
guide-pass = Passing ends the game for you: you do nothing more, and your points stay. Pass when there is nothing left that is worth it.
guide-score = The most points win. Every line shows where they come from: the cards themselves, tokens on them, what some cards count at the end, events and journeys.
