"""When something is missing: each state says what it is, and shows the way out of it."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from everdell.texts import catalog
from tests.page.conftest import NewVisitor
from tests.page.scenes import expect_workers, shared
from tests.page.visitor import GONE, Visitor
from tests.web.process import ServerProcess

_EN: Final = catalog("en")


def _expect_trouble(visitor: Visitor, title: str) -> None:
    page = visitor.page
    expect(page.get_by_role("heading", name=_EN.text(title))).to_be_visible()
    expect(page.locator("main, .trouble").get_by_role("link").first).to_have_attribute("href", "/")
    visitor.expect_no_faults()


def test_an_address_that_leads_nowhere(visitor: NewVisitor) -> None:
    ann = visitor()
    ann.forgive("/nowhere")  # the document itself is answered by 404
    ann.open("/nowhere")
    _expect_trouble(ann, "page-lost")


def test_an_address_that_is_damaged(visitor: NewVisitor) -> None:
    ann = visitor()
    ann.open("/table/%E0%A4%A")
    _expect_trouble(ann, "page-table-closed")


def test_a_screen_whose_files_are_gone(visitor: NewVisitor) -> None:
    """As after an update of the server, where the page was open before."""
    ann = visitor()
    ann.forgive("SettingsScreen|ERR_FAILED")
    gone = True
    ann.stop_at(
        "**/assets/SettingsScreen*", lambda route: route.abort() if gone else route.fallback()
    )
    ann.open("/")
    ann.page.locator("nav a[href='/settings']").click()
    _expect_trouble(ann, "page-broken")
    gone = False
    ann.page.get_by_role("button", name=_EN.text("page-reload")).click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(_EN.text("settings-title"))


def test_an_unknown_code(visitor: NewVisitor) -> None:
    ann = visitor()
    ann.open("/table/ZZZZZZ")
    _expect_trouble(ann, "page-table-closed")


def test_a_wrong_code_is_told_where_it_was_typed(visitor: NewVisitor) -> None:
    ann = visitor()
    ann.forgive("/api/tables/ZZZZZZ")
    page = ann.open("/")
    page.get_by_label(_EN.text("home-join-code")).fill("zzz zzz")
    page.get_by_role("button", name=_EN.text("home-join"), exact=True).click()
    expect(page.locator("#join-wrong")).not_to_be_empty()
    expect(page.get_by_label(_EN.text("home-join-code"))).to_have_value("ZZZ-ZZZ")
    page.get_by_label(_EN.text("home-join-code")).fill("")
    page.get_by_role("button", name=_EN.text("home-join"), exact=True).click()
    expect(page.locator("#join-wrong")).to_have_text(_EN.text("home-join-empty"))


def test_a_code_however_it_is_typed(visitor: NewVisitor) -> None:
    ann, ben = visitor(), visitor()
    code = ann.table("person", "person")
    page = ben.open("/")
    page.get_by_label(_EN.text("home-join-code")).fill(f" {code[:3].lower()} {code[3:].lower()} ")
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{ben.address}/join/{code}")
    expect(page.get_by_role("button", name=_EN.text("lobby-sit"), exact=True)).to_be_visible()


def test_a_code_falls_into_groups_while_it_is_typed(visitor: NewVisitor) -> None:
    """At its table it stands in the same groups; what is mended in the middle stays in place."""
    ann, ben = visitor(), visitor(size=(360, 740))
    code = ann.table("person", "person")
    groups = [code[n : n + 3] for n in (0, 3, 6)]
    shown = ann.open(f"/table/{code}").locator(".code")
    expect(shown).to_have_text("-".join(groups))
    field = ben.open("/").get_by_label(_EN.text("home-join-code"))
    field.press_sequentially(code.lower())
    expect(field).to_have_value("-".join(groups))
    ben.expect_no_faults()
    field.press("ArrowLeft")
    field.press("Backspace")
    field.press(code[-2])
    expect(field).to_have_value("-".join(groups))
    assert field.evaluate("field => field.selectionEnd") == len("-".join(groups)) - 1


def test_a_table_that_is_full(visitor: NewVisitor) -> None:
    ann, ben = visitor(), visitor()
    code = ann.table("person", "greedy")
    ben.open(f"/join/{code}")
    expect(ben.page.get_by_text(_EN.text("lobby-full-watch"))).to_be_visible()
    expect(ben.page.get_by_role("button", name=_EN.text("lobby-sit"), exact=True)).to_be_hidden()
    ann.post(f"/api/tables/{code}/start")
    expect(ben.page.get_by_text(_EN.text("decision-watching"))).to_be_visible()


def test_a_table_that_only_its_players_may_see(visitor: NewVisitor) -> None:
    ann, ben = visitor(), visitor()
    code = shared(ann, 2, watch=False)
    ben.open(f"/table/{code}")
    _expect_trouble(ben, "page-table-closed")


def test_a_seat_that_was_lost_with_its_cookie(visitor: NewVisitor) -> None:
    ann = visitor()
    code = ann.table("person", "greedy", start=True)
    ann.open(f"/table/{code}")
    expect(ann.page.locator(".thing.target").first).to_be_visible()
    ann.forgive("403")  # what the page asks for between losing the cookie and noticing it
    ann.context.clear_cookies()
    ann.page.reload()
    expect(ann.page.get_by_text(_EN.text("decision-watching"))).to_be_visible()
    expect(ann.page.locator(".thing.target")).to_have_count(0)


def test_a_damaged_cookie_is_replaced(visitor: NewVisitor) -> None:
    ann = visitor()
    ann.context.add_cookies([{"name": "everdell", "value": "x", "url": ann.address}])
    page = ann.open("/")
    page.get_by_role("button", name=_EN.text("home-play-now")).click()
    expect(page.locator(".thing.target").first).to_be_visible()


def test_damaged_settings_are_forgotten(visitor: NewVisitor) -> None:
    ann = visitor()
    ann.context.add_init_script("localStorage.setItem('everdell-settings', '{\"motion\"')")
    page = ann.open("/settings")
    expect(page.locator("h1")).to_be_visible()


def test_lists_that_are_empty(visitor: NewVisitor) -> None:
    page = visitor().open("/")
    expect(page.get_by_text(_EN.text("home-mine-empty"))).to_be_visible()


def test_the_server_is_gone_from_the_table(mortal: ServerProcess, visitor: NewVisitor) -> None:
    ann = visitor(mortal)
    code = ann.table("person", "greedy", start=True)
    page = ann.open(f"/table/{code}")
    thing = page.locator('[data-thing="place:basic_three_twigs"]')
    expect(thing).to_contain_class("target")
    ann.forgive(GONE)
    mortal.kill()
    lost = page.get_by_text(_EN.text("decision-link-lost"))
    expect(lost).to_be_visible()
    ann.expect_no_faults(fits=True)
    mortal.start()
    expect(lost).to_be_hidden()
    thing.click()
    expect_workers(page, 1)


def test_a_move_that_the_server_did_not_get(mortal: ServerProcess, visitor: NewVisitor) -> None:
    """It is told that it did not happen, and it happens when it is made again."""
    ann = visitor(mortal)
    code = ann.table("person", "greedy", start=True)
    page = ann.open(f"/table/{code}")
    thing = page.locator('[data-thing="place:basic_three_twigs"]')
    expect(page.locator(".thing.target").first).to_be_visible()
    ann.forgive(GONE)
    mortal.kill()
    thing.click()
    expect(page.get_by_role("alert")).to_be_visible()
    mortal.start()
    expect(page.get_by_text(_EN.text("decision-link-lost"))).to_be_hidden()
    expect(page.get_by_role("alert")).to_be_hidden()  # what was amiss is so no more
    thing.click()
    expect_workers(page, 1)


def test_the_boxes_could_not_be_read(visitor: NewVisitor) -> None:
    """As when the server goes away while the home page is loading."""
    ann = visitor()
    ann.forgive("/api/boxes|ERR_FAILED")
    gone = True
    ann.stop_at("**/api/boxes", lambda route: route.abort() if gone else route.fallback())
    page = ann.open("/")
    play = page.get_by_role("button", name=_EN.text("home-play-now"))
    play.click()
    expect(page.get_by_role("alert")).to_be_visible()
    gone = False
    play.click()
    expect(page.locator(".thing.target").first).to_be_visible()


def test_the_server_is_gone_from_home(mortal: ServerProcess, visitor: NewVisitor) -> None:
    ann = visitor(mortal)
    page = ann.open("/")
    expect(page.get_by_text(_EN.text("home-mine-empty"))).to_be_visible()
    ann.forgive(GONE)
    mortal.kill()
    page.get_by_role("button", name=_EN.text("home-play-now")).click()
    expect(page.get_by_role("alert")).to_be_visible()
    mortal.start()
    page.get_by_role("button", name=_EN.text("home-play-now")).click()
    expect(page.locator(".thing.target").first).to_be_visible()
