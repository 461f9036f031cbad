# Rulings on the components of the base box: what happens if …
#
# ruling-COMPONENT-N, with hyphens for underscores, counted from 1. Each is a sentence or two that
# can be read alone; what holds for everything is in the rules reference.


## Said of several components

-ruling-own-visit = Only its owner may place a worker here, one at a time.
-ruling-any-visit = One worker at a time, no matter whose. Each copy is a place of its own.
-ruling-for-good = The worker never comes back: not with a season, nor through a { ranger } or { a-well-run-city }.
-ruling-permanent-loss = If { ruins } take its place, its workers are lost; if it is discarded at the { university }, they move there for good.
-ruling-green = It acts when played and when you prepare for spring and autumn, not for summer.
-ruling-draw = Draws stop at the hand limit, and a full hand does not keep you away.
-ruling-forest = 1 place with up to 3 players, 2 with 4 or more, and never two workers of one player.
-ruling-exclusive = It takes one worker in all.
-ruling-shared = It takes any number of workers, several of one player included.
-ruling-journey-own = It is your own autumn that counts, whatever season the others are in. You may hold several places of the Journey.
-ruling-journey-recall = The worker is not here for good: if a { ranger } or { a-well-run-city } fetches it, its points are lost and the place is free again.
-ruling-colors = What matters is the cards standing in your city when you place the worker, those sharing a space or filling none included. Prisoners do not count.
-ruling-when-achieved = They can be put there only when the event is achieved, or not at all. They do not come back.
-ruling-read-at-end = It is counted at the end of the game, so what is added later counts as well.


## Critters

