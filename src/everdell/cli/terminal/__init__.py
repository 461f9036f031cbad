"""A whole game in the terminal: `everdell play --terminal`."""

from everdell.cli.terminal.start import play

__all__ = ["play"]
