# Rulings on the components of Pearlbrook: what happens if …
#
# The keys are explained in rulings-base.ftl, and so are other sentences said of several components.


## Said of several components

-ruling-pearls-shown = Pearls are only looked at, never spent.
-ruling-adornment = Playing it is the action of a turn and costs 1 pearl. It lies beside your city, is no part of your hand and is not replaced by another one.
-ruling-no-card = It is neither a critter nor a construction: no card answers to it, and nothing discards it.
-ruling-unplayed = An Adornment that you have not played brings nothing at the end.
-ruling-citizen = You give all the cards or none, once in a visit. You may decline.
-ruling-location = You pay all of it or nothing, once in a visit. You may decline. The point token comes from your own supply, not from a card.
-ruling-discovery = The pearl of the first visit comes before and is yours in any case.
-ruling-river-draw = With too little room in hand you draw what fits; the pearl comes all the same.
-ruling-requirement = What the river space asks of your city holds for every visit, not only for the first. One Ambassador at a time.
-ruling-river-color = A { messenger } counts here as having the colour of the construction it shares a space with.
-ruling-river-visit = You get the pearl before you know the card. You may come even if you cannot use the card or do not want to.
-ruling-face-up = Once turned up, the card stays face up for the whole game, and no other pearl is laid on it.
-ruling-river-solo = Solo: while the Ambassador of { automaton-base } is here, yours cannot come.
-ruling-wonder = Each Wonder is built once, by one player, who keeps it beside the city. The worker comes home as always.
-ruling-wonder-cost = You pay everything when you place the worker, and no ability makes it cheaper. Nothing stands in for a pearl.
-ruling-not-an-event = No card builds a Wonder for you. It is not an event: neither for { king } nor { city-jubilee }, nor when a tie is broken.
-ruling-full-groups = Only full groups count; what is left over brings nothing.


## Critters

ruling-ferry-ferret-1 = { -ruling-pearls-shown }
ruling-ferry-ferret-2 = More than 2 pearls bring no more points; with fewer there are none.
ruling-ferry-ferret-3 = Copied by a { miner-mole }, it looks at the pearls of the player in whose city it stands.
ruling-ferry-ferret-4 = { -ruling-green }
ruling-messenger-1 = Without a construction that is free of a { messenger } in your city it cannot be played. Even a full city has room for it.
ruling-messenger-2 = The borrowed colour is for river spaces alone. For events, scoring, Adornments and everything else it is tan.
ruling-messenger-3 = You choose the construction when you play it, and it stays there as long as both do.
ruling-messenger-4 = If that construction leaves your city, the { messenger } moves at once to another one without a { messenger }, which you choose.
ruling-messenger-5 = If there is none, it takes a space of its own and is tan at the river, too, until it joins the next construction that comes into your city.
ruling-messenger-6 = If a { compass } or an { air-balloon } makes it act, it brings the card and the point, and stays where it is.
ruling-pirate-1 = It lies beside the city and may be played into a full one.
ruling-pirate-2 = Only base values count, no bonuses. The value of a { fool } is taken off.
ruling-pirate-3 = You may discard none; then nothing is drawn either.
ruling-pirate-4 = You discard first, so that there is room for what you draw. The cards drawn stay in your hand.
ruling-shipwright-1 = Adornments, Wonders and River Destinations do not count.
ruling-shipwright-2 = A { pirate } beside the city counts, and so does a { messenger }. A { pirate-ship } counts in the city where it is at the end.


## Constructions

