# The rules reference.
#
#   rules-chapters            the chapters that belong to no box, in reading order; rules-BOX-chapters
#                             those of a box
#   rules-chapter-CHAPTER     the title of a chapter; rules-BOX-chapter-CHAPTER one of a box
#     .sections               its sections, in reading order
#   rules-SECTION             the title of a section; rules-BOX-SECTION one of a box
#     .p1 .p2 …               its paragraphs
#     .also                   other words that one may look for it by
#
# The lists of chapters and sections are names, not words: they are the same in all languages.


rules-base-chapters = start turn cards year goods solo
rules-extra-chapters = pack
rules-rugwort-chapters = pack
rules-legends-chapters = legends
rules-newleaf-chapters = newleaf
rules-pearlbrook-chapters = pearlbrook
rules-bellfaire-chapters = bellfaire
rules-spirecrest-chapters = spirecrest
rules-mistwood-chapters = mistwood nightweave
rules-chapters = table words


rules-base-chapter-start = Before the first turn
    .sections = goal set-up

rules-base-goal = The goal
    .p1 = Every player builds a city in the wood within one year, from the end of winter to autumn. Workers fetch resources, resources pay for cards, and the cards in front of you are your city.
    .p2 = The game is over once all players have passed in autumn. The player with the most points then wins.
    .also = aim, purpose, win, winner, overview, how to win
rules-base-set-up = Set-up
    .p1 = Shuffle the 128 cards and turn up 8 of them as the Meadow, two rows of four. Only then are hands dealt. The rest is the deck; discarded cards form a face-down pile.
    .p2 = Deal 3 of the 11 forest cards with 1 or 2 players, 4 with 3 or 4 players. All 4 basic events are in play, and 4 of the 16 special events. What was not dealt stays in the box.
    .p3 = In the order of play, hands start with 5, 6, 7 and 8 cards. Everyone begins in winter with 2 workers at home and no resources. 4 more wait on the Ever Tree: 1 for spring, 1 for summer, 2 for autumn.
    .p4 = Either the first seat begins or lots are drawn, as chosen when the table was opened. Turns go clockwise.
    .also = setup, start, beginning, starting hand, first player, humble, number of players, deal


rules-base-chapter-turn = A turn
    .sections = turn placing basic forest haven journey destinations events

rules-base-turn = Your turn
    .p1 = You take exactly one action: place a worker, play a card, or prepare for the next season. Then it is the next player’s turn.
    .p2 = You cannot pass before autumn. With a worker at home you place one or play a card; with none at home you play a card or prepare for the season.
    .p3 = In autumn there is no season left to prepare for: you place a worker, play a card, or pass for the rest of the game.
    .p4 = Each player moves from season to season at their own pace, without waiting for slower players or keeping up with faster ones.
    .also = action, actions, pass, skip, order of play, one action
rules-base-placing = Placing a worker
    .p1 = Put a worker from home on a place that is open to you, and carry out everything it says at once. The worker stays there until you next prepare for a season.
    .p2 = Places are the basic locations, the forest cards in play, the Haven, the Journey in autumn, events you can achieve, and cards of a city that take workers.
    .p3 = An exclusive place takes one worker in all. A shared place takes any number, several of yours included. A card in a city takes one worker, no matter whose, unless it says otherwise.
    .p4 = Where a text gives an order, you may come only if you can carry it out: { inn }, { monastery }, { post-office }, { university }, a { storehouse } with something on it, Journey, events. Where it says “may”, “up to” or “any number”, you may come and do nothing: { queen }, { haven }.
    .p5 = A full hand never closes a place that draws cards: you draw what fits, even if that is nothing.
    .p6 = Workers on { cemetery } and { monastery } stay for good. They do not come home, and nothing moves them.
    .also = worker placement, location, occupied, blocked, exclusive, shared, recall, permanent, deploy, visit, place
rules-base-basic = Basic locations
    .p1 = Exclusive are: 3 twigs; 2 resin; 1 pebble; 1 berry and 1 card.
    .p2 = Shared are: 2 twigs and 1 card; 1 resin and 1 card; 2 cards and 1 point; 1 berry.
    .p3 = These 8 and no others are meant where a card speaks of basic locations. Haven, Journey and events are not.
    .also = board, spaces, river, open ring, single, gather
rules-base-forest = Forest cards
    .p1 = A forest card has 1 place with up to 3 players and 2 places with 4 or more. You never have two workers on the same forest card, but you may stand on several.
    .p2 = The forest cards of the set-up remain for the whole game.
    .also = wood, clearing, four players, second spot
rules-base-haven = Haven
    .p1 = Discard as many cards from your hand as you like, and gain 1 resource of your choice for every 2. The resources may differ. An odd card gives nothing.
    .p2 = The Haven is shared, and you may discard none: you can come with an empty hand, just to place a worker. Discards are face down.
    .also = rest, cards for resources, exchange, trade
rules-base-journey = Journey
    .p1 = Only in your own autumn: discard 5, 4, 3 or 2 cards from your hand, and that worker is worth as many points at the end of the game.
    .p2 = The places for 5, 4 and 3 are exclusive, the one for 2 is shared. You may send several workers; each of them pays for itself.
    .p3 = A worker on the Journey is not there for good. A { ranger } or { a-well-run-city } may fetch it; its points are then lost, and the place is free again.
    .also = travel, autumn, discard for points, expedition
rules-base-destinations = Destinations
    .p1 = You may place a worker on a red card of your own city, or on an open one of another city. Open are { inn } and { post-office }.
    .p2 = When another player visits an open card, its owner gains 1 point from the supply, even after having passed. Your own visits do not earn that point.
    .p3 = The visitor acts and gains: a card played at another’s { inn } goes into the visitor’s city.
    .p4 = Several copies of a card are several places. A { storehouse } takes a worker of its owner, but it is green and counts as no destination.
    .also = red cards, open sign, visit, opponent’s city, owner’s point, door
