# Newleaf: name and rules text of each component, then the words that the box brings to the table.


## Who lets in whom

-let-in-by-common = A golden token on a common construction lets it in.
-let-in-by-unique = A golden token on a unique construction lets it in.
-let-in-by-green = A golden token on a green construction lets it in.
-let-in-by-red = A golden token on a red construction lets it in.
-let-in-by-blue = A golden token on a blue construction lets it in.
-let-in-by-purple = A golden token on a purple construction lets it in.
-lets-in-common = A golden token here lets in a common critter.
-lets-in-unique = A golden token here lets in a unique critter.
-lets-in-tan = A golden token here lets in a tan critter.
-lets-in-green = A golden token here lets in a green critter.
-lets-in-blue = A golden token here lets in a blue critter.
-lets-in-purple = A golden token here lets in a purple critter.


## Critters

baker = Baker
    .text = { -game-end } 2 points per berry left in your supply, 6 points at most. { -let-in-by-green }
chipsmith = Chipsmith
    .split = Chip|smith
    .text = { -visit } you may activate up to 2 different green cards of your city. { -let-in-by-red }
conductor = Conductor
    .split = Con|ductor
    .text = { -visit } you may copy a red card of an opponent’s city, open or not, as if it were yours, but no { cemetery }, { chapel } or { monastery }. A copied { conductor } may copy a card of yours. { -let-in-by-unique }
diplomat = Diplomat
    .split = Diplo|mat
    .text = After every critter you play, except this one, you may give 1 card from your hand to an opponent to gain 1 point and draw 1 card. { -let-in-by-blue }
gardener = Gardener
    .split = Garde|ner
    .text = { -when-played } you may activate up to 2 different green cards of your city. { -let-in-by-green }
inventor = Inventor
    .split = Inven|tor
    .text = To play a card for up to 3 resources of your choice less, you may discard this card from your city. { -alone } { -let-in-by-blue }
lamplighter = Lamplighter
    .split = Lamp|lighter
    .text = { -production } you may take up to 2 cards, each from the deck, the Meadow or the Station. { -let-in-by-common }
magician = Magician
    .split = Magi|cian
    .text = { -production } you may discard another card of your city to gain 1 point and 1 resource of your choice. { -let-in-by-red }
mayor = Mayor
    .text = { -production } gain 1 point, and 1 more for every 5 filled spaces in your city. { -let-in-by-unique }
miller = Miller
    .text = { -production } you may pay 1 pebble for 3 points. { -let-in-by-purple }
photographer = Photographer
    .split = Photo|grapher
    .text = { -game-end } the bonus of a purple card in an opponent’s city, counted with your own city, supply and events. { -let-in-by-purple }
poet = Poet
    .text = { -when-played } name a colour and take all cards of that colour from the Meadow, as far as your hand has room, for 1 point each. { -let-in-by-common }


## Constructions

air-balloon = Air Balloon
    .text = Takes up no space. { -when-played } copy a tan card of an opponent’s city as if it were yours, but no { fool }, { main-road } or { ruins }. A copied { air-balloon } may copy a card of yours. { -lets-in-tan }
bank = Bank
    .text = { -production } put 1 point token on this card. Your hand may hold 1 card more per token on it. { -lets-in-purple }
city-hall = City Hall
    .text = After every construction you play into your city, except this one, you may give 1 card from your hand to an opponent to gain 1 point and draw 1 card. { -lets-in-blue }
ever-wall = Ever Wall
    .text = Takes up no space. { -game-end } 2 points for every 5 filled spaces in your city. { -lets-in-purple }
freight-car = Freight Car
    .text = { -when-played } put 2 resources of each kind from the supply on this card. { -production } you may take up to 2 of those that lie on it. { -lets-in-unique }
greenhouse = Greenhouse
    .split = Green|house
    .text = May share a space with a { farm }. { -production } draw 1 card and, if it shares its space, gain 1 resource of your choice. { -lets-in-green }
hotel = Hotel
    .text = { -visit } you may play a card from your hand for up to 3 resources of your choice less. Open to opponents: 2 points for you when one visits. { -alone } { -lets-in-tan }
