# The pictures of the rules reference.
#
#   picture-SECTION    what the picture of a section shows; `page/src/boxes/<box>/rule-pictures.ts`
#                      says of what it is made
#     .c1 .c2 …        the words below its parts


picture-base-goal = From a worker to a city
    .c1 = Workers fetch
    .c2 = resources,
    .c3 = which pay for cards,
    .c4 = which bring points.
picture-base-turn = One of three actions
    .c1 = Place a worker,
    .c2 = play a card,
    .c3 = or prepare for the next season.
picture-base-placing = The signs of places
    .c1 = Exclusive: room for one worker
    .c2 = Shared: room for any number
    .c3 = Open: other players may come, too
picture-base-basic = The basic locations
picture-base-haven = Two cards for one resource
    .c1 = Discard,
    .c2 = with a worker at the Haven,
    .c3 = and choose.
picture-base-journey = The longest Journey
    .c1 = Discard in autumn,
    .c2 = with a worker on the Journey,
    .c3 = for the end of the game.
picture-base-events = A special event
    .c1 = In your city:
    .c2 = both cards
    .c3 = A worker achieves it.
picture-base-playing = What is on a card
    .c1 = Colour and shape of its type
    .c2 = Base value
    .c3 = Printed cost
    .c4 = A star: unique
    .c5 = What it does
    .c6 = Whom it lets in for free, or who lets it in
picture-base-occupying = A critter moves in
    .c1 = The construction is occupied,
    .c2 = and its critter costs nothing.
picture-base-colors = The five types
    .c1 = Traveller: once
    .c2 = Production: again and again
    .c3 = Destination: with a worker
    .c4 = Governance: as long as it stands
    .c5 = Prosperity: at the end
picture-base-kinds = The two kinds of cards
    .c1 = Critter
    .c2 = Construction
picture-base-season = The year
    .c1 = Winter: the first 2 workers
    .c2 = Spring: 1 more worker, production
    .c3 = Summer: 1 more worker, 2 cards of the Meadow
    .c4 = Autumn: 2 more workers, production
picture-base-resources = What can be had
    .c1 = Twig
    .c2 = Resin
    .c3 = Pebble
    .c4 = Berry
    .c5 = A resource of your choice
    .c6 = Point
picture-legends-playing = A Legend takes the place of a card
    .c1 = The card it replaces is discarded,
    .c2 = and the Legend comes for free.
