# Rulings on the components of Newleaf: what happens if …
#
# The keys are explained in rulings-base.ftl, and so are other sentences said of several components.


## Said of several components

-ruling-golden-guest = The construction may be of any box and must be free of tokens; one whose own golden banner suits this critter will do as well. A plain occupied token lets it in only on an { ever-tree }.
-ruling-golden-home = The critter may be of any box; one whose own golden banner suits this construction will do as well. It takes one golden token in the whole game, never a plain one.
-ruling-two-green = Never the same card twice, but two copies of one name are two cards. The first is done before you choose the second. A Legend cannot be activated.
-ruling-filled-spaces = Spaces count, not cards: what takes up no space is left out, and cards that share a space count once.
-ruling-gift = The card goes to an opponent with room in hand who has not passed. If there is none, and in the solo game, you may discard it and gain the same.
-ruling-three-spared = You choose which 3 resources are spared; what is not needed is lost.
-ruling-playing-ability = It is a card-playing ability itself: not with { crane }, { dungeon }, { innkeeper }, { inventor }, { judge } or an occupied token, be it golden or plain.
-ruling-goal-cards = Only the end of the game matters. Cards that share a space or take up none count, prisoners do not.
-ruling-goal-rarity = Only the end of the game matters. A Legend is neither common nor unique, and prisoners do not count.
-ruling-goal-left = Only your own supply counts, not what lies on cards or events. The same resources may serve other Visitors and bonuses.
-ruling-goal-basic = { -ruling-no-basic-events } Its goal is then out of reach.
-ruling-no-basic-events = With Pearlbrook there are no basic events.
-ruling-no-wonders = Wonders are not events.
-ruling-wagon = It is unloaded after the Station card beside it has been played, or at the Station or the Knoll, and another comes from the bag. Used ones go back only into an empty bag.
-ruling-one-each = All players may be here together, each with one worker at a time.
-ruling-no-location = It is neither a basic location nor a forest card: { lookout }, { clock-tower } and { cats } do not reach it.
-ruling-all-of-color = All cards of the colour count, not only those that the event asks for. None is a number too, and points come only for cards discarded.


## Critters

ruling-baker-1 = Only berries in your own supply count, not those on a { freight-car }, a { storehouse } or an event.
ruling-baker-2 = Nothing is spent: the same berries may serve Visitors, and count when a tie is broken.
ruling-baker-3 = { -ruling-golden-guest }
ruling-chipsmith-1 = { -ruling-two-green }
ruling-chipsmith-2 = With a single green card only that one acts. The worker may come even if nothing can be activated.
ruling-chipsmith-3 = { -ruling-own-visit }
ruling-chipsmith-4 = { -ruling-golden-guest }
ruling-conductor-1 = Never a { cemetery }, { chapel }, { monastery }, Pirate Ship or Legend, neither in another city nor in yours.
ruling-conductor-2 = By way of an opponent’s { conductor } you may copy a red card of your own city instead.
ruling-conductor-3 = The copied card is used as your own: its owner gains no point, even if it is open. It may be taken already, and the copy does not take it up.
ruling-conductor-4 = What the copied card orders must be possible for you. The worker may come even if there is nothing to copy.
ruling-conductor-5 = { -ruling-own-visit } Solo: the red cards of { automaton-base } may be copied.
ruling-conductor-6 = { -ruling-golden-guest }
ruling-diplomat-1 = { -ruling-gift }
ruling-diplomat-2 = It answers once to every other critter you play, also to a { fool } sent away, and never to itself.
ruling-diplomat-3 = { -ruling-golden-guest }
ruling-gardener-1 = { -ruling-two-green }
ruling-gardener-2 = One card or none will do: it may be played without any green card in your city.
ruling-gardener-3 = { -ruling-golden-guest }
ruling-inventor-1 = { -ruling-three-spared } It helps with critters and constructions alike.
ruling-inventor-2 = It leaves before the new card comes, so its space is free even in a full city.
ruling-inventor-3 = It does not go together with another card-playing ability: { crane }, { dungeon }, { innkeeper }, { judge }, { inn }, { hotel }, { locomotive }, { queen }, the forest card that plays a card, the price of a reservation, or an occupied token.
ruling-inventor-4 = A power is no such ability and may be used as well.
ruling-inventor-5 = { -ruling-golden-guest }
ruling-lamplighter-1 = The two cards may come from two different places. Meadow and Station are refilled after both are taken.
ruling-lamplighter-2 = With room for one card you take one, with a full hand none.
ruling-lamplighter-3 = A Station card taken into hand does not unload its wagon. Without the Station, deck and Meadow remain.
ruling-lamplighter-4 = { -ruling-green }
ruling-lamplighter-5 = { -ruling-golden-guest }
ruling-magician-1 = It never discards itself, a { main-road } or a Legend.
ruling-magician-2 = The price of the discarded card is not refunded, and everything on it is lost; a golden token never comes back.
ruling-magician-3 = { -ruling-green } You may always decline.
ruling-magician-4 = { -ruling-golden-guest }
ruling-mayor-1 = { -ruling-filled-spaces }
ruling-mayor-2 = It stands in your city when it first acts, so its own space counts.
ruling-mayor-3 = Copied by a { miner-mole }, it counts the spaces of the city it stands in.
ruling-mayor-4 = { -ruling-green }
ruling-mayor-5 = { -ruling-golden-guest }
ruling-miller-1 = One pebble each time it acts, no more. You may decline.
ruling-miller-2 = { -ruling-green }
ruling-miller-3 = { -ruling-golden-guest }
ruling-photographer-1 = Only the bonus is copied, not the printed points of that card; its own 2 points come on top.
ruling-photographer-2 = Neither a Legend nor another { photographer } can be copied. The best of the others is taken by itself.
ruling-photographer-3 = A copied { wife } brings nothing: no { husband } shares a space with the { photographer }.
ruling-photographer-4 = { -ruling-golden-guest }
ruling-poet-1 = Played from the Meadow, its own place is refilled before you name the colour. The Meadow is refilled again after the cards are taken.
ruling-poet-2 = If they do not all fit into your hand, you choose which ones to take; the rest stay. Only cards taken bring points.
ruling-poet-3 = Station cards are not Meadow cards and stay where they are. Solo: cards under a worker of { automaton-base } cannot be taken either.
ruling-poet-4 = { -ruling-golden-guest }


