"""How much is tried: `make soak` tries many times as much of what chance decides."""

from __future__ import annotations

import os
from typing import Final

EFFORT: Final = int(os.environ.get("EVERDELL_EFFORT", "1"))
