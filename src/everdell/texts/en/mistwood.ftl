# Mistwood: the name and text of every component, then the words that the box brings to the table.


## The box and its options

box-mistwood = Mistwood
    .description = Farms of every season, more Legends, five cards of Corrin Evertail, four player powers, and Nightweave the spider to play against, alone or in pairs.
choice-mistwood-farms = Through Every Season
choice-mistwood-farms-on = With the farms of the seasons
choice-mistwood-farms-off = With the usual Farms
choice-mistwood-legends = More Legends
choice-mistwood-legends-on = With more Legends
choice-mistwood-legends-off = Without them
choice-mistwood-corrin = Corrin Evertail
choice-mistwood-corrin-on = With Corrin’s five cards
choice-mistwood-corrin-off = Without Corrin
remark-mistwood-corrin-strong = Corrin’s cards are strong: they are meant for players who know the game well.


## Where things lie

zone-farm-stack = Farms of the Pigs
    .play = Farms of the Pigs
    .count = Farms { $n }
zone-top-farm = Top Farm
    .play = Play the Farm on top
    .count = Top Farm { $n }
zone-watched-place = Where the spider watches
    .play = Where the spider watches
    .count = Watched places { $n }


## What is asked

prompt-follow-path = carry out a location where an opponent stands
prompt-give-one-drawn = give one of the cards just drawn, or keep them
prompt-return-tokens = choose how many point tokens to return
prompt-spiders = put the spider on another place of the board
prompt-stoats = discard cards for a resource, or not


## What can be chosen

option-choose-berry = Gain 1 berry
option-choose-resin = Gain 1 resin
option-choose-pebble = Gain 1 pebble
option-choose-two-twigs = Gain 2 twigs
option-choose-card = Draw 1 card
option-choose-two-cards = Draw 2 cards
option-choose-twig-and-card = Gain 1 twig and draw 1 card
option-choose-berry-and-card = Gain 1 berry and draw 1 card
option-choose-point = Gain 1 point
option-play-component-top-farm = Play { $component } from the Farms of the Pigs
option-play-component-top-farm-occupy = Play { $component } from the Farms of the Pigs with an occupied token
option-play-component-top-farm-golden = Play { $component } from the Farms of the Pigs with a golden token
option-play-component-top-farm-helper = Play { $component } from the Farms of the Pigs with { $helper }
option-return-points =
    { $n ->
        [one] Return { $n } point token
       *[other] Return { $n } point tokens
    }
option-spiders-component = Put the spider on { $component }
option-stoats-amount = Discard cards for { $amount }


## What happened

log-moved-spider = { $player } puts the spider on { $place }
log-stacked-farms =
    { $n ->
        [one] { $player } stacks the only Farm of the deck
       *[other] { $player } stacks the { $n } Farms of the deck
    }


## The farms of every season

winter-farm-1 = Winter Farm I
    .text = { -production } gain 1 berry, or draw 2 cards. Counts as a { farm }.
winter-farm-2 = Winter Farm II
    .text = { -production } gain 2 berries, or 1 pebble. Counts as a { farm }.
spring-farm-1 = Spring Farm I
    .text = { -production } gain 1 berry, or 2 twigs. Counts as a { farm }.
spring-farm-2 = Spring Farm II
    .text = { -production } gain 1 berry, or gain 1 twig and draw 1 card. Counts as a { farm }.
summer-farm-1 = Summer Farm I
    .text = { -production } gain 1 berry, or 1 resin. Counts as a { farm }.
summer-farm-2 = Summer Farm II
    .text = Takes up no space. { -production } gain 1 berry, or draw 1 card. Counts as a { farm }.
autumn-farm-1 = Autumn Farm I
    .text = { -production } gain 2 berries, or 1 point. Counts as a { farm }.
autumn-farm-2 = Autumn Farm II
    .text = { -production } gain 1 berry and draw 1 card, or gain 1 point. Counts as a { farm }.


## Corrin Evertail

corrin-evertails-field = Corrin Evertail’s Field
    .split = Cor|rin Ever|tail’s Field
    .text = Lets in any green critter. { -production } gain 1 berry, and 1 more per { farm } in the cities of the others; each of them then draws 1 card per { farm } in their own city.
corrin-evertail-the-warrior = Corrin Evertail the Warrior
    .split = Cor|rin Ever|tail the War|rior
    .text = Takes up no space. Moves into any red construction. { -when-played } you may give opponents up to 8 things in all, cards from your hand and resources; gain 1 point for each.