## Constructions

ruling-air-balloon-1 = Never a { fool }, { main-road }, { ruins } or Legend.
ruling-air-balloon-2 = By way of an opponent’s { air-balloon } you may copy a tan card of your own city instead.
ruling-air-balloon-3 = The copied text reads your city, your hand and your supply.
ruling-air-balloon-4 = It may be played with nothing to copy, and into a full city.
ruling-air-balloon-5 = { -ruling-golden-home }
ruling-bank-1 = Its tokens are yours and count 1 point each at the end of the game.
ruling-bank-2 = If it leaves your city, its tokens are lost and the limit falls: you discard down to it at once, cards of your choice.
ruling-bank-3 = Neither a { miner-mole } nor the { snails } of an opponent make it act.
ruling-bank-4 = { -ruling-green }
ruling-bank-5 = { -ruling-golden-home }
ruling-city-hall-1 = { -ruling-gift }
ruling-city-hall-2 = It answers once to every other construction played into your city, and never to itself.
ruling-city-hall-3 = { -ruling-golden-home }
ruling-ever-wall-1 = { -ruling-filled-spaces }
ruling-ever-wall-2 = Only full groups count: 14 filled spaces bring 4 points.
ruling-ever-wall-3 = It may be played into a full city.
ruling-ever-wall-4 = { -ruling-golden-home }
ruling-freight-car-1 = It is loaded once, when it is played, and never again, even if another card makes it act.
ruling-freight-car-2 = The resources you take may be alike or different. If fewer are left, you take those; an empty one gives nothing.
ruling-freight-car-3 = What lies on it is not in your supply: it cannot be spent, and neither { architect } nor { baker } nor any Visitor counts it.
ruling-freight-car-4 = If a { miner-mole } or the { snails } copy it, its own stock is what they take from.
ruling-freight-car-5 = { -ruling-green }
ruling-freight-car-6 = { -ruling-golden-home }
ruling-greenhouse-1 = Sharing is your choice and works both ways: a { greenhouse } joins a { farm }, or a { farm } joins a { greenhouse }. One of each to a space.
ruling-greenhouse-2 = You decide when the second of them is played. A pair can be neither made nor parted later.
ruling-greenhouse-3 = A pair fills one space, so even a full city takes the second card.
ruling-greenhouse-4 = A { farm } on a space of its own does not bring the resource.
ruling-greenhouse-5 = { -ruling-green }
ruling-greenhouse-6 = { -ruling-golden-home }
ruling-hotel-1 = From your hand only, not from the Meadow, the Station or a reservation. A Legend may be played, too, and so may a card of the Archives.
ruling-hotel-2 = { -ruling-three-spared }
ruling-hotel-3 = { -ruling-playing-ability }
ruling-hotel-4 = You may come without playing a card. The owner gains 2 points when somebody else visits, even so and even after having passed, but none for an own visit.
ruling-hotel-5 = { -ruling-any-visit }
ruling-hotel-6 = { -ruling-golden-home }
ruling-library-1 = It is purple itself, so it brings at least 1 point.
ruling-library-2 = { -ruling-golden-home }
ruling-locomotive-1 = { -ruling-three-spared }
ruling-locomotive-2 = The wagon beside the card is unloaded as usual, once everything that the card sets off is done.
ruling-locomotive-3 = { -ruling-playing-ability }
ruling-locomotive-4 = You may come without playing a card. { -ruling-own-visit }
ruling-locomotive-5 = Without the Station it is not in the deck.
ruling-locomotive-6 = { -ruling-golden-home }
ruling-main-road-1 = It may be played into a full city, but there is only one to a city.
ruling-main-road-2 = It counts as a card, a construction and tan, but not as a filled space.
ruling-main-road-3 = Nothing discards or replaces it, neither { ruins } nor { university } nor { magician }; nothing copies it or makes it act again.
ruling-main-road-4 = { -ruling-golden-home }
ruling-museum-1 = It answers to every other card you play, also to a { fool } sent away, and never to itself.
ruling-museum-2 = You may decline. With room for one card you draw one.
ruling-museum-3 = A { historian } answers besides, in the order you choose.
ruling-museum-4 = { -ruling-golden-home }
ruling-tea-house-1 = { -ruling-gift }
ruling-tea-house-2 = With an empty hand there is nothing to give, and nothing is gained.
ruling-tea-house-3 = { -ruling-green }
ruling-tea-house-4 = { -ruling-golden-home }


