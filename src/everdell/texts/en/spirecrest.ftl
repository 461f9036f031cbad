# Spirecrest: the name and text of every component, then the words that the box brings to the table.


## Weather

freezing-rain = Freezing Rain
    .text = You may not place workers on forest locations.
blizzard = Blizzard
    .text = A basic location that you visit gives you 1 resource less. Cards and points are unchanged.
deep-snow = Deep Snow
    .text = Each construction costs you 1 more resource of any kind.
fog = Fog
    .text = You may not play cards from the Meadow.
flood = Flood
    .text = You may not place workers on exclusive basic locations.
thunderstorm = Thunderstorm
    .text = Each time you place a worker, first discard 1 card from your hand, if you have any.
heat-wave = Heat Wave
    .text = Each critter costs you 1 more berry.
drought = Drought
    .text = A location that you visit gives you 1 berry less.
wildfire = Wildfire
    .text = Each construction costs you 2 more resources of any kind.
tornado = Tornado
    .text = Each time you play a card, discard 2 cards from your hand, or as many as you have.
windstorm = Windstorm
    .text = A journey asks you to discard 1 more card from your hand. Its points are unchanged.
downpour = Downpour
    .text = A basic or special event costs you 1 more resource of any kind.


## Map tiles

meeks-crossing = Meek’s Crossing
    .text = On your expedition, pay 2 twigs to walk it. Worth 2 points.
lily-ponds = Lily Ponds
    .text = On your expedition, pay 2 resources of any kind to walk it. Worth 2 points.
the-bog = The Bog
    .text = On your expedition, pay 2 resin to walk it. Worth 2 points.
fort-faraway = Fort Faraway
    .text = On your expedition, discard 2 cards from your hand to walk it. Worth 2 points.
meerkat-canyon = Meerkat Canyon
    .text = On your expedition, pay 1 twig and 1 pebble to walk it. Worth 2 points.
yaras-patch = Yara’s Patch
    .text = On your expedition, pay 2 berries to walk it. Worth 2 points.
littledell = Littledell
    .text = On your expedition, pay 3 twigs to walk it. Worth 3 points.
bubbling-springs = Bubbling Springs
    .text = On your expedition, pay 1 resin and 2 berries to walk it. Worth 3 points.
cuddlers-cove = Cuddler’s Cove
    .text = On your expedition, pay 1 twig and 2 berries to walk it. Worth 3 points.
stompy-knoll = Stompy Knoll
    .text = On your expedition, pay 2 resources of any kind to walk it. Worth 3 points.
kibblerill-ferry = Kibblerill Ferry
    .text = On your expedition, pay 2 point tokens to walk it. Worth 3 points.
longleg-forest = Longleg Forest
    .text = On your expedition, discard 3 cards from your hand to walk it. Worth 3 points.
burrowdale = Burrowdale
    .text = On your expedition, pay 1 twig, 1 resin and 1 pebble to walk it. Worth 4 points.
amber-caves = Amber Caves
    .text = On your expedition, pay 3 resin to walk it. Worth 4 points.
newberry-fields = Newberry Fields
    .text = On your expedition, pay 3 berries to walk it. Worth 4 points.
dugworm-gully = Dugworm Gully
    .text = On your expedition, discard 4 cards from your hand to walk it. Worth 4 points.
twin-bridges = Twin Bridges
    .text = On your expedition, pay 4 twigs to walk it. Worth 4 points.
mirror-lake = Mirror Lake
    .text = On your expedition, pay 1 twig, 1 resin and 1 berry to walk it. Worth 4 points.
badgers-teeth = Badger’s Teeth
    .text = On your expedition, pay 1 resin and 2 pebbles to walk it. Worth 5 points.
shipwreck-shore = Shipwreck Shore
    .text = On your expedition, pay 2 twigs and 2 resin to walk it. Worth 5 points.
quokka-island = Quokka Island
    .text = On your expedition, pay 4 resources of any kind to walk it. Worth 5 points.