rules-base-events = Events
    .p1 = Place a worker on an event while your city meets its requirements, and pay what it asks for. Each event is achieved once, by one player, who keeps it beside the city. It takes no space.
    .p2 = The cards it names are shown, not spent. You keep the event if they leave your city later, and the worker comes home as always.
    .p3 = Basic events are worth 3 points each: { city-monument } for 3 blue cards, { grand-tour } for 3 red ones, { harvest-festival } for 4 green ones, { cartographers-expedition } for 3 tan ones.
    .p4 = Special events mostly name two cards. What happens on achieving one happens once, at once. Points that depend on a card are counted at the end of the game; without that card they are 0.
    .p5 = Resources and cards that are put on or beneath an event are gone for good from your supply, hand or city.
    .also = basic events, special events, achieve, requirement, tiles, goals


rules-base-chapter-cards = Cards and city
    .sections = playing paying occupying city pairs leaving colors kinds

rules-base-playing = Playing a card
    .p1 = You play a card from your hand or from the Meadow into your city. However a card comes into play, it goes through the same six steps.
    .p2 = 1. Use one card-playing ability, if you like. What it costs leaves your city now: a { crane }, an { innkeeper }, a prisoner. Their space is free from then on.
    .p3 = 2. Pay the price, or put the occupied token.
    .p4 = 3. If the card came from the Meadow, refill the Meadow.
    .p5 = 4. A card that the new one replaces leaves. Then the new card takes its place in the city.
    .p6 = 5. Carry out what the new card does when played.
    .p7 = 6. Carry out what it sets off on other cards: { historian }, { shopkeeper }, { courthouse }. You choose their order where it matters.
    .p8 = A card played within step 5 of another one, by a { postal-pigeon } for instance, goes through all six steps before the outer card reaches its step 6.
    .p9 = No card is set off by itself. The { historian } answers to every card you play, { shopkeeper } and { courthouse } only to cards played into your own city.
    .also = timing, order, steps, sequence, trigger, build, hand, meadow, nested
rules-base-paying = Ways to pay
    .p1 = There is one way to pay for each card: its full price, an occupied token, one card-playing ability, or nothing because a card lets you play it for free.
    .p2 = Card-playing abilities are those of { crane }, { dungeon }, { innkeeper }, { judge }, { inn }, { queen } and of the forest card that plays a card. Two of them never help with the same card, and none goes together with an occupied token.
    .p3 = A lowered price never falls below zero, and any discount left over is lost. You never gain the resources you saved.
    .p4 = You pay from your own supply only. What lies on a { storehouse } or on an event cannot be spent, and what the new card brings comes too late to pay for it.
    .also = cost, price, discount, combine, ability, abilities, cheaper, free, refund, stack
rules-base-occupying = Occupying a construction
    .p1 = A critter is free if the construction that it names stands in your city and is not occupied yet. The construction then gets an occupied token.
    .p2 = Every construction does this once in the game; another copy has a token of its own. A { farm } lets in a { husband } or a { wife }, not both. The { ever-tree } lets in any one critter.
    .p3 = The critter needs a space as always. You may pay for it instead, and keep the construction free for later.
    .p4 = The token stays when the critter leaves your city, and it is lost with the construction. An occupied construction works on as before.
    .also = occupied token, free critter, linked, door, move in, resident
rules-base-city = City and spaces
    .p1 = A city has 15 spaces, and a card fills one. A { wanderer } fills none, a { husband } and a { wife } share one. Events lie beside the city.
    .p2 = Of a common card you may have any number. Of a unique card one stands in a city at most.
    .p3 = Into a full city come: a { wanderer }, the partner of a lone { husband } or { wife }, { ruins } in place of a construction, and a card whose payment makes room.
    .p4 = You never remove a card of your city as you please, only where a card or an event says so.
    .also = fifteen, 15, limit, full, unique, common, copies, room
rules-base-pairs = Husband and Wife
    .p1 = They pair up by themselves as soon as one of them enters a city where the other stands alone. A pair fills one space and is two cards for everything that counts cards.
    .p2 = If one partner leaves, the other keeps the space and is alone, until a new partner is played. When one of several identical cards leaves, it is one without a partner first.
    .also = couple, married, share a space, pair, harvester, gatherer
rules-base-leaving = Cards that leave a city
    .p1 = Point tokens, resources and the occupied token on a card are lost with it. Prisoners of a { dungeon } are discarded.
    .p2 = A worker on it stays deployed, and comes home when its owner next prepares. A worker that was there for good is lost.
    .p3 = { ruins } and { university } are exceptions: see there what becomes of workers.
    .also = discard, removed, demolish, destroyed, worker on a card, tokens lost
rules-base-colors = The five colours
    .p1 = Tan, travellers: act once, when played.
    .p2 = Green, production: act when played, and whenever you prepare for spring and for autumn.
    .p3 = Red, destinations: act when a worker is placed on them.
    .p4 = Blue, governance: act as long as they stand, by answering to cards you play, by making cards cheaper, or before a season.
    .p5 = Purple, prosperity: worth more than their base value at the end of the game, depending on your city.
    .also = colors, types, tan, brown, green, red, blue, purple, traveller, production, destination, governance, prosperity
rules-base-kinds = Critters and constructions
    .p1 = Critters cost berries and name the construction that lets them in. Constructions cost twigs, resin and pebbles.
    .p2 = The base value is the number printed on the card. Bonus points are never part of it.
    .also = kind, animal, building, base value, printed points


