# Rulings on the cards of Extra! Extra!: what happens if …
#
# The keys and the sentences said of several components are explained in rulings-base.ftl.


## Critters

ruling-juggler-1 = You may do neither. Without twigs nothing happens.
ruling-juggler-2 = Base values only, without bonus; a { fool } counts -2.
ruling-juggler-3 = You see each card before you decide on the next, and may stop whenever you like. Below 6 you gain nothing, and the twigs are spent.
ruling-juggler-4 = The 6 points are gained once, however high the sum. All players see the cards, which never pass through your hand.
ruling-scurrble-champion-1 = Every Champion counts all the others: of two, each brings 2 points; of three, each brings 4.
ruling-scurrble-champion-2 = All Champions of a city fill one space together. A full city takes in another if one stands there already.
ruling-scurrble-champion-3 = They remain separate cards for everything that counts cards, critters or colours. If one leaves, the others keep the space.
ruling-town-crier-1 = Both cards or none: with fewer than 2 in hand nothing is gained.
ruling-town-crier-2 = Both go to one opponent: to one with room for both, else to the one with the most room. What does not fit is discarded.
ruling-town-crier-3 = If all others have passed, and in the solo game, the cards are discarded and you still gain 3 points.
ruling-town-crier-4 = { -ruling-green }


## Constructions

ruling-carnival-1 = It does not count itself, and an odd green card brings no resource. Without another green card nothing happens.
ruling-carnival-2 = You choose each time it acts. The resources may differ from each other; draws stop at the hand limit.
ruling-carnival-3 = Copied by a { miner-mole }, it counts the green cards of the city it stands in.
ruling-carnival-4 = { -ruling-green }
ruling-gazette-1 = Basic and special events count alike, from the moment it stands in your city. What you achieved before does not.
ruling-gazette-2 = Each token is worth 1 point at the end of the game. The 3 points come once, however many tokens there are.
ruling-gazette-3 = If it leaves your city, its tokens are lost.
ruling-scurrble-stadium-1 = The colour is named before any card is drawn. Green cannot be named.
ruling-scurrble-stadium-2 = Only cards really drawn count. { -ruling-draw }
ruling-scurrble-stadium-3 = All drawn cards stay in your hand. You show one of the colour named; the 3 points come once, however many match.
ruling-scurrble-stadium-4 = The owner gains 1 point when another player visits, even after having passed, but none for visiting it themselves.
ruling-scurrble-stadium-5 = { -ruling-any-visit }
ruling-scurrble-stadium-6 = Solo: you may visit one of { automaton-base }; the point is his.