library = Library
    .text = { -game-end } 1 point per colour among the cards of your city, 5 points at most. { -lets-in-blue }
locomotive = Locomotive
    .split = Loco|motive
    .text = { -visit } you may play a card of the Station for up to 3 resources of your choice less. { -alone } { -lets-in-green }
main-road = Main Road
    .text = Takes up no space and adds 1 to your city. It never leaves, and nothing copies it. { -lets-in-common }
museum = Museum
    .text = After every card you play, except this one, you may draw 2 cards. { -lets-in-unique }
tea-house = Tea House
    .text = { -production } you may give 1 card from your hand to an opponent to gain 1 resource of your choice and draw 1 card. { -lets-in-common }


## Visitors

bim-little = Bim Little
    .text = { -game-end } 7 points with at least 6 red cards in your city.
bosley-tedwardson = Bosley Tedwardson
    .split = Bosley Ted|wardson
    .text = { -game-end } 9 points with at least 2 cards of every colour in your city.
butterbell-sweetpaw = Butterbell Sweetpaw
    .split = Butter|bell Sweet|paw
    .text = { -game-end } 6 points with at least 15 cards in your city.
diggs-deepwell = Diggs Deepwell
    .split = Diggs Deep|well
    .text = { -game-end } 6 points with at least 2 pebbles left in your supply.
dillweed-quicksniff = Dillweed Quicksniff
    .split = Dill|weed Quick|sniff
    .text = { -game-end } 5 points with more constructions than critters in your city.
dim-dustlight = Dim Dustlight
    .split = Dim Dust|light
    .text = { -game-end } 5 points with at least 6 unique cards in your city.
dip-dibble = Dip Dibble
    .text = { -game-end } 5 points with at least 4 red cards in your city.
dune-tarrington = Dune Tarrington
    .split = Dune Tarring|ton
    .text = { -game-end } 6 points with at least 6 purple cards in your city.
dwell-northwatch = Dwell Northwatch
    .split = Dwell North|watch
    .text = { -game-end } 5 points with at least 4 tan cards in your city.
edvard-triptail = Edvard Triptail
    .split = Edvard Trip|tail
    .text = { -game-end } 5 points with at least 1 card of every colour in your city.
frin-stickly = Frin Stickly
    .text = { -game-end } 6 points with at least 4 resin left in your supply.
glindil-frink = Glindil Frink
    .text = { -game-end } 4 points with at least 4 purple cards in your city.
iggy-silverscale = Iggy Silverscale
    .split = Iggy Silver|scale
    .text = { -game-end } 7 points with at least 6 tan cards in your city.
mossy-steptoe = Mossy Steptoe
    .text = { -game-end } 5 points with at least 5 green cards in your city.
orin-nimblepaw = Orin Nimblepaw
    .split = Orin Nimble|paw
    .text = { -game-end } 6 points with at least 2 workers on the Journey.
oscar-longtale = Oscar Longtale
    .split = Oscar Long|tale
    .text = { -game-end } 5 points with more critters than constructions in your city.
phill-gurgle = Phill Gurgle
    .text = { -game-end } 10 points with no more than 2 green cards in your city.
piff-quillglow = Piff Quillglow
    .split = Piff Quill|glow
    .text = { -game-end } 6 points with at least 5 twigs left in your supply.
plum-shortclaw = Plum Shortclaw
    .split = Plum Short|claw
    .text = { -game-end } 5 points with at least 4 blue cards in your city.
quinn-cleanwhisker = Quinn Cleanwhisker
    .split = Quinn Clean|whisker
    .text = { -game-end } 6 points with at least 6 critters and 6 constructions in your city.
reemy-sniggle = Reemy Sniggle
    .text = { -game-end } 7 points with at least 3 basic events achieved.
rivil-ablacus = Rivil Ablacus
    .text = { -game-end } 7 points with at least 6 blue cards in your city.
ruby-dew = Ruby Dew
    .text = { -game-end } 8 points with at least 2 special events achieved.