rules-base-chapter-year = The seasons and the end
    .sections = season production passing scoring

rules-base-season = Preparing for a season
    .p1 = Only with no worker left at home. Workers that stay somewhere for good count as placed.
    .p2 = 1. A { clock-tower } may be used while your workers are still out.
    .p3 = 2. All your workers come home, from events and other cities too, except those that stay for good.
    .p4 = 3. New workers arrive: 1 in spring, 1 in summer, 2 in autumn.
    .p5 = 4. Spring and autumn: every green card of your city acts once. Summer: you may take up to 2 cards of the Meadow, as many as your hand has room for, and refill it afterwards.
    .p6 = That was your turn. Autumn is the last season, and from then on the Journey is open to you.
    .also = prepare, spring, summer, autumn, winter, recall, new workers, bring home
rules-base-production = Production
    .p1 = Every green card of your city acts once, in an order of your choice. Identical cards each act in turn.
    .p2 = At this table, cards that merely give you something go first without asking, so that the others can spend it. You are asked for the order wherever it makes a difference.
    .p3 = There is no production in summer. A green card that you play in summer still acts when played.
    .also = produce, green cards, spring, autumn, order of production
rules-base-passing = Passing and the end
    .p1 = In autumn you may pass instead of acting, with workers left as well. You take no further turn. Your workers stay, and go on holding their places.
    .p2 = A player who has passed receives neither cards nor resources any more. A { fool } can still be played into their city, and they still gain points for visits to their open cards.
    .p3 = The others play on until all have passed, whatever season they are in.
    .also = pass, end of the game, finish, last turn, given, stop
rules-base-scoring = Scoring
    .p1 = Add up: the base values of the cards in your city; your point tokens and those lying on your cards; the bonuses of purple cards; the Journey; your events.
    .p2 = Cards in hand, prisoners and leftover resources are worth nothing by themselves. The same leftovers may serve several bonuses, for nothing is spent.
    .p3 = On a tie, more events win, basic and special ones alike; then more resources left in the supply. Otherwise the victory is shared.
    .also = points, score, count, tie, tie-break, draw, victory, equal


rules-base-chapter-goods = Drawing, giving, resources
    .sections = drawing hand giving resources

rules-base-drawing = Deck, Meadow and discard pile
    .p1 = You always draw from the deck, unless a text names the Meadow. If several cards are taken from the Meadow, all are taken before it is refilled.
    .p2 = When the deck runs out, the discard pile is shuffled and becomes the deck, at the moment a card is needed. If both are empty, nothing is drawn, and places of the Meadow stay empty.
    .p3 = Revealed cards are seen by all, are in no hand, and do not count towards the hand limit.
    .also = draw, deck, meadow, refill, replenish, reveal, shuffle, empty, discard
rules-base-hand = Hand limit
    .p1 = You never hold more than 8 cards. What does not fit is not drawn.
    .p2 = A card that you play has left your hand when its effect draws cards.
    .also = hand, eight, 8, maximum, full hand, too many cards
rules-base-giving = Giving
    .p1 = Cards go to one opponent who has room for all of them. If there is none, they go to the one with the most room, and the rest is discarded. Among equals the giver chooses.
    .p2 = Resources go to an opponent of your choice who has not passed.
    .p3 = If all others have passed, and in the solo game, gifts are discarded. You still gain whatever giving earns.
    .also = give, gift, opponent, receive, donate, full hand
rules-base-resources = Resources and points
    .p1 = Twigs, resin, pebbles and berries. The supply never runs out, and you may hold as many as you like.
    .p2 = “Of your choice” means any of the four, chosen each time: two resources of your choice may differ.
    .p3 = Point tokens come from the supply and count 1 each. Bonuses at the end of the game are never paid out in tokens.
    .also = twig, resin, pebble, berry, supply, any, wild, tokens, unlimited


rules-base-chapter-solo = Alone against Rugwort
    .sections = rugwort-set-up rugwort-turn rugwort-season rugwort-dealings rugwort-score rugwort-years

rules-base-rugwort-set-up = Set-up for one
    .p1 = Set up for two players. You hold 5 cards; { automaton-base } holds none and needs no resources.
    .p2 = One of his workers stands on the first forest card, one on 3 twigs. They block these places and take nothing there. 4 more wait on the Ever Tree.
    .p3 = The three years are three levels of difficulty. Each is a whole game.
    .also = solo, single player, alone, automa, rugwort, difficulty
rules-base-rugwort-turn = His turn
    .p1 = After each of your turns he plays one card for each card you have played in it, those of a { postal-pigeon }, { queen } or { inn } included. Placing a worker or preparing alone makes him play nothing.
    .p2 = The Meadow is refilled, the eight-sided die is rolled, and he takes the Meadow card of that number: 1 is the top left card, 4 the top right one, 8 the bottom right one. Then the Meadow is refilled again. An empty place gives him nothing.
    .p3 = Texts and values mean nothing in his city, and neither 15 spaces nor uniqueness bind him.
    .p4 = A { fool } that he draws goes into your city. It stays in his if you have no free space, or a { fool } already.
    .also = die, dice, roll, d8, automa, he plays, rugwort’s turn
rules-base-rugwort-season = His seasons
    .p1 = He prepares right after you have. First he takes every basic event that is left and that the colours in his city allow, without a worker.
    .p2 = Then his new workers block places of the Meadow: place 1 in spring, 2 in summer, 3 and 4 in autumn. You can neither play, take nor discard a card lying there. He can still play it, and the place stays blocked. Of identical cards you say which one you take, if one of them will be blocked earlier.
    .p3 = Then his forest worker goes to the next forest card; in autumn it leaves the third one for the Journey.
    .p4 = Last, his other worker moves on: 2 resin in spring, 1 pebble in summer, 1 berry and 1 card in autumn.
    .also = blocked meadow, rugwort prepares, worker, forest, journey, basic events
