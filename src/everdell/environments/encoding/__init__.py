"""Games in numbers, compiled with the engine: it knows nothing of numpy, and writes into buffers.

layout.py         where each number of an observation stands
shared_vector.py  the numbers of all seats' observations, rewritten only where they change
encoder.py        what each seat knows, written by seat.py (a seat) and fields.py (single numbers)
numbering.py      a number for each option
games.py          many games that are moved on together
"""
