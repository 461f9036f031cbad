"""What there is to say about a game before it is opened: beside each choice, what it would do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal, cast

from everdell.engine.box import Box, Setting, Setup
from everdell.engine.errors import SetupError
from everdell.engine.phrases import Listing, Phrase, message_id, phrase_view
from everdell.engine.presets import IMPOSSIBLE, NO_EFFECT, Remark
from everdell.gallery import boxes_named
from everdell.gallery.shapes import NumberView, RemarkView, SetupFault, SetupView
from everdell.games import checked_setup, players_for, shelf
from everdell.texts import Catalog


def describe_setup(
    words: Catalog, players: int, boxes: tuple[str, ...], options: Mapping[str, str]
) -> SetupView:
    """The remarks on a game, whether it can be played or not. The boxes must be installed."""
    chosen = boxes_named(boxes)
    setup = Setup(players, tuple([box.id for box in chosen]), _settings(chosen, players, options))
    return {
        "fault": _fault(words, players, boxes, options),
        "numbers": _numbers(chosen),
        "fixed": [box.id for box in shelf().values() if _is_fixed(box, setup)],
        "remarks": [
            *[view for box in shelf().values() for view in _of_box(box, setup)],
            *[view for box, setting in _offered(chosen) for view in _of(box, setting, setup)],
        ],
    }


def _settings(chosen: list[Box], players: int, options: Mapping[str, str]) -> dict[str, str]:
    return {
        setting.id: options.get(setting.id, setting.default_for(players))
        for _, setting in _offered(chosen)
    }


def _offered(chosen: list[Box]) -> list[tuple[Box, Setting]]:
    """What can be set. What several boxes offer is offered once, by the first of them."""
    found: dict[str, tuple[Box, Setting]] = {}
    for box in chosen:
        for setting in box.settings():
            found.setdefault(setting.id, (box, setting))
    return list(found.values())


def _fault(
    words: Catalog, players: int, boxes: tuple[str, ...], options: Mapping[str, str]
) -> SetupFault | None:
    try:
        checked_setup(players, boxes, options)
    except SetupError as error:
        return {"code": error.code, "sentence": words.error(error), "details": error.details}
    return None


# Players -------------------------------------------------------------------------------------


def _numbers(chosen: list[Box]) -> list[NumberView]:
    """Every number of players that some installed box is for."""
    fewest, most = players_for(chosen)
    largest = max(box.most for box in shelf().values())
    return [
        {
            "players": n,
            "possible": fewest <= n <= most,
            "adding": [box.id for box in _others(chosen) if n > most and box.most >= n >= fewest],
        }
        for n in range(1, largest + 1)
    ]


def _others(chosen: list[Box]) -> list[Box]:
    """The boxes that can still be put in."""
    ids = tuple([box.id for box in chosen])
    return [
        box
        for box in shelf().values()
        if box.id not in ids and not _missing(box, ids) and not _excluded(box, ids)
    ]


# Boxes ---------------------------------------------------------------------------------------


def _is_fixed(box: Box, setup: Setup) -> bool:
    """Whether a box can neither be put in nor taken out."""
    if setup.has(box.id):
        return _why_it_stays(box, setup) is not None
    return any(view["weight"] == IMPOSSIBLE for view in _of_box(box, setup))


def _of_box(box: Box, setup: Setup) -> Iterator[RemarkView]:
    """What is said beside the switch of a box: of the game with it, or why it has to stay in."""
    inside = setup.has(box.id)
    phrase = _why_it_stays(box, setup) if inside else _why_it_stays_out(box, setup)
    if phrase is not None:
        yield _view(IMPOSSIBLE, phrase, box)
    boxes = setup.boxes if inside else (*setup.boxes, box.id)
    own = _settings([box], setup.players, {})
    with_it = Setup(setup.players, boxes, {**own, **setup.settings})
    for remark in box.remarks():
        if not remark.setting and remark.holds(with_it):
            yield _view(remark.weight, _phrase(remark), box)


def _why_it_stays(box: Box, setup: Setup) -> Phrase | None:
    if setup.boxes == (box.id,):
        return Phrase("remark-last")
    for other in boxes_named(setup.boxes):
        if box.id in other.requires:
            return Phrase("remark-needed", {"box": _name(other.id)})
    without = tuple([id for id in setup.boxes if id != box.id])
    for other in boxes_named(without):
        if any(
            remark.weight == IMPOSSIBLE
            and not remark.setting
            and box.id in remark.unless
            and remark.holds(Setup(setup.players, without, setup.settings))
            for remark in other.remarks()
        ):
            return Phrase("remark-needed", {"box": _name(other.id)})
    return None


def _why_it_stays_out(box: Box, setup: Setup) -> Phrase | None:
    for other in _excluded(box, setup.boxes):
        return Phrase("remark-excluded", {"box": _name(other)})
    for other in _missing(box, setup.boxes):
        return Phrase("remark-needs", {"box": _name(other)})
    fewest, _ = players_for([box])
    if setup.players < fewest:
        return Phrase("remark-at-least", {"n": fewest})
    return None


def _missing(box: Box, there: tuple[str, ...]) -> list[str]:
    return [other for other in box.requires if other not in there]


def _excluded(box: Box, there: tuple[str, ...]) -> list[str]:
    """Those it cannot be combined with, whichever of the two says so."""
    known = shelf()
    return [other for other in there if other in box.excludes or box.id in known[other].excludes]


# Options -------------------------------------------------------------------------------------


def _of(box: Box, setting: Setting, setup: Setup) -> Iterator[RemarkView]:
    """What is said beside an option as a whole, and beside each of its values."""
    if setting.players and setup.players not in setting.players:
        numbers = Listing([*setting.players])
        phrase = Phrase("remark-only-with", {"players": numbers, "most": max(setting.players)})
        yield _view(NO_EFFECT, phrase, box, setting.id)
    for remark in box.remarks():
        if remark.setting != setting.id:
            continue
        if not remark.values and remark.holds(setup):
            yield _view(remark.weight, _phrase(remark), box, setting.id)
        for value in remark.values:
            if remark.holds(
                Setup(setup.players, setup.boxes, {**setup.settings, setting.id: value})
            ):
                yield _view(remark.weight, _phrase(remark), box, setting.id, value)


# Words ---------------------------------------------------------------------------------------


def _phrase(remark: Remark) -> Phrase:
    return Phrase(f"remark-{message_id(remark.id)}")


def _name(box: str) -> Phrase:
    return Phrase(f"box-{message_id(box)}")


def _view(weight: str, phrase: Phrase, box: Box, option: str = "", value: str = "") -> RemarkView:
    return {
        "weight": cast(Literal["impossible", "no_effect", "unadvised"], weight),
        "box": box.id,
        "option": option,
        "value": value,
        "phrase": phrase_view(phrase),
    }
