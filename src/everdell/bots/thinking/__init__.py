"""How bots that look ahead think. Compiled with the engine, because a search lives on its speed."""
