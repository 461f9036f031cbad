"""A screen on which sets are marked: it knows nothing but views, and sends one choice at a time."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from everdell import Game
from everdell.engine.shapes import DecisionView, PicksView

Marks = dict[str, int]


def asked(game: Game) -> DecisionView | None:
    """What the one who decides is shown."""
    decision = game.decision
    return game.view(decision.seat)["decision"] if decision else None


def asked_picks(game: Game) -> PicksView | None:
    decision = asked(game)
    return decision.get("picks") if decision else None


def still_asked(game: Game, first: DecisionView, picked: int) -> bool:
    """Whether the ask that was shown first goes on, with more picks made than these."""
    now = asked(game)
    if now is None or "picks" not in now:
        return False
    asks = [(d["seat"], d["prompt"], d["source"]) for d in (first, now)]
    return asks[0] == asks[1] and now["picks"]["picked"] > picked


def name_now(first: PicksView, now: PicksView, id: str) -> str:
    """What an option is called after other picks: city cards are counted anew."""
    if "slots" not in first:
        return id
    wanted = set(first["slots"][id])
    return next(name for name, slots in now.get("slots", {}).items() if wanted & set(slots))


def confirm(game: Game, marks: Marks) -> list[str]:
    """Send what was marked, in the pool's order, then `done` if it is still asked; what was sent.

    A pick without an alternative is made by the engine: `picked` tells how far it has come.
    """
    first = asked(game)
    assert first is not None
    picks = now = first["picks"]
    wanted = [id for id in picks["pool"] for _ in range(marks.get(id, 0))]
    sent: list[str] = []
    while True:
        made = now["picked"] - picks["picked"]
        sent.append(name_now(picks, now, wanted[made]) if made < len(wanted) else "done")
        game.choose(sent[-1])
        if sent[-1] == "done" or not still_asked(game, first, now["picked"]):
            return sent
        now = asked_picks(game) or now


def allowed(picks: PicksView, marks: Marks) -> bool:
    """Whether the set may be confirmed."""
    return (
        picks["least"] <= sum(marks.values()) <= picks["most"]
        and all(n <= picks["pool"][id] for id, n in marks.items())
        and all(
            sum(marks.get(id, 0) for id in limit["options"]) <= limit["most"]
            for limit in picks.get("limits", [])
        )
    )


def all_sets(picks: PicksView) -> Iterator[Marks]:
    """Every set that may be confirmed."""
    ids = list(picks["pool"])
    for counts in product(*(range(picks["pool"][id] + 1) for id in ids)):
        marks = {id: n for id, n in zip(ids, counts, strict=True) if n}
        if allowed(picks, marks):
            yield marks
