"""Draws on paper in millimetres from its top left corner: text that never runs over its width, rules, boxes, codes."""

from collections.abc import Callable, Hashable
from typing import Any

from reportlab.pdfbase.ttfonts import ShapedStr

from floorman.slips import codes, fonts
from floorman.slips.fitting import LEAST, Fitted, fit
from floorman.slips.press import Press
from floorman.slips.script import BOX, Line, Run, line

_ESCAPES = {ord("\\"): "\\\\", ord("("): "\\(", ord(")"): "\\)", 13: "\\r"}


BAR_MODULE = 0.25
"""Width of the narrowest bar of a Code 128, mm: two dots of a roll printer."""


class SlipCanvas:
    """Gathers the strokes of one page, or of one card on it, for the document ``press``."""

    def __init__(self, press: Press, bulgarian: bool = False) -> None:
        self.press = press
        self.strokes: list[str] = []
        self._ending = fonts.BULGARIAN if bulgarian else ""
        self._kept: dict[Hashable, list[str]] = {}
        self._set: dict[tuple[str, str], list[tuple[str, str]]] = {}

    def once(self, key: Hashable, draw: Callable[[], None]) -> None:
        """What ``draw`` draws; the second time for the same ``key`` its strokes are taken from the first."""
        if key not in self._kept:
            before, self.strokes = self.strokes, []
            draw()
            self._kept[key], self.strokes = self.strokes, before
        self.strokes += self._kept[key]

    def face(self, name: str) -> str:
        """The face ``name``, with Bulgarian letters where the paper's language wants them."""
        return name + self._ending

    def measure(self, text: str, name: str, size: float = 1.0) -> float:
        """Width of ``text`` in mm."""
        return line(text, self.face(name)).width * size

    def text(
        self, x: float, y: float, text: str, name: str, size: float, within: float = 0.0, align: str = "l"
    ) -> float:
        """``text`` on the baseline ``y``, ``align`` l, c or r of ``x``; cut to stay ``within``. Its width."""
        if not text:
            return 0.0
        if within:
            fitted = fit(text, self.face(name), size, min(size, LEAST), within)
            return self.fitted(x, y, fitted, align=align)
        return self.line(x, y, line(text, self.face(name)), size, align)

    def fitted(self, x: float, y: float, block: Fitted, lead: float = 1.15, align: str = "l") -> float:
        """The lines of ``block``, the first on the baseline ``y``. Width of the longest."""
        for place, one in enumerate(block.lines):
            self.line(x, y + place * block.size * lead, one, block.size, align)
        return block.width

    def line(self, x: float, y: float, set_line: Line, size: float, align: str = "l") -> float:
        """One line on the baseline ``y``. Its width in mm."""
        width = set_line.width * size
        at = x - (width if align == "r" else width / 2 if align == "c" else 0.0)
        for run in set_line.runs:
            if run.missing:
                self._boxes(at, y, run, size)
            else:
                self._run(at, y, run, size)
            at += run.width * size if len(set_line.runs) > 1 else 0.0
        return width

    def _boxes(self, x: float, y: float, run: Run, size: float) -> None:
        """A box for each sign that no font has; the signs themselves can still be read back and searched."""
        told = run.text.encode("utf-16-be").hex()
        self.strokes.append(f"/Span <</ActualText <FEFF{told}> >> BDC")
        self._show(x, y, self._split(run.face, " "), size)
        self.strokes.append("EMC")
        for place in range(len(run.text)):
            left = x + (place * BOX + 0.06) * size
            self.box(left, y - fonts.CAP * size, (BOX - 0.12) * size, fonts.CAP * size, size * 0.06)

    def _run(self, x: float, y: float, run: Run, size: float) -> None:
        if run.heavy:
            self.strokes.append(f"2 Tr {size * 0.035:.3f} w")
        if run.shaped is None:
            self._show(x, y, self._split(run.face, run.text), size)
        else:
            self._shaped(x, y, run.face, run.shaped, size)
        if run.heavy:
            self.strokes.append("0 Tr")

    def rule(self, x1: float, y1: float, x2: float, y2: float, thick: float = 0.3, dashes: str = "") -> None:
        """A straight line ``thick`` mm; ``dashes`` as PDF wants them ("0.2 1")."""
        dash = f"[{dashes}] 0 d " if dashes else ""
        self.strokes.append(f"q {thick:g} w {dash}{x1:.3f} {y1:.3f} m {x2:.3f} {y2:.3f} l S Q")

    def box(self, x: float, y: float, width: float, height: float, thick: float = 0.3) -> None:
        """A frame, its line inside the given measure."""
        half = thick / 2
        self.strokes.append(
            f"q {thick:g} w {x + half:.3f} {y + half:.3f} {width - thick:.3f} {height - thick:.3f} re S Q"
        )

    def block(self, x: float, y: float, width: float, height: float) -> None:
        """A black rectangle."""
        self.strokes.append(f"{x:.3f} {y:.3f} {width:.3f} {height:.3f} re f")

    def white(self) -> None:
        """What follows is drawn white, until ``black``."""
        self.strokes.append("1 g 1 G")

    def black(self) -> None:
        """What follows is drawn black again."""
        self.strokes.append("0 g 0 G")

    def qr(self, x: float, y: float, side: float, code: str) -> None:
        """The QR of ``code`` in a square of ``side`` mm."""
        module = side / codes.QR_SIDE
        self.strokes.append(f"q {module:.5f} 0 0 {module:.5f} {x:.3f} {y:.3f} cm {codes.qr(code)} Q")

    def bars(self, x: float, y: float, height: float, code: str, module: float = BAR_MODULE) -> float:
        """Code 128 of ``code``, ``height`` mm high. Its width in mm."""
        path, modules = codes.code128(code)
        self.strokes.append(f"q {module:g} 0 0 {height:g} {x:.3f} {y:.3f} cm {path} Q")
        return modules * module

    def place(self, x: float, y: float, strokes: list[str]) -> None:
        """Strokes drawn elsewhere, moved to ``x``, ``y``."""
        self.strokes.append(f"q 1 0 0 1 {x:.3f} {y:.3f} cm")
        self.strokes += strokes
        self.strokes.append("Q")

    def _show(self, x: float, y: float, pieces: list[tuple[str, str]], size: float) -> None:
        shown = " ".join(f"{font} {size:.3f} Tf ({signs}) Tj" for font, signs in pieces)
        self.strokes.append(f"BT 1 0 0 -1 {x:.3f} {y:.3f} Tm {shown} ET")

    def _split(self, name: str, text: str) -> list[tuple[str, str]]:
        """The text as PDF strings, each with the subset of the font that holds its signs."""
        held = self._set.get((name, text))
        if held is None:
            font = fonts.face(name)
            held = [
                (font.getSubsetInternalName(subset, self.press.document), signs.decode("latin-1").translate(_ESCAPES))
                for subset, signs in font.splitString(text, self.press.document)
            ]
            if len(self._set) > 2000:
                self._set.clear()
            self._set[name, text] = held
        return held

    def _shaped(self, x: float, y: float, name: str, text: ShapedStr, size: float) -> None:
        """Glyphs where shaping put them, as few strings as possible: readers turn right-to-left strings round whole."""
        font = fonts.face(name)
        glyphs: Any = text.__shapeData__  # type: ignore[attr-defined]
        now, rise, moved = "", 0.0, 0.0
        strokes = [f"1 0 0 -1 {x:.3f} {y:.3f} Tm"]
        shown: list[str] = []
        for sign, glyph in zip(str(text), glyphs, strict=True):
            ((subset, held),) = font.splitString(sign, self.press.document)
            inner = font.getSubsetInternalName(subset, self.press.document)
            up = glyph.y_offset * size / 1000
            if inner != now or up != rise:
                strokes += _string(shown)
                strokes += [f"{inner} {size:.3f} Tf"] if inner != now else []
                strokes += [f"{up:.3f} Ts"] if up != rise else []
                now, rise, shown = inner, up, []
            moved += glyph.x_offset
            shown += [f"{-moved:.4g}"] if abs(moved) > 0.01 else []
            shown.append(f"<{held.hex()}>")
            moved = glyph.x_advance - glyph.width - glyph.x_offset
        strokes += _string(shown)
        self.strokes.append("BT " + " ".join(strokes) + (" 0 Ts ET" if rise else " ET"))


def _string(shown: list[str]) -> list[str]:
    return [f"[{' '.join(shown)}] TJ"] if shown else []