ruling-architect-1 = Only resin and pebbles in your own supply count, not those lying on a { storehouse } or an event.
ruling-architect-2 = Nothing is spent: the same leftovers also count when a tie is broken.
ruling-bard-1 = Any number from none to 5, and the { bard } itself is not in your hand any more.
ruling-bard-2 = You discard before other cards answer to it, so a { historian } draws into the emptied hand.
ruling-barge-toad-1 = Without a { farm } it may be played, and brings nothing.
ruling-barge-toad-2 = Copied by a { miner-mole }, it counts the Farms of the city that it stands in itself.
ruling-chip-sweep-1 = It activates neither itself nor any other { chip-sweep }.
ruling-chip-sweep-2 = In production it acts besides the card it activates: that card acts twice in all, in the order you choose.
ruling-chip-sweep-3 = On a { storehouse } it adds another stock. Several may feed the same one.
ruling-chip-sweep-4 = On a { miner-mole } it lets you copy an opponent’s green card as usual.
ruling-chip-sweep-5 = It must activate a card if there is one; with nothing but copies of itself around, nothing happens.
ruling-doctor-1 = You may pay none at all. The berries go to the supply.
ruling-doctor-2 = When it is played, the berry of a { shopkeeper } comes too late; in production, the berry of a { farm } comes in time.
ruling-fool-1 = You pay for it or occupy your own { fairgrounds } or { ever-tree }; those of the other city do not help.
ruling-fool-2 = The other city needs a free space and may not hold a { fool } yet. If there is no such city, it cannot be played.
ruling-fool-3 = Neither a full city nor a { fool } of your own keeps you from playing it. A player who has passed may be sent one.
ruling-fool-4 = There it is a critter like any other: it fills a space, counts as tan and unique, and its new owner may imprison or discard it.
ruling-fool-5 = Your { historian } answers to it; your { shopkeeper } does not, nor does any card of the other city.
ruling-fool-6 = { queen }, { cemetery } and { postal-pigeon } may play it: a value of -2 is 3 or less.
ruling-fool-7 = Solo: yours is discarded and removes one card from { automaton-base }’s city, if there is one. It is still a card you played.
ruling-fool-8 = Solo: he plays his into your city. If that is full or has a { fool }, it stays in his and counts as a card.
ruling-historian-1 = You must draw, but with a full hand nothing is drawn.
ruling-historian-2 = It answers to every card you play, also to a { fool } sent away and to cards played by { queen }, { cemetery }, { inn } or { postal-pigeon }.
ruling-historian-3 = It draws after the card’s own effect. It answers neither to itself nor, if a { postal-pigeon } brought it, to that Pigeon.
ruling-husband-1 = He brings a resource only while he shares his space with a { wife } and you have a { farm }. One Farm is enough for several couples.
ruling-husband-2 = A { wife } who comes later does not make him act at once; he does so in the next production.
ruling-husband-3 = A full city takes him in if a { wife } stands there alone.
ruling-husband-4 = A couple fills one space, yet counts as two cards, two critters and two colours.
ruling-husband-5 = If his { wife } leaves, he keeps the space and brings nothing until another comes. Of several Husbands, one without a Wife leaves first.
ruling-husband-6 = Copied by a { miner-mole }, { wife } and { farm } are looked for in his own city; the player who copies him chooses and gains the resource.
ruling-innkeeper-1 = It lowers berries only, for critters only. What is not needed of the 3 is lost.
ruling-innkeeper-2 = It leaves before the new critter comes, so its space is free even in a full city, and another { innkeeper } may take it.
ruling-innkeeper-3 = It does not go together with { judge }, { dungeon }, { inn }, the forest card that plays a card, or an occupied token. It may be the prisoner that a { dungeon } asks for.
ruling-innkeeper-4 = If it pays for a { shepherd } in full, no opponent gets anything.
ruling-judge-1 = Exactly one resource for each card, and as many are paid as before. The { judge } stays and helps again.
ruling-judge-2 = It helps with the price of cards only, never with events, { doctor } or { monastery }.
ruling-judge-3 = It is a card-playing ability: not with { crane }, { dungeon }, { innkeeper }, { inn } or an occupied token.
ruling-judge-4 = If a { shepherd } is paid this way, the opponent receives what was really paid.
ruling-king-1 = All your events count, also those achieved before he came. The points come on top of those of the events.
ruling-miner-mole-1 = What the copied card asks for is looked up in its own city: a { general-store } needs a { farm } there, not at yours. What it costs and gains is yours.
ruling-miner-mole-2 = A { storehouse } of another city is never copied, and an opponent’s { chip-sweep } need not be: all it reaches can be copied directly.
ruling-miner-mole-3 = By way of an opponent’s { miner-mole } you may activate a green card of your own city, your { storehouse } included; the stock goes there.
ruling-miner-mole-4 = Cards of players who have passed may be copied. You may always decline.
ruling-miner-mole-5 = Solo: all green cards of { automaton-base } may be copied except a { storehouse }.
ruling-monk-1 = All berries go to one opponent who has not passed. If all have, and in the solo game, they are lost and you gain the points.
ruling-monk-2 = The second place of your { monastery } is open only while it stands in your city. A { monk } elsewhere opens nothing.
ruling-peddler-1 = You trade with the supply, never with players. The resources you pay may differ, and so may those you gain.
ruling-peddler-2 = One, two or none. What lies on a { storehouse } cannot be traded, and a { shopkeeper }’s berry comes too late.
ruling-postal-pigeon-1 = The base value counts, without bonus; 0 and less will do.
ruling-postal-pigeon-2 = The card needs a space besides the Pigeon’s and must not be a second unique one. If none can be played, both are discarded.
ruling-postal-pigeon-3 = The second card is truly played: it acts, and { historian }, { shopkeeper } and { courthouse } answer to both. They answer to the Pigeon last.
ruling-postal-pigeon-4 = The cards come from the deck, are seen by all, and do not pass through your hand. Playing one is never a duty.
ruling-postal-pigeon-5 = Solo: if a second card is played, { automaton-base } plays two.
ruling-queen-1 = The base value counts, without bonus; 0 and less will do. Space and uniqueness hold as always.
ruling-queen-2 = She may be visited without playing anything. { -ruling-own-visit }
ruling-queen-3 = No ability is added and no token put. Nothing is paid, so a { shepherd } pays no one.
ruling-queen-4 = A card of the Meadow is replaced before its effect. { ruins } may be played into a full city.
ruling-ranger-1 = The worker must go to another place where it may be placed: free, requirements met, season right. It acts there as if newly placed.
ruling-ranger-2 = If such a move exists, it must be made. Without a worker to move, the { ranger } is played and nothing happens.
ruling-ranger-3 = Any deployed worker of yours, also from an event, which you keep, or from the Journey, whose points are lost. Not one that stays for good.
ruling-ranger-4 = What was gained at the old place is kept, and that place is free again.
ruling-ranger-5 = It may go into the first cell of the { dungeon }, never into the second, which it opens only while it is in the city. While it is being played it opens nothing yet.
ruling-shepherd-1 = The price goes to an opponent who has not passed; if all have, and in the solo game, to the supply.
ruling-shepherd-2 = Played for free, it pays no one. Of a lowered price, the opponent gets what is left to pay.
ruling-shepherd-3 = The price is paid before the 3 berries come.
ruling-shepherd-4 = The tokens stay on your { chapel }. Without one you gain the berries only.
ruling-shepherd-5 = Discarded at the { university }, it gives back 3 berries from the supply.
ruling-shopkeeper-1 = Every critter played into your city counts, free ones too; not the { shopkeeper } itself, nor a { fool } sent away.
ruling-shopkeeper-2 = The berry comes after the critter’s own effect, so it helps neither to pay for it nor to feed it.
ruling-teacher-1 = You see both cards before you choose. No one else does; the receiver sees the one given.
ruling-teacher-2 = It goes to an opponent with room in hand who has not passed. If there is none, and in the solo game, it is discarded.
ruling-teacher-3 = With room for one card you draw one and keep it. With a full hand nothing is drawn.
ruling-undertaker-1 = All 3 discards must be made, and then a card be taken: any of the 8, not only a new one. With a full hand none is taken.
ruling-undertaker-2 = Played from the Meadow, its own place is refilled first.
ruling-undertaker-3 = The second place of your { cemetery } is open only while it stands in your city.
ruling-undertaker-4 = Solo: cards under a worker of { automaton-base } can be neither discarded nor taken.
ruling-wanderer-1 = It comes into a full city, and yet counts as a card, as tan, and as a common critter.
ruling-wanderer-2 = As a prisoner or discarded, it frees no space.
ruling-wife-1 = She needs a { husband } of her own who shares her space, but no { farm }.
ruling-wife-2 = A full city takes her in if a { husband } stands there alone.
ruling-wife-3 = If her { husband } leaves, she keeps the space and loses the 3 points until another comes. Of several Wives, one without a Husband leaves first.
ruling-woodcarver-1 = You may pay none at all. Twigs on a { storehouse } cannot be paid.
ruling-woodcarver-2 = In production, the twigs of a { twig-barge } come in time for it.


