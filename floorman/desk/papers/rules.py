"""Rules on paper: one of the books, or the house's own as a leaflet for players and a poster for the wall."""

from collections.abc import Iterator

from floorman.core.refused import Refused
from floorman.desk.desk import Desk
from floorman.desk.house.leaflet import Size, ToldSubject, told_to_players, whole_rule
from floorman.desk.house.rulebook import rulebook
from floorman.desk.papers.selection import Selection
from floorman.desk.papers.work import Paperwork, Wanted
from floorman.rules.citation import Citation, cite
from floorman.slips import values as v


def of_the_books(desk: Desk, only: Selection) -> Iterator[Wanted]:
    """The rules asked for; without any those that the house rests on. Refused for one that no book has."""
    if not only.rules:
        cited = dict.fromkeys(citation for citation in desk.floor.house.cites.values())
        yield from (Wanted(about=citation) for citation in cited if rulebook().nearest(citation) is not None)
    for written in only.rules:
        yield Wanted(about=_rule(written))


def _rule(written: str) -> Citation:
    try:
        found = rulebook().nearest(cite(written))
    except ValueError:
        found = None
    if found is None:
        raise Refused("papers.no-rule", rule=written)
    return found.citation


def of_the_house(_desk: Desk, _only: Selection) -> Iterator[Wanted]:
    """A house has rules from the start."""
    yield Wanted()


def rule(work: Paperwork, one: Wanted, _issue: v.Issue) -> v.RulesPaper:
    """One rule: its number, its book, what it says."""
    citation: Citation = one.about
    title = f"{citation} · {rulebook(work.lang).titles[citation.book]}"
    return v.RulesPaper(
        work.event, title, _parts(work, tuple(whole_rule(citation, work.lang)), cited=False), work.now()
    )


def leaflet(work: Paperwork, _one: Wanted, _issue: v.Issue) -> v.RulesPaper:
    """The house's rules for players to take along."""
    return _house(work, "leaflet")


def poster(work: Paperwork, _one: Wanted, _issue: v.Issue) -> v.RulesPaper:
    """The shorter list for the wall."""
    return _house(work, "poster")


def _house(work: Paperwork, size: Size) -> v.RulesPaper:
    house = work.floor.house
    title = work.say("slip.rules", house=house.name)
    return v.RulesPaper(
        work.event, title, _parts(work, told_to_players(house, size, work.lang), cited=True), work.now()
    )


def _parts(work: Paperwork, told: tuple[ToldSubject, ...], cited: bool) -> tuple[v.RulePart, ...]:
    house = work.floor.house
    return tuple(
        v.RulePart(
            subject.title,
            tuple(
                v.RuleLine(each.text, ", ".join(work.rules((house.authority(each.citation),))) if cited else "")
                for each in subject.rules
            ),
        )
        for subject in told
    )