ruling-bridge-1 = The new pearl counts at once: there is room for one card more when you draw.
ruling-bridge-2 = Several pearls gained together bring 2 cards each.
ruling-bridge-3 = When you spend a pearl, the limit falls, and you discard down to it at once, cards of your choice.
ruling-bridge-4 = Pearls that you had before raise the limit, too, but draw nothing.
ruling-ferry-1 = One Ambassador at a time, no matter whose. When an opponent’s comes, the owner gains 1 point.
ruling-ferry-2 = At least one River Destination must lie face up.
ruling-ferry-3 = Neither the Shoal nor a card face down can be used from here.
ruling-ferry-4 = What the river space asks of your city does not matter here, nor does an Ambassador who stands there.
ruling-ferry-5 = What the card costs must be paid. The pearl of the first visit is not to be had here.
ruling-ferry-6 = A { conductor } may copy it; it is then used with the worker on the { conductor }.
ruling-harbor-1 = { -ruling-pearls-shown } A pearl cannot be chosen as a resource.
ruling-harbor-2 = The 2 resources may be alike or different.
ruling-harbor-3 = Copied by a { miner-mole }, it looks at the pearls of the player in whose city it stands.
ruling-harbor-4 = { -ruling-green }
ruling-pirate-ship-1 = { -ruling-own-visit } It is not open.
ruling-pirate-ship-2 = If no opponent’s city has a free space, it takes no worker. Solo: the city of { automaton-base } always has one.
ruling-pirate-ship-3 = It must sail, even to an opponent without pearls; then there is nothing to gain.
ruling-pirate-ship-4 = From then on it belongs to the other city: it fills a space there, counts as red, common and a construction, and its new owner may sail it on.
ruling-pirate-ship-5 = The worker stays on it, and comes home when you next prepare for a season.
ruling-pirate-ship-6 = An occupied token on it travels along.
ruling-pirate-ship-7 = Neither a { conductor } nor the Cats or Foxes use or copy it.
ruling-pirate-ship-8 = A { messenger } that shares its space stays behind, and moves to another construction of the city that it leaves.


## Adornments

ruling-bell-1 = { -ruling-adornment }
ruling-bell-2 = { -ruling-no-card }
ruling-bell-3 = You draw no more than your hand has room for.
ruling-bell-4 = { -ruling-full-groups } { -ruling-unplayed }
ruling-compass-1 = { -ruling-adornment }
ruling-compass-2 = { -ruling-no-card }
ruling-compass-3 = Neither a { main-road } nor a Legend acts again.
ruling-compass-4 = A { messenger } brings its card and its point once more, and stays with its construction.
ruling-compass-5 = A tan card that could not do what it says cannot be chosen.
ruling-compass-6 = { -ruling-unplayed }
ruling-gilded-book-1 = { -ruling-adornment }
ruling-gilded-book-2 = { -ruling-no-card }
ruling-gilded-book-3 = The blue card stays where it is, and you pay nothing for it.
ruling-gilded-book-4 = Without a blue card you may play it and gain nothing now.
ruling-gilded-book-5 = { -ruling-unplayed }
ruling-hourglass-1 = { -ruling-adornment }
ruling-hourglass-2 = { -ruling-no-card }
ruling-hourglass-3 = No worker is needed, and the forest card may be taken already.
ruling-hourglass-4 = You must be able to do what the forest card says. If you choose none, you still gain the resource.
ruling-hourglass-5 = { -ruling-unplayed }
ruling-key-to-the-city-1 = { -ruling-adornment }
ruling-key-to-the-city-2 = { -ruling-no-card }
ruling-key-to-the-city-3 = You draw no more than your hand has room for.
ruling-key-to-the-city-4 = { -ruling-full-groups } { -ruling-unplayed }
ruling-masque-1 = { -ruling-adornment }
ruling-masque-2 = { -ruling-no-card }
ruling-masque-3 = The card is truly played, with space and uniqueness as always. No other card-playing ability goes with it.
ruling-masque-4 = At the end, tokens lying on your cards count together with those in your supply. { -ruling-full-groups }
ruling-masque-5 = Only point tokens count: no printed points, pearls, events or Journey.
ruling-masque-6 = { -ruling-unplayed }
ruling-mirror-1 = { -ruling-adornment }
ruling-mirror-2 = { -ruling-no-card }
ruling-mirror-3 = Only what happens when played is copied, not what is scored at the end.
ruling-mirror-4 = If no opponent has played an Adornment, you may play it all the same, and nothing happens now.
ruling-mirror-5 = { -ruling-unplayed }
ruling-scales-1 = { -ruling-adornment }
ruling-scales-2 = { -ruling-no-card }
ruling-scales-3 = Where hands are discarded on passing, with 5 or 6 players, these points are counted before.
ruling-scales-4 = Only your hand counts: no Adornments, no Legends, no reserved card.
ruling-scales-5 = { -ruling-unplayed }
ruling-seaglass-amulet-1 = { -ruling-adornment }
ruling-seaglass-amulet-2 = { -ruling-no-card }
ruling-seaglass-amulet-3 = The resources may be alike or different. You draw no more than your hand has room for.
ruling-seaglass-amulet-4 = { -ruling-unplayed }
ruling-spyglass-1 = { -ruling-adornment }
ruling-spyglass-2 = { -ruling-no-card }
ruling-spyglass-3 = A { bridge } answers to the pearl that you gain.
ruling-spyglass-4 = { -ruling-read-at-end } { -ruling-unplayed }
ruling-sundial-1 = { -ruling-adornment }
ruling-sundial-2 = { -ruling-no-card }
ruling-sundial-3 = You choose which cards, and in which order; none of them twice.
ruling-sundial-4 = { -ruling-full-groups } { -ruling-unplayed }
ruling-tiara-1 = { -ruling-adornment }
ruling-tiara-2 = { -ruling-no-card }
ruling-tiara-3 = The resources may be alike or different.
ruling-tiara-4 = { -ruling-unplayed }


