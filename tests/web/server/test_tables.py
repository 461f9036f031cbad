"""Before the game: opening a table, finding it, sitting down, starting."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from everdell.web.randomness import ALPHABET, CODE_LENGTH
from tests.web.process import until
from tests.web.running import Player, fault, two_at_table

# Opening -------------------------------------------------------------------------------------


def test_a_new_table_has_a_code_and_a_link(address: str, ann: Player) -> None:
    answer = ann.http.post("/api/tables", json={"seats": ["person", "random"], "name": "Ann"})
    assert answer.status_code == 201
    code = answer.json()["code"]
    assert len(code) == CODE_LENGTH
    assert set(code) <= set(ALPHABET)
    assert answer.json()["link"] == f"{address}/join/{code}"
    table = ann.table(code)
    assert (table["status"], table["seq"], table["you"]) == ("lobby", 1, [0])
    assert [seat["by"] for seat in table["seats"]] == ["person", "random"]
    assert table["seats"][0] | {"name": "Ann", "owner": True, "yours": True} == table["seats"][0]


def test_house_rules_are_kept(ann: Player) -> None:
    rules = {
        "undo": "consent",
        "clock": 90,
        "stand_in": "random",
        "watch": False,
        "public": True,
        "first": "seat",
        "seed": 7,
    }
    code = ann.open("person", "person", **rules)
    house = ann.table(code)["house"]
    assert {name: house[name] for name in rules} == rules
    assert house["boxes"] == ["base"]


def test_a_table_can_begin_at_once(ann: Player) -> None:
    code = ann.open("person", "person", mine=[0, 1], start=True)
    table = ann.table(code)
    assert (table["status"], table["you"]) == ("playing", [0, 1])
    assert table["game"]["decision"]["options"]


def test_people_at_one_screen_have_names_of_their_own(ann: Player) -> None:
    wish = {"mine": [3, 0, 2], "name": "Ann", "names": [" Bea ", ""]}
    code = ann.open(*["person"] * 4, **wish)
    assert [seat["name"] for seat in ann.table(code)["seats"]] == ["", "", "Ann", "Bea"]


def test_a_table_that_waits_for_a_player_cannot_begin_at_once(ann: Player) -> None:
    wish = {"seats": ["person", "person"], "start": True}
    assert fault(ann.http.post("/api/tables", json=wish)) == (409, "seats-open")
    assert ann.http.get("/api/tables/mine").json() == {"tables": []}


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"seats": ["person"] * 5}, "bad-players"),
        ({"seats": ["person", "no-such-bot"]}, "unknown-bot"),
        ({"seats": ["person", "person"], "stand_in": "no-such-bot"}, "unknown-bot"),
        ({"seats": ["random", "random"]}, "bad-seats"),
        ({"seats": ["person", "random"], "mine": [1]}, "bad-seats"),
        ({"seats": ["person", "random"], "mine": []}, "bad-seats"),
        ({"seats": ["person", "random"], "mine": [0, 0]}, "bad-seats"),
        ({"seats": ["person", "random"], "mine": [9]}, "bad-seats"),
        ({"seats": ["person", "person"], "boxes": []}, "no-box"),
        ({"seats": ["person", "person"], "boxes": ["atlantis"]}, "unknown-box"),
        ({"seats": ["person", "person"], "options": {"dragons": "yes"}}, "unknown-option"),
        ({"seats": ["person", "person"], "clock": 60, "stand_in": ""}, "clock-without-stand-in"),
        ({"seats": ["person", "person"], "name": "x" * 31}, "long-name"),
        ({"seats": ["person", "person"], "names": ["x" * 31]}, "long-name"),
    ],
)
def test_what_cannot_be_played_is_said_when_the_table_is_opened(
    ann: Player, wish: dict[str, Any], code: str
) -> None:
    assert fault(ann.http.post("/api/tables", json=wish)) == (400, code)
    assert ann.http.get("/api/tables/mine").json() == {"tables": []}


def test_the_shelf_is_told(anonymous: httpx.Client) -> None:
    assert "hello" in anonymous.get("/api/phrases").json()


# Codes ---------------------------------------------------------------------------------------


def test_a_code_is_read_as_people_type_it(ann: Player) -> None:
    code = ann.open("person", "person")
    for typed in (code.lower(), f"{code[:3]}-{code[3:]}", f"{code[:2]} {code[2:]}", f" {code} "):
        assert ann.table(typed)["code"] == code


@pytest.mark.parametrize(
    "code",
    [
        "AAAAAA",
        "%00",
        "%2e%2e",
        "..%5c..%5cwindows",
        "%ff%fe",
        "%F0%9F%A6%89",
        "ÄÖÜ",
        "'%20OR%201=1--",
        "%27%3B",
        "<script>",
        "%0d%0aset-cookie:a=b",
        "A" * 40,
    ],
)
def test_there_is_nothing_under_an_unknown_code(ann: Player, code: str) -> None:
    for path in ("", "/events", "/replay", "/record", "/link", "/qr.svg", "/at/0"):
        assert fault(ann.http.get(f"/api/tables/{code}{path}")) == (404, "unknown-table")
    assert fault(ann.http.post(f"/api/tables/{code}/join", json={})) == (404, "unknown-table")


@pytest.mark.parametrize("code", ["..", "..%2f..%2fetc%2fpasswd", "a/b", ".", "//"])
def test_a_code_leads_nowhere_else(ann: Player, code: str) -> None:
    answer = ann.http.get(f"/api/tables/{code}/record")
    assert answer.status_code in (404, 405)
    assert answer.json()["code"] in ("unknown-address", "unknown-table")


def test_the_link_as_a_picture(ann: Player) -> None:
    code = ann.open("person", "person")
    answer = ann.http.get(f"/api/tables/{code}/qr.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")
    assert "<script" not in answer.text


# Seats ---------------------------------------------------------------------------------------


def test_people_sit_down_and_the_game_begins(ann: Player, bob: Player) -> None:
    code = ann.open("person", "person", "person", first="seat")
    carol = Player(str(ann.http.base_url))
    assert carol.must(code, "join", name="Carol", seat=2)["events"][0]["seat"] == 2
    assert fault(ann.do(code, "start")) == (409, "seats-open")
    joined = bob.must(code, "join", name="Bob")
    assert joined["code"] == code
    assert joined["seq"] == joined["events"][-1]["seq"] == 3
    assert joined["events"][0] | {"type": "sat", "seat": 1, "name": "Bob"} == joined["events"][0]
    assert fault(bob.do(code, "start")) == (403, "not-owner")
    assert ann.must(code, "start")["events"][0]["type"] == "started"
    for seat, player in enumerate((ann, bob, carol)):
        assert player.table(code)["you"] == [seat]
        assert player.table(code)["game"] is not None


def test_a_seat_is_taken_once(address: str, ann: Player) -> None:
    code = ann.open("person", "person", "person", "person")
    crowd = [Player(address) for _ in range(12)]
    with ThreadPoolExecutor(len(crowd)) as threads:
        answers = list(threads.map(lambda player: player.do(code, "join", name="x"), crowd))
    seats = [a.json()["events"][0]["seat"] for a in answers if a.is_success]
    assert sorted(seats) == [1, 2, 3]
    assert {fault(a) for a in answers if not a.is_success} == {(409, "table-full")}
    assert ann.table(code)["seq"] == 4


def test_people_choose_the_look_of_their_workers(ann: Player, bob: Player) -> None:
    code = ann.open("person", "person", look={"animal": "rabbit", "color": "navy"})
    bob.must(code, "join", look={"animal": "rabbit", "color": "sage"})
    assert fault(bob.do(code, "look", seat=1, look={"color": "navy"})) == (409, "look-taken")
    assert fault(bob.do(code, "look", seat=1, look={"color": "pink"})) == (400, "bad-request")
    bob.must(code, "look", seat=1, look={"animal": "bird", "color": "sage"})
    seats = ann.table(code)["seats"]
    assert [(seat["animal"], seat["color"]) for seat in seats] == [
        ("rabbit", "navy"),
        ("bird", "sage"),
    ]


def test_the_wanted_seat_or_none(ann: Player, bob: Player) -> None:
    code = ann.open("person", "random", "person")
    assert fault(bob.do(code, "join", seat=0)) == (409, "seat-taken")
    assert fault(bob.do(code, "join", seat=1)) == (409, "seat-taken")
    assert fault(bob.do(code, "join", seat=3)) == (400, "unknown-seat")
    assert bob.must(code, "join", seat=2)["events"][0]["seat"] == 2


def test_getting_up_again(ann: Player, bob: Player) -> None:
    code = ann.open("person", "person")
    assert fault(bob.do(code, "rise", seat=None)) == (403, "not-seated")
    bob.must(code, "join", name="Bob")
    bob.must(code, "rise", seat=None)
    assert ann.table(code)["seats"][1]["free"]
    assert bob.http.get("/api/tables/mine").json() == {"tables": []}
    bob.must(code, "join", name="Bob")
    assert fault(bob.do(code, "rise", seat=0)) == (403, "not-owner")
    ann.must(code, "rise", seat=1)
    assert fault(ann.do(code, "rise", seat=1)) == (409, "seat-empty")


def test_the_owner_gives_seats_to_bots(ann: Player, bob: Player) -> None:
    code = ann.open("person", "person", "random")
    assert fault(bob.do(code, "arrange", seat=1, by="random")) == (403, "not-owner")
    assert fault(ann.do(code, "arrange", seat=1, by="no-such-bot")) == (400, "unknown-bot")
    assert fault(ann.do(code, "arrange", seat=0, by="random")) == (409, "seat-taken")
    assert fault(ann.do(code, "arrange", seat=7, by="random")) == (400, "unknown-seat")
    ann.must(code, "arrange", seat=1, by="greedy")
    ann.must(code, "arrange", seat=2, by="person")
    assert [seat["by"] for seat in ann.table(code)["seats"]] == ["person", "greedy", "person"]
    bob.must(code, "join", seat=2)


def test_when_all_have_gone_the_table_is_closed(ann: Player, bob: Player) -> None:
    code = ann.open("person", "person", public=True)
    ann.must(code, "rise", seat=0)
    assert ann.table(code)["status"] == "abandoned"
    assert fault(bob.do(code, "join", seat=1)) == (409, "abandoned")
    assert code not in [line["code"] for line in bob.http.get("/api/tables").json()["tables"]]


def test_seats_do_not_change_during_the_game(address: str) -> None:
    code, ann, bob = two_at_table(address)
    carol = Player(address)
    seq = ann.table(code)["seq"]
    assert fault(carol.do(code, "join", name="Carol")) == (409, "already-started")
    assert fault(bob.do(code, "rise", seat=1)) == (409, "already-started")
    assert fault(ann.do(code, "arrange", seat=1, by="random")) == (409, "already-started")
    assert fault(ann.do(code, "start")) == (409, "already-started")
    assert ann.table(code)["seq"] == seq


# Lists ---------------------------------------------------------------------------------------


def test_strangers_find_public_tables_only(anonymous: httpx.Client, ann: Player) -> None:
    public = ann.open("person", "person", name="Ann", public=True, clock=60)
    private = ann.open("person", "person", name="Ann")
    lines = {line["code"]: line for line in anonymous.get("/api/tables").json()["tables"]}
    assert private not in lines
    line = lines[public]
    assert (line["status"], line["clock"], line["watch"]) == ("lobby", 60, True)
    assert [(seat["by"], seat["free"], seat["name"]) for seat in line["seats"]] == [
        ("person", False, "Ann"),
        ("person", True, ""),
    ]
    assert not line["your_turn"]


def test_my_tables_the_latest_first(ann: Player, bob: Player) -> None:
    first = ann.open("person", "person", first="seat")
    second = ann.open("person", "person")
    bob.must(first, "join", name="Bob")
    assert [line["code"] for line in mine(ann)] == [first, second]
    assert [line["code"] for line in mine(bob)] == [first]
    ann.must(first, "start")
    assert [line["your_turn"] for line in mine(ann)] == [True, False]
    assert not mine(bob)[0]["your_turn"]
    ann.choose(first)
    until(lambda: mine(bob)[0]["your_turn"] == (ann.table(first)["decider"] == 1))


def test_ones_tables_are_ones_own(anonymous: httpx.Client) -> None:
    assert fault(anonymous.get("/api/tables/mine")) == (401, "no-token")


def mine(player: Player) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = player.http.get("/api/tables/mine").json()["tables"]
    return found


# Looking -------------------------------------------------------------------------------------


def test_looking_changes_nothing(address: str) -> None:
    code, ann, bob = two_at_table(address)
    before = ann.look(code), bob.look(code)
    paths = ["", "/events", "/replay", "/link", "/qr.svg", "/at/0", "/record", "/live"]
    for path in paths:
        ann.http.get(f"/api/tables/{code}{path}")
        ann.http.head(f"/api/tables/{code}{path}")
        ann.http.options(f"/api/tables/{code}{path}")
    for path in ("choose", "undo", "start", "leave", "say", "join"):
        answer = ann.http.get(f"/api/tables/{code}/{path}")
        assert fault(answer) == (405, "wrong-method")
    after = ann.look(code), bob.look(code)
    for one, other in zip(before, after, strict=True):
        assert one | {"now": 0} == other | {"now": 0}


def test_only_the_player_of_a_seat_looks_from_it(address: str) -> None:
    code, ann, bob = two_at_table(address)
    stranger = Player(address)
    assert ann.table(code, seat=0)["seat"] == 0
    for player, seat in ((ann, 1), (bob, 0), (stranger, 0), (ann, 9)):
        for path in ("", "/events", "/at/0"):
            answer = player.http.get(f"/api/tables/{code}{path}", params={"seat": seat})
            assert fault(answer) == (403, "foreign-seat")


def test_spectators_see_no_hand(address: str) -> None:
    code, ann, _ = two_at_table(address)
    watched = Player(address).table(code)
    assert (watched["you"], watched["seat"]) == ([], None)
    assert ["hand" in player for player in watched["game"]["players"]] == [False, False]
    assert ["hand" in player for player in ann.table(code)["game"]["players"]] == [True, False]
    assert "options" not in watched["game"]["decision"]
    assert watched["house"]["seed"] is None


def test_some_tables_are_for_their_players_alone(address: str, anonymous: httpx.Client) -> None:
    code, ann, bob = two_at_table(address, watch=False)
    for path in ("", "/events", "/at/0", "/replay", "/record"):
        assert fault(anonymous.get(f"/api/tables/{code}{path}")) == (403, "not-watched")
    assert ann.table(code)["you"] == [0]
    assert bob.table(code)["you"] == [1]
