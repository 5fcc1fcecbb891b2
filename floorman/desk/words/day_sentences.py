"""What the facts of formats, days, bags, flights and areas say."""

from floorman.core import facts as e
from floorman.desk.words.numbers import spans
from floorman.desk.words.sentences import number
from floorman.desk.words.speaker import Speaker

MINOR_UNITS = 100


def money(minor: int) -> str:
    """An amount as it is typed: "1100", "55.50"."""
    whole, rest = divmod(minor, MINOR_UNITS)
    return number(whole) if not rest else f"{number(whole)}.{rest:02}"


class DaySpeaker(Speaker):
    """Words for the facts of a festival's days."""

    def _format_set(self, event: e.FormatSet, _seq: int | None) -> str:
        told = event.format
        kind = f"{told.kind}-seats" if told.guaranteed_seats else told.kind
        said = self.say(
            f"event.format-set.{kind}",
            amount=money(told.seat),
            seats=told.guaranteed_seats,
            table=told.table,
            advance=told.advance,
            name=told.name,
            day=told.number,
        )
        return said if not told.keep else self.say("event.format-set.keep", format=said, keep=told.keep)

    def _bags_counted(self, event: e.BagsCounted, _seq: int | None) -> str:
        chips = sum(one.counts[-1] for one in event.bags)
        if len(event.bags) > 1:
            return self.say("event.bags-counted", count=len(event.bags), chips=chips)
        one = event.bags[0]
        if event.late:
            return self.say("event.bags-counted.late", player=one.entry, chips=chips)
        if len(one.counts) > 1:
            return self.say("event.bags-counted.again", player=one.entry, chips=chips, first=one.counts[0])
        return self.say("event.bags-counted.one", player=one.entry, chips=chips)

    def _day_ended(self, event: e.DayEnded, _seq: int | None) -> str:
        if event.without:
            return self.say("event.day-ended.without", day=event.day, players=self.players(event.without))
        return self.say("event.day-ended", day=event.day)

    def _day_begun(self, event: e.DayBegun, seq: int | None) -> str:
        tables = len({one.chair.table for one in event.seats})
        code = "event.day-begun.by-hand" if event.by_hand else "event.day-begun"
        seed = self.floor.seed(event.seed, seq)
        said = self.say(code, day=event.day, count=len(event.seats), tables=tables, seed=seed)
        if not event.waiting:
            return said
        return self.say("event.day-begun.waiting", day=said, players=self.players(event.waiting))

    def _bag_withdrawn(self, event: e.BagWithdrawn, _seq: int | None) -> str:
        return self.say("event.bag-withdrawn", player=event.entry, chips=event.chips)

    def _flights_merged(self, event: e.FlightsMerged, _seq: int | None) -> str:
        return self.say(
            "event.flights-merged",
            flights=", ".join(flight.name for flight in event.flights),
            players=sum(one.chips is not None for one in event.players),
            chips=sum(one.chips or 0 for one in event.players),
            bags=sum(len(one.leaves) for one in event.players),
        )

    def _round_drawn(self, event: e.RoundDrawn, seq: int | None) -> str:
        kind = "bracket" if event.pairs else "shootout"
        code = f"event.round-drawn.{kind}{'-by-hand' if event.by_hand else ''}"
        return self.say(
            code,
            round=event.round,
            count=len(event.seats),
            tables=len({one.chair.table for one in event.seats}),
            matches=len(event.pairs),
            byes=len(event.byes),
            seed=self.floor.seed(event.seed, seq),
        )

    def _match_decided(self, event: e.MatchDecided, _seq: int | None) -> str:
        said = self.say("event.match-decided", player=event.winner, other=event.entry, round=event.round)
        if event.next is None:
            return said
        pair = {"player": event.next.first, "other": event.next.second}
        return f"{said}. {self.say('event.match-decided.next', table=event.next.table, **pair)}"

    def _seat_won(self, event: e.SeatWon, _seq: int | None) -> str:
        return self.say("event.seat-won", players=self.players(event.entries), count=len(event.entries))

    def _games_set(self, event: e.GamesSet, _seq: int | None) -> str:
        if not event.games:
            return self.say("event.games-set.off")
        return self.say("event.games-set", games=event.games, hands=event.hands)

    def _tables_resized(self, event: e.TablesResized, _seq: int | None) -> str:
        if event.at:
            return self.say("event.tables-resized.later", seats=event.seats, at=event.at)
        return self.say("event.tables-resized", seats=event.seats, count=len(event.moved_entries()))

    def _dealers_pushed(self, event: e.DealersPushed, _seq: int | None) -> str:
        if not event.line:
            return self.say("event.dealers-pushed.off")
        if not event.push:
            return self.say("event.dealers-pushed.crew", count=len(event.line))
        return self.say("event.dealers-pushed", push=event.push)

    def _area_set(self, event: e.AreaSet, _seq: int | None) -> str:
        area = event.area
        colour = self.say(f"area.{area.colour}")
        if not area.tables:
            return self.say("event.area-set.off", colour=colour)
        code = "event.area-set.named" if area.name else "event.area-set"
        return self.say(code, colour=colour, name=area.name, tables=spans(area.tables))
