"""Big critters: what others do while they stand there, weather, and cards of other boxes."""

from __future__ import annotations

from tests.cards.spirecrest.test_big_critters import riding, where
from tests.rulebook.mistwood.sitting import against_her, at_home, plays, stacked
from tests.rulebook.spirecrest.sitting import CALM

from everdell.engine.visits import bring_into_play
from everdell.testing import Table, table


def with_boxes(critter: str, *boxes: str, players: int = 2, **options: str) -> Table:
    """One of seat 0's workers is this big critter."""
    t = table(players, boxes=("base", *boxes, "spirecrest"), options=options)
    t.set_row("weather", *CALM).set_season(0, "summer").set_aside(0, "discoveries", critter)
    return t.set_named(0, critter).set_turn(0)


def perched(critter: str, place: str, *boxes: str, players: int = 2) -> Table:
    """Firebeak or Windlore is where it goes, and what it has brought is put away."""
    t = with_boxes(critter, *boxes, players=players)
    bring_into_play(t.game, t.game.rules.place(place))
    t.set_turn(0).choose(f"{critter}:{place}")
    while t.seat() == 0:
        t.choose(t.offers()[-1])
    return t.set_hand(0)


def firebeak(*boxes: str, players: int = 2) -> Table:
    return perched("firebeak", "on_the_discard_pile", *boxes, players=players)


def done(t: Table) -> Table:
    """Seat 1 takes the first of whatever is offered."""
    while t.seat() == 1:
        t.choose(t.offers()[0])
    return t


# Firebeak ------------------------------------------------------------------------------------


def test_what_firebeak_leaves_goes_back_on_top_where_it_came_from() -> None:
    t = firebeak().set_discard("inn", "king").set_hand(1, "farm", "mine")
    t.choose("visit:haven").choose("discard:farm").choose("discard:mine").choose("gain:twig")
    t.choose("take:mine")
    assert t.discard() == ("inn", "king", "farm")


def test_firebeak_may_leave_them_all() -> None:
    t = firebeak().set_hand(1, "farm", "mine").choose("visit:haven").choose("discard:farm")
    t.choose("discard:mine").choose("gain:twig").choose("done")
    assert t.hand(0) == ()


def test_firebeak_looks_at_the_card_that_a_legend_replaces() -> None:
    t = firebeak("legends").set_city(1, "farm").set_aside(1, "legends", "mcgregors_market")
    done(t.set_turn(1).choose("play:mcgregors_market:legends"))
    assert t.offers() == ["take:farm", "done"]


def test_firebeak_looks_at_a_dungeon_and_its_prisoner_that_ruins_replace() -> None:
    t = firebeak().set_city(1, "dungeon").set_on(1, "dungeon", cards=("wanderer",))
    t.set_hand(1, "ruins").set_resources(1, twig=1).set_turn(1)
    done(t.choose("play:ruins:hand"))
    assert set(t.offers()) == {"take:wanderer", "take:dungeon", "done"}


def test_firebeak_looks_at_the_hand_of_one_who_passes() -> None:
    """With five players it is discarded."""
    t = firebeak("bellfaire", players=5).set_season(1, "autumn").set_hand(1, "farm", "mine")
    t.set_turn(1).choose("pass")
    assert (t.seat(), set(t.offers())) == (0, {"take:farm", "take:mine", "done"})


def test_firebeak_looks_at_the_card_of_nightweaves_journey() -> None:
    t = against_her(1, "1", "spirecrest").set_row("weather", *CALM).set_season(0, "summer")
    t.set_aside(0, "discoveries", "firebeak").set_named(0, "firebeak")
    bring_into_play(t.game, t.game.rules.place("on_the_discard_pile"))
    stacked(t, 7).set_turn(0).choose("firebeak:on_the_discard_pile")
    at_home(t, 1, "autumn").set_hand(0).set_hand(1, "mine")
    plays(t, 16)
    assert t.offers() == ["take:mine", "done"]


def test_firebeak_goes_home_and_looks_no_more() -> None:
    t = firebeak().set_workers(0, 0).set_turn(0).choose("prepare")
    while t.seat() == 0:
        t.choose(t.offers()[-1])
    t.set_hand(1, "farm", "mine").choose("visit:haven").choose("discard:farm")
    t.choose("discard:mine").choose("gain:twig")
    assert not [id for id in t.offers() if id.startswith("take")]


def test_who_has_passed_looks_at_nothing_any_more() -> None:
    t = firebeak().set_passed(0).set_hand(1, "farm", "mine").set_turn(1).choose("visit:haven")
    t.choose("discard:farm").choose("discard:mine").choose("gain:twig")
    assert t.seat() == 1


