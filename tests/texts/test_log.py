"""What happened."""

from __future__ import annotations

import pytest

from everdell.engine.journal import Entry
from everdell.testing import Table, table
from everdell.texts import LANGUAGES, catalog

from . import vocabulary
from .conftest import Played
from .event_samples import left_from_anywhere

SILENT = {"forced", "turn"}


def _lines(t: Table, language: str, reader: int | None) -> list[str]:
    journal = t.game.journal
    assert journal is not None
    told = [catalog(language).entry(e, reader, ("Ann", "Bob")) for e in journal.entries]
    return [line for line in told if line is not None]


def test_playing_a_card() -> None:
    t = table().set_hand(0, "farm").set_resources(0, twig=2, resin=1)
    t.choose("play", "farm", "hand")
    assert _lines(t, "en", None) == [
        "Ann paid 2 twigs and 1 resin (Farm)",
        "Ann played Farm",
        "Ann gained 1 berry (Farm)",
    ]
    assert _lines(t, "fr", None) == [
        "Ann paie 2 brindilles et 1 résine (Ferme)",
        "Ann joue Ferme",
        "Ann gagne 1 baie (Ferme)",
    ]


def test_drawn_cards_are_named_to_their_owner_only() -> None:
    t = table().set_city(0, "chapel").set_deck("farm", "mine").choose("visit", "chapel")
    assert "Ann drew Farm and Mine (Chapel)" in _lines(t, "en", 0)
    assert "Ann drew 2 cards (Chapel)" in _lines(t, "en", 1)
    assert "Ann pioche Ferme et Mine (Chapelle)" in _lines(t, "fr", 0)
    assert "Ann pioche 2 cartes (Chapelle)" in _lines(t, "fr", None)


def test_one_is_singular_in_both_languages() -> None:
    t = table().set_city(0, "chapel").set_deck("farm", "mine").choose("visit", "chapel")
    assert "Ann put 1 point token on Chapel" in _lines(t, "en", None)
    assert "Ann pose 1 jeton Point sur Chapelle" in _lines(t, "fr", None)


def test_a_card_that_discards_itself_is_not_named_twice() -> None:
    t = table().set_city(0, "crane").set_hand(0, "farm").choose("play", "farm", "hand", "crane")
    assert "Crane left the city of Ann" in _lines(t, "en", None)
    assert "Ann\u202f: Grue quitte la ville" in _lines(t, "fr", None)


def test_a_visit_to_another_city_names_it() -> None:
    t = table().set_city(1, "inn").set_meadow("farm").choose("visit", "inn")
    assert "Ann visited Inn in the city of Bob" in _lines(t, "en", None)
    assert "Bob gained 1 point (Inn)" in _lines(t, "en", None)
    assert "Ann visite Auberge chez Bob" in _lines(t, "fr", None)


def test_another_piece_than_a_worker_is_named() -> None:
    t = table(boxes=("base", "pearlbrook")).set_city(0, "farm", "farm", "farm")
    t.choose("ambassador:river_three_green")
    assert "Ann placed an Ambassador: River space: 3 green" in _lines(t, "en", None)
    french = "Ann place un Ambassadeur\u202f: Emplacement fluvial\u202f: 3 vertes"
    assert french in _lines(t, "fr", None)


def test_another_piece_than_a_worker_is_named_on_cards() -> None:
    t = table(boxes=("base", "pearlbrook")).set_city(0, "ferry").set_row("river", "gardens")
    t.choose("ambassador:city:0:ferry")
    assert "Ann placed an Ambassador on Ferry" in _lines(t, "en", None)
    assert "Ann place un Ambassadeur sur Bac" in _lines(t, "fr", None)


def test_a_card_given_to_a_hand_that_is_nearly_full() -> None:
    t = table().set_city(0, "post_office").set_hand(0, "farm", "inn")
    t.set_hand(1, "king", "queen", "bard", "fool", "judge", "monk", "wife")
    t.choose("visit", "post_office").choose("give", "inn")
    assert "Ann gave 1 card to Bob" in _lines(t, "en", None)
    assert "Ann donne 1 carte à Bob" in _lines(t, "fr", None)
    assert "Ann gave Inn to Bob" in _lines(t, "en", 1)
    assert "Ann discarded 1 card" in _lines(t, "en", 1)
    assert "Ann discarded Farm" in _lines(t, "en", 0)


