# My Lil’ Everdell: name and rules text of each component, then the words that the game brings. Most
# readers are children: short sentences, one thing at a time.


## When cards act

-lil-morning = Now and at the start of every round:
-lil-every-round = At the start of every round:
-lil-now = Now:
-lil-friend = Put a friend here:
-lil-always = From now on:
-lil-end = At the end:


## Green cards

lil-farm = Farm
    .text = { -lil-morning } 1 berry.
lil-woodpile = Woodpile
    .split = Wood|pile
    .text = { -lil-morning } 1 twig.
lil-sap-bucket = Sap Bucket
    .text = { -lil-morning } 1 resin.
lil-general-store = General Store
    .text = { -lil-morning } 1 resource of your choice.
lil-farmer = Farmer
    .text = { -lil-morning } 1 twig or 1 resin.
lil-peddler = Peddler
    .text = { -lil-morning } you may swap up to 2 resources for as many of other kinds.
lil-storyteller = Storyteller
    .split = Story|teller
    .text = { -lil-morning } 1 point.
lil-captain = Captain
    .text = { -lil-every-round } 1 berry.
lil-fort = Fort
    .text = { -lil-every-round } 1 twig or 1 resin.


## Tan cards

lil-juggler = Juggler
    .text = { -lil-now } 1 twig and 1 resin.
lil-explorer = Explorer
    .split = Ex|plorer
    .text = { -lil-now } 1 resource of your choice.
lil-wanderer = Wanderer
    .split = Wan|derer
    .text = { -lil-now } 1 point.
lil-picnic = Picnic
    .text = { -lil-now } 2 berries.
lil-pond = Pond
    .text = { -lil-now } 1 resource of your choice.


## Red cards

lil-lookout = Lookout
    .text = { -lil-friend } take what one of the dice shows, even if a friend stands there.
lil-gardener = Gardener
    .split = Gar|dener
    .text = { -lil-friend } two different green cards of yours act once more.
lil-treehouse = Treehouse
    .split = Tree|house
    .text = { -lil-friend } 2 resources of your choice.
lil-bakery = Bakery
    .text = { -lil-friend } 1 berry and 1 point.
lil-queen = Queen
    .text = { -lil-friend } the card you play this turn costs 2 resources less, of your choice.


## Blue cards

lil-shopkeeper = Shopkeeper
    .split = Shop|keeper
    .text = { -lil-always } 1 berry whenever you have played another creature.
lil-workshop = Workshop
    .split = Work|shop
    .text = { -lil-always } 1 twig or 1 resin whenever you have played another place.
lil-drummer = Drummer
    .text = { -lil-always } 1 point whenever you win a parade.
lil-clubhouse = Clubhouse
    .split = Club|house
    .text = { -lil-always } your creatures cost 1 berry less.
lil-builder = Builder
    .text = { -lil-always } your places cost 1 twig or 1 resin less, as you like.


## Purple cards

lil-castle = Castle
    .text = { -lil-end } 1 point for each of your green cards.
lil-king = King
    .text = No bonus at the end: his points are on the card.
lil-ever-tree = Ever Tree
    .text = No bonus at the end: its points are on the card.
lil-musician = Musician
    .split = Mu|sician
    .text = { -lil-end } 1 point for each of your parades.
lil-painter = Painter
    .text = { -lil-end } 1 point for each of your tan cards.


## Spaces

lil-space-resin = Resin space
    .text = Take 1 resin. There is room for all.
lil-space-twig = Twig space
    .text = Take 1 twig. There is room for all.
lil-space-berry = Berry space
    .text = Take 1 berry. There is room for all.
-lil-die-text = Take what the die shows. Only one friend fits in.
lil-space-die-1 = First die
    .text = { -lil-die-text }
lil-space-die-2 = Second die
    .text = { -lil-die-text }
lil-space-die-3 = Third die
    .text = { -lil-die-text }
lil-space-die-4 = Fourth die
    .text = { -lil-die-text }


## Dice

lil-die-face-1 = 1 point and 1 resource
    .text = 1 point and 1 resource of your choice.
lil-die-face-2 = 2 twigs
    .text = 2 twigs.
lil-die-face-3 = 2 resin
    .text = 2 resin.
lil-die-face-4 = 2 berries
    .text = 2 berries.
lil-die-face-5 = 1 twig and 1 resin
    .text = 1 twig and 1 resin.
lil-die-face-6 = 1 berry and 1 resource
    .text = 1 berry and 1 resource of your choice.


## Parades

-lil-creatures = Have 5 creatures.
-lil-places = Have 5 places.
-lil-rainbow = Have a card of each of the five colours.
-lil-one-color = Have 3 cards of one colour. Green does not count.
lil-parade-creatures-6 = Creature parade, 6
    .text = { -lil-creatures }
