# Bellfaire: name and rules text of each component, then the words that the box brings to the table.


## The Market and its tokens, first as they give, then as they are traded in

market = Market
    .text = Take what a Market token gives and turn it over; or trade in a token that is turned over for 3 points and 2 resources of your choice, and turn it back. One worker of each player.
market-three-twigs-card = 3 twigs and 1 card
    .text = Gain 3 twigs and draw 1 card, then turn the token over.
market-three-twigs-card-trade = Trade: 3 twigs and 1 card
    .text = Pay 3 twigs and discard 1 card from your hand to gain 3 points and 2 resources of your choice, then turn the token back.
market-two-resin-two-cards = 2 resin and 2 cards
    .text = Gain 2 resin and draw 2 cards, then turn the token over.
market-two-resin-two-cards-trade = Trade: 2 resin and 2 cards
    .text = Pay 2 resin and discard 2 cards from your hand to gain 3 points and 2 resources of your choice, then turn the token back.
market-two-berries-two-cards = 2 berries and 2 cards
    .text = Gain 2 berries and draw 2 cards, then turn the token over.
market-two-berries-two-cards-trade = Trade: 2 berries and 2 cards
    .text = Pay 2 berries and discard 2 cards from your hand to gain 3 points and 2 resources of your choice, then turn the token back.
market-pebble-three-cards = 1 pebble and 3 cards
    .text = Gain 1 pebble and draw 3 cards, then turn the token over.
market-pebble-three-cards-trade = Trade: 1 pebble and 3 cards
    .text = Pay 1 pebble and discard 3 cards from your hand to gain 3 points and 2 resources of your choice, then turn the token back.


## Garland awards

garland-storytelling = Storytelling
    .split = Story|telling
    .text = { -game-end } 6 points for most tan cards in the city, 3 points for second most.
garland-agriculture = Agriculture
    .split = Agri|cul|ture
    .text = { -game-end } 6 points for most green cards in the city, 3 points for second most.
garland-tourism = Tourism
    .text = { -game-end } 6 points for most red cards in the city, 3 points for second most.
garland-peace = Peace
    .text = { -game-end } 6 points for most blue cards in the city, 3 points for second most.
garland-beauty = Beauty
    .text = { -game-end } 6 points for most purple cards in the city, 3 points for second most.
garland-architecture = Architecture
    .split = Archi|tec|ture
    .text = { -game-end } 6 points for most constructions in the city, 3 points for second most.
garland-community = Community
    .split = Commu|nity
    .text = { -game-end } 6 points for most critters in the city, 3 points for second most.


## Forest cards

forest-activate-two-green = Activate two green cards
    .text = Activate 2 different green cards of your city.
forest-three-resin = Three resin
    .text = Gain 3 resin.
forest-two-resin-or-two-berries = Two resin or two berries
    .text = Gain 2 resin, or gain 2 berries.
forest-three-twigs-for-three-any = Three twigs for three resources
    .text = Pay 3 twigs to gain 3 resources of your choice.


## Basic and special events

flower-festival = Flower Festival
    .split = Flower Fes|ti|val
    .text = With 1 card of every colour in your city. Worth 4 points.
architectural-renaissance = Architectural Renaissance
    .split = Archi|tec|tural Renais|sance
    .text = With 4 unique constructions in your city. Worth 5 points.
arts-and-music-festival = Arts & Music Festival
    .split = Arts & Music Fes|ti|val
    .text = With 4 red cards in your city. Pay 2 resin. Worth 6 points.
bed-and-breakfast-guild = Bed & Breakfast Guild
    .split = Bed & Break|fast Guild
    .text = With 5 common constructions in your city. Worth 5 points.
city-holiday = City Holiday
    .text = With 5 common critters in your city. Worth 5 points.
gathering-of-elders = Gathering of Elders
    .split = Gather|ing of Elders
    .text = With 4 unique critters in your city. Worth 5 points.
kings-road-established = King’s Road Established
    .split = King’s Road Estab|lished
    .text = With 4 tan cards in your city. Pay 2 twigs. Worth 6 points.
pie-eating-contest = Pie Eating Contest
    .split = Pie Eating Con|test
    .text = With 5 green cards in your city. Pay 2 berries. Worth 6 points.
royal-wedding = Royal Wedding
    .text = With 4 purple cards in your city. Discard 3 cards from your hand. Worth 6 points.
