# The base box, its groups of places and its components: name and rules text of each.


## The box

box-base = Everdell
    .description = The base game: 48 kinds of cards, the Ever Tree with its seasons, and Rugwort for those who play alone. 1 to 4 players.
automaton-base = Rugwort
choice-rugwort-year = Rugwort’s year (solo)
choice-rugwort-year-1 = Year 1: Rugwort the Rascal
choice-rugwort-year-2 = Year 2: Rugwort the Rotten
choice-rugwort-year-3 = Year 3: Rugwort the Rapscallion
preset-first-game = First game
    .description = The base game and nothing else.
preset-against-rugwort = Alone against { automaton-base }
    .description = He plays by simple rules of his own.
kind-basic = Basic location
    .plural = Basic locations
kind-forest = Forest card
    .plural = Forest cards
    .title = Forest
details-forest = one, two with 4 players
kind-haven = Haven
kind-journey = Journey
kind-basic-event = Basic event
    .plural = Basic events
kind-special-event = Special event
    .plural = Special events


## What its cards ask and offer, and what is told of them

prompt-prisoner = choose the critter that goes into a cell

option-pay-prisoner-component = Imprison { $component }
option-remove-seat-component = Remove { $component } from the city of { $seat }
option-remove-nothing = Remove nothing
option-demolish-component = Replace { $component }

log-imprisoned = { $player } imprisoned { $card }
log-kidnapped = { $player } made off with a worker

score-journey = Journey
score-missed-events = Special events missed


## Critters

architect = Architect
    .split = Archi|tect
    .text = { -game-end } 1 point per resin and per pebble left in your supply, 6 points at most.
bard = Bard
    .text = { -when-played } you may discard up to 5 cards from your hand for 1 point each.
barge-toad = Barge Toad
    .text = { -production } gain 2 twigs per { farm } in your city.
chip-sweep = Chip Sweep
    .text = { -production } activate a green card of your city again, but never a { chip-sweep }.
doctor = Doctor
    .split = Doc|tor
    .text = { -production } you may pay up to 3 berries for 1 point each.
fool = Fool
    .text = Goes into a free space of an opponent’s city instead of yours; one to a city. Solo: discard it to remove a card from { automaton-base }’s city.
historian = Historian
    .split = Histo|rian
    .text = Draw 1 card after every card you play, except this one.
husband = Husband
    .split = Hus|band
    .text = Shares a space with a { wife }. { -production } if it does and you have a { farm }, gain 1 resource of your choice.
innkeeper = Innkeeper
    .split = Inn|keeper
    .text = To play a critter for up to 3 berries less, you may discard this card from your city. { -alone }
judge = Judge
    .text = In the cost of a card you play, you may replace 1 resource by 1 of another kind. { -alone }
king = King
    .text = { -game-end } 1 point per basic event and 2 points per special event you have achieved.
miner-mole = Miner Mole
    .text = { -production } you may copy a green card of an opponent’s city as it works there, but no { storehouse }. A copied { miner-mole } may copy a card of yours.
monk = Monk
    .text = { -production } you may give one opponent up to 2 berries for 2 points each. Opens the second place of your { monastery }.
peddler = Peddler
    .split = Ped|dler
    .text = { -production } you may swap up to 2 of your resources for as many of your choice from the supply.
postal-pigeon = Postal Pigeon
    .text = { -when-played } reveal 2 cards from the deck. You may play one with a base value of 3 points or less for free. Discard the rest.
queen = Queen
    .text = { -visit } you may play a card with a base value of 3 points or less for free, from your hand or the Meadow.
ranger = Ranger
    .text = { -when-played } move one of your deployed workers to another place and use that place. Opens the second cell of your { dungeon }.
shepherd = Shepherd
    .split = Shep|herd
    .text = Pay its cost to an opponent. { -when-played } gain 3 berries, and 1 point per point token on your { chapel }.
shopkeeper = Shopkeeper
    .split = Shop|keeper
    .text = Gain 1 berry after every critter you play into your city, except this one.
teacher = Teacher
    .split = Teach|er
    .text = { -production } draw 2 cards, keep 1 and give the other to an opponent.
undertaker = Undertaker
    .split = Under|taker
    .text = { -when-played } discard 3 cards of the Meadow, refill it, then take 1 of its cards into your hand. Opens the second place of your { cemetery }.
wanderer = Wanderer
    .split = Wan|derer
    .text = Takes up no space. { -when-played } draw 3 cards.
wife = Wife
    .text = Shares a space with a { husband }. { -game-end } 3 points if she does.
woodcarver = Woodcarver
    .split = Wood|carver
    .text = { -production } you may pay up to 3 twigs for 1 point each.


## Constructions

castle = Castle
    .text = { -game-end } 1 point per common construction in your city.
cemetery = Cemetery
    .split = Ceme|tery
    .text = { -visit } reveal the top 4 cards of the deck or of the discard pile, play 1 for free, discard the rest. { -for-good } Second place only with an { undertaker } in your city.
