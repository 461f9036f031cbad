"""everdell: an unofficial digital Everdell. See README.md for the two commands."""

from everdell.compilation.engine_choice import choose

choose()

from everdell.engine.errors import EverdellError, IllegalMove, SaveError, SetupError
from everdell.engine.option import Decision, Option
from everdell.engine.state import Game, Score
from everdell.games import load_game, new_game
from everdell.version import VERSION

__version__ = VERSION

__all__ = [
    "Decision",
    "EverdellError",
    "Game",
    "IllegalMove",
    "Option",
    "SaveError",
    "Score",
    "SetupError",
    "__version__",
    "load_game",
    "new_game",
]
