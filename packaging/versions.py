"""The one version of the program, in the forms that systems want."""

import ast
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent


def version() -> str:
    """The version, read from the package without importing it, e.g. "0.2.0"."""
    written = ast.parse((ROOT / "floorman" / "__init__.py").read_text(encoding="utf-8"))
    for line in written.body:
        if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == "__version__":
            return str(ast.literal_eval(line.value))
    raise ValueError("floorman/__init__.py names no version")


def numbers(text: str) -> tuple[int, int, int, int]:
    """Windows' four numbers of a version: "0.2.0" is 0, 2, 0, 0."""
    major, minor, patch = (int(part) for part in text.split("."))
    return major, minor, patch, 0


def windows_version(text: str, name: str) -> Any:
    """What Windows shows of an executable under Properties. Only where PyInstaller is installed."""
    from PyInstaller.utils.win32 import versioninfo as v  # type: ignore[import-untyped]  # only where a release is built

    said = {
        "FileDescription": "Floorman",
        "ProductName": "Floorman",
        "OriginalFilename": f"{name}.exe",
        "FileVersion": text,
        "ProductVersion": text,
        "LegalCopyright": "MIT licence; the libraries under their own, see the folder licences",
    }
    return v.VSVersionInfo(
        ffi=v.FixedFileInfo(filevers=numbers(text), prodvers=numbers(text)),
        kids=[
            v.StringFileInfo([v.StringTable("040904B0", [v.StringStruct(key, value) for key, value in said.items()])]),
            v.VarFileInfo([v.VarStruct("Translation", [1033, 1200])]),
        ],
    )
