"""Servers are forked off here: a process that has imported everything once.

A server needs two seconds to import what it is made of and a third of one to start. Tests that kill
it over and over keep the difference. Each server is a process as any other, and its own keeper
waits for its end.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import Any

import msgspec


class Order(msgspec.Struct, frozen=True, array_like=True):
    """A server to be started.

    log   the file for what it says on standard error
    path  folders with packages of others, such as bots
    """

    number: int
    log: str
    path: list[str]
    settings: dict[str, Any]


class Word(msgspec.Struct, frozen=True, array_like=True):
    """What is told of a server: its process, then its address, at last its exit code."""

    number: int
    about: str
    value: str


def main() -> None:
    """Start a server for each line that is read, until there are no more."""
    import everdell.web.store.listener  # noqa: F401  (imported by servers on PostgreSQL only)
    from everdell.web.server import serving  # noqa: F401

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the keepers are not waited for
    for line in sys.stdin.buffer:
        if not os.fork():
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            _keep(msgspec.json.decode(line, type=Order))
            return


def _keep(order: Order) -> None:
    child = os.fork()
    if not child:
        os.dup2(os.open(order.log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600), 2)
        _serve(order)
        return
    _say(order, "process", child)
    _, status = os.waitpid(child, 0)
    _say(order, "exit", os.waitstatus_to_exitcode(status))


def _serve(order: Order) -> None:
    from everdell.web.server.serving import serve
    from everdell.web.server.settings import Settings

    sys.path += order.path
    settings = msgspec.convert(order.settings, Settings)
    serve(settings, lambda address: _say(order, "address", address))


def _say(order: Order, about: str, value: object) -> None:
    os.write(1, msgspec.json.encode(Word(order.number, about, str(value))) + b"\n")
