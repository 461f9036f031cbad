"""The vocabulary that cards, places and events are written in, one file a theme."""
