"""Everything that is named by an id: cards, prompts, options, entries, events, reasons, errors."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import get_args

import everdell
from everdell.engine.assembly import new_game
from everdell.engine.box import LOW, MEDIUM, Box
from everdell.engine.content import COLORS, SEASONS
from everdell.engine.errors import EverdellError
from everdell.engine.phrases import Reason, message_id
from everdell.engine.resources import KINDS
from everdell.engine.rules import Rules
from everdell.engine.zones import WORKER
from everdell.environments.vocabulary import all_options
from everdell.games import all_beside, rules_for, shelf
from everdell.table.events import AnyEvent
from tests.contract.covering import everything, values_of

PACKAGE = Path(everdell.__file__).parent


@cache
def all_rules() -> list[Rules]:
    """The rules of every box for every number of players, and of all together for every setting.

    Of more players than all boxes are for, it is as many boxes as can be on the table.
    """
    return list(each_rules())


def each_rules() -> Iterator[Rules]:
    """The same, made as they are asked for."""
    for box in shelf().values():
        for players in range(box.fewest, box.most + 1):
            yield rules_for(players, (*box.requires, box.id))
    for box in shelf().values():
        together = all_beside(box.id)
        most = min(shelf()[other].most for other in together)
        for setting in box.settings():
            players = min(setting.players or (most,))
            for value in values_of(box, setting, players):
                yield rules_for(players, together, {setting.id: value})
    # What one box takes out of the game, another one would have answered.
    for one, other in combinations([box for box in shelf().values() if box.requires], 2):
        if other.id in all_beside(one.id):
            boxes = dict.fromkeys((*one.requires, *other.requires, one.id, other.id))
            yield rules_for(max(2, one.fewest, other.fewest), tuple(boxes))
    usual = min(box.most for box in shelf().values())
    for table in everything(shelf().values()):
        if table.players > usual:
            yield rules_for(table.players, table.boxes, table.options)


def component_ids(*boxes: Box) -> list[str]:
    """The components of some boxes, or of all that are installed."""
    found: list[str] = []
    for box in boxes or shelf().values():
        found += [card.id for card in box.printed().cards]
        found += [place.id for place in box.printed().places]
        found += [tile.id for tile in box.printed().single_tiles()]
    return found


def prompts() -> set[str]:
    return {
        step.prompt
        for rules in all_rules()
        for program in rules.programs.values()
        for step in program.steps
        if step.asks
    }


def way_keys() -> set[str]:
    """Messages for what a turn may do beyond what every game knows."""
    known = {"visit", "event", "play", "prepare", "pass"}
    verbs = {group.word for rules in all_rules() for group in rules.groups} | {
        option.verb
        for rules in all_rules()
        for option in all_options(rules).values()
        if option.action
    }
    return {f"way-{message_id(verb)}" for verb in verbs - known}


def feature_keys() -> set[str]:
    """Messages for printed features, boxes and set-up options, none of which is worded by code."""
    found = {f"color-{color}" for color in COLORS}
    found |= {f"season-{season}" for season in SEASONS}
    found |= {f"resource-{kind}" for kind in KINDS}
    found |= {f"confidence-{sure}" for sure in (MEDIUM, LOW)}
    for box in shelf().values():
        found |= {f"rarity-{card.rarity}" for card in box.printed().cards}
        figures = box.printed().figures
        found |= {f"kind-{kind}" for kind in figures.card_kinds}
        found |= {f"{figures.color_word}-{color}" for color in COLORS}
        found |= {f"box-{message_id(box.id)}", f"box-{message_id(box.id)}.description"}
        for choice in box.settings():
            key = f"choice-{message_id(choice.id)}"
            found |= {key, *(f"{key}-{message_id(value)}" for value in choice.values)}
        for preset in box.presets():
            key = f"preset-{message_id(preset.id)}"
            found |= {key, f"{key}.description"}
        found |= {f"remark-{message_id(remark.id)}" for remark in box.remarks()}
        found |= {f"kind-{message_id(place.group.id)}" for place in box.printed().places}
        found |= {f"kind-{message_id(tile.kind)}" for tile in box.printed().tiles}
        found |= {f"needs-{need.word}" for place in box.printed().places for need in place.needs}
        pieces = {piece.id for piece in box.printed().pieces}
        for piece in pieces | {box.printed().figures.piece} - {WORKER}:
            found |= {f"token-{message_id(piece)}{part}" for part in ("", ".amount", ".one")}
    for rules in all_rules():
        found |= {f"tie-{message_id(box.id)}" for box in rules.judges}
        found |= {f"kind-{message_id(tile.kind)}" for tile in rules.tiles}
        named = {message_id(tile.id) for tile in rules.tiles if tile.character is not None}
        found |= {f"token-{name}{part}" for name in named for part in ("", ".amount", ".one")}
        found |= {f"automaton-{message_id(rival.title)}" for rival in rules.rivals}
        for counter in rules.counters:
            found |= {f"token-{message_id(counter.id)}{part}" for part in ("", ".amount")}
    return found


def powers() -> set[str]:
    """Player powers: beside a name they have a title."""
    return {
        tile.id for box in shelf().values() for tile in box.printed().tiles if tile.kind == "power"
    }


def group_words() -> set[str]:
    """What is said of groups of places: a heading, all of a kind, how many workers one takes."""
    groups = {group.id for rules in all_rules() for group in rules.groups}
    kinds = {kind for rules in all_rules() for kind in rules.figures.card_kinds}
    plurals = {f"kind-{message_id(kind)}.plural" for kind in (*kinds, "tile", *groups)}
    taken = {f"details-{message_id(group)}" for group in groups}
    return plurals | taken | {f"kind-{message_id(group)}.title" for group in groups}


def zone_keys() -> set[str]:
    """Messages for what boxes lay out: what they are to their holder, a title, and their number."""
    zones = {
        message_id(zone.id)
        for rules in all_rules()
        for zone in rules.zones
        if not zone.out and zone.index >= 0
    }
    return {f"zone-{zone}{part}" for zone in zones for part in ("", ".play", ".count")}


def score_parts() -> set[str]:
    """What the points of a player may come from, in all games there are."""
    return {
        part
        for rules in all_rules()
        for score in new_game(rules, 0).scores()
        for part in score.parts
    }


def event_types() -> set[str]:
    """The kinds of events at a table that are told in a line of their own.

    What a choice led to is told by its entries, what was said speaks for itself, what workers look
    like is seen, and how a player keeps a seat is of no interest to the others.
    """
    told_otherwise = {"chosen", "said", "dressed", "linked", "phrased"}
    return {event.__name__.lower() for event in get_args(AnyEvent)} - told_otherwise


# Read in the sources -------------------------------------------------------------------------


@cache
def _modules(*rooms: str) -> list[ast.Module]:
    """The sources of some rooms, or of all."""
    folders = [PACKAGE / room for room in rooms] or [PACKAGE]
    paths = [path for folder in folders for path in sorted(folder.rglob("*.py"))]
    return [ast.parse(path.read_text("utf-8")) for path in paths]


def _calls(tree: ast.AST) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args:
            yield node


def _calls_of(tree: ast.AST, names: set[str]) -> Iterator[ast.Call]:
    for call in _calls(tree):
        if isinstance(call.func, ast.Name) and call.func.id in names:
            yield call


def _literal(node: ast.expr | None) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def _literals(node: ast.expr, function: ast.FunctionDef) -> set[str]:
    """The texts that an expression in a function may come to, by a condition or by a name."""
    match node:
        case ast.IfExp(body=one, orelse=other):
            return _literals(one, function) | _literals(other, function)
        case ast.Name(id=name):
            given = [
                step.value
                for step in ast.walk(function)
                if isinstance(step, ast.Assign) and ast.unparse(step.targets[0]) == name
            ]
            return {text for value in given for text in _literals(value, function)}
    text = _literal(node)
    return set() if text is None else {text}


def journal_kinds() -> set[str]:
    """The kinds of entries that are told by a literal name."""
    return {
        kind
        for module in _modules()
        for call in _calls_of(module, {"Entry"})
        if (kind := _literal(call.args[0])) is not None
    }


def reason_codes() -> set[str]:
    """The codes of what can stand in the way of a choice. (Bots have reasons of another kind.)"""
    found: set[str] = set()
    for module in _modules("engine", "boxes"):
        for function in ast.walk(module):
            if isinstance(function, ast.FunctionDef):
                for call in _calls_of(function, {Reason.__name__}):
                    codes = _literals(call.args[0], function)
                    assert codes, f"a reason whose code cannot be read: {ast.unparse(call)}"
                    found |= codes
    return found


def error_codes() -> dict[str, set[str] | None]:
    """Codes of the errors made in the package, and their details where these can be read off."""
    found: dict[str, set[str] | None] = {}
    for module in _modules():
        for code, details in _errors(module):
            known = found.get(code, details)
            # A message may use what every place that makes the error gives.
            found[code] = None if details is None or known is None else details & known
    return found


def _errors(module: ast.Module) -> Iterator[tuple[str, set[str] | None]]:
    family = {EverdellError.__name__, *(kind.__name__ for kind in EverdellError.__subclasses__())}
    read = 0
    for call in _calls_of(module, family):
        code = _literal(call.args[0])
        if code is not None:
            read += 1
            yield code, _details(call)
    made = len(list(_calls_of(module, family)))
    if read == made:
        return
    # A function that makes an error from a code it is given: its callers name the codes.
    for function in ast.walk(module):
        if isinstance(function, ast.FunctionDef) and function.args.args:
            for call in _calls_of(function, family):
                code_name = call.args[0]
                if isinstance(code_name, ast.Name) and code_name.id == function.args.args[0].arg:
                    read += 1
                    for caller in _calls_of(module, {function.name}):
                        code = _literal(caller.args[0])
                        assert code is not None, ast.unparse(caller)
                        yield code, _details(call)
    assert read == made, "an error whose code cannot be read"


def _details(call: ast.Call) -> set[str] | None:
    if len(call.args) < 3:
        return set()
    given = call.args[2]
    if not isinstance(given, ast.Dict):
        return None
    names = [_literal(key) for key in given.keys]
    return None if None in names else {name for name in names if name is not None}
