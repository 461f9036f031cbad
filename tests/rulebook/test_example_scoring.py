"""The rulebook's scoring example: 22 + 14 + 10 + 4 + 12 = 62."""

from __future__ import annotations

from everdell.testing import table

CITY = {
    "king": 4,
    "architect": 2,
    "wife": 2,
    "husband": 2,
    "monk": 0,
    "bard": 0,
    "dungeon": 0,
    "clock_tower": 0,
    "inn": 2,
    "post_office": 2,
    "lookout": 2,
    "mine": 2,
    "storehouse": 2,
    "woodcarver": 2,
}


def test_the_example() -> None:
    t = table().set_season(0, "autumn").set_season(1, "autumn").set_city(0, *CITY)
    t.set_events("performer_in_residence", "ministering_to_miscreants")
    t.set_on(0, "clock_tower", point=3).set_points(0, 11)
    t.set_on(0, "dungeon", cards=("wanderer",))
    t.set_resources(0, berry=3, resin=1, pebble=1).set_hand(0, *["farm"] * 4)

    t.choose("event", "grand_tour").set_turn(0)
    t.choose("event", "performer_in_residence").choose("put:berry=3").set_turn(0)
    t.choose("event", "ministering_to_miscreants").set_turn(0)
    t.choose("visit", "journey_4").set_turn(0)
    t.choose("pass").choose("pass")

    score = t.score(0)
    assert sum(CITY.values()) == 22
    assert score.parts == {
        "cards": 22,
        "tokens": 14,
        "prosperity": 3 + 2 + 5,  # Wife, Architect, King
        "journey": 4,
        "events": 6 + 3 + 3,
    }
    assert score.total == 62
    assert t.game.winners() == (0,)