lil-parade-creatures-5 = Creature parade, 5
    .text = { -lil-creatures }
lil-parade-creatures-4 = Creature parade, 4
    .text = { -lil-creatures }
lil-parade-creatures-3 = Creature parade, 3
    .text = { -lil-creatures }
lil-parade-places-6 = Place parade, 6
    .text = { -lil-places }
lil-parade-places-5 = Place parade, 5
    .text = { -lil-places }
lil-parade-places-4 = Place parade, 4
    .text = { -lil-places }
lil-parade-places-3 = Place parade, 3
    .text = { -lil-places }
lil-parade-rainbow-6 = Rainbow parade, 6
    .text = { -lil-rainbow }
lil-parade-rainbow-5 = Rainbow parade, 5
    .text = { -lil-rainbow }
lil-parade-rainbow-4 = Rainbow parade, 4
    .text = { -lil-rainbow }
lil-parade-rainbow-3 = Rainbow parade, 3
    .text = { -lil-rainbow }
lil-parade-one-color-6 = One-colour parade, 6
    .text = { -lil-one-color }
lil-parade-one-color-5 = One-colour parade, 5
    .text = { -lil-one-color }
lil-parade-one-color-4 = One-colour parade, 4
    .text = { -lil-one-color }
lil-parade-one-color-3 = One-colour parade, 3
    .text = { -lil-one-color }

lil-princess-friend = Friend of the Princess
    .text = No card comes here until all go home.


## The box

box-lil = My Lil’ Everdell
    .description = A game of its own for children and their grown-ups: 4 rounds, 54 cards, dice and parades.
automaton-lil-prince = Prince Gingerbread
automaton-lil-princess = Princess Periwinkle
preset-lil = My Lil’ Everdell
    .description = A short first game for children: place friends, play cards, win parades.

choice-lil-rival = Royal opponent
choice-lil-rival-none = no royal opponent
choice-lil-rival-prince = { automaton-lil-prince }
choice-lil-rival-princess = { automaton-lil-princess }
choice-lil-quick-parades = Challenge: quick parades
choice-lil-quick-parades-off = parades at the end of the round
choice-lil-quick-parades-on = parades after each card
choice-lil-rival-first = Challenge: the opponent begins
choice-lil-rival-first-off = you begin
choice-lil-rival-first-on = the opponent begins
choice-lil-rival-cards = Challenge: { lil-fort } and { lil-captain }
choice-lil-rival-cards-off = the opponent begins without cards
choice-lil-rival-cards-on = the opponent begins with both
choice-lil-bonus = Help for the young: 1 twig, 1 resin and 1 berry for
choice-lil-captain = Help for the young: a { lil-captain } for
choice-lil-fort = Help for the young: a { lil-fort } for

remark-lil-figures = The rules are those of the box. Most numbers on cards and dice are our best guess, as no list of them was at hand: do not be surprised if your own cards differ.
remark-lil-rival-alone = Alone you play against the Prince or the Princess.
remark-lil-princess = The Princess only plays with one person.
remark-lil-prince = The Prince joins three people at most.


## What there is

plain-color-tan = Tan
plain-color-green = Green
plain-color-red = Red
plain-color-blue = Blue
plain-color-purple = Purple

kind-creature = Creature
    .plural = Creatures
kind-place = Place
    .plural = Places
kind-lil-space = Space
    .plural = Spaces
kind-lil-die-space = Die space
    .plural = Die spaces
kind-lil-die-face = Face of a die
kind-lil-parade = Parade
kind-lil-friend = Friend

zone-cards = Cards to play
    .play = Play a card
    .count = Cards { $n }
zone-dice = Dice
    .play = Dice
    .count = Dice { $n }
zone-parades = Parades
    .play = Parades
    .count = Parades { $n }
zone-princess = Friends of the Princess
    .play = Friends of the Princess
    .count = Friends { $n }

token-friend = Friend
    .one = a friend
    .amount =
        { $n ->
            [one] { $n } friend
           *[other] { $n } friends
        }
token-sun = Sun
    .amount =
        { $n ->
            [0] no sun
           *[other] the sun
        }
token-moon = Moon
    .amount = Round { $n } of 4

score-parades = Parades
score-bonus = Purple cards
score-resources = Resources, two for a point
tie-lil = The points are level: a person wins over a royal opponent, then the cards with more points win.


## What is asked

prompt-friend = place a friend
prompt-face-up = play a card, if you like
prompt-copy-die = choose a die
prompt-order-gather = choose the next treasure


## What can be chosen

option-friend-component = Place a friend: { $component }
option-play-component = Play { $component }
option-gather-component = { $component } first

way-friend = place a friend


## What happened

log-rolled-dice = { $player } rolled the dice: { $cards }
log-won-parade = { $player } won a parade: { $card }!
log-new-round = Round { $n }: { $player } has the sun
