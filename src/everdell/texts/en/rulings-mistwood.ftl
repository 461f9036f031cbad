# What players ask about the components of Mistwood.


## Said of several cards

-ruling-a-farm = It is a { farm } wherever a card or an event names one. Which of the two gains you take is chosen each time.


## The farms of every season

ruling-winter-farm-1-1 = { -ruling-a-farm }
ruling-winter-farm-2-1 = { -ruling-a-farm }
ruling-spring-farm-1-1 = { -ruling-a-farm }
ruling-spring-farm-2-1 = { -ruling-a-farm }
ruling-summer-farm-1-1 = { -ruling-a-farm }
ruling-summer-farm-2-1 = { -ruling-a-farm }
ruling-summer-farm-2-2 = It may be played into a full city.
ruling-autumn-farm-1-1 = { -ruling-a-farm }
ruling-autumn-farm-2-1 = { -ruling-a-farm }


## Corrin Evertail

ruling-corrin-evertails-field-1 = One green critter moves in for free, as with any occupied token; one of Newleaf with a banner does not.
ruling-corrin-evertails-field-2 = It is no { farm } itself. The others draw as far as their hand limits allow; players who have passed draw nothing, nor does an automatic opponent.
ruling-corrin-evertail-the-warrior-1 = You may share the gifts out among opponents. Players who have passed receive nothing; cards need room in a hand.
ruling-corrin-evertail-the-warrior-2 = If no opponent can take what you give, it is discarded and counts all the same.
ruling-corrin-evertails-path-1 = Basic locations, forest cards, the Haven and red cards of any city. Never a { cemetery }, a { chapel }, a { monastery }, a Pirate Ship, an event, the Journey or a Legend.
ruling-corrin-evertails-path-2 = A red card acts as if it stood in your city; its owner gains nothing.
ruling-corrin-evertails-path-3 = One tan critter moves in for free. Only you may place a worker here, one at a time.
ruling-corrin-evertail-the-leader-1 = Once for each effect that lets you draw, however many cards it is. Cards taken from the Meadow count as drawn.
ruling-corrin-evertail-the-leader-2 = The opponent must have room in hand and not have passed. If there is none left to give to, as in a solo game, the card may be discarded as a gift.
ruling-corrin-evertail-the-king-1 = A single opponent is counted, an automatic one as well.


## More Legends

ruling-chipter-swipple-1 = { -ruling-in-its-place }
ruling-chipter-swipple-2 = Two copies of a card are two cards. Neither a Legend nor a { chip-sweep } is activated. If only one card can act, it acts alone.
ruling-jor-goldwing-1 = { -ruling-in-its-place }
ruling-jor-goldwing-2 = The cards stay in your hand. Even a hand of more than 8 cards brings 8 points.
ruling-mayberry-matriarch-1 = { -ruling-in-its-place } A { husband } who shared a space with that { wife } shares it with her.
ruling-mayberry-matriarch-2 = A { husband } who shares her space is no partner for a { wife }. For { flying-doctor-service } they are a pair.
ruling-strey-softpaw-1 = { -ruling-in-its-place }
ruling-strey-softpaw-2 = Your own workers count, too. Only basic and forest locations, only where a worker stands. You may stop after one, or take none.
ruling-strey-softpaw-3 = She opens the second cell of the { dungeon } as a { ranger } does.
ruling-tarry-hare-1 = { -ruling-in-its-place }
ruling-tarry-hare-2 = It answers after the card’s own effect, never to itself. Draws stop at the hand limit.
ruling-click-clacks-1 = { -ruling-in-its-place }
ruling-click-clacks-2 = The resources for several Farms may differ.
ruling-darkdeep-prison-1 = { -ruling-in-its-place } Prisoners of the { dungeon } come along and still count for { ministering-to-miscreants }.
ruling-darkdeep-prison-2 = None, one or two critters, a { fool } in your city included. Legends are never discarded.
ruling-everflame-tomb-1 = { -ruling-in-its-place } Its workers stay here and take up places; they count for { remembering-the-fallen }.
ruling-everflame-tomb-2 = Whatever the card is worth. Without a card that you could play no worker may come.
ruling-king-norths-treasury-1 = { -ruling-in-its-place } Its point tokens come along and can be used like the others.
ruling-king-norths-treasury-2 = It is a card-playing ability: not with { crane }, { innkeeper }, { judge } or an occupied token. Tokens left at the end are worth 1 point each.
ruling-strongroot-castle-1 = { -ruling-in-its-place }
ruling-strongroot-castle-2 = Legends are no common constructions.


