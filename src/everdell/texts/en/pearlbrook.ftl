# Pearlbrook: name and rules text of each component, then the words that the box brings to the table.


## Critters

ferry-ferret = Ferry Ferret
    .text = { -production } gain 2 points if you own at least 2 pearls.
messenger = Messenger
    .split = Messen|ger
    .text = Shares the space of a construction in your city, one to each. At river spaces it counts as having the colour of that construction. { -when-played } draw 1 card and gain 1 point.
pirate = Pirate
    .text = Takes up no space. { -when-played } you may discard up to 4 cards from your hand, then draw as many, seen by all. Gain 1 pearl if their base values add up to at least 7.
shipwright = Shipwright
    .split = Ship|wright
    .text = { -game-end } 1 point per critter or construction of Pearlbrook in your city, this one included.


## Constructions

bridge = Bridge
    .text = Your hand may hold 1 card more per pearl you own. Draw 2 cards whenever you gain a pearl.
ferry = Ferry
    .text = Takes an Ambassador, no worker. { -visit } use any River Destination that lies face up, even if it is taken. Open to opponents: 1 point for you when one visits.
harbor = Harbor
    .text = { -production } gain 2 resources of your choice if you own at least 2 pearls.
pirate-ship = Pirate Ship
    .text = { -visit } move this card with your worker to a free space of an opponent’s city. Per pearl which that opponent owns, gain 1 resource of your choice and 1 point, 3 of each at most.


## Adornments

bell = Bell
    .text = { -when-played } gain 3 berries, then draw 1 card per critter in your city. { -game-end } 1 point for every 2 critters in your city.
compass = Compass
    .text = { -when-played } you may activate up to 2 different tan cards of your city again. { -game-end } 1 point per tan card in your city.
gilded-book = Gilded Book
    .text = { -when-played } gain the printed cost of a blue card of your city. { -game-end } 1 point per blue card in your city.
hourglass = Hourglass
    .split = Hour|glass
    .text = { -when-played } you may use any forest card in play, even if it is taken. Gain 1 resource of your choice. { -game-end } 1 point per red card in your city.
key-to-the-city = Key to the City
    .text = { -when-played } gain 2 resources of your choice, then draw 1 card per construction in your city. { -game-end } 1 point for every 2 constructions in your city.
masque = Masque
    .text = { -when-played } you may play a card with a base value of 3 points or less for free, from your hand or the Meadow. { -game-end } 1 point for every 3 point tokens you own.
mirror = Mirror
    .text = { -when-played } you may do what an Adornment played by an opponent does when played. { -game-end } 1 point per colour among the cards of your city, 5 points at most.
scales = Scales
    .text = { -when-played } you may discard up to 4 cards from your hand: 1 resource of your choice for each. { -game-end } 1 point per card in your hand, 5 points at most.
seaglass-amulet = Seaglass Amulet
    .split = Sea|glass Amulet
    .text = { -when-played } gain 3 resources of your choice, draw 2 cards and gain 1 point. { -game-end } 3 points.
spyglass = Spyglass
    .split = Spy|glass
    .text = { -when-played } gain 1 resource of your choice, draw 1 card and gain 1 pearl. { -game-end } 3 points per Wonder you have built.
sundial = Sundial
    .text = { -when-played } you may activate up to 3 different green cards of your city. { -game-end } 1 point for every 2 green cards in your city.
tiara = Tiara
    .text = { -when-played } gain 1 resource of your choice per purple card in your city. { -game-end } 1 point per purple card in your city.


## River Destinations

bosley-the-artist = Bosley the Artist
    .text = { -visit } you may discard 3 cards of 3 different colours from your hand, seen by all, for 1 point and 1 pearl.
crustina-the-constable = Crustina the Constable
    .split = Crus|tina the Con|sta|ble
    .text = { -visit } you may discard 2 blue cards from your hand, seen by all, for 1 point and 1 pearl.
gus-the-gardener = Gus the Gardener
    .split = Gus the Garde|ner
    .text = { -visit } you may discard 3 green cards from your hand, seen by all, for 1 point and 1 pearl.
iluminor-the-inventor = Iluminor the Inventor
    .split = Ilu|mi|nor the Inven|tor
    .text = { -visit } you may discard 2 tan cards from your hand, seen by all, for 1 point and 1 pearl.
omicron-the-elder = Omicron the Elder
    .text = { -visit } you may discard 1 purple card from your hand, seen by all, for 1 point and 1 pearl.
snout-the-explorer = Snout the Explorer
    .split = Snout the Explo|rer
    .text = { -visit } you may discard 2 red cards from your hand, seen by all, for 1 point and 1 pearl.