brightcoat-bloom = Brightcoat Bloom
    .text = On your expedition, pay 4 berries to walk it. Worth 6 points.
coldblooded-desert = Coldblooded Desert
    .text = On your expedition, pay 5 resources of any kind to walk it. Worth 6 points.
mistfire-falls = Mistfire Falls
    .text = On your expedition, discard 5 cards from your hand to walk it. Worth 6 points.


## Discoveries that count at the end

everblossom-trail = Everblossom Trail
    .text = { -game-end } 4 points with at least 3 purple cards in your city.
greensprout-trail = Greensprout Trail
    .text = { -game-end } 4 points with at least 4 green cards in your city.
mistrise-trail = Mistrise Trail
    .text = { -game-end } 4 points with at least 3 tan cards in your city.
starfall-trail = Starfall Trail
    .text = { -game-end } 4 points with at least 3 blue cards in your city.
sunblaze-trail = Sunblaze Trail
    .text = { -game-end } 4 points with at least 3 red cards in your city.
bellsong-trail = Bellsong Trail
    .text = { -game-end } 4 points if your traveler has walked your expedition to its last map.
bellsong-city = Bellsong City
    .text = { -game-end } 3 points, and 1 point per card of the color that your city has fewest of.
everblossom-city = Everblossom City
    .text = { -game-end } 6 points, less 1 per purple card in your city.
greensprout-city = Greensprout City
    .text = { -game-end } 6 points, less 1 for every 2 green cards in your city.
mistrise-city = Mistrise City
    .text = { -game-end } 6 points, less 1 per tan card in your city.
starfall-city = Starfall City
    .text = { -game-end } 6 points, less 1 per blue card in your city.
sunblaze-city = Sunblaze City
    .text = { -game-end } 6 points, less 1 per red card in your city.
gatherwind-trail = Gatherwind Trail
    .text = { -game-end } 4 points if you have achieved at least 2 events.
hopewatch-trail = Hopewatch Trail
    .text = { -game-end } 1 point for each point of your journeys, at most 7.
serpents-pass = Serpent’s Pass
    .text = Becomes the first map of your expedition. Pay 6 resources of any kind to walk it. Worth 7 points.
the-distant-shore = The Distant Shore
    .text = Becomes the last map of your expedition. Discard 6 cards from your hand to walk it. Worth 7 points.


## Discoveries that take workers

cartographers-caravan = Cartographer’s Caravan
    .text = Open to all, one worker each. { -visit } draw 3 cards and gain 1 resource of any kind per worker here. You gain 1 point when an opponent visits.
map-seller = Map Seller
    .text = Open to all, one worker each. { -visit } take any cards of the Meadow and the discard pile, up to your hand limit. You gain 1 point when an opponent visits.
moleia-mines = Moleia Mines
    .text = Open to all, one worker each. { -visit } reveal cards of the deck one by one. Stop in time to take them, with 1 point each; one whose name is in the Meadow spoils them all. You gain 1 point when an opponent visits.
ancient-orchard = Ancient Orchard
    .text = For you alone. { -visit } gain 5 berries.
cloudrim-peak = Cloudrim Peak
    .text = For you alone. { -visit } discard 5 cards of five different colors from your hand to gain 8 points.
ruins-of-spire = Ruins of Spire
    .text = For you alone. { -visit } gain 3 resources among twigs, resin and pebbles.
tezels-laboratory = Tezel’s Laboratory
    .text = For you alone. { -visit } discard any number of cards, then you may play a card of your hand or the Meadow for as many resources less. { -alone }
grey-cloaks-hideout = Grey Cloak’s Hideout
    .text = For you alone. As the action of your turn, move one of your deployed workers here and use again the location that it leaves.


## Discoveries that last, that keep cards, that act once

forager = Forager
    .text = When you gain berries on your turn, draw 1 card per berry.
