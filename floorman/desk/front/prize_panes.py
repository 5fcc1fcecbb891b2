"""What the panes of prizes, payments, bounties and deals show: plain values in words, with the calls of their keys."""

from collections.abc import Iterator

from msgspec import Struct

from floorman.core.model import EntryNo
from floorman.desk.desk import Desk
from floorman.desk.prizes.accounts import Owing, reckoning, secured
from floorman.desk.prizes.amounts import told
from floorman.desk.prizes.bounty_board import bounties, unsaid
from floorman.desk.prizes.deal_desk import deal_table, shares_now
from floorman.desk.prizes.envelopes import odds
from floorman.desk.prizes.prize_list import lacks, pool_of, prize_list
from floorman.desk.words.sentences import places


class SumShown(Struct, frozen=True):
    """One of the sums over a pane; ``tone`` is "", ``act`` or ``stop``."""

    word: str
    value: str
    tone: str = ""


class SheetRow(Struct, frozen=True):
    """One row; Enter puts its call into the line. ``tone`` as of a sum."""

    cells: tuple[str, ...]
    call: str = ""
    tone: str = ""


class SheetKey(Struct, frozen=True):
    """One key, by its letter with Alt; ``why`` it can do nothing now, or ""."""

    letter: str
    word: str
    call: str
    why: str = ""


class PrizeSheet(Struct, frozen=True):
    """What one pane shows."""

    title: str
    sums: tuple[SumShown, ...]
    heads: tuple[str, ...]
    rows: tuple[SheetRow, ...]
    keys: tuple[SheetKey, ...]
    empty: str
    """What stands in place of no rows."""


