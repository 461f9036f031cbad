"""Write the digests anew, after a change of the rules or for a new box.

python -m tests.games.record            all of them
python -m tests.games.record legends    those of a box (or `together`)
"""

from __future__ import annotations

import json
import sys

from everdell.engine.rules import RULES_VERSION
from tests.games.recorded import FOLDER, digests, file_of, kinds


def main(wanted: list[str]) -> None:
    there = kinds()
    if unknown := set(wanted) - set(there):
        sys.exit(f"There is no {', '.join(unknown)}; there are: {', '.join(there)}.")
    FOLDER.mkdir(exist_ok=True)
    for recording in wanted or there:
        document: dict[str, object] = {"rules": RULES_VERSION}
        document |= {str(table): digests(table) for table in there[recording]}
        text = json.dumps(document, indent=1) + "\n"
        file_of(recording).write_text(text, encoding="utf-8")
        print(f"{file_of(recording)} written for rules version {RULES_VERSION}")


if __name__ == "__main__":
    main(sys.argv[1:])
