"""What a number is that somebody typed: the figures 0 to 9, and nothing else that some script takes for a digit."""

_MOST = 1000


def is_number(text: str, most: int = _MOST) -> bool:
    """Whether ``int`` takes ``text`` as a whole number, of at most so many figures; not "", ``²``, ``①`` or ``٣``."""
    return text.isascii() and text.isdigit() and len(text) <= most


def has_digit(text: str) -> bool:
    """Whether a digit of any script stands in ``text``: what looks like a number is read, or said to be unreadable."""
    return any(sign.isdigit() for sign in text)