# Windlore ------------------------------------------------------------------------------------


def test_windlore_rests_when_its_own_player_draws() -> None:
    t = perched("windlore", "on_the_deck").set_turn(0).choose("visit:basic_two_cards_point")
    assert len(t.hand(0)) == 2


def test_windlore_answers_to_each_of_several_players() -> None:
    t = perched("windlore", "on_the_deck", players=3).choose("visit:basic_two_cards_point")
    assert (t.seat(), len(t.hand(0))) == (2, 2)
    t.choose("visit:basic_berry_card")
    assert len(t.hand(0)) == 4


# Honeypaw, King Rhun, Truffle ----------------------------------------------------------------


def test_honeypaw_counts_what_the_haven_gave() -> None:
    t = riding("honeypaw").set_hand(0, "farm", "mine").choose("honeypaw:haven")
    t.choose("discard:farm").choose("discard:mine").choose("gain:twig")
    assert t.resources(0) == {"twig": 1, "resin": 0, "pebble": 0, "berry": 1}


def test_honeypaw_counts_what_a_token_of_the_market_gave() -> None:
    t = with_boxes("honeypaw", "bellfaire").choose("honeypaw:market")
    t.choose("gain:market_three_twigs_card")
    assert t.resources(0) == {"twig": 3, "resin": 0, "pebble": 0, "berry": 3}


def test_honeypaw_counts_what_a_lookout_had_given() -> None:
    t = riding("honeypaw").set_city(0, "lookout").choose("honeypaw:city:0:lookout")
    t.choose("copy:basic_two_resin")
    assert t.resources(0) == {"twig": 0, "resin": 2, "pebble": 0, "berry": 2}


def test_honeypaw_does_not_count_what_a_card_gave_that_was_played_there() -> None:
    """A Queen has a Mine played, which gives a pebble."""
    t = riding("honeypaw").set_city(0, "queen").set_hand(0, "mine")
    t.choose("honeypaw:city:0:queen").choose("play:mine:hand")
    assert t.resources(0) == {"twig": 0, "resin": 0, "pebble": 1, "berry": 0}


def test_honeypaw_counts_what_the_blizzard_left() -> None:
    t = riding("honeypaw").set_season(0, "winter").choose("honeypaw:basic_three_twigs")
    assert t.resources(0) == {"twig": 2, "resin": 0, "pebble": 0, "berry": 2}


def test_king_rhun_counts_the_points_of_a_legend() -> None:
    t = with_boxes("king_rhun", "mistwood").set_city(0, "mayberry_matriarch")
    t.set_turn(0).choose("king_rhun:city:0:mayberry_matriarch").choose("gain:berry")
    assert t.resources(0)["berry"] == 5


def test_king_rhun_stays_upon_the_castle_that_becomes_a_legend() -> None:
    t = with_boxes("king_rhun", "mistwood").set_city(0, "castle").set_turn(0)
    t.choose("king_rhun:city:0:castle")
    while t.seat() == 0:
        t.choose(t.offers()[-1])
    t.set_aside(0, "legends", "strongroot_castle").set_turn(0)
    t.choose("play:strongroot_castle:legends")
    assert t.standing(0, "strongroot_castle") == (0,)
    t.set_turn(0).set_workers(0, 0).choose("prepare")
    while t.seat() == 0:
        t.choose(t.offers()[0])
    assert where(t) == [{"id": "king_rhun", "home": True}]
    assert t.workers(0) == 1 + 2


def test_king_rhun_comes_home_though_his_card_is_gone() -> None:
    """A Dungeon has taken in the Wife upon whom he was."""
    t = riding("king_rhun").set_city(0, "wife", "dungeon").set_workers(0, 1)
    t.choose("king_rhun:city:0:wife")
    while t.seat() == 0:
        t.choose(t.offers()[-1])
    t.set_hand(0, "farm").set_turn(0).set_resources(0)
    t.choose("play:farm:hand:dungeon")
    assert where(t) == [{"id": "king_rhun", "home": False}]
    t.set_turn(0).choose("prepare")
    while t.seat() == 0:
        t.choose(t.offers()[-1])
    assert where(t) == [{"id": "king_rhun", "home": True}]
    assert t.workers(0) == 1 + 2