## Constructions

ruling-castle-1 = Common constructions of your own city count, { ruins } and { storehouse } among them. Critters and unique constructions do not.
ruling-cemetery-1 = You choose the pile before anything is revealed; all cards come from its top. The deck is renewed if it runs out, and a discard pile of fewer than 4 is revealed whole.
ruling-cemetery-2 = Any value will do; space and uniqueness hold. If one of the cards can be played, one must be; if none can, all are discarded and the worker stays.
ruling-cemetery-3 = { -ruling-for-good }
ruling-cemetery-4 = Only its owner may come; the second place needs an { undertaker } in the same city, and there is no third.
ruling-cemetery-5 = { -ruling-permanent-loss }
ruling-chapel-1 = The token comes first, so the first visit draws 2 cards and the second one 4. With a full hand the token is placed all the same.
ruling-chapel-2 = Its tokens stay and count 1 point each at the end of the game. They are lost if the { chapel } leaves your city.
ruling-chapel-3 = { -ruling-own-visit }
ruling-clock-tower-1 = It may be used once each time you prepare, before the workers come home and before production.
ruling-clock-tower-2 = Basic locations and forest cards only, where you have a worker yourself: not Haven, Journey, events or cities.
ruling-clock-tower-3 = No worker is moved, and nothing is taken up by it.
ruling-clock-tower-4 = Tokens left on it count 1 point each at the end of the game. They are lost if it leaves your city.
ruling-courthouse-1 = Never a berry, and never for itself.
ruling-courthouse-2 = Free constructions count too, as do those played by { inn }, { queen } or { postal-pigeon }.
ruling-courthouse-3 = The resource comes after the construction’s own effect. If { ruins } replace the { courthouse }, it does not answer to them.
ruling-crane-1 = For constructions only. You choose which 3 resources are spared; what is not needed is lost.
ruling-crane-2 = It leaves before the new card comes, so its space is free even in a full city, and another { crane } may take it.
ruling-crane-3 = It does not go together with { judge }, { dungeon }, { inn } or the forest card that plays a card.
ruling-crane-4 = If it pays for { ruins }, it has left already and cannot be the construction that they replace.
ruling-dungeon-1 = One prisoner for each card played, and not together with another card-playing ability or an occupied token.
ruling-dungeon-2 = A prisoner is out of the city: no points, no colour, no effect, no space. It does not answer to the card it pays for.
ruling-dungeon-3 = Its space is free for the new card, and a unique critter may even make way for its like. A { wanderer } and one of a couple free no space, though a new partner may join the one left behind.
ruling-dungeon-4 = 2 prisoners at most. The second cell is open while a { ranger } is in your city, and never for the Ranger itself.
ruling-dungeon-5 = A { fool } in your city may be locked up. The card being played may not.
ruling-dungeon-6 = If the { dungeon } leaves your city, its prisoners are discarded.
ruling-ever-tree-1 = One occupied token in the whole game like any construction, but for any critter.
ruling-ever-tree-2 = If the critter’s own construction is there as well, you choose which of the two is occupied.
ruling-ever-tree-3 = It counts all purple cards of your city, itself included, so it is worth at least 6 points.
ruling-fairgrounds-1 = { -ruling-green } Draws stop at the hand limit.
ruling-fairgrounds-2 = Occupied, it lets your { fool } into another city for free.
ruling-farm-1 = One occupied token: a { farm } lets in either a { husband } or a { wife }.
ruling-farm-2 = { -ruling-green }
ruling-general-store-1 = 2 berries in all, however many Farms you have.
ruling-general-store-2 = Copied by a { miner-mole }, the { farm } is looked for in the city that the store stands in.
ruling-inn-1 = You must play a card, so you may come only if some card of the Meadow is within reach. Cards in your hand are not.
ruling-inn-2 = You choose which 3 resources are spared; what is not needed is lost.
ruling-inn-3 = It is a card-playing ability itself: not with { crane }, { dungeon }, { innkeeper }, { judge } or an occupied token.
ruling-inn-4 = Visitors play into their own city. The owner gains 1 point, even after having passed, but none for visiting it themselves.
ruling-inn-5 = { -ruling-any-visit }
ruling-inn-6 = { ruins } played here may replace the { inn } itself; its visitor then stands on the Ruins.
ruling-inn-7 = Solo: you may visit an { inn } of { automaton-base }; the point is his. Blocked cards of the Meadow stay out of reach.
ruling-lookout-1 = The 8 basic locations and the forest cards in play, taken or not, by yourself as well. Not Haven, Journey, events or cards of a city.
ruling-lookout-2 = The worker stays on the { lookout }; the copied place stays free.
ruling-lookout-3 = { -ruling-own-visit }
ruling-mine-1 = { -ruling-green }
ruling-monastery-1 = You need 2 resources, alike or different, and both go to one opponent who has not passed.
ruling-monastery-2 = If all others have passed, and in the solo game, the gift is lost and you still gain 4 points.
ruling-monastery-3 = { -ruling-for-good }
ruling-monastery-4 = Only its owner may come; the second place needs a { monk } in the same city.
ruling-monastery-5 = { -ruling-permanent-loss }
ruling-palace-1 = Unique constructions of your own city count, the { palace } itself included. Critters and common constructions do not.
ruling-post-office-1 = You need 2 cards in hand to come; no opponent needs room for them.
ruling-post-office-2 = Both go to one opponent: to one with room for both, else to the one with the most room. You choose what fits; the rest is discarded.
ruling-post-office-3 = Then discard any number, none included, and draw up to your hand limit. If the deck runs out, cards just discarded may come back.
ruling-post-office-4 = When another player visits, the owner gains 1 point, and may be the one who gets the cards, unless that owner has passed.
ruling-post-office-5 = { -ruling-any-visit }
ruling-post-office-6 = Solo: you may visit one of { automaton-base }; the point is his, and the 2 cards are discarded.
ruling-resin-refinery-1 = { -ruling-green }
ruling-ruins-1 = They can be played only if another construction stands in your city, and they must replace one. A full city is no obstacle.
ruling-ruins-2 = You gain the full printed cost, whatever was paid. Other { ruins } may be replaced, for nothing.
ruling-ruins-3 = Tokens, resources and the occupied token on the old card are lost. Achieved events are kept.
ruling-ruins-4 = A worker on it, yours or a visitor’s, moves onto the { ruins } without acting and comes home as usual. One that was there for good is lost.
ruling-ruins-5 = The { ruins } take no worker themselves.
ruling-school-1 = Common critters of your own city count, a { wanderer } and both of a couple included. Prisoners do not.
ruling-storehouse-1 = Stocks add up. A worker takes everything at once, and an empty { storehouse } takes no worker.
ruling-storehouse-2 = What lies on it is not yours yet: it can neither be spent nor does it score, and it is lost with the card.
ruling-storehouse-3 = It is green, so it counts as no red card although it takes a worker. { -ruling-own-visit }
ruling-storehouse-4 = A { chip-sweep } adds a stock; an opponent’s { miner-mole } cannot copy it.
ruling-theater-1 = Unique critters of your own city count, a { fool } sent to you included. Prisoners do not.
ruling-twig-barge-1 = { -ruling-green }
ruling-university-1 = The city must hold another card, for the { university } does not discard itself. Critters and constructions alike.
ruling-university-2 = You gain the full printed cost, even if the card was free. Tokens and resources on it are lost.
ruling-university-3 = Workers that were on the card for good move onto the { university } for good, without taking the place of a visitor. Others stay deployed until their owner prepares.
ruling-university-4 = A { fool } may be sent away for 3 berries; prisoners of a discarded { dungeon } are discarded as well.
ruling-university-5 = { -ruling-own-visit }


