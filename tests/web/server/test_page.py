"""The page as a browser gets it."""

from __future__ import annotations

import gzip
import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from everdell.web.server import page
from tests.web.running import client, fault, running

BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
FILES = {
    "index.html": b"<!doctype html><title>Everdell</title>",
    "manifest.webmanifest": b"{}",
    "sw.js": b"// at work",
    "icons/icon.svg": b"<svg/>",
    "assets/index-abc123.js": b"let x = 1;" * 50,
    "assets/index-abc123.css": b"a{}",
    "assets/text-def456.woff2": b"wOF2",
}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A server with a page, and something private beside it."""
    folder = tmp_path_factory.mktemp("built") / "page"
    for name, body in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(body)
    script = folder / "assets/index-abc123.js"
    Path(f"{script}.gz").write_bytes(gzip.compress(script.read_bytes(), mtime=0))
    Path(f"{script}.br").write_bytes(b"in brotli")
    (folder.parent / "secret.txt").write_text("secret")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(page, "FOLDER", folder)
        with running(folder.parent / "tables.db") as address, client(address, BROWSER) as http:
            yield http


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/new",
        "/join/ABC234",
        "/table/ABC234",
        "/table/ABC234?seat=1",
        "/rules",
        "/rules/seasons",
        "/cards",
        "/cards/farm",
        "/settings",
        "/about",
        "/index.html",
    ],
)
def test_every_screen_is_the_same_document(built: httpx.Client, path: str) -> None:
    for accepted in (BROWSER["accept"], "*/*"):
        answer = built.get(path, headers={"accept": accepted})
        assert (answer.status_code, answer.content) == (200, FILES["index.html"])
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"


def test_what_is_nowhere_gets_the_page_that_says_so(built: httpx.Client) -> None:
    for path in ("/nothing", "/table", "/table/A/B", "/apis", "/new/1"):
        answer = built.get(path)
        assert (answer.status_code, answer.content) == (404, FILES["index.html"])
    known = built.get("/").headers["etag"]
    assert built.get("/nothing", headers={"if-none-match": known}).status_code == 404
    assert fault(built.get("/nothing", headers={"accept": "application/json"}))[0] == 404
    assert fault(built.get("/assets/gone.js")) == (404, "unknown-address")
    assert fault(built.post("/")) == (404, "unknown-address")


@pytest.mark.parametrize(
    ("path", "kind", "for_ever"),
    [
        ("/assets/index-abc123.js", "text/javascript; charset=utf-8", True),
        ("/assets/index-abc123.css", "text/css; charset=utf-8", True),
        ("/assets/text-def456.woff2", "font/woff2", True),
        ("/manifest.webmanifest", "application/manifest+json", False),
        ("/icons/icon.svg", "image/svg+xml", False),
        ("/sw.js", "text/javascript; charset=utf-8", False),
    ],
)
def test_files_say_what_they_are_and_how_long_they_keep(
    built: httpx.Client, path: str, kind: str, for_ever: bool
) -> None:
    answer = built.get(path, headers={"accept-encoding": "identity"})
    assert answer.content == FILES[path[1:]]
    assert answer.headers["content-type"] == kind
    assert answer.headers["cache-control"] == (
        "public, max-age=31536000, immutable" if for_ever else "no-cache"
    )
    again = built.get(path, headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br;q=0", None),
        ("", None),
    ],
)
def test_the_tightest_form_that_is_understood(
    built: httpx.Client, accepted: str, encoding: str | None
) -> None:
    path = "/assets/index-abc123.js"
    with built.stream("GET", path, headers={"accept-encoding": accepted}) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "accept-encoding"
    body = FILES[path[1:]]
    packed = {"gzip": gzip.compress(body, mtime=0), "br": b"in brotli", None: body}
    assert raw == packed[encoding]
    assert fault(built.get(f"{path}.gz"))[0] == 404


def test_heads_alone_and_the_door(built: httpx.Client) -> None:
    head = built.head("/")
    assert (head.status_code, head.content) == (200, b"")
    assert int(head.headers["content-length"]) == len(FILES["index.html"])
    policy = head.headers["content-security-policy"]
    for rule in ("worker-src 'self'", "manifest-src 'self'", "font-src 'self'"):
        assert rule in policy
    assert "unsafe" not in policy


def test_files_are_not_sent_with_what_only_documents_need(built: httpx.Client) -> None:
    script = next(path for path in FILES if path.startswith("assets/"))
    headers = built.get(f"/{script}").headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "content-security-policy" not in headers
    assert "content-security-policy" in built.get(f"/{script}-not-there").headers


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "//secret.txt"]
)
def test_there_is_no_way_out_of_the_folder(built: httpx.Client, path: str) -> None:
    """Asked by hand: clients tidy such paths up."""
    where = urlsplit(str(built.base_url))
    with socket.create_connection((where.hostname, where.port or 0), timeout=10) as wire:
        head = f"GET {path} HTTP/1.1\r\nhost: {where.netloc}\r\nconnection: close\r\n\r\n"
        wire.sendall(head.encode())
        answer = b"".join(iter(lambda: wire.recv(65536), b""))
    assert answer.startswith(b"HTTP/1.1 404")
    assert b"secret" not in answer


def test_the_server_still_answers_beside_it(built: httpx.Client) -> None:
    assert built.get("/health").json()["status"] == "fine"
    assert built.get("/api/tables").json() == {"tables": []}
    assert "OpenAPI" in built.get("/api").text
    assert fault(built.get("/api/nothing")) == (404, "unknown-address")
    assert built.get("/rules").status_code == 200
    assert 'route="/{page}"' in built.get("/metrics").text


def test_without_a_page_it_says_how_to_build_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "FOLDER", tmp_path / "never-built")
    with running(tmp_path / "tables.db") as address, client(address, BROWSER) as http:
        for path in ("/", "/join/ABC234"):
            answer = http.get(path, headers={"accept-language": "fr"})
            assert answer.status_code == 404
            assert "make play" in answer.text
            assert 'lang="fr"' in answer.text
            assert 'href="/api"' in answer.text
