"""The ``floorman`` command: the window, or one of the commands that do its work without it."""

import sys

from floorman.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