## Basic locations

ruling-basic-three-twigs-1 = { -ruling-exclusive }
ruling-basic-three-twigs-2 = Solo: { automaton-base } holds it until you have prepared for spring.
ruling-basic-two-twigs-card-1 = { -ruling-shared } { -ruling-draw }
ruling-basic-two-resin-1 = { -ruling-exclusive }
ruling-basic-two-resin-2 = Solo: { automaton-base } holds it during your spring.
ruling-basic-resin-card-1 = { -ruling-shared } { -ruling-draw }
ruling-basic-pebble-1 = { -ruling-exclusive }
ruling-basic-pebble-2 = Solo: { automaton-base } holds it during your summer.
ruling-basic-two-cards-point-1 = { -ruling-shared } The point is gained even with a full hand.
ruling-basic-berry-1 = { -ruling-shared }
ruling-basic-berry-card-1 = { -ruling-exclusive } { -ruling-draw }
ruling-basic-berry-card-2 = Solo: { automaton-base } holds it during your autumn, except in his third year.


## Haven and Journey

ruling-haven-1 = The resources may differ from each other. An odd card gives nothing.
ruling-haven-2 = You may come with an empty hand, or discard nothing. { -ruling-shared }
ruling-haven-3 = It is no basic location: { lookout }, { clock-tower } and the copying forest card do not reach it.
ruling-haven-4 = Discards are face down; no one else learns which they were.
ruling-journey-2-1 = { -ruling-shared } Each pays with cards of its own.
ruling-journey-2-2 = { -ruling-journey-own }
ruling-journey-2-3 = { -ruling-journey-recall }
ruling-journey-3-1 = { -ruling-exclusive } { -ruling-journey-own }
ruling-journey-3-2 = { -ruling-journey-recall }
ruling-journey-3-3 = Solo: { automaton-base } takes it in the autumn of his first year.
ruling-journey-4-1 = { -ruling-exclusive } { -ruling-journey-own }
ruling-journey-4-2 = { -ruling-journey-recall }
ruling-journey-4-3 = Solo: { automaton-base } takes it in the autumn of his second year.
ruling-journey-5-1 = { -ruling-exclusive } { -ruling-journey-own }
ruling-journey-5-2 = { -ruling-journey-recall }
ruling-journey-5-3 = Solo: { automaton-base } takes it in the autumn of his third year.


