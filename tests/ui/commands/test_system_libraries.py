"""Without Qt's system libraries one plain sentence names the package, and there is no traceback."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

from floorman.desk.user_mistake import UserMistake
from floorman.ui.commands import system_libraries as libraries
from floorman.ui.commands.window import load_qt, must_have_libraries

ROOT = Path(__file__).resolve().parents[3]
linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere Qt brings all it needs")


@linux
def test_what_is_missing_is_told_by_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    lacks = {"libEGL.so.1", "libxcb-cursor.so.0"}
    assert libraries.missing(lambda library: library not in lacks) == ("libegl1", "libxcb-cursor0")


@linux
def test_without_x11_its_libraries_are_not_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert libraries.missing(lambda library: "xcb" not in library) == ()
    monkeypatch.delenv("QT_QPA_PLATFORM")
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert not libraries.on_x11()
    monkeypatch.delenv("WAYLAND_DISPLAY")
    assert libraries.on_x11()


def test_elsewhere_nothing_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    assert libraries.missing(lambda _library: False) == ()


def test_the_window_is_not_begun_without_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(libraries, "missing", lambda: ("libxcb-cursor0",))
    with pytest.raises(UserMistake, match="sudo apt install libxcb-cursor0"):
        must_have_libraries()


def test_qt_that_does_not_load_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def lacking(_module: str) -> None:
        raise ImportError("libzstd.so.1: cannot open shared object file: No such file or directory")

    monkeypatch.setattr("floorman.ui.commands.window.import_module", lacking)
    with pytest.raises(UserMistake, match=r"libzstd\.so\.1"):
        load_qt()


@linux
def test_the_gate_brings_the_same_packages() -> None:
    spec = importlib.util.spec_from_file_location("system_packages", ROOT / "packaging" / "system_packages.py")
    assert spec is not None
    assert spec.loader is not None
    packages = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(packages)
    assert dict(libraries.DRAWING) == dict(packages.OFFSCREEN)
    assert libraries.ON_X11.items() <= packages.WINDOW.items()


@linux
def test_the_program_ends_with_that_sentence(tmp_path: Path) -> None:
    """Run on its own, with a loader that finds no cursor library."""
    (tmp_path / "sitecustomize.py").write_text(
        "import ctypes\n"
        "kept = ctypes.CDLL\n"
        "def lacking(name, *more, **named):\n"
        "    if 'xcb-cursor' in str(name):\n"
        "        raise OSError(name)\n"
        "    return kept(name, *more, **named)\n"
        "ctypes.CDLL = lacking\n"
    )
    env = {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT}", "QT_QPA_PLATFORM": "xcb", "DISPLAY": ":99"}
    done = subprocess.run(
        [sys.executable, "-m", "floorman"], env=env, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode != 0
    assert "libxcb-cursor0" in done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
