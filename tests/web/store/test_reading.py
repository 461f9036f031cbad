"""Tables, lists, names."""

from __future__ import annotations

import asyncio

import pytest

from everdell.web.store import Listed, Store

from . import samples

pytestmark = pytest.mark.anyio


async def test_no_such_table(store: Store) -> None:
    assert await store.load("OAK") is None
    assert await store.events("OAK", 0) == []
    assert await store.find("OAK", "a") is None


async def test_events_after_a_number(store: Store) -> None:
    await store.append(samples.append(count=5))
    await store.append(samples.append("ELM", count=5))
    assert await store.events("OAK", 3) == [samples.event(4), samples.event(5)]
    assert await store.events("OAK", 1, limit=2) == [samples.event(2), samples.event(3)]
    assert await store.events("OAK", 5) == []


async def test_the_first_event_of_a_request(store: Store) -> None:
    await store.append(samples.append(count=2))
    await store.append(samples.append(head=2, count=3, key="a"))
    assert await store.find("OAK", "a") == samples.event(3, "a")
    assert await store.find("ELM", "a") is None


async def test_a_table_is_loaded_as_it_is_at_one_moment(store: Store) -> None:
    await store.append(samples.append())

    async def play() -> None:
        for n in range(1, 60):
            await store.append(samples.append(head=n, snapshot=n % 2 == 0))

    playing = asyncio.create_task(play())
    seen = set()
    while not playing.done():
        stored = await store.load("OAK")
        assert stored is not None
        numbers = [event.seq for event in stored.events]
        assert numbers == list(range(stored.snapshot_seq + 1, stored.head + 1))
        seen.add(stored.head)
    await playing
    assert len(seen) > 5


async def test_open_tables_the_latest_first(store: Store) -> None:
    listed = {
        "OAK": samples.listing("playing", updated=1.0),
        "ELM": samples.listing("lobby", updated=3.0, summary="{}"),
        "ASH": samples.listing("over", updated=4.0),
        "YEW": samples.listing("abandoned", updated=5.0),
        "FIR": samples.listing("lobby", public=False, updated=6.0),
        "FIG": samples.listing("playing", updated=2.0),
    }
    for code, listing in listed.items():
        await store.append(samples.append(code, listed=listing))
    assert [table.code for table in await store.open_tables(10)] == ["ELM", "FIG", "OAK"]
    assert await store.open_tables(1) == [Listed("ELM", 1, "lobby", 3.0, "{}")]


async def found(store: Store, code: str, opener: int | None, updated: float, status: str) -> None:
    listed = samples.listing(status=status, updated=updated)
    await store.append(samples.append(code, opener=opener, listed=listed))


async def test_each_opener_comes_with_one_open_table_first(store: Store) -> None:
    for n in range(5):
        await found(store, f"FLOOD{n}", 7, 100.0 + n, "playing")
    await found(store, "ANN", 8, 1.0, "lobby")
    for n in range(2):  # opened before it was written down where
        await found(store, f"OLD{n}", None, 10.0 + n, "lobby")
    fair = [table.code for table in await store.open_tables(5)]
    assert fair == ["FLOOD4", "OLD1", "OLD0", "ANN", "FLOOD3"]
    most = [table.code for table in await store.open_tables(99, most_of_one=2)]
    assert most == fair
    assert len(await store.open_tables(99)) == 8


async def test_games_in_play_do_not_hide_an_openers_lobby(store: Store) -> None:
    await found(store, "LOBBY", 7, 1.0, "lobby")
    for n in range(3):
        await found(store, f"GAME{n}", 7, 100.0 + n, "playing")
    assert [table.code for table in await store.open_tables(99, most_of_one=1)] == ["LOBBY"]


async def test_an_opener_stays_one(store: Store) -> None:
    """Whatever happens at a table later."""
    await found(store, "OAK", 7, 1.0, "lobby")
    await store.append(samples.append("OAK", head=1, listed=samples.listing(status="lobby")))
    assert await store.public_tables_of(7, "") == 1
    assert await store.public_tables_of(8, "") == 0


async def test_how_many_public_tables_a_player_has(store: Store) -> None:
    for n, status in enumerate(("lobby", "playing", "over", "abandoned")):
        await store.append(
            samples.append(
                f"T{n}", listed=samples.listing(status=status, holders=("ann",)), opener=7
            )
        )
    await store.append(
        samples.append("HIDDEN", listed=samples.listing(public=False, holders=("ann",)), opener=7)
    )
    for opener, holder, number in ((7, "", 2), (8, "ann", 2), (8, "bob", 0)):
        assert await store.public_tables_of(opener, holder) == number


async def test_a_listing_follows_every_append(store: Store) -> None:
    await store.append(samples.append(listed=samples.listing("lobby", updated=1.0)))
    over = samples.listing("over", updated=2.5, holders=("mole",), summary='{"won": 1}')
    await store.append(samples.append(head=1, count=2, listed=over))
    assert await store.open_tables(10) == []
    assert await store.of_holder("mole", 10) == [Listed("OAK", 3, "over", 2.5, '{"won": 1}')]


