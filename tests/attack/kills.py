"""Commands that write for others, killed at any line of what writes: the old file or the new one, and slips once."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from floorman.cli.main import main
from floorman.desk.files.opening import open_desk
from floorman.disk.output import PART
from tests.attack.line_kills import LineKills, moments
from tests.attack.rooms import furnish

WHERE = (
    ("/floorman/disk/output.py",),
    ("/floorman/desk/papers/printing.py", "/floorman/desk/printing/", "/store/pen.py"),
)
"""What writes a file, and what says that slips are on paper: each is killed for itself, as it is few lines."""
OLD = b"what stood there before"


def commands(folder: Path) -> Mapping[str, list[str]]:
    """What is killed, by the file that it writes."""
    tournament = str(folder / "a.floor")
    return {
        "cards.pdf": ["slips", tournament, "--kind", "seat-cards", "--paper", "a4", "-o", str(folder / "cards.pdf")],
        "list.pdf": ["slips", tournament, "--kind", "seating-by-name", "--paper", "a4", "-o", str(folder / "list.pdf")],
        "seats.csv": ["export", tournament, "--kind", "seats", "-o", str(folder / "seats.csv")],
        "seats.xlsx": ["export", tournament, "--kind", "seats", "-o", str(folder / "seats.xlsx")],
        "roll.prn": ["print", tournament, "--kind", "seat-cards", "--escpos", str(folder / "roll.prn")],
        "levels.csv": ["structure", "write", "standard", str(folder / "levels.csv")],
    }


def attack(folder: Path, kills: int = 20, seed: int = 1) -> dict[str, object]:
    """Kills each command so often in each part; figures, and under "faults" what went wrong."""
    furnish(folder)
    faults: list[str] = []
    done = 0
    for part in WHERE:
        with LineKills.ready(part) as victims:
            for name, command in commands(folder).items():
                killed, wrong = _killed(victims, folder, name, command, kills, seed)
                done += killed
                faults += wrong
    return {"kills": done, "faults": faults}


def _killed(
    victims: LineKills, folder: Path, name: str, command: list[str], kills: int, seed: int
) -> tuple[int, list[str]]:
    """How many runs of one command were killed, and what went wrong. The tournament is as it was afterwards."""
    fresh = (folder / "a.floor").read_bytes()
    _lay(folder / name, name)
    whole = victims.run(command)
    (folder / "a.floor").write_bytes(fresh)
    if whole is None or whole[0] != 0:
        return 0, [f"{name} cannot be written at all: {whole}"]
    faults, done = [], 0
    for at in moments(whole[1], kills, seed) if whole[1] else ():
        _lay(folder / name, name)
        done += victims.run(command, at) is None
        faults += [f"{name} killed at line {at} of {whole[1]}: {fault}" for fault in _wrong(folder, name)]
        again = victims.run(command)
        if again is None or again[0] != 0 or next(folder.glob(PART), None) is not None:
            faults.append(f"{name} killed at line {at}: not written by the next run, or leaves a part")
        (folder / "a.floor").write_bytes(fresh)
    return done, faults


def _lay(place: Path, name: str) -> None:
    """An older file, which the new one takes the place of; a roll's file is only added to."""
    place.unlink(missing_ok=True)
    if name != "roll.prn":
        place.write_bytes(OLD)


def _wrong(folder: Path, name: str) -> Iterator[str]:
    place = folder / name
    content = place.read_bytes() if place.exists() else b""
    new = _is_whole(content, name)
    if name != "roll.prn" and not new and content != OLD:
        yield f"neither the old file nor the new one: {content[:40]!r}"
    if main(["check", str(folder / "a.floor")]) != 0:
        yield "the tournament is not whole"
    desk = open_desk(folder / "a.floor")
    slips = list(desk.floor.now.slips.values())
    desk.close()
    if name == "cards.pdf" and not new and any(slip.printed for slip in slips):
        yield "slips count as printed, and there is no file"
    if any(slip.reprint for slip in slips):
        yield "a slip is a reprint"


def _is_whole(content: bytes, name: str) -> bool:
    if name.endswith(".pdf"):
        return content.startswith(b"%PDF") and content.rstrip().endswith(b"%%EOF")
    if name.endswith(".xlsx"):
        return content.startswith(b"PK\x03\x04") and b"PK\x05\x06" in content[-100:]
    return content != OLD and content.endswith(b"\n")
