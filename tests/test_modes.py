"""The Python sources and the compiled engine never mix."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

LOADED = """
import sys
import everdell.bots, everdell.cli.measures
files = [str(m.__file__) for name, m in sys.modules.items() if name.startswith("everdell.")]
print(sorted({file.rsplit(".", 1)[-1] for file in files}))
"""


@pytest.mark.parametrize("pure", ["0", "1"])
def test_asked_for_the_sources_one_gets_nothing_else(pure: str) -> None:
    """It can fail where a compiled engine is installed."""
    environment = {**os.environ, "EVERDELL_PURE": pure}
    done = subprocess.run(
        [sys.executable, "-c", LOADED], env=environment, capture_output=True, text=True, check=True
    )
    found = done.stdout.strip()
    assert found == "['py']" if pure == "1" else found in ("['py']", "['py', 'so']")
