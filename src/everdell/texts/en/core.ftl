# The words of the table. What boxes say stands in files of their own.
#
# The keys follow from the engine’s ids, with hyphens for underscores:
#   box-ID, automaton-BOX, choice-ID, choice-ID-VALUE    boxes, solo opponents and set-up options
#   preset-ID, remark-ID                                 games ready to be chosen, remarks on choices
#   zone-ID                                              where cards lie that boxes bring
#   token-ID, token-ID.amount                            countable things of boxes
#   kind-ID, color-ID, rarity-ID, season-ID, resource-ID printed features
#   prompt-KEY                                           what a decision asks
#   option-SHAPE                                         what can be chosen
#   log-KIND                                             what happened
#   score-PART, error-CODE
#
# In SHAPE a word of an option’s id stands for itself, or for what it names: component, helper (the
# card whose ability helps to pay), seat, amount (resources), origin (where a card comes from), row
# (where it lies).
# $own says whether that seat is the reader’s, or in the log the acting player’s own.


## Beginnings and ends shared by the rules texts of all boxes

-when-played = When played:
-production = Production:
-visit = Visit:
-when-achieved = When achieved:
-game-end = Game end:
-alone = Not together with another ability that helps to play a card.
-for-good = The worker never leaves again.


## Where cards lie

zone-deck = Deck
zone-discard = Discard pile
zone-hand = Hand
zone-legends = Your Legends
    .play = Play a Legend
    .count = Legends { $n }
zone-meadow = Meadow
zone-power = Power
    .play = Power
    .count = Power { $n }
zone-powers-dealt = Powers dealt
    .play = Choose a power
    .count = Powers dealt { $n }


## Printed features

kind-critter = Critter
    .plural = Critters
kind-construction = Construction
    .plural = Constructions
kind-tile = Tile
    .plural = Tiles
kind-power = Power

color-tan = Traveller
color-green = Production
color-red = Destination
color-blue = Governance
color-purple = Prosperity

rarity-common = Common
rarity-unique = Unique
rarity-legend = Legend

season-winter = Winter
season-spring = Spring
season-summer = Summer
season-autumn = Autumn

resource-twig = Twig
    .amount =
        { $n ->
            [one] { $n } twig
           *[other] { $n } twigs
        }
resource-resin = Resin
    .amount = { $n } resin
resource-pebble = Pebble
    .amount =
        { $n ->
            [one] { $n } pebble
           *[other] { $n } pebbles
        }
resource-berry = Berry
    .amount =
        { $n ->
            [one] { $n } berry
           *[other] { $n } berries
        }


## Parts of sentences

seat = Player { $n }
copy = { $component } (no. { $n })
list-last = { $item } and { $rest }
list-more = { $item }, { $rest }


## What is asked

prompt-of = { $source }: { $demand }

prompt-turn = your turn: choose an action
prompt-pay-card = choose how to pay
prompt-enter =
    { $verb ->
        [demolish] choose the construction it replaces
        [city] choose the city it goes to
        [remove] choose the card it removes
        [steal] choose the card you take for it
       *[other] choose how it enters play
    }
prompt-play-card = choose a card to play
prompt-upgrade = choose the card it replaces
prompt-choose-one = choose what to do
prompt-order-trigger = choose which card answers next
prompt-order-produce = choose which card produces next
prompt-gain-any = choose a resource to gain
prompt-pay-any = choose a resource to pay
prompt-pay-up-to = choose how much to pay
prompt-give-any = choose a resource to give
prompt-give-things = choose what to give, and to whom
prompt-give-up-to = choose how much to give
prompt-give-each = choose a resource to give, and to whom
prompt-give-cards = choose a card to give
prompt-give-to = choose who receives it
prompt-put-any = choose a resource to put on it
prompt-put-up-to = choose how much to put on it
prompt-put-critters = choose a critter to put beneath it
prompt-store = choose what to put on it
prompt-discard = choose a card to discard
prompt-discard-colors = choose cards of different colours to discard
prompt-discard-city = choose a card of your city to discard
prompt-discard-meadow = choose a card of the Meadow to discard
prompt-keep = choose the card you keep
prompt-take-revealed = choose a revealed card to take
prompt-take-meadow = choose a card of the Meadow to take
prompt-tell-place = choose which of the identical cards or tiles it was
prompt-choose-pile = choose the pile to reveal from
prompt-activate = choose a green card to activate
prompt-copy = choose a card to copy
prompt-lift-worker = choose the worker to move
prompt-place-worker = choose where the worker goes
prompt-bring-home = choose the worker who comes home
prompt-use-place = choose a location to use
prompt-use-tile = choose a tile to use
prompt-reuse-place = choose a location to use once more
prompt-achieve-any = choose an event to achieve
prompt-name-color = name a colour
prompt-show-card = choose a card to show
prompt-power = choose your power
prompt-take-deck-meadow = choose a card of the deck or the Meadow to take
prompt-gain-missing = choose a resource that you do not have
prompt-give-drawn = give the card just drawn to an opponent, or keep it
prompt-take-stored = choose a resource to take from it
prompt-activate-tan = choose a tan card to activate again
prompt-give-each-card = choose a card to give, and to whom
prompt-rejoin = choose the construction whose space it shares now


