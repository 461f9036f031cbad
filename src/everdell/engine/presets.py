"""What a box says before a game: games that are ready to be chosen, and remarks on choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from everdell.engine.box import Setup

# How much a remark weighs: the choice is refused, changes nothing, or is not what the rules advise.
IMPOSSIBLE: Final = "impossible"
NO_EFFECT: Final = "no_effect"
UNADVISED: Final = "unadvised"


@final
class Preset:
    """A game that is ready to be chosen.

    boxes     everything it is played with
    settings  those that differ from their defaults
    learn     how much there is to learn, from 1 to 4
    picture   what is drawn for it: something whose picture comes with the box
    """

    def __init__(
        self,
        id: str,
        boxes: tuple[str, ...],
        *,
        settings: dict[str, str] | None = None,
        fewest: int = 1,
        most: int = 4,
        learn: int = 1,
        picture: str = "",
    ) -> None:
        self.id = id
        self.boxes = boxes
        self.settings: dict[str, str] = settings if settings is not None else {}
        self.fewest = fewest
        self.most = most
        self.learn = learn
        self.picture = picture


@final
class Remark:
    """What to know about a choice: about the box itself, one of its settings or some values of it.

    It holds with any of these numbers of players, beside any of these boxes; none named are all.
    It does not hold where one of the boxes in `unless` is there.
    """

    def __init__(
        self,
        id: str,
        weight: str,
        *,
        setting: str = "",
        values: tuple[str, ...] = (),
        players: tuple[int, ...] = (),
        beside: tuple[str, ...] = (),
        unless: tuple[str, ...] = (),
    ) -> None:
        self.id = id
        self.weight = weight
        self.setting = setting
        self.values = values
        self.players = players
        self.beside = beside
        self.unless = unless

    def holds(self, setup: Setup) -> bool:
        """Whether it is to be said of a game with its box."""
        return (
            (not self.values or setup.settings.get(self.setting) in self.values)
            and (not self.players or setup.players in self.players)
            and (not self.beside or any(setup.has(box) for box in self.beside))
            and not any(setup.has(box) for box in self.unless)
        )