## Visitors

ruling-bim-little-1 = { -ruling-goal-cards }
ruling-bosley-tedwardson-1 = { -ruling-goal-cards } More of one colour does not make up for too few of another.
ruling-butterbell-sweetpaw-1 = { -ruling-goal-cards }
ruling-diggs-deepwell-1 = { -ruling-goal-left }
ruling-dillweed-quicksniff-1 = { -ruling-goal-cards } As many of both is not enough.
ruling-dim-dustlight-1 = { -ruling-goal-rarity }
ruling-dip-dibble-1 = { -ruling-goal-cards }
ruling-dune-tarrington-1 = { -ruling-goal-cards }
ruling-dwell-northwatch-1 = { -ruling-goal-cards }
ruling-edvard-triptail-1 = { -ruling-goal-cards }
ruling-frin-stickly-1 = { -ruling-goal-left }
ruling-glindil-frink-1 = { -ruling-goal-cards }
ruling-iggy-silverscale-1 = { -ruling-goal-cards }
ruling-mossy-steptoe-1 = { -ruling-goal-cards }
ruling-orin-nimblepaw-1 = Any places of the Journey will do, also one and the same. The workers must stand there when the game ends.
ruling-oscar-longtale-1 = { -ruling-goal-cards } As many of both is not enough.
ruling-phill-gurgle-1 = { -ruling-goal-cards } No green card at all is fine.
ruling-piff-quillglow-1 = { -ruling-goal-left }
ruling-plum-shortclaw-1 = { -ruling-goal-cards }
ruling-quinn-cleanwhisker-1 = { -ruling-goal-cards }
ruling-reemy-sniggle-1 = { -ruling-goal-basic }
ruling-rivil-ablacus-1 = { -ruling-goal-cards }
ruling-ruby-dew-1 = { -ruling-no-wonders }
ruling-saris-clearwhistle-1 = { -ruling-goal-rarity }
ruling-sir-trivle-q-s-marqwill-iii-1 = { -ruling-goal-left }
ruling-skid-shinysnout-1 = What counts is what your tokens are worth, those on your cards and events included.
ruling-snout-puddlehop-1 = { -ruling-goal-basic }
ruling-snout-puddlehop-2 = { -ruling-no-wonders }
ruling-triss-peske-1 = { -ruling-goal-cards }
ruling-wildell-family-1 = { -ruling-goal-rarity }
ruling-willow-greengrin-1 = { -ruling-goal-cards }
ruling-wimble-wuffle-1 = { -ruling-goal-left }
ruling-yara-and-brun-mayberry-1 = { -ruling-goal-rarity }


## Wagons

ruling-train-berry-1 = { -ruling-wagon }
ruling-train-resin-1 = { -ruling-wagon }
ruling-train-pebble-1 = { -ruling-wagon }
ruling-train-any-1 = { -ruling-wagon }
ruling-train-two-twigs-1 = { -ruling-wagon }
ruling-train-point-1 = { -ruling-wagon }


## Powers

