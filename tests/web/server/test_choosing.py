"""While the game runs: choosing, one pick or a whole set at once."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.web.running import Player, fault, two_at_table
from tests.web.running import offered as offered_at
from tests.web.server.choices import offered


def test_a_choice_is_answered_with_what_came_of_it(address: str) -> None:
    code, ann, bob = two_at_table(address)
    before = ann.table(code)
    option = before["game"]["decision"]["options"][0]["id"]
    answer = ann.must(code, "choose", option=option, version=before["version"])
    assert answer["seq"] == before["seq"] + 1
    (event,) = answer["events"]
    assert (event["type"], event["seat"], event["choice"]["options"]) == ("chosen", 0, [option])
    seen = bob.look(code, since=before["seq"])["events"]
    assert [one["seq"] for one in seen] == [event["seq"]]
    assert "choice" not in seen[0]


def test_only_the_one_whose_turn_it_is(address: str) -> None:
    code, ann, bob = two_at_table(address)
    version = ann.table(code)["version"]
    option = offered(ann, code)[0]
    stranger = Player(address)
    assert fault(bob.do(code, "choose", option=option, version=version)) == (409, "not-your-turn")
    assert fault(stranger.do(code, "choose", option=option, version=version)) == (403, "not-seated")
    assert ann.table(code)["version"] == version


@pytest.mark.parametrize(
    "option",
    ["visit:nowhere", "pass", "VISIT:BASIC_BERRY", " ", "\x00", "☃", "x" * 200, "../../etc"],
)
def test_what_is_not_offered_cannot_be_chosen(address: str, option: str) -> None:
    code, ann, _ = two_at_table(address)
    before = ann.table(code)
    answer = ann.do(code, "choose", option=option, version=before["version"])
    assert fault(answer) == (409, "not-offered")
    assert ann.table(code) == before


def test_a_choice_is_about_the_game_that_was_seen(address: str) -> None:
    code, ann, bob = two_at_table(address)
    version = ann.table(code)["version"]
    ann.choose(code)
    for wrong in (version, 0, version + 2, 2**31):
        answer = bob.do(code, "choose", option=offered(bob, code)[0], version=wrong)
        assert fault(answer) == (409, "stale-version")
        assert answer.json()["details"] == {"version": str(wrong), "current": str(version + 1)}


def test_talk_does_not_make_a_choice_outdated(address: str) -> None:
    code, ann, bob = two_at_table(address)
    table = ann.table(code)
    bob.must(code, "say", text="Take your time.")
    ann.must(code, "choose", option=offered(ann, code)[0], version=table["version"])


def test_of_two_choices_at_once_one_wins(address: str) -> None:
    code = (ann := Player(address)).open("person", "person", mine=[0, 1], start=True)
    for _ in range(5):
        table = ann.table(code)
        wishes = [{"option": option, "version": table["version"]} for option in offered_at(table)]
        with ThreadPoolExecutor(8) as threads:
            answers = list(threads.map(lambda wish: ann.do(code, "choose", **wish), wishes))
        assert sum(answer.is_success for answer in answers) == 1
        others = {fault(answer) for answer in answers if not answer.is_success}
        assert others <= {(409, "stale-version")}
        assert ann.table(code)["seq"] == table["seq"] + 1


def test_before_and_after_the_game_nothing_is_chosen(address: str, ann: Player) -> None:
    code = ann.open("person", "person")
    assert fault(ann.do(code, "choose", option="pass", version=0)) == (409, "not-started")
    alone = ann.open("person", "person", mine=[0, 1], start=True)
    ann.must(alone, "propose", kind="abandon")
    version = ann.table(alone)["version"]
    assert fault(ann.do(alone, "choose", option="pass", version=version)) == (409, "abandoned")


def test_people_at_one_screen_choose_in_turn(ann: Player) -> None:
    code = ann.open("person", "person", mine=[0, 1], start=True, first="seat")
    for _ in range(6):
        table = ann.table(code)
        assert table["seat"] == table["decider"]
        hands = [player.get("hand") for player in table["game"]["players"]]
        assert [hand is not None for hand in hands] == [seat == table["seat"] for seat in (0, 1)]
        ann.choose(code)


# Several picks at once ------------------------------------------------------------------------


def at_the_haven(address: str) -> tuple[str, Player]:
    """A table at which any number of cards may be discarded."""
    code, ann, _ = two_at_table(address)
    ann.must(code, "choose", option="visit:haven", version=ann.table(code)["version"])
    assert ann.table(code)["game"]["decision"]["prompt"] == "discard"
    return code, ann


def test_a_set_of_picks_is_one_request_one_event_and_one_step_back(address: str) -> None:
    code, ann = at_the_haven(address)
    before = ann.table(code)
    pool = before["game"]["decision"]["picks"]["pool"]
    marked = [id for id in reversed(pool) for _ in range(pool[id])][:2]
    acted = ann.must(code, "choose", option=marked, version=before["version"])
    assert acted["seq"] == before["seq"] + 1
    (event,) = ann.look(code, since=before["seq"])["events"]
    assert event["choice"]["options"] == marked
    assert [entry["kind"] for entry in event["entries"]].count("discarded") == 2
    after = ann.table(code)
    assert after["choices"] == before["choices"] + 1
    if before["choices"] in after["undo"]:
        ann.must(code, "undo", version=after["version"])
        again = ann.table(code)
        assert again["game"] == before["game"]


def test_a_set_that_cannot_be_picked_is_refused_as_a_whole(address: str) -> None:
    code, ann = at_the_haven(address)
    before = ann.table(code)
    some = next(iter(before["game"]["decision"]["picks"]["pool"]))
    answer = ann.do(code, "choose", option=[some] * 9, version=before["version"])
    assert fault(answer) == (409, "not-in-set")
    assert ann.table(code) == before
