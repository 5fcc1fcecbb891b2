#!/usr/bin/env python3
"""Builds the handbook into HTML, read and searched without a network: ``python3 packaging/handbook.py [FOLDER]``.

Its pictures are made by the program, its table of calls comes from the calls' own declarations.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from versions import version

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "docs" / "handbook"
LANGUAGES = {"en": "English", "pl": "polski", "bg": "български", "fr": "français"}
HEADINGS = {
    "en": ("Every call", "Type `help` and a word, or press `F1`: the same list."),
    "pl": ("Wszystkie komendy", "`help` i słowo albo `F1`: ta sama lista."),
    "bg": ("Всички команди", "`help` и дума или `F1`: същият списък."),
    "fr": ("Toutes les commandes", "`help` et un mot, ou `F1` : la même liste."),
}
"""The language's title of the page of calls, and its first line."""


def calls_page(lang: str) -> str:
    """Every call in Markdown, a table a group, in ``lang``."""
    from floorman.desk.calls.listing import rows

    title, first = HEADINGS[lang]
    lines, heading = [f"# {title}", "", first], ""
    for row in rows("", lang):
        if row.heading != heading:
            heading = row.heading
            lines += ["", f"## {heading}", "", "| | |", "|---|---|"]
        lines.append(f"| `{row.example}` | {row.means} |")
    return "\n".join(lines) + "\n"


def gathered(folder: Path) -> None:
    """The sources of all languages in ``folder``, with the pictures and the pages of calls."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(SOURCE, folder)
    shutil.copytree(ROOT / "docs" / "pictures", folder / "pictures")
    for lang in LANGUAGES:
        (folder / lang / "calls.md").write_text(calls_page(lang), encoding="utf-8")
        shutil.copyfile(folder / "conf.py", folder / lang / "conf.py")
        shutil.copytree(folder / "pictures", folder / lang / "pictures")
        for page in (folder / lang).glob("*.md"):
            page.write_text(page.read_text(encoding="utf-8").replace("../pictures/", "pictures/"), encoding="utf-8")


def built(out: Path, sphinx: str) -> None:
    """The handbook in ``out``, a folder a language and a first page. CalledProcessError on any warning."""
    work = ROOT / "build" / "handbook"
    gathered(work)
    shutil.rmtree(out, ignore_errors=True)
    for lang in LANGUAGES:
        command = [sphinx, "-W", "--keep-going", "-q", "-b", "html", "-d", str(work / "trees" / lang)]
        surroundings = {**os.environ, "HANDBOOK_LANG": lang, "HANDBOOK_VERSION": version()}
        subprocess.run([*command, str(work / lang), str(out / lang)], check=True, env=surroundings)
        shutil.rmtree(out / lang / ".doctrees", ignore_errors=True)
    (out / "index.html").write_text(first_page(), encoding="utf-8")


def first_page() -> str:
    """The page that leads to the languages."""
    rows = "".join(f'<li><a href="{lang}/index.html" lang="{lang}">{name}</a></li>' for lang, name in LANGUAGES.items())
    return f'<!doctype html><meta charset="utf-8"><title>Floorman</title><h1>Floorman</h1><ul>{rows}</ul>\n'


def main() -> int:
    """Exit status: 0 once it is built without a warning."""
    sys.path[:0] = [str(ROOT)]
    from release import tool

    out = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "resources" / "handbook"
    try:
        built(out, str(tool("sphinx-build")))
    except subprocess.CalledProcessError as fault:
        print(f"The handbook was not built: {fault}", file=sys.stderr)
        return 1
    size = sum(path.stat().st_size for path in out.rglob("*") if path.is_file())
    print(f"{size / 1e6:.1f} MB in {out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
