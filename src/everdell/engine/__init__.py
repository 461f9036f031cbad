"""The rules engine: pure, deterministic, and ignorant of any card or box by name."""
