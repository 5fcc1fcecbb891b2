"""What a player may buy now, and what it costs."""

from collections.abc import Iterable

from msgspec import Struct

from floorman.core.facts.tickets import there_is_money
from floorman.core.model import EntryNo
from floorman.core.money_settings import Product, SaleWindow
from floorman.core.money_sums import entries_of, standing_sales
from floorman.core.parts import NOTHING, Parts
from floorman.core.refused import Refused
from floorman.core.structure import Played
from floorman.desk.floor.floor import MINUTE, Floor


class Offer(Struct, frozen=True):
    """Products that are sold together: price in parts, chips."""

    products: tuple[str, ...]
    parts: Parts
    chips: int


def offer(floor: Floor, names: Iterable[str], buyer: EntryNo | None = None) -> Offer:
    """The price of these products. Refused where one is not sold, not now, or the buyer has had all he may have."""
    listed = tuple(names)
    parts, chips = NOTHING, 0
    for name in listed:
        product = product_of(floor, name)
        in_window(floor, name, product)
        parts, chips = parts + product.parts, chips + product.chips
    for name in dict.fromkeys(listed):
        _within_limit(floor, name, listed.count(name), buyer)
    return Offer(listed, parts, chips)


def entry_offer(floor: Floor, name: str, buyer: EntryNo | None = None) -> Offer:
    """The price of an entry, with the chips for who comes early while there are some."""
    early = there_is_money(floor.now).settings.product("early")
    names = (name, "early") if name == "entry" and early is not None and window_open(floor, early.window) else (name,)
    return offer(floor, names, buyer)


def product_of(floor: Floor, name: str) -> Product:
    """The product. Refused where it is not sold here."""
    product = there_is_money(floor.now).settings.product(name)
    if product is None:
        raise Refused("not-sold", product=name)
    return product


def in_window(floor: Floor, name: str, product: Product) -> None:
    """Refused outside the time in which it is sold."""
    window = product.window
    if not window_open(floor, window):
        assert window is not None
        told = {"from_level": window.from_level, "to_level": window.to_level or "–", "minutes": window.minutes or 0}
        raise Refused("refused.not-sold-now.minutes" if window.minutes else "not-sold-now", product=name, **told)


def window_open(floor: Floor, window: SaleWindow | None) -> bool:
    """Whether it is the time in which something is sold; a break belongs to the level before it."""
    if window is None:
        return True
    if window.minutes is not None:
        begun = floor.now.started_at
        return begun is None or floor.clock() < begun + window.minutes * MINUTE
    level = level_now(floor)
    if level is None:
        return window.from_level <= 1
    return window.from_level <= level and (window.to_level is None or level <= window.to_level)


def level_now(floor: Floor) -> int | None:
    """The level that is played, or was played last before the break; None before the start or without levels."""
    clock, structure = floor.level_clock(), floor.now.structure
    if clock is None or structure is None or floor.now.started_at is None:
        return None
    return max(1, sum(isinstance(step, Played) for step in structure.steps[: clock.step + 1]))


def bought(floor: Floor, buyer: EntryNo, name: str) -> int:
    """How often a person has bought a product."""
    money = there_is_money(floor.now)
    sales = (sale for entry in entries_of(floor.now, buyer) for sale in standing_sales(money, entry))
    return sum(sale.products.count(name) for sale in sales)


def _within_limit(floor: Floor, name: str, asked: int, buyer: EntryNo | None) -> None:
    limit = product_of(floor, name).limit
    if limit is None:
        return
    had = 0 if buyer is None else bought(floor, buyer, name)
    if had + asked > limit:
        raise Refused("limit-reached", product=name, limit=limit, had=had)
