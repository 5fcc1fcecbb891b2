"""A line of the call line cut into its calls. Apart from the grammar, which a window loads only when it needs it."""


def calls(text: str) -> tuple[str, ...]:
    """The calls that a line holds, parted by semicolons; empty ones are dropped."""
    return tuple(part.strip() for part in text.split(";") if part.strip())