def test_truffle_goes_upon_no_rowdy_and_into_a_rivals_city() -> None:
    t = with_boxes("truffle", "rugwort").set_city(1, "rugwort_the_rowdy", "mine").set_turn(0)
    assert [id for id in t.offers() if id.startswith("truffle:city")] == ["truffle:city:1:mine"]
    t = against_her(1, "1", "spirecrest").set_row("weather", *CALM).set_named(0, "truffle")
    t.set_city(1, "mine").set_workers(0, 1).set_turn(0)
    t.choose("truffle:city:1:mine").choose("gain:twig")
    assert t.resources(0)["pebble"] == 1


def test_the_owner_of_the_card_gains_nothing_by_truffle() -> None:
    t = riding("truffle").set_city(1, "mine").choose("truffle:city:1:mine").choose("gain:twig")
    assert (t.points(1), t.resources(1)["pebble"]) == (0, 0)


def test_truffle_stands_on_the_ruins_of_an_opponents_card_and_comes_home() -> None:
    t = riding("truffle").set_city(1, "mine").set_workers(0, 1).choose("truffle:city:1:mine")
    t.choose("gain:twig").set_hand(1, "ruins").set_resources(1, twig=1)
    done(t.choose("play:ruins:hand"))
    assert t.standing(1, "ruins") == (0,)
    t.set_turn(0).choose("prepare")
    while t.seat() == 0:
        t.choose(t.offers()[-1])
    assert where(t) == [{"id": "truffle", "home": True}]
    assert t.standing(1, "ruins") == ()


# Stubblehoof ---------------------------------------------------------------------------------


def test_stubblehoof_stays_on_a_card_for_a_card_and_a_resource() -> None:
    t = riding("stubblehoof").set_city(0, "lookout").set_workers(0, 1)
    t.choose("stubblehoof:city:0:lookout").choose("copy:basic_pebble").set_turn(0).set_hand(0)
    t.choose("prepare").choose("stay:stubblehoof").choose("copy:basic_pebble")
    assert len(t.hand(0)) == 1
    t.choose("gain:berry")
    while t.seat() == 0:
        t.choose(t.offers()[-1])
    assert t.standing(0, "lookout") == (0,)
    assert (t.resources(0)["pebble"], t.workers(0)) == (2, 2)
    t.set_turn(0)
    assert "visit:city:0:lookout" not in t.offers()


def test_stubblehoof_comes_home_a_season_later() -> None:
    t = riding("stubblehoof").set_season(0, "spring").set_workers(0, 1)
    t.choose("stubblehoof:basic_three_twigs").set_turn(0).choose("prepare")
    t.choose("stay:stubblehoof").choose("gain:berry")
    while t.seat() == 0:
        t.choose(t.offers()[-1])
    t.set_turn(0).set_workers(0, 0).choose("prepare").choose("done")
    while t.seat() == 0:
        t.choose(t.offers()[-1])
    assert where(t) == [{"id": "stubblehoof", "home": True}]
    assert t.at("basic_three_twigs") == ()


# Weather -------------------------------------------------------------------------------------


def test_a_thunderstorm_and_a_flood_hold_for_big_critters_too() -> None:
    t = riding("whisper").set_season(0, "spring").set_row("weather", "blizzard", "thunderstorm")
    t.set_hand(0, "farm", "mine").set_turn(0).choose("whisper:basic_pebble").choose("discard:mine")
    assert t.hand(0) == ("farm",)
    t = riding("whisper").set_season(0, "spring").set_row("weather", "blizzard", "flood")
    t.set_turn(1).choose("visit:basic_pebble").set_turn(0)
    assert "whisper:basic_pebble" not in t.offers()
    assert "whisper:basic_berry" in t.offers()


def test_corliander_pays_for_the_downpour() -> None:
    t = riding("corliander").set_season(0, "autumn").set_city(0, "farm", "farm").set_turn(0)
    assert "corliander:harvest_festival" not in t.offers()
    t.set_resources(0, twig=1).choose("corliander:harvest_festival")
    assert t.resources(0)["twig"] == 0


def test_events_of_other_boxes_ask_corliander_for_half_as_well() -> None:
    t = with_boxes("corliander", "newleaf").set_city(0, *["farm"] * 4, *["mine"] * 3)
    assert "corliander:big_city" not in t.set_turn(0).offers()
    t.set_city(0, *["farm"] * 5, *["mine"] * 3)
    assert "corliander:big_city" in t.set_turn(0).offers()
    t = with_boxes("corliander", "bellfaire").set_city(0, "farm", "inn")
    assert "corliander:flower_festival" not in t.set_turn(0).offers()
    t.set_city(0, "farm", "inn", "wife")
    assert "corliander:flower_festival" in t.set_turn(0).offers()
