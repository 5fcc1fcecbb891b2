"""Where the shipped files are: beside the package in a checkout, inside it once installed."""

from functools import cache
from pathlib import Path


@cache
def resource(*parts: str) -> Path:
    """Path of a shipped file or folder, e.g. ``resource("fonts", "IBMPlexSans-Bold.ttf")``.

    Raises FileNotFoundError if it is not shipped.
    """
    package = Path(__file__).parent
    for root in (package / "resources", package.parent / "resources"):
        path = root.joinpath(*parts)
        if path.exists():
            return path
    raise FileNotFoundError("/".join(("resources", *parts)))
