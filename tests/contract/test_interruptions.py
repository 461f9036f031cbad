"""Ctrl-C in the middle of anything ends it in good order: nothing takes it for a lack of memory."""

from __future__ import annotations

import signal
import subprocess
import sys

import pytest

# In a process of its own, because what must not happen would end that. A timer goes off again and
# again, each time a little later than before, so that it meets the work at every point. The work is
# done once before: what Python does as it imports cannot be interrupted in good order.
INTERRUPTED = """
import signal
from everdell import new_game
from everdell.bots import imagine, make_bot
from everdell.engine.playout import play_out
from everdell.engine.rng import seeded

class Enough(Exception):
    pass

def enough(*_):
    raise Enough

signal.signal(signal.SIGALRM, enough)
start = new_game(2, seed=7)
sage = make_bot("sage@100i")
turn = met = 0
WORK
for turn in range(TURNS):
    try:
        signal.setitimer(signal.ITIMER_REAL, 1e-4 + turn * 1e-6, 0.2)
        while True:
            WORK
    except Enough:
        met += 1
signal.setitimer(signal.ITIMER_REAL, 0)
print(met)
"""


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="no timers on this system")
@pytest.mark.parametrize(
    ("work", "turns"),
    [
        ("seeded(turn << 70)", 400),
        ("play_out(start.clone(), seeded(turn))", 400),
        ("sage.choose(imagine(start, 0, seeded(turn)), 0)", 40),
    ],
    ids=["chance", "random play", "search"],
)
def test_interrupted_work_says_so(work: str, turns: int) -> None:
    script = INTERRUPTED.replace("WORK", work).replace("TURNS", str(turns))
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert (done.returncode, done.stderr, done.stdout.strip()) == (0, "", str(turns))