## What can be chosen

option-visit-component = Place a worker: { $component }
option-visit-city-seat-component =
    { $own ->
        [yes] Visit your { $component }
       *[no] Visit { $component } in the city of { $seat }
    }
option-event-component = Achieve { $component }
option-play-component-origin =
    { $origin ->
        [hand] Play { $component } from your hand
        [meadow] Play { $component } from the Meadow
       *[revealed] Play the revealed { $component }
    }
option-play-component-origin-occupy =
    { $origin ->
        [hand] Play { $component } from your hand with an occupied token
        [meadow] Play { $component } from the Meadow with an occupied token
       *[revealed] Play the revealed { $component } with an occupied token
    }
option-play-component-origin-helper =
    { $origin ->
        [hand] Play { $component } from your hand with { $helper }
        [meadow] Play { $component } from the Meadow with { $helper }
       *[revealed] Play the revealed { $component } with { $helper }
    }
option-play-component-legends = Play your Legend { $component }
option-play-component-legends-occupy = Play your Legend { $component } with an occupied token
option-play-component-legends-helper = Play your Legend { $component } with { $helper }
option-prepare = Prepare for season
option-pass = Pass for the rest of the game
option-done = Done

option-gain-amount = Gain { $amount }
option-pay-amount = Pay { $amount }
option-pay-nothing = Pay nothing
option-pay-occupy-component = Occupy { $component }
option-give-amount = Give { $amount }
option-give-away-component = Give away { $component }: it is discarded
option-give-seat-component = Give { $component } to { $seat }
option-choose-two-berries = Gain 2 berries
option-give-component = Give { $component }
option-give-seat = Give to { $seat }
option-give-seat-amount = Give { $amount } to { $seat }
option-give-supply-amount = Give up { $amount }
option-put-amount = Put { $amount } on it
option-put-component = Put { $component } beneath
option-put-city-component = Put { $component } of your city beneath
option-store-amount = Store { $amount }

option-discard-component = Discard { $component }
option-discard-component-row = Discard { $component }: { $row }
option-discard-city-component = Discard { $component } from your city
option-keep-component = Keep { $component }
option-take-component = Take { $component }
option-take-component-row = Take { $component }: { $row }
option-take-row = Take one unseen: { $row }
option-spot-place = The one on place { $place } of the Meadow
option-spot-place-row = The one on place { $place }: { $row }
option-use-component = Use { $component }

option-activate-component = Activate { $component }
option-copy-component = Copy { $component }
option-copy-seat-component =
    { $own ->
        [yes] Copy your own { $component }
       *[no] Copy { $component } in the city of { $seat }
    }
option-produce-component = { $component } produces
option-trigger-component = { $component } answers
option-city-seat = Into the city of { $seat }
option-replace-component = Replace { $component }

option-name-tan = Name tan ({ color-tan })
option-name-green = Name green ({ color-green })
option-name-red = Name red ({ color-red })
option-name-blue = Name blue ({ color-blue })
option-name-purple = Name purple ({ color-purple })
option-show-component = Show { $component }

option-lift-component = Move the worker at { $component }
option-lift-city-seat-component =
    { $own ->
        [yes] Move the worker on your { $component }
       *[no] Move the worker on { $component } in the city of { $seat }
    }
