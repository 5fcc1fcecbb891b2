"""Where the bundled program begins."""

import sys

from floorman.__main__ import main

sys.exit(main())
