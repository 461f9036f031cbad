"""Bats: after each card played, a card of the meadow goes into the archives."""

from __future__ import annotations

from tests.rulebook.newleaf.sitting import with_power
from tests.rulebook.piles import leave

from everdell.testing import Table

MEADOW = ("farm", "farm", "inn", "king", "queen", "judge", "mine", "bard")


def bats(*hand: str) -> Table:
    t = with_power("bats").set_meadow(*MEADOW).set_hand(0, *hand)
    return t.set_resources(0, twig=9, resin=9, pebble=9, berry=9)


def test_after_each_card_a_meadow_card_may_be_stored() -> None:
    t = bats("wife").set_deck("castle").choose("play:wife:hand")
    assert t.prompt() == "take-meadow"
    assert "done" in t.offers()
    t.choose("take:king")
    assert t.aside(0, "archives") == ("king",)
    assert t.meadow()[3] == "castle"
    assert t.seat() == 1


def test_it_may_be_declined() -> None:
    t = bats("wife").choose("play:wife:hand").choose("done")
    assert t.aside(0, "archives") == ()


def test_only_once_the_card_is_fully_resolved() -> None:
    t = bats("judge").set_city(0, "historian").set_deck("castle")
    t.choose("play:judge:hand")
    assert t.hand(0) == ("castle",)  # the Historian has answered
    assert t.prompt() == "take-meadow"


def test_a_stored_card_is_played_as_an_action() -> None:
    t = bats().set_aside(0, "archives", "wife").choose("play:wife:archives")
    assert t.city(0) == ("wife",)
    assert t.aside(0, "archives") == ()


def test_others_do_not_see_the_archives() -> None:
    t = bats().set_aside(0, "archives", "palace")
    assert "palace" not in str(t.game.view(1)["players"][0]["aside"])
    assert t.game.view(0)["players"][0]["aside"]["archives"]["cards"] == ["palace"]


def test_they_are_outside_the_hand_limit() -> None:
    t = bats(*["farm"] * 5, *["wife"] * 3).set_aside(0, "archives", "king", "queen")
    t.choose("visit:haven")
    assert not [offer for offer in t.offers() if "king" in offer]  # nor can they be discarded


def test_they_count_as_meadow_cards_for_an_inn() -> None:
    t = bats().set_city(0, "inn").set_aside(0, "archives", "palace").choose("visit:city:0:inn")
    assert "play:palace:archives" in t.offers()


def test_they_count_as_hand_cards_for_a_hotel() -> None:
    t = bats().set_city(0, "hotel").set_aside(0, "archives", "palace")
    t.choose("visit:city:0:hotel")
    assert "play:palace:archives" in t.offers()


def test_they_count_as_station_cards_for_a_locomotive_without_a_reward() -> None:
    t = bats().set_city(0, "locomotive").set_aside(0, "archives", "wife")
    t.set_row("train", "train_point", "train_point", "train_point")
    t.set_resources(0).choose("visit:city:0:locomotive").choose("play:wife:archives")
    while t.seat() == 0:
        t.choose("done" if "done" in t.offers() else t.offers()[0])
    assert "wife" in t.city(0)
    assert t.points(0) == 0


def test_of_a_station_card_they_act_after_its_wagon() -> None:
    t = bats().set_row("station", "wife").set_row("train", "train_any").set_deck("castle")
    t.choose("play:wife:station")
    assert t.prompt() == "gain-any"
    t.choose("gain:berry")
    assert t.row("station")[0] == "castle"
    assert t.prompt() == "take-meadow"


def test_playing_a_stored_card_lets_another_one_be_stored() -> None:
    t = bats().set_aside(0, "archives", "wife").choose("play:wife:archives").choose("take:king")
    assert t.aside(0, "archives") == ("king",)


def test_it_is_not_played_on_the_turn_it_is_stored() -> None:
    t = bats("wife").choose("play:wife:hand").choose("take:king")
    assert t.seat() == 1
    assert "play:king:archives" in t.set_turn(0).offers()


def test_each_card_of_a_turn_lets_one_be_stored() -> None:
    t = bats("postal_pigeon").set_deck("wife", "castle").choose("play:postal_pigeon:hand")
    t.choose("play:wife:revealed").choose("take:king").choose("take:queen")
    assert set(t.aside(0, "archives")) == {"king", "queen"}
    assert t.seat() == 1


def test_a_fool_in_another_city_counts() -> None:
    t = bats("fool").choose("play:fool:hand").choose("take:king")
    assert t.aside(0, "archives") == ("king",)


def test_they_count_as_hand_cards_for_a_queen() -> None:
    t = bats().set_city(0, "queen").set_meadow(*["castle"] * 2).set_aside(0, "archives", "wife")
    t.choose("visit:city:0:queen")
    assert "play:wife:archives" in t.offers()


def test_an_inn_may_be_visited_for_them_alone() -> None:
    dear = ("king", "king", "castle", "castle", "palace", "palace", "ever_tree", "ever_tree")
    t = bats().set_city(0, "inn").set_meadow(*dear).set_resources(0)
    assert "visit:city:0:inn" not in t.offers()
    t.set_aside(0, "archives", "mine").choose("visit:city:0:inn")
    assert "mine" in t.city(0)


def test_a_hotel_takes_three_off_their_price() -> None:
    t = bats().set_city(0, "hotel").set_aside(0, "archives", "king").set_resources(0, berry=3)
    t.choose("visit:city:0:hotel").choose("play:king:archives")
    assert t.city(0) == ("hotel", "king")


def test_abilities_and_tokens_of_the_city_help_to_pay_for_them() -> None:
    t = bats().set_city(0, "crane").set_aside(0, "archives", "farm").set_resources(0)
    t.choose("play:farm:archives:crane").choose("done")
    assert t.city(0) == ("farm",)
    t = bats().set_city(0, "farm").set_aside(0, "archives", "wife").set_resources(0)
    t.choose("play:wife:archives:occupy").choose("done")
    assert t.occupied(0, "farm")
    t = bats().set_city(0, "hotel").set_aside(0, "archives", "wanderer").set_resources(0)
    t.choose("play:wanderer:archives:golden").choose("done")
    assert t.tokens(0)["golden"] == 2


def test_without_a_card_of_the_meadow_nothing_is_asked() -> None:
    t = leave(bats("wife"))
    t.game.meadow[:], t.game.reach, kept = [0] * 8, None, list(t.game.meadow)
    dungeon = t.game.players[1].city[0]
    t.game.players[1].city[0] = dungeon.with_held((*dungeon.held, *kept))
    assert t.set_turn(0).choose("play:wife:hand").seat() == 1


def test_they_are_worth_nothing_at_the_end() -> None:
    assert bats().set_aside(0, "archives", "king", "castle").score(0).total == 0


def test_alone_a_card_under_rugworts_worker_is_not_stored() -> None:
    t = with_power("bats", 1).set_meadow(*MEADOW).set_hand(0, "wife").set_resources(0, berry=2)
    t.game.blocked, t.game.reach = 0b1000, None
    t.set_turn(0).choose("play:wife:hand")
    assert "take:king" not in t.offers()
    assert "take:queen" in t.offers()
