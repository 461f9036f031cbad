"""Write the digests anew, after a change of the rules: python -m tests.games.record"""

from __future__ import annotations

import json

from everdell.engine.rules import RULES_VERSION
from tests.games.recorded import FILE, KINDS, digests, name


def main() -> None:
    document: dict[str, object] = {"rules": RULES_VERSION}
    for players, options, games in KINDS:
        document[name(players, options)] = digests(players, options, games)
    FILE.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
    print(f"{FILE} written for rules version {RULES_VERSION}")


if __name__ == "__main__":
    main()
