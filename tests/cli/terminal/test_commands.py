"""What may be typed at a decision, and what it answers."""

from __future__ import annotations

import pytest

from everdell.cli.terminal.commands import Command, Verb, parse
from everdell.table import Sitting
from everdell.testing import table

from .typist import Seated


def sitting() -> Sitting:
    t = table(players=2).set_hand(0, "farm", "inn", "wife")
    t.set_meadow("king", "mine", "queen", "judge", "monk", "teacher", "school", "castle")
    t.set_forest("forest_two_any", "forest_three_berries", "forest_two_resin_twig")
    t.set_resources(0, twig=2, resin=1)
    return Sitting(t.game)


def type_in(*script: str) -> Seated:
    return Seated(sitting(), *script).run(bots=["random"])


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("7", Command(Verb.PICK, "7")),
        (" 12 ", Command(Verb.PICK, "12")),
        ("u", Command(Verb.UNDO)),
        ("U", Command(Verb.UNDO)),
        ("?inn", Command(Verb.CARD, "inn")),
        ("? post office", Command(Verb.CARD, "post office")),
        ("c post office", Command(Verb.CARD, "post office")),
        ("?", Command(Verb.HELP)),
        ("c", Command(Verb.HELP)),
        ("a", Command(Verb.HINT)),
        ("hint", Command(Verb.HINT)),
        ("Conseil", Command(Verb.HINT)),
        ("s my game.json", Command(Verb.SAVE, "my game.json")),
        ("", Command(Verb.NOTHING)),
        ("undo", Command(Verb.UNKNOWN)),
        ("-1", Command(Verb.UNKNOWN)),
    ],
)
def test_a_line_is_read_as_a_command(line: str, command: Command) -> None:
    assert parse(line) == command


@pytest.mark.parametrize("line", ["0", "99", "9" * 5000, "-1", "x", "", "farm", "[bold]"])
def test_what_is_not_understood_gets_one_line_and_is_asked_again(line: str) -> None:
    typist = type_in(line)
    (hint,) = typist.screens[1].text.splitlines()
    assert hint.startswith("Type a number from 1 to ")
    assert typist.screens[1].question == typist.screens[0].question


def test_help_names_every_command() -> None:
    help = type_in("h").after("h")
    starts = {line.split()[0] for line in help.splitlines() if line[:1].isalpha() or "?" in line}
    assert {verb.value for verb in Verb if len(verb.value) == 1} - starts == {Verb.CARD.value}
    assert "?name" in starts


def test_the_board_can_be_shown_again() -> None:
    typist = type_in("b")
    assert "Your hand · 3 of 8" in typist.after("b")
    assert "Place a worker" in typist.after("b")


# Taking back ---------------------------------------------------------------------------------


def test_a_step_can_be_taken_back() -> None:
    typist = type_in("visit:forest_two_any", "gain:berry", "u", "u")
    assert typist.sitting.choices == []
    game = typist.sitting.game
    assert game.players[0].resources == [2, 1, 0, 0]
    assert game.players[0].home == 2
    assert "u undo" in typist.screens[1].question
    assert "u undo" not in typist.screens[-1].question


def test_a_turn_can_be_taken_back_before_it_ends() -> None:
    typist = type_in("visit:basic_three_twigs", "what?", "u")
    assert "gained 3 twigs" in typist.after("visit:basic_three_twigs")
    assert "Press Enter to end your turn" in typist.after("what?")
    assert "Taken back." in typist.after("u")
    assert typist.sitting.choices == []


def test_a_turn_ends_with_enter() -> None:
    typist = type_in("visit:basic_three_twigs", "")
    assert typist.sitting.choices[0] == "visit:basic_three_twigs"
    assert len(typist.sitting.choices) > 1  # the bot has answered


def test_turns_end_at_once_if_one_likes() -> None:
    typist = type_in("e", "visit:basic_three_twigs")
    assert "Turns end at once" in typist.after("e")
    assert typist.sitting.choices[0] == "visit:basic_three_twigs"


def test_what_showed_a_card_cannot_be_taken_back() -> None:
    typist = type_in("visit:basic_two_cards_point", "u")
    assert "Nothing can be taken back here" in typist.after("u")
    assert typist.sitting.choices[0] == "visit:basic_two_cards_point"


# Reading -------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", ["?farm", "?FARM", "c farm", "?fam", "?far"])
def test_a_card_is_read_by_its_name(line: str) -> None:
    card = type_in(line).after(line)
    assert "● Farm" in card
    assert "Production · Construction · Common · 2tw 1re · ★1" in card
    assert "gain 1 berry" in card
    assert "Husband, Wife" in card
    assert "Can be chosen now" in card


def test_a_card_is_read_by_the_number_of_an_option() -> None:
    typist = type_in("1", "u", "?1")
    assert "Three twigs" in typist.after("?1")
    assert "Gain 3 twigs." in typist.after("?1")


def test_a_card_says_what_is_missing_for_it() -> None:
    assert "You lack: 1re 3pe" not in type_in("?inn").after("?inn")
    assert "You lack: 2re 3pe" in type_in("?castle").after("?castle")


def test_several_names_that_fit_are_listed() -> None:
    assert type_in("?in").after("?in").strip() == "Which one? Innkeeper, Inn"


@pytest.mark.parametrize("line", ["?qwertz", "?99"])
def test_a_name_that_does_not_exist_is_said_so(line: str) -> None:
    assert "There is no card or place called" in type_in(line).after(line)


@pytest.mark.parametrize("wanted", ["epicerie", "Épicerie", "EPICERIE", "epiceri", "epicreie"])
def test_accents_may_be_left_out(wanted: str) -> None:
    typist = Seated(sitting(), f"?{wanted}", lang="fr").run(bots=["random"])
    assert "● Épicerie" in typist.after(f"?{wanted}")


def test_the_log_is_read_from_the_beginning() -> None:
    typist = type_in("visit:basic_three_twigs", "", "visit:basic_two_resin", "", "l")
    log = typist.after("l")
    assert log.index("Three twigs") < log.index("Two resin")
