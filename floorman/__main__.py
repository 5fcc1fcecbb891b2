"""The ``floorman`` command: the window, or one of the commands that do its work without it."""

import sys

from floorman.cli import main as commands
from floorman.desk.fault import told_without_traceback

FRONTS = {
    "window": ("floorman.ui.commands.window", "the window"),
    "demo": ("floorman.ui.commands.demo", "a made-up evening"),
}


def main() -> int:
    """Runs the command of this process; the exit status."""
    sys.excepthook = told_without_traceback
    return commands.main(fronts=FRONTS)


if __name__ == "__main__":
    sys.exit(main())