chapel = Chapel
    .text = { -visit } put 1 point token on this card, then draw 2 cards per token on it.
clock-tower = Clock Tower
    .text = { -when-played } put 3 point tokens on this card. Each time you prepare for a season, before your workers come home, you may return 1 of them to use a basic location or forest card where you have a worker.
courthouse = Courthouse
    .split = Court|house
    .text = Gain 1 twig, 1 resin or 1 pebble after every construction you play into your city, except this one.
crane = Crane
    .text = To play a construction for up to 3 resources of your choice less, you may discard this card from your city. { -alone }
dungeon = Dungeon
    .split = Dun|geon
    .text = To play a card for up to 3 resources of your choice less, you may lock up a critter of your city here. 1 cell; 2 with a { ranger } in your city, the second never for the { ranger }. { -alone }
ever-tree = Ever Tree
    .text = Occupy it to play any one critter for free. { -game-end } 1 point per purple card in your city, this one included.
fairgrounds = Fairgrounds
    .split = Fair|grounds
    .text = { -production } draw 2 cards.
farm = Farm
    .text = { -production } gain 1 berry.
general-store = General Store
    .split = Gen|eral Store
    .text = { -production } gain 1 berry, or 2 if you have a { farm }.
inn = Inn
    .text = { -visit } play a card of the Meadow for up to 3 resources of your choice less. Open to opponents: 1 point for you when one visits. { -alone }
lookout = Lookout
    .split = Look|out
    .text = { -visit } use any basic location or forest card in play, even if it is taken.
mine = Mine
    .text = { -production } gain 1 pebble.
monastery = Monastery
    .split = Monas|tery
    .text = { -visit } give 2 resources of your choice to one opponent and gain 4 points. { -for-good } Second place only with a { monk } in your city.
palace = Palace
    .text = { -game-end } 1 point per unique construction in your city, this one included.
post-office = Post Office
    .text = { -visit } give 2 cards from your hand to one opponent, discard as many others as you like, then fill up your hand. Open to opponents: 1 point for you when one visits.
resin-refinery = Resin Refinery
    .split = Resin Refin|ery
    .text = { -production } gain 1 resin.
ruins = Ruins
    .text = Takes the place of a construction of your city, which is discarded. { -when-played } gain the printed cost of that construction and draw 2 cards.
school = School
    .text = { -game-end } 1 point per common critter in your city.
storehouse = Storehouse
    .split = Store|house
    .text = { -production } put 3 twigs, 2 resin, 1 pebble or 2 berries from the supply on this card. { -visit } take everything that lies on it.
theater = Theater
    .split = Thea|ter
    .text = { -game-end } 1 point per unique critter in your city.
twig-barge = Twig Barge
    .text = { -production } gain 2 twigs.
university = University
    .split = Uni|ver|sity
    .text = { -visit } discard another card of your city, gain its printed cost, 1 more resource of your choice and 1 point.


## Basic locations

basic-three-twigs = Three twigs
    .text = Gain 3 twigs.
basic-two-twigs-card = Two twigs and a card
    .text = Gain 2 twigs. Draw 1 card.
basic-two-resin = Two resin
    .text = Gain 2 resin.
basic-resin-card = One resin and a card
    .text = Gain 1 resin. Draw 1 card.
basic-pebble = One pebble
    .text = Gain 1 pebble.
basic-two-cards-point = Two cards and a point
    .text = Draw 2 cards. Gain 1 point.
basic-berry = One berry
    .text = Gain 1 berry.
basic-berry-card = One berry and a card
    .text = Gain 1 berry. Draw 1 card.


## Haven and Journey

haven = Haven
    .text = Discard any number of cards from your hand: 1 resource of your choice for every 2.
journey-2 = Journey 2
    .text = Only in autumn: discard 2 cards from your hand. { -game-end } 2 points per worker here.
journey-3 = Journey 3
    .text = Only in autumn: discard 3 cards from your hand. { -game-end } 3 points for the worker here.
journey-4 = Journey 4
    .text = Only in autumn: discard 4 cards from your hand. { -game-end } 4 points for the worker here.
journey-5 = Journey 5
    .text = Only in autumn: discard 5 cards from your hand. { -game-end } 5 points for the worker here.


## Forest cards

forest-two-berries-card = Two berries and a card
    .text = Gain 2 berries. Draw 1 card.
forest-two-any = Two resources of choice
    .text = Gain 2 resources of your choice.
forest-discard-draw-double = Discard to draw twice as many
    .text = Discard any number of cards from your hand, then draw 2 for each.
forest-copy-basic-card = Copy a basic location and a card
    .text = Draw 1 card, then use any basic location, even if it is taken.
forest-pebble-three-cards = One pebble and three cards
    .text = Gain 1 pebble. Draw 3 cards.
forest-twig-resin-berry = One twig, one resin, one berry
    .text = Gain 1 twig, 1 resin and 1 berry.
forest-three-berries = Three berries
    .text = Gain 3 berries.
