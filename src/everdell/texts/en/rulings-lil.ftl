# Rulings on the components of My Lil’ Everdell: what happens if …
#
# The keys are explained in rulings-base.ftl.


## Said of several components

-ruling-lil-green = It also counts on the turn you play it, and then once at the start of each later round.
-ruling-lil-order = You choose in which order your green cards act.
-ruling-lil-helper = It comes with the start of the game and does nothing then. It acts at the start of every round, the first one too.
-ruling-lil-helper-parade = It counts for parades, and as a green card.
-ruling-lil-tan = It acts once, when you play it, and never again.
-ruling-lil-red = Only your own friends may come here, one in a round.
-ruling-lil-blue = Two of them do it twice.
-ruling-lil-not-itself = It does not answer to itself.
-ruling-lil-cheaper = A card never costs less than nothing, and nothing is paid back.
-ruling-lil-purple = A royal opponent gets this bonus, too.
-ruling-lil-plain-purple = It is worth more than other cards, so it has no bonus.
-ruling-lil-open = Any number of friends may stand here, several of yours as well.
-ruling-lil-die = Once a friend stands here, no other can come until all go home at the end of the round.
-ruling-lil-face = All dice have the same six faces.
-ruling-lil-tile = You can win only one tile of each parade, and you keep it for good.
-ruling-lil-several = Several different parades can be won at once.
-ruling-lil-three = Any of the other four colours will do, creatures and places mixed.


## Cards

ruling-lil-farm-1 = { -ruling-lil-green }
ruling-lil-farm-2 = { -ruling-lil-order }
ruling-lil-woodpile-1 = { -ruling-lil-green }
ruling-lil-woodpile-2 = { -ruling-lil-order }
ruling-lil-sap-bucket-1 = { -ruling-lil-green }
ruling-lil-sap-bucket-2 = { -ruling-lil-order }
ruling-lil-general-store-1 = { -ruling-lil-green }
ruling-lil-general-store-2 = { -ruling-lil-order }
ruling-lil-farmer-1 = { -ruling-lil-green }
ruling-lil-farmer-2 = { -ruling-lil-order }
ruling-lil-peddler-1 = You may swap none, 1 or 2. What you get must be of another kind than what you gave.
ruling-lil-peddler-2 = { -ruling-lil-green }
ruling-lil-storyteller-1 = { -ruling-lil-green }
ruling-lil-captain-1 = { -ruling-lil-helper }
ruling-lil-captain-2 = { -ruling-lil-helper-parade }
ruling-lil-fort-1 = { -ruling-lil-helper }
ruling-lil-fort-2 = { -ruling-lil-helper-parade }
ruling-lil-juggler-1 = { -ruling-lil-tan }
ruling-lil-explorer-1 = { -ruling-lil-tan }
ruling-lil-wanderer-1 = { -ruling-lil-tan }
ruling-lil-picnic-1 = { -ruling-lil-tan }
ruling-lil-pond-1 = { -ruling-lil-tan }
ruling-lil-lookout-1 = Only dice that lie on the board can be copied.
ruling-lil-lookout-2 = { -ruling-lil-red }
ruling-lil-gardener-1 = Two copies of one card are two different cards. With only one green card, that one acts.
ruling-lil-gardener-2 = { -ruling-lil-red }
ruling-lil-treehouse-1 = { -ruling-lil-red }
ruling-lil-bakery-1 = { -ruling-lil-red }
ruling-lil-queen-1 = If you play no card this turn, or a cheaper one, the rest is lost.
ruling-lil-queen-2 = { -ruling-lil-red }
ruling-lil-shopkeeper-1 = { -ruling-lil-not-itself }
ruling-lil-shopkeeper-2 = { -ruling-lil-blue }
ruling-lil-workshop-1 = { -ruling-lil-not-itself }
ruling-lil-workshop-2 = { -ruling-lil-blue }
ruling-lil-drummer-1 = It also answers to a parade that you win by playing this very card.
ruling-lil-drummer-2 = { -ruling-lil-blue }
ruling-lil-clubhouse-1 = { -ruling-lil-cheaper }
ruling-lil-clubhouse-2 = { -ruling-lil-blue }
ruling-lil-builder-1 = { -ruling-lil-cheaper }
ruling-lil-builder-2 = { -ruling-lil-blue }
ruling-lil-castle-1 = A { lil-captain } and a { lil-fort } are green cards.
ruling-lil-castle-2 = { -ruling-lil-purple }
ruling-lil-king-1 = { -ruling-lil-plain-purple }
ruling-lil-ever-tree-1 = { -ruling-lil-plain-purple }
ruling-lil-musician-1 = Each tile counts once, whatever it is worth.
ruling-lil-musician-2 = { -ruling-lil-purple }
ruling-lil-painter-1 = { -ruling-lil-purple }


