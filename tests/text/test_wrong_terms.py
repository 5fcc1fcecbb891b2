"""Terms that a room would laugh at, or misread, do not come back into the catalogues or the rule book."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

RESOURCES = Path(__file__).parents[2] / "resources"
LOCALE, RULEBOOK = RESOURCES / "locale", RESOURCES / "rulebook"
WRONG = {
    "pl": {
        r"drużynow": "a bounty on a team's player, no team tournament",
        r"(w|przed) pieniądz(ach|mi)": "płatne miejsca",
        r"\btorb|\btoreb": "woreczek",
        r"okrąże[nń]": "orbita",
        r"\b(nowy|spóźniony|osobny) wpis\b": "wejście",
        r"\bblinda\b": "blindu",
        r"wysok(a|ą|iej) kart": "najwyższa karta: the other is a hand's rank",
        r"rozdanie jest grane": "rozdanie toczy się dalej",
        r"za późno na poprawkę": "korekta",
        r"w figurze i kolorze": "wartość: a figura is a face card",
        r"\b(ma|mieć) fold\b": "spasował",
        r"\d %": "no space before the sign",
        r"dyskwalifik": "wykluczenie (z turnieju)",
        r"poprosił o wykluczenie": "samowykluczenie: the other is a disqualification",
        r"paragon": "pokwitowanie: the other is of a shop's till",
        r"\bkwit(u|em|y|ów|ach|ami|owi)?\b": "kwitek",
        r"\b(zasad|regulamin|reguł)\w* domow": "zasady sali: the other is for a household",
    },
    "bg": {
        r"отборн": "a bounty on a team's player, no team tournament",
        r"(?<!чип )рейс": "разиграване на чиповете: the other is a bus or a flight",
        r"мъртъв D\b": "мъртъв бутон",
        r"^бет$": "залог",
        r"наказание по време": "наказание в минути",
        r"стенния часовник": "реално време",
        r"\bнарочн": "умишлено",
        r"нокаут": "награда за елиминация",
        r"отпаднал": "елиминиран",
        r"(?<!най-)висока(та)? карта": "най-висока карта: the other is a hand's rank",
        r"почиващи": "свободен жребий",
        r"се трупат": "се натрупват",
        r"шутаут|\bадон|ребай": "шуутаут, ад-он, рибай",
        r"\bмолят\b": "иска се: the other is a prayer",
    },
    "fr": {
        r"par équipes|prime d’équipe": "a bounty on a team's player, no team tournament",
        r"hors[- ]jeu": "éliminé: the other is offside",
        r"sanction": "pénalité",
        r"\btours? (manqué|à manquer)": "tour de table: the other is a betting round",
        r"remplaçant": "joueur en liste d’attente",
        r"pendule": "chrono",
        r"course aux jetons": "chip race",
        r"recave": "rebuy",
        r"\bfaussé|bouton faux": "incorrect, mal placé",
        r"^(call|fold|check)$": "suivi, passe, parole",
        r"^sac$": "sachet",
        r"(paie|payer) ses blinds": "placer ses blinds",
        r"maison": "salle",
        r"(avant|dans|atteindre) l[’']argent": "places payées",
        r"accommod": "the other is cooked",
        r"donneur": "croupier",
        r"\bsacs?\b": "sachet",
        r"horloge": "chrono",
        r"tête-à-tête": "heads-up",
    },
}
"""Per language, patterns that no translation may match, with what is said instead and why."""


SEEDS_OWN = {
    "bg": {r"отборн", r"нокаут"},
    "fr": {r"remplaçant"},
}
"""Patterns that are right in the rule book: a game not for teams, a kind of event, who plays in another's seat."""


def wrong(language: str, said: Iterator[tuple[str, str]], right: set[str] | frozenset[str] = frozenset()) -> list[str]:
    """What of the pairs of origin and translation is said wrongly."""
    pairs = tuple(said)
    assert pairs
    return [
        f"{origin!r} became {form!r}; better: {better}"
        for origin, form in pairs
        for pattern, better in WRONG[language].items()
        if pattern not in right and re.search(pattern, form, re.IGNORECASE)
    ]


def catalogued(language: str) -> Iterator[tuple[str, str]]:
    """Each sentence of the catalogue with each form of its translation."""
    with (LOCALE / language / "LC_MESSAGES" / "floorman.po").open("rb") as file:
        for message in read_po(file, locale=language):
            if message.id:
                for form in (message.string,) if isinstance(message.string, str) else message.string:
                    yield str(message.id), form


def shelved(language: str) -> Iterator[tuple[str, str]]:
    """Each text of the rule book, with where it stands; not the search words, which are the players' own."""
    for path in sorted((RULEBOOK / language).glob("*.toml")):
        yield from _texts(path.stem, tomllib.loads(path.read_text(encoding="utf-8")))


def _texts(where: str, held: dict[str, object]) -> Iterator[tuple[str, str]]:
    for key, value in held.items():
        if isinstance(value, dict):
            yield from _texts(f"{where} {key}", value)
        elif key != "words":
            yield f"{where} {key}", str(value)


@pytest.mark.parametrize("language", WRONG)
def test_a_wrong_term_does_not_come_back(language: str) -> None:
    assert wrong(language, catalogued(language)) == []


@pytest.mark.parametrize("language", WRONG)
def test_nor_into_the_rule_book(language: str) -> None:
    assert wrong(language, shelved(language), SEEDS_OWN.get(language, set())) == []
