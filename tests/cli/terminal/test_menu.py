"""The start menu: Enter all the way is a game; every other answer is a wish."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from everdell.cli.seating import USUAL_BOT
from everdell.cli.terminal import play
from everdell.cli.terminal.menu import Wish, start_menu
from everdell.texts import catalog

from .typist import Typist


def ask_for(*script: str, lang: str = "en") -> Wish:
    typist = Typist(*script)
    return start_menu(lang, typist.console, typist.ask)


@pytest.mark.parametrize(
    ("script", "wish"),
    [
        (("", "", "", ""), Wish("en", 2, ["forager"])),
        (("2", "", "", ""), Wish("fr", 2, ["forager"])),
        (("", "1", "4", "1"), Wish("en", 4, ["fledgling"] * 3)),
        (("", "1", "2", "6", "3"), Wish("en", 2, ["greedy"])),
        (("", "1", "2", "4", ""), Wish("en", 2, ["steward"])),
        (("", "1", "3", "5", "4"), Wish("en", 3, ["sage:blocker"] * 2)),
        (("", "2", "3", "Ann, Bo"), Wish("en", 3, (), names=["Ann", "Bo"])),
        (("", "3", ""), Wish("en", 1, options={"rugwort_year": "1"})),
        (("", "3", "3"), Wish("en", 1, options={"rugwort_year": "3"})),
        (("", "4", "3", "1"), Wish("en", 3, ["fledgling"] * 2, boxes=["lil"])),
        (("", "4", "", ""), Wish("en", 2, ["forager"], boxes=["lil"])),
        (("", "4", "1"), Wish("en", 1, boxes=["lil"])),
        (("x", "", "9", "", "1", "", ""), Wish("en", 2, ["forager"])),
    ],
)
def test_answers_make_a_wish(script: tuple[str, ...], wish: Wish) -> None:
    assert ask_for(*script) == wish


@pytest.mark.parametrize(
    ("lang", "first", "last"),
    [
        ("en", "1 Pip the fledgling", "5 Old Maren the sage"),
        ("fr", "1 Pépin l’oisillon", "5 La vieille Mahaut, la sage"),
    ],
)
def test_the_levels_are_told_with_their_characters(lang: str, first: str, last: str) -> None:
    typist = Typist("", "", "", "")
    start_menu(lang, typist.console, typist.ask)
    offered = typist.screens[-1].text
    assert first in offered
    assert last in offered
    assert catalog(lang).text("bot-greedy.description")[:30] in offered


def test_a_yardstick_is_no_opponent() -> None:
    typist = Typist("", "", "", "")
    start_menu("en", typist.console, typist.ask)
    assert "Random" not in typist.screens[-1].text


def test_the_usual_opponent_is_that_of_the_page() -> None:
    page = Path(__file__).parents[3] / "page" / "src" / "lobby" / "bots.svelte.ts"
    assert f"const USUAL = '{USUAL_BOT}'" in page.read_text(encoding="utf-8")


def test_a_game_of_its_own_is_offered_with_the_bots_that_suit_it() -> None:
    typist = Typist("", "4", "", "")
    start_menu("en", typist.console, typist.ask)
    assert "4 My Lil’ Everdell" in typist.screens[1].text
    assert "3 " in typist.screens[-1].text
    assert "4 " not in typist.screens[-1].text


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("boxes", "script"), [(("base",), ("", "4", "", "")), (("lil",), ("", "", ""))]
)
def test_what_a_game_of_its_own_says_of_itself_is_told_once(
    lang: str, boxes: tuple[str, ...], script: tuple[str, ...]
) -> None:
    typist = Typist(*script)
    start_menu(lang, typist.console, typist.ask, boxes)
    told = catalog(lang).text("remark-lil-figures").split(".")[0]
    seen = " ".join(" ".join(screen.text for screen in typist.screens).split())
    assert seen.count(told) == 1


def test_named_boxes_of_another_game_are_asked_about_alone() -> None:
    typist = Typist("", "1")
    play(lang="en", boxes=("lil",), seed=1, console=typist.console, ask=typist.ask)
    assert "Rugwort" not in typist.printed()
    assert "Place a friend" in typist.screens[-1].text


@pytest.mark.parametrize(("lang", "plain"), [("en", "1 balanced"), ("fr", "1 équilibré")])
def test_the_styles_are_told_with_their_manners(lang: str, plain: str) -> None:
    typist = Typist("", "", "", "5", "")
    start_menu(lang, typist.console, typist.ask)
    offered = typist.screens[-1].text
    assert plain in offered
    assert catalog(lang).text("style-blocker.description") in offered


def test_the_language_that_was_found_is_the_usual_one() -> None:
    assert ask_for("", "", "", "", lang="fr").lang == "fr"


def test_the_menu_goes_on_in_the_chosen_language() -> None:
    typist = Typist("2", "", "", "")
    start_menu("en", typist.console, typist.ask)
    assert "Comment voulez-vous jouer\u202f?" in typist.screens[1].text


def start(*script: str, players: int | None = None) -> tuple[Typist, int]:
    typist = Typist(*script)
    code = play(lang="en", players=players, console=typist.console, ask=typist.ask)
    return typist, code


def test_from_nothing_to_the_first_move_by_enter_alone() -> None:
    typist, code = start("", "", "", "")
    assert "Your turn: choose an action" in typist.screens[-1].text
    assert "game number" in typist.screens[-1].text
    assert code == 0


def test_who_leaves_the_menu_leaves_politely() -> None:
    _, code = start("", "")
    assert code == 0


def test_who_knows_what_they_want_sees_no_menu() -> None:
    typist, _ = start(players=1)
    assert "Your turn: choose an action" in typist.screens[0].text
    assert "Rugwort" in typist.screens[0].text


def test_without_a_terminal_to_answer_the_usual_game_begins(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    typist = Typist()
    code = play(lang="en", seed=1, console=typist.console)
    assert "Your turn: choose an action" in typist.printed()
    assert code == 0


def test_people_are_called_by_their_names() -> None:
    typist, _ = start("", "2", "2", "Ann")
    assert "Ann, it is your turn" in typist.screens[-1].question
    typist, _ = start("", "2", "2", "Ann", "")
    assert "Player 2" in typist.screens[-1].text


def test_the_number_of_a_game_can_be_typed_again() -> None:
    typist = Typist()
    play(lang="fr", players=2, seed=123456, console=typist.console, ask=typist.ask)
    assert "partie numéro 123456 " in typist.screens[0].text
