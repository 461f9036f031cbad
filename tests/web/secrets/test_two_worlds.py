"""Two servers whose games differ only in what a viewer may not know send them the same bytes.

The viewer does everything that can be asked of a server, in turn and out of turn, by HTTP and by
the live channel, while the others play. Compared are status, headers and bodies, every message of
the live channel, and all that the servers log. Where a choice shows the viewer by the rules in
which of the worlds it is (a card of a differing deck is turned over), another one is made; where
there is no other, that example ends.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from everdell import Game
from everdell.table.events import HouseRules
from everdell.web.randomness import code_from
from tests import day
from tests.contract.games import Sitting, with_all_boxes
from tests.day import some
from tests.effort import EFFORT
from tests.web.secrets.recording_client import Heard, Person
from tests.web.secrets.sites import (
    Laid,
    Logs,
    Site,
    device,
    overheard_logs,
    site,
    token,
    wait_until,
)
from tests.web.secrets.worlds import Choices, Pair, random_pair

_MOVES: Final = 7  # in an example, at most

_HOUSES: Final = (
    HouseRules(public=True),  # no bot sits in for a player who leaves
    HouseRules(clock=3600, stand_in="random"),
)


VIEWERS = 6 * EFFORT
FIRST_SEED = 60  # from here on, viewers of every table have secrets to choose about


@pytest.mark.parametrize(
    ("players", "far"), some([(2, 5), (3, 5), (4, 5), (1, 4)], 1, "two worlds")
)
def test_nothing_sent_or_logged_depends_on_what_a_viewer_may_not_know(
    players: int, far: int, tmp_path: Path
) -> None:
    viewers: list[tuple[Sitting, int | None]] = [
        (setting, viewer)
        for setting in with_all_boxes(players)
        for viewer in (*range(setting[0]), None)
    ]
    # Some of the day, and in `make soak` all of them.
    looked_at = Random(day.NUMBER).sample(range(len(viewers)), min(len(viewers), VIEWERS))
    moments = [random_pair(*viewers[n], FIRST_SEED + n) for n in sorted(looked_at)]
    moves = secret_choices = 0
    with overheard_logs() as logs, sites(tmp_path, logs, moments) as both:
        for n, pair in enumerate(moments):
            with closing(Example(both, n, pair)) as example:
                moves += example.play()
                secret_choices += example.secret_choices
        here, there = both
        wait_until(lambda: len(logs.of(here.thread)) == len(logs.of(there.thread)))
        assert logs.of(here.thread) == logs.of(there.thread)
        assert len(logs.of(here.thread)) > 20 * len(moments)
    # Or it would say little. In a small sample there may be shorter ones, and none with a choice.
    if len(moments) == len(viewers):
        assert moves >= far * len(moments)
        assert secret_choices
    assert moves >= len(moments)


@contextmanager
def sites(folder: Path, logs: Logs, moments: list[Pair]) -> Iterator[list[Site]]:
    """Two servers: the true games are at one, the others at the other."""
    with ExitStack() as stack:
        found = []
        for n, name in enumerate(("here", "there")):
            (folder / name).mkdir()
            games = [_laid(i, (pair.here, pair.there)[n]) for i, pair in enumerate(moments)]
            found.append(stack.enter_context(site(folder / name, logs, games)))
        yield found


def _laid(n: int, game: Game) -> Laid:
    people = [token(seat) for seat in range(game.rules.players)]
    return Laid(game, people, _HOUSES[n % len(_HOUSES)])


class Example:
    """A game in two worlds, with a viewer who is watched and others who play.

    secret_choices  how often a player chose otherwise in either world, and the viewer saw it not
    """

    def __init__(self, both: list[Site], n: int, pair: Pair) -> None:
        self._both = both
        self._pair = pair
        self._random = Random(n)
        self._house = _HOUSES[n % len(_HOUSES)]
        self._table = f"/api/tables/{code_from(str(n + 1))}"
        self._language = ("en", "fr")[n % 2]
        self._stranger = pair.viewer is None and n % 2 == 1
        self._people: dict[int | None, list[Person]] = {}
        self._seen: dict[str, Any] = {}
        self.secret_choices = 0

    def person(self, seat: int | None) -> list[Person]:
        """A viewer in either world; None is a spectator, who may have no token."""
        if seat not in self._people:
            held = None if seat is None and self._stranger else token(seat)
            self._people[seat] = [Person(site.address, held, self._language) for site in self._both]
        return self._people[seat]

    def close(self) -> None:
        for people in self._people.values():
            for person in people:
                person.close()

    # The same thing in both worlds -----------------------------------------------------------

    def compare(self, does: Callable[[Person], Heard]) -> Heard:
        """Let the viewer do something: what comes back is the same in both worlds."""
        here, there = [does(person) for person in self.person(self._pair.viewer)]
        assert here == there
        return here

    def _tick(self) -> None:
        """Time passes between requests, and never while a message is on its way."""
        for one in self._both:
            one.clock.now += 0.25

    def ask(self, method: str, path: str, **more: Any) -> Heard:
        self._tick()
        return self.compare(lambda person: person.ask(method, path, **more))

    def read(self, path: str = "") -> Heard:
        return self.ask("GET", f"{self._table}{path}")

    def attempt(self, act: str, key: str = "", **wish: Any) -> Heard:
        """Something that the viewer wants to do; if it is allowed, the live channel tells of it."""
        headers = {"Idempotency-Key": key} if key else {}
        heard = self.ask("POST", f"{self._table}/{act}", json=wish, headers=headers)
        if heard.status in (200, 201):
            self.hear_news()
        return heard

    def act(self, seat: int, act: str, *wishes: dict[str, Any]) -> None:
        """What a viewer may do, by a wish for each world or one for both.

        Only what the viewer is told of it is compared.
        """
        if seat == self._pair.viewer:
            assert self.attempt(act, **wishes[0]).status == 200
            return
        self._tick()
        for person, wish in zip(self.person(seat), (wishes * 2)[:2], strict=True):
            heard = person.ask("POST", f"{self._table}/{act}", json=wish)
            assert heard.status == 200, heard.body
        self.hear_news()

    def hear_news(self) -> None:
        self._seen = self.compare(Person.listen).json()["table"]

    # Playing ---------------------------------------------------------------------------------

    def play(self) -> int:
        """Play on as long as the viewer cannot know the worlds apart; how many choices it was."""
        self.compare(lambda person: person.enter(f"{self._table}/live?since=0"))
        self.hear_news()
        self.compare(Person.listen)  # who is there
        self.look_around()
        self.try_everything()
        while self._seen["choices"] < _MOVES and self.move():
            self.read(f"?since={self._seen['seq'] - 1}")
        self.look_around()
        moves: int = self._seen["choices"]
        self.go_back_to_the_beginning()
        self.read("/events")
        self.say_something_on_the_live_channel()
        return moves

    def move(self) -> bool:
        """Let the player who decides choose, unless any choice would tell the worlds apart."""
        if self._pair.decider == self._pair.viewer:
            self.try_and_take_back()
        else:
            self.interfere()
        for choices in self._pair.harmless_choices(self._random):
            self.choose(choices)
            return True
        return False

    def choose(self, choices: Choices) -> None:
        version = self._seen["version"]
        wishes = [{"option": id, "version": version} for id in (choices.here, choices.there)]
        self.act(self._pair.decider, "choose", *wishes)
        self._pair = choices.after
        self.secret_choices += choices.here != choices.there

    def try_and_take_back(self) -> None:
        """Choose something and go back, as long as that is free."""
        for choices in islice(self._pair.harmless_choices(self._random), 2):
            before = self._pair
            self.choose(choices)
            if not self._seen["undo"]:
                return
            self.attempt("undo", version=self._seen["version"])
            self._pair = before

    def interfere(self) -> None:
        """Choose for another seat what is offered to it in one world only, and what never is."""
        elsewhere = {option.id for option in self._pair.there.options}
        offered = [option.id for option in self._pair.here.options]
        offered.sort(key=elsewhere.__contains__)
        for option in (offered[0], "play:nothing:hand"):
            heard = self.attempt("choose", option=option, version=self._seen["version"])
            assert heard.status >= 400

    def go_back_to_the_beginning(self) -> None:
        """Take everything back, with the consent of all if need be."""
        if not self._seen["choices"]:
            return
        asker = self._pair.viewer or 0
        self.act(asker, "undo", {"version": self._seen["version"], "keep": 0})
        for seat in range(self._pair.here.rules.players):
            proposal = self._seen["proposal"]
            if proposal is not None and seat != asker:
                self.act(seat, "answer", {"proposal": proposal["id"], "yes": True})
        assert self._seen["choices"] == 0

    # Asking for everything -------------------------------------------------------------------

    def look_around(self) -> None:
        seats = range(self._pair.here.rules.players + 1)
        seen = self._seen
        paths = (
            "",
            f"?since={seen['seq'] - 1}",
            "?since=nothing",
            *[f"?seat={seat}" for seat in seats],
            "/events",
            "/events?since=1&limit=2",
            *[f"/events?seat={seat}" for seat in seats],
            "/explain",
            *[f"/explain?seat={seat}" for seat in seats],
            "/at/0",
            f"/at/{seen['choices']}",
            f"/at/{seen['choices'] + 1}",
            *[f"/at/{seen['choices'] // 2}?seat={seat}" for seat in seats],
            "/replay",
            "/record",
            "/qr.svg",
            "/hands",
        )
        for path in paths:
            self.read(path)
        for path in ("/api/tables", "/api/tables/mine", "/api/tables/NONE22", "/api/me"):
            self.ask("GET", path)

    def try_everything(self) -> None:
        """All that can be wished for besides playing, allowed or not."""
        version = self._seen["version"]
        self.attempt("say", text="Who has the Queen?")
        self.attempt("say", phrase="hello", key="once")
        self.attempt("say", phrase="nonsense")
        self.attempt("time")
        self.attempt("choose", option="play:nothing:hand", version=version)
        self.attempt("choose", option="pass", version=version - 1)
        self.attempt("choose", option="play:nothing:hand", version=str(version))
        self.attempt("undo", version=version)
        self.attempt("undo", version=version - 1)
        self.attempt("undo", version=version, keep=9999)
        self.attempt("answer", proposal=9999, yes=True)
        self.attempt("propose", kind="stand-in", target=0)
        self.attempt("propose", kind="nonsense")
        for act in ("join", "rise", "start", "rematch", "return", "nonsense"):
            assert self.attempt(act).status >= 400
        self.attempt("arrange", seat=0, by="random")
        self.ask("POST", f"{self._table}/choose", content="{")
        self.ask("POST", f"{self._table}/choose", content="[]", headers={"content-type": "x/y"})
        if self._pair.here.rules.players > 1 and self._pair.viewer is not None:
            self.attempt("propose", kind="abandon")
            self.attempt("answer", proposal=self._seen["proposal"]["id"], yes=False)
        if not self._house.stand_in:
            self.attempt("leave")
            self.attempt("choose", option="play:nothing:hand", version=version)
            self.attempt("return")
        self.have_company()
        self.carry_seats_about()

    def carry_seats_about(self) -> None:
        """Links and phrases, one's own and those of others, with and without a right to them."""
        for act in ("carry", "phrase"):
            self.attempt(act)
        self.ask("POST", "/api/seat/look", json={"phrase": "acorn baker candle daisy eagle fabric"})
        self.ask("POST", "/api/seat/take", json={"phrase": "nonsense"})
        code = self._table.rpartition("/")[2]
        self.ask("POST", "/api/seat/take", json={"code": code, "secret": "nonsense"})
        others = set(range(self._pair.here.rules.players)) - {self._pair.viewer}
        for seat in sorted(others)[:1]:
            self.go_to_another_device_and_back(seat, code)

    def go_to_another_device_and_back(self, seat: int, code: str) -> None:
        """Another does, by a link and by a phrase; the device differs from world to world."""
        owners = self.person(seat)
        self._tick()
        made = [owner.ask("POST", f"{self._table}/phrase").json() for owner in owners]
        self.hear_news()
        links = [owner.ask("POST", f"{self._table}/carry").json()["link"] for owner in owners]
        self.hear_news()
        here, there = self._both
        devices = [Person(here.address, device("here")), Person(there.address, device("there"))]
        for other, link in zip(devices, links, strict=True):
            key = {"code": code, "secret": link.partition("#")[2]}
            assert other.ask("POST", "/api/seat/take", json=key).status == 200
            other.close()
        self.hear_news()
        for owner, phrase in zip(owners, made, strict=True):
            key = {"phrase": phrase["phrase"]}
            assert owner.ask("POST", "/api/seat/take", json=key).status == 200
        self.hear_news()

    def have_company(self) -> None:
        """Another person comes and goes."""
        guests = self.person(0 if self._pair.viewer is None else None)
        for guest in guests:
            guest.enter(f"{self._table}/live")
        self.compare(Person.listen)
        for guest in guests:
            guest.leave()
        self.compare(Person.listen)

    def say_something_on_the_live_channel(self) -> None:
        """Each is answered by one message; had there been others, they would come first."""
        wishes = [f'{{"type":"look","seat":{n}}}' for n in range(4) if n != self._pair.viewer]
        for wish in ("nonsense", '{"type":"nonsense"}', *wishes, '{"type":"ping"}'):
            for person in self.person(self._pair.viewer):
                person.say(wish)
            heard = self.compare(Person.listen)
        assert heard.json() == {"type": "pong"}
