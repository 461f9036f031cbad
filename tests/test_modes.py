"""The Python sources and the compiled engine never mix."""

from __future__ import annotations

import os
import subprocess
import sys

LOADED = """
import sys
import everdell.bots, everdell.cli.measures
files = [str(m.__file__) for name, m in sys.modules.items() if name.startswith("everdell.")]
print(sorted({file.rsplit(".", 1)[-1] for file in files}))
"""


def test_asked_for_the_sources_one_gets_nothing_else() -> None:
    """It can fail where a compiled engine is installed."""
    environment = {**os.environ, "EVERDELL_PURE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", LOADED], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "['py']"
