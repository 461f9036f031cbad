"""Compiles the engine, the boxes and the search of the bots with mypyc where a C compiler is found.

EVERDELL_COMPILE is `auto` (the default), `1` (fail without a compiler) or `0` (do not compile).

Without a compiler the same sources run interpreted, as a whole. pip shows nothing that a successful
build prints, but it does show the name of the wheel: that says so, and a note inside says why. A
compiler that is there and fails is an error, which pip shows, with the way around it.
"""

from __future__ import annotations

import atexit
import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp
from typing import Any, Final, NoReturn, cast

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT: Final = Path(__file__).resolve().parent
PACKAGE: Final = ROOT / "src" / "everdell"
PARTS: Final = runpy.run_path(str(PACKAGE / "compilation" / "parts.py"))
WISH: Final = os.environ.get("EVERDELL_COMPILE", "auto")

# More than 1 makes the engine no faster, only the build slower.
LEVEL: Final = os.environ.get("EVERDELL_OPT_LEVEL", "1")
PROCESSORS: Final = os.cpu_count() or 1

BUILDING: Final = not {"bdist_wheel", "build", "build_ext", "install"}.isdisjoint(sys.argv)
IN_CHECKOUT: Final = not {"editable_wheel", "develop", "--inplace", "-i"}.isdisjoint(sys.argv)

# Of a wheel: pip prints it. It has to begin with a figure.
FALLBACK_TAG: Final = "0_interpreted_because_no_C_compiler_was_found"


def give_up(why: object) -> NoReturn:
    sys.exit(
        f"everdell: the engine cannot be compiled: {why}\n"
        "everdell: to install it all the same, interpreted and several times slower, set "
        "EVERDELL_COMPILE=0"
    )


def compiler_found() -> bool:
    """Whether a program with Python's own headers can be compiled."""
    compiler = _new_compiler()
    with TemporaryDirectory() as folder:
        trial = Path(folder) / "trial.c"
        trial.write_text("#include <Python.h>\nPyObject *trial(void) { return PyList_New(0); }\n")
        try:
            compiler.compile(
                [str(trial)], output_dir=folder, include_dirs=[sysconfig.get_path("include")]
            )
        except Exception:  # each compiler has its own
            return False
    return True


def _new_compiler() -> Any:
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    compiler = new_compiler()
    customize_compiler(compiler)
    return compiler


def extensions() -> list[Extension]:
    try:
        from mypyc.build import mypycify
    except ImportError as fault:
        give_up(f"{fault}; the build needs what pyproject.toml names under build-system")
    (ROOT / "build").mkdir(exist_ok=True)
    folder = mkdtemp(prefix="c-", dir=ROOT / "build")  # of this build alone: another may go on
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    try:
        found = mypycify(
            # Whatever is not compiled is not looked at: it may need packages that a build lacks.
            # `make check` has looked at the types; it may go on just now, with a cache of its own.
            [
                "--config-file=",
                f"--cache-dir={folder}/types",
                "--follow-imports=skip",
                *_paths("sources"),
            ],
            only_compile_paths=_paths("compiled_sources"),
            opt_level=LEVEL,
            debug_level="0",
            multi_file=True,  # so that all processors have something to do
            target_dir=os.path.relpath(folder, ROOT),
        )
    except (Exception, SystemExit) as fault:  # mypyc ends with sys.exit
        give_up(fault)
    for extension in cast(list[Extension], found):
        flags = extension.extra_compile_args
        # A compiler of tomorrow may warn of something new.
        flags[:] = [flag for flag in flags if flag != "-Werror"]
        if sys.platform != "win32":
            # A product and a sum in one step would round unlike everywhere else. Calls from one
            # unit to another are as fast as within one if nothing outside can step in between.
            flags += ["-ffp-contract=off", "-fvisibility=hidden"]
    return cast(list[Extension], found)


def _paths(which: str) -> list[str]:
    return [path.relative_to(ROOT).as_posix() for path in PARTS[which](PACKAGE)]


class BuildEngine(build_ext):
    """All or nothing, with all processors."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or PROCESSORS

    def run(self) -> None:
        for library in Path(self.build_lib).rglob(f"*{PARTS['LIBRARY_SUFFIX']}"):
            library.unlink()  # of an earlier build
        try:
            super().run()
        except Exception as fault:
            give_up(fault)

    def build_extensions(self) -> None:
        compiler: Any = self.compiler
        compile_all = compiler.compile

        def side_by_side(sources: list[str], *args: Any, **options: Any) -> list[str]:
            with ThreadPoolExecutor(PROCESSORS) as crew:
                made = crew.map(lambda source: compile_all([source], *args, **options), sources)
                return [path for paths in made for path in paths]

        compiler.compile = side_by_side
        super().build_extensions()


class BuildSources(build_py):
    """Beside the sources, a note that says why they are not compiled."""

    def run(self) -> None:
        super().run()
        if not self.distribution.ext_modules and not self.editable_mode:
            note = Path(self.build_lib) / "everdell" / "compilation" / PARTS["NOTE"]
            note.write_text("declined\n" if WISH == "0" else "no-compiler\n", encoding="utf-8")


class BuildWheel(bdist_wheel):
    def finalize_options(self) -> None:
        if not self.distribution.ext_modules and WISH != "0":
            self.build_number = self.build_number or FALLBACK_TAG
        super().finalize_options()


def compiled() -> list[Extension]:
    if WISH == "0" or not (BUILDING or IN_CHECKOUT):
        return []
    if not compiler_found():
        if WISH == "1":
            give_up("no C compiler was found, or none with the headers of Python")
        print("everdell: no C compiler was found: the engine is interpreted", file=sys.stderr)
        return []
    if IN_CHECKOUT:  # the engine has a place of its own there
        done = subprocess.run([sys.executable, str(ROOT / "tools" / "compile.py")])
        if done.returncode:
            give_up("see above")
        return []
    return extensions()


setup(
    ext_modules=compiled(),
    cmdclass={"bdist_wheel": BuildWheel, "build_ext": BuildEngine, "build_py": BuildSources},
)
