"""What facts about money say."""

from collections import Counter
from collections.abc import Iterable, Mapping

from floorman.core import facts as e
from floorman.core.money import Tender
from floorman.desk.words.clock_sentences import ClockSpeaker
from floorman.desk.words.numbers import serial
from floorman.desk.words.sentences import listed
from floorman.text.amounts import amount_text
from floorman.text.say import sentences

_AMOUNTS = frozenset({"price", "paid", "off", "amount"})
"""What a refusal tells in minor units."""


class MoneySpeaker(ClockSpeaker):
    """Words for sales, refunds, drawers and tickets."""

    def amount(self, amount: int) -> str:
        """Minor units as they are told."""
        money = self.floor.now.money
        return amount_text(amount, 2 if money is None else money.settings.exponent)

    def payment(self, kind: str) -> str:
        """The name of a kind of payment; the house's own as it is written."""
        return self.say(f"payment.{kind}") if f"payment.{kind}" in sentences() else kind

    def payments(self, tenders: Iterable[Tender]) -> str:
        """What was paid how: "60.00 cash, 50.00 card"."""
        each = [f"{self.amount(one.amount)} {self.payment(one.kind)}" for one in tenders]
        return listed(each, self.floor.lang) if each else self.amount(0)

    def products(self, names: Iterable[str]) -> str:
        """What was bought: "entry, 2 × rebuy"."""
        bought = Counter(names)
        each = [f"{count} × {said}" if count > 1 else said for said, count in self._named(bought)]
        return listed(each, self.floor.lang)

    def _named(self, bought: Counter[str]) -> Iterable[tuple[str, int]]:
        return ((self.say(f"product.{name}"), count) for name, count in bought.items())

    def told(self, params: Mapping[str, object]) -> dict[str, object]:
        """What a refusal names, as it is told: amounts with decimals, serials with their digits, products by name."""
        said = dict(params)
        for key, value in params.items():
            if key in _AMOUNTS and isinstance(value, int):
                said[key] = self.amount(value)
            elif key == "serial" and isinstance(value, int):
                said[key] = serial(value)
            elif key == "product":
                said[key] = self.say(f"product.{value}").capitalize()
        return said

    def _money_set(self, event: e.MoneySet, _seq: int | None) -> str:
        settings = event.settings
        prices = [
            f"{self.say(f'product.{one.name}')} {amount_text(one.parts.total, settings.exponent)} {settings.currency}"
            for one in settings.products
        ]
        return self.say("event.money-set", prices=", ".join(prices) or "–")

    def _sold(self, event: e.Sold, _seq: int | None) -> str:
        said = {
            "player": event.entry,
            "products": self.products(event.products),
            "payments": self.payments(event.tenders),
            "serial": serial(event.serial),
        }
        if event.chair is not None:
            table, seat = event.chair.table, event.chair.seat
            return self.say(f"event.sold.{'back' if event.back else 'seat'}", table=table, seat=seat, **said)
        money = self.floor.now.money
        ticket = None if money is None or not event.makes else money.ticket_numbers.get(event.entry)
        if ticket is not None:
            return self.say("event.sold.waits", ticket=ticket, **said)
        return self.say("event.sold", **said)

    def hands_back(self, undone: e.Event) -> str:
        """What is to be handed back, or taken back, where money changed hands with an event that is undone."""
        if isinstance(undone, e.Sold) and undone.shift:
            return self.say("event.undone.hand-back", payments=self.payments(undone.tenders))
        if isinstance(undone, e.Refunded | e.Withdrawn) and undone.shift:
            return self.say("event.undone.take-back", payments=self.payments(undone.tenders))
        return ""

    def _refunded(self, event: e.Refunded, _seq: int | None) -> str:
        code = "event.refunded.void" if event.voids else "event.refunded"
        return self.say(code, player=event.entry, payments=self.payments(event.tenders), serial=serial(event.serial))

    def _withdrawn(self, event: e.Withdrawn, _seq: int | None) -> str:
        return self.say(
            "event.withdrawn",
            player=event.entry,
            payments=self.payments(event.tenders),
            serial=serial(event.serial),
            chips=event.chips,
        )

    def _house_money(self, event: e.HouseMoneyAdded, _seq: int | None) -> str:
        return self.say(f"event.house-money.{event.kind}", amount=self.amount(event.amount))

    def _ticket_issued(self, event: e.TicketsIssued, _seq: int | None) -> str:
        if event.issuer:
            return self.say("event.ticket-issued.listed", issuer=event.issuer, count=len(event.tickets))
        value = self.amount(event.tickets[0].value)
        return self.say("event.ticket-issued", count=len(event.tickets), amount=value)

    def _checked_in(self, event: e.CheckedIn, _seq: int | None) -> str:
        if event.chair is None:
            return self.say("event.checked-in.waits", player=event.entry)
        return self.say("event.checked-in", player=event.entry, table=event.chair.table, seat=event.chair.seat)

    def _persons_joined(self, event: e.PersonsJoined, _seq: int | None) -> str:
        return self.say("event.persons-joined", player=event.first, other=event.second)

    def _chips_adjusted(self, event: e.ChipsAdjusted, _seq: int | None) -> str:
        chips = f"{event.chips:+}"
        if event.entry is not None:
            return self.say("event.chips-adjusted.player", player=event.entry, chips=chips)
        if event.table is not None:
            return self.say("event.chips-adjusted.table", table=event.table, chips=chips)
        return self.say("event.chips-adjusted", chips=chips)

    def _drawer_opened(self, event: e.DrawerOpened, _seq: int | None) -> str:
        return self.say("event.drawer-opened", drawer=event.drawer, amount=self.amount(event.cash))

    def _drawer_moved(self, event: e.DrawerMoved, _seq: int | None) -> str:
        amount = self.amount(event.amount)
        return self.say(f"event.drawer-moved.{event.direction}", drawer=event.drawer, amount=amount, to=event.to)

    def _drawer_counted(self, event: e.DrawerCounted, _seq: int | None) -> str:
        if event.cash is None:
            return self.say("event.drawer-counted.card", drawer=event.drawer, amount=self.amount(event.card or 0))
        return self.say("event.drawer-counted", drawer=event.drawer, amount=self.amount(event.cash))

    def _drawer_closed(self, event: e.DrawerClosed, _seq: int | None) -> str:
        case = "" if not event.over else ".over" if event.over > 0 else ".short"
        return self.say(
            f"event.drawer-closed{case}",
            drawer=event.drawer,
            z=event.z,
            amount=self.amount(event.counted),
            off=self.amount(abs(event.over)),
        )