## Forest cards

ruling-forest-two-berries-card-1 = { -ruling-forest } { -ruling-draw }
ruling-forest-two-any-1 = { -ruling-forest } The two resources may differ.
ruling-forest-discard-draw-double-1 = { -ruling-forest } You may come with an empty hand.
ruling-forest-discard-draw-double-2 = All discards come first. The draw stops at the hand limit.
ruling-forest-copy-basic-card-1 = { -ruling-forest } { -ruling-draw }
ruling-forest-copy-basic-card-2 = You see the card before you choose. The location may be taken and stays as it is; Haven and Journey are none.
ruling-forest-pebble-three-cards-1 = { -ruling-forest } { -ruling-draw }
ruling-forest-twig-resin-berry-1 = { -ruling-forest }
ruling-forest-three-berries-1 = { -ruling-forest }
ruling-forest-two-resin-twig-1 = { -ruling-forest }
ruling-forest-two-cards-any-1 = { -ruling-forest } { -ruling-draw }
ruling-forest-two-cards-any-2 = You see the cards before you choose the resource.
ruling-forest-discard-three-any-1 = { -ruling-forest } You may come with an empty hand.
ruling-forest-discard-three-any-2 = None to 3 cards; the resources may differ.
ruling-forest-meadow-two-play-one-1 = { -ruling-forest } Both cards are taken before the Meadow is refilled.
ruling-forest-meadow-two-play-one-2 = You may play one of the cards just taken, no other, or keep both. The spared resource is your choice.
ruling-forest-meadow-two-play-one-3 = With 7 cards in hand you take one card, which you may play. With 8 you take none, and so play none.
ruling-forest-meadow-two-play-one-4 = It is a card-playing ability: not with { crane }, { dungeon }, { innkeeper }, { judge } or an occupied token.
ruling-forest-meadow-two-play-one-5 = Solo: cards under a worker of { automaton-base } cannot be taken.


