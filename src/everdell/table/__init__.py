"""Games at a table: the log, the way back, and records to keep. No network, no screen."""

from everdell.table.files import check_writable, load_record, save_record
from everdell.table.record import PERSON, Record, Seat, Snapshot, Standing
from everdell.table.replaying import replay
from everdell.table.sitting import Sitting

__all__ = [
    "PERSON",
    "Record",
    "Seat",
    "Sitting",
    "Snapshot",
    "Standing",
    "check_writable",
    "load_record",
    "replay",
    "save_record",
]