async def test_my_tables_come_and_go_with_my_seat(store: Store) -> None:
    async def tables_of(holder: str) -> list[str]:
        return [table.code for table in await store.of_holder(holder, 10)]

    for n, code in enumerate(("OAK", "ELM")):
        both = samples.listing("over", public=False, updated=float(n), holders=("mole", "toad"))
        await store.append(samples.append(code, listed=both))
    assert await tables_of("mole") == await tables_of("toad") == ["ELM", "OAK"]
    assert [table.code for table in await store.of_holder("mole", 1)] == ["ELM"]
    swapped = samples.listing(holders=("toad", "hare", "toad"))
    await store.append(samples.append(head=1, listed=swapped))
    assert await tables_of("mole") == ["ELM"]
    assert await tables_of("toad") == ["OAK", "ELM"]
    assert await tables_of("hare") == ["OAK"]
    await store.append(samples.append(head=2, listed=samples.listing(holders=None)))
    assert await tables_of("hare") == ["OAK"]


async def test_tables_at_which_something_is_due(store: Store) -> None:
    for code, due in {"OAK": 30.0, "ELM": 10.0, "ASH": None, "YEW": 20.0}.items():
        await store.append(samples.append(code, listed=samples.listing(due=due)))
    assert await store.due(20.0, 10) == ["ELM", "YEW"]
    assert await store.due(99.0, 2) == ["ELM", "YEW"]
    await store.append(samples.append("ELM", head=1, listed=samples.listing(due=None)))
    assert await store.due(20.0, 10) == ["YEW"]


async def test_names_are_remembered(store: Store) -> None:
    assert await store.name_of("hash") is None
    await store.remember("hash", "Mole", 1.0)
    await store.remember("hash", "Taupe «1»", 2.0)
    assert await store.name_of("hash") == "Taupe «1»"


async def test_ready(store: Store) -> None:
    assert await store.trouble() is None


async def test_nothing_to_hear_is_no_fault(sqlite: str) -> None:
    store = await Store.open(sqlite)
    heard: list[object] = []
    await store.listen(lambda *change: heard.append(change), heard.append)
    await store.say("hello")
    await store.append(samples.append())
    await store.close()
    assert heard == []


# What is due ---------------------------------------------------------------------------------


async def test_what_is_due_is_taken_on_once(store: Store) -> None:
    await store.append(samples.append(listed=samples.listing(due=10.0)))
    assert not await store.claim("OAK", head=1, due=9.0, until=20.0)
    assert not await store.claim("OAK", head=2, due=10.0, until=20.0)
    claims = [store.claim("OAK", head=1, due=10.0, until=20.0) for _ in range(5)]
    assert sorted(await asyncio.gather(*claims)) == [False] * 4 + [True]
    assert await store.due(19.0, 10) == []
    assert await store.due(20.0, 10) == ["OAK"]


async def test_what_is_due_is_put_off_where_nothing_has_happened_since(store: Store) -> None:
    for code in ("OAK", "ELM", "ASH"):
        await store.append(samples.append(code, listed=samples.listing(due=10.0)))
    await store.append(samples.append("ELM", head=1, listed=samples.listing(due=12.0)))
    await store.append(samples.append("ASH", head=1, listed=samples.listing(due=None)))
    await store.prolong({"OAK": 1, "ELM": 1, "ASH": 1}, until=30.0)
    assert await store.due(29.0, 10) == ["ELM"]
    assert await store.due(30.0, 10) == ["ELM", "OAK"]


async def test_what_a_clock_far_ahead_has_stamped_is_due_at_once(store: Store) -> None:
    tables = {"OAK": (5000.0, 5060.0), "ELM": (1000.0, 5060.0), "ASH": (1001.0, 1061.0)}
    for code, (updated, due) in tables.items():
        listed = samples.listing(updated=updated, due=due)
        await store.append(samples.append(code, listed=listed))
    await store.append(samples.append("FIR", listed=samples.listing(updated=5000.0, due=None)))
    await store.forget_future(1000.0)
    assert await store.due(1000.0, 10) == ["OAK"]
    assert await store.due(1061.0, 10) == ["OAK", "ASH"]


async def test_a_player_is_known_by_a_seat_or_a_name(store: Store) -> None:
    listed = samples.listing(holders=("seated",))
    await store.append(samples.append("ELM", listed=listed))
    await store.remember("named", "Mole", 1.0)
    assert [await store.is_known(who) for who in ("seated", "named", "unknown")] == [
        True,
        True,
        False,
    ]


async def test_the_first_to_ask_proposes_the_secret(store: Store) -> None:
    assert await store.secret("tokens", "first") == "first"
    assert await store.secret("tokens", "second") == "first"
    assert await store.secret("other", "second") == "second"