saris-clearwhistle = Saris Clearwhistle
    .split = Saris Clear|whistle
    .text = { -game-end } 5 points with at least 6 common cards in your city.
sir-trivle-q-s-marqwill-iii = Sir Trivle Q.S. Marqwill III
    .split = Sir Trivle Q.S. Marq|will III
    .text = { -game-end } 7 points with at least 1 resource of each kind left in your supply.
skid-shinysnout = Skid Shinysnout
    .split = Skid Shiny|snout
    .text = { -game-end } 5 points with point tokens worth at least 10.
snout-puddlehop = Snout Puddlehop
    .split = Snout Puddle|hop
    .text = { -game-end } 8 points with at least 2 basic events and 1 special event achieved.
triss-peske = Triss Peske
    .text = { -game-end } 6 points with at least 6 cards of one colour other than green in your city.
wildell-family = Wildell Family
    .text = { -game-end } 7 points with at least 9 common cards in your city.
willow-greengrin = Willow Greengrin
    .split = Willow Green|grin
    .text = { -game-end } 7 points with at least 7 green cards in your city.
wimble-wuffle = Wimble Wuffle
    .text = { -game-end } 6 points with at least 3 berries left in your supply.
yara-and-brun-mayberry = Yara & Brun Mayberry
    .split = Yara & Brun May|berry
    .text = { -game-end } 7 points with at least 7 unique cards in your city.


## Wagons

train-berry = Wagon with 1 berry
    .text = Gain 1 berry.
train-resin = Wagon with 1 resin
    .text = Gain 1 resin.
train-pebble = Wagon with 1 pebble
    .text = Gain 1 pebble.
train-any = Wagon with 1 resource of your choice
    .text = Gain 1 resource of your choice.
train-two-twigs = Wagon with 2 twigs
    .text = Gain 2 twigs.
train-point = Wagon with 1 point token
    .text = Gain 1 point.


## Powers

bats = Bats
    .text = After every card you play, you may put 1 card of the Meadow face down into your Archives. On a later turn you may play it from there; for cards that play a card, it counts as lying in your hand, the Meadow or the Station.
cats = Cats
    .text = Your workers may also go where an opponent’s worker stands: to basic locations, forest cards, and red cards of any city, open or not.
honey-bees = Honey Bees
    .text = After every card you play that is not green, you may discard 1 card from your hand to activate a green card of your city. Not in autumn.
snails = Snails
    .text = You begin with a stack of 7 unseen cards. After an opponent has played a green card, you may give that player 1 card of the stack, unseen, to activate the green card for yourself.


## Station and Knoll

station = Station
    .text = Discard one of the two Visitors face up, then put one of the two now face up beside your city. Gain what one of the wagons gives; another takes its place.
knoll = Knoll
    .text = Discard 3 cards of the Meadow or the Station and refill both. Take 3 cards from there into your hand, then you may gain what one of the wagons gives. Refill both again.


## Forest cards

forest-four-twigs = 4 twigs
    .text = Gain 4 twigs.
forest-two-twigs-resin = 2 twigs and 1 resin
    .text = Gain 2 twigs and 1 resin.
forest-copy-forest = Copy 1 Forest location
    .text = Use any other forest card in play, even if it is taken.


## Basic events

big-city = Big City
    .text = With 15 cards in your city. Worth 5 points.
scenic-flight = Scenic Flight
    .text = With 3 purple cards in your city. Worth 3 points.


## Special events

city-jubilee = City Jubilee
    .text = With 10 cards in your city. { -when-achieved } gain 1 point per basic event and 2 points per special event you have achieved, this one included.
ever-wall-tower-constructed = Ever Wall Tower Constructed
    .split = Ever Wall Tower Cons|tructed
    .text = With 9 constructions in your city. Worth 5 points.
glow-light-festival = Glow Light Festival
    .split = Glow Light Festi|val
    .text = With 3 green and 2 tan cards in your city. Worth 3 points. { -when-achieved } you may discard up to 1 card from your hand per green card in your city, for 1 point each.