statues-commissioned = Statues Commissioned
    .split = Statues Commis|sioned
    .text = With 4 blue cards in your city. Pay 1 pebble. Worth 6 points.


## The box and its options

box-bellfaire = Bellfaire
    .description = A fair for up to 6 players: a Market, a garland award, the Flower Festival, 9 special events and 4 forest cards, and five moods of Rugwort for those who play alone.
choice-bellfaire-market = Market
choice-bellfaire-market-on = With the Market
choice-bellfaire-market-off = Without
choice-bellfaire-garland = Garland award
choice-bellfaire-garland-on = With a garland award
choice-bellfaire-garland-off = Without
choice-bellfaire-festival = { flower-festival }
choice-bellfaire-festival-on = One more basic event
choice-bellfaire-festival-off = Without
choice-bellfaire-events = Special events of Bellfaire
choice-bellfaire-events-on = Shuffled with the others
choice-bellfaire-events-off = Without
choice-bellfaire-forest = Forest cards of Bellfaire
choice-bellfaire-forest-on = Shuffled with the others
choice-bellfaire-forest-off = Without
choice-rugwort-lucky = Lucky { automaton-base } (solo)
choice-rugwort-lucky-off = No
choice-rugwort-lucky-on = 1 point for him when he rolls the same number twice in a row
choice-rugwort-hasty = Hasty { automaton-base } (solo)
choice-rugwort-hasty-off = No
choice-rugwort-hasty-on = Each season he takes the first special event that is left
choice-rugwort-glitzy = Glitzy { automaton-base } (solo)
choice-rugwort-glitzy-off = No
choice-rugwort-glitzy-on = His purple cards are worth 5 points instead of 3
choice-rugwort-squatty = Squatty { automaton-base } (solo)
choice-rugwort-squatty-off = No
choice-rugwort-squatty-on = 2 points for him for each empty space of your city
choice-rugwort-cranky = Cranky { automaton-base } (solo)
choice-rugwort-cranky-off = No
choice-rugwort-cranky-on = When he rolls an 8, you discard a card at random
preset-fair = The fair
    .description = A Market and a garland award, for large tables, too.
remark-bellfaire-solo = No printed rules for a game alone are known to us. { automaton-base } takes no part in the Market, competes for the garland award, and may take the { flower-festival } for 3 points; his five moods come from the digital edition.
remark-bellfaire-festival-covered = Makes no difference: Wonders take the place of all basic events.


## Printed features

kind-market = Market
details-market = one of each player
kind-market-gain = Market token
kind-market-trade = Market token, turned over
kind-garland = Garland award
    .title = Garland


## Where things lie, and what is counted

zone-market = Market
    .play = Market
    .count = Market { $n }
zone-garland = Garland award
    .play = Garland award
    .count = Garland award { $n }

token-last-roll = Last roll
    .amount = Last roll { $n }

score-garland = Garland award
score-empty-spaces = Empty spaces


## What events ask for

needs-unique-constructions =
    { $n ->
        [one] { $n } unique construction in your city
       *[other] { $n } unique constructions in your city
    }
needs-common-constructions =
    { $n ->
        [one] { $n } common construction in your city
       *[other] { $n } common constructions in your city
    }
needs-unique-critters =
    { $n ->
        [one] { $n } unique critter in your city
       *[other] { $n } unique critters in your city
    }
needs-common-critters =
    { $n ->
        [one] { $n } common critter in your city
       *[other] { $n } common critters in your city
    }


## Why a place cannot be visited

why-needs-trade = All tokens are turned over, and you can trade in none
why-needs-green-card = No green card to activate in your city


## What is asked

prompt-market = choose a token to take from or to trade in


## What can be chosen

option-gain-component = Take { $component }
option-trade-component = { $component } for 3 points and 2 resources of your choice
option-choose-two-resin = Gain 2 resin


## What happened

log-traded = { $player } turned a Market token back ({ $card })


## Notes for a first game

note-bellfaire-market = A worker at the Market takes what a token gives and turns it over. A token that is turned over can be traded in: pay what it shows for 3 points and 2 resources. There is always room for one worker of yours.
note-bellfaire-garland = At the end the cities with most and second most cards of this kind win 6 and 3 points. Players who are level win the same.


## How players stand for the garland, on the page

garland-stand = { $player }: { $n }
garland-stand-1 = { $player }: { $n }, first for the garland, { $points } points
garland-stand-2 = { $player }: { $n }, second for the garland, { $points } points
