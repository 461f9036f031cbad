"""Games at a table: the log, the way back, and records to keep. No network, no screen."""

from everdell.table.files import check_writable, load_record, save_record
from everdell.table.record import PERSON, FinalScore, Record, Seat, Snapshot
from everdell.table.replaying import replay
from everdell.table.sitting import Sitting

__all__ = [
    "PERSON",
    "FinalScore",
    "Record",
    "Seat",
    "Sitting",
    "Snapshot",
    "check_writable",
    "load_record",
    "replay",
    "save_record",
]
