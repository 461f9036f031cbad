"""How fast the page is, in a real browser: python tools/page_bench.py [--json]

One run measures, against a server of its own on this machine:

load    what the first load brings, compressed and without fonts, by file; when it is painted
update  scripting for one view update at four players with full cities, beside a page that only
        parses the same messages
answer  from a click on the board to the frame that shows its effect

The page has to be built (`make page`) and Chromium to be installed.
"""

from __future__ import annotations

import json
import random
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, Final

import httpx
from playwright.sync_api import (
    Browser,
    CDPSession,
    Error,
    Page,
    Route,
    ViewportSize,
    WebSocketRoute,
    sync_playwright,
)
from rich.console import Console
from rich.table import Table

BUDGET: Final = 250_000  # bytes of a first load, without fonts
UPDATES: Final = 100
ANSWERS: Final = 50
UPDATE_LIMIT: Final = 8.0  # milliseconds of scripting
ANSWER_LIMIT: Final = 100.0  # milliseconds

_SIZE: Final[ViewportSize] = {"width": 1440, "height": 900}
_BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")
_LIVE: Final = re.compile(r"/api/tables/\w+/live")
_PATIENCE: Final = 30.0  # seconds

Told = dict[str, Any]


def main() -> None:
    figures = measure()
    if "--json" in sys.argv[1:]:
        print(json.dumps(figures, indent=2))
    else:
        show(figures)


def measure() -> dict[str, Any]:
    with _server() as address, _chromium() as browser:
        return {
            "load": {
                "home": first_load(browser, address, "/"),
                "table": first_load(browser, address, f"/table/{_solitary(address)}"),
            },
            "update": view_updates(browser, address),
            "answer": answers(browser, address),
        }


# Where it runs -------------------------------------------------------------------------------


@contextmanager
def _server() -> Iterator[str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "tables.db")
        command = [sys.executable, "-m", "everdell", "serve", "--port", str(port)]
        limits = ["--requests-per-second", "0", "--log-level", "error"]
        process = subprocess.Popen(
            [*command, "--database", database, *limits], stdout=subprocess.DEVNULL
        )
        try:
            _wait_for(address)
            yield address
        finally:
            process.terminate()
            process.wait(_PATIENCE)


def _wait_for(address: str) -> None:
    late = time.monotonic() + _PATIENCE
    while time.monotonic() < late:
        try:
            if httpx.get(f"{address}/ready").is_success:
                return
        except httpx.TransportError:
            time.sleep(0.05)
    sys.exit("The server does not start.")


