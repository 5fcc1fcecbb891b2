"""Tables and seats as people write them: "T12", "Seat 4", "4-6", "Table 12 Seat 1"."""

import re

MAX_TABLE = 9_999
MAX_SEAT = 12

TABLE_WORDS = (
    "table|tables|tbl|tab|t|stół|stol|stolik|tisch|bord|mesa|tavolo|маса|маси|стол|стіл"
    "|卓|桌|テーブル|테이블|tafel|asztal|stůl|masa"
)
SEAT_WORDS = (
    "seat|s|st|siège|siege|place|miejsce|miejsca|m|platz|sitz|plass|plats|plads|posto|asiento|assento|място|место|місце|席|座位"
    "|座席|좌석|stoel|szék|koltuk|chair|box"
)
_SIGN = r"(?:[.:#№]|\bn[or°]\.?)?"

_TABLE = re.compile(r"(?:[^\W\d][^\d]{0,30}[\s.:#№-]*)?0*(\d{1,4})(?:\.0)?\s*\.?")
_SEAT = re.compile(rf"(?:(?:{SEAT_WORDS})\s*{_SIGN}\s*)?0*(\d{{1,2}})(?:\.0)?\s*\.?", re.IGNORECASE)
_WORDED = re.compile(
    rf"(?:{TABLE_WORDS})\s*{_SIGN}\s*0*(\d{{1,4}})\s*[-–—/,.:;|_]*\s*(?:{SEAT_WORDS})\s*{_SIGN}\s*0*(\d{{1,2}})",
    re.IGNORECASE,
)
_SHORT = re.compile(
    rf"(?:(?:{TABLE_WORDS})\s*{_SIGN}\s*)?0*(\d{{1,4}})\s*[-–—−/.,_]\s*(?:s\s*)?0*(\d{{1,2}})", re.IGNORECASE
)


def table_of(text: str) -> int | None:
    """The table's number in "12", "T12", "Table 12", "Blue 12"; None where there is no number from 1 to 9,999."""
    return _number(_TABLE.fullmatch(text.strip()[:60]), MAX_TABLE)


def seat_of(text: str) -> int | None:
    """The seat's number in "6", "S6", "Seat 6"; None where there is none. It may be higher than any table has."""
    return _number(_SEAT.fullmatch(text.strip()[:60]), 99)


def table_seat_of(text: str) -> tuple[int, int] | None:
    """Table and seat in one text: "4-6", "T4 / S6", "T7-3", "Table 12 Seat 1", "12.3"; None where one is missing."""
    text = text.strip().strip("()[]").strip()[:60]
    found = _WORDED.fullmatch(text) or _SHORT.fullmatch(text)
    if found is None:
        return None
    table, seat = int(found.group(1)), int(found.group(2))
    return (table, seat) if table > 0 and seat > 0 else None


def _number(found: re.Match[str] | None, most: int) -> int | None:
    number = int(found.group(1)) if found else 0
    return number if 1 <= number <= most else None
