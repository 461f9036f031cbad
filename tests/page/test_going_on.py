"""What was begun goes on: unfinished games, a turn that comes, a choice once more, the end."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from everdell.texts import catalog
from tests.page.conftest import NewVisitor
from tests.page.scenes import expect_workers, finished

_EN: Final = catalog("en")

# A tab that is looked away from, and what the browser was asked to show.
_AWAY: Final = """
Object.defineProperty(document, 'hidden', { get: () => window.away === true });
if (location.protocol === 'http:') {
  localStorage.setItem('everdell-settings', JSON.stringify({ notify: true, toldHow: true }));
}
window.shown = [];
window.Notification = class {
  static permission = 'granted';
  static requestPermission() { return Promise.resolve('granted'); }
  constructor(title) { window.shown.push(title); }
  close() {}
};
"""


def test_an_unfinished_game_is_seen_at_once(visitor: NewVisitor) -> None:
    for size in ((1366, 768), (390, 844)):
        ann = visitor(size=size, touch=size[0] < 400)
        code = ann.table("person", "greedy", start=True)
        page = ann.open("/")
        row = page.locator(f"a[href='/table/{code}']")
        expect(row).to_be_visible()
        box = row.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] < size[1]
        ann.expect_no_faults()


def test_settings_lie_over_the_table(visitor: NewVisitor) -> None:
    ann = visitor()
    page = ann.open(f"/table/{ann.table('person', 'greedy', start=True)}")
    page.get_by_role("button", name=_EN.text("decision-settings")).click()
    sheet = page.get_by_role("dialog", name=_EN.text("decision-settings"))
    sheet.get_by_text(_EN.text("settings-theme-dark"), exact=True).click()
    ann.expect_no_faults()
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(page.locator(".thing.target").first).to_be_visible()


def test_what_was_undone_is_done_again(visitor: NewVisitor) -> None:
    ann = visitor()
    page = ann.open(f"/table/{ann.table('person', 'person', mine=[0], start=False)}")
    ben = visitor()
    code = page.url.rsplit("/", 1)[1]
    ben.post(f"/api/tables/{code}/join", name="Ben")
    page.get_by_role("button", name=_EN.text("lobby-start")).click()
    page.locator('[data-thing="place:basic_three_twigs"]').click()
    expect_workers(page, 1)
    page.get_by_role("button", name=_EN.text("decision-undo-free"), exact=True).click()
    expect_workers(page, 2)
    redo = page.locator("button[aria-keyshortcuts='y']")
    redo.click()
    expect_workers(page, 1)
    expect(redo).to_be_hidden()


def test_people_talk_while_they_wait(visitor: NewVisitor) -> None:
    ann, ben = visitor(), visitor()
    code = ann.table("person", "person")
    ben.post(f"/api/tables/{code}/join", name="Ben")
    page = ann.open(f"/table/{code}")
    ben.post(f"/api/tables/{code}/say", text="Shall we?")
    expect(page.locator("li").get_by_text("Shall we?")).to_be_visible()
    page.get_by_label(_EN.text("story-say")).fill("Let's go!")
    page.keyboard.press("Enter")
    expect(page.locator("li").get_by_text("Let's go!")).to_be_visible()
    ann.expect_no_faults()


def test_a_player_who_looks_elsewhere_is_called(visitor: NewVisitor) -> None:
    ann, ben = visitor(), visitor()
    ann.context.add_init_script(_AWAY)
    code = ben.table("person", "person", name="Ben")
    ann.post(f"/api/tables/{code}/join", name="Ann")
    ben.post(f"/api/tables/{code}/start")
    page = ann.open(f"/table/{code}")
    expect(page.locator("[data-thing='place:basic_berry']")).to_be_visible()
    page.evaluate("window.away = true; document.dispatchEvent(new Event('visibilitychange'))")
    version = ben.get(f"/api/tables/{code}")["table"]["version"]
    ben.post(f"/api/tables/{code}/choose", option="visit:basic_three_twigs", version=version)
    expect(page).to_have_title(_EN.text("page-your-turn"))
    assert page.evaluate("window.shown") == [_EN.text("page-your-turn")]
    page.evaluate("window.away = false; document.dispatchEvent(new Event('visibilitychange'))")
    expect(page).not_to_have_title(_EN.text("page-your-turn"))


def test_the_way_to_the_score_sheet_covers_no_tab(visitor: NewVisitor) -> None:
    ann = visitor(size=(390, 844), touch=True)
    page = ann.open(f"/table/{finished(ann)}")
    sheet = page.locator("dialog[open]")
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name=_EN.text("board-tab-story")).tap()
    page.get_by_role("button", name=_EN.text("ending-open")).tap()
    expect(sheet).to_be_visible()
