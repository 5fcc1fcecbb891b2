"""The pages' scripts are ECMAScript 5: televisions of 2014 and 2016 read no other."""

from collections.abc import Iterator
from pathlib import Path

import esprima
import pytest
from esprima.nodes import Node

from floorman.shipped import resource

SCRIPTS = sorted(resource("web").glob("*.js"))
TOO_NEW = {
    *("ArrowFunctionExpression", "AsyncArrowFunctionExpression", "AwaitExpression", "ClassDeclaration"),
    *("ClassExpression", "ForOfStatement", "TemplateLiteral", "TaggedTemplateExpression", "SpreadElement"),
    *("RestElement", "AssignmentPattern", "ArrayPattern", "ObjectPattern", "YieldExpression", "Super"),
    *("ImportDeclaration", "ExportNamedDeclaration", "ExportDefaultDeclaration", "MetaProperty", "Import"),
}


def nodes(value: object) -> Iterator[Node]:
    if isinstance(value, Node):
        yield value
        for inner in vars(value).values():
            yield from nodes(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from nodes(inner)


def faults(text: str) -> list[str]:
    found = []
    for node in nodes(esprima.parseScript(text)):
        if node.type in TOO_NEW:
            found.append(node.type)
        if node.type == "VariableDeclaration" and node.kind != "var":
            found.append(node.kind)
        if node.type == "Property" and (node.shorthand or node.method or node.computed):
            found.append("short property")
        if getattr(node, "generator", False) or getattr(node, "isAsync", False):
            found.append("generator or async")
        if node.type == "Identifier" and node.name in ("fetch", "Promise", "Symbol", "Map", "Set", "Proxy"):
            found.append(node.name)
    return found


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_a_script_is_read_by_old_televisions(script: Path) -> None:
    assert faults(script.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "text",
    [
        "let a = 1;",
        "const b = 2;",
        "var f = () => 1;",
        "var t = `x`;",
        "fetch('x');",
        "class A {}",
        "var o = {a, b: 1};",
        "function f(a = 1) {}",
        "for (var x of y) {}",
    ],
)
def test_what_is_newer_is_found(text: str) -> None:
    assert faults(text)


def test_there_are_scripts() -> None:
    assert {path.name for path in SCRIPTS} == {"steady.js", "screen.js", "phone.js"}
    assert "grid" not in resource("web", "pages.css").read_text(encoding="utf-8")
    assert "var(" not in resource("web", "pages.css").read_text(encoding="utf-8")
