"""What facts about prizes, payments, bounties and deals say."""

from floorman.core import facts as e
from floorman.desk.words.money_sentences import MoneySpeaker
from floorman.desk.words.sentences import listed


class PrizeSpeaker(MoneySpeaker):
    """Words for the prize list, what is handed out, bounties and deals."""

    def _prizes_final(self, event: e.PrizesFinal, _seq: int | None) -> str:
        return self.say(
            "event.prizes-final",
            count=len(event.prizes),
            entries=event.entries,
            sum=self.amount(sum(event.prizes)),
            first=self.amount(event.prizes[0]),
        )

    def _paid(self, event: e.Paid, _seq: int | None) -> str:
        what = "both" if event.prize and event.bounty else "bounty" if event.bounty else "prize"
        if event.early:
            what = "early"
        said = self.say(
            f"event.paid.{what}",
            player=event.entry,
            amount=self.amount(event.prize + event.bounty),
            bounty=self.amount(event.bounty),
            kind=self.payment(event.kind),
            drawer=event.drawer,
        )
        if not event.withheld:
            return said
        out = self.amount(event.prize + event.bounty - event.withheld)
        return f"{said}. {self.say('event.paid.withheld', withheld=self.amount(event.withheld), out=out)}"

    def _reclaimed(self, event: e.Reclaimed, _seq: int | None) -> str:
        return self.say(
            "event.reclaimed",
            player=event.entry,
            amount=self.amount(event.amount),
            kind=self.payment(event.kind),
            drawer=event.drawer,
        )

    def _held(self, event: e.WinningsHeld, _seq: int | None) -> str:
        return self.say(f"event.held.{'on' if event.held else 'off'}", player=event.entry)

    def _bounty_won(self, event: e.BountyWon, _seq: int | None) -> str:
        if not event.by:
            return self.say("event.bounty-won.nobody", player=event.entry)
        return self.say("event.bounty-won", player=event.entry, winners=self.players(event.by))

    def _head_set(self, event: e.HeadSet, _seq: int | None) -> str:
        if event.amount is None:
            return self.say("event.head-set.off", player=event.entry)
        return self.say("event.head-set", player=event.entry, amount=self.amount(event.amount))

    def _envelopes_sealed(self, event: e.EnvelopesSealed, _seq: int | None) -> str:
        count = sum(number for _, number in event.envelopes)
        whole = sum(amount * number for amount, number in event.envelopes)
        return self.say("event.envelopes-sealed", count=count, sum=self.amount(whole), seal=event.seal)

    def _envelope_drawn(self, event: e.EnvelopeDrawn, _seq: int | None) -> str:
        own = ".own" if event.entry == event.victim else ""
        return self.say(
            f"event.envelope-drawn{own}",
            player=event.entry,
            other=event.victim,
            envelope=event.number,
            amount=self.amount(event.amount),
        )

    def deal_method(self, method: str) -> str:
        """The name of a method of sharing."""
        return self.say(f"deal-method.{method}")

    def _deal_offered(self, event: e.DealOffered, _seq: int | None) -> str:
        left = ".left" if event.leave else ""
        return self.say(
            f"event.deal-offered{left}", method=self.deal_method(event.method), left=self.amount(event.leave)
        )

    def _deal_agreed(self, event: e.DealAgreed, _seq: int | None) -> str:
        return self.say("event.deal-agreed", players=self.players(event.entries))

    def _deal_recorded(self, event: e.DealRecorded, _seq: int | None) -> str:
        each = [f"{self.floor.names.label(one.entry)} {self.amount(one.amount)}" for one in event.shares]
        case = ".end" if event.ended else ".left" if event.left else ""
        return self.say(
            f"event.deal-recorded{case}",
            method=self.deal_method(event.method),
            shares=listed(each, self.floor.lang),
            left=self.amount(event.left),
        )

    def _cancelled(self, event: e.TournamentCancelled, _seq: int | None) -> str:
        whole = sum(one.amount + one.bounty for one in event.refunds)
        return self.say(f"event.cancelled.{event.case}", count=len(event.refunds), sum=self.amount(whole))
