"""The game as learners and searchers know it: PettingZoo, Gymnasium, NumPy, OpenSpiel.

    aec.py      PettingZoo: every seat is an agent
    single.py   Gymnasium: one learner against bots
    batch.py    NumPy: many games in one call
    spiel.py    OpenSpiel: a game with sampled chance

They share the numbering of actions (`actions.py`) and of what a seat knows (`observation.py`),
which is compiled with the engine (`encoding/`).
Nothing here is imported by the rest of the package, because it needs what `everdell[rl]` and
`everdell[spiel]` install.
"""
