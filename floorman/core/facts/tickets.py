"""Facts about tickets: issued here, or listed by the tournament that issued them."""

from collections.abc import Iterable
from typing import ClassVar

from floorman.core.builder import TournamentBuilder
from floorman.core.facts.event import Event
from floorman.core.model import Tournament
from floorman.core.money import ListedTicket, Money, Ticket
from floorman.core.money_book import change_money, money_of
from floorman.core.refused import Refused
from floorman.core.undo_keys import MoneyRow, OfTicket, UndoKey, entry_keys


def there_is_money(now: Tournament) -> Money:
    """The tournament's money. Refused where nothing is sold here."""
    if now.money is None:
        raise Refused("no-prices")
    return now.money


def good_ticket(money: Money, code: str) -> ListedTicket:
    """A ticket that pays here. Refused if it is unknown, or was used."""
    listed = money.tickets.get(code)
    if listed is None:
        raise Refused("ticket-unknown", ticket=code)
    if listed.redeemed:
        sale = money.sales[listed.redeemed]
        raise Refused("ticket-used", ticket=code, serial=listed.redeemed, entry=sale.entry)
    return listed


class TicketsIssued(Event, frozen=True):
    """Tickets that this tournament gave out, or those of another ``issuer`` that it takes."""

    KIND: ClassVar[str] = "ticket-issued"
    tickets: tuple[Ticket, ...]
    issuer: str = ""

    def check(self, now: Tournament) -> None:
        """Tickets that are not listed yet, each once."""
        money, seen = there_is_money(now), set[str]()
        if not self.tickets:
            raise Refused("no-tickets")
        for one in self.tickets:
            if one.code in money.tickets or one.code in seen:
                raise Refused("ticket-twice", ticket=one.code)
            seen.add(one.code)

    def apply(self, room: TournamentBuilder) -> None:
        listed = {one.code: ListedTicket(one, self.issuer) for one in self.tickets}
        change_money(room, tickets={**money_of(room).tickets, **listed})

    def touches(self) -> Iterable[UndoKey]:
        yield MoneyRow()
        yield from entry_keys(*(one.entry for one in self.tickets))
        yield from (OfTicket(one.code) for one in self.tickets)
