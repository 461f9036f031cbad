"""What a bot thinks of an option, in phrases."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import floor
from typing import Any, Final, NamedTuple, Protocol

from everdell.engine.phrases import Amount, Gap, Listing, Phrase, Seat, phrase_of
from everdell.engine.shapes import PhraseView

# From so much on a bot is sure which of two options is the better one; and fairly sure.
_SURE: Final = 0.95
_FAIRLY: Final = 0.8


class Reason(Protocol):
    """What speaks for an option, as `everdell.bots.advice_reasons` finds it."""

    @property
    def kind(self) -> str: ...
    @property
    def details(self) -> Mapping[str, Any]: ...
    @property
    def phrase(self) -> PhraseView | None: ...


class Advice(Protocol):
    """What is said of an answer, as `everdell.bots.advise` gives it."""

    @property
    def phrases(self) -> Sequence[PhraseView]: ...
    @property
    def difference(self) -> float: ...
    @property
    def win_chance(self) -> float: ...
    @property
    def confidence(self) -> float: ...
    @property
    def reasons(self) -> Sequence[Reason]: ...


class AdviceWords(NamedTuple):
    """A piece of advice in words, each part to be put where there is room for it."""

    option: str
    difference: str
    confidence: str
    chance: str
    reasons: list[str]


def difference(advice: Advice) -> Phrase:
    """How many points of lead it is ahead or behind, to a tenth."""
    tenths = _rounded(abs(advice.difference) * 10)
    side = "ahead" if advice.difference > 0 else "behind"
    return Phrase("advice-difference", {"n": tenths / 10, "side": side if tenths else "level"})


def confidence(advice: Advice) -> Phrase:
    if advice.confidence >= _SURE:
        level = "sure"
    else:
        level = "fairly" if advice.confidence >= _FAIRLY else "unsure"
    return Phrase("advice-confidence", {"level": level})


def chance(advice: Advice) -> Phrase:
    return Phrase("advice-chance", {"percent": _rounded(advice.win_chance * 100)})


def reason(why: Reason) -> Phrase:
    """What speaks for an option."""
    details = why.details
    match why.kind:
        case "points":
            return Phrase("advice-points", {"n": details["n"]})
        case "gains":
            return Phrase("advice-gains", {"gains": Listing(list(_gains(details)))})
        case "next":
            return Phrase("advice-next", {"option": _meaning(why)})
        case "wants":
            return Phrase("advice-wants", {"player": Seat(details["seat"])})
        case "denies":
            rival = Seat(details["seat"])
            return Phrase("advice-denies", {"player": rival, "option": _meaning(why)})
        case "rest":
            return Phrase("advice-rest")
        case "least":
            return Phrase("advice-least", {"n": details["n"]})
        case "outlook":
            return Phrase("advice-outlook", {"side": details["side"]})
    raise ValueError(f"there are no words for the reason {why.kind!r}")


def _meaning(why: Reason) -> Phrase:
    """What the option means that a reason speaks of."""
    if why.phrase is None:
        raise ValueError(f"the reason {why.kind!r} comes without the phrase of its option")
    return phrase_of(why.phrase)


def _gains(details: Mapping[str, Any]) -> Iterator[Gap]:
    named = [Amount({kind: n}) for kind, n in details["resources"].items()]
    yield from named
    if details["others"]:
        beside = "some" if named else "none"
        yield Phrase("advice-gains.others", {"n": details["others"], "beside": beside})
    for things in ("cards", "workers"):
        if details[things]:
            yield Phrase(f"advice-gains.{things}", {"n": details[things]})


def _rounded(n: float) -> int:
    """To the nearest, halves up: as pages round, too."""
    return floor(n + 0.5)