## River Destinations

ruling-bosley-the-artist-1 = { -ruling-citizen }
ruling-bosley-the-artist-2 = { -ruling-discovery }
ruling-crustina-the-constable-1 = { -ruling-citizen }
ruling-crustina-the-constable-2 = { -ruling-discovery }
ruling-gus-the-gardener-1 = { -ruling-citizen }
ruling-gus-the-gardener-2 = { -ruling-discovery }
ruling-iluminor-the-inventor-1 = { -ruling-citizen }
ruling-iluminor-the-inventor-2 = { -ruling-discovery }
ruling-omicron-the-elder-1 = { -ruling-citizen }
ruling-omicron-the-elder-2 = { -ruling-discovery }
ruling-snout-the-explorer-1 = { -ruling-citizen }
ruling-snout-the-explorer-2 = { -ruling-discovery }
ruling-ballroom-1 = { -ruling-location }
ruling-ballroom-2 = { -ruling-river-draw }
ruling-ballroom-3 = { -ruling-discovery }
ruling-gardens-1 = { -ruling-location }
ruling-gardens-2 = { -ruling-river-draw }
ruling-gardens-3 = { -ruling-discovery }
ruling-great-hall-1 = { -ruling-location }
ruling-great-hall-2 = { -ruling-river-draw }
ruling-great-hall-3 = { -ruling-discovery }
ruling-observatory-1 = { -ruling-location }
ruling-observatory-2 = Both cards are taken before the Meadow is refilled. With too little room in hand you take what fits.
ruling-observatory-3 = { -ruling-discovery }
ruling-river-market-1 = { -ruling-location }
ruling-river-market-2 = { -ruling-river-draw }
ruling-river-market-3 = { -ruling-discovery }
ruling-watermill-1 = { -ruling-location }
ruling-watermill-2 = { -ruling-river-draw }
ruling-watermill-3 = { -ruling-discovery }


## Shoal and river spaces

ruling-shoal-1 = Any number of Ambassadors may be here, one of each player.
ruling-shoal-2 = It asks for no cards in your city, but you must be able to pay everything.
ruling-shoal-3 = A pearl is not a resource and does not pay for one.
ruling-shoal-4 = It is not a River Destination: a { ferry } does not reach it.
ruling-river-three-green-1 = { -ruling-requirement }
ruling-river-three-green-2 = { -ruling-river-color }
ruling-river-three-green-3 = { -ruling-river-visit }
ruling-river-three-green-4 = { -ruling-face-up }
ruling-river-three-green-5 = { -ruling-river-solo }
ruling-river-two-red-1 = { -ruling-requirement }
ruling-river-two-red-2 = { -ruling-river-color }
ruling-river-two-red-3 = { -ruling-river-visit }
ruling-river-two-red-4 = { -ruling-face-up }
ruling-river-two-red-5 = { -ruling-river-solo }
ruling-river-two-blue-1 = { -ruling-requirement }
ruling-river-two-blue-2 = { -ruling-river-color }
ruling-river-two-blue-3 = { -ruling-river-visit }
ruling-river-two-blue-4 = { -ruling-face-up }
ruling-river-two-blue-5 = { -ruling-river-solo }
ruling-river-two-tan-1 = { -ruling-requirement }
ruling-river-two-tan-2 = { -ruling-river-color } It is tan here only beside a tan one, or on a space of its own.
ruling-river-two-tan-3 = { -ruling-river-visit }
ruling-river-two-tan-4 = { -ruling-face-up }
ruling-river-two-tan-5 = { -ruling-river-solo }


