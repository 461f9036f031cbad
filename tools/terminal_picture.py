"""Draws docs/terminal.svg, the picture in the README: python tools/terminal_picture.py"""

from __future__ import annotations

import io
import os
import re
import tempfile
from pathlib import Path

from rich.console import Console

from everdell.cli.terminal import play
from everdell.engine.rng import seeded

TARGET = Path(__file__).parent.parent / "docs" / "terminal.svg"
MOMENT = 34  # which question of the game is shown


def main() -> None:
    console = Console(record=True, width=124, file=io.StringIO(), force_terminal=True)
    random = seeded(12)
    asked = 0

    def answer(prompt: str) -> str:
        nonlocal asked
        numbers = re.match(r"1(?:–(\d+))?,", prompt)
        if numbers is None:
            return ""
        asked += 1
        picture = console.export_svg(title="everdell play", clear=True)
        if asked >= MOMENT and "Meadow" in picture:
            # The export names a font on the web: the reader's own monospace font will do.
            TARGET.write_text(re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL))
            raise EOFError
        return str(1 + random.below(int(numbers[1] or 1)))

    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        play(
            lang="en",
            players=3,
            bots=["greedy", "greedy"],
            seed=21,
            console=console,
            ask=answer,
        )
    print(f"{TARGET} drawn at question {asked}")


if __name__ == "__main__":
    main()
