"""Bots by name."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from everdell import EverdellError
from everdell.bots import World, bot_names, make_bot, registry
from everdell.bots.registry import checked_spec, is_foreign, level_of, load_plugs, shortened
from everdell.bots.specs import BotSpec

NAMES = ("fledgling", "forager", "greedy", "steward", "sage", "random")


def test_the_names_from_gentle_to_expert_and_then_the_yardstick() -> None:
    assert bot_names() == NAMES
    assert tuple(make_bot(name).name for name in NAMES) == NAMES


def test_it_is_known_of_whom_one_knows_nothing() -> None:
    assert [spec for spec in (*NAMES, "sage:blocker@2s", "acorn") if is_foreign(spec)] == ["acorn"]


def test_a_level_is_found_by_how_it_is_asked_for() -> None:
    level = level_of("sage:blocker@2s")
    assert level is not None
    assert level.name == "sage"
    assert (level_of("random"), level_of("acorn")) == (None, None)


@pytest.mark.parametrize(
    ("spec", "short"),
    [
        ("sage", "sage@0.25s"),
        ("sage:blocker", "sage:blocker@0.25s"),
        ("sage:blocker@2s", "sage:blocker@0.25s"),
        ("sage@0.2s", "sage@0.2s"),  # never more than was asked for
        ("sage@200i", "sage@200i"),
        ("steward:builder", "steward:builder"),
        ("random", "random"),
        ("acorn", "acorn"),
    ],
)
def test_time_to_think_can_be_cut(spec: str, short: str) -> None:
    assert shortened(spec, 0.25) == short


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(EverdellError, match=r"'deep_thought'.*sage, random") as fault:
        make_bot("deep_thought")
    assert fault.value.code == "unknown-bot"


class Last:
    """A bot of another package: it takes the last option."""

    name = "last"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, game: World, seat: int) -> str:
        return game.options[-1].id


class Plug:
    def __init__(self, name: str) -> None:
        self.name = name

    def load(self) -> type[Last]:
        if self.name == "gone":
            raise ModuleNotFoundError("No module named 'gone'")
        return Last


@pytest.fixture
def plugged(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    def entry_points(group: str) -> list[Plug]:
        assert group == "everdell.bots"
        return [Plug("last"), Plug("greedy"), Plug("gone")]

    monkeypatch.setattr(registry, "entry_points", entry_points)
    registry._makers.cache_clear()
    yield
    registry._makers.cache_clear()


@pytest.mark.usefixtures("plugged")
def test_bots_of_other_packages_plug_in() -> None:
    bot = make_bot("last", 7)
    assert isinstance(bot, Last)
    assert bot.seed == 7


@pytest.mark.usefixtures("plugged")
def test_a_plug_does_not_replace_a_bot_of_ours() -> None:
    assert not isinstance(make_bot("greedy"), Last)
    assert bot_names() == (*NAMES, "gone", "last")


@pytest.mark.usefixtures("plugged")
def test_a_plug_that_is_broken_fails_alone_and_when_it_is_asked_for() -> None:
    assert make_bot("last").name == "last"
    assert checked_spec("gone") == BotSpec("gone")
    with pytest.raises(EverdellError, match="No module named 'gone'") as fault:
        make_bot("gone")
    assert fault.value.code == "broken-bot"


@pytest.mark.parametrize(
    ("spec", "code"),
    [
        *[("sage@", "bad-bot"), ("hal", "unknown-bot"), ("random@2s", "plain-bot")],
        *[("steward@2s", "no-budget"), ("greedy:racer", "no-style")],
        *[("sage:sleepy", "unknown-style"), ("sage:/nowhere.json", "bad-experience")],
    ],
)
def test_a_wish_is_checked_without_making_a_bot(spec: str, code: str) -> None:
    with pytest.raises(EverdellError) as fault:
        checked_spec(spec)
    assert fault.value.code == code


@pytest.mark.usefixtures("plugged")
@pytest.mark.parametrize("spec", ["last:builder", "last@2s", "random@9i"])
def test_a_bot_without_styles_and_budget(spec: str) -> None:
    with pytest.raises(EverdellError) as fault:
        make_bot(spec)
    assert fault.value.code == "plain-bot"


@pytest.mark.usefixtures("plugged")
def test_plugs_are_loaded_ahead_as_far_as_they_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[str] = []
    load = Plug.load

    def loading(plug: Plug) -> type[Last]:
        loaded.append(plug.name)
        return load(plug)

    monkeypatch.setattr(Plug, "load", loading)
    load_plugs()
    assert loaded == ["gone", "last"]