rules-base-rugwort-dealings = Dealings with him
    .p1 = Whatever you would give to an opponent is discarded, and you gain what giving earns.
    .p2 = You may visit an { inn } or a { post-office } in his city; he gains the point. You may copy his green cards with a { miner-mole }, but no { storehouse }.
    .p3 = Your own { fool } is discarded and removes one card of your choice from his city. It counts as a card you played.
    .also = give, visit, copy, fool, interaction
rules-base-rugwort-score = His score
    .p1 = 2 points for every card in his city, 3 for a purple one; 3 for every basic event he took; the points of his Journey place; his point tokens; and points for every special event in play that you have not achieved.
    .p2 = The game ends when you pass. On a tie, your events are compared with his, then your resources count; otherwise the victory is shared.
    .also = points, win, lose, tie, beat
rules-base-rugwort-years = His three years
    .p1 = { choice-rugwort-year-1 }. His Journey is worth 3, and every special event you missed 3.
    .p2 = { choice-rugwort-year-2 }. His Journey is worth 4, and every special event you missed 6.
    .p3 = { choice-rugwort-year-3 }. His Journey is worth 5, and every special event you missed 6. In autumn his worker of the basic locations does not move on: it leaves the game, and takes one of your workers along that has just come home. You play autumn with 5 workers.
    .also = year, level, difficulty, rascal, rotten, rapscallion, kidnap


rules-extra-chapter-pack = { box-extra }
    .sections = cards

rules-extra-cards = Six more kinds of cards
    .p1 = 15 cards are shuffled into the deck before the Meadow is turned up. They are played like all others.
    .p2 = { scurrble-champion }: all of a city share one space, however many they are.
    .p3 = { scurrble-stadium }: open, like { inn } and { post-office }.
    .p4 = { gazette }: answers to events instead of cards, and to those achieved from then on only.
    .also = extra, collector, carnival, juggler, gazette, town crier, scurrble, champion, stadium


rules-rugwort-chapter-pack = { box-rugwort }
    .sections = cards

rules-rugwort-cards = Three cards of mischief
    .p1 = 3 cards are shuffled into the deck before the Meadow is turned up. They are played like all others, alone as well, and have nothing to do with the solo opponent but the name.
    .p2 = They name no construction. Any construction of a colour that is not occupied yet lets them in: a green one { rugwort-the-rowdy }, a purple one { rugwort-the-ruler }, whatever one { rugwort-the-robber }.
    .p3 = { rugwort-the-rowdy } makes the robbed player choose 2 cards to discard in the middle of your turn.
    .also = rugwort, collector, robber, rowdy, ruler, steal, swap hands, any construction


rules-legends-chapter-legends = { box-legends }
    .sections = dealing playing standing solo

rules-legends-dealing = Two Legends each
    .p1 = Legendary critters and legendary constructions are shuffled apart. Each player is dealt one of each, in secret; the others go back into the box unseen.
    .p2 = They are not in your hand: they do not count towards the hand limit, and are never discarded, given or swapped. You alone may look at them until they are played. After the end all are shown.
    .also = legend, legends, legendary, secret, set-up, deal, hand limit
rules-legends-playing = Playing a Legend
    .p1 = Playing one is the usual action with its six steps. Other cards answer to it as to any card.
    .p2 = If the card that it replaces stands in your city, that card is discarded and the Legend takes its place for free. You have no choice then, except which copy goes if several differ.
    .p3 = Whatever lay on that card moves over: workers, the occupied token, points, resources. This sets off no effect.
    .p4 = Otherwise you pay the price, with a card-playing ability if you like. An { ever-tree } may let in a legendary critter.
    .p5 = Cards that let you play one from your hand, the Meadow or a pile do not apply to Legends.
    .also = banner, upgrade, replace, free, pay, price, ever tree, queen, inn
rules-legends-standing = A Legend in the city
    .p1 = It opens one more space in your city, so it has room even in a full one.
    .p2 = It never leaves the city, and no other card copies or activates it. Its own production takes place as always.
    .p3 = It stands for the card that it replaces wherever that one is asked for: by events, by critters that move in for free, by cards such as { barge-toad } that count it. No further copy of that card may be played into your city; copies standing there remain.
    .p4 = It is neither common nor unique. Its colour and its kind count as usual.
    .also = space, remove, discard, copy, activate, chip sweep, miner mole, unique, common, event
rules-legends-solo = Legends against Rugwort
    .p1 = { automaton-base } gets none. Each time you play one he gains 3 points, and then plays two cards for it instead of one.
    .also = solo, alone, automa, rugwort


rules-newleaf-chapter-newleaf = { box-newleaf }
    .sections = set-up station visitors knoll golden tickets reservations powers solo

rules-newleaf-set-up = Set-up
    .p1 = 59 cards are shuffled into the deck, 3 forest cards among the others, and 2 basic events are added. Each player gets 3 golden occupied tokens.
    .p2 = With the Station, 3 cards of the deck lie there face up with a wagon beside each, and the 32 Visitors form two piles face up. The other wagons are in the bag.
    .p3 = Special events are shuffled together, taken half from each box, or from Newleaf only. As the deck is large, those that name two cards may be left out.
    .p4 = The cards may be played without the Station; both { locomotive } cards stay in the box then. Tickets, reservations and powers go with either.
    .also = newleaf, setup, modules, options, cards only, locomotive, events
