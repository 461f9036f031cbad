# Rulings on the components of Bellfaire: what happens if …
#
# The keys are explained in rulings-base.ftl, and so are other sentences said of several components.


## Said of several components

-ruling-market-gain = A full hand cuts the draw short; the token is turned over all the same.
-ruling-market-trade = You must be able to pay and discard all of it. The 2 resources may be alike or different.
-ruling-garland-ties = All who are level for most win 6 points, and all who are level for second most win 3. A tie for most does not use up second place.
-ruling-garland-least = Without a single such card nothing is won.
-ruling-garland-cards = Cards that share a space or take none count. Cards beneath events and prisoners do not.
-ruling-garland-solo = Solo: { automaton-base } competes with all cards of his city.
-ruling-no-rarity = A Legend is neither common nor unique.


## The Market

ruling-market-1 = You may have one worker here at a time; workers of other players are not in your way.
ruling-market-2 = All four tokens begin on the side that gives. In one visit you take from one token or trade one in, never both.
ruling-market-3 = While all tokens are turned over you can only trade; while none is, only take.
ruling-market-4 = It is neither a basic location nor a forest card: { lookout } and { clock-tower } do not reach it.
ruling-market-5 = Solo: { automaton-base } never comes here.
ruling-market-three-twigs-card-1 = { -ruling-market-gain }
ruling-market-three-twigs-card-trade-1 = { -ruling-market-trade }
ruling-market-two-resin-two-cards-1 = { -ruling-market-gain }
ruling-market-two-resin-two-cards-trade-1 = { -ruling-market-trade }
ruling-market-two-berries-two-cards-1 = { -ruling-market-gain }
ruling-market-two-berries-two-cards-trade-1 = { -ruling-market-trade }
ruling-market-pebble-three-cards-1 = { -ruling-market-gain }
ruling-market-pebble-three-cards-trade-1 = { -ruling-market-trade }


## Garland awards

ruling-garland-storytelling-1 = { -ruling-garland-ties }
ruling-garland-storytelling-2 = { -ruling-garland-least } { -ruling-garland-cards }
ruling-garland-storytelling-3 = { -ruling-garland-solo }
ruling-garland-agriculture-1 = { -ruling-garland-ties }
ruling-garland-agriculture-2 = { -ruling-garland-least } { -ruling-garland-cards }
ruling-garland-agriculture-3 = { -ruling-garland-solo }
ruling-garland-tourism-1 = { -ruling-garland-ties }
ruling-garland-tourism-2 = { -ruling-garland-least } { -ruling-garland-cards }
ruling-garland-tourism-3 = { -ruling-garland-solo }
ruling-garland-peace-1 = { -ruling-garland-ties }
ruling-garland-peace-2 = { -ruling-garland-least } { -ruling-garland-cards }
ruling-garland-peace-3 = { -ruling-garland-solo }
ruling-garland-beauty-1 = { -ruling-garland-ties }
ruling-garland-beauty-2 = { -ruling-garland-least } { -ruling-garland-cards }
ruling-garland-beauty-3 = { -ruling-garland-solo }
ruling-garland-architecture-1 = { -ruling-garland-ties }
ruling-garland-architecture-2 = { -ruling-garland-least } { -ruling-garland-cards }
ruling-garland-architecture-3 = { -ruling-garland-solo }
ruling-garland-community-1 = { -ruling-garland-ties }
ruling-garland-community-2 = { -ruling-garland-least } { -ruling-garland-cards }
ruling-garland-community-3 = { -ruling-garland-solo }


## Forest cards

ruling-forest-activate-two-green-1 = { -ruling-forest }
ruling-forest-activate-two-green-2 = Two copies of one card are two different cards. With a single green card you activate that one; without any you cannot come.
ruling-forest-activate-two-green-3 = Legends cannot be activated.
ruling-forest-three-resin-1 = { -ruling-forest }
ruling-forest-two-resin-or-two-berries-1 = { -ruling-forest } One of each cannot be taken.
ruling-forest-three-twigs-for-three-any-1 = { -ruling-forest } The 3 resources may be alike or different.
ruling-forest-three-twigs-for-three-any-2 = Without 3 twigs you cannot come, and no smaller number can be swapped.


## Events

ruling-flower-festival-1 = { -ruling-colors }
ruling-flower-festival-2 = It is left out with Pearlbrook, like all basic events.
ruling-flower-festival-3 = Solo: { automaton-base } takes it as any basic event when his city has all five colours. It is worth 3 points to him.
ruling-architectural-renaissance-1 = { -ruling-colors }
ruling-architectural-renaissance-2 = { -ruling-no-rarity }
ruling-arts-and-music-festival-1 = { -ruling-colors } The resin goes to the supply.
ruling-bed-and-breakfast-guild-1 = { -ruling-colors }
ruling-bed-and-breakfast-guild-2 = { -ruling-no-rarity }
ruling-city-holiday-1 = { -ruling-colors }
ruling-city-holiday-2 = { -ruling-no-rarity }
ruling-gathering-of-elders-1 = { -ruling-colors }
ruling-gathering-of-elders-2 = { -ruling-no-rarity }
ruling-kings-road-established-1 = { -ruling-colors } The twigs go to the supply.
ruling-pie-eating-contest-1 = { -ruling-colors } The berries go to the supply.
ruling-royal-wedding-1 = { -ruling-colors }
ruling-royal-wedding-2 = The cards come from your hand, never from your city.
ruling-statues-commissioned-1 = { -ruling-colors } The pebble goes to the supply.
