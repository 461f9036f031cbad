# The cards of the Rugwort pack: name and rules text of each.


## The box

box-rugwort = Rugwort pack
    .description = 3 cards for the deck that bring mischief among the players: a robber, a rowdy and a ruler.
remark-rugwort-alone = Alone, { rugwort-the-robber } finds no one to swap hands with.


## What its cards ask and offer, and what is told of them

prompt-swap-hands = choose whose hand you take for yours

option-steal-seat-component = Take { $component } from the city of { $seat }
option-swap-seat = Swap hands with { $seat }

log-swapped-hands =
    { $n ->
        [one] { $player } swapped hands with { $to }, { $n } card for { $got }
       *[other] { $player } swapped hands with { $to }, { $n } cards for { $got }
    }
log-stole = { $player } took { $card } from the city of { $of }


## Critters

rugwort-the-robber = Rugwort the Robber
    .split = Rug|wort the Robber
    .text = Any construction lets him in. { -when-played } swap your whole hand with that of an opponent.
rugwort-the-rowdy = Rugwort the Rowdy
    .split = Rug|wort the Rowdy
    .text = Any green construction lets him in. Takes the place of a green card in an opponent’s city, which moves into yours and acts at once. { -production } the owner of the city he stands in discards 2 cards from hand.
rugwort-the-ruler = Rugwort the Ruler
    .split = Rug|wort the Ruler
    .text = Any purple construction lets him in. { -game-end } 1 point per event of the opponent who has achieved the most.