corrin-evertails-path = Corrin Evertail’s Path
    .split = Cor|rin Ever|tail’s Path
    .text = Takes up no space. Lets in any tan critter. { -visit } carry out a location where an opponent has a worker.
corrin-evertail-the-leader = Corrin Evertail the Leader
    .split = Cor|rin Ever|tail the Leader
    .text = Moves into any blue construction. Each time you draw cards, you may give one of them to an opponent to gain 1 point.
corrin-evertail-the-king = Corrin Evertail the King
    .split = Cor|rin Ever|tail the King
    .text = Moves into any purple construction. { -game-end } 1 point per purple card in the city of one opponent: the one who has most.


## More Legends

chipter-swipple = Chipter Swipple
    .split = Chip|ter Swipple
    .text = Free in place of your { chip-sweep }. { -production } activate 2 different green cards of your city.
jor-goldwing = Jor Goldwing
    .split = Jor Gold|wing
    .text = Free in place of your { bard }. { -when-played } gain 1 point per card in your hand, up to 8.
mayberry-matriarch = Mayberry Matriarch
    .split = May|berry Matri|arch
    .text = Free in place of your { wife }. May share a space with a { husband }. { -game-end } 5 points if she does and you have a { farm }.
strey-softpaw = Strey Softpaw
    .split = Strey Soft|paw
    .text = Free in place of your { ranger }. { -visit } carry out up to two basic or forest locations where any player has a worker.
tarry-hare = Tarry Hare
    .text = Free in place of your { shopkeeper }. After every critter you play, except this one, gain 1 resource of your choice; after every construction, draw 2 cards.
click-clacks = Click Clack’s
    .text = Free in place of your { general-store }. { -production } gain 3 berries, and 1 resource of your choice per { farm } in your city.
darkdeep-prison = Darkdeep Prison
    .split = Dark|deep Prison
    .text = Free in place of your { dungeon }. { -when-played } discard up to 2 critters of your city; for each, gain 3 points and 3 resources of your choice.
everflame-tomb = Everflame Tomb
    .split = Ever|flame Tomb
    .text = Free in place of your { cemetery }. { -visit } play a card from your hand or the Meadow for free. { -for-good } A second worker may come while you have an { undertaker }. { -alone }
king-norths-treasury = King North’s Treasury
    .split = King North’s Trea|sury
    .text = Free in place of your { clock-tower }. { -when-played } put 4 point tokens on it. When you play a card, you may return any number of them: each makes it cost 2 resources of your choice less. { -alone }
strongroot-castle = Strongroot Castle
    .split = Strong|root Castle
    .text = Free in place of your { castle }. { -game-end } 2 points per common construction in your city.


## Powers

butterflies = Butterflies
    .split = Butter|flies
    .title = Boundless
    .text = Your hand limit is 4 higher. You start with 12 cards in hand, or 11 with five or six players, and take the first turn of the game.
pigs = Pigs
    .title = Master Farmers
    .text = You start with all Farms of the deck, stacked face up. At the start of the game and of each of your later seasons you may play the one on top for free. All players may play it at its price; you gain 2 points when an opponent does. Your Farms take up no space.
spiders = Spiders
    .title = Sneaky
    .text = You start by putting the spider on a place of the board, and take your turns last. Whenever a worker of any player comes there, you gain 1 resource of a kind you have none of, draw 1 card and move the spider to another place.
stoats = Stoats
    .title = Planners
    .text = After each card you play, you may discard 2 cards from your hand to gain a twig, a resin or a berry, or 3 cards to gain a pebble.


## Nightweave: her settings

automaton-mistwood = Nightweave
choice-nightweave = { automaton-mistwood } (one or two players)
choice-nightweave-off = Not in the game
choice-nightweave-0 = At level 0
choice-nightweave-1 = At level 1
choice-nightweave-2 = At level 2
choice-nightweave-3 = At level 3
choice-nightweave-4 = At level 4
choice-nightweave-plots = Her plots
choice-nightweave-plots-by-level = As her level says
choice-nightweave-plots-none = No plot
choice-nightweave-plots-plot-sticky-meadow = Sticky Meadow
choice-nightweave-plots-plot-web-of-roads = Web of Roads
choice-nightweave-plots-plot-stolen-stores = Stolen Stores
choice-nightweave-plots-plot-silken-whispers = Silken Whispers
choice-nightweave-plots-plot-early-journey = Early Journey
choice-nightweave-plots-plot-tangled-events = Tangled Events
choice-nightweave-personality = Her personality
choice-nightweave-personality-by-level = As her level says
choice-nightweave-personality-none = No personality
choice-nightweave-personality-personality-builder = The Builder
choice-nightweave-personality-personality-hostess = The Hostess
choice-nightweave-personality-personality-wanderer = The Wanderer
choice-nightweave-personality-personality-collector = The Collector
preset-the-spider = The spider
    .description = Alone or with a partner against Nightweave, who spins her own city in the mist.
