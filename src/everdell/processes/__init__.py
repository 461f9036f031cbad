"""Work in processes of its own: it may take too long or break, and what asked for it goes on."""

from everdell.processes.failures import WorkFailed
from everdell.processes.worker import Worker, nothing, processors

__all__ = ["WorkFailed", "Worker", "nothing", "processors"]
