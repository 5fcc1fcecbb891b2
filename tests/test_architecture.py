"""How the rooms are kept: sizes, names, docstrings, nothing swallowed; and what Qt and the start must not do."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

import floorman
from tests.patience import SECONDS

PROGRAM = Path(floorman.__file__).parent
MODULES = sorted(PROGRAM.rglob("*.py"))
EMPTY_WORDS = ("Manager", "Handler", "Helper", "Utils", "Util", "Service", "Data", "Info", "Base")
"""Words that say nothing about what a thing is."""
LONGEST_MODULE = 450
HEAVY = (
    *("PySide6", "reportlab", "sqlite_utils", "openpyxl", "pypdfium2", "charset_normalizer", "segno", "uharfbuzz"),
    "aiohttp",
)
"""Packages that cost a start more than the start itself, where it does not need them."""


def trees() -> Iterator[tuple[Path, ast.Module]]:
    for path in MODULES:
        yield path.relative_to(PROGRAM), ast.parse(path.read_text(encoding="utf-8"))


Definition = ast.ClassDef | ast.FunctionDef


def public_definitions(tree: ast.Module) -> Iterator[Definition]:
    """Public classes, functions and methods of a module; Qt's overrides, in camelCase, are not ours to describe."""
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    described = {method.name for one in classes if is_protocol(one) for method in methods(one)}
    yield from (node for node in tree.body if isinstance(node, Definition) and not node.name.startswith("_"))
    for one in classes:
        if not one.name.startswith("_"):
            said = described | said_by_parents(one)
            yield from (method for method in methods(one) if is_protocol(one) or method.name not in said)


@cache
def said_by_classes() -> dict[str, frozenset[str]]:
    """By the name of a class: its methods that say what they do."""
    said: dict[str, frozenset[str]] = {}
    for one in (node for _, tree in trees() for node in tree.body if isinstance(node, ast.ClassDef)):
        own = {method.name for method in methods(one) if ast.get_docstring(method)}
        said[one.name] = said.get(one.name, frozenset()) | own
    return said


def said_by_parents(node: ast.ClassDef) -> frozenset[str]:
    """Methods of which a parent class says what they do: the words hold for its children too."""
    parents = [ast.unparse(parent).partition("[")[0].rpartition(".")[2] for parent in node.bases]
    return frozenset().union(*(said_by_classes().get(parent, frozenset()) for parent in parents))


def methods(node: ast.ClassDef) -> Iterator[ast.FunctionDef]:
    for method in node.body:
        if isinstance(method, ast.FunctionDef) and method.name.islower() and not method.name.startswith("_"):
            yield method


def is_protocol(node: ast.ClassDef) -> bool:
    """Whether a class only says what others of its module have to do: their methods need no words of their own."""
    return any(ast.unparse(parent).partition("[")[0] in {"Protocol", "ABC"} for parent in node.bases)


def test_every_module_says_its_charge() -> None:
    silent = [str(path) for path, tree in trees() if tree.body and not ast.get_docstring(tree)]
    assert not silent, "\n".join(silent)


def test_every_public_thing_has_a_docstring() -> None:
    silent = [
        f"{path}:{node.lineno} {node.name}"
        for path, tree in trees()
        for node in public_definitions(tree)
        if not ast.get_docstring(node) and not is_setter(node)
    ]
    assert not silent, "\n".join(silent)


def is_setter(node: Definition) -> bool:
    return any(isinstance(mark, ast.Attribute) and mark.attr == "setter" for mark in node.decorator_list)


def test_no_module_holds_more_than_one_idea_s_worth_of_lines() -> None:
    lines = {str(path.relative_to(PROGRAM)): len(path.read_text(encoding="utf-8").splitlines()) for path in MODULES}
    long = [f"{path}: {count} lines" for path, count in lines.items() if count > LONGEST_MODULE]
    assert not long, "\n".join(long)


def test_no_name_says_nothing() -> None:
    empty = [
        f"{path}:{node.lineno} {node.name}"
        for path, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef) and node.name.endswith(EMPTY_WORDS)
    ]
    empty += [
        str(path)
        for path in MODULES
        if path.stem.rstrip("s") in {"manager", "handler", "helper", "util", "service", "info"}
    ]
    assert not empty, "\n".join(empty)


def test_no_exception_is_swallowed() -> None:
    swallowed = [f"{path}:{caught.lineno}" for path, tree in trees() for caught in ast.walk(tree) if swallows(caught)]
    assert not swallowed, "\n".join(swallowed)


def swallows(node: ast.AST) -> bool:
    """Whether a handler catches everything, or catches something and does nothing at all about it."""
    if not isinstance(node, ast.ExceptHandler):
        return False
    caught = {name.id for name in ast.walk(node.type) if isinstance(name, ast.Name)} if node.type else {"everything"}
    raises_again = any(isinstance(inner, ast.Raise) or hands_on(inner, node.name) for inner in ast.walk(node))
    does_nothing = all(isinstance(line, ast.Pass) or is_ellipsis(line) for line in node.body)
    return does_nothing or (bool(caught & {"everything", "Exception", "BaseException"}) and not raises_again)


