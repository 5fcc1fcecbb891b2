"""Amounts of this tournament's money in words."""

from floorman.desk.floor.floor import Floor
from floorman.text.amounts import amount_text


def told(floor: Floor, amount: int) -> str:
    """Minor units as they are told: ``110.00``."""
    money = floor.now.money
    return amount_text(amount, 2 if money is None else money.settings.exponent)