def test_a_worker_brought_home_from_an_event() -> None:
    t = table().set_city(0, "chip_sweep", "clock_tower").set_events("a_well_run_city")
    t.choose("visit", "haven").set_turn(0)
    t.choose("event", "a_well_run_city").choose("recall", "haven")
    assert "Ann brought a worker home from Haven" in _lines(t, "en", None)
    assert "Ann récupère un ouvrier\u202f: Havre de paix" in _lines(t, "fr", None)


def test_a_token_taken_from_the_clock_tower() -> None:
    t = table().set_city(0, "clock_tower").set_on(0, "clock_tower", point=2)
    t.choose("visit", "basic_berry").set_turn(0).set_workers(0, 0).choose("prepare")
    t.choose("activate", "basic_berry")
    assert "Ann took a point token from Clock Tower" in _lines(t, "en", None)


def test_hands_that_change_places() -> None:
    t = table(boxes=("base", "rugwort")).set_hand(0, "rugwort_the_robber", "farm")
    t.set_hand(1, "inn", "mine").set_resources(0, berry=2)
    t.choose("play", "rugwort_the_robber", "hand")
    for reader in (0, 1, None):
        assert "Ann swapped hands with Bob, 1 card for 2" in _lines(t, "en", reader)
        assert "Ann échange sa main avec Bob, 1 carte contre 2" in _lines(t, "fr", reader)


def test_a_card_taken_from_another_city() -> None:
    t = table(boxes=("base", "rugwort")).set_hand(0, "rugwort_the_rowdy").set_city(1, "mine")
    t.set_resources(0, berry=3).choose("play", "rugwort_the_rowdy", "hand")
    assert "Ann took Mine from the city of Bob" in _lines(t, "en", None)
    assert "Ann played Rugwort the Rowdy into the city of Bob" in _lines(t, "en", None)
    assert "Ann prend Mine chez Bob" in _lines(t, "fr", None)


def test_a_colour_is_named_and_only_the_card_shown_is_seen() -> None:
    t = table(boxes=("base", "extra")).set_city(0, "scurrble_stadium")
    t.set_deck("fool", "farm", "mine", "inn").choose("visit", "scurrble_stadium").choose("name:tan")
    assert "Ann named tan" in _lines(t, "en", 1)
    assert "Ann nomme le marron" in _lines(t, "fr", 1)
    assert "Ann revealed Fool (Scurrble Stadium)" in _lines(t, "en", 1)
    assert not [line for line in _lines(t, "en", 1) if "Farm" in line]


def test_a_legend_takes_the_place_of_a_card() -> None:
    t = table(boxes=("base", "legends")).set_aside(0, "legends", "poe").set_city(0, "teacher")
    t.choose("play", "poe", "legends")
    assert _lines(t, "en", None)[:2] == ["Teacher left the city of Ann (Poe)", "Ann played Poe"]


def test_the_turn_and_forced_choices_need_no_line() -> None:
    for kind in SILENT:
        assert catalog("en").entry(Entry(kind, 0)) is None


def test_an_unknown_kind_of_entry_is_an_error() -> None:
    with pytest.raises(KeyError):
        catalog("en").entry(Entry("vanished", 0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_that_is_told_has_a_line(language: str) -> None:
    told = vocabulary.journal_kinds()
    assert {"gained", "kidnapped", "drew", "discarded", "gave_cards"} <= told
    for kind in told - SILENT:
        assert catalog(language).has(f"log-{kind.replace('_', '-')}"), kind


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["lift", "recall"])
def test_a_worker_may_leave_from_anywhere(language: str, kind: str) -> None:
    for entry in left_from_anywhere(kind):
        assert catalog(language).entry(entry)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_of_played_games_has_words(language: str, played: Played) -> None:
    assert {"achieved", "visited"} <= {entry.kind for entry, _ in played.told.values()}
    for entry, reader in played.told.values():
        line = catalog(language).entry(entry, reader)
        assert (line is None) == (entry.kind in SILENT)
        assert line != ""
