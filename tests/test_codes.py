"""Every code that the program can give has its sentence; the codes are read from the source."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import floorman
from floorman.text.say import sentences

PROGRAM = Path(floorman.__file__).parent
SUBJECTS = {code.partition(".")[0] for code in sentences()}
CODE = re.compile(r"[a-z][a-z0-9-]*(?:\.[a-z0-9][a-z0-9-]*)+")
ROOMS = ("core", "rules", "exchange", "disk", "cli")
"""Where a word with a dot of a known subject is a code; desk and store have preferences of such names, too."""
EVERY_SUBJECT = ("core", "rules")
"""Where every word with a dot is a code, whatever its subject."""
ENDINGS = (".py", ".toml", ".json", ".jsonl", ".floor", ".csv", ".txt", ".tdt", ".xlsx", ".pdf", ".png", ".otf", ".ttf")
"""Words with a dot that are files."""


def modules() -> list[Path]:
    return [path for room in ROOMS for path in sorted((PROGRAM / room).rglob("*.py"))]


def fields_named(tree: ast.Module) -> set[int]:
    """Identities of the nodes that name a field of a question: what ``Unanswerable`` takes second, and what is kept
    for it under a name or as a parameter's default.
    """
    named = [node.args[1] for node in ast.walk(tree) if isinstance(node, ast.Call) and _unanswerable(node)]
    kept: list[ast.expr] = list(named)
    words = {node.id for node in named if isinstance(node, ast.Name)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            targets = [part for target in node.targets for part in ast.walk(target)]
            kept += [node.value] * any(isinstance(part, ast.Name) and part.id in words for part in targets)
        elif isinstance(node, ast.FunctionDef):
            defaulted = node.args.args[len(node.args.args) - len(node.args.defaults) :]
            pairs = zip(defaulted, node.args.defaults, strict=True)
            kept += [default for arg, default in pairs if arg.arg in words]
    return {id(part) for node in kept for part in ast.walk(node)}


def _unanswerable(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Name) and call.func.id == "Unanswerable" and len(call.args) > 1


def documentation(tree: ast.Module) -> set[int]:
    """Identities of the nodes that are docstrings."""
    return {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }


def is_code(pattern: str, subjects: bool) -> bool:
    """Whether a word with a dot is a code: of any subject, or of a known one."""
    return subjects or pattern.partition("\\.")[0].replace("\\", "") in SUBJECTS


def codes(path: Path) -> Iterator[tuple[int, str, bool]]:
    """Whole codes in a module, with their lines; and codes whose end is put together, as a pattern; and whether it may
    be a question's field.
    """
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docs, fields = documentation(tree), fields_named(tree)
    inside = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            text = "".join(
                re.escape(part.value) if isinstance(part, ast.Constant) else "[a-z0-9-]+(?:[.][a-z0-9-]+)*"
                for part in node.values
            )
            begins = node.values[0].value if isinstance(node.values[0], ast.Constant) else ""
            if re.fullmatch(r"[a-z-]+\.[a-z0-9.-]*", begins) and re.fullmatch(r"[a-z0-9.\\+*?():\[\]-]+", text):
                yield node.lineno, text, id(node) in fields
        elif (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in docs | inside
            and CODE.fullmatch(node.value)
            and not node.value.endswith(ENDINGS)
        ):
            yield node.lineno, re.escape(node.value), id(node) in fields


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(PROGRAM)))
def test_every_code_has_its_sentence(path: Path) -> None:
    known, whatever = sentences(), path.relative_to(PROGRAM).parts[0] in EVERY_SUBJECT
    lacking = [
        f"{path.relative_to(PROGRAM)}:{line} {pattern}"
        for line, pattern, field in codes(path)
        if is_code(pattern, whatever and not field) and not any(re.fullmatch(pattern, code) for code in known)
    ]
    assert lacking == []


def test_a_code_without_a_sentence_would_be_seen(tmp_path: Path) -> None:
    rule = tmp_path / "rule.py"
    rule.write_text('CODE = "button.never-said"\nOTHER = f"button.never-{CODE}"\n', encoding="utf-8")
    found = [pattern for _line, pattern, _field in codes(rule)]
    assert found == ["button\\.never\\-said", "button\\.never\\-[a-z0-9-]+(?:[.][a-z0-9-]+)*"]
    assert not any(re.fullmatch(pattern, code) for pattern in found for code in sentences())


def test_a_code_of_a_new_subject_without_a_sentence_would_be_seen(tmp_path: Path) -> None:
    rule = tmp_path / "rule.py"
    rule.write_text(
        'raise Unanswerable("impossible", "table.nowhere", "novelty.never-said")\n'
        'RULING = Ruling(answer, "novelty.said-neither", cites)\n',
        encoding="utf-8",
    )
    found = [pattern for _line, pattern, field in codes(rule) if is_code(pattern, not field)]
    assert found == ["novelty\\.never\\-said", "novelty\\.said\\-neither"]
