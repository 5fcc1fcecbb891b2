"""What the registration desk is told: sums that differ, drawers too full, a guarantee that is short, what is owed."""

from collections.abc import Iterator

from floorman.core.money import Money
from floorman.core.money_sums import differences, sums
from floorman.desk.advice.card import Advice
from floorman.desk.floor.floor import Floor
from floorman.desk.office.pricing import level_now
from floorman.desk.words.money_sentences import MoneySpeaker
from floorman.rules.pool import overlay_of


def registration(floor: Floor) -> Iterator[Advice]:
    """Everything about sales that needs doing; nothing where nothing is sold."""
    money = floor.now.money
    if money is None:
        return
    if money.sales or money.drawers:
        yield from _differs(floor)
    yield from _cash(floor, money)
    yield from _owed(floor, money)
    yield from _windows(floor, money)
    yield from _guarantee(floor, money)


def _differs(floor: Floor) -> Iterator[Advice]:
    if differences(floor.now):
        cites = (floor.house.own_word,)
        yield Advice(
            "stop", "money.differs", "advice.money-differs", "advice.money-differs.why", {}, cites, icon="stop"
        )


def _cash(floor: Floor, money: Money) -> Iterator[Advice]:
    limit = floor.house.choices.cash_limit
    for code, drawer in money.drawers.items() if limit else ():
        if drawer.open and drawer.cash > limit:
            params = {"drawer": code, "limit": MoneySpeaker(floor).amount(limit)}
            cites = (floor.house.cite("cash_limit"),)
            yield Advice(
                "act", "money.cash", "advice.cash-limit", "advice.cash-limit.why", params, cites, "drawer out "
            )


def _owed(floor: Floor, money: Money) -> Iterator[Advice]:
    owed = sorted(money.owed)
    if owed:
        params = {"count": len(owed), "entry": owed[0]}
        cites = (floor.house.cite("seat_unpaid"),)
        yield Advice("note", "money.owed", "advice.owed", "advice.owed.why", params, cites, f"buy {owed[0]} = ")


def _windows(floor: Floor, money: Money) -> Iterator[Advice]:
    """Products whose last level is played."""
    level, speaker = level_now(floor), MoneySpeaker(floor)
    for product in money.settings.products:
        window = product.window
        if level is not None and window is not None and window.to_level == level and product.parts.total:
            params = {"product": speaker.say(f"product.{product.name}"), "level": level}
            cites = (floor.house.own_word,)
            yield Advice("note", "money.window", "advice.window", "advice.window.why", params, cites)


def _guarantee(floor: Floor, money: Money) -> Iterator[Advice]:
    entry, told = money.settings.product("entry"), sums(money)
    short = overlay_of(floor.house, told.pool, told.bounty, money.settings.guarantee)
    if short and floor.now.registration_open and entry is not None and entry.parts.pool and money.entries:
        params = {"amount": MoneySpeaker(floor).amount(short), "count": -(-short // entry.parts.pool)}
        cites = (floor.house.cite("guarantee_counts"),)
        yield Advice("note", "money.guarantee", "advice.guarantee", "advice.guarantee.why", params, cites)