## Basic events

ruling-city-monument-1 = { -ruling-colors }
ruling-grand-tour-1 = { -ruling-colors }
ruling-grand-tour-2 = A { storehouse } takes a worker but is green: it does not count.
ruling-harvest-festival-1 = { -ruling-colors }
ruling-cartographers-expedition-1 = { -ruling-colors }
ruling-cartographers-expedition-2 = { wanderer }, { ruins } and a { fool } sent to you count.


## Special events

ruling-a-brilliant-marketing-plan-1 = From none to 3 resources, to one or several opponents who have not passed. It may be achieved without giving anything.
ruling-a-brilliant-marketing-plan-2 = If all others have passed, and in the solo game, the gifts are lost and still earn their points.
ruling-a-well-run-city-1 = It may be the very worker that you have just placed here.
ruling-a-well-run-city-2 = One that stays for good does not come back. One on the Journey does, and its points are lost.
ruling-a-well-run-city-3 = The place it leaves is free again; what was gained there is kept.
ruling-an-evening-of-fireworks-1 = { -ruling-when-achieved }
ruling-ancient-scrolls-discovered-1 = Any number from none to 5, as far as your hand has room. All players see the five cards.
ruling-ancient-scrolls-discovered-2 = The cards beneath are out of the game and count only here.
ruling-capture-of-the-acorn-thieves-1 = The critters leave your city: points, colour, effect and space are gone. None, one or two.
ruling-capture-of-the-acorn-thieves-2 = The { ranger } that met the requirement may go, and so may a { fool } sent to you.
ruling-capture-of-the-acorn-thieves-3 = A worker on a captured { queen } stays out until you prepare.
ruling-croak-wart-cure-1 = Both are duties: without 2 berries and 2 cards to discard it cannot be achieved. Nothing is refunded.
ruling-croak-wart-cure-2 = { undertaker } and { barge-toad } may be the cards discarded; the event remains yours.
ruling-flying-doctor-service-1 = Pairs of all cities count, your own and those of players who have passed included; solo, those of { automaton-base } too.
ruling-flying-doctor-service-2 = A pair shares a space in one city. Partners in two cities are none. { -ruling-read-at-end }
ruling-graduation-of-scholars-1 = The critters come from your hand, cost nothing and are not played. You may choose none.
ruling-graduation-of-scholars-2 = All players see which ones they are.
ruling-ministering-to-miscreants-1 = { -ruling-read-at-end } Without a { dungeon } of your own it is worth 0.
ruling-path-of-the-pilgrims-1 = { -ruling-read-at-end } Without a { monastery } of your own it is worth 0.
ruling-performer-in-residence-1 = { -ruling-when-achieved }
ruling-pristine-chapel-ceiling-1 = The tokens keep their own value besides. Those added later count at the end of the game.
ruling-pristine-chapel-ceiling-2 = With an empty { chapel } it may be achieved all the same. Without one at the end of the game it is worth 0.
ruling-pristine-chapel-ceiling-3 = A full hand cuts the cards short, not the resources.
ruling-remembering-the-fallen-1 = { -ruling-read-at-end } Without a { cemetery } of your own it is worth 0.
ruling-tax-relief-1 = It is a full production as in spring: optional parts stay optional, and you choose the order where it matters.
ruling-tax-relief-2 = It may be achieved without any green card.
ruling-the-everdell-games-1 = { -ruling-colors }
ruling-the-everdell-games-2 = More of one colour does not make up for too few of another.
ruling-under-new-management-1 = { -ruling-when-achieved }
