"""A box that brings one of everything: the engine and its readers know it without a line for it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tests.boxes.harbour_table import BOXES, harbour
from tests.cli.terminal.typist import labels_of, menu_of, rendered
from tests.contract.games import decisions
from tests.contract.invariants import check
from tests.contract.test_reasons import check as check_reasons

from everdell import games, texts
from everdell.bots.simulation import Lineup, play_game
from everdell.cli.terminal.offered import offered_now
from everdell.cli.terminal.screen import draw_table
from everdell.cli.terminal.view import view_of
from everdell.engine.codec import state_digest
from everdell.engine.option import Option
from everdell.engine.reasons import why_not
from everdell.engine.targets import targets_of
from everdell.engine.wording import option_phrase
from everdell.environments.batch import Batch
from everdell.environments.observation import observer_of
from everdell.testing import Table, table

pytestmark = pytest.mark.usefixtures("harbour_on_the_shelf")


# Contents ------------------------------------------------------------------------------------


def test_it_amends_what_the_base_box_brings() -> None:
    game = games.new_game(boxes=BOXES)
    assert not game.rules.card_or_none("ruins")
    assert game.rules.cards[game.rules.card("farm")].points == 2
    assert (
        len([e for e in game.board.events if game.rules.places[e].group.id == "special_event"]) == 5
    )


def test_it_raises_the_number_of_players() -> None:
    assert len(games.new_game(players=5, boxes=BOXES).players) == 5


# Openings ------------------------------------------------------------------------------------


def test_all_choose_a_role_before_the_first_turn() -> None:
    t = table(boxes=BOXES)
    assert (t.seat(), t.prompt()) == (0, "power")
    t.choose("power", "hermit")
    assert t.seat() == 1
    assert "power:hermit" not in t.offers()
    t.choose("power", "saver")
    assert (t.seat(), t.prompt()) == (0, "turn")
    assert t.aside(0, "power") == ("hermit",)


# Rows, piles, counters -----------------------------------------------------------------------


def test_a_row_is_refilled_and_its_tiles_do_something() -> None:
    t = harbour("fisher").set_row("tags", "tag_twig", "tag_point", "tag_twig")
    t.choose("visit:quay").choose("use", "tag_point")
    assert t.points(0) == 1
    assert t.row("tags")[0] == "tag_twig"
    assert all(t.row("tags"))


def test_a_seats_counter_is_worth_points() -> None:
    t = harbour("fisher").set_tokens(0, shell=3)
    assert t.tokens(0) == {"shell": 3}
    assert t.score(0).parts["shells"] == 3


def test_a_view_shows_what_lies_open_and_counts_the_rest() -> None:
    view = harbour("fisher").set_row("tags", "tag_twig").game.view(1)
    assert view["rows"]["tags"][0] == "tag_twig"
    assert view["in_force"] == ["sky"]
    assert view["piles"]["bag"] == {"size": 3}
    assert view["piles"]["gifts"]["cards"] == ["gift_1", "gift_2", "gift_3", "gift_4"]
    assert view["counters"] == {"tide": 2}
    assert view["players"][0]["tokens"] == {"shell": 0}
    assert view["players"][0]["pieces"] == {"boat": 1}


def test_tiles_in_a_players_zone_count_at_the_end() -> None:
    t = harbour("fisher").set_aside(0, "keepsakes", "gift_3", "gift_4")
    assert t.score(0).parts["gifts"] == 7
    assert t.score(0).total == 7


# Pieces --------------------------------------------------------------------------------------


def test_a_second_piece_has_places_of_its_own() -> None:
    t = harbour("fisher").choose("boat", "buoy")
    assert t.tokens(0) == {"shell": 1}
    assert t.workers(0) == 2
    t.set_turn(0)
    assert not [id for id in t.offers() if id.startswith("boat")]
    assert "boat:buoy" not in t.set_turn(1).offers()


def test_its_places_have_seasons() -> None:
    t = harbour("fisher")
    assert "boat:pier" not in t.offers()
    assert "boat:pier" in t.set_season(0, "spring").offers()


def test_it_comes_home_with_the_workers_and_is_not_moved_like_one() -> None:
    t = harbour("fisher").choose("boat", "buoy").set_turn(0).set_hand(0, "ranger")
    t.set_resources(0, berry=2).choose("play", "ranger", "hand")
    assert t.seat() == 1  # there was no worker to move
    t.set_turn(0).set_workers(0, 0).choose("prepare")
    assert t.game.players[0].pieces == (1,)


# What is in force ----------------------------------------------------------------------------


def test_a_role_answers_to_visits() -> None:
    t = harbour("hermit").choose("visit:basic_pebble")
    assert len(t.hand(0)) == 1


def test_a_role_answers_to_cards_of_others() -> None:
    t = harbour("fisher", "envier").set_hand(0, "farm").set_resources(0, twig=2, resin=1)
    t.choose("play", "farm", "hand")
    assert t.resources(1)["twig"] == 1


def test_a_role_answers_to_gains() -> None:
    t = harbour("saver").choose("visit:basic_pebble")
    assert t.tokens(0) == {"shell": 1}


def test_a_role_answers_after_the_bonus_of_the_season() -> None:
    t = harbour("fisher").set_workers(0, 0).choose("prepare")
    assert t.tokens(0) == {"shell": 1}


def test_a_role_asks_after_passing_and_acts_at_the_end() -> None:
    t = harbour("broker").set_tokens(0, shell=3).set_season(0, "autumn").set_season(1, "autumn")
    t.choose("pass")
    assert (t.seat(), t.prompt()) == (0, "sell-shells")
    t.choose("sell")
    assert (t.tokens(0), t.points(0), t.seat()) == ({"shell": 1}, 3, 1)
    t.choose("pass")
    assert t.game.over
    assert t.points(0) == 4


def test_weather_bars_a_place_for_those_in_its_season() -> None:
    t = harbour("fisher")
    assert "visit:basic_three_twigs" in t.offers()
    assert "visit:basic_three_twigs" not in t.set_season(0, "spring").offers()
    assert "visit:basic_three_twigs" in t.set_season(0, "summer").offers()


def test_a_card_raises_the_hand_limit() -> None:
    t = harbour("fisher").set_city(0, "warehouse")
    assert t.game.view(0)["players"][0]["hand_limit"] == 10
    assert t.game.view(0)["players"][1]["hand_limit"] == 8


def test_a_role_changes_gains() -> None:
    t = harbour("fisher").choose("visit:basic_berry")
    assert t.resources(0)["berry"] == 2


def test_it_is_said_why_a_place_cannot_be_visited() -> None:
    t = harbour("fisher").choose("boat", "buoy").set_turn(0).set_season(1, "spring")
    assert reasons(t, 0, "pier") == ["no-piece", "too-early"]
    assert reasons(t.set_turn(1), 1, "basic_three_twigs") == ["forbidden"]


def reasons(t: Table, seat: int, place: str) -> list[str]:
    """Why a seat may not go to a place."""
    [found] = [refusal for refusal in why_not(t.game, seat) if refusal.target == {"place": place}]
    return [reason.code for reason in found.reasons]


# Rivals --------------------------------------------------------------------------------------


def test_a_rival_sits_after_the_people_and_begins() -> None:
    game = games.new_game(players=2, boxes=BOXES, options={"heron": "on"})
    assert game.order == (2, 0, 1)
    game.choose("power:fisher")
    game.choose("power:hermit")
    assert game.decision is not None
    assert game.decision.seat == 0
    assert game.view(0)["players"][2]["aside"]["keepsakes"]["cards"] == ["gift_4"]


def test_a_rival_does_its_own_with_gifts() -> None:
    t = table(boxes=BOXES, options={"heron": "on"}).choose("power:fisher").choose("power:hermit")
    t.set_city(0, "post_office").set_hand(0, "farm", "mine").choose("visit:city:0:post_office")
    assert "give:2" in t.offers()
    t.choose("give", 2)
    assert (t.points(2), set(t.discard())) == (2, {"farm", "mine"})
    t = table(boxes=BOXES, options={"heron": "on"}).choose("power:fisher").choose("power:hermit")
    t.set_city(0, "monastery").set_resources(0, twig=2).choose("visit:city:0:monastery")
    t.choose("give", 2)
    assert (t.points(2), t.resources(2)["twig"]) == (1, 0)


# Everything together -------------------------------------------------------------------------


@pytest.mark.games
@pytest.mark.parametrize("heron", ["off", "on"])
@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_random_games_hold_the_invariants_and_survive_being_saved(players: int, heron: str) -> None:
    for seed in range(4):
        game = games.new_game(players=players, boxes=BOXES, seed=seed, options={"heron": heron})
        for n, _ in enumerate(decisions(game, seed)):
            check(game)
            check_reasons(game)
            if n % 7 == 0:
                assert state_digest(games.load_game(game.to_json())) == state_digest(game)
                assert state_digest(game.clone()) == state_digest(game)


def test_an_imagined_world_keeps_what_is_seen() -> None:
    t = harbour("fisher").set_row("tags", "tag_point", "tag_point", "tag_twig")
    world = t.game.determinize(0, 5)
    assert world.view(0)["rows"] == t.game.view(0)["rows"]
    check(world)


@pytest.mark.parametrize("width", [80, 120])
def test_the_terminal_shows_it(width: int) -> None:
    t = harbour("fisher", "saver").set_row("tags", "tag_point", "tag_twig", "tag_twig")
    t.set_tokens(0, shell=2).set_tokens(1, shell=5).set_aside(1, "keepsakes", "gift_2")
    offered = offered_now(t.game)
    seen = rendered(draw_table(labels_of(t.game), view_of(t.game, 0), offered, width), width)
    shown = (
        "Along the quay ─",
        "Tags on the quay",
        "1 Point tag",
        "Gifts: 3",
        "2 shell",
        "5 shell",
        "1 boat",
        "2 tide",
    )
    assert [
        words for words in (*shown, "Quay", "Buoy", "Gift 2", "Saver") if words not in seen
    ] == []
    assert "Moor at Buoy" in rendered(menu_of(t.game).draw())


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_everything_that_happens_is_told(lang: str) -> None:
    words = texts.catalog(lang)
    for seed in range(6):
        t = table(boxes=BOXES, seed=seed, options={"heron": "on"})
        for _ in decisions(t.game, seed):
            assert t.game.decision is not None
            words.prompt(t.game.decision)
            for option in t.game.decision.options:
                words.say(option_phrase(t.game.rules, option), None)
        assert t.game.over
        assert t.game.journal is not None
        for entry in t.game.journal.entries:
            words.entry(entry)


def test_learners_see_it() -> None:
    t = harbour("fisher").set_row("tags", "tag_point", "tag_point", "tag_twig")
    t.set_tokens(1, shell=3).set_aside(1, "keepsakes", "gift_2").choose("boat", "buoy")
    observer = observer_of(t.game.rules)
    seen = dict(zip(observer.names, observer(t.game, 0), strict=True))
    assert (seen["table.tags.tag_point"], seen["table.tags.tag_twig"]) == (2, 1)
    assert (seen["table.piles.bag"], seen["table.counters.tide"]) == (3, 2)
    assert (seen["me.counters.shell"], seen["rival_1.counters.shell"]) == (1, 3)
    assert (seen["me.pieces.boat"], seen["rival_1.pieces.boat"]) == (0, 1)
    assert (seen["me.aside.power.fisher"], seen["rival_1.aside.keepsakes.gift_2"]) == (1, 1)


def test_learners_play_it() -> None:
    batch = Batch(3, players=2, boxes=BOXES, options={"heron": "on"}, seed=1)
    draw = np.random.default_rng(1)
    for _ in range(300):
        masks = batch.rows.masks
        batch.step(np.array([draw.choice(np.flatnonzero(mask)) for mask in masks]))
    assert batch.rows.masks.any(axis=1).all()


@pytest.mark.games
@pytest.mark.parametrize("spec", ["steward", "sage@2i"])
def test_bots_play_it_without_a_line_written_for_it(spec: str) -> None:
    lineup = Lineup(3, BOXES, {"heron": "on"}, (spec,))
    game = lineup.set_up(4)
    play_game(lineup, game)
    assert game.over


# Things on the table -------------------------------------------------------------------------


def options_of(t: Table) -> dict[str, Any]:
    decision = t.game.view(t.seat())["decision"]
    assert decision is not None
    return {option["id"]: option for option in decision["options"]}


def test_what_lies_in_its_zones_is_touched_there() -> None:
    t = table(boxes=BOXES)
    assert options_of(t)["power:fisher"]["targets"] == [{"zone": "roles", "card": "fisher"}]
    t = harbour().choose("visit", "quay")
    touched = [option["targets"] for option in options_of(t).values()]
    assert touched
    assert all(target["zone"] == "tags" for [target] in touched)


def test_options_tell_which_piece_is_placed_and_places_which_they_take() -> None:
    t = harbour()
    options = options_of(t)
    assert options["boat:buoy"]["piece"] == "boat"
    assert options["boat:buoy"]["targets"] == [{"place": "buoy"}]
    assert "piece" not in options["visit:quay"]
    places = {place["id"]: place for place in t.game.view(0)["places"]}
    assert places["buoy"]["piece"] == "boat"
    assert "piece" not in places["quay"]


def test_a_word_that_is_an_option_by_itself_names_a_token_or_a_piece() -> None:
    game = harbour().game
    touched = {word: targets_of(game, Option(word)) for word in ("shell", "boat", "prepare")}
    assert touched == {
        "shell": [{"token": "shell"}],
        "boat": [{"piece": "boat"}],
        "prepare": [{"button": "prepare"}],
    }
