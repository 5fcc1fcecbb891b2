"""What a roll printer gets: decoded back it is the page, and no name can steer the printer."""

from dataclasses import dataclass, field

import pytest
from PIL import Image

from floorman.slips import values
from floorman.slips.escpos import WIDTHS, bands, roll_pages
from floorman.slips.paper import paper
from floorman.slips.preview import bitmap
from floorman.slips.values import Player

from .made import EVENT, everything, issue, printed


@dataclass
class Decoded:
    """What a printer understood."""

    pictures: list[Image.Image] = field(default_factory=list)
    commands: list[bytes] = field(default_factory=list)

    def picture(self) -> Image.Image:
        """All bands, one below the other."""
        whole = Image.new("1", (self.pictures[0].width, sum(band.height for band in self.pictures)))
        top = 0
        for band in self.pictures:
            whole.paste(band, (0, top))
            top += band.height
        return whole


def decoded(sent: bytes) -> Decoded:
    """``sent`` as a printer takes it; a byte that belongs to no known command is a fault."""
    found, at = Decoded(), 0
    while at < len(sent):
        if sent[at : at + 4] == b"\x1dv0\x00":
            across, down = (int.from_bytes(sent[at + n : at + n + 2], "little") for n in (4, 6))
            rows = sent[at + 8 : at + 8 + across * down]
            assert len(rows) == across * down
            found.pictures.append(Image.frombytes("1", (across * 8, down), bytes(255 - row for row in rows)))
            at += 8 + across * down
            continue
        command = next(
            (c for c in (b"\x1b@", b"\x1dV\x42\x00", b"\x1bB\x02\x02", b"\x1bJ\x18") if sent[at:].startswith(c)), b""
        )
        assert command, f"byte {at} is {sent[at]:#x}"
        found.commands.append(command)
        at += len(command)
    return found


@pytest.mark.parametrize("width", WIDTHS)
def test_a_printer_prints_the_page(width: int) -> None:
    pdf = printed("move-slips", everything()["move-slips"][:6], paper("roll-80"))
    for number, sent in enumerate(roll_pages(pdf, width), 1):
        assert decoded(sent).picture().tobytes() == bitmap(pdf, number, width).tobytes()


def test_each_slip_is_cut_off() -> None:
    pdf = printed("move-slips", everything()["move-slips"][:3], paper("roll-80"))
    assert [decoded(sent).commands for sent in roll_pages(pdf)] == [[b"\x1b@", b"\x1dV\x42\x00"]] * 3
    assert [decoded(sent).commands[-1] for sent in roll_pages(pdf, cut=False)] == [b"\x1bJ\x18"] * 3


def test_the_buzzer_sounds_once_a_job() -> None:
    pdf = printed("move-slips", everything()["move-slips"][:2], paper("roll-80"))
    assert [b"\x1bB\x02\x02" in decoded(sent).commands for sent in roll_pages(pdf, buzz=True)] == [True, False]


def test_no_byte_of_a_name_is_a_command() -> None:
    evil = "\x1b@\x1dV\x00\x1bp\x00\x19\xfa\x10\x14\x01"
    slip = values.MoveSlip(EVENT, Player(f"Ann{evil} Other", 1), 1, 1, 2, 2, issue(1))
    (sent,) = roll_pages(printed("move-slips", [slip], paper("roll-80")))
    assert decoded(sent).commands == [b"\x1b@", b"\x1dV\x42\x00"]


def test_bands_stay_small() -> None:
    tall = Image.new("1", (576, 1000), 1)
    sizes = [int.from_bytes(band[6:8], "little") for band in bands(tall)]
    assert sum(sizes) == 1000
    assert max(sizes) <= 128


def test_another_width_is_refused() -> None:
    with pytest.raises(ValueError, match="577"):
        next(roll_pages(b"", 577))