hot-air-balloon-race = Hot Air Balloon Race
    .text = With 2 tan and 2 blue cards in your city. Worth 4 points. { -when-achieved } you may discard up to 1 card from your hand per tan card in your city, for 1 point each.
juniper-jig-dance-contest = Juniper Jig Dance Contest
    .text = With 9 critters in your city. Worth 5 points.
magic-show = Magic Show
    .text = With 2 red and 2 purple cards in your city. Worth 4 points. { -when-achieved } you may discard up to 1 card from your hand per red card in your city, for 1 point each.
royal-tea = Royal Tea
    .text = With 2 purple and 3 green cards in your city. Worth 4 points. { -when-achieved } you may discard up to 1 card from your hand per purple card in your city, for 1 point each.
stock-market-boom = Stock Market Boom
    .text = With 2 blue and 2 red cards in your city. Worth 4 points. { -when-achieved } you may discard up to 1 card from your hand per blue card in your city, for 1 point each.
sunflower-parade = Sunflower Parade
    .split = Sun|flower Parade
    .text = With 3 other events achieved. Worth 5 points.


## The box and its options

box-newleaf = Newleaf
    .description = The train comes to the valley: 24 more kinds of cards, 59 in all, a Station with Visitors and wagons and, as you like, tickets, reservations and player powers.
choice-newleaf-board = Station
choice-newleaf-board-station = With the Station
choice-newleaf-board-cards-only = Cards only, without Station and Locomotives
choice-newleaf-tickets = Train tickets
choice-newleaf-tickets-on = With tickets
choice-newleaf-tickets-off = Without tickets
choice-newleaf-reservations = Reservations
choice-newleaf-reservations-on = With reservations
choice-newleaf-reservations-off = Without reservations
choice-newleaf-forest = Forest cards
choice-newleaf-forest-on = With Newleaf’s forest cards
choice-newleaf-forest-off = Without Newleaf’s forest cards
choice-newleaf-basic-events = Basic events
choice-newleaf-basic-events-on = With Newleaf’s two basic events
choice-newleaf-basic-events-off = Without Newleaf’s basic events
choice-newleaf-events = Special events
choice-newleaf-events-mixed = All shuffled together
choice-newleaf-events-two-and-two = Half from Newleaf, half from the base game
choice-newleaf-events-newleaf-only = From Newleaf only
choice-newleaf-events-without-pairs = All shuffled, without those that name cards
choice-newleaf-events-base-only = From the base game only
preset-station = The station
    .description = Trains, visitors, tickets and reservations.
remark-newleaf-pairs = Events that ask for two named cards are hard to achieve in so large a deck.
remark-newleaf-only-events = Leaves out the special events of Pearlbrook, of which its rulebook wants at least one.
remark-newleaf-powers = Makes no difference: Newleaf’s four powers alone are too few to choose from, and one is dealt.


## Printed features

kind-station = Station
details-station = one of each player
details-knoll = one of each player
kind-knoll = Knoll
kind-visitor = Visitor
kind-train = Wagon


## Where things lie, and what is counted

zone-station = Station
    .play = Play a card of the Station
    .count = Station { $n }
zone-train = Wagons
    .play = Unload a wagon
    .count = Wagons { $n }
zone-train-bag = Bag of wagons
    .play = Bag of wagons
    .count = Wagons in the bag { $n }
zone-train-used = Used wagons
    .play = Used wagons
    .count = Used wagons { $n }
zone-visitors = Visitors
    .play = Visitors
    .count = Visitors { $n }
zone-visitor-pile-1 = First pile of Visitors
    .play = First pile of Visitors
    .count = First pile of Visitors { $n }
zone-visitor-pile-2 = Second pile of Visitors
    .play = Second pile of Visitors
    .count = Second pile of Visitors { $n }
zone-visitor-discard = Discarded Visitors
    .play = Discarded Visitors
    .count = Discarded Visitors { $n }
zone-reserved = Reserved card
    .play = Play the reserved card
    .count = Reserved { $n }
zone-archives = Archives
    .play = Play from your Archives
    .count = Archives { $n }
