"""Terms that a room would laugh at, or misread, do not come back into the catalogues."""

import re
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

LOCALE = Path(__file__).parents[2] / "resources" / "locale"
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
        r"faussé|bouton faux": "incorrect, mal placé",
        r"^(call|fold|check)$": "suivi, passe, parole",
        r"^sac$": "sachet",
        r"(paie|payer) ses blinds": "placer ses blinds",
    },
}
"""Per language, patterns that no translation may match, with what is said instead and why."""


@pytest.mark.parametrize("language", WRONG)
def test_a_wrong_term_does_not_come_back(language: str) -> None:
    with (LOCALE / language / "LC_MESSAGES" / "floorman.po").open("rb") as file:
        messages = [message for message in read_po(file, locale=language) if message.id]
    said = [
        (message.id, form)
        for message in messages
        for form in ((message.string,) if isinstance(message.string, str) else message.string)
    ]
    assert said
    found = [
        f"{english!r} became {form!r}; better: {better}"
        for english, form in said
        for pattern, better in WRONG[language].items()
        if re.search(pattern, form, re.IGNORECASE)
    ]
    assert found == []
