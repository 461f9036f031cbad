"""Compiles the engine, the boxes and the search of the bots with mypyc where a C compiler is found.

All or nothing: if anything fails, every compiled module is removed and the same sources run
interpreted. EVERDELL_COMPILE is `auto` (default), `1` (fail if it cannot be compiled) or `0`.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any, cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
WISH = os.environ.get("EVERDELL_COMPILE", "auto")


INTERPRETED = ("__init__.py", "engine/shapes.py")  # the latter says why


def sources() -> list[str]:
    found = [
        path.relative_to(ROOT).as_posix()
        for part in ("engine", "boxes", "bots/thinking", "environments/encoding")
        for path in sorted((ROOT / "src" / "everdell" / part).rglob("*.py"))
    ]
    return [path for path in found if not path.endswith(INTERPRETED)]


def extensions() -> list[Extension]:
    if WISH == "0":
        return []
    try:
        from mypyc.build import mypycify

        level = os.environ.get("EVERDELL_OPT_LEVEL", "3")
        found = cast(list[Extension], mypycify(sources(), opt_level=level, debug_level="0"))
        if sys.platform != "win32":
            # A product and a sum in one step would round unlike everywhere else.
            for extension in found:
                extension.extra_compile_args.append("-ffp-contract=off")
        return found
    except (Exception, SystemExit) as fault:  # mypyc ends with sys.exit
        if WISH == "1":
            raise
        print(f"everdell: not compiled ({fault}); the pure Python engine is used", file=sys.stderr)
        return []


class BuildOrFallBack(build_ext):
    """A build that falls back to pure Python as a whole."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as fault:
            if WISH == "1":
                raise
            for library in [*ROOT.glob("src/**/*.so"), *Path(self.build_lib).rglob("*.so")]:
                library.unlink()
            self.extensions: list[Any] = []
            print(f"everdell: compiling failed ({fault}); the pure Python engine is used")


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOrFallBack})
