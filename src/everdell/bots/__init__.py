"""Automatic players. They see what their seat may know, and nothing else."""

from everdell.bots.advice import Advice, advise
from everdell.bots.protocol import Bot, World, ask, imagine
from everdell.bots.registry import bot_names, make_bot

__all__ = ["Advice", "Bot", "World", "advise", "ask", "bot_names", "imagine", "make_bot"]
