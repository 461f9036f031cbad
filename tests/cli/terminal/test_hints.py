"""A hint for the one who is asked: which number, how good, how sure, and why."""

from __future__ import annotations

import re

import pytest

from everdell.bots import Advice, advise
from everdell.bots.advice_reasons import AdviceReason
from everdell.cli.terminal.hint import draw_hint
from everdell.table import Sitting
from everdell.testing import Table, table
from everdell.texts import LANGUAGES, catalog
from tests.texts.options import worded, worded_reason, words_of

from .typist import BRIEF, Seated, labels_of, menu_of, rendered

HELD = ("ever_tree", "theater")  # stand nowhere on the board: to read of them is to see a hand


def opening() -> Table:
    t = table(players=2).set_hand(0, "farm").set_hand(1, *HELD)
    t.set_meadow("king", "mine", "queen", "judge", "monk", "teacher", "school", "castle")
    t.set_forest("forest_two_any", "forest_three_berries", "forest_two_resin_twig")
    return t.set_resources(0, twig=2, resin=1)


def asked(word: str, lang: str = "en") -> Seated:
    return Seated(Sitting(opening().game), word, lang=lang).run(bots=["random"])


def numbers(hint: str) -> list[str]:
    return re.findall(r"^ +(\d+) ", hint, re.MULTILINE)


@pytest.mark.parametrize(
    ("word", "lang", "book", "chance"),
    [("a", "en", "almanac", "to win"), ("conseil", "fr", "almanach", "victoire à")],
)
def test_the_best_options_are_told_by_their_numbers(
    word: str, lang: str, book: str, chance: str
) -> None:
    hint = asked(word, lang).after(word)
    ids = menu_of(opening().game, lang).ids
    best = [one.option for one in advise(opening().game, 0, BRIEF)]
    assert [ids[int(number) - 1] for number in numbers(hint)] == best
    assert hint.count(book) == 2  # while it is thought about, and above the advice
    assert hint.count(chance) == 3


def test_a_hint_changes_nothing_and_may_be_asked_for_again() -> None:
    typist = Seated(Sitting(opening().game), "a", "hint").run(bots=["random"])
    assert typist.after("a") == typist.after("hint")
    assert typist.sitting.choices == []
    assert typist.screens[1].question == typist.screens[0].question


def test_reasons_are_told_in_words() -> None:
    t = opening()
    reasons = (
        AdviceReason("points", {"n": 1}),
        worded_reason(AdviceReason("denies", {"seat": 1, "option": "visit:haven"})),
    )
    advice = [
        Advice("play:farm:hand", 2.34, 0.634, 0.97, 0.9, reasons),
        Advice("visit:haven", -2.34, 0.5, 0.97, 0.1),
    ]
    drawn = rendered(draw_hint(labels_of(t.game), menu_of(t.game), advice))
    lines = [line.strip() for line in drawn.splitlines()]
    assert lines[1].endswith("● Farm 2tw 1re")
    assert lines[2:5] == [
        "+2.3 points · sure · 63% to win",
        "– scores 1 point at once",
        "– keeps from Player 2: " + words_of("en", "visit:haven"),
    ]
    assert lines[6] == "−2.3 points · sure · 50% to win"


def test_of_several_picks_the_whole_set_is_told_by_the_number_of_its_first() -> None:
    t = opening().set_hand(0, "farm", "inn", "mine").choose("visit:haven")
    picks = ("discard:inn", "discard:mine")
    advice = [
        worded(Advice("discard:inn", 2.34, 0.634, 0.97, 0.9, (), picks)),
        worded(Advice("discard:farm", -2.34, 0.5, 0.97, 0.1, (), ("discard:farm",))),
    ]
    menu = menu_of(t.game)
    drawn = rendered(draw_hint(labels_of(t.game), menu, advice))
    _, best, _, other, *_ = [line.strip() for line in drawn.splitlines()]
    assert best == f"{menu.ids.index('discard:inn') + 1} Discard Inn and Mine"
    assert other == menu.numbered("discard:farm").plain.strip()


def test_a_long_reason_goes_on_under_its_first_word() -> None:
    t = opening()
    wish = {"seat": 1, "option": "visit:forest_three_berries"}
    denied = worded_reason(AdviceReason("denies", wish))
    advice = [Advice("visit:haven", 2.34, 0.634, 0.97, 0.9, (denied,))]
    drawn = rendered(draw_hint(labels_of(t.game), menu_of(t.game), advice), width=40)
    first, second = drawn.splitlines()[3:5]
    assert first.startswith("     – keeps")
    assert second.startswith("       ")
    assert second[7] != " "


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_only_thing_to_do_is_compared_with_nothing(lang: str) -> None:
    t = opening().set_hand(0).set_resources(0).set_workers(0, 0)
    hint = Seated(Sitting(t.game), "a", lang=lang).run(bots=["random"]).after("a")
    assert catalog(lang).text("advice-only") in hint
    assert catalog(lang).text("advice-note") not in hint


def test_at_one_keyboard_advice_comes_from_the_hand_of_the_player_who_is_asked() -> None:
    t = opening().set_resources(1, twig=9, resin=9, pebble=9)
    script = ("", "a", "visit:basic_three_twigs", "", "", "hint")
    typist = Seated(Sitting(t.game), *script).run()
    first, second = typist.after("a"), typist.after("hint")
    held = [catalog("en").name(card) for card in HELD]
    assert not any(name in first for name in held)
    assert any(name in second for name in held)
