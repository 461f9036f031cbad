"""The deal cannot be computed: not from what is open, and not by guessing the key."""

from __future__ import annotations

import hashlib
import json
from collections import Counter

import pytest

from everdell import load_game, new_game
from everdell.engine.codec import digest
from everdell.engine.errors import SaveError
from everdell.engine.rng import Random, seeded
from everdell.engine.state import Game
from everdell.engine.stream import Stream, stream_of

KEY_BITS = 128
KEY = bytes(range(32))
KNOWN = [1, 4, 4, 50, 77, 2379275581]


def generator_of(game: Game) -> object:
    return json.loads(game.to_json())["state"]["random"]


def words(key: bytes, n: int) -> list[int]:
    """The stream written down once more, by the book: SHAKE-256 of the key and a counter."""
    blocks = [
        hashlib.shake_256(key + block.to_bytes(8, "little")).digest(1024)
        for block in range(n // 256 + 1)
    ]
    text = b"".join(blocks)
    return [int.from_bytes(text[at : at + 4], "little") for at in range(0, 4 * n, 4)]


def test_a_game_is_dealt_under_a_key_that_is_too_long_to_be_guessed() -> None:
    random = new_game(seed=1).random
    assert isinstance(random, Stream)
    assert len(random.key) * 8 >= KEY_BITS


def test_the_stream_is_that_of_a_hash_function_under_the_key() -> None:
    stream = Stream(KEY)
    assert [stream.below(1 << 32) for _ in range(600)] == words(KEY, 600)


def test_a_shuffle_takes_nothing_else() -> None:
    drawn = iter(words(KEY, 100))
    expected = list(range(52))
    for i in range(51, 0, -1):
        j = next(drawn) % (i + 1)  # none of these words is one that has to be drawn again
        expected[i], expected[j] = expected[j], expected[i]
    cards = list(range(52))
    Stream(KEY).shuffle(cards)
    assert cards == expected


def test_words_that_would_favour_small_numbers_are_drawn_again() -> None:
    n = 3 << 30  # of four quarters of all words, the last is of no use
    usable = [word for word in words(KEY, 2000) if word < n]
    stream = Stream(KEY)
    assert [stream.below(n) for _ in range(1000)] == usable[:1000]
    assert stream.drawn > 1000


@pytest.mark.parametrize("n", [0, -1, (1 << 32) + 1])
def test_there_is_no_number_below(n: int) -> None:
    with pytest.raises(ValueError, match="no number"):
        Stream(KEY).below(n)


def test_a_clone_goes_on_by_itself() -> None:
    stream = Stream(KEY)
    stream.below(10)
    copy = stream.clone()
    ahead = [copy.below(1000) for _ in range(300)]
    assert [stream.below(1000) for _ in range(300)] == ahead


@pytest.mark.parametrize("drawn", [0, 1, 255, 256, 257, 1000])
def test_a_game_that_was_saved_goes_on_with_the_same_stream(drawn: int) -> None:
    game = new_game(players=1, seed="Ever Tree")
    game.random = Stream(KEY, drawn)
    again = load_game(game.to_json())
    assert again.random.mark() == game.random.mark()
    assert [again.random.below(1 << 32) for _ in range(5)] == words(KEY, drawn + 5)[drawn:]


@pytest.mark.parametrize(
    "random",
    [
        {"key": KEY.hex(), "drawn": -1},
        {"key": KEY.hex()[2:], "drawn": 0},
        {"key": "of brass", "drawn": 0},
        {"key": KEY.hex()},
        [0, 1],
        [1, 2147483399],
        [1, 2, 3],
        7,
    ],
)
def test_no_generator_has_such_numbers(random: object) -> None:
    document = json.loads(new_game().to_json())
    document["state"]["random"] = random
    document["digest"] = digest(document["state"])
    with pytest.raises(SaveError):
        load_game(json.dumps(document))


def test_seeds_that_are_alike_deal_unlike_games() -> None:
    long = "0123456789abcdef" * 4
    seeds: list[int | str] = [0, 1, 2**64, 2**64 + 1, 2**128, long, long[:-1] + "e", "1 "]
    decks = {tuple(new_game(seed=seed).deck) for seed in seeds}
    assert len(decks) == len(seeds)


def test_the_same_seed_deals_the_same_cards_everywhere() -> None:
    """Known values: whatever runs this must agree with whatever ran it first."""
    stream = stream_of(7)
    assert [stream.below(n) for n in (2, 6, 8, 52, 128, 1 << 32)] == KNOWN
    assert stream_of("7").mark() == stream_of(7).mark()


def test_every_card_is_equally_likely_to_lie_anywhere() -> None:
    """A coarse look at 3,000 shuffles of eight cards: each place holds each about as often."""
    found: Counter[tuple[int, int]] = Counter()
    stream = Stream(KEY)
    for _ in range(3000):
        cards = list(range(8))
        stream.shuffle(cards)
        found.update(enumerate(cards))
    expected = 3000 / 8
    chi_squared = sum((n - expected) ** 2 / expected for n in found.values())
    assert len(found) == 64
    assert chi_squared < 85  # 49 degrees of freedom: one in a thousand streams is above


def test_what_is_imagined_is_dealt_by_the_small_generator_and_holds_no_key() -> None:
    game = new_game(seed="a secret of the table")
    world = game.determinize(0, 5)
    assert isinstance(world.random, Random)
    assert generator_of(world) == list(world.random.numbers())
    assert isinstance(game.random, Stream)
    assert game.random.key.hex() not in world.to_json()
    assert "a secret" not in world.to_json()


def test_a_game_of_older_rules_goes_on_with_its_own_generator() -> None:
    document = json.loads(new_game().to_json())
    document["rules"] = 2
    document["state"]["random"] = list(seeded(3).numbers())
    document["digest"] = digest(document["state"])
    game = load_game(json.dumps(document))
    assert game.random.below(1000) == seeded(3).below(1000)
