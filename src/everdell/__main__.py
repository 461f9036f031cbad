"""`python -m everdell` is the command `everdell`."""

from everdell.cli import main

if __name__ == "__main__":
    main()