ballroom = Ballroom
    .split = Ball|room
    .text = { -visit } you may pay 1 point token and 1 resin. If you do, draw 3 cards and gain 1 pearl.
gardens = Gardens
    .text = { -visit } you may pay 1 point token and 1 berry. If you do, draw 3 cards and gain 1 pearl.
great-hall = Great Hall
    .text = { -visit } you may pay 1 point token and 1 pebble. If you do, draw 4 cards and gain 1 pearl.
observatory = Observatory
    .split = Obser|va|tory
    .text = { -visit } you may pay 1 point token and 1 resource of your choice. If you do, take 2 cards of the Meadow and gain 1 pearl.
river-market = River Market
    .text = { -visit } you may pay 1 point token and 1 resource of your choice. If you do, draw 3 cards and gain 1 pearl.
watermill = Watermill
    .split = Water|mill
    .text = { -visit } you may pay 1 point token and 1 twig. If you do, draw 2 cards and gain 1 pearl.


## Shoal and river spaces

shoal = Shoal
    .text = For your Ambassador. Pay 2 resources of your choice and discard 2 cards from your hand to gain 1 pearl.
river-three-green = River space: 3 green
    .text = For your Ambassador, with 3 green cards in your city. The first to come takes the pearl here and turns up the card. Then use the card, if you like.
river-two-red = River space: 2 red
    .text = For your Ambassador, with 2 red cards in your city. The first to come takes the pearl here and turns up the card. Then use the card, if you like.
river-two-blue = River space: 2 blue
    .text = For your Ambassador, with 2 blue cards in your city. The first to come takes the pearl here and turns up the card. Then use the card, if you like.
river-two-tan = River space: 2 tan
    .text = For your Ambassador, with 2 tan cards in your city. The first to come takes the pearl here and turns up the card. Then use the card, if you like.


## Forest cards

forest-two-pebbles-card = 2 pebbles and 1 card
    .text = Gain 2 pebbles. Draw 1 card.
forest-resin-pebble-or-four-cards = 1 resin and 1 pebble, or 4 cards
    .text = Gain 1 resin and 1 pebble, or draw 4 cards.
forest-berry-pebble-card = 1 berry, 1 pebble and 1 card
    .text = Gain 1 berry and 1 pebble. Draw 1 card.
forest-refresh-meadow-draw-two = Discard 2 Meadow cards, draw 2 Meadow cards, 1 resource
    .split = Discard 2 Meadow cards, draw 2 Meadow cards, 1 re|source
    .text = Discard 2 cards of the Meadow and refill it. Take 2 of its cards into your hand and gain 1 resource of your choice, then refill it again.


## Wonders

hopewatch-gate = Hopewatch Gate
    .split = Hope|watch Gate
    .text = Pay 1 twig, 1 resin, 1 pebble and 2 pearls, and discard 2 cards from your hand. Worth 10 points.
mistrise-fountain = Mistrise Fountain
    .split = Mist|rise Foun|tain
    .text = Pay 2 twigs, 2 resin, 2 pebbles and 2 pearls, and discard 2 cards from your hand. Worth 15 points.
sunblaze-bridge = Sunblaze Bridge
    .split = Sun|blaze Bridge
    .text = Pay 2 twigs, 2 resin, 2 pebbles and 3 pearls, and discard 3 cards from your hand. Worth 20 points.
starfalls-flame = Starfall’s Flame
    .split = Star|fall’s Flame
    .text = Pay 3 twigs, 3 resin, 3 pebbles and 3 pearls, and discard 3 cards from your hand. Worth 25 points.


## Special events

masquerade-invitations = Masquerade Invitations
    .split = Mas|quer|ade Invi|ta|tions
    .text = With { messenger } and { fairgrounds }. { -when-achieved } you may give up to 6 cards from your hand, to opponents of your choice, for 1 point each.
river-race = River Race
    .text = With { ferry-ferret } and { twig-barge }. Worth 4 points. { -when-achieved } put one of the two from your city beneath: the { ferry-ferret } for 2 points, or a { twig-barge } for 2 resources of your choice.
riverside-resort = Riverside Resort
    .split = River|side Resort
    .text = With { harbor } and { innkeeper }. { -when-achieved } you may put up to 3 critters of the Meadow beneath. { -game-end } 2 points per critter beneath.
romantic-cruise = Romantic Cruise
    .split = Roman|tic Cruise
    .text = With { ferry } and { husband }. { -when-achieved } search the deck for a { wife } and play her for free, or gain 5 points.
sunken-treasure-discovered = Sunken Treasure Discovered
    .split = Sunken Trea|sure Dis|cov|ered
    .text = With { pirate } and { crane }. { -when-achieved } you may play a card of the Meadow with a base value of 3 points or less for free.
