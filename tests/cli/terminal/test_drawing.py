"""Drawings: they fit, they say everything without colour, and they explain the end."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from everdell.cli.terminal.city import draw_opponents, draw_own_city
from everdell.cli.terminal.lookup import component_ids, draw_component
from everdell.cli.terminal.offered import offered_now
from everdell.cli.terminal.options import group_of
from everdell.cli.terminal.score import draw_score
from everdell.cli.terminal.screen import draw_table
from everdell.cli.terminal.view import view_of
from everdell.environments.vocabulary import all_options
from everdell.games import rules_for
from everdell.testing import Table, table
from everdell.texts import LANGUAGES

from .typist import labels_of, menu_of, rendered

WIDTHS = (80, 100, 120, 140)


def drawn(t: Table, seat: int = 0, width: int = 100, lang: str = "en") -> str:
    offered = offered_now(t.game)
    return rendered(
        draw_table(labels_of(t.game, lang), view_of(t.game, seat), offered, width), width
    )


def full_table() -> Table:
    """A late game: long names, many tokens, all workers placed."""
    t = table(players=4, seed=2).set_season(0, "autumn")
    t.set_city(
        0, "farm", "storehouse", "clock_tower", "dungeon", "husband", "wife", "inn", "cemetery"
    )
    t.set_on(0, "farm", occupied=True).set_on(0, "storehouse", twig=3)
    t.set_on(0, "clock_tower", point=2).set_on(0, "dungeon", cards=("monk",))
    t.set_on(0, "inn", workers=(1,)).set_on(0, "cemetery", settled=(0,))
    t.set_city(1, "resin_refinery", "twig_barge", "general_store", "courthouse", "university")
    t.set_hand(0, "castle", "resin_refinery", "wanderer", "fool")
    return t.set_resources(0, twig=2, resin=2, pebble=3, berry=4)


def test_what_is_kept_aside_is_drawn_for_its_holder_alone() -> None:
    t = table(boxes=("base", "legends")).set_aside(0, "legends", "poe", "the_green_acorn")
    t.set_aside(1, "legends", "foresight").set_city(0, "teacher").set_city(1, "mcgregors_market")
    mine = drawn(t)
    assert "Your Legends" in mine
    assert all(name in mine for name in ("Poe", "The Green Acorn", "Legends 1", "city 1/16"))
    assert "Foresight" not in mine
    assert "Foresight" in drawn(t, seat=1)
    menu = rendered(menu_of(t.game).draw())
    assert menu.index("Play a Legend") < menu.index("Poe")
    assert "Legends" not in drawn(table())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_is_wider_than_the_screen(width: int, lang: str) -> None:
    t = full_table()
    lines = drawn(t, width=width, lang=lang) + rendered(menu_of(t.game, lang).draw(), width)
    assert max(cell_len(line) for line in lines.splitlines()) <= width
    assert "…" not in lines  # nothing was cut off either


@pytest.mark.parametrize("width", WIDTHS)
def test_the_whole_table_is_there_at_every_width(width: int) -> None:
    t = full_table()
    text = " ".join(drawn(t, width=width).split())
    labels = labels_of(t.game)
    cards = [*t.hand(0), *t.meadow(), *t.city(0), *t.city(1)]
    for card in cards:
        assert rendered(labels.card(card)).strip() in text
    for place in view_of(t.game, 0).places:
        assert all(word in text for word in labels.name(place.id).split())


def test_a_city_card_shows_what_lies_on_it() -> None:
    t = full_table()
    city = rendered(draw_own_city(labels_of(t.game), view_of(t.game, 0)))
    assert "● Farm ✕" in city
    assert "● Storehouse 3tw" in city
    assert "⌂ Clock Tower ★2" in city
    assert "⌂ Dungeon 1 beneath" in city
    assert "■ Inn #2" in city
    assert "■ Cemetery [#1]" in city


def test_a_pair_shares_a_space() -> None:
    t = table().set_city(0, "husband", "wife", "wife", "wanderer")
    city = rendered(draw_own_city(labels_of(t.game), view_of(t.game, 0)))
    assert "● Husband + ▲ Wife" in city
    assert "Your city · 2 of 15 spaces" in city


def test_opponents_come_in_turn_order() -> None:
    t = table(players=3)
    others = rendered(draw_opponents(labels_of(t.game), view_of(t.game, 1)))
    assert others.index("#3 Player 3") < others.index("#1 Player 1")
    assert "#2 Player 2" not in others


def test_workers_and_achieved_events_show_whose_they_are() -> None:
    t = table(players=2).set_city(0, "farm", "mine", "twig_barge", "resin_refinery")
    t.choose("event", "harvest_festival").choose("visit", "basic_berry")
    lines = drawn(t).splitlines()
    (event,) = [line for line in lines if "Harvest Festival  4/4●" in line]
    assert "★3 #1" in event
    assert any("One berry ∞ #2" in line for line in lines)


def test_what_can_be_chosen_is_marked() -> None:
    t = table().set_hand(0, "farm", "castle").set_resources(0, twig=2, resin=1)
    text = drawn(t)
    assert "› ● Farm" in text
    assert "  ▲ Castle" in text
    assert "› Three twigs" in text
    assert "  Journey 5" in text


def test_rugworts_places_in_the_meadow_are_marked() -> None:
    t = table(players=1).set_workers(0, 0).choose("prepare")
    text = drawn(t)
    assert "1✖" in text
    assert "2✖" not in text
    assert "✖ held by the automatic opponent" in text


# Options -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("id", "group"),
    [
        ("visit:haven", "visit"),
        ("visit:city:1:inn", "visit"),
        ("event:grand_tour", "event"),
        ("play:farm:hand", "hand"),
        ("play:husband:meadow:occupy", "meadow"),
        ("play:inn:revealed", "revealed"),
        ("play:poe:legends", "legends"),
        ("prepare", "season"),
        ("pass", "season"),
        ("done", ""),
    ],
)
def test_options_are_grouped_by_what_they_touch(id: str, group: str) -> None:
    rules = rules_for(2, ("base", "legends"))
    assert group_of(all_options(rules)[id], rules) == group


def options(t: Table) -> str:
    return rendered(menu_of(t.game).draw(), 140)


def test_a_card_shows_its_price_by_every_way() -> None:
    t = table().set_city(0, "farm", "crane", "innkeeper").set_hand(0, "wife", "castle")
    t.set_resources(0, twig=2, resin=3, pebble=3, berry=2)
    text = options(t)
    assert "▲ Wife 2be" in text
    assert "▲ Wife free: occupies Farm" in text
    assert "▲ Wife with Innkeeper: free" in text
    assert "▲ Castle 2tw 3re 3pe" in text
    assert "▲ Castle with Crane: 5 of its price, as you choose" in text


def test_a_component_that_makes_cards_cheaper_shows_the_lower_price() -> None:
    t = table().set_city(0, "inn").set_meadow(*("farm", "mine", "king", "queen", "castle"))
    t.set_resources(0, berry=3).choose("visit", "city", "0", "inn")
    text = options(t)
    assert "● Farm free" in text
    assert "■ Queen 2be" in text
    assert "▲ King 3be" in text


def test_numbers_follow_the_order_of_the_board() -> None:
    t = table().set_meadow("mine", "farm").set_hand(0)
    t.set_resources(0, twig=9, resin=9, pebble=9)
    text = options(t)
    assert text.index("Three twigs") < text.index("Two twigs and a card") < text.index("Haven")
    assert text.index("● Mine") < text.index("● Farm")


def test_a_card_to_pick_shows_what_it_is_worth() -> None:
    t = table().set_hand(0, "castle", "farm").choose("visit", "haven")
    assert "Discard Castle 2tw 3re 3pe ★4" in options(t)


# The end -------------------------------------------------------------------------------------


def both_in_autumn() -> Table:
    return table(players=2).set_season(0, "autumn").set_season(1, "autumn")


def verdict(t: Table) -> str:
    """All pass; what the score sheet says then."""
    while t.offers():
        t.choose("pass")
    return rendered(draw_score(labels_of(t.game), view_of(t.game, 0)))


def test_the_winner_is_named() -> None:
    t = both_in_autumn().set_points(1, 1)
    sheet = verdict(t)
    assert "Player 2 wins!" in sheet
    assert "level" not in sheet


def test_a_tie_is_broken_by_events() -> None:
    t = both_in_autumn().set_city(0, "farm", "mine", "twig_barge", "resin_refinery")
    t.choose("event", "harvest_festival").set_points(1, t.score(0).total)
    sheet = verdict(t.set_resources(1, twig=9))
    assert "Player 1 wins!" in sheet
    assert "more events decide: 1 against 0" in sheet


def test_a_tie_is_broken_by_resources() -> None:
    sheet = verdict(both_in_autumn().set_resources(1, twig=1, berry=1))
    assert "Player 2 wins!" in sheet
    assert "more resources left decide: 2 against 0" in sheet


def test_a_victory_can_be_shared() -> None:
    assert "A shared victory: Player 1, Player 2!" in verdict(both_in_autumn())


def test_the_sheet_has_the_points_by_where_they_come_from() -> None:
    t = table(players=1).set_season(0, "autumn").set_city(0, "wife", "husband")
    rows = {line.rsplit(maxsplit=2)[0].strip(): line.split()[-2:] for line in _rows(verdict(t))}
    assert rows["Cards"] == ["4", "0"]
    assert rows["Prosperity"] == ["3", "0"]
    assert rows["Total"][0] == "7"


def _rows(sheet: str) -> list[str]:
    return [line for line in sheet.splitlines() if line.rstrip()[-1:].isdigit()]


# Reading -------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_can_be_read(lang: str) -> None:
    t = full_table()
    labels, view = labels_of(t.game, lang), view_of(t.game, 0)
    for id in component_ids(t.game.rules):
        panel = rendered(draw_component(labels, view, id, ()), 300)
        assert labels.name(id) in panel
        assert labels.words.rules_text(id) in panel


def read(t: Table, id: str, lang: str = "en") -> str:
    return rendered(draw_component(labels_of(t.game, lang), view_of(t.game, 0), id, ()), 300)


def test_a_legend_says_in_whose_place_it_is_free() -> None:
    t = table(boxes=("base", "legends"))
    assert "Free in place of: Farm" in read(t, "mcgregors_market")
    assert "Remplace gratuitement" in read(t, "mcgregors_market", "fr")
    assert "in place of" not in read(t, "farm")


@pytest.mark.parametrize(
    ("id", "told"),
    [
        ("husband", "Free by occupying: Farm"),
        ("farm", "Lets in for free, once: Husband, Wife"),
        ("ever_tree", "Lets in for free, once: any critter"),
        ("rugwort_the_rowdy", "Free by occupying: any construction of the type Production"),
        ("rugwort_the_robber", "Free by occupying: any construction"),
        ("rugwort_the_ruler", "Free by occupying: any construction of the type Prosperity"),
    ],
)
def test_a_card_says_which_other_cards_make_it_free(id: str, told: str) -> None:
    assert f"{told} " in read(table(boxes=("base", "rugwort")), id)
