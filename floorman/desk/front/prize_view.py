"""Prizes, payouts and bounties as plain values, for other programs."""

from typing import Any

from floorman.desk.floor.floor import Floor
from floorman.desk.prizes.accounts import reckoning
from floorman.desk.prizes.bounty_board import bounties
from floorman.desk.prizes.prize_list import lacks, prize_list

Plain = dict[str, Any]


def prizes_view(floor: Floor) -> Plain | None:
    """The prize list; null without money."""
    listed = prize_list(floor)
    if listed is None:
        return None
    return {
        "final": listed.final,
        "version": floor.now.winnings.version,
        "places": [{"from": best, "to": worst, "amount": amount} for best, worst, amount in listed.runs],
        "lacks": [] if listed.final else list(lacks(floor)),
    }


def payouts_view(floor: Floor) -> list[Plain] | None:
    """Whoever is due or was paid anything; null without money."""
    if floor.now.money is None:
        return None
    return [
        {
            "entry": one.entry,
            "from": one.best,
            "to": one.worst,
            "prize": one.prize,
            "bounties": one.bounties,
            "paid": one.paid,
            "due": one.due,
            "over": one.over,
        }
        for one in reckoning(floor).of.values()
    ]


def bounties_view(floor: Floor) -> Plain | None:
    """What is on whose head, and who has won what; null without bounties."""
    board = bounties(floor)
    if board is None:
        return None
    return {
        "kind": board.kind,
        "heads": {str(number): amount for number, amount in sorted(board.heads.items())},
        "won": {str(number): amount for number, amount in sorted(board.won.items()) if amount},
    }
