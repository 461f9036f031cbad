"""What a bot thinks of a decision, as it is told to the one who has to make it."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from everdell.bots import Advice
from everdell.bots.advice_reasons import AdviceReason
from everdell.engine.phrases import phrase_view
from everdell.engine.shapes import PhraseView
from everdell.texts import advising


class PointsReason(TypedDict):
    """It scores so many points at once, whatever the hidden cards are."""

    kind: Literal["points"]
    n: int


class GainsReason(TypedDict):
    """What it brings by the end of the action, whatever it costs and whatever the hidden cards.

    `others` are resources of other kinds: how many is certain, of which kinds is still open.
    """

    kind: Literal["gains"]
    resources: dict[str, int]
    others: int
    cards: int
    workers: int


class NextReason(TypedDict):
    """What one would go on with: at the next turn, or before the end of this one."""

    kind: Literal["next"]
    option: str


class WantsReason(TypedDict):
    """Another seat would otherwise do the same, and then cannot; `option` is how."""

    kind: Literal["wants"]
    seat: int
    option: str


class DeniesReason(TypedDict):
    """What another seat would otherwise do, and then cannot."""

    kind: Literal["denies"]
    seat: int
    option: str


class RestReason(TypedDict):
    """Nothing else that is offered pays any more."""

    kind: Literal["rest"]


class LeastReason(TypedDict):
    """Of what may be given up, it is missed least; or `n` things are, if several are picked."""

    kind: Literal["least"]
    n: int


class OutlookReason(TypedDict):
    """By the end of the game the first answer promises more, leaves others less, or is as good as
    the next; another one promises less than the first, leaves others more, or is as good as it.
    """

    kind: Literal["outlook"]
    side: Literal["mine", "theirs", "level", "less", "more", "equal"]


HintReason: TypeAlias = (
    PointsReason
    | GainsReason
    | NextReason
    | WantsReason
    | DeniesReason
    | RestReason
    | LeastReason
    | OutlookReason
)


class AdvicePhrases(TypedDict):
    """What is thought of an answer, in phrases."""

    difference: PhraseView
    confidence: PhraseView
    chance: PhraseView
    reasons: list[PhraseView]


class AdviceView(TypedDict):
    """What the bot thinks of one answer.

    option      what to choose now
    picks       where several things are picked: all that it picks, `option` among it
    difference  in points of lead: by how many the first answer is ahead of the best other one (0 or
                more), or by how many any other one is behind the first (0 or less)
    win_chance  0 to 1, never greater than that of an answer before it
    confidence  0.5 to 1: how sure it is that the first answer is the better one of the two
    share       0 to 1: how much of the thinking went this way
    reasons     what it saw, the most telling first
    phrases     what it means to the seat: one phrase for each thing that is done
    words       difference, chance, confidence and reasons as they are told
    """

    option: str
    picks: list[str] | None
    difference: float
    win_chance: float
    confidence: float
    share: float
    reasons: list[HintReason]
    phrases: list[PhraseView]
    words: AdvicePhrases


class HintView(TypedDict):
    """The best answers to a decision, for the seat that has to make it.

    seq      the last event at the table, which has counted the hint by then
    version  the game that the hint is about
    """

    code: str
    seq: int
    version: int
    seat: int
    advice: list[AdviceView]


def advice_view(advice: Advice) -> AdviceView:
    return {
        "option": advice.option,
        "picks": None if advice.picks is None else list(advice.picks),
        "difference": advice.difference,
        "win_chance": advice.win_chance,
        "confidence": advice.confidence,
        "share": advice.share,
        "reasons": [_reason(reason) for reason in advice.reasons],
        "phrases": list(advice.phrases),
        "words": {
            "difference": phrase_view(advising.difference(advice)),
            "confidence": phrase_view(advising.confidence(advice)),
            "chance": phrase_view(advising.chance(advice)),
            "reasons": [phrase_view(advising.reason(reason)) for reason in advice.reasons],
        },
    }


def _reason(reason: AdviceReason) -> HintReason:
    details = reason.details
    match reason.kind:
        case "points":
            return {"kind": "points", "n": details["n"]}
        case "gains":
            return {
                "kind": "gains",
                "resources": details["resources"],
                "others": details["others"],
                "cards": details["cards"],
                "workers": details["workers"],
            }
        case "next":
            return {"kind": "next", "option": details["option"]}
        case "wants":
            return {"kind": "wants", "seat": details["seat"], "option": details["option"]}
        case "denies":
            return {"kind": "denies", "seat": details["seat"], "option": details["option"]}
        case "rest":
            return {"kind": "rest"}
        case "least":
            return {"kind": "least", "n": details["n"]}
        case "outlook":
            return {"kind": "outlook", "side": details["side"]}
    raise ValueError(f"there are no words for the reason {reason.kind!r}")