option-lift-named-component = Move { $component }
option-lift-adrift = Move the worker whose card has left
option-recall-component = Bring home the worker at { $component }
option-recall-city-seat-component =
    { $own ->
        [yes] Bring home the worker on your { $component }
       *[no] Bring home the worker on { $component } in the city of { $seat }
    }
option-recall-named-component = Bring home { $component }
option-recall-adrift = Bring home the worker whose card has left
option-power-component = Take the power of the { $component }
option-reveal-deck = Reveal from the deck
option-reveal-discard = Reveal from the discard pile
option-share-component = Share the space of { $component }


## What happened

log-source = { $line } ({ $source })
log-begins = { $player } will take the first turn

log-visited = { $player } placed a worker: { $place }
    .piece = { $player } placed { $piece }: { $place }
log-visited-card =
    { $own ->
        [yes] { $player } visited { $card }
       *[no] { $player } visited { $card } in the city of { $city }
    }
    .piece =
        { $own ->
            [yes] { $player } placed { $piece } on { $card }
           *[no] { $player } placed { $piece } on { $card } in the city of { $city }
        }
log-achieved = { $player } achieved { $place }
log-played =
    { $own ->
        [yes] { $player } played { $card }
       *[no] { $player } played { $card } into the city of { $city }
    }
log-season =
    { $season ->
        [spring] { $player } prepared for spring
        [summer] { $player } prepared for summer
       *[autumn] { $player } prepared for autumn
    }
log-passed = { $player } passed
log-over = The game is over

log-gained = { $player } gained { $resources }
log-gained-points =
    { $points ->
        [one] { $player } gained { $points } point
       *[other] { $player } gained { $points } points
    }
log-paid = { $player } paid { $resources }
log-occupied = { $player } occupied { $home } to play { $card }
log-left-city = { $card } left the city of { $player }
log-stored = { $player } stored { $resources } on { $card }
log-points-on-card =
    { $points ->
        [-1] { $player } took a point token from { $card }
        [one] { $player } put { $points } point token on { $card }
       *[other] { $player } put { $points } point tokens on { $card }
    }
log-activated =
    { $own ->
        [yes] { $player } activated { $card }
       *[no] { $player } copied { $card } in the city of { $city }
    }

log-drew =
    { $n ->
        [one] { $player } drew { $n } card
       *[other] { $player } drew { $n } cards
    }
    .seen = { $player } drew { $cards }
log-discarded =
    { $n ->
        [one] { $player } discarded { $n } card
       *[other] { $player } discarded { $n } cards
    }
    .seen = { $player } discarded { $cards }
log-discarded-shown = { $player } discarded { $cards }
log-revealed = { $player } revealed { $cards }
log-took-revealed = { $player } took the revealed { $card }
log-took-from-meadow = { $player } took { $card } from the Meadow
log-took = { $player } took { $card }: { $row }
log-used = { $player } used { $card }
log-put-into = { $player } laid down { $card }: { $row }
log-put-unseen =
    { $n ->
        [one] { $player } laid down { $n } card unseen: { $row }
       *[other] { $player } laid down { $n } cards unseen: { $row }
    }
    .seen = { $player } laid down { $cards } unseen: { $row }
log-gave-cards =
    { $n ->
        [one] { $player } gave { $n } card to { $to }
       *[other] { $player } gave { $n } cards to { $to }
    }
    .seen = { $player } gave { $cards } to { $to }
log-named-color =
    { $color ->
        [tan] { $player } named tan
        [green] { $player } named green
        [red] { $player } named red
        [blue] { $player } named blue
       *[purple] { $player } named purple
    }
log-meadow = { $card } joined the Meadow at place { $place }
log-laid = { $card } was laid at place { $place }: { $row }
log-renewed = What was discarded was shuffled and laid out anew: { $row }
log-gained-tokens = { $player } gained { $tokens }
log-lost-tokens = { $player } gave up { $tokens }
log-reshuffled =
    { $n ->
        [one] The discard pile became a new deck of { $n } card
       *[other] The discard pile became a new deck of { $n } cards
    }

