"""What a bot thinks of a decision, as it is told to the one who has to make it."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from everdell.bots import Advice
from everdell.bots.advice import Reason
from everdell.engine.resources import KINDS


class PointsReason(TypedDict):
    """It scores so many points at once."""

    kind: Literal["points"]
    n: int


class GainsReason(TypedDict):
    """What it brings by the end of the action."""

    kind: Literal["gains"]
    resources: dict[str, int]
    cards: int
    workers: int


class NextReason(TypedDict):
    """What one would go on with at the next turn."""

    kind: Literal["next"]
    option: str


class DeniesReason(TypedDict):
    """What another seat would otherwise do, and then cannot."""

    kind: Literal["denies"]
    seat: int
    option: str


ReasonTold: TypeAlias = PointsReason | GainsReason | NextReason | DeniesReason


class AdviceTold(TypedDict):
    """What the bot thinks of one option.

    difference  points of lead by which it is better than the best other option; below 0, worse
    win_chance  0 to 1
    confidence  0.5 to 1: how sure it is that the difference is on that side of 0
    share       0 to 1: how much of the thinking went this way
    reasons     what it saw, the most telling first
    """

    option: str
    difference: float
    win_chance: float
    confidence: float
    share: float
    reasons: list[ReasonTold]


class HintTold(TypedDict):
    """The best options of a decision, for the seat that has to make it.

    seq      the last event at the table, which has counted the hint by then
    version  the game that the hint is about
    """

    code: str
    seq: int
    version: int
    seat: int
    advice: list[AdviceTold]


def told(advice: Advice) -> AdviceTold:
    return {
        "option": advice.option,
        "difference": advice.difference,
        "win_chance": advice.win_chance,
        "confidence": advice.confidence,
        "share": advice.share,
        "reasons": [_reason(reason) for reason in advice.reasons],
    }


def _reason(reason: Reason) -> ReasonTold:
    details = reason.details
    match reason.kind:
        case "points":
            return {"kind": "points", "n": details["n"]}
        case "gains":
            return {
                "kind": "gains",
                "resources": _named(details["resources"]),
                "cards": details["cards"],
                "workers": details["workers"],
            }
        case "next":
            return {"kind": "next", "option": details["option"]}
        case "denies":
            return {"kind": "denies", "seat": details["seat"], "option": details["option"]}
    raise ValueError(f"nobody knows how to tell the reason {reason.kind!r}")


def _named(resources: list[int]) -> dict[str, int]:
    return {kind: n for kind, n in zip(KINDS, resources, strict=True) if n}