rules-newleaf-station = Cards of the Station
    .p1 = In your turn you may play a card of the Station like one of the Meadow. You then gain what the wagon beside it gives.
    .p2 = The wagon is unloaded after the card and all that it sets off. Only then do another wagon and another card come; until then the place is empty.
    .p3 = They are not cards of the Meadow: { inn }, { queen }, { poet } and the like do not reach them.
    .p4 = Used wagons go back into the bag only once it is empty.
    .also = station, train, wagon, car, tile, bag, reward
rules-newleaf-visitors = Visitors
    .p1 = A worker on the Station discards one of the two Visitors face up, then takes in one of the two now face up, and unloads one wagon. All players may be there, each with one worker.
    .p2 = At the end each of your Visitors brings its points if you meet its goal then, and nothing otherwise. Resources left over may serve several of them and other bonuses, too.
    .p3 = When a pile is used up, the discarded Visitors are shuffled and split: one half lies there, the other beneath the other pile.
    .also = visitor, goal, objective, end, score, pile
rules-newleaf-knoll = The Knoll
    .p1 = A worker on the Knoll discards 3 cards of the Meadow and the Station, which are refilled, then takes 3 cards from there into the hand. After that you may unload one wagon, and both are refilled again.
    .p2 = All players may be there, each with one worker.
    .also = knoll, discard, refresh, draw
rules-newleaf-golden = Golden occupied tokens
    .p1 = A golden banner says by which constructions a critter of Newleaf is let in, or which critters a construction of Newleaf lets in: those of a colour, the common or the unique ones. Put a golden token on the construction and play the critter for free.
    .p2 = One of the two banners is enough, and the other card may be of any box. Cards of Newleaf never use the usual token, except that one on an { ever-tree } may let in any critter.
    .p3 = You have 3 in the whole game; they never come back. A construction takes one token, golden or not.
    .also = golden, token, banner, occupied, free, colour
rules-newleaf-tickets = Train tickets
    .p1 = As the action of your turn you may use your ticket: one of your placed workers goes on to another place, which is used as if you had just placed it there.
    .p2 = You do so twice at most. The way back is open once you have prepared for summer.
    .p3 = A worker on a place for good stays there.
    .also = ticket, train, move, worker, outbound, return
rules-newleaf-reservations = Reservations
    .p1 = As the action of your turn you may reserve a card of the Meadow or the Station: it lies face up under your token. In a later turn you may play it for 1 resource less.
    .p2 = This is a card-playing ability: use it or another one, not both. The card is in no hand, and neither in the Meadow nor at the Station. A reserved card of the Station brings no wagon.
    .p3 = Once the card has been played, the token waits until you prepare for the next season. A card still reserved then may be kept, or discarded to free the token.
    .also = reserve, reservation, token, discount, cheaper
rules-newleaf-powers = Player powers
    .p1 = Before the first turn each player gets a power: dealt, or one of two as you choose. With the powers of Newleaf alone there are too few for that, and one is dealt.
    .p2 = With powers no worker comes in spring.
    .p3 = A power is no ability of a card, so that it goes together with one.
    .also = power, bats, cats, honey bees, snails, archives, stack, spring, worker
rules-newleaf-solo = Newleaf against Rugwort
    .p1 = { automaton-base } gets no tokens and no ticket. When he prepares for a season he takes in the Visitor face up that is worth more, and scores all of his, whatever their goals.
    .p2 = He gains 1 point whenever you play a card of the Station, 2 points for your second golden token and 3 for your third.
    .p3 = When you use your ticket, a die is rolled: 1 nothing, 2 or 3 he gains 1 point, 4 or 5 he gains 2, 6 or 7 he plays a card, 8 both 1 point and a card.
    .p4 = When you play a card with your reservation token, 4 cards are revealed. If one has the same colour he plays it besides his usual card; of several you choose.
    .also = solo, alone, automa, rugwort, die


rules-pearlbrook-chapter-pearlbrook = { box-pearlbrook }
    .sections = set-up pearls ambassador river adornments wonders scoring solo

rules-pearlbrook-set-up = Set-up
    .p1 = 20 cards are shuffled into the deck. Special events and forest cards of Pearlbrook are shuffled with the others, and at least 1 of the special events in play is one of them.
    .p2 = There are no basic events, whatever box they are from: 4 Wonders take their place.
    .p3 = Citizens and locations of the river are shuffled apart. 2 of each, seen by no player, are mixed and laid face down on the four river spaces with 1 pearl on each. The others stay in the box.
    .p4 = Each player gets an Ambassador and is dealt 2 Adornments in secret.
    .p5 = The rulebook advises against adding Legends, packs of extra cards or other expansions. At this table they can be combined all the same.
    .also = pearlbrook, setup, preparation, river board, deal, combine, expansion
rules-pearlbrook-pearls = Pearls
    .p1 = A pearl is not a resource: it is never one of your choice, and is neither stored nor given. It does not break a tie.
    .p2 = 1 pearl plays an Adornment, 2 or 3 go into a Wonder. Every pearl left at the end is worth 2 points.
    .p3 = The supply never runs out.
    .also = pearl, currency, resource, spend, supply
rules-pearlbrook-ambassador = The Ambassador
    .p1 = As the action of your turn you may place your Ambassador, a frog: on the Shoal, on a river space for which your city has the cards, or on a { ferry }. It comes home when you prepare for a season.
    .p2 = It is not a worker. Neither goes where the other belongs, and what moves, brings home or blocks workers leaves it alone: { ranger }, tickets, { a-well-run-city }.
    .p3 = You may prepare for a season without having placed it, and place it when no worker is left. That makes four visits in a game at most.
    .p4 = On a river space or a { ferry } it keeps others away until you prepare for a season. The Shoal is open to all.
    .p5 = At the Shoal you pay 2 resources of your choice and discard 2 cards from your hand for 1 pearl.
    .also = ambassador, frog, shoal, place, recall, worker, blocked
