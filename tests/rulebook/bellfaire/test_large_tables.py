"""Five and six players (Bellfaire rulebook: 5-6 players)."""

from __future__ import annotations

import pytest

import everdell
from everdell.engine.changes import put_on_place
from everdell.engine.queries import in_play
from everdell.engine.rng import seeded
from everdell.games import rules_for
from tests.rulebook.bellfaire.sitting import bellfaire, without_deck

BOXES = ("base", "bellfaire")
large = pytest.mark.parametrize("players", [5, 6])


@pytest.mark.parametrize(
    ("players", "hands"), [(4, [5, 6, 7, 8]), (5, [5, 5, 6, 6, 7]), (6, [5, 5, 6, 6, 7, 7])]
)
def test_hands_to_begin_with(players: int, hands: list[int]) -> None:
    game = everdell.new_game(players=players, boxes=BOXES)
    assert [len(p.hand) for p in game.players] == hands


@pytest.mark.parametrize(("players", "limit"), [(4, 8), (5, 7), (6, 7)])
def test_the_hand_limit(players: int, limit: int) -> None:
    t = bellfaire(players).set_hand(0, *["farm"] * (limit - 1))
    t.choose("visit:basic_two_cards_point")
    assert len(t.hand(0)) == limit
    assert t.game.view(0)["players"][0]["hand_limit"] == limit


def test_what_raises_the_limit_is_added_to_seven() -> None:
    t = bellfaire(6, "pearlbrook").set_city(0, "bridge").set_tokens(0, pearl=2)
    assert t.game.view(0)["players"][0]["hand_limit"] == 9


@pytest.mark.parametrize(("players", "events"), [(2, 4), (4, 4), (5, 5), (6, 6)])
def test_special_events(players: int, events: int) -> None:
    game = everdell.new_game(players=players, boxes=BOXES)
    assert len(in_play(game, "special_event")) == events


@pytest.mark.parametrize(("players", "newleaf"), [(4, 2), (5, 2), (6, 3)])
def test_half_of_the_events_may_be_of_newleaf(players: int, newleaf: int) -> None:
    rules = rules_for(players, (*BOXES, "newleaf"), {"newleaf_events": "two_and_two"})
    deal = rules.figures.deals["special_event"]
    assert (deal.n, deal.least_of) == (
        max(players, 4),
        {"newleaf": newleaf, "base": deal.n - newleaf},
    )


@large
def test_four_forest_cards_with_two_places_and_one_worker_of_each_player(players: int) -> None:
    t = bellfaire(players)
    assert len(in_play(t.game, "forest")) == 4
    t.set_forest("forest_three_berries")
    for seat in (0, 1):
        t.set_turn(seat).choose("visit:forest_three_berries").set_turn(seat)
        assert "visit:forest_three_berries" not in t.offers()
    assert "visit:forest_three_berries" not in t.set_turn(2).offers()


@pytest.mark.parametrize(
    ("players", "more", "workers"),
    [
        (4, {}, [3, 4, 6]),
        (5, {}, [2, 3, 5]),
        (6, {}, [2, 3, 5]),
        (6, {"powers": "dealt"}, [2, 3, 5]),
    ],
)
def test_no_worker_comes_in_spring_and_powers_take_no_other(
    players: int, more: dict[str, str], workers: list[int]
) -> None:
    figures = rules_for(players, BOXES, more).figures
    assert [sum(figures.workers[: season + 1]) for season in (1, 2, 3)] == workers


def test_spring_comes_without_a_worker() -> None:
    t = bellfaire(5).choose("visit:basic_berry").set_turn(0).choose("visit:basic_berry")
    t.set_turn(0).choose("prepare")
    assert t.workers(0) == 2


@large
def test_the_hand_is_discarded_on_passing(players: int) -> None:
    t = bellfaire(players).set_season(0, "autumn").set_hand(0, "farm", "inn").choose("pass")
    assert t.hand(0) == ()
    assert sorted(t.discard()) == ["farm", "inn"]


def test_with_four_players_it_is_kept() -> None:
    t = bellfaire(4).set_season(0, "autumn").set_hand(0, "farm", "inn").choose("pass")
    assert t.hand(0) == ("farm", "inn")


def test_others_learn_how_many_were_discarded_and_not_which() -> None:
    t = bellfaire(5).set_season(0, "autumn").set_hand(0, "farm", "inn").choose("pass")
    (entry,) = t.told("discarded")
    assert entry.n == 2
    assert entry.cards_for(0) == ["farm", "inn"]
    assert entry.cards_for(1) == []


