"""Nothing that a seat may not know is ever printed for it."""

from __future__ import annotations

from random import Random

import pytest

from everdell import new_game
from everdell.cli.terminal.offered import NOTHING
from everdell.cli.terminal.screen import draw_table
from everdell.cli.terminal.view import view_of
from everdell.table import Sitting
from everdell.testing import Table, table
from everdell.texts import LANGUAGES, catalog

from .typist import Seated, labels_of, menu_of, rendered

# Cards that stand nowhere on the board of the scenario: to read their names is to look at a hand.
HELD = ("ever_tree", "theater")
DRAWN = ("university", "bard")


def scenario() -> Table:
    t = table(players=2)
    t.set_meadow("farm", "mine", "inn", "wife", "husband", "monk", "queen", "judge")
    t.set_forest("forest_three_berries", "forest_two_any", "forest_two_resin_twig")
    t.set_events("tax_relief")
    return t.set_hand(0, "farm").set_hand(1, *HELD).set_deck(*DRAWN)


def read_by(typist: Seated, name: str) -> str:
    """Everything on the screen between this player's curtains and the next one's."""
    reader = ""
    text = ""
    for screen in typist.screens:
        if name == reader:
            text += screen.text
        if "take the keyboard" in screen.question or "prenez le clavier" in screen.question:
            reader = screen.question.split(",")[0]
    return text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hand_is_on_the_screen_of_its_owner_alone(lang: str) -> None:
    typist = Seated(
        Sitting(scenario().game),
        *("", "visit:basic_three_twigs", ""),
        *("", "visit:basic_two_cards_point", ""),
        *("", "l", "b", "visit:basic_two_resin", ""),
        *("", "visit:haven", "discard:theater", "discard:bard", "done", "gain:berry", ""),
        *("", "l"),
        lang=lang,
    ).run()
    first, second = (read_by(typist, catalog(lang).text("seat", n=n)) for n in (1, 2))
    for card in (*HELD, *DRAWN):
        name = catalog(lang).name(card)
        assert name in second
        assert name not in first


def test_the_screen_is_cleared_before_another_hand_is_shown() -> None:
    script = ("", "visit:basic_three_twigs", "", "")
    typist = Seated(Sitting(scenario().game), *script).run()
    curtain = typist.screens[3]
    assert "Player 2" in curtain.question
    blank = "\n" * typist.console.height
    assert curtain.text.endswith(blank)
    assert typist.screens[4].text.startswith(blank)


def test_no_curtain_is_drawn_for_a_single_person() -> None:
    typist = Seated(Sitting(scenario().game), "visit:basic_three_twigs", "").run(bots=["random"])
    assert not any("keyboard" in screen.question for screen in typist.screens)


@pytest.mark.parametrize("players", [1, 3])
def test_a_screen_is_the_same_in_every_world_that_its_seat_can_imagine(players: int) -> None:
    game = new_game(players, seed=4)
    labels = labels_of(game)
    random = Random(1)
    looks = 0
    while game.decision is not None:
        if random.random() < 0.2:
            for seat in range(players):
                world = game.determinize(seat, random.randrange(1000))
                drawn = [
                    rendered(draw_table(labels, view_of(g, seat), NOTHING, 100))
                    for g in (game, world)
                ]
                assert drawn[0] == drawn[1]
            world = game.determinize(game.decision.seat, random.randrange(1000))
            assert rendered(menu_of(game).draw()) == rendered(menu_of(world).draw())
            looks += 1
        game.choose(random.choice(game.decision.options))
    assert looks > 2
