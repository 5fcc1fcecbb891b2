"""The window, on a file or on a start page."""

import argparse
import builtins
import gc
import os
import sys
from importlib import import_module

from floorman.desk.user_mistake import UserMistake
from floorman.ui.commands import system_libraries


def add_window(parser: argparse.ArgumentParser) -> None:
    """``floorman [FILE]``"""
    parser.add_argument("file", metavar="FILE", nargs="?")
    parser.add_argument("--exit-after-first-paint", action="store_true", help="for measuring the start")


def run_window(args: argparse.Namespace) -> int:
    """Shows the window until it is closed."""
    must_have_display()
    must_have_libraries()
    # nothing that a start makes becomes garbage; the collector is back once the window is up
    gc.disable()
    if args.file:
        for module in ("floorman.desk.files.opening", "floorman.desk.front.room"):
            import_module(module)
    load_qt()
    from floorman.ui.window.window import run_window as shown

    code = shown(None, path=args.file, exit_after_first_paint=args.exit_after_first_paint)
    if args.exit_after_first_paint:
        # the start is over, and the file given back: taking the interpreter apart is no part of it
        os._exit(code)
    return code


def load_qt() -> None:
    """Loads Qt without its import hook.

    The hook reads the source of every module that is loaded from then on, to see whether it wants Qt's names spelt in
    another way. None here does.
    """
    plain = builtins.__import__
    try:
        import_module("PySide6.QtWidgets")
    except ImportError as fault:
        raise UserMistake(f"the window cannot be shown, since Qt does not load: {fault}") from fault
    builtins.__import__ = plain


def must_have_display() -> None:
    """UserMistake where there is no screen to show a window on."""
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    if sys.platform.startswith("linux") and not any(os.environ.get(name) for name in screens):
        raise UserMistake("there is no display; floorman demo --headless DIR makes pictures without one")


def must_have_libraries() -> None:
    """UserMistake where the system lacks a library without which Qt ends the program in its own words."""
    packages = system_libraries.missing()
    if packages:
        raise UserMistake(system_libraries.told(packages))
