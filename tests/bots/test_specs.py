"""How a bot is asked for."""

from __future__ import annotations

from math import inf, nan

import pytest

from everdell import EverdellError
from everdell.bots import make_bot
from everdell.bots.specs import BotSpec, Budget, read_spec


@pytest.mark.parametrize(
    ("text", "spec"),
    [
        ("greedy", BotSpec("greedy")),
        ("sage:blocker", BotSpec("sage", "blocker")),
        ("sage@2s", BotSpec("sage", "", Budget(seconds=2.0))),
        ("sage@0.5s", BotSpec("sage", "", Budget(seconds=0.5))),
        ("sage:racer@800i", BotSpec("sage", "racer", Budget(iterations=800))),
        ("steward:/tmp/my weights.json", BotSpec("steward", "/tmp/my weights.json")),
        ("my-bot.v2", BotSpec("my-bot.v2")),
        ("steward:/me@home/mine.json", BotSpec("steward", "/me@home/mine.json")),
        ("sage:C:/a@2s/b@9i.json@3i", BotSpec("sage", "C:/a@2s/b@9i.json", Budget(iterations=3))),
    ],
)
def test_name_style_and_budget(text: str, spec: BotSpec) -> None:
    assert read_spec(text) == spec
    assert str(spec) == text


def test_no_time_is_too_short_to_be_written_down() -> None:
    spec = str(BotSpec("sage", "", Budget(seconds=1e-9)))
    assert read_spec(spec).budget == Budget(seconds=0.0001)


@pytest.mark.parametrize(
    "text",
    [
        *["", ":x", "sage:", "sage@", "sage@2", "sage@fast", "sage@-1s", "sage@0s", "sage@0i"],
        *["sage:racer@fast", "sage:racer@0s", "sage:mine.json@", "sage:me@home"],
    ],
)
def test_what_names_no_bot_is_told_how_to(text: str) -> None:
    with pytest.raises(EverdellError, match=r"sage:blocker@500i") as fault:
        read_spec(text)
    assert fault.value.code == "bad-bot"


@pytest.mark.parametrize(
    ("spec", "code"),
    [
        ("greedy@2s", "no-budget"),
        ("steward@2s", "no-budget"),
        ("forager:builder", "no-style"),
        ("sage:sleepy", "unknown-style"),
        ("sage:/nowhere/weights.json", "bad-experience"),
    ],
)
def test_what_a_bot_cannot_do_is_said(spec: str, code: str) -> None:
    with pytest.raises(EverdellError) as fault:
        make_bot(spec)
    assert fault.value.code == code


@pytest.mark.parametrize(
    ("seconds", "iterations"),
    [(0.0, 0), (-1.0, 0), (0.0, -5), (-1.0, 50), (1.0, -5), (inf, 0), (nan, 0), (nan, 50)],
)
def test_no_bot_thinks_for_nothing_or_for_ever(seconds: float, iterations: int) -> None:
    with pytest.raises(EverdellError, match="greater than 0") as fault:
        Budget(seconds, iterations)
    assert fault.value.code == "bad-budget"


def test_a_part_of_a_budget_is_never_nothing() -> None:
    assert Budget(seconds=2.0).part(4) == Budget(seconds=0.5)
    assert Budget(iterations=10).part(4) == Budget(iterations=2)
    assert Budget(iterations=2).part(4) == Budget(iterations=1)
