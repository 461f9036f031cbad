"""Load: random games through the real HTTP and WebSocket surface, and how the server bears it."""
