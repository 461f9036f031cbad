"""Rows, piles and areas of a box are picked from like the meadow, and together with it."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest
from tests.boxes.harbour_table import BOXES, harbour
from tests.contract.games import decisions
from tests.contract.invariants import check

from everdell import games
from everdell.engine.box import Box, Contents, Setup
from everdell.engine.content import CRITTER, TAN, Card
from everdell.engine.effects.doings import Discard, Take
from everdell.engine.effects.picking import Pick
from everdell.engine.effects.playing import PlayCard
from everdell.engine.effects.sources import Row
from everdell.engine.stack import Step
from everdell.engine.zones import NONE, PILE, ROW, TABLE, Zone
from everdell.environments.vocabulary import option_ids
from everdell.testing import Table

pytestmark = pytest.mark.usefixtures("harbour_on_the_shelf")

DEAR = ("king", "queen", "castle", "palace", "ever_tree", "theater", "school", "university")


def stocked(*crates: str) -> Table:
    """A table with these crates, and a meadow of dear cards."""
    t = harbour("envier").set_row("tags", "tag_point", "tag_twig", "tag_twig")
    return t.set_meadow(*DEAR).set_row("crates", *crates).set_hand(0).set_hand(1)


# Several rows at once ------------------------------------------------------------------------


def test_cards_of_two_rows_are_discarded_together_then_taken_before_either_is_refilled() -> None:
    t = stocked("farm", "mine", "king")
    t.choose("visit", "sandbank")
    assert t.prompt() == "discard-meadow-crates"
    assert "discard:king:meadow" in t.offers()
    assert "discard:king:crates" in t.offers()
    t.game.choose(["discard:king:meadow", "discard:farm:crates", "discard:king:crates"])
    assert sorted(t.discard()) == ["farm", "king", "king"]
    assert "" not in (*t.meadow(), *t.row("crates"))  # refilled between the two
    assert t.prompt() == "take-meadow-crates"
    t.choose("take:castle:meadow").choose("take:palace:meadow").choose("take:mine:crates")
    assert sorted(t.hand(0)) == ["castle", "mine", "palace"]
    assert t.prompt() == "use-tile"
    assert t.row("crates")[1] == ""  # until the tag is chosen
    t.choose("use", "tag_point")
    assert t.points(0) == 1
    assert "" not in (*t.meadow(), *t.row("crates"), *t.row("tags"))
    check(t.game)


def test_picks_of_several_rows_have_one_order() -> None:
    t = stocked("farm", "mine", "king").choose("visit", "sandbank")
    assert [id for id in t.offers() if id.endswith(":crates")] == ["discard:king:crates"]
    t.choose("discard:king:crates")  # the first of them, and so only they are left
    assert sorted(t.discard()) == ["farm", "king", "mine"]


def test_an_option_says_in_which_row_its_card_lies() -> None:
    t = stocked("farm", "mine", "king").choose("visit", "sandbank")
    decision = t.game.view(0)["decision"]
    assert decision is not None
    shown = {option["id"]: option for option in decision["options"]}
    option = shown["discard:king:crates"]
    assert option["targets"] == [{"zone": "crates", "card": "king"}]
    assert option["phrase"] == {
        "message": "option-discard-component-row",
        "gaps": {"component": {"component": "king"}, "row": {"message": "zone-crates", "gaps": {}}},
    }
    assert shown["discard:king:meadow"]["targets"] == [{"zone": "meadow", "card": "king"}]


def test_a_card_is_taken_from_the_deck_the_meadow_or_a_row() -> None:
    t = stocked("farm", "mine", "mine").set_deck("wife", "fool", "monk")
    t.set_hand(0, "lamp_keeper").set_resources(0, berry=1).choose("play", "lamp_keeper", "hand")
    assert t.offers()[0] == "take:deck"
    assert {"take:king:meadow", "take:farm:crates", "done"} <= set(t.offers())
    t.choose("take:deck").choose("take:farm:crates")
    assert sorted(t.hand(0)) == ["farm", "wife"]
    assert t.row("crates") == ("fool", "mine", "mine")
    [drawn] = t.told("drew")
    assert drawn.seen_by(1).get("cards") is None
    [took] = t.told("took")
    assert (took.card, took.origin) == ("farm", "crates")


def test_only_cards_of_the_colour_that_was_named() -> None:
    t = stocked("farm", "farm", "farm").set_hand(0, "songster").set_resources(0, berry=3)
    t.set_meadow("inn", "inn", "queen", "king", "mine", "mine", "mine", "wife")
    t.choose("play", "songster", "hand").choose("name:red")
    assert sorted(t.hand(0)) == ["inn", "inn", "queen"]
    assert t.points(0) == 3


# Playing from a row --------------------------------------------------------------------------


def test_a_card_of_a_row_is_replaced_when_all_that_it_set_off_is_done() -> None:
    t = stocked("lamp_keeper", "farm", "mine").set_deck("wife", "fool", "monk")
    t.set_city(0, "historian").set_resources(0, berry=1)
    t.choose("play", "lamp_keeper", "crates").choose("take:farm:crates")
    assert t.row("crates") == ("", "", "mine")
    t.choose("done")
    assert t.row("crates") == ("monk", "wife", "mine")  # the other place was refilled at once
    assert sorted(t.hand(0)) == ["farm", "fool"]  # and the Historian drew before that
    assert t.points(0) == 1  # the tag beside it


def test_a_text_lets_a_card_of_a_row_be_played_for_less() -> None:
    t = stocked("king", "inn", "farm").set_city(0, "docker").set_resources(0, twig=1)
    t.choose("visit", "city", "docker")
    assert t.offers() == ["play:farm:crates", "play:inn:crates", "done"]
    t.choose("play", "farm", "crates")
    assert t.city(0) == ("docker", "farm")
    assert t.resources(0)["twig"] == 2  # of the tag beside it


def test_equal_cards_beside_different_tags_are_told_apart() -> None:
    t = stocked("farm", "king", "farm").set_resources(0, twig=2, resin=1)
    t.choose("play", "farm", "crates")
    assert t.prompt() == "tell-place"
    assert t.offers() == ["spot:1", "spot:3"]
    decision = t.game.view(0)["decision"]
    assert decision is not None
    assert [option["targets"] for option in decision["options"]] == [
        [{"zone": "crates", "spot": 0}],
        [{"zone": "crates", "spot": 2}],
    ]
    t.choose("spot:3")
    assert t.row("crates")[0] == "farm"
    assert (t.points(0), t.resources(0)["twig"]) == (0, 1)


# Tiles ---------------------------------------------------------------------------------------


def test_the_top_of_a_pile_that_lies_open_is_taken_into_a_zone_of_ones_own() -> None:
    t = harbour("envier").choose("visit", "lighthouse")
    assert t.aside(0, "keepsakes") == ("gift_4",)
    assert t.game.view(1)["piles"]["gifts"]["cards"] == ["gift_1", "gift_2", "gift_3"]
    assert [(e.card, e.zone) for e in t.told("put_into")][-1] == ("gift_4", "keepsakes")


def test_what_is_taken_unseen_is_told_to_those_who_see_it_then() -> None:
    t = harbour("envier").set_aside(0, "held_charms").choose("visit", "shrine")
    [charm] = t.aside(0, "held_charms")
    [told] = t.told("put_unseen")
    assert (told.cards_for(0), told.cards_for(1)) == ([charm], [])
    t = harbour("envier").set_deck("farm").choose("visit", "cave")
    assert t.aside(0, "stash") == ("farm",)
    [told] = t.told("put_unseen")
    assert (told.cards_for(0), told.cards_for(1)) == ([], [])
    assert t.game.view(0)["players"][0]["aside"]["stash"] == {"size": 1}


def test_a_card_is_taken_from_a_covered_pile_of_ones_own() -> None:
    t = harbour("envier").set_aside(0, "stash", "farm", "mine").set_hand(0, "smuggler")
    t.set_resources(0, berry=1).choose("play", "smuggler", "hand")
    assert t.offers() == ["take:stash", "done"]
    assert t.choose("take:stash").hand(0) == ("mine",)
    assert t.aside(0, "stash") == ("farm",)


def test_used_tiles_come_back_when_the_bag_is_empty() -> None:
    t = stocked("farm", "farm", "farm")
    for seat in (0, 1) * 2:
        t.set_season(seat, "winter").set_turn(seat).choose("visit", "quay")
        if t.prompt() == "use-tile":
            t.game.take(0)
        if t.prompt() == "tell-place":
            t.game.take(0)
    assert [entry.zone for entry in t.told("renewed")] == ["bag"]
    assert "" not in t.row("tags")
    check(t.game)


def test_what_is_revealed_and_not_taken_goes_back_beneath_its_pile() -> None:
    t = harbour("envier").set_row("wreckage", "barrel", "anchor").choose("visit", "reef")
    assert t.offers() == ["dive:barrel", "dive:anchor"]
    t.choose("dive", "barrel")
    assert t.resources(0)["resin"] == 1
    assert t.aside(0, "salvage") == ("barrel",)
    assert t.row("wreckage") == ("", "")
    assert t.game.rules.ids[t.game.zones[t.game.rules.zone("seabed").index][0]] == "anchor"


# Actions of a turn ---------------------------------------------------------------------------


def test_a_card_of_a_row_is_put_on_hold_and_cheaper_then() -> None:
    t = stocked("farm", "mine", "inn").set_deck("wife")
    assert {"hold:king:meadow", "hold:farm:crates"} <= set(t.offers())
    t.choose("hold", "farm", "crates")
    assert (t.aside(0, "on_hold"), t.row("crates")) == (("farm",), ("wife", "mine", "inn"))
    assert t.points(0) == 0  # the tag goes with playing alone
    t.set_turn(0).set_resources(0, twig=2)
    assert [id for id in t.offers() if id.startswith("hold")] == []  # there is one place
    t.choose("play", "farm", "on_hold")
    assert (t.city(0), t.resources(0)["twig"]) == (("farm",), 0)


def test_a_tile_kept_in_secret_is_used_in_a_turn() -> None:
    t = harbour("envier").set_aside(0, "held_charms", "pearl_charm")
    assert t.game.view(1)["players"][0]["aside"]["held_charms"] == {"size": 1}
    t.choose("wear", "pearl_charm")
    assert (t.tokens(0), t.aside(0, "worn")) == ({"shell": 2}, ("pearl_charm",))
    assert t.seat() == 1


# Whole games ---------------------------------------------------------------------------------


def test_every_option_is_known_beforehand() -> None:
    known = option_ids(games.new_game(boxes=BOXES).rules)
    named: set[str] = set()
    for seed in range(8):
        game = games.new_game(boxes=BOXES, seed=seed)
        for _ in decisions(game, seed):
            named |= {option.id for option in game.options}
    assert named <= known
    for word in ("hold:", "wear:", "use:", "dive:", "discard:", "take:deck", "spot:"):
        assert [id for id in named if id.startswith(word)], word


# What an author did wrong --------------------------------------------------------------------


class Muddled(Box):
    """Reads from a zone as no text can."""

    play: Step

    def __init__(self) -> None:
        super().__init__("muddled", requires=("base",))

    def contents(self, setup: Setup) -> Contents:
        return Contents(
            cards=[Card("reader", CRITTER, TAN, play=[self.play])],
            zones=[Zone("cellar", TABLE, ROW, NONE, places=2), Zone("attic", TABLE, PILE, NONE)],
        )


@pytest.mark.parametrize(
    ("play", "complaint"),
    [
        (Pick(Row("meadow", "station"), Take()), "no zone 'station'"),
        (Pick(Row("cellar"), Discard()), "What lies in 'cellar' is hidden"),
        (PlayCard(Row("attic")), "No card is played from 'attic'"),
    ],
)
def test_a_row_that_cannot_be_read_is_named(
    monkeypatch: pytest.MonkeyPatch, play: Step, complaint: str
) -> None:
    monkeypatch.setattr(Muddled, "play", play, raising=False)
    plug = EntryPoint("muddled", f"{__name__}:Muddled", games.ENTRY_POINT)
    monkeypatch.setattr(games, "entry_points", lambda group: [plug])
    games.shelf.cache_clear()
    with pytest.raises(ValueError, match=complaint):
        games.new_game(boxes=("base", "muddled"))
