"""From nothing to a running program: pins, set-up, the two commands' refusals, and the wheel."""

import errno
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
import venv
import zipfile
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from types import ModuleType

import msgspec
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from floorman import __version__
from tests.patience import SECONDS

ROOT = Path(__file__).parent.parent
QUESTION = {
    "ask": "next_hand",
    "table": {
        "table": 1,
        "max_seats": 9,
        "seats": [2, 3, 4, 5],
        "last": {"button": 3, "small_blind": 4, "big_blind": 5},
    },
}
"""Cannot be answered without the shipped houses."""
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
WANTED = [Requirement(line) for line in (*PYPROJECT["dependencies"], *PYPROJECT["optional-dependencies"]["test"])]


def pins() -> dict[str, str]:
    """Package to exact version, as the constraints file has them."""
    lines = (ROOT / "packaging" / "constraints.txt").read_text(encoding="utf-8").splitlines()
    kept = [Requirement(line) for line in lines if line and not line.startswith("#")]
    return {canonicalize_name(one.name): str(one.specifier) for one in kept}


def load(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A module of the packaging folder, as the two commands see it."""
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    spec = importlib.util.spec_from_file_location(name, ROOT / "packaging" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, name, module)
    spec.loader.exec_module(module)
    return module


def test_every_pin_is_one_exact_version() -> None:
    assert {name: pin for name, pin in pins().items() if not re.fullmatch(r"==[\w.]+", pin)} == {}


@pytest.mark.parametrize("wanted", WANTED, ids=lambda wanted: wanted.name)
def test_what_the_program_asks_for_is_pinned_within_its_range(wanted: Requirement) -> None:
    pin = pins()[canonicalize_name(wanted.name)]
    assert wanted.specifier.contains(pin.removeprefix("=="))


def needed(name: str, extras: frozenset[str], seen: set[str]) -> Iterator[str]:
    """Everything that installing ``name`` brings along on this machine."""
    for line in metadata.requires(name) or ():
        asked = Requirement(line)
        applies = asked.marker is None or any(asked.marker.evaluate({"extra": extra}) for extra in (extras or {""}))
        if applies and canonicalize_name(asked.name) not in seen:
            seen.add(canonicalize_name(asked.name))
            yield asked.name
            yield from needed(asked.name, frozenset(asked.extras), seen)


def test_whatever_comes_along_is_pinned_too() -> None:
    along = {canonicalize_name(name) for name in needed("floorman", frozenset({"test", ""}), set())}
    assert "shiboken6" in along
    assert along - pins().keys() - {"pip"} == set()  # pip comes with every venv


def test_a_set_up_that_is_whole_is_not_touched(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    set_up = half_made(monkeypatch, tmp_path)
    set_up.install = set_up.make_venv = lambda *_: pytest.fail("set up twice")
    set_up.venv_python().touch()
    (tmp_path / "floorman-run.stamp").write_text(set_up.fingerprint(), encoding="ascii")
    assert set_up.make("") == set_up.venv_python()


def half_made(monkeypatch: pytest.MonkeyPatch, folder: Path) -> ModuleType:
    """The set-up, on a ``.venv`` that an interrupted run left behind."""
    set_up = load("from_nothing", monkeypatch)
    set_up.VENV, set_up.LOG = folder, folder / "set-up.log"
    set_up.venv_python().parent.mkdir(parents=True)
    return set_up


@pytest.mark.parametrize("left", ["nothing", "a file that does not run", "no pip"])
def test_a_half_made_set_up_is_made_anew(left: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    set_up = half_made(monkeypatch, tmp_path)
    if left == "a file that does not run":
        set_up.venv_python().write_text("half", encoding="ascii")
    elif left == "no pip":
        venv.create(tmp_path, with_pip=False, symlinks=os.name != "nt")
    made: list[str] = []
    set_up.make_venv = lambda: made.append("venv")
    set_up.install = made.append
    set_up.make("test")
    assert made == ["venv", "test"]
    assert (tmp_path / "floorman-test.stamp").read_text(encoding="ascii") == set_up.fingerprint()


def test_another_pin_means_another_set_up(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    set_up = load("from_nothing", monkeypatch)
    before = set_up.fingerprint()
    set_up.CONSTRAINTS = tmp_path / "constraints.txt"
    set_up.CONSTRAINTS.write_text("segno==1.0\n", encoding="utf-8")
    assert set_up.fingerprint() != before


def test_a_failed_install_leaves_no_stamp_and_says_one_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    set_up = half_made(monkeypatch, tmp_path)
    set_up.venv_works = lambda: True
    set_up.venv_python = lambda: Path(sys.executable)
    monkeypatch.setenv("PIP_INDEX_URL", "http://127.0.0.1:9/simple")
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    set_up.pip = lambda *_args, pip=set_up.pip: pip("--retries", "1", "floorman-is-not-there")
    with pytest.raises(set_up.SetUpError, match="does not reach the package index"):
        set_up.make("")
    assert list(tmp_path.glob("*.stamp")) == []
    assert "floorman-is-not-there" in (tmp_path / "set-up.log").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("output", "says"),
    [
        ("ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device", "disk is full"),
        ("WARNING: NewConnectionError\nERROR: No matching distribution found for segno", "does not reach"),
        ("ERROR: No matching distribution found for PySide6-Essentials", "no build for this system"),
        ("ERROR: something unheard of", ""),
    ],
)
def test_pip_s_words_become_a_plain_sentence(output: str, says: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sentence = load("from_nothing", monkeypatch).sentence_for(output)
    assert says in sentence
    assert bool(sentence) == bool(says)


def test_too_small_a_disk_is_told_before_anything_is_made(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    set_up = load("from_nothing", monkeypatch)
    set_up.VENV, set_up.ROOM_NEEDED = tmp_path / "venv", 10**18
    with pytest.raises(set_up.SetUpError, match="make some room"):
        set_up.make("")
    assert not set_up.VENV.exists()


def test_libraries_that_do_not_load_are_named_by_their_package(monkeypatch: pytest.MonkeyPatch) -> None:
    system = load("system_packages", monkeypatch)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    system.loads = lambda library: library != "libxcb-cursor.so.0"
    assert system.missing_libraries(window=True) == ["libxcb-cursor0"]
    assert system.missing_libraries(window=False) == []


def test_who_may_not_install_is_told_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    system = load("system_packages", monkeypatch)
    system.can_install = lambda: False
    assert "sudo apt-get install --no-install-recommends libgl1 libegl1" in system.bring(["libgl1", "libegl1"])
    assert system.bring([]) == ""


@pytest.mark.parametrize(
    ("update", "says"),
    [
        ("W: Failed to fetch http://deb.example/InRelease", "package servers cannot be reached"),
        ("Reading package lists...", "could not install libgl1: Unable to locate package libgl1"),
    ],
)
def test_why_the_system_cannot_install_is_one_sentence(update: str, says: str, monkeypatch: pytest.MonkeyPatch) -> None:
    system = load("system_packages", monkeypatch)
    answers = iter([(0, update), (100, "E: Unable to locate package libgl1")])
    system.apt_get = lambda *args: subprocess.CompletedProcess(args, *next(answers))
    assert says in system.apt_install(["libgl1"])


def test_a_python_without_its_venv_module_is_told_before_anything_is_made(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    set_up = load("from_nothing", monkeypatch)
    set_up.VENV = tmp_path / "venv"
    set_up.missing_venv = lambda: ["python3.11-venv"]
    set_up.missing_libraries = lambda **_: ["libgl1"]
    set_up.bring = lambda packages: f"install {' '.join(packages)}"
    with pytest.raises(set_up.SetUpError, match=r"install python3\.11-venv libgl1"):
        set_up.set_up(window=True)
    assert not set_up.VENV.exists()


def test_a_disk_that_fills_up_on_the_way_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    set_up = load("from_nothing", monkeypatch)

    def full(_extra: str) -> Path:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), "set-up.log")

    set_up.missing_libraries = lambda **_: []
    set_up.make = full
    with pytest.raises(set_up.SetUpError, match="No space left on device"):
        set_up.set_up(window=False)


@pytest.mark.parametrize("command", ["run", "test"])
def test_a_python_too_old_is_told_in_one_sentence(command: str) -> None:
    path = str(ROOT / "packaging" / f"{command}.py")
    script = f"import runpy, sys; sys.version_info = (3, 10, 9); runpy.run_path({path!r}, run_name='__main__')"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False, timeout=SECONDS)
    assert done.stderr == "Floorman needs Python 3.11 or newer; this is Python 3.10.\n"
    assert done.returncode == 1


def started(monkeypatch: pytest.MonkeyPatch, *, display: bool, args: list[str]) -> list[str]:
    """What the run command starts once everything is set up, without the interpreter's own part."""
    run = load("run", monkeypatch)
    calls: list[list[str]] = []
    monkeypatch.setattr(run, "set_up", lambda **_: Path("python"))
    monkeypatch.setattr(run, "has_display", lambda: display)
    monkeypatch.setattr(run, "start", lambda _python, given: calls.append(list(given)) or 0)
    monkeypatch.setattr(run.subprocess, "call", lambda command: calls.append(command[4:]) or 0)
    assert run.main(args) == 0
    (only,) = calls
    return only


def test_without_arguments_the_made_up_evening_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    assert started(monkeypatch, display=True, args=[]) == ["demo"]


def test_without_a_display_the_evening_is_drawn_and_its_place_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert started(monkeypatch, display=False, args=[]) == ["demo", "--headless", str(ROOT / "out")]
    assert f"Pictures in {ROOT / 'out'}" in capsys.readouterr().out


def test_arguments_go_to_the_program_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    assert started(monkeypatch, display=False, args=["show", "friday.floor"]) == ["show", "friday.floor"]


def test_what_keeps_it_from_starting_is_one_sentence_and_no_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run = load("run", monkeypatch)

    def fails(**_: object) -> Path:
        raise run.SetUpError("The disk is full.")

    monkeypatch.setattr(run, "set_up", fails)
    assert run.main([]) == 1
    assert capsys.readouterr().err == "The disk is full.\n"


@pytest.mark.skipif(os.name == "nt", reason="a shell script")
def test_the_gate_is_the_test_command(tmp_path: Path) -> None:
    """``.ci/run`` from anywhere: a stand-in for Python writes down where and with what it was called."""
    stand_in = tmp_path / "python3"
    stand_in.write_text('#!/bin/sh\npwd -P\necho "$@"\n', encoding="ascii")
    stand_in.chmod(0o755)
    surroundings = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"}
    done = subprocess.run(
        [ROOT / ".ci" / "run"], cwd=tmp_path, env=surroundings, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == [str(ROOT.resolve()), "packaging/test.py"]


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built wheel."""
    if importlib.util.find_spec("hatchling") is None:
        pytest.skip("no hatchling here; packaging/test.py installs it")
    folder = tmp_path_factory.mktemp("wheel")
    build = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--no-deps",
        "--no-build-isolation",
        "--wheel-dir",
        str(folder),
        str(ROOT),
    ]
    subprocess.run(build, check=True, capture_output=True, timeout=SECONDS)
    (built,) = folder.glob("*.whl")
    return built


def test_the_wheel_holds_the_program_and_everything_shipped(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        held = set(packed.namelist())
    shipped = [path.relative_to(ROOT) for path in (ROOT / "resources").rglob("*") if path.is_file()]
    assert {f"floorman/{path.as_posix()}" for path in shipped} - held == set()
    modules = [path.relative_to(ROOT).as_posix() for path in (ROOT / "floorman").rglob("*.py")]
    assert set(modules) - held == set()
    for room in ("fonts", "houses", "rulebook", "locale"):
        assert any(name.startswith(f"floorman/resources/{room}/") for name in held), room
    assert not any(name.startswith(("tests/", "packaging/")) for name in held)


@pytest.mark.slow
def test_the_installed_wheel_gives_the_command_and_finds_what_is_shipped(wheel: Path, tmp_path: Path) -> None:
    venv.create(tmp_path, with_pip=False, symlinks=os.name != "nt")
    scripts = tmp_path / ("Scripts" if os.name == "nt" else "bin")
    install = [sys.executable, "-m", "pip", "--python", str(scripts / "python"), "install", "--no-deps", str(wheel)]
    subprocess.run(install, check=True, capture_output=True, timeout=SECONDS)
    (packages,) = tmp_path.rglob("site-packages")
    shutil.copytree(Path(msgspec.__file__).parent, packages / "msgspec")  # all that advise stands on
    for command in ([scripts / "floorman"], [scripts / "python", "-m", "floorman"]):
        done = subprocess.run(
            [*command, "--version"], cwd=tmp_path, capture_output=True, text=True, check=True, timeout=SECONDS
        )
        assert __version__ in done.stdout
    done = subprocess.run(
        [scripts / "floorman", "advise", "-", "--lang", "pl"],
        input=json.dumps(QUESTION) + "\n",
        cwd=tmp_path,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
        timeout=SECONDS,
    )
    assert json.loads(done.stdout)["answer"]["button"] == 4