class Sheets:
    """The sheets of one desk."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def _say(self, code: str, **params: object) -> str:
        return self._desk.teller.say(f"pane.{code}", **params)

    def _amount(self, amount: int) -> str:
        return told(self._desk.floor, amount)

    def _place(self, best: int | None, worst: int | None) -> str:
        return "–" if best is None or worst is None else places(best, worst, self._desk.floor.lang)

    def _none(self, code: str) -> PrizeSheet:
        return PrizeSheet(self._say(f"{code}.title"), (), (), (), (), self._desk.teller.say("refused.no-prices"))

    # -- the list

    def prizes(self) -> PrizeSheet:
        """The prize list with its sums, and what keeps it from being final."""
        floor = self._desk.floor
        listed, money = prize_list(floor), floor.now.money
        if listed is None or money is None:
            return self._none("prizes")
        missing = () if listed.final else lacks(floor)
        pool = pool_of(floor.house, money).answer
        version = str(floor.now.winnings.version)
        state = self._say("final" if listed.final else "provisional")
        sums = (
            SumShown(self._say("pool"), self._amount(pool.pool)),
            SumShown(self._say("overlay"), self._amount(listed.overlay), "act" if listed.overlay else ""),
            SumShown(self._say("places"), str(len(listed.prizes))),
            SumShown(self._say("entries"), str(money.entries)),
            SumShown(self._say("version", version=version), state, "" if listed.final else "act"),
        )
        rows = [
            *(SheetRow((self._say(f"lacks.{code}"), "", ""), tone="act") for code in missing),
            *(
                SheetRow((self._place(best, worst), self._amount(amount), self._share(amount, listed.money)))
                for best, worst, amount in listed.runs
            ),
        ]
        why = self._say(f"lacks.{missing[0]}") if missing else ""
        final = (
            SheetKey("O", self._say("key.open"), "prizes open ")
            if listed.final
            else SheetKey("F", self._say("key.final"), "prizes final", why)
        )
        shut = self._say("final") if listed.final else ""
        keys = (
            final,
            SheetKey("V", self._say("key.curve"), "prizes curve ", shut),
            SheetKey("R", self._say("key.percent"), "prizes percent ", shut),
            SheetKey("Y", self._say("key.amounts"), "prizes amounts ", shut),
            SheetKey("T", self._say("key.table"), "prizes table ", shut),
            SheetKey("U", self._say("key.round"), "prizes round ", shut),
            SheetKey("M", self._say("key.least"), "prizes min ", shut),
        )
        heads = (self._say("place"), self._say("prize"), self._say("share"))
        return PrizeSheet(self._say("prizes.title"), sums, heads, tuple(rows), keys, self._say("prizes.empty"))

    @staticmethod
    def _share(amount: int, whole: int) -> str:
        return f"{amount * 1000 // whole / 10:.1f} %" if whole else ""

    # -- the pay desk

    def pay(self) -> PrizeSheet:
        """Who is due, then who was paid too much, then who has had everything."""
        floor = self._desk.floor
        if floor.now.money is None:
            return self._none("pay")
        found = reckoning(floor).of.values()
        due = [one for one in found if one.due]
        over = [one for one in found if one.over]
        done = [one for one in found if not one.due and not one.over]
        sums = (
            SumShown(self._say("due"), self._amount(sum(one.due for one in due)), "act" if due else ""),
            SumShown(self._say("paid"), self._amount(sum(one.paid for one in found))),
            SumShown(self._say("over"), self._amount(sum(one.over for one in over)), "stop" if over else ""),
            SumShown(self._say("drawer"), floor.drawer or "–", "" if floor.drawer else "act"),
        )
        rows = [*map(self._to_pay, over), *map(self._to_pay, due), *map(self._to_pay, done)]
        first = due[0].entry if due else None
        none = "" if due else self._say("key.nothing")
        keys = (
            SheetKey("P", self._say("key.pay"), f"pay {first}" if first else "pay ", none),
            SheetKey("D", self._say("key.document"), f"pay {first} id" if first else "pay ", none),
            SheetKey("T", self._say("key.transfer"), f"pay {first} = transfer" if first else "pay ", none),
            SheetKey("B", self._say("key.bounty"), f"pay {first} bounty" if first else "pay ", none),
            SheetKey("H", self._say("key.hold"), f"hold {first} " if first else "hold "),
            SheetKey(
                "R",
                self._say("key.reclaim"),
                f"reclaim {over[0].entry}" if over else "reclaim ",
                "" if over else self._say("key.nothing"),
            ),
        )
        heads = tuple(map(self._say, ("player", "place", "prize", "bounties", "paid", "due")))
        return PrizeSheet(self._say("pay.title"), sums, heads, tuple(rows), keys, self._say("pay.empty"))

    def _to_pay(self, one: Owing) -> SheetRow:
        due = self._say("too-much", amount=self._amount(one.over)) if one.over else self._amount(one.due)
        if one.held:
            due = self._say("held")
        cells = (
            self._desk.floor.names.label(one.entry),
            self._place(one.best, one.worst),
            self._amount(one.prize),
            self._amount(one.bounties),
            self._amount(one.paid),
            due,
        )
        call = f"reclaim {one.entry}" if one.over else f"pay {one.entry}" if one.due else f"due {one.entry}"
        return SheetRow(cells, call, "stop" if one.over else "act" if one.due else "")

    # -- bounties

    def bounties(self) -> PrizeSheet:
        """Who has won what, what is on whose head, and of whom nobody has told who won him."""
        floor = self._desk.floor
        board = bounties(floor)
        if board is None:
            return PrizeSheet(self._say("bounties.title"), (), (), (), (), self._desk.teller.say("refused.no-bounties"))
        unknown = unsaid(floor)
        sums = (
            SumShown(self._say("pool"), self._amount(board.pool)),
            SumShown(self._say("won"), self._amount(sum(board.won.values()))),
            SumShown(self._say("heads"), self._amount(sum(board.heads.values()))),
            SumShown(self._say("open"), str(len(unknown)), "act" if unknown else ""),
        )
        rows = [SheetRow((self._label(one), self._say("who-won"), "", ""), f"by {one} ", "act") for one in unknown]
        for number in sorted({*board.won, *board.heads} - set(unknown), key=lambda one: -board.won.get(one, 0)):
            worth = self._amount(board.heads.get(number, 0))
            rows.append(SheetRow((self._label(number), "", self._amount(board.won.get(number, 0)), worth)))
        left = odds(floor)
        sealed = floor.now.winnings.bounties.sealed is not None
        mystery = board.kind == "mystery"
        keys = (
            SheetKey("W", self._say("key.who-won"), f"by {unknown[0]} " if unknown else "by "),
            SheetKey(
                "S", self._say("key.seal"), "env seal", "" if mystery and not sealed else self._say("key.nothing")
            ),
            SheetKey("E", self._say("key.envelope"), "env ", "" if left else self._say("key.nothing")),
            SheetKey("H", self._say("key.head"), "head "),
        )
        heads = tuple(map(self._say, ("player", "state", "won", "head")))
        return PrizeSheet(self._say("bounties.title"), sums, heads, tuple(rows), keys, self._say("bounties.empty"))

    def _label(self, number: EntryNo) -> str:
        return self._desk.floor.names.label(number)

    # -- the deal

    def deal(self) -> PrizeSheet:
        """Each player left with his stack and what every method gives him; who has agreed."""
        floor = self._desk.floor
        if floor.now.money is None:
            return self._none("deal")
        table, offer = deal_table(floor), floor.now.winnings.offer
        sums = (
            SumShown(self._say("left"), self._amount(sum(table.prizes))),
            SumShown(self._say("lowest"), self._amount(secured(floor))),
            SumShown(self._say("stacks"), str(sum(table.stacks.values())), "stop" if table.off else ""),
            SumShown(self._say("chips"), str(table.chips)),
            SumShown(self._say("offered"), self._desk.teller.deal_method(offer.method) if offer is not None else "–"),
        )
        leave = 0 if offer is None else offer.leave
        few = 1 < len(table.stacks) <= 20 and not table.unknown and bool(table.prizes)
        shares = {method: shares_now(floor, method, leave) if few else {} for method in ("icm", "chop", "equal")}
        agreed = frozenset() if offer is None else offer.agreed
        rows = [
            SheetRow(
                (
                    self._label(number),
                    str(stack or "–"),
                    *(self._amount(shares[method].get(number, 0)) for method in ("icm", "chop", "equal")),
                    "✓" if number in agreed else "",
                ),
                f"deal ok {number}",
            )
            for number, stack in sorted(table.stacks.items(), key=lambda one: -one[1])
        ]
        return PrizeSheet(
            self._say("deal.title"),
            sums,
            tuple(map(self._say, ("player", "stack", "icm", "by-chips", "equal", "agrees"))),
            tuple(rows[:20]),
            tuple(self._deal_keys(len(agreed) == len(table.stacks), leave)),
            self._say("deal.empty"),
        )

    def _deal_keys(self, agreed: bool, leave: int) -> Iterator[SheetKey]:
        offer = self._desk.floor.now.winnings.offer
        final = self._desk.floor.now.winnings.final is not None
        shut = "" if final else self._say("provisional")
        for letter, method in (("I", "icm"), ("C", "chop"), ("Q", "equal"), ("U", "custom")):
            yield SheetKey(
                letter, self._say(f"key.{method}"), f"deal {method}{' ' if method == 'custom' else ''}", shut
            )
        none = "" if offer is not None else self._say("key.nothing")
        yield SheetKey("A", self._say("key.all-agree"), "deal ok all", none)
        yield SheetKey("G", self._say("key.record"), "deal record", none or ("" if agreed else self._say("not-all")))
        over = self._say("left-for-winner") if leave else "" if agreed else self._say("not-all")
        yield SheetKey("O", self._say("key.record-end"), "deal record end", none or over)
        yield SheetKey("X", self._say("key.no-deal"), "deal off", none)
