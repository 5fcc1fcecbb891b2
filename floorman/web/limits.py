"""How often an address may try, and how many may look at once. Instants in seconds, of any steady clock."""

from collections import deque

MINUTE = 60.0
WRONG_A_MINUTE = 20
VIEWERS = 512
A_SECOND = 16
"""So many streams and questions of one address in a second."""
_MOST_ADDRESSES = 4096


class Tries:
    """How often each address did something of late."""

    def __init__(self, most: int, span: float) -> None:
        self._most, self._span = most, span
        self._tries: dict[str, deque[float]] = {}

    def over(self, address: str, now: float) -> bool:
        """Whether the address has used up what it may do; this does not count as a try."""
        return len(self._recent(address, now)) >= self._most

    def count(self, address: str, now: float) -> bool:
        """One try more; False if that is one too many."""
        if self.over(address, now):
            return False
        self._tries.setdefault(address, deque()).append(now)
        return True

    def _recent(self, address: str, now: float) -> deque[float]:
        if len(self._tries) > _MOST_ADDRESSES:
            self._tries = {one: tries for one, tries in self._tries.items() if tries and tries[-1] > now - self._span}
        tries = self._tries.get(address, deque())
        while tries and tries[0] <= now - self._span:
            tries.popleft()
        return tries