## Spaces

ruling-lil-space-resin-1 = { -ruling-lil-open }
ruling-lil-space-twig-1 = { -ruling-lil-open }
ruling-lil-space-berry-1 = { -ruling-lil-open }
ruling-lil-space-die-1-1 = { -ruling-lil-die }
ruling-lil-space-die-2-1 = { -ruling-lil-die }
ruling-lil-space-die-3-1 = { -ruling-lil-die }
ruling-lil-space-die-4-1 = { -ruling-lil-die }


## Dice

ruling-lil-die-face-1-1 = { -ruling-lil-face }
ruling-lil-die-face-2-1 = { -ruling-lil-face }
ruling-lil-die-face-3-1 = { -ruling-lil-face }
ruling-lil-die-face-4-1 = { -ruling-lil-face }
ruling-lil-die-face-5-1 = { -ruling-lil-face }
ruling-lil-die-face-6-1 = { -ruling-lil-face }


## Parades

ruling-lil-parade-creatures-6-1 = { -ruling-lil-tile }
ruling-lil-parade-creatures-6-2 = { -ruling-lil-several }
ruling-lil-parade-creatures-5-1 = { -ruling-lil-tile }
ruling-lil-parade-creatures-5-2 = { -ruling-lil-several }
ruling-lil-parade-creatures-4-1 = { -ruling-lil-tile }
ruling-lil-parade-creatures-4-2 = { -ruling-lil-several }
ruling-lil-parade-creatures-3-1 = { -ruling-lil-tile }
ruling-lil-parade-creatures-3-2 = { -ruling-lil-several }
ruling-lil-parade-places-6-1 = { -ruling-lil-tile }
ruling-lil-parade-places-6-2 = { -ruling-lil-several }
ruling-lil-parade-places-5-1 = { -ruling-lil-tile }
ruling-lil-parade-places-5-2 = { -ruling-lil-several }
ruling-lil-parade-places-4-1 = { -ruling-lil-tile }
ruling-lil-parade-places-4-2 = { -ruling-lil-several }
ruling-lil-parade-places-3-1 = { -ruling-lil-tile }
ruling-lil-parade-places-3-2 = { -ruling-lil-several }
ruling-lil-parade-rainbow-6-1 = { -ruling-lil-tile }
ruling-lil-parade-rainbow-6-2 = { -ruling-lil-several }
ruling-lil-parade-rainbow-5-1 = { -ruling-lil-tile }
ruling-lil-parade-rainbow-5-2 = { -ruling-lil-several }
ruling-lil-parade-rainbow-4-1 = { -ruling-lil-tile }
ruling-lil-parade-rainbow-4-2 = { -ruling-lil-several }
ruling-lil-parade-rainbow-3-1 = { -ruling-lil-tile }
ruling-lil-parade-rainbow-3-2 = { -ruling-lil-several }
ruling-lil-parade-one-color-6-1 = { -ruling-lil-tile }
ruling-lil-parade-one-color-6-2 = { -ruling-lil-several }
ruling-lil-parade-one-color-6-3 = { -ruling-lil-three }
ruling-lil-parade-one-color-5-1 = { -ruling-lil-tile }
ruling-lil-parade-one-color-5-2 = { -ruling-lil-several }
ruling-lil-parade-one-color-5-3 = { -ruling-lil-three }
ruling-lil-parade-one-color-4-1 = { -ruling-lil-tile }
ruling-lil-parade-one-color-4-2 = { -ruling-lil-several }
ruling-lil-parade-one-color-4-3 = { -ruling-lil-three }
ruling-lil-parade-one-color-3-1 = { -ruling-lil-tile }
ruling-lil-parade-one-color-3-2 = { -ruling-lil-several }
ruling-lil-parade-one-color-3-3 = { -ruling-lil-three }