def hands_on(node: ast.AST, fault: str | None) -> bool:
    """Whether the fault is given to a future, which raises it again in the thread that waits."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return False
    given = [each.id for each in node.args if isinstance(each, ast.Name)]
    return node.func.attr == "set_exception" and given == [fault]


def is_ellipsis(line: ast.stmt) -> bool:
    return isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant) and line.value.value is ...


def test_every_silenced_check_names_what_it_silences() -> None:
    silenced = [
        f"{path.relative_to(PROGRAM)}:{number}"
        for path in MODULES
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if line.rstrip().endswith(("# type: ignore", "# noqa"))
    ]
    assert not silenced, "\n".join(silenced)


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None cannot be lost from Python 3.12 on")
@pytest.mark.usefixtures("qapp")
def test_qt_s_painter_loses_no_references_to_none() -> None:
    """PySide6 6.12.0 loses one a call on Python 3.11 and kills the process after some thousand paints."""
    image = QImage(16, 16, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    before = sys.getrefcount(None)
    for _ in range(80):
        painter.setPen(Qt.GlobalColor.black)
        painter.fillRect(0, 0, 4, 4, Qt.GlobalColor.white)
        painter.save()
        painter.restore()
    drift = sys.getrefcount(None) - before
    painter.end()
    assert abs(drift) < 40


def loaded_by(*args: str) -> set[str]:
    """Top packages that are loaded once ``floorman`` has done what ``args`` ask."""
    script = (
        "import atexit, sys\n"
        "atexit.register(lambda: print('\\nLOADED', *{name.partition('.')[0] for name in sys.modules}))\n"
        f"sys.argv[1:] = {list(args)!r}\n"
        "import runpy\n"
        "runpy.run_module('floorman', run_name='__main__', alter_sys=True)\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False, timeout=SECONDS)
    assert done.returncode == 0, done.stderr
    return set(done.stdout.rpartition("LOADED")[2].split())


@pytest.mark.parametrize("args", [("--version",), ("--help",)])
def test_what_needs_no_window_and_no_paper_loads_neither(args: tuple[str, ...]) -> None:
    assert loaded_by(*args) & set(HEAVY) == set()


def imports() -> dict[str, set[str]]:
    """Every module with the modules of the program that it imports, also late or for its types alone."""
    names = {".".join(path.relative_to(PROGRAM.parent).with_suffix("").parts): path for path in MODULES}
    found: dict[str, set[str]] = {}
    for name, path in names.items():
        froms = [
            node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.ImportFrom)
        ]
        wanted = {f"{node.module}.{each.name}" for node in froms for each in node.names} | {
            str(node.module) for node in froms
        }
        found[name.removesuffix(".__init__")] = {each for each in wanted if each in names and each != name}
    return found


def reached(start: str, ways: dict[str, set[str]]) -> set[str]:
    """Everything that can be come to from ``start``."""
    seen: set[str] = set()
    ahead = set(ways.get(start, ()))
    while ahead:
        here = ahead.pop()
        if here not in seen:
            seen.add(here)
            ahead |= ways.get(here, set())
    return seen


def test_no_module_imports_itself_by_way_of_others() -> None:
    ways = imports()
    round_again = sorted(name for name in ways if name in reached(name, ways))
    assert not round_again, "\n".join(round_again)


@pytest.mark.parametrize("room", ["desk", "ui"])
def test_no_two_folders_import_each_other(room: str) -> None:
    ways: dict[str, set[str]] = {}
    for name, wanted in imports().items():
        if name.startswith(f"floorman.{room}."):
            here = name.split(".")[2]
            there = {each.split(".")[2] for each in wanted if each.startswith(f"floorman.{room}.")}
            ways.setdefault(here, set()).update(there - {here})
    round_again = sorted(folder for folder in ways if folder in reached(folder, ways))
    assert not round_again, "\n".join(round_again)


def test_what_a_number_is_stands_in_one_module() -> None:
    loose = [
        f"{path}:{node.lineno}"
        for path, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr in ("isdigit", "isdecimal", "isnumeric")
    ]
    assert {line.partition(":")[0] for line in loose} == {"core/digits.py"}


@pytest.mark.parametrize(("room", "most"), [("desk", 10), ("ui", 8)])
def test_few_files_lie_loose(room: str, most: int) -> None:
    loose = [path.name for path in (PROGRAM / room).glob("*.py") if path.name != "__init__.py"]
    assert len(loose) <= most, loose


def test_no_class_name_stands_in_two_modules() -> None:
    """One word for one thing; who needs the same name twice has two things that want two words."""
    where: dict[str, list[str]] = {}
    for path in MODULES:
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                where.setdefault(node.name, []).append(str(path.relative_to(PROGRAM)))
    assert {name: paths for name, paths in where.items() if len(paths) > 1} == {}
