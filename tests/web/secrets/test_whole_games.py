"""Whole games over a server: what may not be sent is searched for in all that was sent."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from everdell import Game, new_game
from everdell.engine.journal import Journal
from everdell.web.phrases import hash_of_phrase
from everdell.web.server.identity import hash_of
from tests.web.secrets.recording_client import Heard, Person
from tests.web.secrets.sites import Counted, device, overheard_logs, site, token

WORDS = "Only this table reads this"


@pytest.mark.parametrize("players", [1, 3])
def test_a_whole_game_tells_no_player_the_secrets_of_others(players: int, tmp_path: Path) -> None:
    with overheard_logs() as logs:
        with site(tmp_path, logs) as server, evening(server.address, players) as game:
            game.play()
            game.check_that_all_is_shown_now()
        game.check_what_was_heard()
        options = {option for option in set().union(*game.offered) if ":" in option}
        for secret in (*game.all_secrets(), *game.keys, *options, WORDS):
            assert secret not in logs.text
        assert '"request"' in logs.text


@contextmanager
def evening(address: str, players: int) -> Iterator[Evening]:
    with closing(Evening(address, players)) as game:
        yield game


class Evening:
    """People at a table, a spectator, and the game as only the test knows it.

    offered  the options that each seat was offered in the whole game, forced ones included
    keys     what would open the seats: secrets of links, phrases, and the hashes of both
    """

    def __init__(self, address: str, players: int) -> None:
        self._address = address
        self.people = [Person(address, token(n)) for n in range(players)]
        self.spectator = Person(address, token(None))
        self.viewers = [*self.people, self.spectator]
        self.offered: list[set[str]] = [set() for _ in self.people]
        self.keys: list[str] = []
        self._told: set[str] = set()  # to all, by the rules
        self._random = Random(players)
        self._secret_from: list[int] = []
        self._secret_until = [0 for _ in self.viewers]
        self.seed = Counted().key()
        self.game: Game = new_game(players, seed=self.seed)
        self.table = ""
        self._sit_down()

    def close(self) -> None:
        for person in self.viewers:
            person.close()

    def _sit_down(self) -> None:
        seats = ["person"] * len(self.people)
        owner, *guests = self.people
        opened = owner.ask("POST", "/api/tables", json={"seats": seats, "first": "seat"})
        self.table = f"/api/tables/{opened.json()['code']}"
        for guest in guests:
            assert guest.ask("POST", f"{self.table}/join", json={}).status == 200
        assert owner.ask("POST", f"{self.table}/start").status == 200
        assert owner.ask("POST", f"{self.table}/say", json={"text": WORDS}).status == 200
        for person in self.people:
            self._keep_the_seat(person)
        self._secret_from = [len(person.heard) for person in self.viewers]
        for person in self.viewers:
            person.enter(f"{self.table}/live")
            self._listen_for_the_table(person)

    def _keep_the_seat(self, person: Person) -> None:
        """Go to another device and back, and be ready to do it again."""
        phrase = person.ask("POST", f"{self.table}/phrase").json()["phrase"]
        link = person.ask("POST", f"{self.table}/carry").json()["link"].partition("#")[2]
        other = Person(self._address, device("here"))
        code = self.table.rpartition("/")[2]
        for who, key in ((other, {"code": code, "secret": link}), (person, {"phrase": phrase})):
            assert who.ask("POST", "/api/seat/take", json=key).status == 200
        other.close()
        self.keys += [phrase, hash_of_phrase(phrase), link, hash_of(link)]

    def _listen_for_the_table(self, person: Person) -> dict[str, Any]:
        while True:
            heard: dict[str, Any] = person.listen().json()
            if heard["type"] == "table":
                return heard

    # Playing ---------------------------------------------------------------------------------

    def play(self) -> None:
        """To the end, with a look around now and then."""
        version = self._look(self.spectator)["version"]
        moves = 0
        while not self.game.over:
            decision = self.game.decision
            assert decision is not None
            options = [option.id for option in decision.options]
            self.offered[decision.seat].update(options)
            option = self._random.choice([id for id in options if id != "pass"] or options)
            if not moves % 8:
                self._look_around(decision.seat, option, version)
            self._secret_until = [len(person.heard) for person in self.viewers]
            self._choose(decision.seat, option, version)
            news = [self._listen_for_the_table(person) for person in self.viewers]
            version = news[0]["table"]["version"]
            moves += 1

    def _choose(self, seat: int, option: str, version: int) -> None:
        wish = {"option": option, "version": version}
        answer = self.people[seat].ask("POST", f"{self.table}/choose", json=wish)
        assert answer.status == 200, answer.body
        journal = self.game.journal = Journal()
        self.game.choose(option)
        for entry in journal.entries:
            if entry.option is not None:
                self.offered[entry.seat].add(entry.option.id)
            self._told.update([str(value) for value in entry.seen_by(None).values()])

    def _look(self, person: Person) -> dict[str, Any]:
        found: dict[str, Any] = person.ask("GET", self.table).json()["table"]
        return found

    def _look_around(self, decider: int, option: str, version: int) -> None:
        for seat, person in enumerate(self.viewers):
            for path in ("", "/events", "/replay", "/at/0", "/record"):
                person.ask("GET", f"{self.table}{path}")
            if seat != decider:
                self._interfere(person, option, version)

    def _interfere(self, person: Person, option: str, version: int) -> None:
        """What another is offered cannot be told from what they are not."""
        answers = [
            person.ask("POST", f"{self.table}/choose", json={"option": wish, "version": version})
            for wish in (option, "play:nothing:hand")
        ]
        assert answers[0] == answers[1]
        assert answers[0].json()["code"] in ("not-your-turn", "not-seated")

    # Searching -------------------------------------------------------------------------------

    def all_secrets(self) -> list[str]:
        tokens = [token(n) for n in (*range(len(self.people)), None)]
        return [*tokens, *[hash_of(one) for one in tokens], str(self.seed)]

    def check_what_was_heard(self) -> None:
        """Up to the end: after it, everything is shown."""
        for seat, person in enumerate(self.viewers):
            heard = person.heard[self._secret_from[seat] : self._secret_until[seat]]
            assert len(heard) > 50
            own: set[str] = self.offered[seat] if person in self.people else set()
            foreign = set().union(*self.offered) - own - self._told
            assert foreign or self.people == [person]
            text = b"\n".join([one.body for one in heard]).decode()
            for secret in (*self.all_secrets(), *self.keys):
                assert secret not in text
            for option in foreign:
                assert f'"{option}"' not in text
            for one in heard:
                _check_shape(one, seat if person in self.people else None)

    def check_that_all_is_shown_now(self) -> None:
        hands = [player["hand"] for player in self.game.view(None)["players"]]
        for person in self.viewers:
            table = self._look(person)
            assert [player["hand"] for player in table["game"]["players"]] == hands
            assert table["house"]["seed"] == self.seed
            assert person.ask("GET", f"{self.table}/record").json()["seed"] == self.seed


def _check_shape(heard: Heard, seat: int | None) -> None:
    """Hands, options and choices are told to their own seat alone."""
    for found in _objects(heard.json() if heard.body else []):
        if "hand" in found:
            assert found["seat"] == seat
        if "prompt" in found and found["seat"] != seat:
            assert set(found) == {"seat", "prompt", "source", "phrase"}
        if found.get("type") == "chosen":
            assert ("choice" in found) == (found["seat"] == seat)


def _objects(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
    for part in value.values() if isinstance(value, dict) else value:
        if isinstance(part, dict | list):
            yield from _objects(part)
