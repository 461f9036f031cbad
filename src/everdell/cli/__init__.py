"""The commands. What a command needs is imported when it runs, so that help comes at once."""

import sys


def main() -> None:
    from everdell.cli.app import run

    sys.exit(run(sys.argv[1:]))