mountaineer = Mountaineer
    .text = You ignore the spring weather. On the peaks you may play up to 2 of the revealed discoveries, each at its cost.
prospector = Prospector
    .text = When you gain points on your turn, you may discard and draw up to 1 card per point.
stormvale = Stormvale
    .text = 3 cards of the deck lie here, refilled at once. Any player may play one as if from the Meadow; you gain 1 point when an opponent does.
archeologist = Archeologist
    .text = Put up to 3 constructions of your hand and the Meadow under this card. Later you may play them for 1 resource less. { -alone }
trail-guide = Trail Guide
    .text = Put up to 3 critters of your hand and the Meadow under this card. Later you may play them for 2 berries less. { -alone }
bounty-hunter = Bounty Hunter
    .text = Name a critter and search the deck for it. Take it, even past your hand limit, then discard down to it.
cloudsong = Cloudsong
    .text = Name a construction and search the deck for it. Take it, even past your hand limit, then discard down to it.
cave-of-dancing-lights = Cave of Dancing Lights
    .text = Reveal 4 cards. Gain 1 berry per green, 1 twig per tan, 1 resin per red, 1 pebble per blue and 1 resource of any kind per purple card. Take any of them and discard the others.
star-weavers = Star Weavers
    .text = Discard any number of cards, then draw up to your hand limit.


## Big critters

-big = Takes the place of one of your workers.
stubblehoof = Stubblehoof
    .text = { -big } When you prepare for a season, you may leave it where it stands, use that location again, draw 1 card and gain 1 resource of any kind.
truffle = Truffle
    .text = { -big } May be placed on a green card of any city: use its production for yourself, gain 1 resource of any kind and draw 1 card.
corliander = Corliander
    .text = { -big } On an event, half the cards it asks for are enough, rounded up.
firebeak = Firebeak
    .text = { -big } May be placed on the discard pile: take up to 3 of its cards. While it is there, you may take cards that others discard.
honeypaw = Honeypaw
    .text = { -big } If its location gave no berry, gain 1 berry per resource that it gave, at most 3.
king-rhun = King Rhun
    .text = { -big } May be placed on a purple card of your city: gain as many resources of any kind as its base points.
whisper = Whisper
    .text = { -big } May be placed on any exclusive location, even where workers stand, events excepted.
windlore = Windlore
    .text = { -big } May be placed on the deck: draw 3 cards. While it is there, draw 2 cards after each turn in which another player drew.
on-the-discard-pile = On the discard pile
    .text = For { firebeak } alone: take up to 3 cards of the discard pile.
on-the-deck = On the deck
    .text = For { windlore } alone: draw 3 cards.


## The box

box-spirecrest = Spirecrest
    .description = A mountain road with weather, 42 discoveries, 8 big critters and an expedition at the end.
preset-mountain = The mountain
    .description = Weather, discoveries and an expedition.
remark-spirecrest-beside-boxes = Its rulebook advises against other large boards beside it.
remark-spirecrest-solo = The solo rules are for the most part a reconstruction of ours.


## Printed traits, zones, tokens

kind-weather = Weather
kind-map-tile = Map
kind-discovery = Discovery
    .plural = Discoveries
details-discovery = three, one of each player
kind-big-critter = Big critter
kind-perch = Perch
    .plural = Perches

zone-weather = Weather
    .play = Weather
    .count = Weather { $n }
zone-hills = Hills
    .play = Hills
    .count = Hills { $n }
zone-peaks = Peaks
    .play = Peaks
    .count = Peaks { $n }
zone-ridge = Ridge
    .play = Ridge
    .count = Ridge { $n }
zone-discoveries = Discoveries
    .play = Discoveries
    .count = Discoveries { $n }
zone-expedition = Expedition
    .play = Expedition
    .count = Expedition { $n }
zone-hills-discoveries = Discoveries of the hills
    .play = Discoveries of the hills
    .count = Discoveries of the hills { $n }
