#!/usr/bin/env python3
"""Writes the table of all calls into the README, from the calls' own declarations (in the project's .venv)."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
README = ROOT / "README.md"
BEGINS = "from the calls' own declarations -->\n"
ENDS = "<!-- calls end -->"


def with_calls(readme: str) -> str:
    """``readme`` with the table of the calls as they are declared now."""
    from floorman.desk.calls.listing import as_markdown

    head, rest = readme.split(BEGINS)
    return f"{head}{BEGINS}\n{as_markdown()}\n{ENDS}{rest.split(ENDS)[1]}"


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    README.write_text(with_calls(README.read_text(encoding="utf-8")), encoding="utf-8")