remark-nightweave-reconstructed = What her cards say is a reconstruction: only the course of her turn and her set-up are known.


## Nightweave: where things lie, what is told and counted

kind-activity = Activity card
kind-nightweave-level = Level
kind-plots = Plot
kind-personality = Personality

zone-activity = Her activity card
    .play = Her activity card
    .count = Activity card { $n }
zone-activity-deck = Her activity deck
    .play = Her activity deck
    .count = Activity deck { $n }
zone-activity-used = Used activity cards
    .play = Used activity cards
    .count = Used activity cards { $n }
zone-activity-spring = Activity cards of spring
    .play = Activity cards of spring
    .count = Activity cards of spring { $n }
zone-activity-summer = Activity cards of summer
    .play = Activity cards of summer
    .count = Activity cards of summer { $n }
zone-activity-autumn = Activity cards of autumn
    .play = Activity cards of autumn
    .count = Activity cards of autumn { $n }
zone-nightweave-level = Her level
    .play = Her level
    .count = Her level { $n }
zone-plots = Her plots
    .play = Her plots
    .count = Plots { $n }
zone-personality = Her personality
    .play = Her personality
    .count = Personalities { $n }

log-turned-up = { automaton-mistwood } turns up { $card }
log-lurks = { $player } lurks upon { $card } in the Meadow
log-adorned = { $player } plays { $card } as an Adornment

score-city-size = Size of the city
score-personality = Personality


## Nightweave: her activity cards

nightweave-activity-01 = Activity 1
    .split = Activ|ity 1
    .text = Shows a spider. Winter: a basic location, or else lurk. Spring: a forest card, or else lurk. Summer: a basic location, or else lurk. Autumn: a journey, or else lurk.
nightweave-activity-02 = Activity 2
    .split = Activ|ity 2
    .text = Shows a spider. Winter: a forest card, or else lurk. Spring: a basic location, or else lurk. Summer: a forest card, or else lurk. Autumn: a basic location, or else lurk.
nightweave-activity-03 = Activity 3
    .split = Activ|ity 3
    .text = Shows a spider. Winter: a basic location, or else lurk. Spring: an open destination, or else lurk. Summer: a basic event, or else lurk. Autumn: a basic event, or else lurk.
nightweave-activity-04 = Activity 4
    .split = Activ|ity 4
    .text = Shows a spider. Winter: a forest card, or else lurk. Spring: a basic event, or else lurk. Summer: a basic location, or else lurk. Autumn: a journey, or else lurk.
nightweave-activity-05 = Activity 5
    .split = Activ|ity 5
    .text = Shows a spider. Winter: a basic location, or else lurk. Spring: a forest card, or else lurk. Summer: an open destination, or else lurk. Autumn: a special event, or else lurk.
nightweave-activity-06 = Activity 6
    .split = Activ|ity 6
    .text = Winter: play from the Meadow, or else draw 2 cards. Spring: play from the Meadow, or else draw 2 cards. Summer: play from the Meadow, or else play from her hand. Autumn: play from the Meadow, or else play from her hand.
nightweave-activity-07 = Activity 7
    .split = Activ|ity 7
    .text = Winter: draw 2 cards, or else play from her hand. Spring: play from her hand, or else draw 2 cards. Summer: play from her hand, or else draw 2 cards. Autumn: play from her hand, or else 1 point.
nightweave-activity-08 = Activity 8
    .split = Activ|ity 8
    .text = Winter: play from her hand, or else play from the Meadow. Spring: draw 2 cards, or else play from her hand. Summer: play from the Meadow, or else draw 2 cards. Autumn: play from her hand, or else play from the Meadow.
nightweave-activity-09 = Activity 9
    .split = Activ|ity 9
    .text = Winter: play from the Meadow, or else play from her hand. Spring: play from the Meadow, or else play from her hand. Summer: draw 2 cards, or else play from her hand. Autumn: play from the Meadow, or else 1 point.