## Forest cards

ruling-forest-two-pebbles-card-1 = { -ruling-forest }
ruling-forest-resin-pebble-or-four-cards-1 = { -ruling-forest }
ruling-forest-resin-pebble-or-four-cards-2 = { -ruling-draw }
ruling-forest-berry-pebble-card-1 = { -ruling-forest }
ruling-forest-refresh-meadow-draw-two-1 = { -ruling-forest }
ruling-forest-refresh-meadow-draw-two-2 = Both discards are chosen before the refill, and both cards are taken before the next one.
ruling-forest-refresh-meadow-draw-two-3 = With too little room in hand you take what fits, even nothing; the rest still happens.
ruling-forest-refresh-meadow-draw-two-4 = Solo: Meadow cards under a worker of { automaton-base } can be neither discarded nor taken.


## Wonders

ruling-hopewatch-gate-1 = { -ruling-wonder }
ruling-hopewatch-gate-2 = { -ruling-wonder-cost }
ruling-hopewatch-gate-3 = { -ruling-not-an-event }
ruling-mistrise-fountain-1 = { -ruling-wonder }
ruling-mistrise-fountain-2 = { -ruling-wonder-cost }
ruling-mistrise-fountain-3 = { -ruling-not-an-event }
ruling-sunblaze-bridge-1 = { -ruling-wonder }
ruling-sunblaze-bridge-2 = { -ruling-wonder-cost }
ruling-sunblaze-bridge-3 = { -ruling-not-an-event }
ruling-sunblaze-bridge-4 = It is not the card { bridge } and does nothing for your hand.
ruling-starfalls-flame-1 = { -ruling-wonder }
ruling-starfalls-flame-2 = { -ruling-wonder-cost }
ruling-starfalls-flame-3 = { -ruling-not-an-event }


## Special events

ruling-masquerade-invitations-1 = You may share the cards out among several opponents. They go to those who have room and have not passed; what nobody has room for is discarded.
ruling-masquerade-invitations-2 = A card that is discarded for want of room brings its point, too. Solo: all of them are discarded, and you gain the same.
ruling-river-race-1 = One card must go beneath, and only one. It has left your city: it brings no points and produces no more, and a token on it is lost.
ruling-river-race-2 = The 4 points are yours, whichever card you chose.
ruling-riverside-resort-1 = Only critters, and the Meadow is refilled after the last of them. { -ruling-when-achieved }
ruling-riverside-resort-2 = Cards of the Station are not cards of the Meadow. Solo: cards under a worker of { automaton-base } cannot be taken.
ruling-romantic-cruise-1 = Only the deck is searched, not the discard pile. It is shuffled afterwards.
ruling-romantic-cruise-2 = The { wife } is truly played: she joins a { husband } who is alone, your cards answer to her, and otherwise she needs a free space.
ruling-romantic-cruise-3 = If you search and there is none in the deck, you get nothing, not even the 5 points.
ruling-romantic-cruise-4 = The points come as tokens. Newer printings call the two cards Harvester and Gatherer.
ruling-sunken-treasure-discovered-1 = Space and uniqueness hold as always. Only the base value counts, without bonus.
ruling-sunken-treasure-discovered-2 = This is a card-playing ability and does not go together with another one.
ruling-x-marks-the-spot-1 = Of several Storehouses you choose one, which gets all the tokens.
ruling-x-marks-the-spot-2 = Tokens that still lie there at the end are yours. If the { storehouse } is discarded before, they are lost.
