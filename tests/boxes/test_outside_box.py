"""A box from outside the repository: interpreted classes plug into the engine, compiled or not."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from tests.contract.games import decisions
from tests.contract.invariants import check

from everdell import games, texts
from everdell.bots import ask, make_bot
from everdell.bots.simulation import Lineup, play_game
from everdell.engine.box import Box, Contents, Setting, Setup
from everdell.engine.changes import gain_points
from everdell.engine.content import CRITTER, PURPLE, TAN, Card
from everdell.engine.effects.cards import Draw
from everdell.engine.effects.counting import Counting
from everdell.engine.option import Option
from everdell.engine.rng import seeded
from everdell.engine.rules import Rules
from everdell.engine.scoring import outcome, points_of
from everdell.engine.stack import Ask, Frame
from everdell.engine.state import Game
from everdell.engine.zones import TABLE, Counter
from everdell.gallery import describe_box
from everdell.testing import table


class Wager(Ask):
    """Choose how many points to gain, none to two."""

    def __init__(self) -> None:
        self.prompt = "wager"
        self.offered: list[Option] = []

    def bind(self, rules: Rules) -> None:
        self.offered = [Option(f"wager:{n}", "wager", n=n) for n in range(3)]

    def options(self, g: Game, f: Frame) -> list[Option]:
        return self.offered

    def chosen(self, g: Game, f: Frame, option: Option) -> None:
        gain_points(g, f.me, option.n, f.source)


class SeasonsSeen(Counting):
    def of(self, g: Game, me: int, owner: int, slot: int, source: int, n: int) -> int:
        return g.players[me].season


class MarketDay(Box):
    def __init__(self) -> None:
        super().__init__("market_day", requires=("base",), excludes=("lean_year",))

    def settings(self) -> list[Setting]:
        return [Setting("stalls", ("few", "many"), "few")]

    def contents(self, setup: Setup) -> Contents:
        gambler = Card(
            "gambler", CRITTER, TAN, cost=(0, 0, 0, 1), copies=4, play=[Wager(), Draw(1)]
        )
        elder = Card(
            "elder", CRITTER, PURPLE, cost=(0, 0, 0, 2), points=1, copies=2, score=SeasonsSeen()
        )
        return Contents(cards=[gambler, elder], counters=[Counter("market_days", TABLE)])


class Twin(Box):
    """Brings a card that the base box has already."""

    def __init__(self) -> None:
        super().__init__("twin")

    def contents(self, setup: Setup) -> Contents:
        return Contents(cards=[Card("farm", CRITTER, TAN)])


class Crowd(Box):
    """Promises more players than anybody has figures for."""

    def __init__(self) -> None:
        super().__init__("crowd", most=6)


class Bounty(Box):
    """Has points of its own to give, and takes away others."""

    def __init__(self) -> None:
        super().__init__("bounty")

    def score(self, g: Game, seat: int, parts: dict[str, int]) -> None:
        parts["bounty"] = 3 + seat
        parts["tokens"] -= 1


class LeanYear(Box):
    def __init__(self) -> None:
        super().__init__("lean_year")


@pytest.fixture(autouse=True)
def shelf_with_outside_boxes(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    plugs = [
        EntryPoint("market_day", f"{__name__}:MarketDay", games.ENTRY_POINT),
        EntryPoint("lean_year", f"{__name__}:LeanYear", games.ENTRY_POINT),
        EntryPoint("twin", f"{__name__}:Twin", games.ENTRY_POINT),
        EntryPoint("crowd", f"{__name__}:Crowd", games.ENTRY_POINT),
        EntryPoint("bounty", f"{__name__}:Bounty", games.ENTRY_POINT),
    ]
    monkeypatch.setattr(games, "entry_points", lambda group: plugs)
    games.shelf.cache_clear()
    yield
    games.shelf.cache_clear()


BOTH = ("base", "market_day")


def test_its_cards_join_the_deck() -> None:
    game = games.new_game(players=2, boxes=BOTH)
    assert sum(card.copies for card in game.rules.cards[1:]) == 134
    check(game)


def test_its_steps_ask_and_act() -> None:
    t = table(boxes=BOTH).set_hand(0, "gambler").set_resources(0, berry=1).choose("play", "gambler")
    assert t.prompt() == "wager"
    assert t.offers() == ["wager:0", "wager:1", "wager:2"]
    t.choose("wager", 2)
    assert t.points(0) == 2
    assert len(t.hand(0)) == 1


def test_its_scores_count() -> None:
    t = table(boxes=BOTH).set_city(0, "elder").set_season(0, "summer")
    assert t.score(0).parts["prosperity"] == 2


def test_its_counters_are_saved() -> None:
    game = games.new_game(boxes=BOTH)
    game.counters = (5,)
    assert games.load_game(game.to_json()).counters == (5,)
    assert game.clone().counters == (5,)
    assert game.view(0)["counters"] == {"market_days": 5}


@pytest.mark.parametrize("players", [1, 2, 4])
def test_random_games_with_it_hold_the_invariants(players: int) -> None:
    for seed in range(5):
        game = games.new_game(players=players, boxes=BOTH, seed=seed)
        for _ in decisions(game, seed):
            check(game)


@pytest.mark.games
@pytest.mark.parametrize("spec", ["steward", "sage@4i"])
@pytest.mark.parametrize("players", [1, 2, 3])
def test_bots_that_have_never_seen_it_play_it_to_the_end(spec: str, players: int) -> None:
    lineup = Lineup(players, BOTH, {}, (spec,))
    game = lineup.set_up(4)
    play_game(lineup, game)
    assert game.over
    assert min(score.total for score in game.scores()[:players]) > 20


@pytest.mark.parametrize("spec", ["steward", "sage@30i"])
def test_a_bot_answers_what_an_unknown_card_asks(spec: str) -> None:
    """Two points for nothing are better than one or none, for every bot."""
    t = table(boxes=BOTH).set_hand(0, "gambler").set_resources(0, berry=1).choose("play", "gambler")
    assert ask(make_bot(spec), t.game, seeded(1)) == "wager:2"


def test_needs_and_exclusions_are_said() -> None:
    with pytest.raises(ValueError, match="'market_day' needs the box 'base'"):
        games.new_game(boxes=("market_day",))
    with pytest.raises(ValueError, match="'market_day' and 'lean_year' cannot be combined"):
        games.new_game(boxes=("base", "market_day", "lean_year"))


def test_its_options_are_checked() -> None:
    assert games.new_game(boxes=BOTH, options={"stalls": "many"}).rules.settings["stalls"] == "many"
    with pytest.raises(ValueError, match="one of few, many"):
        games.new_game(boxes=BOTH, options={"stalls": "none"})


def test_its_options_are_described_as_making_a_difference_to_any_number_of_players() -> None:
    described = describe_box(texts.catalog("en"), games.shelf()["market_day"])
    [stalls] = described["options"]
    assert stalls["id"] == "stalls"
    assert stalls["players"] == []


def test_points_that_it_gives_by_itself_count() -> None:
    game = games.new_game(players=2, boxes=("base", "bounty"))
    assert [points_of(game, seat) for seat in range(2)] == [2, 3]
    assert [score.total for score in game.scores()] == [2, 3]
    assert outcome(game) == ((2, 3), (1,))


def test_two_components_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="called 'farm'"):
        games.new_game(boxes=("base", "twin"))


def test_more_players_than_anybody_has_figures_for() -> None:
    with pytest.raises(ValueError, match="set up a game for 6"):
        games.new_game(players=6, boxes=("base", "crowd"))


def test_its_words_are_found_in_every_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for lang, name in (("en", "Gambler"), ("fr", "Parieur")):
        folder = tmp_path / "market_words" / lang
        folder.mkdir(parents=True)
        (folder / "market_day.ftl").write_text(f"gambler = {name}\n    .text = ?", encoding="utf-8")
    (tmp_path / "market_words" / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    plug = EntryPoint("market_day", "market_words", texts.ENTRY_POINT)
    monkeypatch.setattr(texts, "entry_points", lambda group: [plug])
    texts.catalog.cache_clear()
    try:
        assert texts.catalog("en").name("gambler") == "Gambler"
        assert texts.catalog("fr").name("gambler") == "Parieur"
        assert texts.catalog("fr").name("farm") == "Ferme"
    finally:
        texts.catalog.cache_clear()
