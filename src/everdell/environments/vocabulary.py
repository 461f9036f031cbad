"""Every option that some rules can ever offer, found before a game is played.

Steps, the sources they pick from, actions and arrivals are bound to the rules once and hold ready
what they may offer; those of boxes from outside do, too. Only two kinds of options are made when
they are needed: those that name a card in a city, and exact prices. Both are bounded by what is
printed, and listed here.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from everdell.engine.assembly import new_game
from everdell.engine.effects.picking import Pick
from everdell.engine.moments import Modifier
from everdell.engine.option import Option
from everdell.engine.resources import PLENTY, payments, total, with_more
from everdell.engine.rules import NO_ROW, PAY, CityRow, Rules
from everdell.engine.state import Game, Player
from everdell.engine.turn_picks import PickInTurn


def all_options(rules: Rules) -> dict[str, Option]:
    """All options by their ids; some of them may never come up."""
    held = [option for holder in _holders(rules) for option in _held(rules, holder)]
    return {option.id: option for option in (*held, *_prices(rules)) if _is_meant(option)}


def option_ids(rules: Rules) -> set[str]:
    return set(all_options(rules))


def prompts(rules: Rules) -> list[str]:
    """What can be asked, in a stable order."""
    steps = [step for program in rules.programs.values() for step in program.steps]
    return sorted({step.prompt for step in steps if step.asks})


def _is_meant(option: Option) -> bool:
    """Rows are indexed by numbers that begin at 1: their first option names nothing."""
    return bool(option.card or option.place) or "component" not in option.shape


def _holders(rules: Rules) -> Iterator[object]:
    for program in rules.programs.values():
        for step in program.steps:
            yield step
            if isinstance(step, Pick):
                yield step.source
    for action in rules.actions:
        yield action
        if isinstance(action, PickInTurn):
            yield action.source
    yield from rules.interludes
    for card in rules.cards:
        if card.arrival is not None:
            yield card.arrival
        if card.ability is not None:
            yield card.ability


def _held(rules: Rules, holder: object) -> Iterator[Option]:
    """What stands in the attributes; compiled classes have no `__dict__` to look into."""
    for name in dir(holder):
        if not name.startswith("__"):
            yield from _options(rules, getattr(holder, name, None))


def _options(rules: Rules, value: object) -> Iterator[Option]:
    if isinstance(value, Option):
        yield value
    elif isinstance(value, CityRow):
        if value is not NO_ROW:
            yield from _in_cities(rules, value)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _options(rules, item)
    elif isinstance(value, dict):
        yield from _options(rules, list(value.values()))


def _in_cities(rules: Rules, row: CityRow) -> Iterator[Option]:
    """No city holds a card more often than it is printed."""
    for owner in range(rules.seats):
        for card in rules.cards[1:]:
            for ordinal in range(1, card.copies + 1):
                yield row.of(owner, card.number, ordinal)


def _prices(rules: Rules) -> Iterator[Option]:
    """Each card at every discount and by every other way, whatever makes it dearer or cheaper."""
    game = new_game(rules, 0)
    payer = game.players[0]
    others = [way for way in rules.ways[PAY + 1 :] if not way.free]
    for card in rules.cards[1:]:
        due = [price for way in others for price in way.due(game, payer, card.number)]
        for off in range(total(card.price) + 1):
            due += payments(PLENTY, card.price, off)
        for price in _modified(game, payer, card.number, list(dict.fromkeys(due))):
            yield rules.payment(price)


def _modified(game: Game, payer: Player, card: int, due: list[int]) -> list[int]:
    """What is due with any number of the modifiers that there are in force.

    Of tiles that were dealt from one zone, as powers are, a player has one that changes how a card
    is paid for: all of them together would make thousands of prices that no game knows.
    """
    dealt = _modifiers(game.rules)
    for modifiers in dealt.values():
        for modifier in modifiers:
            due = list(dict.fromkeys([*due, *modifier.prices(game, payer, card, due)]))
            dearer = with_more(due, modifier.dearer_by, game.rules.figures.kinds)
            due = list(dict.fromkeys([*due, *dearer]))
    for modifiers in dealt.values():
        swapped = [modifier.swaps(game, payer, card, due) for modifier in modifiers]
        due = list(dict.fromkeys([*due, *chain.from_iterable(swapped)]))
    return due


def _modifiers(rules: Rules) -> dict[str, list[Modifier]]:
    """By the zone where their tile begins; each card of a city stands by itself."""
    found: dict[str, list[Modifier]] = {}
    for number in range(1, len(rules.ids)):
        modifier = rules.modifier_of(number)
        if modifier is not None:
            is_card = number < len(rules.cards)
            zone = rules.ids[number] if is_card else rules.tile(number).begins
            found.setdefault(zone, []).append(modifier)
    return found
