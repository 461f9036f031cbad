"""Tables of My Lil' Everdell, and turns that change little."""

from __future__ import annotations

from everdell.testing import Table, table

# Eight cards that no player without resources can pay.
DEAR = ("lil_king", "lil_king", "lil_queen", "lil_queen")


def lil(players: int = 2, seed: int = 0, **options: str) -> Table:
    return table(players, boxes=("lil",), seed=seed, options=options)


def rest(t: Table, turns: int = 1) -> Table:
    """So many turns: a friend goes to the twigs, and no card is played."""
    for _ in range(turns):
        no_card(t.choose("friend", "lil_space_twig"))
    return t


def no_card(t: Table) -> Table:
    """No card is played in this turn, if any could be."""
    return t.choose("done") if t.prompt() == "face-up" else t


def rest_round(t: Table) -> Table:
    """All people take the rest of their turns in this round."""
    now = t.game.counters[0]
    while not t.game.over and t.game.counters[0] == now:
        rest(t)
    return t


def play(t: Table, card: str, *, space: str = "lil_space_resin") -> Table:
    """A friend is placed, then the card is played."""
    return t.choose("friend", space).choose("play", card)


def rich(t: Table, seat: int = 0) -> Table:
    return t.set_resources(seat, twig=9, resin=9, berry=9)
