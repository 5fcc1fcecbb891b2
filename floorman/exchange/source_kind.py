"""How a list is written."""

from enum import Enum


class SourceKind(Enum):
    """The kind of a file with a list."""

    CSV = "csv"
    TEXT = "text"
    XLSX = "xlsx"
    XLS = "xls"
    XLSB = "xlsb"
    ODS = "ods"
    EXCEL_XML = "excel-xml"
    """The XML that Excel 2003 saves."""
    HTML = "html"
    """A web page, or one that a program saved under the name .xls."""
    JSON = "json"
    TDT = "tdt"
