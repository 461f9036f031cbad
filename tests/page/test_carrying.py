"""A seat goes from browser to browser, by a link and by a phrase."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from everdell.texts import catalog
from tests.page.conftest import NewVisitor
from tests.page.scenes import advance

EN = catalog("en")
FR = catalog("fr")


def open_sheet(page: Page) -> None:
    """From the menu of a running game."""
    page.get_by_role("button", name=EN.text("decision-menu"), exact=True).first.click()
    page.get_by_role("button", name=EN.text("carry-menu")).click()


def make_link(page: Page) -> str:
    """The link that the sheet shows."""
    page.get_by_role("button", name=EN.text("carry-link-make")).click()
    expect(page.get_by_role("img", name=EN.text("carry-qr"))).to_be_visible()
    return page.get_by_label(EN.text("page-link")).input_value()


def make_phrase(page: Page) -> str:
    page.get_by_role("button", name=EN.text("carry-phrase-make")).click()
    return words_shown(page)


def words_shown(page: Page) -> str:
    return page.get_by_role("dialog").locator(".words").inner_text()


def test_from_a_desk_to_a_phone_by_a_link_and_back_by_a_phrase(visitor: NewVisitor) -> None:
    desk = visitor()
    phone = visitor(size=(390, 844), touch=True)
    code = desk.table("person", "greedy", start=True, seed=3)
    desk.open(f"/table/{code}")
    open_sheet(desk.page)
    phrase = make_phrase(desk.page)
    link = make_link(desk.page)
    assert link.startswith(f"{desk.address}/seat/{code}#")
    desk.expect_no_faults()

    asked: list[str] = []
    phone.page.on("request", lambda request: asked.append(request.url))
    page = phone.open(link.removeprefix(desk.address))
    expect(page.get_by_role("heading", name="Take over the seat of Ann at table")).to_be_visible()
    phone.expect_no_faults()
    page.get_by_role("button", name=EN.text("carry-take")).click()
    expect(page).to_have_url(re.compile(f"/table/{code}$"))
    assert phone.get(f"/api/tables/{code}")["table"]["you"] == [0]
    secret = link.partition("#")[2]
    assert not [url for url in asked if secret in url]

    told = desk.page.get_by_role("dialog", name=EN.text("carry-gone"))
    expect(told).to_be_visible()
    desk.expect_no_faults()
    told.get_by_role("link", name=EN.text("carry-by-phrase")).click()
    desk.page.get_by_label(EN.text("carry-typed"), exact=True).fill(phrase.upper())
    desk.page.keyboard.press("Enter")
    desk.page.get_by_role("button", name=EN.text("carry-take")).click()
    expect(desk.page).to_have_url(re.compile(f"/table/{code}$"))
    expect(page.get_by_role("dialog", name=EN.text("carry-gone"))).to_be_visible()
    phone.expect_no_faults()
    page.get_by_role("button", name=EN.text("carry-gone-watch")).click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_forgotten_browser_finds_its_seat_by_the_phrase(visitor: NewVisitor) -> None:
    """In the waiting room, in French, from the home page; the link is pasted there, too."""
    ann = visitor(language="fr")
    code = ann.table("person", "person")
    ann.open(f"/table/{code}")
    ann.page.get_by_role("button", name=FR.text("carry-menu")).click()
    ann.page.get_by_role("button", name=FR.text("carry-phrase-make")).click()
    phrase = words_shown(ann.page)
    ann.context.clear_cookies()
    page = ann.open("/")
    page.get_by_role("link", name=FR.text("carry-by-phrase")).click()
    page.get_by_label(FR.text("carry-typed"), exact=True).fill(phrase.replace(" ", "  "))
    page.get_by_role("button", name=FR.text("carry-find")).click()
    expect(page.get_by_role("heading", name="Reprendre la place d’Ann")).to_be_visible()
    ann.expect_no_faults()
    page.get_by_role("button", name=FR.text("carry-take")).click()
    page.get_by_role("button", name=FR.text("carry-menu")).click()
    expect(page.get_by_text(FR.text("carry-phrase-void"))).to_be_visible()
    page.get_by_role("button", name=FR.text("carry-link-make")).click()
    link = page.get_by_role("dialog").get_by_label(FR.text("page-link")).input_value()

    phone = visitor(size=(390, 844), touch=True, language="fr", theme="dark")
    phone.open("/")
    phone.page.get_by_label(FR.text("home-join-code")).fill(link)
    phone.page.keyboard.press("Enter")
    phone.page.get_by_role("button", name=FR.text("carry-take")).click()
    expect(phone.page.get_by_role("button", name=FR.text("carry-menu"))).to_be_visible()
    expect(page.get_by_role("dialog", name=FR.text("carry-gone"))).to_be_visible()


def test_after_the_game_the_seat_can_still_be_carried(visitor: NewVisitor) -> None:
    desk, phone = visitor(), visitor(size=(390, 844), touch=True)
    code = desk.table("person", "person", mine=[0, 1], names=["Ann", "Ben"], start=True)
    advance(desk, code, lambda table: table["status"] == "over")
    link = str(desk.post(f"/api/tables/{code}/carry")["link"])
    page = phone.open(link.removeprefix(desk.address))
    expect(page.get_by_role("heading", name="Take over the seats of Ann and Ben")).to_be_visible()
    page.get_by_role("button", name=EN.text("carry-take")).click()
    expect(page.get_by_role("button", name=EN.text("ending-rematch"))).to_be_visible()


def test_two_at_one_table_meet_on_one_device(visitor: NewVisitor) -> None:
    ann, ben = visitor(), visitor()
    code = ann.table("person", "person")
    ben.post(f"/api/tables/{code}/join", name="Ben")
    ann.post(f"/api/tables/{code}/start")
    link = str(ann.post(f"/api/tables/{code}/carry")["link"])
    page = ben.open(link.removeprefix(ann.address))
    expect(page.get_by_text("Ben plays at the same table on this device already")).to_be_visible()
    page.get_by_role("button", name=EN.text("carry-take")).click()
    expect(page.get_by_role("dialog")).to_contain_text("Ann")  # the curtain before her hand


def test_a_table_without_spectators_says_where_the_seat_went(visitor: NewVisitor) -> None:
    ann, phone = visitor(), visitor()
    code = ann.table("person", "greedy", start=True, watch=False)
    ann.open(f"/table/{code}")
    expect(ann.page.get_by_role("group", name=EN.text("decision-tools"))).to_be_visible()
    secret = str(ann.post(f"/api/tables/{code}/carry")["link"]).partition("#")[2]
    ann.forgive("403")  # for what her page asks while the seat leaves it
    phone.post("/api/seat/take", code=code, secret=secret)
    expect(ann.page.get_by_role("heading", name=EN.text("carry-gone"))).to_be_visible()
    expect(ann.page.get_by_text(EN.text("carry-gone.closed"))).to_be_visible()


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)], ids=["desk", "phone"])
def test_what_does_not_work_says_what_to_do(visitor: NewVisitor, size: tuple[int, int]) -> None:
    ann = visitor()
    code = ann.table("person", "greedy", start=True)
    link = str(ann.post(f"/api/tables/{code}/carry")["link"]).removeprefix(ann.address)
    ann.forgive("409")
    page = ann.open(link)
    expect(page.get_by_text("This seat is on this device already")).to_be_visible()
    expect(page.get_by_role("link", name=EN.text("carry-to-table"))).to_be_visible()

    first, late = visitor(), visitor(size=size)
    first.post("/api/seat/take", code=code, secret=link.partition("#")[2])
    late.forgive("410|404|400")
    page = late.open(link)
    expect(page.get_by_text("This link was used already")).to_be_visible()
    late.expect_no_faults()
    page.get_by_role("link", name=EN.text("carry-by-phrase")).click()
    field = page.get_by_label(EN.text("carry-typed"), exact=True)
    for typed, told in (
        ("", EN.text("carry-typed-empty")),
        ("acorn baker", "A phrase has 6 words, and this one has 2"),
        ("acorn baker candle xyzzy eagle fabric", "Word 4 is in no phrase"),
        ("acorn baker candle daisy eagle fabric", "No seat is saved as this phrase"),
    ):
        field.fill(typed)
        page.get_by_role("button", name=EN.text("carry-find")).click()
        expect(page.get_by_text(told)).to_be_visible()
        late.expect_no_faults()
