"""Which advice cards show their reason, when not all fit: it is lost from the bottom up, title and key never."""

FIRST_HEAD = 62
HEAD = 40
REASON_LINE = 18
FIRST_LINE = 19
CHIPS = 30
GAP = 6
BARE = 44
FIRST_BARE = 62


def full_height(first: bool, lines: int, chips: bool) -> int:
    """How high a card is with its reason in ``lines`` lines, and chips."""
    if first:
        return FIRST_HEAD + lines * FIRST_LINE + (CHIPS + 8 if chips else 12)
    return HEAD + lines * REASON_LINE + (CHIPS + 4 if chips else 8)


def plan(full: list[int], room: int) -> list[int]:
    """The height of every card within ``room`` pixels, given their full heights; what cannot fit scrolls."""
    heights = list(full)
    bare = [FIRST_BARE if nth == 0 else BARE for nth in range(len(full))]
    if sum(bare) + GAP * len(bare) > room:
        return _scrolled(full, bare, room)
    for nth in range(len(heights) - 1, -1, -1):
        if sum(heights) + GAP * len(heights) <= room:
            break
        heights[nth] = bare[nth]
    return heights


def _scrolled(full: list[int], bare: list[int], room: int) -> list[int]:
    """The list scrolls anyway: as many of the first cards as show at once keep their reasons, the first always."""
    heights, taken = list(bare), 0
    for nth, high in enumerate(full):
        taken += high + GAP
        if nth and taken > room:
            break
        heights[nth] = high
    return heights