## Powers

ruling-butterflies-1 = You draw up to that number, whatever your place in the order gave you. The others keep the cards they have.
ruling-butterflies-2 = The order of turns goes on clockwise from you. { automaton-base } stays where he is.
ruling-pigs-1 = Farms that were dealt into hands or the Meadow stay there. With the farms of every season it is those that you stack.
ruling-pigs-2 = A Farm beside the city is in your city for every effect. The Farm that you play for free is no turn of yours, but it is a card played.
ruling-spiders-1 = If you have at least one of every kind, you gain no resource, but you draw the card and move the spider. Once you have passed, nothing happens any more.
ruling-spiders-2 = Any place of the board will do that takes workers and is no event: basic and forest locations, the Haven, the Journey. You are served once the place has acted.
ruling-spiders-3 = With the { butterflies } at the table their player begins, and you come last only if your seat is just before.
ruling-spiders-4 = A worker of { automaton-mistwood } serves you as any other. A big critter of yours does not: a power and its ability never go together.
ruling-stoats-1 = Once for each card played, when all that it sets off is done. It is no card-playing ability.


## Nightweave

-ruling-activity = If its first action cannot be done, the second is; if neither can, she plays the top card of her hand, or draws 2 cards if she has none. Reconstructed.
-ruling-level = Base values, basic events, journeys and tokens come on top. The special event that she claimed is not one that is left. Reconstructed.
-ruling-alone = Drawn at random only when you play alone; you may choose it for two. Reconstructed.
-ruling-both = For one player or two. Reconstructed.

ruling-nightweave-activity-01-1 = { -ruling-activity }
ruling-nightweave-activity-02-1 = { -ruling-activity }
ruling-nightweave-activity-03-1 = { -ruling-activity }
ruling-nightweave-activity-04-1 = { -ruling-activity }
ruling-nightweave-activity-05-1 = { -ruling-activity }
ruling-nightweave-activity-06-1 = { -ruling-activity }
ruling-nightweave-activity-07-1 = { -ruling-activity }
ruling-nightweave-activity-08-1 = { -ruling-activity }
ruling-nightweave-activity-09-1 = { -ruling-activity }
ruling-nightweave-activity-10-1 = { -ruling-activity }
ruling-nightweave-activity-11-1 = { -ruling-activity }
ruling-nightweave-activity-12-1 = { -ruling-activity }
ruling-nightweave-activity-13-1 = { -ruling-activity }
ruling-nightweave-activity-14-1 = { -ruling-activity }
ruling-nightweave-activity-15-1 = { -ruling-activity }
ruling-nightweave-activity-16-1 = { -ruling-activity }
ruling-nightweave-activity-17-1 = { -ruling-activity }
ruling-nightweave-activity-18-1 = { -ruling-activity }
ruling-nightweave-activity-pearlbrook-1-1 = { -ruling-activity }
ruling-nightweave-activity-pearlbrook-2-1 = { -ruling-activity }
ruling-nightweave-level-0-1 = { -ruling-level }
ruling-nightweave-level-1-1 = { -ruling-level }
ruling-nightweave-level-2-1 = { -ruling-level }
ruling-nightweave-level-3-1 = { -ruling-level }
ruling-nightweave-level-4-1 = { -ruling-level }
ruling-plot-sticky-meadow-1 = { -ruling-alone }
ruling-plot-sticky-meadow-2 = The Meadow is two rows of four. Cards in your hand cost what they always do, and of identical cards in the Meadow you play one that costs least.
ruling-plot-sticky-meadow-3 = An ability that lowers the price does not spare you this resource, even when nothing else is left to pay. What you play for free stays free.
ruling-plot-web-of-roads-1 = { -ruling-alone }
ruling-plot-stolen-stores-1 = { -ruling-alone }
ruling-plot-silken-whispers-1 = { -ruling-alone }
ruling-plot-early-journey-1 = { -ruling-both }
ruling-plot-tangled-events-1 = { -ruling-both }
ruling-personality-builder-1 = { -ruling-alone }
ruling-personality-hostess-1 = { -ruling-alone }
ruling-personality-wanderer-1 = { -ruling-alone }
ruling-personality-collector-1 = { -ruling-both }
