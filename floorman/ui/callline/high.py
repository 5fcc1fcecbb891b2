"""How high the call bar is, in pixels."""

LINE = 52
JOURNAL = 24
JOURNAL_TOUCH = 44


def bar_high(touch: bool) -> int:
    """Its line, and over it the last row of the journal, as high as a finger needs on a touch screen."""
    return LINE + (JOURNAL_TOUCH if touch else JOURNAL)
