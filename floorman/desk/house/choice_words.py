"""A house's choices in words: the question, the value; in the language of whoever tells them."""

from collections.abc import Callable

from floorman.text.say import sentences

Tell = Callable[[str], str]
"""The sentence of a code in some language."""


def named(key: str, value: object, tell: Tell) -> str:
    """A value in plain words: its name, a number, "3, 2, 1", or that there is none."""
    if isinstance(value, bool):
        return tell("choice.yes" if value else "choice.no")
    if isinstance(value, tuple):
        return ", ".join(named(key, each, tell) for each in value) or tell("choice.never")
    code = f"choice.{key}.{value}"
    if code in sentences():
        return tell(code)
    return f"{value:g}" if isinstance(value, float) else str(value)
