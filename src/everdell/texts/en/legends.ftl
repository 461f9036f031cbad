# The Legends: name and rules text of each.


## The box

box-legends = Legends
    .description = A legendary critter and a legendary construction for every player, secret until they are played.
preset-legends-and-packs = Legends and packs
    .description = Two Legends for each player, and every card of the packs.
remark-legends-too-few = There are only five of each kind: six players need more Legends, or leave them out.


## What its cards ask and offer, and what is told of them

prompt-slide-under = choose the construction it goes under

option-under-component = Slide it under { $component }


## Critters

amilla-glistendew = Amilla Glistendew
    .split = Amilla Glisten|dew
    .text = Free in place of your { queen }. { -visit } achieve an event that is still there, whatever it asks of your city. What it costs must be paid.
cirrus-windfall = Cirrus Windfall
    .split = Cirrus Wind|fall
    .text = Free in place of your { postal-pigeon }. { -when-played } you may play a card with a base value of 3 points or less for free, from your hand or the Meadow.
foresight = Foresight
    .split = Fore|sight
    .text = Free in place of your { historian }. After every critter you play, except this one, draw 2 cards; after every construction, gain 1 resource of your choice.
fynn-nobletail = Fynn Nobletail
    .split = Fynn Noble|tail
    .text = Free in place of your { king }. { -game-end } 2 points per basic event and 3 points per special event you have achieved.
poe = Poe
    .text = Free in place of your { teacher }. { -production } discard any number of cards from your hand, then fill it up.


## Constructions

bridge-of-the-sky = Bridge of the Sky
    .text = Free in place of your { crane }. You may put one construction on top of this card to play it for up to 3 resources of your choice less. { -game-end } as many points as the base value of that one. { -alone }
mcgregors-market = McGregor’s Market
    .split = Mc|Gregor’s Market
    .text = Free in place of your { farm }. { -production } gain 2 resources of your choice.
oleanders-opera-house = Oleander’s Opera House
    .split = Ole|an|der’s Opera House
    .text = Free in place of your { theater }. { -game-end } 2 points per unique critter in your city.
silver-scale-spring = Silver Scale Spring
    .text = Free in place of your { ruins }. Takes up no space. { -when-played } slide it under a construction of your city, which stays. Gain the printed cost of that construction and draw 2 cards.
the-green-acorn = The Green Acorn
    .text = Free in place of your { inn }. { -visit } play a card from your hand or the Meadow for up to 4 resources of your choice less. Open to opponents: 2 points for you when one visits. { -alone }


## Notes for a first game

note-legends-kept = These two Legends are yours alone, and no part of your hand. Pay for one, or play it for free in place of the card that it names, if that stands in your city.
