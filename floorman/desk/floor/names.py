"""Who the entries are: names as they are kept beside the journal, and the keys they are found by."""

from collections.abc import Iterable, Iterator

from floorman.exchange.names import fold, short_name


class Names:
    """Names and second names by entry number. Forgetting one leaves its number."""

    def __init__(self) -> None:
        self._names: dict[int, str] = {}
        self._seconds: dict[int, str] = {}
        self._keys: dict[int, str] = {}
        self._shorts: dict[int, str] = {}

    def put(self, entry: int, name: str, second: str = "") -> None:
        """``entry`` is called ``name`` (and ``second``, in another script)."""
        self._names[entry] = name
        if second:
            self._seconds[entry] = second
        self._keys.pop(entry, None)
        self._shorts.pop(entry, None)

    def apart(self) -> "Names":
        """The same names, that may be added to without anybody else knowing."""
        names = Names()
        names._names, names._seconds = dict(self._names), dict(self._seconds)
        names._keys, names._shorts = dict(self._keys), dict(self._shorts)
        return names

    def forget(self, entry: int) -> None:
        """Nothing is known of ``entry`` any more."""
        for known in (self._names, self._seconds, self._keys, self._shorts):
            known.pop(entry, None)

    def name(self, entry: int) -> str:
        """The full name; "" when it is not known."""
        return self._names.get(entry, "")

    def second(self, entry: int) -> str:
        """The second name, or ""."""
        return self._seconds.get(entry, "")

    def short(self, entry: int) -> str:
        """The name for a narrow place ("A. Kowalska"); "#17" when it is not known."""
        short = self._shorts.get(entry)
        if short is None:
            name = self._names.get(entry)
            short = self._shorts[entry] = short_name(name) if name else f"#{entry}"
        return short

    def label(self, entry: int) -> str:
        """The player as sentences name him: "A. Kowalska (#117)"."""
        return f"{self.short(entry)} (#{entry})" if self._names.get(entry) else f"#{entry}"

    def sort_key(self, entry: int) -> tuple[str, int]:
        """Where a name stands in a list: by last name, then by entry."""
        short = fold(self.short(entry))
        return (short.partition(" ")[2] or short, entry)

    def find(self, fragment: str, among: Iterable[int]) -> Iterator[int]:
        """Entries among these whose name has ``fragment`` in it, accents and case aside; word beginnings first."""
        wanted = fold(fragment)
        later: list[int] = []
        known = self._keys.get
        for entry in among:
            key = known(entry) or self._key(entry)
            at = key.find(wanted)
            if at == 0 or (at > 0 and key[at - 1] == " "):
                yield entry
            elif at > 0:
                later.append(entry)
        yield from later

    def namesake(self, name: str, among: Iterable[int]) -> int | None:
        """The newest entry among these that has exactly this name, accents and case aside; None if nobody has."""
        wanted = fold(name)
        found = [entry for entry in among if fold(self.name(entry)) == wanted]
        return found[-1] if found else None

    def get_ready(self) -> None:
        """Prepares the search, so that its first letter waits no longer than the others."""
        for entry in self._names:
            self._key(entry)

    def _key(self, entry: int) -> str:
        key = self._keys.get(entry)
        if key is None:
            key = self._keys[entry] = fold(f"{self.name(entry)} {self.second(entry)}")
        return key
