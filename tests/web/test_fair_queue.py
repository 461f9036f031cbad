"""Who is served next, and who has to wait."""

from __future__ import annotations

from everdell.web.fair_queue import FairQueue

PATIENCE = 30.0


def served(queue: FairQueue[str], turns: int, seconds: float = 1.0) -> list[str]:
    """What is taken in so many turns, each of which takes so long."""
    taken = []
    for _ in range(turns):
        found = queue.take()
        assert found is not None
        visitor, item = found
        queue.charge(visitor, seconds)
        taken.append(item)
    return taken


def filled(*wishes: tuple[str, int]) -> FairQueue[str]:
    """A queue in which visitors want so many things each, one visitor after the other."""
    queue: FairQueue[str] = FairQueue(PATIENCE)
    for visitor, count in wishes:
        for number in range(count):
            queue.put(visitor, f"{visitor}{number}")
    return queue


def test_nothing_waits_in_an_empty_queue() -> None:
    queue: FairQueue[str] = FairQueue(PATIENCE)
    assert queue.take() is None
    assert len(queue) == 0


def test_one_visitor_is_served_in_order() -> None:
    assert served(filled(("ann", 3)), 3) == ["ann0", "ann1", "ann2"]


def test_visitors_take_turns() -> None:
    queue = filled(("ann", 3), ("bob", 2), ("eve", 1))
    assert served(queue, 6) == ["ann0", "bob0", "eve0", "ann1", "bob1", "ann2"]
    assert queue.take() is None


def test_who_comes_with_one_wish_does_not_wait_for_thirty_of_another() -> None:
    queue = filled(("ann", 30))
    assert served(queue, 5) == ["ann0", "ann1", "ann2", "ann3", "ann4"]
    queue.put("bob", "bob0")
    assert "bob0" in served(queue, 2)


def test_time_is_shared_and_not_the_number_of_turns() -> None:
    """Bob's wishes take ten times as long, so Ann has ten turns for one of Bob's."""
    queue = filled(("ann", 100), ("bob", 100))
    turns = []
    for _ in range(55):
        found = queue.take()
        assert found is not None
        queue.charge(found[0], 10.0 if found[0] == "bob" else 1.0)
        turns.append(found[0])
    assert turns.count("bob") == 5
    assert turns.count("ann") == 50


def test_who_has_used_very_much_waits_for_little_more_than_a_round_of_the_others() -> None:
    queue = filled(("ann", 2), *[(f"visitor {n} ", 9) for n in range(30)])
    assert served(queue, 1, seconds=1000.0) == ["ann0"]
    assert "ann1" in served(queue, 61)


def test_who_leaves_and_comes_back_is_not_served_for_the_second_time_first() -> None:
    """One wish at a time, each as soon as the last is granted: no more than half of the time."""
    queue = filled(("ann", 20))
    order = []
    for _ in range(12):
        if not queue.waiting("bob"):
            queue.put("bob", "bob")
        order += served(queue, 1)
    assert order.count("bob") == 6


def test_time_that_was_not_used_is_not_saved_up() -> None:
    queue = filled(("ann", 100), ("bob", 1))
    served(queue, 50)
    for number in range(10):
        queue.put("bob", f"bob{number}")
    assert sum(item.startswith("bob") for item in served(queue, 10)) == 5


def test_ever_new_visitors_keep_no_other_waiting() -> None:
    queue = filled(("ann", 3))
    order = []
    for number in range(10):
        queue.put(f"new{number}", f"new{number}")
        order += served(queue, 1)
    assert {"ann0", "ann1", "ann2"} <= set(order)


def test_what_is_not_wanted_any_more_is_let_go() -> None:
    queue = filled(("ann", 2), ("bob", 1))
    assert queue.remove("ann", "ann0")
    assert not queue.remove("ann", "ann0")
    assert not queue.remove("eve", "ann1")
    assert queue.remove("bob", "bob0")
    assert (queue.visitors, queue.waiting("ann"), queue.waiting("bob")) == (("ann",), 1, 0)
    assert served(queue, 1) == ["ann1"]


def test_visitors_are_soon_forgotten() -> None:
    queue: FairQueue[str] = FairQueue(PATIENCE)
    for number in range(1000):
        queue.put(f"visitor {number}", "wish")
        served(queue, 1)
    assert len(queue._used) < 3
