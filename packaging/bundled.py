"""Where the bundled program begins: the same entry as ``python -m floorman``."""

import sys

from floorman.__main__ import main

sys.exit(main())
