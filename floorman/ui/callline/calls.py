"""The call being typed, the calls parked behind it, and those that were run; no Qt."""


class Calls:
    """What stands in the call line. An offer put over a half-typed call parks it; it comes back after Enter."""

    def __init__(self) -> None:
        self.text = ""
        self.parked: list[str] = []
        self.history: list[str] = []
        self._by_hand = True
        self._back = 0
        self._draft = ""

    def typed(self, text: str) -> None:
        """The floor has typed: the line reads ``text``."""
        self.text, self._by_hand, self._back = text, True, 0

    def put(self, text: str) -> None:
        """A key or a button puts ``text`` there; what was typed by hand is parked."""
        same = self.text.strip() == text.strip()
        if self._by_hand and self.text.strip() and not same:
            self.parked.append(self.text)
        self.text, self._by_hand, self._back = text, self._by_hand and same, 0

    def clear(self) -> None:
        """Esc: drops the line; after an offer the parked call comes back."""
        back = not self._by_hand and self.parked
        self.text = self.parked.pop() if back else ""
        self._by_hand, self._back = True, 0

    def done(self) -> None:
        """The line was recorded: it goes into the history, and the call parked last comes back."""
        ran = self.text.strip()
        if ran and self.history[-1:] != [ran]:
            self.history.append(ran)
        self.text = self.parked.pop() if self.parked else ""
        self._by_hand, self._back = True, 0

    def older(self) -> None:
        """Up: the call run before."""
        if self._back < len(self.history):
            if not self._back:
                self._draft = self.text
            self._back += 1
            self.text, self._by_hand = self.history[-self._back], True

    def newer(self) -> None:
        """Down: the call run after, at last the one being typed."""
        if self._back:
            self._back -= 1
            self.text = self.history[-self._back] if self._back else self._draft
            self._by_hand = True