nightweave-activity-10 = Activity 10
    .split = Activ|ity 10
    .text = Shows a spider. Spring: a basic location, or else lurk. Summer: a forest card, or else lurk. Autumn: a journey, or else lurk.
nightweave-activity-11 = Activity 11
    .split = Activ|ity 11
    .text = Shows a spider. Spring: a forest card, or else lurk. Summer: a basic event, or else lurk. Autumn: a basic location, or else lurk.
nightweave-activity-12 = Activity 12
    .split = Activ|ity 12
    .text = Spring: play from the Meadow, or else play from her hand. Summer: play from her hand, or else play from the Meadow. Autumn: play from her hand, or else play from the Meadow.
nightweave-activity-13 = Activity 13
    .split = Activ|ity 13
    .text = Shows a spider. Summer: a basic location, or else lurk. Autumn: a basic event, or else lurk.
nightweave-activity-14 = Activity 14
    .split = Activ|ity 14
    .text = Shows a spider. Summer: a special event, or else lurk. Autumn: a special event, or else lurk.
nightweave-activity-15 = Activity 15
    .split = Activ|ity 15
    .text = Summer: play from her hand, or else play from the Meadow. Autumn: play from the Meadow, or else play from her hand.
nightweave-activity-16 = Activity 16
    .split = Activ|ity 16
    .text = Shows a spider. Autumn: a journey, or else lurk.
nightweave-activity-17 = Activity 17
    .split = Activ|ity 17
    .text = Shows a spider. Autumn: a forest card, or else a basic location.
nightweave-activity-18 = Activity 18
    .split = Activ|ity 18
    .text = Shows a spider. Autumn: a journey, or else a forest card.
nightweave-activity-pearlbrook-1 = River Activity 1
    .split = River Activ|ity 1
    .text = Spring: the Ambassador, or else play from her hand. Summer: the Ambassador, or else an Adornment. Autumn: the Ambassador, or else an Adornment.
nightweave-activity-pearlbrook-2 = River Activity 2
    .split = River Activ|ity 2
    .text = Shows a spider. Autumn: a Wonder, or else an Adornment.


## Nightweave: her levels, plots and personalities

nightweave-level-0 = Level 0
    .text = She scores nothing beyond her cards, basic events, journeys and tokens.
nightweave-level-1 = Level 1
    .text = She scores 1 more point for each purple card of hers, 4 points for her special event.
nightweave-level-2 = Level 2
    .text = She scores 2 more points for each purple card of hers, 4 points for her special event, 1 point for each special event that is left.
nightweave-level-3 = Level 3
    .text = She scores 2 more points for each purple card of hers, 4 points for her special event, 2 points for each special event that is left, 1 point for every 3 cards of her city.
nightweave-level-4 = Level 4
    .text = She scores 3 more points for each purple card of hers, 4 points for her special event, 2 points for each special event that is left, 1 point for every 2 cards of her city.
plot-sticky-meadow = Sticky Meadow
    .text = Meadow cards beside, above or below the one where Nightweave lurks cost you 1 more resource of your choice.
plot-web-of-roads = Web of Roads
    .text = When you prepare for a season, Nightweave first places a worker on a basic location, if she has one left.
plot-stolen-stores = Stolen Stores
    .text = When you prepare for spring or autumn, first give Nightweave 1 resource, if you have any.
plot-silken-whispers = Silken Whispers
    .split = Silken Whis|pers
    .text = Each time Nightweave plays a purple card, she draws 1 card.
plot-early-journey = Early Journey
    .text = In summer Nightweave goes on a journey where her cards send her to a forest card.
plot-tangled-events = Tangled Events
    .text = Each event costs you 1 more resource of your choice.
personality-builder = The Builder
    .text = Nightweave scores 1 point for every 2 constructions of her city.
personality-hostess = The Hostess
    .text = Nightweave scores 1 point for every 2 critters of her city.
personality-wanderer = The Wanderer
    .split = The Wan|derer
    .text = Nightweave discards no card for a journey, and gains 1 point for each.
personality-collector = The Collector
    .split = The Col|lec|tor
    .text = { -game-end } Nightweave scores 1 point per color in her city and 1 point per card left in her hand.


## Notes for a first game

note-mistwood-nightweave = Nightweave always begins. She turns up a card, sends out workers, plays cards and lurks in the Meadow: you can neither play nor take a card under her web. To win, have more points than she has.