rules-pearlbrook-river = River Destinations
    .p1 = A river space asks for cards in your city: 3 green, 2 red, 2 blue or 2 tan ones. It must be free, too.
    .p2 = Place your Ambassador. If the card there is face down, take the pearl lying on it and turn it up; it stays face up from then on.
    .p3 = Then you may do what the card says, once and in full. A citizen takes cards from your hand for 1 point and 1 pearl. A location takes 1 point token and a resource; you get cards and 1 pearl.
    .p4 = You keep the first pearl even if you do not use the card. Point tokens are paid from your supply, not from cards.
    .also = river, destination, citizen, location, discover, reveal, pearl, requirement, colour
rules-pearlbrook-adornments = Adornments
    .p1 = As the action of your turn, pay 1 pearl and lay one of your Adornments beside your city. What it does when played happens at once; what it is worth is counted at the end.
    .p2 = Only you see them before. They are no part of your hand, take up no space, and no new one is drawn.
    .p3 = They are neither critters nor constructions: { historian }, { shopkeeper }, { courthouse } and the like do not answer to them, and they never leave.
    .p4 = Unplayed ones are worth nothing.
    .also = adornment, pearl, play, secret, upper half, lower half
rules-pearlbrook-wonders = Wonders
    .p1 = Place a worker on a Wonder and pay all that it costs: resources, pearls and cards of your hand. It is yours from then on, and no other player can build it.
    .p2 = Nothing makes it cheaper, and nothing but a worker builds it. The worker comes home as always.
    .p3 = Wonders are not events: { king } does not count them, and they do not break a tie.
    .also = wonder, build, basic events, gate, fountain, bridge, flame, cost
rules-pearlbrook-scoring = Scoring
    .p1 = Besides the usual points you add what your played Adornments are worth, the points of your Wonders, and 2 points for every pearl left.
    .also = score, points, end, pearls, wonders, adornments
rules-pearlbrook-solo = Pearlbrook against Rugwort
    .p1 = During set-up the eight-sided die sends { automaton-base }’s Ambassador to a river space: 1 or 2 the first, 3 or 4 the second, 5 or 6 the third, 7 or 8 the fourth. He takes the pearl lying there, the card is turned up, and he gains 1 pearl more.
    .p2 = Whenever he prepares for a season it comes home, and the die is rolled again. Where the card is already face up, he gains the 1 pearl only. If your Ambassador is there, his goes to the next free space, and from the last one on to the first.
    .p3 = Until he prepares again, his Ambassador keeps yours away.
    .p4 = He scores 2 points for each pearl and builds no Wonder. Without basic events there are none for him to take.
    .also = solo, alone, automa, rugwort, die, ambassador


rules-bellfaire-chapter-bellfaire = { box-bellfaire }
    .sections = set-up large market garland events solo

rules-bellfaire-set-up = Set-up
    .p1 = Every part can be used alone: the Market, the garland award, the { flower-festival }, the special events, the forest cards.
    .p2 = Special events and forest cards are shuffled with the others. The { flower-festival } is added to the basic events; with Pearlbrook it stays in the box as they do.
    .p3 = One of the 7 garland awards is drawn, and the 4 Market tokens are laid out on the side that gives.
    .also = bellfaire, setup, modules, options, fair
rules-bellfaire-large = Five and six players
    .p1 = In the order of play, hands start with 5, 5, 6, 6, 7 and 7 cards. The hand limit is 7; what raises it is added to that.
    .p2 = There are 4 forest cards with 2 places each, and as many special events as players.
    .p3 = No worker comes in spring. With player powers, too, it is this one worker less and no other.
    .p4 = When you pass you discard your hand. What counts it, such as the { scales } of Pearlbrook, counts it first.
    .p5 = When deck and discard pile are both empty, you may draw from the Meadow instead. When that is empty, too, no more cards are drawn.
    .p6 = Legends are for up to five players, as there are five of each kind.
    .also = five, six, large table, hand limit, starting hand, spring, worker, pass, discard, empty deck, legends
rules-bellfaire-market = The Market
    .p1 = A worker at the Market takes what a token gives: its resources and its cards. Then the token is turned over.
    .p2 = Or it trades in a token that is turned over: pay its resources and discard as many cards from your hand, all of them, to gain 3 points and 2 resources of your choice. Then the token is turned back.
    .p3 = One token in a visit. All players may be there, each with one worker.
    .also = market, token, gain, trade, turn, swap, points
rules-bellfaire-garland = The garland award
    .p1 = At the end the player whose city has the most cards of the kind shown scores 6 points, and the second 3.
    .p2 = Players who are level score the same. If several are level for most, the next highest number still scores 3.
    .p3 = You need at least 1 such card.
    .also = garland, award, majority, most, second, tie
rules-bellfaire-events = Events
    .p1 = { flower-festival } is a basic event for 1 card of each of the five colours, and worth 4 points.
    .p2 = The special events of Bellfaire name no cards: they ask for cards of a colour, and a payment, or for common or unique critters or constructions.
    .also = event, flower festival, common, unique, colour
