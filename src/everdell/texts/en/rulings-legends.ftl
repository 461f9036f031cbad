# Rulings on the Legends: what happens if …
#
# The keys are explained in rulings-base.ftl, and so are other sentences said of several components;
# what holds for all Legends is in the rules reference.


## Said of several Legends

-ruling-in-its-place = If the card that it replaces stands in your city, that card must make way; you cannot pay instead. Everything on it moves over.
-ruling-legendary-guest = { -ruling-in-its-place } Otherwise you pay, or occupy an { ever-tree }: no other construction lets it in.
-ruling-legendary-home = { -ruling-in-its-place } Otherwise you pay.


## Critters

ruling-amilla-glistendew-1 = { -ruling-legendary-guest }
ruling-amilla-glistendew-2 = Costs remain: without 2 berries and 2 cards to discard there is no { croak-wart-cure }.
ruling-amilla-glistendew-3 = The event is achieved in every sense, for its effect and its points, for { king }, { gazette } and ties.
ruling-amilla-glistendew-4 = The worker stays on her, not on the event. Without an event that is left and within your means she takes no worker.
ruling-amilla-glistendew-5 = { -ruling-own-visit } A worker of the { queen } she replaces stands on her now, and does nothing.
ruling-cirrus-windfall-1 = { -ruling-legendary-guest }
ruling-cirrus-windfall-2 = You may decline. The base value counts, without bonus; space and uniqueness hold as always.
ruling-cirrus-windfall-3 = The other card is truly played: it acts, and your cards answer to both, to Cirrus last.
ruling-cirrus-windfall-4 = No ability is added and no token put. Legends are neither in your hand nor in the Meadow: they are out of reach.
ruling-foresight-1 = { -ruling-legendary-guest }
ruling-foresight-2 = It answers after the card’s own effect, also to a { fool } sent away, never to itself. Draws stop at the hand limit.
ruling-foresight-3 = The { historian } that it replaces does not answer to it.
ruling-fynn-nobletail-1 = { -ruling-legendary-guest }
ruling-fynn-nobletail-2 = All your events count, also those achieved before he came. The points come on top of those of the events.
ruling-poe-1 = { -ruling-legendary-guest }
ruling-poe-2 = You may discard none: your hand is filled up all the same. If the deck runs out, cards just discarded may come back.
ruling-poe-3 = { -ruling-green } Neither { chip-sweep } nor { miner-mole } makes it act.


## Constructions

ruling-bridge-of-the-sky-1 = { -ruling-legendary-home } A token on the { crane } moves over; a free Bridge lets in an { architect }.
ruling-bridge-of-the-sky-2 = It helps in any later turn while nothing lies on it. You choose which 3 resources are spared; what is not needed is lost.
ruling-bridge-of-the-sky-3 = It is a card-playing ability: not with { dungeon }, { judge }, { inn } or the forest card that plays a card.
ruling-bridge-of-the-sky-4 = Bridge and construction share one space, so even a full city takes that construction. It acts and scores as anywhere else.
ruling-bridge-of-the-sky-5 = At the end the Bridge is worth the base value of what lies on it, without bonus; 0 if nothing does.
ruling-bridge-of-the-sky-6 = If the construction leaves your city, there is room for another. Of two identical constructions you choose which one leaves, the one on the Bridge or the other.
ruling-mcgregors-market-1 = { -ruling-legendary-home }
ruling-mcgregors-market-2 = Of several Farms one makes way; the others stay and work, but no further one may be played.
ruling-mcgregors-market-3 = It is a { farm } for { husband }, { barge-toad } and { general-store }, and lets in a { husband } or a { wife }. A token on the replaced Farm moves over.
ruling-mcgregors-market-4 = The two resources may differ. { -ruling-green } Neither { chip-sweep } nor { miner-mole } makes it act.
ruling-oleanders-opera-house-1 = { -ruling-legendary-home } Free of a token, it lets in a { bard }.
ruling-oleanders-opera-house-2 = Unique critters of your own city count, a { fool } sent to you included. Legends are not unique, and prisoners do not count.
ruling-silver-scale-spring-1 = { -ruling-legendary-home } Free of a token, it lets in a { peddler }.
ruling-silver-scale-spring-2 = Any construction may be chosen, and keeps working with all that lies on it. You gain its full printed cost, whatever was paid.
ruling-silver-scale-spring-3 = Played in place of { ruins }, it goes under one of the constructions that remain.
ruling-silver-scale-spring-4 = Without another construction it stands alone: nothing is gained or drawn.
ruling-silver-scale-spring-5 = If the construction above leaves your city, it stays.
ruling-the-green-acorn-1 = { -ruling-legendary-home } Free of a token, it lets in an { innkeeper }.
ruling-the-green-acorn-2 = You must play a card, so you may come only if one is within reach, in your hand or in the Meadow. Legends are in neither.
ruling-the-green-acorn-3 = You choose which 4 resources are spared; what is not needed is lost.
ruling-the-green-acorn-4 = It is a card-playing ability itself: not with { crane }, { dungeon }, { innkeeper }, { judge } or an occupied token.
ruling-the-green-acorn-5 = One worker at a time, no matter whose. Visitors play into their own city; the owner gains 2 points, even after having passed, but none for visiting it themselves.
