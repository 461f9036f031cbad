"""Big critters on cards that leave their city, and on places that only they can reach."""

from __future__ import annotations

from tests.cards.spirecrest.test_big_critters import riding, where
from tests.rulebook.spirecrest.sitting import CALM

from everdell.engine.visits import bring_into_play
from everdell.testing import Table, table


def prepared(t: Table) -> Table:
    """Seat 0 prepares for the next season, and takes the last of whatever is offered."""
    t.set_turn(0).set_workers(0, 0).choose("prepare")
    return done(t)


def done(t: Table) -> Table:
    while t.seat() == 0:
        t.choose(t.offers()[-1])
    return t


def with_boxes(critter: str, *boxes: str, **options: str) -> Table:
    """One of seat 0's workers is this big critter, at a table with other boxes."""
    t = table(2, boxes=("base", *boxes, "spirecrest"), options=options).set_row("weather", *CALM)
    t.set_season(0, "summer").set_aside(0, "discoveries", critter).set_named(0, critter)
    return t.set_turn(0)


# Who stays for good ----------------------------------------------------------------------------


def in_a_monastery(*city: str) -> Table:
    """Whisper is in a Monastery for good."""
    t = riding("whisper").set_city(0, "monastery", *city).set_resources(0, twig=2)
    t.choose("whisper:city:0:monastery")
    return done(t).set_turn(0)


def test_a_university_takes_in_for_good_who_was_in_a_monastery() -> None:
    t = in_a_monastery("university")
    done(t.choose("visit:city:0:university"))
    assert t.standing(0, "university") == (0, 0)
    prepared(t)
    assert t.standing(0, "university") == (0,)
    assert where(t) == [{"id": "whisper", "home": False, "city": 0, "slot": 1}]
    assert t.set_turn(0).workers(0) == 1 + 2  # the visitor of the University, and those of autumn
    assert not [id for id in t.offers() if id.startswith("whisper")]


def test_a_ranger_moves_the_visitor_of_that_university_and_not_whisper() -> None:
    t = in_a_monastery("university")
    done(t.choose("visit:city:0:university")).set_turn(0)
    t.set_hand(0, "ranger").set_resources(0, berry=2).choose("play:ranger:hand")
    assert "lift:whisper" not in t.offers()
    t.choose("visit:basic_pebble")
    assert t.standing(0, "university") == (0,)
    assert where(t)[0]["slot"] == 1


def test_who_stays_for_good_is_lost_with_a_card_that_ruins_replace() -> None:
    t = in_a_monastery().set_hand(0, "ruins").choose("play:ruins:hand")
    assert t.standing(0, "ruins") == ()
    assert prepared(t).workers(0) == 2  # those of autumn
    assert not where(t)[0]["home"]


def test_ruins_take_over_a_visitor_and_lose_who_stayed_for_good() -> None:
    t = in_a_monastery("university")
    done(t.choose("visit:city:0:university")).set_turn(0)
    t.set_hand(0, "ruins").choose("play:ruins:hand")
    assert t.standing(0, "ruins") == (0,)
    assert prepared(t).workers(0) == 1 + 2
    assert not where(t)[0]["home"]


# Stubblehoof stays -----------------------------------------------------------------------------


def test_stubblehoof_stays_on_the_pirate_ship_that_sails_once_more() -> None:
    """With three players from the second city to the third."""
    t = table(3, boxes=("base", "pearlbrook", "spirecrest")).set_row("weather", *CALM)
    t.set_season(0, "summer").set_aside(0, "discoveries", "stubblehoof")
    t.set_named(0, "stubblehoof").set_city(0, "pirate_ship").set_workers(0, 1).set_turn(0)
    t.choose("stubblehoof:city:0:pirate_ship").choose("sail:1").set_turn(0).choose("prepare")
    t.choose("stay:stubblehoof").choose("sail:2")
    done(t)
    assert t.standing(2, "pirate_ship") == (0,)
    assert where(t) == [{"id": "stubblehoof", "home": False, "city": 2, "slot": 0}]


def test_stubblehoof_stays_on_ruins_that_replace_its_inn() -> None:
    """Used once more, the Inn has Ruins played that take its place."""
    t = riding("stubblehoof").set_city(0, "inn").set_workers(0, 1).set_meadow("ruins")
    t.set_meadow("husband", *["king"] * 2, *["judge"] * 2, *["monk"] * 2, "wife")
    t.choose("stubblehoof:city:0:inn").choose("play:husband:meadow").set_turn(0)
    t.set_meadow("ruins").choose("prepare").choose("stay:stubblehoof")
    if t.prompt() == "play-card":
        t.choose("play:ruins:meadow")
    done(t)
    assert t.city(0) == ("husband", "ruins")
    assert t.standing(0, "ruins") == (0,)
    assert where(t) == [{"id": "stubblehoof", "home": False, "city": 0, "slot": 2}]


# Places of theirs ------------------------------------------------------------------------------


def on_the_deck(seat: int, *boxes: str, **options: str) -> Table:
    """Windlore of a seat is on the deck."""
    t = with_boxes("windlore", *boxes, **options)
    if seat:
        t.set_named(0).set_aside(0, "discoveries").set_aside(seat, "discoveries", "windlore")
        t.set_named(seat, "windlore")
    bring_into_play(t.game, t.game.rules.place("on_the_deck"))
    return t.set_turn(seat).choose("windlore:on_the_deck")


def test_the_hideout_does_not_draw_for_windlore_once_more() -> None:
    """What only its ability lets it do is not used again."""
    t = on_the_deck(0).set_aside(0, "discoveries", "windlore", "grey_cloaks_hideout")
    bring_into_play(t.game, t.game.rules.place("grey_cloaks_hideout"))
    t.set_turn(0)
    assert not [id for id in t.offers() if id.startswith("hide")]
    t.choose("visit:basic_berry").set_turn(0)
    assert [id for id in t.offers() if id.startswith("hide")] == ["hide:basic_berry"]


def test_foxes_do_not_follow_a_big_critter_where_only_that_can_go() -> None:
    t = on_the_deck(1, "bellfaire", powers="dealt").set_power(0, "foxes").set_power(1, "mice")
    t.set_forest("forest_two_any").set_turn(1).set_hand(1).choose("visit:haven")
    t.set_turn(0).choose("visit:forest_two_any")
    assert t.offers() == ["copy:haven", "done"]


def test_alone_the_market_is_no_exclusive_place_for_whisper_either() -> None:
    t = table(1, boxes=("base", "bellfaire", "spirecrest")).set_row("weather", *CALM)
    t.set_named(0, "whisper").set_turn(0).choose("visit:market").choose("market_three_twigs_card")
    t.set_turn(0)
    assert "whisper:market" not in t.offers()
