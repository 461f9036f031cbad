"""OpenSpiel: `pyspiel.load_game("everdell")`, once this module is imported.

Chance is sampled: a chance node has one outcome, 0, and what it brings is drawn from the game's own
generator (`rng_seed`). Such a node stands before the deal and after every action that draws cards
or rolls; before it goes on, the unseen part of the deck is shuffled anew. So a search that
clones a state meets other futures each time, never the one that will come.

    players   as many as the boxes allow; alone, the box's automatic opponent plays along without
              being a player
    boxes     joined by `+`
    options   of the boxes: `rugwort_year:2`, joined by `+`
    rng_seed  of chance
"""

from __future__ import annotations

from typing import Any, Final

from everdell import defaults
from everdell.engine.changes import shuffle_anew
from everdell.engine.rng import Random, seeded
from everdell.engine.state import Game
from everdell.environments.actions import actions_of
from everdell.environments.game_series import SEEDS
from everdell.environments.observation import observer_of
from everdell.environments.rewards import win
from everdell.environments.text_rendering import rendered
from everdell.extras import missing
from everdell.games import load_game, new_game, rules_for, shelf

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as fault:
    raise missing("spiel", fault) from fault

_LONGEST: Final = 5000  # actions in a game; most have less than two hundred
_PLAYERS: Final = 2
_PARAMETERS: Final = {
    "players": _PLAYERS,
    "boxes": "+".join(defaults.BOXES),
    "options": "",
    "rng_seed": 0,
}


def _game_type(players: int) -> Any:
    """Among people what one wins others lose; an automatic opponent is no player to lose it."""
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name="everdell",
        long_name="Everdell",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if players > 1 else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(box.most for box in shelf().values()),
        min_num_players=min(box.fewest for box in shelf().values()),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_PARAMETERS,
    )


class EverdellGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel comes without types
    """The rules, and the generator that all states of this game draw their chance from."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wish = {**_PARAMETERS, **(params or {})}
        self.players = int(wish["players"])
        self.boxes = tuple(str(wish["boxes"]).split("+"))
        pairs = [pair.partition(":") for pair in str(wish["options"]).split("+") if pair]
        self.options = {name: value for name, _, value in pairs}
        self.rules = rules_for(self.players, self.boxes, self.options)
        self.actions = actions_of(self.rules)
        self.chance = seeded(int(wish["rng_seed"]))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.actions),
            max_chance_outcomes=1,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if self.players > 1 else None,
            max_game_length=_LONGEST,
        )
        super().__init__(_game_type(self.players), info, params or {})

    def new_initial_state(self) -> EverdellState:
        return EverdellState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> _Tensor:
        return _Tensor(self)

    def deal(self) -> Game:
        return new_game(self.players, self.boxes, self.chance.below(SEEDS), self.options)


class EverdellState(pyspiel.State):  # type: ignore[misc]  # pyspiel comes without types
    """A moment of the game. OpenSpiel copies it by copying what stands in its attributes."""

    def __init__(self, game: EverdellGame) -> None:
        super().__init__(game)
        self._moment = Moment()

    @property
    def game(self) -> Game:
        """The engine's game; there is none before the deal."""
        found = self._moment.game
        assert found is not None
        return found

    def current_player(self) -> int:
        moment = self._moment
        if moment.game is None or moment.pending is not None:
            return int(pyspiel.PlayerId.CHANCE)
        if moment.game.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return moment.game.stack[-1].me

    def is_terminal(self) -> bool:
        return self._moment.game is not None and self._moment.game.over

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.get_game().actions.numbers(self.game.options))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 1.0)]

    def _apply_action(self, action: int) -> None:
        game: EverdellGame = self.get_game()
        if self._moment.game is None:
            self._moment = Moment(game.deal())
        elif self._moment.pending is not None:
            self._moment = self._moment.happen(game.chance)
        else:
            self._moment = self._moment.after(game.actions.id(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return "chance"
        return str(self.get_game().actions.id(action))

    def returns(self) -> list[float]:
        players = range(self.get_game().players)
        return [win(self.game, seat) if self.is_terminal() else 0.0 for seat in players]

    def resample_from_infostate(self, player: int, sampler: Any) -> EverdellState:
        """A state that the player cannot tell from this one, for searches that imagine worlds.

        Where chance is about to answer to the choice of another seat, that seat chooses anew: what
        it chose is not known yet, and may not be offered in that world.
        """
        world: EverdellState = self.clone()
        game, pending = self._moment.game, self._moment.pending
        if game is not None:
            own = pending if game.stack[-1].me == player else None
            world._moment = Moment(game.determinize(player, int(sampler() * SEEDS)), own)
        return world

    def __str__(self) -> str:
        if self._moment.game is None:
            return "before the deal"
        waiting = (
            "" if self._moment.pending is None else f"\nthen by chance: {self._moment.pending}"
        )
        return self._moment.game.to_json() + waiting


class Moment:
    """A game, and the option that was chosen if chance has a say in what comes of it."""

    def __init__(self, game: Game | None = None, pending: str | None = None) -> None:
        self.game = game
        self.pending = pending

    def after(self, option: str) -> Moment:
        """What a choice leads to: the next decision, or chance if it draws cards or rolls."""
        assert self.game is not None
        trial = self.game.clone()
        trial.choose(option)
        return Moment(self.game, option) if _met_chance(self.game, trial) else Moment(trial)

    def happen(self, chance: Random) -> Moment:
        """Shuffle what no seat has seen, then do what was chosen."""
        assert self.game is not None
        assert self.pending is not None
        game = self.game.clone()
        shuffle_anew(game, seeded(chance.below(SEEDS)))
        game.choose(self.pending)
        return Moment(game)

    def __deepcopy__(self, memo: object) -> Moment:
        return self  # a moment never changes

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (None if self.game is None else self.game.to_json(), self.pending)


def _restored(saved: str | None, pending: str | None) -> Moment:
    return Moment(None if saved is None else load_game(saved), pending)


def _met_chance(before: Game, after: Game) -> bool:
    """Whether cards left the deck, the discard pile became the deck, or a number was drawn."""
    return (
        before.top != after.top
        or before.deck is not after.deck
        or before.random.mark() != after.random.mark()
    )


class _Tensor:
    """OpenSpiel's observer: the vector of `observation.py`, and a player's view as text."""

    def __init__(self, game: EverdellGame) -> None:
        self._observer = observer_of(game.rules)
        self.tensor = np.zeros(self._observer.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: EverdellState, player: int) -> None:
        if state._moment.game is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self._observer(state.game, player)

    def string_from(self, state: EverdellState, player: int) -> str:
        return "" if state._moment.game is None else rendered(state.game, player)


pyspiel.register_game(_game_type(_PLAYERS), EverdellGame)
