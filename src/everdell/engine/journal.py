"""What happened, and who may know it.

The journal feeds the log, the animation and the undo barrier. Search runs without one. Entries use
ids, never texts: the reader's language is put on at the edge.
"""

from __future__ import annotations

from typing import final


@final
class Entry:
    """One thing that happened.

    `open` is for everybody. `secret` is for the seats in `audience` alone. `barrier` says that
    somebody learned something that was not in their own hand to show, so that nobody may silently
    go back beyond it.
    """

    __slots__ = ("audience", "barrier", "kind", "open", "seat", "secret")

    def __init__(
        self,
        kind: str,
        seat: int,
        open: dict[str, object],
        secret: dict[str, object] | None = None,
        audience: tuple[int, ...] = (),
        barrier: bool = False,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.open = open
        self.secret = secret
        self.audience = audience
        self.barrier = barrier

    def concerns(self, seat: int | None) -> bool:
        """Whether a seat (or a spectator) may know that this happened at all.

        That a choice was forced would tell the others what a hand does not hold.
        """
        if self.open or self.secret is None:
            return True
        return seat is not None and seat in self.audience

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """The entry as a seat (or a spectator) may read it."""
        shown: dict[str, object] = {"kind": self.kind, "seat": self.seat}
        shown.update(self.open)
        if self.secret is not None and seat is not None and seat in self.audience:
            shown.update(self.secret)
        return shown


def visible(entries: list[Entry], seat: int | None) -> list[dict[str, object]]:
    """What a seat (or a spectator) may read of some entries."""
    return [entry.seen_by(seat) for entry in entries if entry.concerns(seat)]


@final
class Journal:
    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def tell(self, kind: str, seat: int, open: dict[str, object], barrier: bool = False) -> None:
        self.entries.append(Entry(kind, seat, open, None, (), barrier))

    def whisper(
        self,
        kind: str,
        seat: int,
        open: dict[str, object],
        secret: dict[str, object],
        audience: tuple[int, ...],
        barrier: bool = False,
    ) -> None:
        self.entries.append(Entry(kind, seat, open, secret, audience, barrier))

    def forced(self, seat: int, option: str) -> None:
        """A choice with a single answer, resolved by the engine. Only its seat may read it."""
        self.entries.append(Entry("forced", seat, {}, {"option": option}, (seat,)))
