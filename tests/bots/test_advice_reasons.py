"""Why an option is a good one: nothing but what will be so, whatever the hidden cards are."""

from __future__ import annotations

import pytest

from everdell.bots import Advice, World, advise
from everdell.bots.advice_reasons import AdviceReason, _denied, _going_on, in_sight
from everdell.bots.experience import Taught
from everdell.bots.lines import Line
from everdell.bots.specs import Budget
from everdell.bots.thinking.tree import Node
from everdell.bots.trials import Trials
from everdell.engine.option import Option
from everdell.environments.vocabulary import all_options
from everdell.testing import Table

from .tables import dear_table

BRIEF = Budget(iterations=60)
KNOWN = all_options(dear_table().game.rules)


def by_option(t: Table, seed: int = 0) -> dict[str, Advice]:
    return {one.option: one for one in advise(t.game, 0, BRIEF, seed, most=30)}


def at_once(advice: Advice) -> list[AdviceReason]:
    return [reason for reason in advice.reasons if reason.kind in ("points", "gains")]


def gained(others: int = 0, cards: int = 0, **resources: int) -> AdviceReason:
    return AdviceReason(
        "gains", {"resources": resources, "others": others, "cards": cards, "workers": 0}
    )


def trials(t: Table) -> Trials:
    return Trials(World(t.game), 0, Taught().judgement(t.game))


def test_it_says_what_is_scored_and_gained_at_once() -> None:
    t = dear_table().set_hand(0, "farm").set_resources(0, twig=2, resin=1)
    found = by_option(t)
    assert AdviceReason("points", {"n": 1}) in found["play:farm:hand"].reasons
    assert at_once(found["visit:basic_three_twigs"]) == [gained(twig=3)]


def test_cards_are_counted_though_it_is_unknown_which_they_will_be() -> None:
    found = by_option(dear_table().set_hand(0))
    assert at_once(found["visit:basic_two_cards_point"]) == [
        AdviceReason("points", {"n": 1}),
        gained(cards=2),
    ]


def test_resources_are_counted_though_their_kinds_are_unknown() -> None:
    t = dear_table().set_forest("forest_two_any", "forest_two_cards_any").set_hand(0)
    found = by_option(t)
    assert at_once(found["visit:forest_two_any"]) == [gained(others=2)]
    assert at_once(found["visit:forest_two_cards_any"]) == [gained(others=1, cards=2)]


def test_what_is_known_to_come_is_told_beside_what_is_still_open() -> None:
    """A Farm brings a berry, and the Courthouse a twig, a resin or a pebble."""
    t = dear_table().set_hand(0, "farm").set_resources(0, twig=2, resin=1)
    t.set_city(0, "courthouse")
    assert gained(others=1, berry=1) in at_once(by_option(t)["play:farm:hand"])


def test_the_price_is_not_taken_off_what_is_gained() -> None:
    """Paid with a twig, a pebble and a card of the hand, each of which it brings, too."""
    t = dear_table().set_hand(0, "twig_barge", "mine").set_resources(0, twig=2, resin=1, pebble=2)
    t.set_city(0, "historian", "crane")
    found = by_option(t)
    for option, resource in (("twig_barge", {"twig": 2}), ("mine", {"pebble": 1})):
        assert gained(cards=1, **resource) in at_once(found[f"play:{option}:hand"])


@pytest.mark.parametrize("seed", range(5))
def test_nothing_is_told_of_what_a_card_may_reveal(seed: int) -> None:
    """The Postal Pigeon brings a card of the deck into the city, for unknown points."""
    t = dear_table().set_hand(0, "postal_pigeon").set_resources(0, berry=2)
    assert at_once(by_option(t, seed)["play:postal_pigeon:hand"]) == []


def test_what_is_told_at_once_is_the_same_whatever_the_seed() -> None:
    t = dear_table().set_hand(0, "postal_pigeon", "farm", "teacher", "historian")
    t.set_resources(0, twig=2, resin=1, berry=3).set_city(0, "courthouse")
    told = [
        {option: at_once(advice) for option, advice in by_option(t, seed).items()}
        for seed in range(4)
    ]
    assert told[0] == told[1] == told[2] == told[3]


def grown(id: str, seat: int, visits: int, *children: Node, opening: bool = True) -> Node:
    """What a search left behind."""
    node = Node(KNOWN.get(id) or Option(id), seat, opening)
    node.visits = visits
    node.children = list(children)
    return node


def test_it_says_what_comes_next() -> None:
    """After the details of its own action, and whatever the rival does."""
    mine = grown("play:mine:hand", 0, 18)
    detail = grown("gain:pebble", 0, 30, grown("visit:b", 1, 28, mine), opening=False)
    assert list(_going_on(grown("visit:a", 0, 40, detail), 0)) == [
        AdviceReason("next", {"option": "play:mine:hand"})
    ]


def test_of_two_minds_it_says_nothing_about_the_next_turn() -> None:
    ways = [grown(f"visit:{n}", 0, 9) for n in range(9)]
    assert list(_going_on(grown("visit:a", 0, 100, *ways), 0)) == []


