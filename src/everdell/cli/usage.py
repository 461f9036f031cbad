"""What was typed wrongly, said in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from everdell.texts import Catalog


def usage_fault(words: Catalog, fault: typer.TyperException) -> str:
    """One line that says what is wrong and where to look."""
    context = getattr(fault, "ctx", None)
    command = context.command_path if context else "everdell"
    return f"{_sentence(words, fault)} {words.text('commands-see-help', command=command)}"


def _sentence(words: Catalog, fault: typer.TyperException) -> str:
    option = getattr(fault, "option_name", None)
    if isinstance(fault, typer.BadParameter):
        named = _named(fault)
        if not fault.message:  # nothing was given at all
            return words.text("commands-missing-value", option=named)
        return words.text("commands-bad-value", option=named, why=fault.message)
    if option:
        return words.text("commands-bad-option", option=option)
    return words.text("commands-bad-usage", why=fault.format_message())


def _named(fault: typer.BadParameter) -> str:
    if fault.param_hint:
        return str(fault.param_hint).strip("'")
    if fault.param is None:
        return "?"
    return fault.param.get_error_hint().strip("'")
