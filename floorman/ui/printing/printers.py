"""Pages to a printer by Qt: through the system's print dialog, or straight to one that was chosen before."""

from PySide6.QtCore import QMarginsF, QRectF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QWidget

from floorman.desk.printing.fault import PrinterFault
from floorman.ui.printing.pages import Pages

DOTS_PER_INCH = 300
_SIZES = {
    "a4": QPageSize(QPageSize.PageSizeId.A4),
    "a5": QPageSize(QPageSize.PageSizeId.A5),
    "a3": QPageSize(QPageSize.PageSizeId.A3),
    "letter": QPageSize(QPageSize.PageSizeId.Letter),
    "roll-80": QPageSize(QSizeF(80, 150), QPageSize.Unit.Millimeter, "80 mm"),
    "card-4x3": QPageSize(QSizeF(4, 3), QPageSize.Unit.Inch, "4 x 3 in"),
}


def printer_for(paper: str) -> QPrinter:
    """A printer set to ``paper`` ("a4", "a5", "a3", "letter", "roll-80", "card-4x3"), without margins of its own."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setResolution(DOTS_PER_INCH)
    printer.setFullPage(True)
    printer.setPageSize(_SIZES[paper])
    printer.setPageMargins(QMarginsF(0, 0, 0, 0), QPageLayout.Unit.Millimeter)
    return printer


def ask_printer(parent: QWidget, paper: str) -> QPrinter | None:
    """The printer that was chosen in the system's dialog, None if it was left."""
    printer = printer_for(paper)
    dialog = QPrintDialog(printer, parent)
    chosen = dialog.exec() == QPrintDialog.DialogCode.Accepted
    dialog.deleteLater()
    parent.activateWindow()
    return printer if chosen else None


def print_to(name: str, paper: str, pdf: bytes) -> None:
    """Prints on the system's printer ``name`` without a dialog; any thread may. PrinterFault if it does not take it."""
    found = QPrinterInfo.printerInfo(name)
    if found.isNull():
        raise PrinterFault("printer.unknown", printer=name)
    printer = printer_for(paper)
    printer.setPrinterName(name)
    printer.setDocName("floorman")
    # choosing a printer brings its own page
    printer.setFullPage(True)
    printer.setPageSize(_SIZES[paper])
    if not print_pdf(printer, pdf):
        raise PrinterFault("printer.stopped", printer=name)


def print_pdf(printer: QPrinter, pdf: bytes) -> bool:
    """Prints every page as a raster; False if the printer does not begin. A page is as long as the slip on it."""
    pages = Pages(pdf)
    _fit(printer, pages, 0)
    painter = QPainter()
    if not painter.begin(printer):
        return False
    for nth in range(pages.count):
        if nth:
            _fit(printer, pages, nth)
            if not printer.newPage():
                painter.end()
                return False
        image = pages.image(nth, printer.resolution())
        painter.drawImage(QRectF(0, 0, image.width(), image.height()), image)
    return painter.end()


def _fit(printer: QPrinter, pages: Pages, nth: int) -> None:
    """Rolls: the page's own length, so that nothing is cut and no paper wasted."""
    wide, high = pages.size(nth)
    millimetres = QSizeF(wide / 72 * 25.4, high / 72 * 25.4)
    if abs(millimetres.width() - 80) < 2:
        printer.setPageSize(QPageSize(millimetres, QPageSize.Unit.Millimeter, "roll"))
