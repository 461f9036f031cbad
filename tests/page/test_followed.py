"""What is looked at is in sight: lines of the log, steps of a turn, numbers of a hint, names."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from everdell.texts import catalog
from tests.page.conftest import NewVisitor
from tests.page.scenes import advance, finished, shared

_EN: Final = catalog("en")

# Whether a line of the moment that is looked at lies open in the log.
_IN_SIGHT: Final = """() => {
    const [line] = document.querySelectorAll('.log [aria-current]');
    if (line === undefined) return false;
    const { left, top, width, height } = line.getBoundingClientRect();
    return line.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""
_CUT: Final = "chip => chip.scrollWidth > chip.clientWidth + 1"
# Whether something lies over the number of a hint.
_COVERED: Final = """badge => {
    const { left, top, width, height } = badge.getBoundingClientRect();
    badge.style.pointerEvents = 'auto';
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    return !badge.contains(met);
}"""


def test_the_log_follows_whatever_moment_is_looked_at(visitor: NewVisitor) -> None:
    ann = visitor(size=(1366, 768))
    page = ann.open(f"/table/{finished(ann)}")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".log [data-line]").last.click()
    slider = page.get_by_label(_EN.text("story-slider"))
    for key in ("Home", "ArrowRight", "End"):
        slider.press(key)
        assert page.evaluate("eyes.calm()")
    slider.press("Home")
    for _ in range(4):
        slider.press("ArrowRight")
    page.wait_for_function(_IN_SIGHT)
    what = page.locator(".past .what")
    assert not what.evaluate("text => text.scrollWidth > text.clientWidth + 1")


def test_steps_of_a_turn_keep_their_names(visitor: NewVisitor) -> None:
    ann = visitor(size=(1366, 768), language="fr")
    code = shared(ann, 2)
    advance(ann, code, lambda table: table["choices"] > 40)
    page = ann.open(f"/table/{code}")
    page.locator(".curtain button, dialog button").first.click()
    expect(page.locator(".thing.target").first).to_be_visible()
    chips = page.locator(".chips .name")
    expect(chips.last).to_be_visible()
    for chip in chips.all():
        if chip.is_visible():
            assert not chip.evaluate(_CUT), chip.inner_text()


def test_the_number_of_a_hint_lies_above_everything(visitor: NewVisitor) -> None:
    ann = visitor(size=(1366, 768))
    page = ann.open(f"/table/{ann.table('person', 'greedy', start=True)}")
    expect(page.locator(".thing.target").first).to_be_visible()
    page.keyboard.press("h")
    badges = page.locator(".thing .rank")
    expect(badges.first).to_be_visible()
    for badge in badges.all():
        assert not badge.evaluate(_COVERED)


def test_names_of_players_are_whole_in_letters_for_easier_reading(visitor: NewVisitor) -> None:
    ann = visitor(size=(1366, 768), language="fr")
    ann.context.add_init_script(
        "if (location.protocol === 'http:')"
        " localStorage.setItem('everdell-settings', '{\"font\": \"easier\"}')"
    )
    code = ann.table("person", "greedy", start=True, name="Charlotte")
    page = ann.open(f"/table/{code}")
    expect(page.locator(".thing.target").first).to_be_visible()
    page.evaluate("document.fonts.ready")
    faults = [one for one in ann.layout_faults(fits=True) if "span.name" in one]
    assert not faults, "\n".join(faults)