ruling-bats-1 = You take the card when all that the played one sets off is done, its wagon included; then the Meadow is refilled. You may decline.
ruling-bats-2 = Your Archives are outside your hand and its limit. Their cards cannot be discarded, and only you may look at them, at any time.
ruling-bats-3 = Playing a card of your Archives is your action of a turn, never in the turn in which you put it there.
ruling-bats-4 = { inn }, { hotel }, { locomotive } and the like may play a card of your Archives. It unloads no wagon.
ruling-cats-1 = You use a red card of another city as if it were yours. Its owner gains points only if it is open.
ruling-cats-2 = A closed card is within reach only while an opponent’s worker stands on it.
ruling-cats-3 = Never an opponent’s { chapel }, { storehouse }, Pirate Ship or Legend.
ruling-cats-4 = If the other worker leaves first, yours holds the place and blocks it as usual. Where workers stay for good, so does yours.
ruling-cats-5 = Where one of your own workers stands, it blocks the place for you as usual.
ruling-cats-6 = Solo: you may go where a worker of { automaton-base } blocks a place.
ruling-honey-bees-1 = Once for each card you play, when all that it sets off is done.
ruling-honey-bees-2 = What counts is your own autumn, whatever season the others are in. A Legend cannot be activated.
ruling-snails-1 = What the green card depends on is looked up in its own city. What it costs and gains is yours.
ruling-snails-2 = If that player’s hand is full, the card given is discarded, and you activate all the same.
ruling-snails-3 = Once for each green card that is played, not when it produces later. The stack is never refilled: 7 times in all.
ruling-snails-4 = Never a { bank }, a { storehouse }, { rugwort-the-rowdy } or a Legend, nor by way of a { chip-sweep }.
ruling-snails-5 = Solo: the green cards of { automaton-base } count, too; the card given is discarded.


## Station and Knoll

ruling-station-1 = { -ruling-one-each }
ruling-station-2 = The Visitor you discard goes face down and uncovers the next of its pile, which you may take.
ruling-station-3 = When a pile runs out, the discarded Visitors are shuffled and split in two: one half lies on the empty place, the other goes beneath the other pile. An odd one comes to the empty place.
ruling-station-4 = If none have been discarded, the place stays empty and you make do with the other pile.
ruling-station-5 = Gaining from a wagon is a duty here; you choose which of the three. Used wagons go back only into an empty bag.
ruling-station-6 = { -ruling-no-location }
ruling-station-7 = You may hold any number of Visitors. They lie beside your city, and one whose goal is missed costs nothing. Solo: { automaton-base } scores his whatever they ask.
ruling-knoll-1 = { -ruling-one-each }
ruling-knoll-2 = All 3 discards are chosen before the refill, and all cards you take before the next one.
ruling-knoll-3 = With too little room in hand you take what fits, even nothing; the rest still happens.
ruling-knoll-4 = Gaining from a wagon is your choice here, whichever of the three it is. Cards taken from the Station unload none.
ruling-knoll-5 = { -ruling-no-location }
ruling-knoll-6 = Solo: Meadow cards under a worker of { automaton-base } can be neither discarded nor taken.


## Forest cards

ruling-forest-four-twigs-1 = { -ruling-forest }
ruling-forest-two-twigs-resin-1 = { -ruling-forest }
ruling-forest-copy-forest-1 = { -ruling-forest }
ruling-forest-copy-forest-2 = Only forest cards in play, never itself. The other card may be taken and stays as it is, but you must be able to do what it says.


## Basic events

ruling-big-city-1 = { -ruling-colors }
ruling-big-city-2 = { -ruling-no-basic-events }
ruling-scenic-flight-1 = { -ruling-colors }
ruling-scenic-flight-2 = { -ruling-no-basic-events }


## Special events

ruling-city-jubilee-1 = { -ruling-colors }
ruling-city-jubilee-2 = Only events achieved so far bring points; later ones add nothing. { -ruling-no-wonders }
ruling-ever-wall-tower-constructed-1 = { -ruling-colors }
ruling-glow-light-festival-1 = { -ruling-colors }
ruling-glow-light-festival-2 = { -ruling-all-of-color }
ruling-hot-air-balloon-race-1 = { -ruling-colors }
ruling-hot-air-balloon-race-2 = { -ruling-all-of-color }
ruling-juniper-jig-dance-contest-1 = { -ruling-colors }
ruling-magic-show-1 = { -ruling-colors }
ruling-magic-show-2 = { -ruling-all-of-color }
ruling-royal-tea-1 = { -ruling-colors }
ruling-royal-tea-2 = { -ruling-all-of-color }
ruling-stock-market-boom-1 = { -ruling-colors }
ruling-stock-market-boom-2 = { -ruling-all-of-color }
ruling-sunflower-parade-1 = Basic and special events count alike, this one does not. { -ruling-no-wonders }
