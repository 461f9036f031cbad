"""What a seat is asked, as it is shown to that seat: every option with its words and targets."""

from __future__ import annotations

from everdell.engine.option import NO_ONE, PLAY, Decision, Option
from everdell.engine.phrases import phrase_view
from everdell.engine.picks import Picks
from everdell.engine.resources import as_dict
from everdell.engine.sets import DONE, Selection
from everdell.engine.shapes import ChoiceView, DecisionView, OptionView, PicksView
from everdell.engine.state import Game
from everdell.engine.targets import is_piece, targets_of
from everdell.engine.wording import option_phrase, options_phrases, prompt_phrase


def decision_view(g: Game, decision: Decision, seat: int | None) -> DecisionView:
    """What is asked; the options are for the one who is asked."""
    shown: DecisionView = {
        "seat": decision.seat,
        "prompt": decision.prompt,
        "source": decision.source,
        "phrase": phrase_view(prompt_phrase(decision)),
    }
    if seat == decision.seat:
        picks = g.picks
        slots = {pick.option.id: pick.slots for pick in picks.pool} if picks is not None else {}
        offered = {option.id for option in decision.options}
        shown["options"] = [
            option_view(g, option, slots.get(option.id, ())) for option in decision.options
        ]
        if picks is not None:
            others = [
                option_view(g, pick.option, pick.slots)
                for pick in picks.pool
                if pick.option.id not in offered
            ]
            shown["picks"] = _picks(picks, others)
    return shown


def option_view(g: Game, option: Option, slots: tuple[int, ...] = ()) -> OptionView:
    """An option of the present decision, to the one who is asked."""
    rules = g.rules
    shown: OptionView = {
        "id": option.id,
        "verb": option.verb,
        "phrase": phrase_view(option_phrase(rules, option, g.stack[-1].me)),
        "targets": targets_of(g, option, slots),
    }
    if option.card:
        shown["card"] = rules.ids[option.card]
    if option.place:
        shown["place"] = rules.places[option.place].id
    if option.seat != NO_ONE:
        shown["seat"] = option.seat
    if is_piece(g, option.verb):
        shown["piece"] = option.verb
    if option.verb == PLAY:
        shown["origin"] = rules.origins[option.origin]
        way = rules.ways[option.way]
        shown["way"] = way.word
        if way.card:
            shown["helper"] = rules.ids[way.card]
    if option.bundle:
        shown["amount"] = as_dict(option.bundle)
    elif not (shown["targets"] or option.card or option.place or option.seat != NO_ONE):
        shown["word"] = option.id.partition(":")[2]
    return shown


def choice_view(g: Game, selection: Selection) -> ChoiceView:
    """An option, or a set of picks, that the one who is asked now is about to take."""
    ids = [selection] if isinstance(selection, str) else list(selection)
    known = {option.id: option for option in g.options}
    if g.picks is not None:
        known.update({pick.option.id: pick.option for pick in g.picks.pool})
    chosen = [known[id] for id in (ids if ids else [DONE])]
    phrases = options_phrases(g.rules, chosen, g.stack[-1].me)
    shown: ChoiceView = {
        "options": ids,
        "verb": chosen[0].verb,
        "phrases": [phrase_view(phrase) for phrase in phrases],
    }
    if len(chosen) == 1 and (chosen[0].card or chosen[0].place):
        only = chosen[0]
        shown["component"] = g.rules.ids[only.card] if only.card else g.rules.places[only.place].id
    bundle = sum([option.bundle for option in chosen])
    if bundle:
        shown["amount"] = as_dict(bundle)
    return shown


def _picks(picks: Picks, others: list[OptionView]) -> PicksView:
    shown: PicksView = {
        "picked": picks.picked,
        "least": picks.least,
        "most": picks.most,
        "pool": {pick.option.id: pick.count for pick in picks.pool},
    }
    if others:
        shown["others"] = others
    if picks.limits:
        shown["limits"] = [
            {"options": [option.id for option in limit.options], "most": limit.most}
            for limit in picks.limits
        ]
    slots = {pick.option.id: list(pick.slots) for pick in picks.pool if pick.slots}
    if slots:
        shown["slots"] = slots
    return shown