zone-snail-stack = Stack of the Snails
    .play = Stack of the Snails
    .count = Stack { $n }

token-golden = Golden occupied token
    .amount =
        { $n ->
            [one] { $n } golden token
           *[other] { $n } golden tokens
        }
# What is counted are the trips left: out and back.
token-ticket = Train ticket
    .amount =
        { $n ->
            [one] { $n } train trip
           *[other] { $n } train trips
        }
token-reservation = Reservation token
    .amount =
        { $n ->
            [one] { $n } reservation token
           *[other] { $n } reservation tokens
        }
token-ticket-2 = Ticket: outward
token-ticket-1 = Ticket: way back
token-ticket-0 = Ticket: used
token-reservation-1 = Reservation
token-reservation-0 = Reservation: next season

score-visitors = Visitors


## What events ask for

needs-cards =
    { $n ->
        [one] { $n } card in your city
       *[other] { $n } cards in your city
    }
needs-critters =
    { $n ->
        [one] { $n } critter in your city
       *[other] { $n } critters in your city
    }
needs-constructions =
    { $n ->
        [one] { $n } construction in your city
       *[other] { $n } constructions in your city
    }
needs-events =
    { $n ->
        [one] { $n } event achieved
       *[other] { $n } events achieved
    }


## What is asked

prompt-discard-visitor = choose a Visitor to discard
prompt-take-visitor = choose a Visitor to take in
prompt-take-deck-meadow-station = choose a card to take
prompt-take-meadow-station = choose a card of the Meadow or the Station to take
prompt-discard-meadow-station = choose a card of the Meadow or the Station to discard
prompt-keep-reserved = discard the reserved card to free your token, or keep it
prompt-rugwort-plays = choose the card that { automaton-base } plays
prompt-rugworts-visitor = choose the Visitor that { automaton-base } takes in
prompt-activate-theirs = activate the green card just played, or not


## What can be chosen

option-play-component-station = Play { $component } from the Station
option-play-component-station-occupy = Play { $component } from the Station with an occupied token
option-play-component-station-golden = Play { $component } from the Station with a golden token
option-play-component-station-helper = Play { $component } from the Station with { $helper }
option-play-component-reserved = Play the reserved { $component }
option-play-component-reserved-occupy = Play the reserved { $component } with an occupied token
option-play-component-reserved-golden = Play the reserved { $component } with a golden token
option-play-component-reserved-helper = Play the reserved { $component } with { $helper }
option-play-component-archives = Play { $component } from your Archives
option-play-component-archives-occupy = Play { $component } from your Archives with an occupied token
option-play-component-archives-golden = Play { $component } from your Archives with a golden token
option-play-component-archives-helper = Play { $component } from your Archives with { $helper }
option-play-component-origin-golden =
    { $origin ->
        [hand] Play { $component } from your hand with a golden token
        [meadow] Play { $component } from the Meadow with a golden token
       *[revealed] Play the revealed { $component } with a golden token
    }
option-play-component-legends-golden = Play your Legend { $component } with a golden token
option-pay-golden-component = Put a golden token on { $component }
option-ticket = Use your train ticket
option-reserve-component = Reserve { $component }
option-reserve-component-row = Reserve { $component }: { $row }
option-share-nothing = Give it a space of its own
option-snails-activate = Give a card of the stack and activate it
option-choose-draw = Draw cards
option-take-amount = Take { $amount }


## Ways to spend a turn

way-ticket = use your train ticket
way-reserve = reserve a card


## What happened

log-sent-away = { $player } discarded the Visitor { $card }
log-took-in = { $player } took in the Visitor { $card }
log-rolled-for-ticket = { $player } rolled { $n } for the train ticket


## Notes for a first game

note-newleaf-station = Play a card of the Station, and its wagon gives you what it carries. A worker sent here brings a Visitor: points at the end, if you do as asked.
note-newleaf-knoll = A worker here changes 3 cards of the Meadow and the Station, then takes 3 into your hand. There is always room for one of yours.
note-newleaf-power = This power is yours for the whole game. With powers, spring brings no new worker.
