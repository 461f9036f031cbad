"""What was typed wrongly, said in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import typer
from typer.core import TyperGroup

if TYPE_CHECKING:
    from everdell.texts import Catalog


def usage_fault(words: Catalog, fault: typer.TyperException, arguments: Sequence[str]) -> str:
    """One line that says what is wrong and where to look."""
    context = getattr(fault, "ctx", None)
    command = context.command_path if context else "everdell"
    return (
        f"{_sentence(words, fault, arguments)} {words.text('commands-see-help', command=command)}"
    )


def _sentence(words: Catalog, fault: typer.TyperException, arguments: Sequence[str]) -> str:
    """By the class of the fault: its own message is in English. Most classes have but a name."""
    option = getattr(fault, "option_name", "")
    match type(fault).__name__:
        case "NoSuchOption":
            return words.text("commands-unknown-option", option=option)
        case "BadOptionUsage" if any(word.startswith(f"{option}=") for word in arguments):
            return words.text("commands-surplus-value", option=option)
        case "BadOptionUsage":
            return words.text("commands-missing-value", option=option)
        case "MissingParameter":
            return words.text("commands-missing-argument", argument=_parameter(fault))
        case "BadParameter" if known := _choices(fault):
            return words.text(
                "commands-no-choice", option=_parameter(fault), known=", ".join(known)
            )
        case "BadParameter":  # all else that is not plain text is a number
            least = getattr(getattr(fault, "param", None), "min", None)
            return words.text(
                "commands-no-number",
                option=_parameter(fault),
                least="none" if least is None else least,
            )
    context = getattr(fault, "ctx", None)
    if context is not None and isinstance(context.command, TyperGroup):
        known = ", ".join(context.command.list_commands(context))
        path = context.command_path.split()[1:]  # the groups that the command is looked for in
        rest = arguments[arguments.index(path[-1]) + 1 :] if path else arguments
        return words.text("commands-unknown-command", command=_command(rest), known=known)
    return words.text("commands-surplus-arguments")


def _choices(fault: typer.TyperException) -> Sequence[str]:
    """All that an option takes, if these are a few words."""
    kind = getattr(getattr(fault, "param", None), "type_descriptor", None)
    return getattr(kind, "choices", None) or ()


def _parameter(fault: typer.TyperException) -> str:
    parameter = getattr(fault, "param", None)
    return "?" if parameter is None else parameter.get_error_hint().strip("'")


def _command(arguments: Sequence[str]) -> str:
    """The first word that is neither an option nor the value of one."""
    words = zip(arguments, ("", *arguments), strict=False)
    return next((word for word, last in words if word[:1] != "-" and last != "--lang"), "?")
