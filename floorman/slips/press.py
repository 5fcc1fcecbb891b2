"""A PDF that is written page by page: what is drawn goes out at once, so memory stays flat however many pages come."""

import re
import unicodedata
import zlib
from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any, BinaryIO

from reportlab.pdfbase import pdfdoc

from floorman.slips.fonts import MEANINGS

MM = 72 / 25.4
"""Points in a millimetre."""


class Press:
    """One PDF on its way into ``out``. It carries no date of its own, so the same papers give the same bytes."""

    def __init__(self, out: BinaryIO, title: str, lang: str) -> None:
        document: Any = pdfdoc.PDFDocument(compression=1, invariant=1, lang=lang)
        self.document = document
        self.document.setTitle(title)
        self.document.setProducer("Floorman")
        self.document.setCreator("Floorman")
        self.document.setAuthor("")
        self.document.setSubject("")
        self._out = out
        self._at = 0
        self._pictures: set[str] = set()
        self._put(pdfdoc.PDFFile(self.document._pdfVersion).format(self.document))
        self.document.Reference(self.document.Pages)

    def page(self, width: float, height: float, strokes: Iterable[str]) -> None:
        """Write a page of ``width`` × ``height`` mm. Strokes count in mm from the top left corner, y downwards."""
        body = f"{MM:.5f} 0 0 {-MM:.5f} 0 {height * MM:.3f} cm\n" + "\n".join(strokes)
        stream = pdfdoc.PDFStream(content=zlib.compress(body.encode("latin-1"), 3))
        stream.dictionary["Filter"] = pdfdoc.PDFName("FlateDecode")
        page = pdfdoc.PDFPage()
        page.MediaBox = pdfdoc.PDFArray([0, 0, round(width * MM, 3), round(height * MM, 3)])
        page.Contents = stream
        page.Resources = self._resources()
        page.check_format(self.document)
        name = self.document.thisPageName()
        contents = self.document.Reference(stream).name
        self.document.Reference(page, name)
        self.document.Pages.addPage(pdfdoc.PDFObjectReference(name))
        self.document.pageCounter += 1
        self._write(contents)
        self._write(name)

    def _resources(self) -> Any:
        held: Any = pdfdoc.PDFResourceDictionary()
        held.basicFonts()
        held.allProcs()
        if self._pictures:
            held.XObject = pdfdoc.PDFDictionary({name: pdfdoc.PDFObjectReference(name) for name in self._pictures})
        return held

    def picture(self, name: str, stream: bytes, entries: Mapping[str, object]) -> None:
        """Keep a picture (its packed bytes and its PDF entries) that later pages draw as ``/name Do``."""
        if name not in self._pictures:
            held = pdfdoc.PDFStream(content=stream)
            for key, value in entries.items():
                held.dictionary[key] = value
            self.document.Reference(held, name)
            self._pictures.add(name)

    def close(self) -> None:
        """Write fonts, catalogue and the table of objects. Nothing can be drawn afterwards."""
        for font in self.document.delayedFonts:
            font.addObjects(self.document)
        self._tell_letters()
        self._pack_fonts()
        self.document.info.invariant = self.document.invariant
        self.document.info.digest(self.document.signature)
        self.document.Reference(self.document.Catalog)
        self.document.Reference(self.document.info)
        self.document.Catalog.Outlines = None
        number = 1
        while number in self.document.numberToId:
            name = self.document.numberToId[number]
            if name not in self.document.idToOffset:
                self._write(name)
            number += 1
        self._end(number)

    def _tell_letters(self) -> None:
        """Let shaped glyphs be read back as the letters that they stand for."""
        for name, held in self.document.idToObject.items():
            if name.startswith("toUnicodeCMap:"):
                font = name.partition("+")[2]
                letter = partial(_letter, font)
                held.content = re.sub(r"(?<=> <)([0-9A-F]{4})(?=>\n)", letter, held.content)

    def _pack_fonts(self) -> None:
        """Compress the fonts lightly: the usual way takes half of the time of a slip."""
        for name, held in self.document.idToObject.items():
            if name.startswith("fontFile:"):
                held.content = zlib.compress(held.content, 1)
                held.dictionary["Filter"] = pdfdoc.PDFName("FlateDecode")

    def _write(self, name: str) -> None:
        held = pdfdoc.PDFIndirectObject(name, self.document.idToObject[name]).format(self.document)
        self.document.idToOffset[name] = self._at
        self.document.idToObject[name] = None
        self._put(held)

    def _end(self, size: int) -> None:
        table = pdfdoc.PDFCrossReferenceTable()
        table.addsection(0, [self.document.numberToId[number] for number in range(1, size)])
        start = self._at
        self._put(table.format(self.document))
        trailer = pdfdoc.PDFTrailer(
            startxref=start,
            Size=size,
            Root=pdfdoc.PDFObjectReference(self.document.Catalog.__InternalName__),
            Info=pdfdoc.PDFObjectReference(self.document.info.__InternalName__),
            ID=self.document.ID(),
        )
        self._put(trailer.format(self.document))

    def _put(self, held: bytes) -> None:
        self._out.write(held)
        self._at += len(held)


def _letter(font: str, found: re.Match[str]) -> str:
    code = int(found[1], 16)
    said = unicodedata.normalize("NFKC", MEANINGS.get((font, code), chr(code)))
    shaped = (font, code) in MEANINGS or 0xFB1D <= code <= 0xFEFC
    return f"{ord(said):04X}" if shaped and len(said) == 1 else found[1]
