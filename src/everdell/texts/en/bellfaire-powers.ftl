# The player powers of Bellfaire: name, title and text of each, then the words that they bring to the table.


## Powers

axolotls = Axolotls
    .split = Axo|lotls
    .title = Explorers
    .text = You begin with 1 wild token on each basic location. When you visit a basic location, you also take the token that still lies there. Each token may be used once as 1 resource of your choice.
cardinals = Cardinals
    .split = Cardi|nals
    .title = Scouts
    .text = Your hand may hold 2 more cards. Each time you draw cards from the deck, you may draw 1 more from the deck.
foxes = Foxes
    .title = Trackers
    .text = When you place a worker on a forest card, you may carry out a location where an opponent’s worker stands instead.
hedgehogs = Hedgehogs
    .split = Hedge|hogs
    .title = Good Sniffers
    .text = If a worker placed on a basic location or a forest card gave you no berry, gain 1 berry. When you play a construction, you may pay 2 berries in place of each resource.
lizards = Lizards
    .title = Wanderers
    .text = You begin with the unused forest cards in a stack. At the start of the game and of each season, draw 3 of them, lay 1 in your own area and put the others beneath the stack. Only you may visit the forest cards of your area.
mice = Mice
    .title = Efficient Gatherers
    .text = After you have visited a basic location or a forest card, you may gain 1 resource of a kind that you do not have.
moles = Moles
    .title = Diggers
    .text = When a worker brings you resources from a location, you may pay 1 of them to gain 1 pebble.
otters = Otters
    .title = Patchers
    .text = When you play a construction, you may pay 1 resin in place of each resource.
owls = Owls
    .title = The Wise
    .text = Your hand may hold 1 more card. After you have placed a worker and resolved its action, you may discard 1 card from your hand, and you may draw 1 card. You may give the card drawn to an opponent; if you do, draw 2 cards.
platypuses = Platypuses
    .split = Platy|puses
    .title = Treasure Hunters
    .text = You begin with 5 point tokens on this card. Once in each of your turns, at any moment, you may pay 1 of them to gain 1 resource of your choice and to take 1 card from the deck or the Meadow.
rats = Rats
    .title = Obnoxious
    .text = You begin by laying the rat token on a card of the Meadow. When a player plays that card, gain 1 resource of a kind that you do not have and move the token to another card of the Meadow.
squirrels = Squirrels
    .split = Squir|rels
    .title = Master Woodcrafters
    .text = Each time a worker brings you twigs, gain 1 more twig. When you play a construction, you may pay 2 twigs in place of each resource.
starlings = Starlings
    .split = Star|lings
    .title = Harmonious
    .text = Your hand may hold 3 more cards. When you draw cards, you may take each of them from the deck or from the Meadow.
toads = Toads
    .title = Green Thumbs
    .text = When you play a green card, you may discard 1 card from your hand to activate the green card a second time.
turtles = Turtles
    .title = Patient Investors
    .text = After every card you play: if this power is empty, you may put 1 of your resources on it; if a resource lies on it, you may take it back with 1 more of its kind.


## Where things lie, and what is counted

zone-wild-locations = Locations with a wild token
    .play = Locations with a wild token
    .count = Wild tokens left { $n }
zone-forest-stack = Stack of forest cards
    .play = Stack of forest cards
    .count = Forest cards { $n }
zone-forest-drawn = Forest cards drawn
    .play = Lay out a forest card
    .count = Forest cards drawn { $n }
zone-own-forest = Forest of the Lizards
    .play = Forest of the Lizards
    .count = Forest of the Lizards { $n }

token-wild = Wild token
    .amount =
        { $n ->
            [one] { $n } wild token
           *[other] { $n } wild tokens
        }
token-treasure = Treasure
    .amount =
        { $n ->
            [one] { $n } treasure token
           *[other] { $n } treasure tokens
        }
token-saved-twig = Twig of the Turtles
    .amount =
        { $n ->
            [one] { $n } saved twig
           *[other] { $n } saved twigs
        }
token-saved-resin = Resin of the Turtles
    .amount = { $n } saved resin
token-saved-pebble = Pebble of the Turtles
    .amount =
        { $n ->
            [one] { $n } saved pebble
           *[other] { $n } saved pebbles
        }
token-saved-berry = Berry of the Turtles
    .amount =
        { $n ->
            [one] { $n } saved berry
           *[other] { $n } saved berries
        }
token-rat = Rat token
    .amount =
        { $n ->
            [0] Rat token: not in play
           *[other] Rat token: place { $n } of the Meadow
        }


## What is asked

prompt-swap-for-pebble = pay a resource just gained for a pebble, or not
prompt-may-draw = draw a card, or not
prompt-follow = carry out a location where an opponent stands, or the forest card
prompt-lizards = choose a forest card for your own area
prompt-platypuses = pay a treasure token before your turn ends, or not
prompt-rats = choose the card of the Meadow that the rat token goes to
prompt-activate-again = discard a card to activate the green card again, or not
prompt-turtles = put a resource on your power or take it back, or not


## What can be chosen

option-axolotls-wild = Use a wild token as a resource
option-cardinals-draw = Draw 1 more card
option-lizards-component = Lay out { $component }
option-moles-amount = Pay { $amount } for a pebble
option-owls-draw = Draw 1 card
option-owls-discard = Discard it as a gift and draw 2 cards
option-platypuses-token = Pay a treasure token for a resource and a card
option-rats-place = Lay the rat token on card { $place } of the Meadow
option-turtles-put-amount = Put { $amount } on your power
option-turtles-take = Take the resource back with 1 more of its kind


## What happened

log-put-rat = { $player } laid the rat token on { $card } in the Meadow
