"""One set of sources, two engines: what is compiled, which one a process runs, and why."""
