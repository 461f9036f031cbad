# The cards of Extra! Extra!: name and rules text of each.


## The box

box-extra = Extra! Extra!
    .description = 6 more kinds of cards for the deck, 15 in all: a carnival and its jugglers, news of the day, and the noble game of Scurrble.
preset-packs = News and mischief
    .description = More cards for the deck: jugglers, gazettes and three tricks of Rugwort’s.


## What its cards ask and offer, and what is told of them

prompt-keep-revealing = reveal another card, or stop

option-choose-cards = Draw cards
option-choose-resources = Gain resources
option-choose-points = Pay twigs and gain points
option-choose-reveal = Pay a twig and reveal a card
option-choose-give = Give cards


## Critters

juggler = Juggler
    .split = Jug|gler
    .text = { -when-played } you may pay 3 twigs for 4 points; or pay 1 twig to reveal a card from the deck, as often as you like, for 6 points if the base values add up to 6 or more. Discard what was revealed.
scurrble-champion = Scurrble Champion
    .split = Scurr|ble Cham|pion
    .text = Shares a space with all other Champions of your city. { -game-end } 2 points per other { scurrble-champion } in your city.
town-crier = Town Crier
    .text = { -production } you may give 2 cards from your hand to one opponent and gain 3 points.


## Constructions

carnival = Carnival
    .split = Car|ni|val
    .text = { -production } draw 1 card per other green card in your city, or gain 1 resource of your choice for every 2 of them.
gazette = Gazette
    .split = Ga|zette
    .text = Put 1 point token on this card each time you achieve an event. { -game-end } 3 more points if at least 3 tokens lie on it.
scurrble-stadium = Scurrble Stadium
    .split = Scurr|ble Sta|dium
    .text = { -visit } name a colour other than green, then draw 4 cards. If one of them has that colour, show it and gain 3 points. Open to opponents: 1 point for you when one visits.
