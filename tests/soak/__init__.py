"""What takes too long for every change: `make soak`."""
