"""Corrin's cards with other boxes, and against Nightweave."""

from __future__ import annotations

from tests.rulebook.mistwood.sitting import against_her, at_home, stacked
from tests.rulebook.spirecrest.sitting import CALM

from everdell.engine.visits import bring_into_play
from everdell.testing import Table, table

LEADER = "corrin_evertail_the_leader"
WARRIOR = "corrin_evertail_the_warrior"
PATH = "corrin_evertails_path"
PLAIN = {"mistwood_farms": "off", "mistwood_legends": "off"}


def led(*boxes: str, **options: str) -> Table:
    t = table(2, boxes=("base", *boxes, "mistwood"), options={**PLAIN, **options})
    return t.set_city(0, LEADER).set_hand(0).set_hand(1)


# The Leader ----------------------------------------------------------------------------------


def test_cards_of_the_knoll_are_drawn_as_well() -> None:
    """Once for the three of them, wherever they lay."""
    t = led("newleaf").set_meadow("inn", *["king"] * 2, *["queen"] * 2, *["judge"] * 2, "mine")
    t.set_row("station", "wife", "husband", "farm").choose("visit:knoll")
    t.game.choose(("discard:king:meadow", "discard:queen:meadow", "discard:farm:station"))
    t.game.choose(("take:inn:meadow", "take:mine:meadow", "take:wife:station"))
    while t.prompt() != "give-one-drawn":
        t.choose("done")
    assert set(t.offers()) == {"give:1:inn", "give:1:mine", "give:1:wife", "done"}
    t.choose("give:1:wife")
    assert (t.points(0), t.hand(1)) == (1, ("wife",))


def test_cards_picked_from_deck_and_meadow_are_one_draw() -> None:
    """A Lamplighter takes two, from either or both."""
    t = (
        led("newleaf", newleaf_board="cards_only")
        .set_hand(0, "lamplighter")
        .set_resources(0, berry=1)
    )
    t.set_meadow("inn", *["king"] * 2, *["queen"] * 2, *["judge"] * 2, "mine").set_deck("wife")
    t.choose("play:lamplighter:hand").choose("take:deck").choose("take:inn")
    assert set(t.offers()) == {"give:1:inn", "give:1:wife", "done"}
    t.choose("give:1:wife")
    assert t.seat() == 1


def test_what_windlore_draws_past_the_limit_may_be_given_once_it_is_kept() -> None:
    t = led("spirecrest").set_row("weather", *CALM).set_named(0, "windlore")
    bring_into_play(t.game, t.game.rules.place("on_the_deck"))
    t.set_turn(0).choose("windlore:on_the_deck").choose("done").set_hand(0, *["farm"] * 7)
    t.set_deck("castle", "palace", "king", "queen").set_turn(1)
    t.choose("visit:basic_two_cards_point")
    assert t.prompt() == "discard"
    t.choose("discard:farm")
    assert t.offers() == ["give:1:king", "give:1:queen", "done"]
    t.choose("give:1:king")
    assert (t.points(0), len(t.hand(0))) == (1, 7)


def test_the_leader_gives_to_nightweave() -> None:
    t = against_her(1, "1", mistwood_corrin="on").set_city(0, LEADER).set_deck("king")
    t.set_workers(0, 1).set_turn(0)
    stacked(t, 1)
    t.choose("visit:basic_berry_card").choose("give:1:king")
    assert (t.points(0), t.points(1), t.hand(1)) == (1, 1, ("king",))


# The Warrior, the Path, the King -------------------------------------------------------------


def test_the_warrior_gives_to_nightweave() -> None:
    """She draws a card for a resource, and gains a point for a card."""
    t = against_her(1, "1", mistwood_corrin="on").set_hand(0, WARRIOR, "inn")
    t.set_resources(0, berry=5).set_turn(0).choose(f"play:{WARRIOR}:hand")
    t.choose("give:1:berry").choose("give:1:inn")
    assert (t.points(0), t.points(1)) == (2, 1)
    assert sum(t.resources(1).values()) == 0


def test_a_surplus_of_the_warriors_cards_is_no_gift_for_a_full_hand() -> None:
    """Once the opponent has no room, only resources can be given."""
    t = table(2, boxes=("base", "mistwood"), options=PLAIN)
    t.set_hand(0, WARRIOR, "inn", "king").set_hand(1, *["mine"] * 3, *["farm"] * 4)
    t.set_resources(0, berry=5).set_turn(0).choose(f"play:{WARRIOR}:hand").choose("give:1:inn")
    assert "give:1:king" not in t.offers()


