"""A tournament's prize settings as the rules ask for them."""

from fractions import Fraction

from floorman.core.money_settings import MoneySettings, PrizeColumn, PrizeSettings
from floorman.rules.house import House
from floorman.rules.places_paid import PlacesRule
from floorman.rules.prize_rounding import Step, refuse_steps, unit_of
from floorman.rules.prizes import PrizePlan, PrizeShares, check_plan


def column_of(settings: PrizeSettings, entries: int) -> PrizeColumn | None:
    """The column of the percent table for so many entries, the first below it; None without a table."""
    fitting = [column for column in settings.columns if column.entries <= entries]
    return fitting[-1] if fitting else next(iter(settings.columns), None)


def places_rule(settings: PrizeSettings, entries: int) -> PlacesRule | None:
    """How places are counted; None where nobody has said so."""
    column = column_of(settings, entries)
    if column is not None:
        return PlacesRule(places=len(column.percent))
    if settings.percent_paid:
        return PlacesRule(percent=Fraction(settings.percent_paid))
    if settings.places is not None:
        return PlacesRule(places=settings.places)
    if settings.table:
        return PlacesRule(table=settings.table)
    listed = settings.amounts if settings.amounts is not None else settings.percent
    return PlacesRule(places=len(listed)) if listed else None


def shares_of(settings: PrizeSettings, entries: int) -> PrizeShares:
    """How the money is shared among the places."""
    column = column_of(settings, entries)
    percent = settings.percent if column is None else column.percent
    if percent:
        return PrizeShares(percent=tuple(map(Fraction, percent)))
    if settings.amounts is not None:
        return PrizeShares(amounts=settings.amounts)
    return PrizeShares(first=Fraction(settings.first) if settings.first else None)


def steps_of(settings: PrizeSettings) -> tuple[Step, ...]:
    """In which units prizes are paid."""
    return tuple(Step(start, unit) for start, unit in settings.round)


def least_prize(house: House, money: MoneySettings) -> int:
    """The lowest prize, in minor units: as set; else the house's multiple of an entry's full price, rounded up to the
    unit in which it is paid; 0 for none.
    """
    if money.prizes.min_cash is not None:
        return money.prizes.min_cash
    entry = money.product("entry")
    if entry is None:
        return 0
    least = -(-Fraction(str(house.choices.min_cash)) * entry.parts.total // 1)
    unit = unit_of(least, steps_of(money.prizes))
    return int(-(-least // unit) * unit)


def refuse_settings(settings: PrizeSettings) -> None:
    """Unanswerable unless prizes can be made of it: percentages are 100 together and do not rise, steps fit, and so
    on.
    """
    steps = steps_of(settings)
    refuse_steps(steps)
    fixed = settings.places if settings.percent or settings.amounts is not None else None
    for entries in (column.entries for column in settings.columns) if settings.columns else (1,):
        check_plan(PrizePlan(0, fixed, shares_of(settings, entries), steps, settings.min_cash or 0))