# What a rival cannot do any more -------------------------------------------------------------


EXCLUSIVE = "visit:basic_two_resin"
SHARED = "visit:basic_berry"


def rival_wishes(wish: str, mine: str, other: str = SHARED) -> tuple[Line, Line]:
    """A search in which the rival has a wish after another option, and not after this one."""
    return (
        Line((grown(mine, 0, 50, grown("visit:haven", 1, 40)),)),
        Line((grown(other, 0, 50, grown(wish, 1, 30), grown("visit:haven", 1, 10)),)),
    )


def test_a_rival_wants_the_same_place() -> None:
    """It has room for one."""
    this, other = rival_wishes(EXCLUSIVE, mine=EXCLUSIVE)
    told = AdviceReason("wants", {"seat": 1, "option": EXCLUSIVE})
    assert list(_denied(trials(dear_table()), this, [other], 0)) == [told]
    assert list(_denied(trials(dear_table()), other, [this], 0)) == []


def test_a_rival_wants_the_same_card_though_paid_for_in_another_way() -> None:
    """Who takes the King from the meadow leaves none to those whose Castle stands empty."""
    t = dear_table().set_meadow("king", *["farm"] * 7).set_resources(0, berry=6)
    t.set_hand(0, "king").set_city(1, "castle")
    wish = "play:king:meadow:occupy"
    this, other = rival_wishes(wish, mine="play:king:meadow")
    told = AdviceReason("wants", {"seat": 1, "option": wish})
    assert list(_denied(trials(t), this, [other], 0)) == [told]


def test_a_rival_is_kept_from_something_else() -> None:
    """The Fool takes the last space of the rival's city."""
    t = dear_table().set_meadow("inn", *["king"] * 2, *["castle"] * 2, *["palace"] * 2, "queen")
    t.set_hand(0, "fool").set_resources(0, berry=3)
    t.set_city(1, *["farm"] * 8, *["mine"] * 3, *["twig_barge"] * 3)
    t.set_resources(1, twig=2, resin=1)
    this, other = rival_wishes("play:inn:meadow", mine="play:fool:hand")
    told = AdviceReason("denies", {"seat": 1, "option": "play:inn:meadow"})
    assert list(_denied(trials(t), this, [other], 0)) == [told]


def test_what_a_rival_can_still_do_is_not_kept_from_them() -> None:
    """The search happened not to look at it after this option."""
    this, other = rival_wishes(SHARED, mine=EXCLUSIVE)
    assert list(_denied(trials(dear_table()), this, [other], 0)) == []


def test_what_a_rival_could_not_do_anyway_is_not_kept_from_them() -> None:
    this, other = rival_wishes("play:king:meadow", mine=EXCLUSIVE)
    assert list(_denied(trials(dear_table()), this, [other], 0)) == []


@pytest.mark.parametrize("season", ["winter", "autumn"])
def test_that_a_rival_may_pause_is_nothing_to_keep_from_them(season: str) -> None:
    """Whatever the search happened not to look at after this option."""
    t = dear_table().set_season(1, season).set_workers(1, 0)
    for wish in ("prepare", "pass"):
        this, other = rival_wishes(wish, mine=EXCLUSIVE)
        assert list(_denied(trials(t), this, [other], 0)) == []


@pytest.mark.parametrize(
    ("kind", "option", "told"),
    [
        ("next", "play:farm:hand", True),
        ("next", "play:inn:hand", False),  # still to be drawn
        ("next", "play:king:meadow", True),
        ("next", "play:inn:meadow", False),
        ("denies", "visit:basic_pebble", True),
        ("denies", "play:farm:hand", False),  # who knows what a rival holds
        ("denies", "play:king:meadow:occupy", True),
        ("next", "play:poe:legends", True),
        ("denies", "play:poe:legends", False),
        ("denies", "play:foresight:legends", False),
    ],
)
def test_cards_that_were_only_imagined_are_not_told(kind: str, option: str, told: bool) -> None:
    t = dear_table(("base", "legends")).set_hand(0, "farm").set_aside(0, "legends", "poe")
    t.set_aside(1, "legends", "foresight")
    seat = {"denies": {"seat": 1}, "next": {}}[kind]
    known = all_options(t.game.rules)
    reason = AdviceReason(kind, {"option": option, **seat}, known[option])
    assert in_sight(World(t.game), 0, reason, known["pass"]) is told


@pytest.mark.parametrize(
    ("option", "told"),
    [
        ("visit:city:0:university", True),
        ("visit:city:1:inn", True),
        ("visit:city:1:inn:2", True),
        ("visit:city:0:lookout", True),  # which is what is chosen now
        ("visit:city:1:lookout", False),  # a rival would have to play it first
        ("visit:city:0:chapel", False),  # one's own, but still to be drawn
    ],
)
def test_cities_are_told_of_as_they_stand(option: str, told: bool) -> None:
    t = dear_table().set_city(0, "university").set_city(1, "inn", "inn")
    known = all_options(t.game.rules)
    reason = AdviceReason("next", {"option": option}, known[option])
    assert in_sight(World(t.game), 0, reason, known["play:lookout:hand"]) is told