def test_the_path_follows_nightweave() -> None:
    t = at_home(against_her(1, "1", mistwood_corrin="on"), 1).set_city(0, PATH)
    t.game.at[t.game.rules.place("basic_pebble")] = 16
    t.set_turn(0).choose(f"visit:city:0:{PATH}")
    assert t.resources(0)["pebble"] == 1


def test_the_path_follows_to_the_forest() -> None:
    t = led().set_city(0, PATH).set_forest("forest_three_berries").set_turn(1)
    t.choose("visit:forest_three_berries").set_turn(0).choose(f"visit:city:0:{PATH}")
    assert t.resources(0)["berry"] == 3
    assert t.at("forest_three_berries") == (1,)


def test_the_path_follows_no_ambassador() -> None:
    """That is no worker."""
    t = led("pearlbrook").set_city(0, PATH).set_city(1, "ferry")
    t.set_row("river", "omicron_the_elder").set_turn(1).choose("ambassador:city:1:ferry")
    t.set_turn(0)
    assert f"visit:city:0:{PATH}" not in t.offers()


def test_the_path_goes_to_no_pirate_ship_and_copies_no_legend() -> None:
    t = led("pearlbrook").set_city(0, PATH, "pirate_ship").choose("visit:city:0:pirate_ship")
    t.set_turn(0)
    assert f"visit:city:0:{PATH}" not in t.offers()
    t = table(2, boxes=("base", "mistwood"), options={"mistwood_farms": "off"})
    t.set_city(0, PATH).set_city(1, "strey_softpaw").set_on(1, "strey_softpaw", workers=(1,))
    assert f"visit:city:0:{PATH}" not in t.set_turn(0).offers()


def test_the_path_takes_no_space() -> None:
    t = led().set_city(0, *["inn"] * 3, *["mine"] * 3, *["twig_barge"] * 3,
                       *["resin_refinery"] * 3, *["storehouse"] * 3)  # fmt: skip
    t.set_hand(0, PATH, "farm").set_resources(0, twig=2, resin=1, pebble=1)
    assert f"play:{PATH}:hand" in t.offers()
    assert "play:farm:hand" not in t.offers()


def test_an_opponents_event_and_journey_are_not_followed() -> None:
    t = led().set_city(0, PATH).set_city(1, *["farm"] * 4).set_turn(1)
    t.choose("event:harvest_festival").set_turn(0)
    assert f"visit:city:0:{PATH}" not in t.offers()


def test_the_king_counts_nightweaves_city() -> None:
    t = against_her(1, "1", mistwood_corrin="on").set_city(0, "corrin_evertail_the_king")
    t.set_city(1, "wife", "castle")
    assert t.score(0).parts["prosperity"] == 2


def test_each_of_corrins_cards_lets_in_or_moves_into_its_colour_alone() -> None:
    t = led().set_city(0, "courthouse").set_hand(0, LEADER, WARRIOR)
    assert [id for id in t.offers() if id.endswith("hand:occupy")] == [f"play:{LEADER}:hand:occupy"]
    t.set_city(0, "palace").set_hand(0, LEADER, "corrin_evertail_the_king")
    assert [id for id in t.offers() if id.endswith("hand:occupy")] == [
        "play:corrin_evertail_the_king:hand:occupy"
    ]


# Golden tokens -------------------------------------------------------------------------------


def ways(t: Table, card: str) -> list[str]:
    """How a card may be played from the hand, other than for its price."""
    begin = f"play:{card}:hand:"
    return [id.removeprefix(begin) for id in t.set_turn(0).offers() if id.startswith(begin)]


def test_a_newleaf_construction_lets_in_corrins_critters_for_a_golden_token_alone() -> None:
    """If its banner names them: a Hotel wants tan critters, an Ever Wall purple ones."""
    t = led("newleaf").set_city(0, "hotel").set_hand(0, WARRIOR)
    assert ways(t, WARRIOR) == ["golden"]
    assert ways(t.set_city(0, "ever_wall"), WARRIOR) == []
    assert ways(t.set_city(0, "inn"), WARRIOR) == ["occupy"]


def test_the_field_lets_in_no_newleaf_critter_for_a_plain_token() -> None:
    t = led("newleaf").set_city(0, "corrin_evertails_field").set_hand(0, "lamplighter")
    assert "occupy" not in ways(t, "lamplighter")
