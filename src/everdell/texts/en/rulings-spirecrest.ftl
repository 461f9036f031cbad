# Rulings on the components of Spirecrest: what happens if …
#
# The keys are explained in rulings-base.ftl.


ruling-freezing-rain-1 = Copying a forest location with another card is still allowed.
ruling-blizzard-1 = A basic location that is merely copied is not visited: it gives all it shows.
ruling-deep-snow-1 = There is no surcharge on a construction that is played for free.
ruling-wildfire-1 = There is no surcharge on a construction that is played for free.
ruling-heat-wave-1 = There is no surcharge on a critter that is played for free.
ruling-fog-1 = Drawing cards of the Meadow is still allowed.
ruling-fog-2 = A text that plays a card of the Meadow only cannot be used.
ruling-flood-1 = Shared basic locations stay open.
ruling-thunderstorm-1 = With an empty hand the worker is placed all the same.
ruling-thunderstorm-2 = A location, card or event that could not be paid for after the discard is closed to you.
ruling-windstorm-1 = The points of the journey are unchanged.
ruling-kibblerill-ferry-1 = Its cost is paid in point tokens of your supply.
ruling-cartographers-caravan-1 = The worker just placed counts, too.
ruling-map-seller-1 = The Meadow is refilled once all cards are taken.
ruling-moleia-mines-1 = You reveal at most as many cards as your hand has room for.
ruling-cloudrim-peak-1 = All five cards are needed.
ruling-grey-cloaks-hideout-1 = Neither a player power nor the ability of a big critter applies to that second use, so a big critter on the deck or the discard pile is not moved here.
ruling-grey-cloaks-hideout-2 = Events are no locations.
ruling-forager-1 = The hand limit holds.
ruling-prospector-1 = Either half alone may be done.
ruling-stormvale-1 = Its cards are no cards of the Meadow for texts that name the Meadow.
ruling-archeologist-1 = Cards under it are not in your hand and do not count against its limit.
ruling-trail-guide-1 = Cards under it are not in your hand and do not count against its limit.
ruling-bounty-hunter-1 = You choose what you discard.
ruling-bounty-hunter-2 = The deck is shuffled afterwards.
ruling-cloudsong-1 = You choose what you discard.
ruling-cloudsong-2 = The deck is shuffled afterwards.
ruling-cave-of-dancing-lights-1 = The hand limit holds.
ruling-bellsong-city-1 = A color that you have none of is the rarest: only the 3 points.
ruling-greensprout-city-1 = An odd green card takes nothing away.
ruling-greensprout-city-2 = The sum may fall below 0.
ruling-serpents-pass-1 = It must be walked before any other map.
ruling-the-distant-shore-1 = All other maps must be walked first.
ruling-stubblehoof-1 = It then stays deployed there for the new season.
ruling-stubblehoof-2 = On an event or where it stays for good it cannot be used again.
ruling-truffle-1 = Not on a { bank }, a { storehouse } or { rugwort-the-rowdy }.
ruling-corliander-1 = An event that asks for two named cards needs one of them. Resources are paid in full.
ruling-firebeak-1 = You are asked once the turn of the other player is over.
ruling-windlore-1 = Once a turn of another player, however many cards were drawn.
ruling-windlore-2 = You may draw past your hand limit, then discard down to it at once.
ruling-whisper-1 = Not on a closed destination of another city.
ruling-whisper-2 = Each spot of a forest location is exclusive; a location with room for one worker of each player is shared.

## Said of several components

-ruling-map-order = All maps before it must be walked first.
-ruling-trail-cards = All cards of the color count, whatever their kind.
-ruling-below-nothing = The sum may fall below 0.


ruling-meeks-crossing-1 = { -ruling-map-order }
ruling-lily-ponds-1 = { -ruling-map-order }
ruling-the-bog-1 = { -ruling-map-order }
ruling-fort-faraway-1 = { -ruling-map-order }
ruling-meerkat-canyon-1 = { -ruling-map-order }
ruling-yaras-patch-1 = { -ruling-map-order }
ruling-littledell-1 = { -ruling-map-order }
ruling-bubbling-springs-1 = { -ruling-map-order }
ruling-cuddlers-cove-1 = { -ruling-map-order }
ruling-stompy-knoll-1 = { -ruling-map-order }
ruling-longleg-forest-1 = { -ruling-map-order }
ruling-burrowdale-1 = { -ruling-map-order }
ruling-amber-caves-1 = { -ruling-map-order }
ruling-newberry-fields-1 = { -ruling-map-order }
ruling-dugworm-gully-1 = { -ruling-map-order }
ruling-twin-bridges-1 = { -ruling-map-order }
ruling-mirror-lake-1 = { -ruling-map-order }
ruling-badgers-teeth-1 = { -ruling-map-order }
ruling-shipwreck-shore-1 = { -ruling-map-order }
ruling-quokka-island-1 = { -ruling-map-order }
ruling-brightcoat-bloom-1 = { -ruling-map-order }
ruling-coldblooded-desert-1 = { -ruling-map-order }
ruling-mistfire-falls-1 = { -ruling-map-order }
ruling-everblossom-trail-1 = { -ruling-trail-cards }
ruling-greensprout-trail-1 = { -ruling-trail-cards }
ruling-mistrise-trail-1 = { -ruling-trail-cards }
ruling-starfall-trail-1 = { -ruling-trail-cards }
ruling-sunblaze-trail-1 = { -ruling-trail-cards }
ruling-everblossom-city-1 = { -ruling-below-nothing }
ruling-mistrise-city-1 = { -ruling-below-nothing }
ruling-starfall-city-1 = { -ruling-below-nothing }
ruling-sunblaze-city-1 = { -ruling-below-nothing }
ruling-drought-1 = Only locations of the board and of discoveries count, the Market included, not cards of a city.
ruling-tornado-1 = The cards are discarded once the card that was played is resolved, even if it was free.
ruling-downpour-1 = A special event costs 1 more beside all that it asks for.
ruling-bellsong-trail-1 = Without a map in your expedition it is worth nothing.
ruling-gatherwind-trail-1 = Basic and special events count together.
ruling-hopewatch-trail-1 = It counts beside the points of the journeys themselves.
ruling-ancient-orchard-1 = It has room for 1 worker.
ruling-ruins-of-spire-1 = Any mix will do, but no berries.
ruling-tezels-laboratory-1 = You may discard nothing, and you may play nothing.
ruling-mountaineer-1 = The first discovery of the peaks must be played, the second one may be.
ruling-star-weavers-1 = You may discard nothing and only draw.
ruling-honeypaw-1 = What a card of a city or a token of the Market gives counts, too, but not what a card gives that is played there.
ruling-king-rhun-1 = Base points are the printed ones: what the card adds at the end does not count.
ruling-on-the-discard-pile-1 = The other cards go back unseen by the others.
ruling-on-the-deck-1 = The hand limit holds for these cards.
