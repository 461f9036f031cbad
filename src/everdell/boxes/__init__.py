"""The boxes of the family, one folder a box. They import the engine, never each other's users."""
