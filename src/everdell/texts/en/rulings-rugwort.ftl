# Rulings on the cards of the Rugwort pack: what happens if …
#
# The keys and the sentences said of several components are explained in rulings-base.ftl.


ruling-rugwort-the-robber-1 = The hands may differ in size, and one may be empty. He himself has left yours by then.
ruling-rugwort-the-robber-2 = You must swap; you only choose with whom, among the opponents who have not passed. If all have, and in the solo game, nothing is swapped.
ruling-rugwort-the-robber-3 = Only hands change places. Legends and other cards kept beside a hand stay with their holder.
ruling-rugwort-the-robber-4 = The occupied token goes on any construction of your city that is still free, whatever its colour.
ruling-rugwort-the-rowdy-1 = You pay for him, or occupy any free green construction of your own city. An { ever-tree } lets him in as well.
ruling-rugwort-the-rowdy-2 = There must be a green card that your city can take: it needs a space, and must not be a second unique one. Otherwise he cannot be played.
ruling-rugwort-the-rowdy-3 = A card that shares its space with another is not taken, nor is a Legend. What lay on the taken card is lost.
ruling-rugwort-the-rowdy-4 = The taken card acts first, then its former owner discards. It was not played, so no card answers to it.
ruling-rugwort-the-rowdy-5 = The theft happens once, when he is played. Later, in production, he only makes the owner of his city discard.
ruling-rugwort-the-rowdy-6 = Discarding is a duty, also for a player who has passed. With fewer than 2 cards in hand, all of them go.
ruling-rugwort-the-rowdy-7 = There he is a critter like any other: he fills a space, counts as green and unique, and may be imprisoned or discarded. No { miner-mole } copies him.
ruling-rugwort-the-rowdy-8 = Your { historian } answers to him; your { shopkeeper } does not, nor does any card of the other city.
ruling-rugwort-the-rowdy-9 = Solo: the card comes from the city of { automaton-base }, who takes him in and discards nothing.
ruling-rugwort-the-ruler-1 = One opponent counts, the one with the most events; basic and special ones are alike.
ruling-rugwort-the-ruler-2 = { -ruling-read-at-end }
ruling-rugwort-the-ruler-3 = The occupied token goes on any free purple construction of your city.
ruling-rugwort-the-ruler-4 = Solo: the basic events that { automaton-base } took are counted.
