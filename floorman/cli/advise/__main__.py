"""``python -m floorman.cli.advise``."""

import sys

from floorman.cli.advise import main

sys.exit(main())
