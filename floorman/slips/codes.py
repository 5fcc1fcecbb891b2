"""QR and Code 128 as drawing strokes in units of one module, y downwards."""

import re
from functools import cache, lru_cache
from typing import Any

from segno import encoder

from floorman.core.digits import is_number

QR_SIDE = 21
"""Modules along a side: 14 figures fit the smallest QR at error level M."""

_RUN = re.compile("1+")
_SYMBOLS = (
    "212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221"
    "223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321"
    "112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131"
    "311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114"
    "122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141"
    "214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232"
)
"""Bars and gaps of the symbols 0-105, six figures each."""
_START_C, _STOP = 105, "2331112"


@lru_cache(maxsize=64)
def qr(code: str) -> str:
    """The QR of ``code`` (figures, 34 at most) as filled PDF path, ``QR_SIDE`` modules wide. ValueError if too long.

    Figures go into a QR three by three, and its modules are sums modulo 2 of what each three contribute. So the
    modules of ``code`` are put together from parts that neighbouring serials share.
    """
    if not is_number(code):
        raise ValueError("a code is made of figures")
    modules = _modules("0" * len(code))
    for at in range(0, len(code), 3):
        modules ^= _part(len(code), at, code[at : at + 3])
    bits = f"{modules:0{QR_SIDE * QR_SIDE}b}"
    rows = (_RUN.finditer(bits, y * QR_SIDE, (y + 1) * QR_SIDE) for y in range(QR_SIDE))
    return " ".join(_bar(run.start(), run.end()) for row in rows for run in row) + " f"


@lru_cache(maxsize=8192)
def _part(length: int, at: int, figures: str) -> int:
    """What ``figures`` at place ``at`` change in the QR of ``length`` zeros."""
    return _modules("0" * at + figures + "0" * (length - at - len(figures))) ^ _modules("0" * length)


@lru_cache(maxsize=64)
def _modules(code: str) -> int:
    """All modules row by row as one number. One fixed mask: finding the best takes three times as long for no gain."""
    encode: Any = encoder.encode
    made = encode(code, error="M", version=1, mode="numeric", mask=3, boost_error=False)
    return int("".join("1" if module else "0" for row in made.matrix for module in row), 2)


@cache
def _bar(start: int, end: int) -> str:
    """Black from module ``start`` to ``end`` of one row; a touch taller, so that no hairline shows between rows."""
    y, x = divmod(start, QR_SIDE)
    return f"{x} {y} {end - start} 1.02 re"


def code128(code: str) -> tuple[str, int]:
    """Code 128 of an even number of figures: the bars as filled PDF path one unit high, and their width in modules.

    ValueError if ``code`` is not an even number of figures.
    """
    if not is_number(code) or len(code) % 2:
        raise ValueError("a bar code takes an even number of figures")
    pairs = [int(code[at : at + 2]) for at in range(0, len(code), 2)]
    check = (_START_C + sum(place * pair for place, pair in enumerate(pairs, 1))) % 103
    symbols = [_START_C, *pairs, check]
    steps = "".join(_SYMBOLS[6 * symbol : 6 * symbol + 6] for symbol in symbols) + _STOP
    bars, x = [], 0
    for place, step in enumerate(steps):
        if place % 2 == 0:
            bars.append(f"{x} 0 {step} 1 re ")
        x += int(step)
    return "".join(bars) + "f", x