def test_what_counts_the_hand_counts_it_first() -> None:
    t = bellfaire(5, "pearlbrook").set_aside(0, "adorned", "scales").set_season(0, "autumn")
    t.set_hand(0, "farm", "inn", "mine")
    before = t.score(0).parts["adornments"]
    t.choose("pass")
    assert t.hand(0) == ()
    assert t.score(0).parts["adornments"] == before == 3
    again = everdell.load_game(t.game.to_json())
    assert again.scores()[0].parts["adornments"] == 3


def test_without_deck_and_discard_pile_cards_may_be_drawn_from_the_meadow() -> None:
    t = bellfaire(5).set_meadow("king", "queen", *["farm"] * 6)
    without_deck(t, 4).choose("visit:basic_two_cards_point")
    assert {"take:king", "take:queen", "take:farm", "done"} == set(t.offers())
    t.choose("take:king").choose("take:queen")
    assert sorted(t.hand(0)) == ["king", "queen"]
    assert t.meadow()[:2] == ("", "")
    assert t.points(0) == 1


def test_they_may_be_left_there() -> None:
    t = without_deck(bellfaire(5), 4).choose("visit:basic_two_cards_point").choose("done")
    assert t.hand(0) == ()


def test_what_is_left_in_the_deck_is_drawn_first() -> None:
    t = without_deck(bellfaire(6).set_meadow("king", *["farm"] * 7), 5)
    g = t.game
    *held, last = g.players[5].city[-1].held
    g.players[5].city[-1] = g.players[5].city[-1].with_held(tuple(held))
    g.deck, g.top = [last], 1
    t.set_turn(0).choose("visit:basic_two_cards_point")
    assert len(t.hand(0)) == 1
    t.choose("take:king")
    assert len(t.hand(0)) == 2


def test_the_hand_limit_holds_in_the_meadow_too() -> None:
    t = bellfaire(5).set_hand(0, *["mine"] * 3, "inn", "inn", "inn").set_meadow("king", "queen")
    without_deck(t, 4).choose("visit:basic_two_cards_point").choose("take:king")
    assert len(t.hand(0)) == 7


def test_when_the_meadow_is_empty_too_nothing_is_drawn() -> None:
    t = bellfaire(5)
    t.game.deck = t.game.deck[: t.game.top] + t.game.meadow
    t.game.top = len(t.game.deck)
    t.game.meadow = [0] * 8
    t.game.reach = None
    without_deck(t, 4).choose("visit:basic_two_cards_point")
    assert t.hand(0) == ()
    assert t.points(0) == 1
    assert t.seat() == 1


def test_a_teacher_looks_at_cards_of_the_meadow() -> None:
    t = bellfaire(6).set_meadow("king", "queen", *["farm"] * 6)
    t.set_hand(0, "teacher").set_resources(0, berry=2)
    without_deck(t, 5).choose("play:teacher:hand").choose("take:king").choose("take:queen")
    assert t.offers() == ["keep:king", "keep:queen"]
    t.choose("keep:king").choose("give:3")
    assert (t.hand(0), t.hand(3)) == (("king",), ("queen",))


def test_with_four_players_the_meadow_is_no_deck() -> None:
    t = without_deck(bellfaire(4), 3).choose("visit:basic_two_cards_point")
    assert t.hand(0) == ()
    assert t.seat() == 1


@pytest.mark.parametrize("players", [5, 6])
def test_the_base_box_alone_is_for_four_and_says_what_to_add(players: int) -> None:
    with pytest.raises(ValueError, match="bellfaire"):
        everdell.new_game(players=players)


def test_there_are_legends_for_five_and_not_for_six() -> None:
    game = everdell.new_game(players=5, boxes=(*BOXES, "legends"))
    zone = game.rules.zone("legends")
    assert [len(p.zones[zone.index]) for p in game.players] == [2] * 5
    with pytest.raises(ValueError, match="legends"):
        everdell.new_game(players=6, boxes=(*BOXES, "legends"))


def test_everyone_of_six_has_two_adornments_and_a_place_at_the_station() -> None:
    game = everdell.new_game(players=6, boxes=(*BOXES, "pearlbrook", "newleaf"))
    zone = game.rules.zone("adornments")
    assert [len(p.zones[zone.index]) for p in game.players] == [2] * 6
    t = bellfaire(6, "newleaf")
    for seat in range(6):
        assert "visit:knoll" in t.set_turn(seat).offers()
        put_on_place(t.game, seat, t.game.rules.place("knoll"))
    assert t.at("knoll") == (0, 1, 2, 3, 4, 5)


@large
def test_whole_games_end_with_all_cards_there(players: int) -> None:
    game = everdell.new_game(players=players, boxes=BOXES, seed=players)
    die = seeded(players)
    while not game.over:
        game.take(die.below(len(game.options)))
    assert all(p.hand == [] for p in game.players)
    assert len(game.winners()) >= 1
