"""The money of an event file: ``[money]`` with products, prizes, bounties and notices. What cannot be is refused."""

import re
from collections.abc import Callable, Mapping
from fractions import Fraction
from itertools import pairwise
from typing import Any, Literal, get_args

from floorman.core.facts import MoneySet
from floorman.core.money_settings import (
    PRODUCTS,
    WAYS,
    BountyKind,
    BountySettings,
    MoneySettings,
    PaymentWay,
    PayoutNotice,
    PrizeColumn,
    PrizeSettings,
    Product,
    ProductName,
    SaleWindow,
)
from floorman.core.parts import Parts
from floorman.core.refused import Refused
from floorman.desk.files.event_draft import EventDraft
from floorman.desk.files.event_values import bad, table_of, whole
from floorman.exchange.percent_tables import percent_table
from floorman.rules.house import MOST_MONEY
from floorman.rules.price import PricedProduct, Withheld, parts_of
from floorman.rules.prize_settings import refuse_settings

MOST_PLACES = 10_000
MOST_ROWS = 1000
_PARTS = ("pool", "fee", "staff", "bounty")
_PERCENT = re.compile(r"[0-9]{1,3}(\.[0-9]{1,12})?|\.[0-9]{1,12}", re.ASCII)
_CURRENCY = re.compile(r"[^\W\d_]{1,8}|[$€£¥]")


def take_money(draft: EventDraft, value: Any) -> None:
    """``[money]``: the tournament begins with these prices."""
    draft.later.append(MoneySet(money_settings(draft, value)))


def money_settings(draft: EventDraft, value: Any) -> MoneySettings:
    """The settings that ``[money]`` describes. Raises Refused by name of the key."""
    known = ("currency", "exponent", "guarantee", "products", "prizes", "bounty", "notice", "payment")
    told = table_of("money", value, known)
    return MoneySettings(
        _currency(told.get("currency", "EUR")),
        whole("money.exponent", told.get("exponent", 2), 0, 3),
        _amount("money.guarantee", told.get("guarantee", 0)),
        _products(told.get("products", {})),
        _prizes(draft, told.get("prizes", {})),
        _bounty(told["bounty"]) if "bounty" in told else None,
        tuple(_rows("money.notice", told.get("notice", []), _notice)),
        (*WAYS, *_rows("money.payment", told.get("payment", []), _way)),
    )


def _amount(key: str, value: Any, low: int = 0) -> int:
    return whole(key, value, low, MOST_MONEY)


def _currency(value: Any) -> str:
    if not isinstance(value, str) or not _CURRENCY.fullmatch(value):
        bad("money.currency", value)
    return value


def _rows(key: str, value: Any, one: Callable[[str, Any], Any]) -> list[Any]:
    if not isinstance(value, list) or len(value) > MOST_ROWS:
        bad(key, value)
    return [one(f"{key}[{at}]", row) for at, row in enumerate(value)]


def _text(key: str, value: Any, longest: int = 200) -> str:
    if not isinstance(value, str) or len(value) > longest or not value.isprintable():
        bad(key, value)
    return value


def percent_written(key: str, value: Any, most: int = 100) -> str:
    """A percentage as an exact decimal text; a number of the file is taken as it was written."""
    text = value if isinstance(value, str) else repr(value) if type(value) in (int, float) else ""
    if not _PERCENT.fullmatch(text) or Fraction(text) > most:
        bad(key, value)
    return text


# -- products


def _products(value: Any) -> tuple[Product, ...]:
    told = table_of("money.products", value, PRODUCTS)
    return tuple(_product(name, told[name]) for name in PRODUCTS if name in told)


def _product(name: ProductName, value: Any) -> Product:
    key = f"money.products.{name}"
    told = table_of(key, value, (*_PARTS, "percent", "chips", "limit", "window"))
    priced = Parts(**{part: _amount(f"{key}.{part}", told.get(part, 0)) for part in _PARTS})
    percent = _percent_of(f"{key}.percent", told.get("percent", {}))
    taken = Withheld(**{part: Fraction(text) for part, text in percent.items()})
    if name == "early" and priced.total:
        raise Refused("event.early-costs")
    limit, window = told.get("limit"), told.get("window")
    return Product(
        name,
        parts_of(PricedProduct(priced, taken)),
        _amount(f"{key}.chips", told.get("chips", 0)),
        None if limit is None else whole(f"{key}.limit", limit, 0, 10_000),
        None if window is None else _window(f"{key}.window", window),
        priced,
        tuple(percent.items()),
    )


def _percent_of(key: str, value: Any) -> Mapping[str, str]:
    told = table_of(key, value, ("fee", "staff", "bounty"))
    return {part: percent_written(f"{key}.{part}", told[part]) for part in sorted(told)}


def _window(key: str, value: Any) -> SaleWindow:
    """``{ from_level = 1, to_level = 6 }`` or ``{ minutes = 60 }``."""
    told = table_of(key, value, ("from_level", "to_level", "minutes"))
    if not told or ("minutes" in told and len(told) > 1):
        bad(key, ", ".join(told) or "{}")
    if "minutes" in told:
        return SaleWindow(minutes=whole(f"{key}.minutes", told["minutes"], 1, 10_000))
    first = whole(f"{key}.from_level", told.get("from_level", 1), 1, 1000)
    last = whole(f"{key}.to_level", told["to_level"], first, 1000) if "to_level" in told else None
    return SaleWindow(first, last)


# -- prizes


