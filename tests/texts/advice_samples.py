"""Advice of every kind: each reason, each degree of confidence, ahead, behind and level."""

from __future__ import annotations

from everdell.bots import Advice
from everdell.bots.advice_reasons import AdviceReason

from .options import worded

THOUGHTS: tuple[Advice, ...] = tuple(
    map(
        worded,
        (
            Advice(
                "play:farm:hand",
                2.34,
                0.634,
                0.95,
                0.7,
                (
                    AdviceReason("denies", {"seat": 1, "option": "visit:city:0:inn"}),
                    AdviceReason("points", {"n": 3}),
                    AdviceReason(
                        "gains",
                        {
                            "resources": {"twig": 2, "berry": 1},
                            "others": 1,
                            "cards": 1,
                            "workers": 2,
                        },
                    ),
                ),
            ),
            Advice(
                "visit:basic_pebble",
                -1.14,
                0.625,
                0.8,
                0.2,
                (
                    AdviceReason("points", {"n": 1}),
                    AdviceReason("gains", {"resources": {}, "others": 2, "cards": 2, "workers": 0}),
                    AdviceReason("next", {"option": "play:king:meadow"}),
                ),
            ),
            Advice(
                "visit:city:1:inn",
                -0.25,
                0.005,
                0.79,
                0.1,
                (AdviceReason("wants", {"seat": 1, "option": "visit:city:1:inn"}),),
            ),
            Advice(
                "prepare",
                0.5,
                0.5,
                0.5,
                0.5,
                (
                    AdviceReason("gains", {"resources": {}, "others": 0, "cards": 1, "workers": 1}),
                    AdviceReason(
                        "gains", {"resources": {"resin": 1}, "others": 2, "cards": 0, "workers": 0}
                    ),
                ),
            ),
            Advice("prepare", 0.96, 1.0, 1.0, 1.0, (AdviceReason("outlook", {"side": "mine"}),)),
            Advice("done", -0.04, 0.0, 0.5, 0.0, (AdviceReason("outlook", {"side": "theirs"}),)),
            Advice(
                "visit:haven", 0.0, 0.285, 0.5, 0.5, (AdviceReason("outlook", {"side": "level"}),)
            ),
            Advice(
                "visit:haven", 0.0, 0.285, 0.5, 0.5, (AdviceReason("outlook", {"side": "less"}),)
            ),
            Advice(
                "visit:haven", 0.0, 0.285, 0.5, 0.5, (AdviceReason("outlook", {"side": "more"}),)
            ),
            Advice(
                "visit:haven", 0.0, 0.285, 0.5, 0.5, (AdviceReason("outlook", {"side": "equal"}),)
            ),
            Advice("discard:farm", 0.0, 0.285, 0.5, 0.5, (AdviceReason("least", {"n": 1}),)),
            Advice("done", 0.0, 0.285, 0.5, 0.5, (), ()),
            Advice(
                "discard:farm",
                0.0,
                0.285,
                0.5,
                0.5,
                (AdviceReason("least", {"n": 3}),),
                ("discard:farm", "discard:farm", "discard:inn"),
            ),
            Advice(
                "gain:resin", 0.0, 0.285, 0.5, 0.5, (), ("gain:resin", "gain:berry", "gain:berry")
            ),
            Advice(
                "give:1:berry",
                0.0,
                0.285,
                0.5,
                0.5,
                (),
                ("give:1:berry", "give:1:berry", "give:2:twig"),
            ),
            Advice("pass", 0.0, 0.285, 0.5, 0.5, (AdviceReason("rest"),)),
        ),
    )
)
