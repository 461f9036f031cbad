"""The shelf of boxes, and games made from it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib.metadata import entry_points

from everdell import defaults
from everdell.boxes.base import BaseBox
from everdell.boxes.bellfaire import BellfaireBox
from everdell.boxes.extra import ExtraBox
from everdell.boxes.legends import LegendsBox
from everdell.boxes.lil import LilBox
from everdell.boxes.mistwood import MistwoodBox
from everdell.boxes.newleaf import NewleafBox
from everdell.boxes.pearlbrook import PearlbrookBox
from everdell.boxes.rugwort import RugwortBox
from everdell.boxes.spirecrest import SpirecrestBox
from everdell.engine import assembly, codec
from everdell.engine.box import Box, Setup
from everdell.engine.errors import SetupError
from everdell.engine.presets import IMPOSSIBLE
from everdell.engine.rules import Rules
from everdell.engine.state import Game
from everdell.engine.stream import Seed

# Boxes outside the repository plug in by this entry point: a name and a Box class.
ENTRY_POINT = "everdell.boxes"

LONGEST_SEED = 128


@lru_cache(maxsize=1)
def shelf() -> dict[str, Box]:
    """All installed boxes by id, our own first."""
    boxes: dict[str, Box] = {
        box.id: box
        for box in (
            BaseBox(),
            ExtraBox(),
            RugwortBox(),
            LegendsBox(),
            NewleafBox(),
            PearlbrookBox(),
            BellfaireBox(),
            SpirecrestBox(),
            MistwoodBox(),
            LilBox(),
        )
    }
    for plug in sorted(entry_points(group=ENTRY_POINT), key=lambda plug: plug.name):
        box: Box = plug.load()()
        boxes.setdefault(box.id, box)
    return boxes


def new_game(
    players: int = 2,
    boxes: Iterable[str] = defaults.BOXES,
    seed: Seed = 0,
    options: Mapping[str, object] | None = None,
) -> Game:
    """Set up a game. A ValueError names what is wrong with the wish."""
    if not _is_seed(seed):
        raise SetupError(
            "bad-seed",
            f"A seed is a whole number from 0 on, or a text of at most {LONGEST_SEED} characters, "
            f"not {seed!r}.",
            {"seed": ascii(seed)[:LONGEST_SEED], "most": str(LONGEST_SEED)},
        )
    return assembly.new_game(rules_for(players, boxes, options), seed)


def _is_seed(seed: object) -> bool:
    if isinstance(seed, str):
        return 0 < len(seed) <= LONGEST_SEED and seed.isprintable()
    return isinstance(seed, int) and not isinstance(seed, bool) and seed >= 0


def load_game(text: str) -> Game:
    """Read a game written by `Game.to_json`."""
    return game_of(codec.read_header(text))


def game_of(document: dict[str, object]) -> Game:
    """A game from `codec.to_document`, kept by a caller who vouches for it."""
    codec.check_version(document)
    players, boxes, options = codec.setting(document)
    return codec.from_document(rules_for(players, boxes, options), document)


def rules_for(
    players: int, boxes: Iterable[str], options: Mapping[str, object] | None = None
) -> Rules:
    """The rules for a number of players, some boxes and their options."""
    if (
        options is None
        and type(players) is int
        and isinstance(boxes, tuple)
        and all(type(box) is str for box in boxes)
    ):
        return _usual_rules(players, boxes)
    setup = checked_setup(players, boxes, options)
    return _rules(players, setup.boxes, tuple(setup.settings.items()))


@lru_cache(maxsize=64)
def _usual_rules(players: int, boxes: tuple[str, ...]) -> Rules:
    """The rules with every option at its default; such a wish is checked once."""
    setup = checked_setup(players, boxes)
    return _rules(players, setup.boxes, tuple(setup.settings.items()))


def checked_setup(
    players: int, boxes: Iterable[str], options: Mapping[str, object] | None = None
) -> Setup:
    """The game that is wanted, with every option set. A SetupError says why it cannot be played."""
    wanted = _box_ids(boxes)
    chosen = [box for id, box in shelf().items() if id in wanted]
    _check_boxes(chosen, wanted)
    _check_players(chosen, players)
    settings = _check_options(chosen, {} if options is None else options, players)
    setup = Setup(players, tuple([box.id for box in chosen]), settings)
    _check_remarks(chosen, setup)
    return setup


def _box_ids(boxes: object) -> list[str]:
    """The wanted boxes, each of them installed."""
    known = shelf()
    wanted = [boxes] if isinstance(boxes, str) else boxes
    if not isinstance(wanted, Iterable):
        wanted = [wanted]
    found: list[str] = []
    for id in wanted:
        if not isinstance(id, str) or id not in known:
            raise SetupError(
                "unknown-box",
                f"There is no box {id!r}. Installed are: {', '.join(known)}.",
                {"box": str(id), "known": ", ".join(known)},
            )
        found.append(id)
    return found


@lru_cache(maxsize=64)
def _rules(players: int, boxes: tuple[str, ...], options: tuple[tuple[str, str], ...]) -> Rules:
    return assembly.make_rules([shelf()[id] for id in boxes], players, dict(options))


def _check_boxes(chosen: list[Box], wanted: list[str]) -> None:
    if not chosen:
        raise SetupError("no-box", "A game needs at least one box, such as 'base'.")
    for box in chosen:
        for other in box.requires:
            if other not in wanted:
                raise SetupError(
                    "box-requires",
                    f"The box {box.id!r} needs the box {other!r}.",
                    {"box": box.id, "other": other},
                )
        for other in box.excludes:
            if other in wanted:
                raise SetupError(
                    "box-excludes",
                    f"The boxes {box.id!r} and {other!r} cannot be combined.",
                    {"box": box.id, "other": other},
                )


def players_for(chosen: Iterable[Box]) -> tuple[int, int]:
    """How few can play, by the most demanding box, and how many, by the most generous."""
    boxes = list(chosen)
    return max(box.fewest for box in boxes), max(box.most for box in boxes)


def _check_players(chosen: list[Box], players: int) -> None:
    fewest, most = players_for(chosen)
    if isinstance(players, bool) or not isinstance(players, int) or not fewest <= players <= most:
        adding = ", ".join(_boxes_for_more(players, chosen, most))
        more = f" With the box {adding!r} more can play." if adding else ""
        raise SetupError(
            "bad-players",
            f"These boxes are for {fewest} to {most} players, not {players!r}.{more}",
            {
                "players": str(players),
                "fewest": str(fewest),
                "most": str(most),
                "adding": adding or "none",
            },
        )


def all_beside(id: str) -> tuple[str, ...]:
    """A box, what it needs, and all that can be played with it."""
    known = shelf()
    own = {*known[id].requires, id}
    excluded = {
        other.id
        for other in known.values()
        if own & set(other.excludes) or any(other.id in known[one].excludes for one in own)
    }
    return tuple(
        other.id
        for other in known.values()
        if other.id not in excluded and not excluded & set(other.requires)
    )


def _boxes_for_more(players: object, chosen: list[Box], most: int) -> list[str]:
    """The boxes any of which, added to those chosen, makes room for so many players."""
    if isinstance(players, bool) or not isinstance(players, int) or players <= most:
        return []
    here = {box.id for box in chosen}
    return [
        box.id for box in shelf().values() if box.most >= players and here.issuperset(box.requires)
    ]


def _check_remarks(chosen: list[Box], setup: Setup) -> None:
    for box in chosen:
        for remark in box.remarks():
            if remark.weight == IMPOSSIBLE and remark.holds(setup):
                raise _impossible(box, remark.setting, setup)


def _impossible(box: Box, option: str, setup: Setup) -> SetupError:
    value = setup.settings.get(option, "")
    what = f"option {option!r} cannot be {value!r}" if value else f"box {box.id!r} cannot be played"
    return SetupError(
        "impossible-choice",
        f"With {setup.players} players and the boxes {', '.join(setup.boxes)} the {what}.",
        {"box": box.id, "option": option or "none", "value": value, "players": str(setup.players)},
    )


def _check_options(chosen: list[Box], options: object, players: int) -> dict[str, str]:
    settings = {setting.id: setting for box in chosen for setting in box.settings()}
    known = ", ".join(settings)
    if not isinstance(options, Mapping):
        raise SetupError(
            "unknown-option",
            f"Options are names with values, not {options!r}. These boxes have: {known}.",
            {"option": str(options), "known": known},
        )
    for name, value in options.items():
        if name not in settings:
            raise SetupError(
                "unknown-option",
                f"There is no option {name!r}. These boxes have: {known}.",
                {"option": str(name), "known": known},
            )
        if not settings[name].allows(str(value), players):
            values = settings[name].values_for(players)
            known = ", ".join([value or "(nothing)" for value in values])
            raise SetupError(
                "bad-option",
                f"The option {name!r} is one of {known}, not {value!r}.",
                {"option": str(name), "value": str(value), "known": known},
            )
    return {
        name: str(options.get(name, setting.default_for(players)))
        for name, setting in settings.items()
    }