log-lift-component = { $player } moved a worker away from { $place }
log-lift-city-seat-component =
    { $own ->
        [yes] { $player } moved a worker away from { $card }
       *[no] { $player } moved a worker away from { $card } in the city of { $city }
    }
log-lift-named-component = { $player } moved { $card }
log-lift-adrift = { $player } moved the worker whose card had left
log-recall-component = { $player } brought a worker home from { $place }
log-recall-city-seat-component =
    { $own ->
        [yes] { $player } brought a worker home from { $card }
       *[no] { $player } brought a worker home from { $card } in the city of { $city }
    }
log-recall-named-component = { $player } brought { $card } home
log-recall-adrift = { $player } brought home the worker whose card had left

log-put-under = { $player } put { $card } under { $place }
log-chose-power = { $player } took the power of the { $card }
log-rolled = { $player } rolled { $n }
log-took-token = { $player } chose a token of the Market: { $card }
log-paid-points =
    { $points ->
        [one] { $player } paid { $points } point token
       *[other] { $player } paid { $points } point tokens
    }
log-searched = { $player } searched the deck for { $card } in vain


## Where points come from

score-cards = Cards
score-tokens = Point tokens
score-prosperity = Prosperity
score-events = Events


## Before a game

choice-powers = Player powers
choice-powers-off = No powers
choice-powers-choose = Two dealt, one kept
choice-powers-dealt = One dealt
remark-last = At least one box is needed.
remark-needed = { $box } needs it.
remark-needs = Needs { $box }.
remark-excluded = Cannot be combined with { $box }.
remark-at-least =
    { $n ->
        [one] For 1 player or more.
       *[other] For { $n } players or more.
    }
remark-only-with =
    { $most ->
        [one] Makes no difference: it only counts in a solo game.
       *[other] Makes no difference: it only counts with { $players } players.
    }


## What went wrong

error-unknown-language = There is no language { $language }. There are: { $known }.
error-not-offered = { $option } cannot be chosen now.
error-no-set = Several picks are not asked for now: choose one option.
error-not-in-set = This set cannot be picked: some of it is not there, or there are too many or too few.
error-game-over = The game is over: { $option } comes too late.
error-unknown-seat = There is no seat { $seat }; the seats are 0 to { $last }.
error-unknown-card = There is no card { $id } in these boxes.
error-unknown-place = There is no place or event { $id } in these boxes.
error-unknown-zone = There is no zone { $id } in these boxes.
error-unknown-piece = There is no piece { $id } in these boxes.
error-unknown-counter = There is no counter { $id } in these boxes.
error-no-figures = None of these boxes says how to set up a game for { $players }. Choose another number of players.
error-component-twice = Two components of these boxes are called { $id }. One of the boxes must give way.
error-untranslated = The package { $package } has no texts in { $language }. Ask its authors for them, or leave its boxes out.
error-unknown-box = There is no box { $box }. Installed are: { $known }.
error-no-box = Choose at least one box.
error-box-requires = The box { $box } needs the box { $other }.
error-box-excludes = The boxes { $box } and { $other } cannot be combined.
error-bad-players =
    { $adding ->
        [none] These boxes are for { $fewest } to { $most } players, not for { $players }.
       *[other] These boxes are for { $fewest } to { $most } players, not for { $players }. Add { $adding } to play with more.
    }
error-impossible-choice =
    { $option ->
        [none] The box { $box } cannot be played with these boxes and { $players } players. Leave it out, or change them.
       *[other] With these boxes and { $players } players the option { $option } cannot be { $value }. Choose another value, or change them.
    }
error-unknown-option = There is no option { $option }. These boxes have: { $known }.
error-bad-option = The option { $option } cannot be { $value }. It is one of: { $known }.
error-bad-seed = A seed is a whole number from 0 on or a text of at most { $most } characters, not { $seed }.
error-damaged-save = This saved game is damaged and cannot be read.
error-foreign-save = This is no saved Everdell game.
error-newer-save = This game was saved under newer rules ({ $saved }, here { $current }): update everdell to go on with it.
error-mid-decision-save = This game was saved in the middle of a turn under other rules: go on from the start of that turn.


## How sure printed figures are

confidence-medium = These figures are known at second hand.
confidence-low = These figures are our reconstruction.
