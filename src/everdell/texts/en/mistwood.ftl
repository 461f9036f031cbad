# Mistwood: the name and text of every component, then the words that the box brings to the table.


## The box and its options

box-mistwood = Mistwood
    .description = Farms of every season, more Legends, five cards of Corrin Evertail and four player powers.
choice-mistwood-farms = Through Every Season
choice-mistwood-farms-on = With the farms of the seasons
choice-mistwood-farms-off = With the usual Farms
choice-mistwood-legends = More Legends
choice-mistwood-legends-on = With more Legends
choice-mistwood-legends-off = Without them
choice-mistwood-corrin = Corrin Evertail
choice-mistwood-corrin-on = With Corrin’s five cards
choice-mistwood-corrin-off = Without Corrin
remark-mistwood-legends-at-six = Six players need the Legends of both boxes: with them all are used, with Mistwood alone none.
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

prompt-give-things = choose what to give, and to whom
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

log-begins = { $player } will take the first turn
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