@contextmanager
def _chromium() -> Iterator[Browser]:
    program = next(filter(None, map(shutil.which, _BROWSERS)), None)
    if program is None:
        sys.exit("Chromium is needed; on Debian: apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program, args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        yield browser
        browser.close()


class _Player:
    """A player by requests."""

    def __init__(self, address: str) -> None:
        self.http = httpx.Client(base_url=address, timeout=_PATIENCE)
        token = self._post("/api/identity", cookie=False)["token"]
        self.token = str(token)
        self.http.headers["authorization"] = f"Bearer {token}"

    def open(self, *seats: str, **wishes: Any) -> str:
        wish = {"seats": list(seats), "first": "seat", "seed": 7, "name": "Ann", **wishes}
        return str(self._post("/api/tables", **wish)["code"])

    def act(self, code: str, act: str, **wish: Any) -> None:
        self._post(f"/api/tables/{code}/{act}", **wish)

    def read(self, path: str) -> Any:
        answer = self.http.get(path)
        answer.raise_for_status()
        return answer.json()

    def _post(self, path: str, **wish: Any) -> Any:
        answer = self.http.post(path, json=wish)
        answer.raise_for_status()
        return answer.json()


def _solitary(address: str) -> str:
    """A game that anybody may look at."""
    return _Player(address).open("person", "greedy", "greedy", "greedy", start=True)


# The first load ------------------------------------------------------------------------------

_PAINTS: Final = """async () => {
  const seen = { lcp: 0, cls: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.cls += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  await new Promise((resolve) => setTimeout(resolve, 500));
  const [first] = performance.getEntriesByName('first-contentful-paint');
  return { fcp: first?.startTime ?? 0, ...seen };
}"""


def first_load(browser: Browser, address: str, path: str) -> dict[str, Any]:
    """What a first visit downloads, and when something is shown."""
    context = browser.new_context(viewport=_SIZE, service_workers="block")
    page = context.new_page()
    sizes: dict[str, int] = {}
    inspector = context.new_cdp_session(page)
    names: dict[str, str] = {}
    inspector.on(
        "Network.responseReceived",
        lambda event: names.update({event["requestId"]: event["response"]["url"]}),
    )
    inspector.on(
        "Network.loadingFinished",
        lambda event: sizes.update(
            {names.get(event["requestId"], "?"): int(event["encodedDataLength"])}
        ),
    )
    inspector.send("Network.enable")
    page.goto(address + path, wait_until="networkidle")
    paints = page.evaluate(_PAINTS)
    context.close()
    files = {
        url.removeprefix(address): size for url, size in sizes.items() if url.startswith(address)
    }
    fonts = {name: size for name, size in files.items() if name.endswith(".woff2")}
    counted = {name: size for name, size in files.items() if name not in fonts}
    return {
        "bytes": sum(counted.values()),
        "budget": BUDGET,
        "font_bytes": sum(fonts.values()),
        "requests": len(files),
        "files": dict(sorted(counted.items(), key=lambda one: -one[1])),
        **{name: round(value, 3) for name, value in paints.items()},
    }


# A view update -------------------------------------------------------------------------------


class _Course:
    """A whole game of four, as the first of them is told about it.

    told    a message after each choice
    whys    prices and reasons at the versions at which the player had to choose
    """

    def __init__(self, address: str) -> None:
        self.players = [_Player(address) for _ in range(4)]
        ann, *others = self.players
        self.code = ann.open(*["person"] * 4)
        for other in others:
            other.act(self.code, "join", name="Other")
        ann.act(self.code, "start")
        self.told: list[Told] = []
        self.whys: dict[int, Any] = {}
        self._play()

    def _play(self) -> None:
        ann = self.players[0]
        chance = random.Random(3)
        seq = 0
        while True:
            told = ann.read(f"/api/tables/{self.code}?since={seq}")
            self.told.append(told)
            table = told["table"]
            seq = table["seq"]
            if table["status"] != "playing":
                return
            if table["decider"] == 0:
                self.whys[table["version"]] = ann.read(f"/api/tables/{self.code}/explain?seat=0")
            player = self.players[table["decider"]]
            game = player.read(f"/api/tables/{self.code}")["table"]["game"]
            options = [one["id"] for one in game["decision"]["options"]]
            plays = [one for one in options if one.startswith("play:")]
            rest = [one for one in options if one != "pass"]
            option = chance.choice(plays or rest or options)
            player.act(self.code, "choose", option=option, version=table["version"])

    def fullest(self, updates: int) -> tuple[Told, list[Told]]:
        """The view at which the last updates of the game begin, and those updates."""
        running = [told for told in self.told if told["table"]["status"] == "playing"]
        begin = max(1, len(running) - updates)
        first = dict(running[begin - 1])
        first["events"] = [event for told in running[:begin] for event in told["events"]]
        return first, running[begin:]


# A page that gets the same messages and does nothing with them but read them.
_IDLE: Final = """(path) => {
  const socket = new WebSocket(`ws://${location.host}${path}`);
  socket.onmessage = ({ data }) => { window.told = JSON.parse(data); };
}"""
_PAINTED: Final = "() => new Promise((go) => requestAnimationFrame(() => setTimeout(go)))"


def view_updates(browser: Browser, address: str) -> dict[str, Any]:
    course = _Course(address)
    first, updates = course.fullest(UPDATES)
    cities = [len(player["city"]) for player in updates[-1]["table"]["game"]["players"]]

    def at_table(page: Page) -> None:
        page.goto(f"{address}/table/{course.code}")
        page.wait_for_selector(".board")

    def idle(page: Page) -> None:
        page.goto(f"{address}/manifest.webmanifest")
        page.evaluate(_IDLE, f"/api/tables/{course.code}/live")

    return {
        "updates": len(updates),
        "cities": cities,
        "limit": UPDATE_LIMIT,
        "page": _feed(browser, course, first, updates, at_table),
        "baseline": _feed(browser, course, first, updates, idle),
    }


def _feed(
    browser: Browser,
    course: _Course,
    first: Told,
    updates: list[Told],
    open_page: Callable[[Page], None],
) -> dict[str, dict[str, float]]:
    """Tell a page one view after the other; what each costs it, in milliseconds."""
    context = browser.new_context(
        viewport=_SIZE, service_workers="block", reduced_motion="reduce", locale="fr-FR"
    )
    page = context.new_page()
    sockets: list[WebSocketRoute] = []

    def connect(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.send(json.dumps(first))

    version = first["table"]["version"]

    def explain(route: Route) -> None:
        route.fulfill(json=course.whys.get(version, {"version": 0, "prices": {}, "reasons": {}}))

    page.route_web_socket(_LIVE, connect)
    page.route("**/explain*", explain)
    open_page(page)
    page.evaluate(_PAINTED)
    inspector = context.new_cdp_session(page)
    # Time of this page alone, whatever else the machine is busy with.
    inspector.send("Performance.enable", {"timeDomain": "threadTicks"})
    costs: dict[str, list[float]] = {"script": [], "style_and_layout": [], "task": []}
    for told in updates:
        version = told["table"]["version"]
        before = _metrics(inspector)
        sockets[-1].send(json.dumps(told))
        page.evaluate(_PAINTED)
        after = _metrics(inspector)
        spent = {name: (after[name] - before[name]) * 1000 for name in after}
        costs["script"].append(spent["ScriptDuration"])
        costs["style_and_layout"].append(spent["LayoutDuration"] + spent["RecalcStyleDuration"])
        costs["task"].append(spent["TaskDuration"])
    context.close()
    return {name: _spread(values) for name, values in costs.items()}


def _metrics(inspector: CDPSession) -> dict[str, float]:
    metrics = inspector.send("Performance.getMetrics")["metrics"]
    return {one["name"]: one["value"] for one in metrics if one["name"].endswith("Duration")}


def _spread(values: list[float]) -> dict[str, float]:
    ordered = sorted(values)
    return {
        "median": round(median(ordered), 2),
        "p95": round(ordered[int(len(ordered) * 0.95) - 1], 2),
    }


# A click -------------------------------------------------------------------------------------

# From a click to the frame after the view that it led to, and the steps between: the page sends a
# request, the server tells the new view, the page shows it.
_STOPWATCH: Final = """(() => {
  let clicked = 0;
  let sent = 0;
  let version = -1;
  window.answered = [];
  addEventListener('click', (event) => {
    clicked = event.timeStamp;
    sent = 0;
  }, true);
  const fetched = window.fetch;
  window.fetch = (...how) => {
    sent ||= performance.now();
    return fetched(...how);
  };
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...how) {
      super(...how);
      this.addEventListener('message', ({ data }) => {
        const told = performance.now();
        const { table } = JSON.parse(data);
        if (!table || table.version <= version) return;
        version = table.version;
        const [from, by] = [clicked, sent];
        clicked = 0;
        if (from === 0 || by === 0) return;
        requestAnimationFrame(() => setTimeout(() => {
          const shown = performance.now();
          window.answered.push({
            all: shown - from, request: by - from, server: told - by, page: shown - told,
          });
        }));
      });
    }
  };
})()"""

# Something that may be pressed: a way in an open sheet, a ringed thing, an answer in the bar.
_NEXT: Final = """() => {
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
  const find = (selector, root = document) =>
    [...root.querySelectorAll(selector)].filter((one) => !one.disabled && one.checkVisibility());
  const lists = sheet
    ? [find('[data-option]', sheet), find('.answers .button:not(.main)', sheet)]
    : [
        find('.thing.target:not(.marked):not([data-thing=pass])'),
        find('[data-thing=done], .tray [data-option]'),
        find('.tray .step:last-of-type'),
        find('[data-thing=pass]'),
      ];
  const ready = find('button[data-thing=done]');
  const found = !sheet && ready.length > 0 ? ready : lists.find((list) => list.length > 0);
  if (!found) return null;
  const one = found[Math.floor(Math.random() * found.length)];
  one.scrollIntoView({ block: 'nearest' });
  const box = one.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}"""


def answers(browser: Browser, address: str) -> dict[str, Any]:
    """Play alone and click; the answers are those of the player's own choices."""
    context = browser.new_context(viewport=_SIZE, service_workers="block", reduced_motion="reduce")
    context.add_init_script(_STOPWATCH)
    page = context.new_page()
    headers = {"Origin": address}
    context.request.post(f"{address}/api/identity", data={"cookie": True}, headers=headers)
    times: list[dict[str, float]] = []
    for seed in range(1, 10):
        wish = {"seats": ["person"], "first": "seat", "seed": seed, "start": True}
        opened = context.request.post(f"{address}/api/tables", data=wish, headers=headers)
        page.goto(f"{address}/table/{opened.json()['code']}")
        times += _click_on(page, ANSWERS - len(times))
        if len(times) >= ANSWERS:
            break
    context.close()
    spreads = {step: _spread([one[step] for one in times]) for step in times[0]}
    return {"answers": len(times), "limit": ANSWER_LIMIT, "milliseconds": spreads}


def _click_on(page: Page, wanted: int) -> list[dict[str, float]]:
    """Click until there are enough answers, or the game is over."""
    idle = 0
    while page.evaluate("answered.length") < wanted and idle < 40:
        place = page.evaluate(_NEXT)
        if place is None:
            idle += 1
            page.wait_for_timeout(25)
            continue
        idle = 0
        page.mouse.click(place["x"], place["y"])
        page.evaluate(_PAINTED)
        try:
            page.wait_for_load_state("networkidle", timeout=2000)
        except Error:
            continue
    return list(page.evaluate("answered"))


# Telling -------------------------------------------------------------------------------------


def show(figures: dict[str, Any]) -> None:
    out = Console()
    for where, load in figures["load"].items():
        files = Table(title=f"First load of {where}", title_justify="left")
        files.add_column("file")
        files.add_column("bytes", justify="right")
        for name, size in load["files"].items():
            files.add_row(name, f"{size:,}")
        files.add_row("all but fonts", f"{load['bytes']:,} of {load['budget']:,}", style="bold")
        files.add_row("fonts", f"{load['font_bytes']:,}")
        out.print(files)
        out.print(
            f"{load['requests']} requests, first paint {load['fcp']:.0f} ms,"
            f" largest paint {load['lcp']:.0f} ms, layout shift {load['cls']:.3f}"
        )
    update = figures["update"]
    cities = ", ".join(map(str, update["cities"]))
    table = Table(
        title=f"{update['updates']} view updates, four players, cities of {cities} (ms)",
        title_justify="left",
    )
    for heading in ("", "page: median", "p95", "baseline: median", "p95"):
        table.add_column(heading, justify="left" if not heading else "right")
    for name in update["page"]:
        page, base = update["page"][name], update["baseline"][name]
        row = (page["median"], page["p95"], base["median"], base["p95"])
        table.add_row(name.replace("_", " "), *(f"{value:.2f}" for value in row))
    out.print(table)
    answer = figures["answer"]
    steps = answer["milliseconds"]
    whole = steps["all"]
    out.print(
        f"{answer['answers']} clicks to their visible answer: median {whole['median']:.0f} ms,"
        f" p95 {whole['p95']:.0f} ms (limit {answer['limit']:.0f} ms); in the median,"
        f" {steps['request']['median']:.0f} ms until the request is sent,"
        f" {steps['server']['median']:.0f} ms until the server has told the new view,"
        f" {steps['page']['median']:.0f} ms until it is shown"
    )


if __name__ == "__main__":
    main()
