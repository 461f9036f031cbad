"""The server under load, for a process of its own, with a database file.

It takes no notice of the settings of this machine's user, lifts the limits that one address has,
prints its address once it listens, and ends when its parent does.
"""

from __future__ import annotations

import os
import signal
import sys
import threading

from everdell.web.server.serving import serve
from everdell.web.server.settings import Settings


def main(database: str) -> None:
    threading.Thread(target=_end_with_parent, daemon=True).start()
    settings = Settings(
        database=database,
        port=0,
        requests_per_second=0,
        wrong_codes_per_minute=0,
        new_tables_per_hour=0,
        connections_per_address=0,
        sockets_per_address=0,
        bot_workers=1,
        log_level="warning",
    )
    serve(settings, ready=lambda address: print(address, flush=True))


def _end_with_parent() -> None:
    """The other end of standard input closes when the parent ends, however it does."""
    os.read(sys.stdin.fileno(), 1)  # not by the buffer, whose lock would be held at the end
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main(*sys.argv[1:])
