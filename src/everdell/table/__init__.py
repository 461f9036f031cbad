"""Games at a table: the log, the way back, and records to keep. No network, no screen."""

from everdell.table.files import load_record, save_record
from everdell.table.record import Record, Snapshot, Standing
from everdell.table.replaying import replay
from everdell.table.sitting import Sitting

__all__ = ["Record", "Sitting", "Snapshot", "Standing", "load_record", "replay", "save_record"]