forest-two-resin-twig = Two resin and one twig
    .text = Gain 2 resin and 1 twig.
forest-two-cards-any = Two cards and a resource of choice
    .text = Draw 2 cards. Gain 1 resource of your choice.
forest-discard-three-any = Discard up to three for resources
    .text = Discard up to 3 cards from your hand: 1 resource of your choice for each.
forest-meadow-two-play-one = Draw two from the Meadow and play one
    .text = Take 2 cards of the Meadow, then refill it. You may play 1 of the 2 for 1 resource of your choice less. { -alone }


## Basic events

city-monument = City Monument
    .split = City Monu|ment
    .text = With 3 blue cards in your city. Worth 3 points.
grand-tour = Grand Tour
    .text = With 3 red cards in your city. Worth 3 points.
harvest-festival = Harvest Festival
    .split = Har|vest Fes|ti|val
    .text = With 4 green cards in your city. Worth 3 points.
cartographers-expedition = Cartographer’s Expedition
    .split = Carto|gra|pher’s Expe|di|tion
    .text = With 3 tan cards in your city. Worth 3 points.


## Special events

a-brilliant-marketing-plan = A Brilliant Marketing Plan
    .split = A Bril|liant Market|ing Plan
    .text = With { shopkeeper } and { post-office }. { -when-achieved } you may give up to 3 resources in all, to opponents of your choice, for 2 points each.
a-well-run-city = A Well Run City
    .text = With { chip-sweep } and { clock-tower }. Worth 4 points. { -when-achieved } one of your deployed workers, even this one, comes home and may be placed again.
an-evening-of-fireworks = An Evening of Fireworks
    .split = An Eve|ning of Fire|works
    .text = With { lookout } and { miner-mole }. { -when-achieved } you may put up to 3 twigs on this card. { -game-end } 2 points per twig here.
ancient-scrolls-discovered = Ancient Scrolls Discovered
    .split = An|cient Scrolls Dis|cov|ered
    .text = With { historian } and { ruins }. { -when-achieved } reveal 5 cards from the deck, take any of them and put the rest beneath. { -game-end } 1 point per card beneath.
capture-of-the-acorn-thieves = Capture of the Acorn Thieves
    .split = Cap|ture of the Acorn Thieves
    .text = With { courthouse } and { ranger }. { -when-achieved } you may put up to 2 critters of your city beneath. { -game-end } 3 points per critter beneath.
croak-wart-cure = Croak Wart Cure
    .text = With { undertaker } and { barge-toad }. Pay 2 berries and discard 2 cards from your city. Worth 6 points.
flying-doctor-service = Flying Doctor Service
    .split = Flying Doc|tor Ser|vice
    .text = With { doctor } and { postal-pigeon }. { -game-end } 3 points per pair of { husband } and { wife } in all cities.
graduation-of-scholars = Graduation of Scholars
    .split = Gradu|ation of Schol|ars
    .text = With { teacher } and { university }. { -when-achieved } you may put up to 3 critters from your hand beneath. { -game-end } 2 points per critter beneath.
ministering-to-miscreants = Ministering to Miscreants
    .split = Min|is|ter|ing to Mis|creants
    .text = With { monk } and { dungeon }. { -game-end } 3 points per prisoner in your { dungeon }.
path-of-the-pilgrims = Path of the Pilgrims
    .split = Path of the Pil|grims
    .text = With { monastery } and { wanderer }. { -game-end } 3 points per worker in your { monastery }.
performer-in-residence = Performer in Residence
    .split = Per|form|er in Resi|dence
    .text = With { inn } and { bard }. { -when-achieved } you may put up to 3 berries on this card. { -game-end } 2 points per berry here.
pristine-chapel-ceiling = Pristine Chapel Ceiling
    .split = Pris|tine Chapel Ceil|ing
    .text = With { woodcarver } and { chapel }. { -when-achieved } draw 1 card and gain 1 resource of your choice per point token on your { chapel }. { -game-end } 2 points per token there.
remembering-the-fallen = Remembering the Fallen
    .split = Remem|ber|ing the Fallen
    .text = With { cemetery } and { shepherd }. { -game-end } 3 points per worker in your { cemetery }.
tax-relief = Tax Relief
    .text = With { judge } and { queen }. Worth 3 points. { -when-achieved } every green card of your city produces, in the order you choose.
the-everdell-games = The Everdell Games
    .split = The Ever|dell Games
    .text = With 2 cards of every colour in your city. Worth 9 points.
under-new-management = Under New Management
    .split = Under New Manage|ment
    .text = With { peddler } and { general-store }. { -when-achieved } you may put up to 3 resources on this card. { -game-end } 1 point per twig or berry and 2 points per resin or pebble here.


## Notes for a first game

note-base-journey = In autumn a worker can set out on a journey: discard as many cards as it says, and gain as many points. It is a good end for a hand that can no longer be played.
note-base-rival = You play alone against { automaton-base }. He needs no resources: with each of your turns he takes cards, blocks places, and is after the events that you leave.