zone-peaks-discoveries = Discoveries of the peaks
    .play = Discoveries of the peaks
    .count = Discoveries of the peaks { $n }
zone-ridge-discoveries = Discoveries of the ridge
    .play = Discoveries of the ridge
    .count = Discoveries of the ridge { $n }
zone-archeologist = { archeologist }
    .play = { archeologist }
    .count = { archeologist } { $n }
zone-trail-guide = { trail-guide }
    .play = { trail-guide }
    .count = { trail-guide } { $n }
zone-stormvale = { stormvale }
    .play = { stormvale }
    .count = { stormvale } { $n }

token-walked = Maps walked
    .amount =
        { $n ->
            [one] { $n } map walked
           *[other] { $n } maps walked
        }
token-stubblehoof = { stubblehoof }
    .one = { stubblehoof }
    .amount = { stubblehoof }
token-truffle = { truffle }
    .one = { truffle }
    .amount = { truffle }
token-corliander = { corliander }
    .one = { corliander }
    .amount = { corliander }
token-firebeak = { firebeak }
    .one = { firebeak }
    .amount = { firebeak }
token-honeypaw = { honeypaw }
    .one = { honeypaw }
    .amount = { honeypaw }
token-king-rhun = { king-rhun }
    .one = { king-rhun }
    .amount = { king-rhun }
token-whisper = { whisper }
    .one = { whisper }
    .amount = { whisper }
token-windlore = { windlore }
    .one = { windlore }
    .amount = { windlore }

score-expedition = Expedition
score-discoveries = Discoveries


## What is asked

prompt-chart = choose a map tile for your expedition
prompt-discover = choose a discovery: the first is free, the second costs 1, the third 2
prompt-pay-in-kind = choose resources or cards to pay with
prompt-walk = walk on, or stop
prompt-dig = reveal another card, or stop
prompt-pick-up = choose a card to take
prompt-search-deck = name a card to search the deck for
prompt-draw-up-to = draw a card, or stop
prompt-stay = leave { stubblehoof } there and use its location again?


## What can be chosen

option-chart-component = Chart { $component }
option-discover-component = Discover { $component }
option-walk-component = Walk to { $component }
option-stop = Stop here
option-name-component = Name { $component }
option-store-component-row = Put { $component } under it ({ $row })
option-draw-deck = Draw 1 card
option-stay-stubblehoof = Leave it there
option-hide-component = Move the worker at { $component } to the Hideout
option-hide-city-seat-component =
    { $own ->
        [yes] Move the worker on your { $component } to the Hideout
       *[no] Move the worker on { $component } in the city of { $seat } to the Hideout
    }
option-play-component-archeologist = Play { $component } from under the { archeologist }
option-play-component-archeologist-occupy = Play { $component } from under the { archeologist } for an occupied token
option-play-component-archeologist-golden = Play { $component } from under the { archeologist } with a golden token
option-play-component-archeologist-helper = Play { $component } from under the { archeologist } with { $helper }
option-play-component-trail-guide = Play { $component } from under the { trail-guide }
option-play-component-trail-guide-occupy = Play { $component } from under the { trail-guide } for an occupied token
option-play-component-trail-guide-golden = Play { $component } from under the { trail-guide } with a golden token
option-play-component-trail-guide-helper = Play { $component } from under the { trail-guide } with { $helper }
option-play-component-stormvale = Play { $component } from { stormvale }
option-play-component-stormvale-occupy = Play { $component } from { stormvale } for an occupied token
option-play-component-stormvale-golden = Play { $component } from { stormvale } with a golden token
option-play-component-stormvale-helper = Play { $component } from { stormvale } with { $helper }
option-stubblehoof-component = Place { stubblehoof }: { $component }
option-stubblehoof-city-seat-component =
    { $own ->
        [yes] Place { stubblehoof } on your { $component }
       *[no] Place { stubblehoof } on { $component } in the city of { $seat }
    }
