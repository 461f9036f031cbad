"""What is looked at is in sight: lines of the log, steps of a turn, names."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from everdell.texts import catalog
from tests.page.conftest import NewVisitor
from tests.page.scenes import State, advance, finished, shared

_EN: Final = catalog("en")

# Whether a line of the moment that is looked at lies open in the log.
_IN_SIGHT: Final = """() => {
    const [line] = document.querySelectorAll('.log [aria-current]');
    if (line === undefined) return false;
    const { left, top, width, height } = line.getBoundingClientRect();
    return line.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""
_CUT: Final = "chip => chip.scrollWidth > chip.clientWidth + 1"


def test_the_log_follows_whatever_moment_is_looked_at(visitor: NewVisitor) -> None:
    ann = visitor(size=(1366, 768))
    page = ann.open(f"/table/{finished(ann, seats=3)}")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_be_hidden()
    page.keyboard.press("l")
    page.locator(".log [data-line]").last.click()
    slider = page.get_by_label(_EN.text("story-slider"))
    slider.press("Home")
    for _ in range(12):
        slider.press("ArrowRight")
        assert page.evaluate("eyes.calm()")
        assert not page.locator(".past .what").evaluate(_CUT)
    page.wait_for_function(_IN_SIGHT, timeout=5_000)


def _has_made_steps(table: State) -> bool:
    """Whether a turn is well under way."""
    return len(table["undo"]) > 2 or (table["choices"] > 40 and bool(table["undo"]))


def test_steps_of_a_turn_keep_their_names(visitor: NewVisitor) -> None:
    ann = visitor(size=(1366, 768), language="fr")
    code = shared(ann, 2)
    advance(ann, code, _has_made_steps)
    page = ann.open(f"/table/{code}")
    page.locator(".curtain button, dialog button").first.click()
    expect(page.locator(".thing.target").first).to_be_visible()
    chips = page.locator(".chips .name")
    expect(chips.last).to_be_visible()
    for chip in chips.all():
        if chip.is_visible():
            assert not chip.evaluate(_CUT), chip.inner_text()


def test_names_of_players_are_whole_in_letters_for_easier_reading(visitor: NewVisitor) -> None:
    ann = visitor(size=(1366, 768), language="fr")
    ann.context.add_init_script(
        "if (location.protocol === 'http:')"
        ' localStorage.setItem(\'everdell-settings\', \'{"font": "easier", "toldHow": true}\')'
    )
    code = ann.table("person", "greedy", start=True, name="Charlotte")
    page = ann.open(f"/table/{code}")
    expect(page.locator(".thing.target").first).to_be_visible()
    page.evaluate("document.fonts.ready")
    faults = [one for one in ann.layout_faults(fits=True) if "span.name" in one]
    assert not faults, "\n".join(faults)
