"""What the page for newcomers says of the folders is true: every file that it names is there."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGES = ("docs/architecture.md", "CONTRIBUTING.md")


def named(page: str) -> list[str]:
    """Paths between backticks that look like files or folders of the project."""
    words = re.findall(r"`([^`\n]+)`", (ROOT / page).read_text(encoding="utf-8"))
    begins = ("floorman/", "tests/", "resources/", "packaging/", "docs/", "README", "pyproject")
    return [word for word in words if word.startswith(begins)]


def test_every_file_that_the_pages_name_is_there() -> None:
    for page in PAGES:
        assert named(page), page
        assert [word for word in named(page) if not (ROOT / word).exists()] == []


def test_every_room_is_drawn() -> None:
    drawn = (ROOT / PAGES[0]).read_text(encoding="utf-8")
    rooms = [path.name for path in (ROOT / "floorman").iterdir() if (path / "__init__.py").exists()]
    assert [room for room in rooms if f"  {room}/" not in drawn] == []
    desk = [path.name for path in (ROOT / "floorman" / "desk").iterdir() if (path / "__init__.py").exists()]
    assert [room for room in desk if f"{room}/" not in drawn] == []


def test_no_line_is_too_long_to_read() -> None:
    for page in PAGES:
        assert max(map(len, (ROOT / page).read_text(encoding="utf-8").splitlines())) <= 180