rules-bellfaire-solo = Bellfaire against Rugwort
    .p1 = We know no printed rules for it. At this table { automaton-base } never goes to the Market. He competes for the garland award with his city, and the { flower-festival } is one more basic event for him, for 3 points as the others.
    .p2 = Lucky: when he rolls the same number as on his roll before, he gains 1 point. Every roll of his die counts.
    .p3 = Hasty: each time he prepares for a season, he achieves the leftmost special event that is left. It counts as one that you did not achieve.
    .p4 = Glitzy: his purple cards are worth 5 points each instead of 3.
    .p5 = Squatty: at the end he scores 2 points for each empty space of your city.
    .p6 = Cranky: when he rolls an 8, you discard 1 card of your hand at random.
    .also = solo, alone, automa, rugwort, die, lucky, hasty, glitzy, squatty, cranky, variant
rules-spirecrest-chapter-spirecrest = { box-spirecrest }
    .sections = road weather exploring discoveries big-critters expedition solo

rules-spirecrest-road = The mountain road
    .p1 = One weather card for each season is drawn; that of winter lies open. The road has three sections, hills, peaks and ridge, with one map tile more than there are players on each. Those of the hills lie open, the others are turned up by the first to arrive.
    .p2 = Each player has a traveler at the start of the road. It is no worker.
    .p3 = Only one of the large boards is advised in a game. At this table you may combine them all the same.
    .also = spirecrest, setup, mountain, traveler, map tiles, section
rules-spirecrest-weather = Weather
    .p1 = A weather card binds only those who are in its season, until they prepare for the next one.
    .p2 = What makes a card dearer does nothing to one that is played for free. The { mountaineer } alone shelters from the weather, and only in spring.
    .also = weather, season, handicap, forbidden, dearer
rules-spirecrest-exploring = Exploring
    .p1 = It is the last part of every preparation. Chart: take a map tile of the section where your traveler stands and add it to your expedition.
    .p2 = Discover: the top 3 discoveries of that section are revealed. Play one of them. The first is free, the second costs 1 and the third 2, each in resources or cards of your hand. The others go under their pile.
    .p3 = Travel: your traveler goes on. The first to arrive turns up the weather of the new season and the tiles of the new section.
    .also = explore, chart, discover, travel, prepare, hills, peaks, ridge
rules-spirecrest-discoveries = Discoveries
    .p1 = A discovery lies beside your city, takes no space, has no color and does not count for events.
    .p2 = Some take workers. Without the open sign only yours may go there; with it everyone’s, one worker each, and you gain 1 point when an opponent comes.
    .also = discovery, location, open, store, ongoing
rules-spirecrest-big-critters = Big critters
    .p1 = A big critter takes the place of one of your workers: their number does not change. From then on it is one of them in every way, and you say in your turn whether you place it or another one.
    .p2 = Player powers have no say where it is placed. A train ticket does not move it; a { ranger } does.
    .also = big critter, saddle, worker, power
rules-spirecrest-expedition = The expedition
    .p1 = When you have passed you may walk your expedition: pay for the next map and go on, as long as you wish. Maps are walked in their order; the first that you do not pay for ends the way.
    .p2 = Each map that you have walked counts its points. With 5 or 6 players it comes before the hand is discarded.
    .also = expedition, map, walk, pay, passing, score
rules-spirecrest-solo = Spirecrest against Rugwort
    .p1 = Each section has 2 map tiles. Each time { automaton-base } prepares, he charts the tile that you have left him. He makes no discoveries, no weather binds him, and at the end he scores all his tiles without paying.
    .also = solo, alone, automaton, rugwort


rules-mistwood-chapter-mistwood = { box-mistwood }
    .sections = farms corrin legends powers
rules-mistwood-chapter-nightweave = Against Nightweave
    .sections = nightweave-set-up nightweave-turn nightweave-actions nightweave-season nightweave-dealings nightweave-score nightweave-boxes

rules-mistwood-farms = Through Every Season
    .p1 = Eight farms take the place of the eight Farms of the deck. Each brings one of two things, chosen each time it acts, and counts as a { farm } wherever one is named. What they cost and bring is a reconstruction.
    .also = farm, season, through every season, choice
rules-mistwood-corrin = Corrin Evertail
    .p1 = Five strong cards for the deck, meant for players who know the game. The critters move into any construction of a color, and two of the constructions let in any critter of a color.
    .also = corrin, evertail, crown, strong
rules-mistwood-legends = More Legends
    .p1 = Ten more Legends, mixed with those of the Legends box if both are on the table. Each player gets one critter and one construction. Six players need both boxes: with one of them alone no Legends are dealt from Mistwood.
    .also = legends, more legends, six players
rules-mistwood-powers = The powers of Mistwood
    .p1 = { butterflies } and { spiders } change who begins: the order goes clockwise from the Butterflies’ player; the Spiders’ player comes last, if the seats allow it.
    .p2 = Hands are dealt before powers are chosen, and stay as they are.
    .also = powers, first player, last, order of turns

rules-mistwood-nightweave-set-up = Set-up against Nightweave
    .p1 = She plays against one or two players. There are 3 forest cards alone and 4 for two; { the-everdell-games } is left out. You hold 5 cards, she 1 alone and 2 for two. She always begins, then you, then your partner.
    .p2 = Her activity deck has eight winter cards; the first one shows a spider. Her level, from 0 to 4, says what she scores on top and how many plots and personalities lie open. You may choose those yourselves.
    .p3 = The course of her turn, her set-up and the number of her winter cards are known. What her cards say is a reconstruction.
    .also = nightweave, spider, solo, cooperative, level, difficulty, plot, personality
rules-mistwood-nightweave-turn = Her turn
    .p1 = She turns up an activity card. If it shows a spider, her figure is in the Meadow and she has no worker left, she prepares for the next season instead; in autumn she passes. Once all players have passed and her activity deck is used up, workers that none of its cards can place count as placed.
    .p2 = Otherwise she does the first action of her season. If that cannot be done she does the second; if neither can, she plays the top card of her hand, or draws 2 cards if she has none.
    .p3 = When everyone else has passed and nothing changes any more, her workers count as placed.
    .also = activity card, spider, turn, automa
