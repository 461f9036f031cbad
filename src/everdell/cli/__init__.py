"""The commands. What a command needs is imported when it runs, so that help comes at once."""

import io
import sys


def main() -> None:
    from everdell.cli.app import run

    if isinstance(sys.stdout, io.TextIOWrapper):
        # Marks that the terminal's encoding lacks become question marks, not the end of a command.
        sys.stdout.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))
