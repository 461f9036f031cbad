"""Pages load the words of a box when it is played: a game is worded without those of others."""

from __future__ import annotations

import pytest

from everdell.engine.box import Box
from everdell.engine.option import NO_ONE
from everdell.engine.phrases import message_id, phrase_view
from everdell.engine.rules import Rules
from everdell.engine.wording import option_phrase
from everdell.environments.vocabulary import all_options
from everdell.games import rules_for, shelf
from everdell.texts import sources
from everdell.texts.bundle import entries
from everdell.web.server.texts import owner

ADDED = [box for box in shelf().values() if box.requires]


def _others_words(boxes: tuple[str, ...]) -> set[str]:
    """Messages that only stand in files of other boxes."""
    words = {key: owner(name) for name, text in sources("en") for key, _ in entries(text)}
    return {key for key, box in words.items() if box is not None and box not in boxes}


def _said(rules: Rules) -> set[str]:
    """What offers, zones, tokens, pieces and groups of a game are called by."""
    options = all_options(rules).values()
    keys = {phrase_view(option_phrase(rules, one, NO_ONE))["message"] for one in options}
    keys |= {f"way-{message_id(one.verb)}" for one in options if one.action}
    keys |= {f"zone-{message_id(zone.id)}" for zone in rules.zones}
    keys |= {f"token-{message_id(counter.id)}" for counter in rules.counters}
    keys |= {f"token-{message_id(piece.id)}" for piece in rules.pieces}
    return keys | {f"kind-{message_id(group.id)}" for group in rules.groups}


@pytest.mark.parametrize("box", ADDED, ids=lambda box: box.id)
def test_a_game_says_nothing_in_words_of_boxes_that_are_not_played(box: Box) -> None:
    boxes = (*box.requires, box.id)
    others = _others_words(boxes)
    settings = [{}, *({one.id: value} for one in box.settings() for value in one.values)]
    for setting in settings:
        rules = rules_for(max(2, box.fewest), boxes, setting)
        assert _said(rules) & others == set(), setting
