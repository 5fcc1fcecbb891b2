"""The licences of everything that a bundle carries, gathered from what is installed."""

import sys
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

HERE = Path(__file__).resolve().parent / "licences"
FONTS = Path(__file__).resolve().parent.parent / "resources" / "fonts"
QT = ("pyside6-essentials", "shiboken6")
"""Under LGPL 3 here; their wheels bring no text of it."""


def shipped() -> tuple[str, ...]:
    """The names of Floorman and of all that it runs on, as a package index spells them, in alphabetical order."""
    found: dict[str, None] = {}
    _gather("floorman", frozenset({""}), found)
    return tuple(sorted(found))


def _gather(name: str, extras: frozenset[str], found: dict[str, None]) -> None:
    if canonicalize_name(name) in found:
        return
    found[canonicalize_name(name)] = None
    for line in metadata.requires(name) or ():
        asked = Requirement(line)
        if asked.marker is None or any(asked.marker.evaluate({"extra": extra}) for extra in extras):
            _gather(asked.name, frozenset(asked.extras) or frozenset({""}), found)


def texts(name: str) -> Iterator[tuple[str, str]]:
    """The licence files of an installed package: file name and text. Qt's are kept here, since its wheels have none."""
    if name in QT:
        for path in sorted(HERE.glob("*.txt")):
            yield path.name, path.read_text(encoding="utf-8")
        return
    for file in metadata.files(name) or ():
        parts = file.parts
        if "licenses" in parts or file.stem.upper().startswith(("LICEN", "COPYING", "NOTICE", "COPYRIGHT")):
            path = Path(str(file.locate()))
            if path.suffix in ("", ".txt", ".md", ".rst", ".ijg"):
                inside = parts[parts.index("licenses") + 1 :] if "licenses" in parts else parts[-1:]
                yield "-".join(inside), path.read_text(encoding="utf-8", errors="replace")


def written(folder: Path) -> int:
    """Writes every licence into ``folder``, a folder a package, the fonts' and Python's own beside; how many files."""
    count = 0
    for name in shipped():
        for file, text in texts(name):
            path = folder / name / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            count += 1
    for font in sorted(FONTS.glob("*LICENSE*")):
        path = folder / "fonts" / font.name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(font.read_bytes())
        count += 1
    return count


def lacking() -> tuple[str, ...]:
    """Packages of the bundle without a licence text to ship, though their metadata may name one."""
    return tuple(name for name in shipped() if not any(texts(name)))


if __name__ == "__main__":
    print(written(Path(sys.argv[1])), "files; without a text of their own:", ", ".join(lacking()) or "none")
