# The rules reference and the gallery of cards: what stands around the rules, not the rules. These
# are in rules.ftl, whose keys begin with rules-; here they begin with reference-, gallery- and, for
# all about a card, details-.


## Both screens

reference-title = Rules
    .head = Rules · Everdell
gallery-title = Cards
    .head = Cards · Everdell
    .of = { $name } · Everdell
reference-failed = The rules could not be fetched
    .text = The server does not answer. Try it again in a moment.
gallery-failed = The cards could not be fetched
    .text = The server does not answer. Try it again in a moment.


## The rules

reference-about = All rules of the boxes installed, in our own words. Rulings on a single card stand with the card.
reference-search = Search the rules
    .hint = A word, e.g. “journey”
reference-contents = Contents
reference-found =
    { $n ->
        [0] No section speaks of it
        [one] { $n } section
       *[other] { $n } sections
    }
reference-none = Nothing found for “{ $query }”
    .text = Try fewer words, or other ones.
reference-clear = Show all rules
reference-cards = Cards that speak of it
reference-unknown = There is no such section. All others are here.


## The gallery

gallery-about = Every card, place and event of the boxes installed.
gallery-search = Search cards
    .hint = Name or text
gallery-filters = Filters
gallery-box = Box
gallery-kind = Kind
gallery-color = Colour
gallery-rarity = Rarity
gallery-all = All
gallery-unsure = Uncertain figures only
gallery-order = Order
gallery-order-name = Name
gallery-order-cost = Cost
gallery-order-points = Points
gallery-found = { $n } of { $all }
gallery-none = Nothing found
    .text = Remove a filter, or look for another word.
gallery-reset = Show everything
gallery-list = All components
gallery-chosen = The chosen card
gallery-choose = Choose a card to read all about it: its text, its rulings and what goes with it.
gallery-unknown = There is no such card. Perhaps its box is not installed.
gallery-copies = ×{ $n }


## A card

details-figures = Figures
details-cost = Cost
details-free = Free
details-points = Base value
details-copies = In the deck
details-spaces = Spaces
details-box = Box
details-workers = Workers
details-worth =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
details-times =
    { $n ->
        [one] once
       *[other] { $n } times
    }
details-no-space = takes none
details-adds-space = Spaces it opens
details-any-construction =
    { $color ->
        [tan] any tan construction
        [green] any green construction
        [red] any red construction
        [blue] any blue construction
        [purple] any purple construction
       *[none] any construction
    }
details-exclusive = one in all
details-shared = any number
details-open = Open to others
details-rulings = Rulings
details-related = Goes with
details-upgrades = Free in place of
details-upgraded-by = Makes way for
details-lets-in = Lets in for free
details-let-in-by = Free thanks to
details-asks-for = Asks for
details-asked-by = Events that ask for it
details-mentions = Its text names
details-mentioned-by = Named by
details-in-english = In English
details-in-french = In French
