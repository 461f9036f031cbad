"""Workers with a name, as options tell of them."""

from __future__ import annotations

from everdell.engine.journal import Entry
from everdell.engine.log_lines import entry_phrase
from everdell.testing import table


def test_options_tell_which_worker_is_placed_if_it_has_a_name() -> None:
    t = table(boxes=("base", "spirecrest")).set_named(0, "whisper").set_turn(0)
    decision = t.game.view(0)["decision"]
    assert decision is not None
    options = {option["id"]: option for option in decision["options"]}
    assert options["whisper:haven"]["piece"] == "whisper"
    assert options["whisper:haven"]["targets"] == [{"place": "haven"}]
    assert "piece" not in options["visit:haven"]


def test_one_that_is_moved_comes_from_no_row() -> None:
    told = Entry("lift", 0, card="whisper", zone="workers", shape="lift:named:component")
    line = entry_phrase(told, None)
    assert line is not None
    assert "row" not in line.gaps