rules-mistwood-nightweave-actions = Her actions
    .p1 = A worker goes to a free exclusive basic location, a free forest card where she has none, an open destination of a player (who gains its points), a basic event that her colors allow, one special event in the game, or the free Journey place of most points, for which she discards a card. She gains and loses nothing else there.
    .p2 = Lurk: her figure goes from the lair onto the Meadow card that the die shows. You can neither play, take nor discard that card.
    .p3 = She plays the Meadow card beneath her figure, or from the lair the one the die shows; her figure then blocks the card that follows. Or she plays the top card of her hand, draws 2 cards, or gains a point.
    .p4 = Where several places would do, the die counts them in reading order.
    .also = worker, lurk, figure, lair, meadow, blocked, die
rules-mistwood-nightweave-season = Her seasons
    .p1 = Her workers and her figure come home. She gets 1 new worker in spring, 2 in summer, 3 in autumn, also when you play with powers.
    .p2 = In spring and autumn she gains 1 point for every 3 green cards of her city; in summer she draws 2 cards. The cards of the season join her deck, and all of it is shuffled.
    .also = season, prepare, workers, activity deck
rules-mistwood-nightweave-dealings = You and Nightweave
    .p1 = No space, uniqueness or text binds her city. A { fool } of hers goes into the city of the first player who has room for it; otherwise it is discarded. Yours is discarded and removes one card of hers.
    .p2 = Cards that you give her join her hand, which has no limit, and bring her 1 point each. For resources she draws as many cards. Your partner is an opponent for all cards.
    .also = gifts, give, fool, partner, opponent
rules-mistwood-nightweave-score = Beating her
    .p1 = She scores the base values of her cards, basic events, Journey places and tokens, and what her level, her personality and special events bring. Purple texts mean nothing.
    .p2 = You must have more points than she has: a tie is hers. With a partner both of you must, and you win or lose together.
    .also = score, win, lose, tie, together
rules-mistwood-nightweave-boxes = Nightweave with other boxes
    .p1 = Pearlbrook: an Ambassador takes the place of her worker of spring. It goes to the topmost free river space; she takes the pearl there and 1 more. An Adornment costs her 1 pearl and is worth 3 points; a Wonder costs its pearls alone.
    .p2 = Newleaf: her die also counts the Station cards when she plays from the lair. Each time she prepares she takes in the Visitor worth most, and scores it whatever its goal. She has no tokens and no ticket.
    .p3 = Spirecrest: each section has one map tile more, and { stormvale } is left out. Each time she prepares she takes the tile worth most and scores it without paying. No weather binds her.
    .p4 = Bellfaire: she never goes to the Market, and competes for the garland award with her city. Legends mean nothing to her.
    .also = pearlbrook, newleaf, spirecrest, bellfaire, legends, river, station, map


rules-chapter-table = At this table
    .sections = undo clock secrets asking

rules-undo = Undo
    .p1 = Where undo is free, you may take back your latest choices until another player has learned something from them: a card was drawn, revealed or turned up in the Meadow, a die was rolled, or the next player has decided. A lock marks that point.
    .p2 = To go further back, the other players must agree: all who are present, and silence is not consent. Bots always agree.
    .p3 = This is chosen when the table is opened: free, always by consent, or never. After the end nothing is taken back, because all hands are open then.
    .also = undo, redo, mistake, misclick, take back, consent, lock
rules-clock = Clocks, leaving, stand-ins
    .p1 = A clock, if the table has one, runs for the player who has to decide, and starts afresh each turn. The others may give more time, up to five times for one decision. When it runs out, a bot takes over.
    .p2 = If you leave, the table’s stand-in plays for you, or the others wait. You may come back at any time; with a clock, not just while the bot is choosing.
    .p3 = If a player keeps the others waiting for 5 minutes, they may agree on a stand-in. Bots rest when no human is at the table.
    .also = time, timer, clock, away, bot, stand-in, leave, disconnect, return
rules-secrets = What is open, what is secret
    .p1 = Open are all cities with everything on and beneath their cards, resources, points, workers, seasons, events, and how many cards each hand, the deck and the discard pile hold.
    .p2 = Secret are hands, the order of the deck, and what lies in the discard pile. Cards given go to the receiver unseen by the others. After the end all hands are shown.
    .p3 = Bots know what a player in their seat would know, and nothing else.
    .also = hidden, information, open, secret, hand, spectator, cheat, bots
rules-asking = What you are asked
    .p1 = If something you must do leaves only one choice, it is done without asking. The action of your turn is always yours to choose.
    .p2 = For whatever you cannot choose, the page tells you why: what is missing, who is there, what is full.
    .also = automatic, forced, why not, choices, legal


rules-chapter-words = Words
    .sections = glossary

rules-glossary = Glossary
    .p1 = Achieve: to place a worker on an event and thereby make it yours.
    .p2 = Activate: to let a green card act once more, as in production.
    .p3 = Base value: the points printed on a card, without bonus.
    .p4 = Deployed: a worker that is not at home.
    .p5 = For good: a worker that stays somewhere until the end of the game.
    .p6 = Open: a card that other players may visit as well.
    .p7 = Play: to bring a card into a city through the six steps, whether it was paid for or free.
    .p8 = Printed cost: what a card costs without any discount, whatever was really paid.
    .p9 = Prisoner: a critter beneath a { dungeon }. It no longer belongs to the city.
    .p10 = Supply: your own resources, or the common stock that everything comes from.
    .also = terms, words, meaning, definition, vocabulary
