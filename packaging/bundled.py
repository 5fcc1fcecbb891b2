"""Where the bundled program begins."""

import sys

from floorman.cli.main import main

sys.exit(main())
