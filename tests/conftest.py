"""For every test: Qt draws without a screen unless a screen is asked for."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