x-marks-the-spot = X Marks the Spot
    .text = With { pirate-ship } and { storehouse }. { -when-achieved } put 1 point token on your { storehouse } per resource that lies there, 6 at most. You take them along with those resources.


## The box and its options

box-pearlbrook = Pearlbrook
    .description = Down by the river: 8 more kinds of cards, 20 in all, an Ambassador for each player, pearls, River Destinations and Adornments, and Wonders in place of the basic events.
preset-river = The river
    .description = Pearls, Adornments and Wonders.
remark-pearlbrook-beside-boxes = The rulebook advises against combining it with other large boxes.
remark-pearlbrook-beside-packs = The rulebook advises against adding Legends and packs.
remark-pearlbrook-solo = The rules for a game alone are partly our reconstruction.
remark-pearlbrook-basic-events = Wonders take the place of all basic events, those of Newleaf included. The two Visitors who ask for basic events cannot be satisfied.


## Printed features

kind-shoal = Shoal
kind-river = River space
    .plural = River spaces
    .title = River
kind-wonder = Wonder
    .plural = Wonders
kind-adornment = Adornment
kind-citizen = Citizen
kind-location = Location


## Where things lie, and what is counted

zone-river = River
    .play = River
    .count = River { $n }
zone-river-face-down = River cards face down
    .play = River cards face down
    .count = River cards face down { $n }
zone-adornments = Your Adornments
    .play = Play an Adornment
    .count = Adornments { $n }
zone-adorned = Adornments played
    .play = Adornments played
    .count = Adornments played { $n }
zone-wonders = Wonders
    .play = Wonders
    .count = Wonders { $n }

token-pearl = Pearl
    .amount =
        { $n ->
            [one] { $n } pearl
           *[other] { $n } pearls
        }
# The one piece of each player beside the workers.
token-ambassador = Ambassador
    .one = an Ambassador
    .amount =
        { $n ->
            [one] { $n } Ambassador
           *[other] { $n } Ambassadors
        }

score-pearls = Pearls
score-wonders = Wonders
score-adornments = Adornments


## What river spaces ask for

needs-green-cards =
    { $n ->
        [one] { $n } green card in your city
       *[other] { $n } green cards in your city
    }
needs-red-cards =
    { $n ->
        [one] { $n } red card in your city
       *[other] { $n } red cards in your city
    }
needs-blue-cards =
    { $n ->
        [one] { $n } blue card in your city
       *[other] { $n } blue cards in your city
    }
needs-tan-cards =
    { $n ->
        [one] { $n } tan card in your city
       *[other] { $n } tan cards in your city
    }


## Why a Wonder cannot be built

why-built =
    { $own ->
        [yes] You have already built it
       *[no] Built by { $player }
    }


## What is asked

prompt-sail = choose the city it sails to
prompt-copy-adornment = choose an Adornment to copy
prompt-copy-river = choose a River Destination to use
prompt-regain = choose the blue card whose cost you gain
prompt-race = choose the card that goes beneath
prompt-load = choose the { storehouse } that gets the tokens


## What can be chosen

option-ambassador-component = Place your Ambassador at { $component }
option-ambassador-city-seat-component =
    { $own ->
        [yes] Place your Ambassador on your { $component }
       *[no] Place your Ambassador on { $component } in the city of { $seat }
    }
option-adorn-component = Pay 1 pearl and play { $component }
option-wonder-component = Place a worker and build { $component }
option-choose-pay = Give what is asked for
option-choose-wife = Search the deck for a { wife } and play her
option-choose-five-points = Gain 5 points
option-choose-resin-and-pebble = Gain 1 resin and 1 pebble
option-choose-four-cards = Draw 4 cards
option-sail-seat = Sail to the city of { $seat }
option-regain-component = Gain the printed cost of { $component }
option-load-component = Put the tokens on { $component }


## Ways to spend a turn

way-wonder = build a Wonder
way-ambassador = send your Ambassador
way-adorn = play an Adornment


## What happened

log-discovered = { $player } turned up { $card } at place { $place }: { $row }
log-built = { $player } built { $place }
log-sailed = { $player } sailed { $card } to the city of { $to }
log-rolled-for-ambassador = { $player } rolled { $n } for the Ambassador


## Notes for a first game

note-pearlbrook-river = Your Ambassador, the frog, goes to the river: to the Shoal to buy a pearl, or to a space if your city has the cards it shows. The first to come takes the pearl that lies there.
note-pearlbrook-wonders = A worker builds a Wonder, if you can pay for it in resources, pearls and cards of your hand. There are no basic events in this game.
note-pearlbrook-adornments = These two Adornments are yours alone, and no part of your hand. For 1 pearl you play one: it acts at once, and brings points at the end.