def _prizes(draft: EventDraft, value: Any) -> PrizeSettings:
    key = "money.prizes"
    told = table_of(key, value, ("rule", "shares", "round", "min_cash", "rest_to", "first_at_least", "table"))
    if "table" in told and ("rule" in told or "shares" in told):
        bad(f"{key}.table", told["table"])
    settings = PrizeSettings(
        **_rule(f"{key}.rule", told.get("rule", {})),
        **_shares(f"{key}.shares", told.get("shares", {})),
        columns=_columns_file(draft, told["table"]) if "table" in told else (),
        round=_round(f"{key}.round", told.get("round", [[0, 1]])),
        min_cash=_amount(f"{key}.min_cash", told["min_cash"]) if "min_cash" in told else None,
        rest_to=_one_of(f"{key}.rest_to", told["rest_to"], ("even", "first")) if "rest_to" in told else "",
        first_at_least=_amount(f"{key}.first_at_least", told.get("first_at_least", 0)),
    )
    refuse_settings(settings)
    return settings


def _one_of(key: str, value: Any, allowed: tuple[str, ...]) -> Any:
    if value not in allowed:
        bad(key, value)
    return value


def _exclusive(key: str, value: Any, known: tuple[str, ...]) -> tuple[str, Any]:
    told = table_of(key, value, known)
    if len(told) > 1:
        bad(key, ", ".join(told))
    return next(iter(told.items()), ("", None))


def _rule(key: str, value: Any) -> dict[str, Any]:
    kind, held = _exclusive(key, value, ("percent", "places", "table"))
    if kind == "percent":
        return {"percent_paid": percent_written(f"{key}.percent", held)}
    if kind == "places":
        return {"places": whole(f"{key}.places", held, 0, MOST_PLACES)}
    return {"table": _pairs(f"{key}.table", held)} if kind else {}


def _shares(key: str, value: Any) -> dict[str, Any]:
    kind, held = _exclusive(key, value, ("first", "percent", "amounts"))
    if kind == "first":
        return {"first": percent_written(f"{key}.first", held)}
    if kind == "percent":
        return {"percent": tuple(_rows(f"{key}.percent", held, percent_written))}
    return {"amounts": tuple(_rows(f"{key}.amounts", held, _amount))} if kind else {}


def _pairs(key: str, value: Any) -> tuple[tuple[int, int], ...]:
    """Rows of two numbers; the first ones rise."""

    def pair(place: str, row: Any) -> tuple[int, int]:
        if not isinstance(row, list) or len(row) != 2:
            bad(place, row)
        return _amount(place, row[0]), _amount(place, row[1])

    rows = tuple(_rows(key, value, pair))
    if not rows or any(after[0] <= before[0] for before, after in pairwise(rows)):
        bad(key, value)
    return rows


def _round(key: str, value: Any) -> tuple[tuple[int, int], ...]:
    rows = _pairs(key, value)
    for at, (_, unit) in enumerate(rows):
        if not unit:
            bad(f"{key}[{at}]", unit)
    return rows


def _columns_file(draft: EventDraft, name: Any) -> tuple[PrizeColumn, ...]:
    """The percent table of that name beside the event file."""
    if not isinstance(name, str):
        bad("money.prizes.table", name)
    return percent_table(str(draft.folder / name))


# -- bounties, notices, kinds of payment


def _bounty(value: Any) -> BountySettings:
    key = "money.bounty"
    told = table_of(key, value, ("kind", "amount", "unit", "odd", "top"))
    return BountySettings(
        _one_of(f"{key}.kind", told.get("kind"), get_args(BountyKind)),
        _amount(f"{key}.amount", told.get("amount", 0)),
        _amount(f"{key}.unit", told.get("unit", 1), 1),
        _one_of(f"{key}.odd", told["odd"], ("cash", "head")) if "odd" in told else "",
        _top(f"{key}.top", told.get("top", [])),
    )


def _top(key: str, value: Any) -> tuple[tuple[int, int], ...]:
    """Amounts of the first envelopes and how many there are of each; the amounts fall."""
    if value == []:
        return ()

    def row(place: str, each: Any) -> tuple[int, int]:
        if not isinstance(each, list) or len(each) != 2:
            bad(place, each)
        return _amount(place, each[0], 1), whole(place, each[1], 1, 10_000)

    return tuple(_rows(key, value, row))


def _notice(key: str, value: Any) -> PayoutNotice:
    told = table_of(key, value, ("over", "basis", "withhold", "round", "text"))
    basis: Literal["gross", "net"] = _one_of(f"{key}.basis", told.get("basis", "gross"), ("gross", "net"))
    return PayoutNotice(
        _amount(f"{key}.over", told.get("over")),
        basis,
        percent_written(f"{key}.withhold", told.get("withhold", 0)),
        _amount(f"{key}.round", told.get("round", 1), 1),
        _text(f"{key}.text", told.get("text", ""), 500),
    )


def _way(key: str, value: Any) -> PaymentWay:
    told = table_of(key, value, ("name", "drawer", "number"))
    name = _text(f"{key}.name", told.get("name"), 20)
    if not re.fullmatch(r"[^\W\d_]{2,20}", name) or name.lower() in {way.name for way in WAYS} | {"of", "owe", "other"}:
        bad(f"{key}.name", name)
    flags = {flag: told.get(flag, flag == "drawer") for flag in ("drawer", "number")}
    for flag, on in flags.items():
        if type(on) is not bool:
            bad(f"{key}.{flag}", on)
    return PaymentWay(name.lower(), **flags)