option-truffle-component = Place { truffle }: { $component }
option-truffle-city-seat-component =
    { $own ->
        [yes] Place { truffle } on your { $component }
       *[no] Place { truffle } on { $component } in the city of { $seat }
    }
option-corliander-component = Place { corliander }: { $component }
option-corliander-city-seat-component =
    { $own ->
        [yes] Place { corliander } on your { $component }
       *[no] Place { corliander } on { $component } in the city of { $seat }
    }
option-firebeak-component = Place { firebeak }: { $component }
option-firebeak-city-seat-component =
    { $own ->
        [yes] Place { firebeak } on your { $component }
       *[no] Place { firebeak } on { $component } in the city of { $seat }
    }
option-honeypaw-component = Place { honeypaw }: { $component }
option-honeypaw-city-seat-component =
    { $own ->
        [yes] Place { honeypaw } on your { $component }
       *[no] Place { honeypaw } on { $component } in the city of { $seat }
    }
option-king-rhun-component = Place { king-rhun }: { $component }
option-king-rhun-city-seat-component =
    { $own ->
        [yes] Place { king-rhun } on your { $component }
       *[no] Place { king-rhun } on { $component } in the city of { $seat }
    }
option-whisper-component = Place { whisper }: { $component }
option-whisper-city-seat-component =
    { $own ->
        [yes] Place { whisper } on your { $component }
       *[no] Place { whisper } on { $component } in the city of { $seat }
    }
option-windlore-component = Place { windlore }: { $component }
option-windlore-city-seat-component =
    { $own ->
        [yes] Place { windlore } on your { $component }
       *[no] Place { windlore } on { $component } in the city of { $seat }
    }
way-hide = move a worker to the Hideout
way-stubblehoof = place { stubblehoof }
way-truffle = place { truffle }
way-corliander = place { corliander }
way-firebeak = place { firebeak }
way-honeypaw = place { honeypaw }
way-king-rhun = place { king-rhun }
way-whisper = place { whisper }
way-windlore = place { windlore }


## What happened

log-weather = The weather turns: { $card }
log-charted = { $player } charted { $card }
log-made-discovery = { $player } discovered { $card }
log-walked = { $player } walked to { $card }
log-found-in-deck = { $player } found { $card } in the deck
log-hid = { $player } moved a worker to { $place }
log-stayed = { $player } left { $card } where it stood


## The page: weather in a line, the road, exploring

weather-freezing-rain = Forest locations closed
weather-blizzard = Basic locations give 1 less
weather-deep-snow = Constructions cost 1 more
weather-fog = No cards from the Meadow
weather-flood = Exclusive basic places closed
weather-thunderstorm = Each worker costs 1 card
weather-heat-wave = Critters cost 1 berry more
weather-drought = Each visit: 1 berry less
weather-wildfire = Constructions cost 2 more
weather-tornado = Each card played: discard 2
weather-windstorm = Journeys cost 1 card more
weather-downpour = Events cost 1 more
weather-unseen = Not turned up yet
weather-sheltered = You pay it no heed
road = The mountain road
road-traveler = Traveler of { $player }
road-tiles =
    { $n ->
        [one] { $section }: { $n } map tile left
       *[other] { $section }: { $n } map tiles left
    }
road-unseen = { $section }: { $n } map tiles, not seen yet
road-summit = Summit
explore = Exploring
explore-chart = Chart
explore-discover = Discover
explore-travel = Travel
discovery-free = free
discovery-resource = any resource
discovery-or = or
discovery-stand = You have { $n } of { $least }.
discovery-now =
    { $n ->
        [one] Now: { $n } point.
       *[other] Now: { $n } points.
    }


## Notes for a first game

note-spirecrest-weather = The weather of your season binds you alone, until you prepare for the next one. Its sign lies on what it closes and on what it makes dearer.
note-spirecrest-road = Each time you prepare, your traveler charts a map tile, makes one of three discoveries and goes on. The tiles count at the end if you can pay to walk them.
