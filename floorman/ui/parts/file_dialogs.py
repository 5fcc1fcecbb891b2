"""The system's file dialogs. After each the window has the keys again, which not every desktop sees to by itself."""

from PySide6.QtWidgets import QFileDialog, QWidget


def ask_file(parent: QWidget, title: str, folder: str, kinds: str) -> str:
    """The file that was chosen to be read; "" if the dialog was left."""
    path, _kind = QFileDialog.getOpenFileName(parent, title, folder, kinds)
    parent.activateWindow()
    return path


def ask_new_file(parent: QWidget, title: str, name: str, kinds: str) -> str:
    """The file that was named to be written; "" if the dialog was left."""
    path, _kind = QFileDialog.getSaveFileName(parent, title, name, kinds)
    parent.activateWindow()
    return path


def ask_folder(parent: QWidget, title: str, folder: str) -> str:
    """The folder that was chosen; "" if the dialog was left."""
    path = QFileDialog.getExistingDirectory(parent, title, folder)
    parent.activateWindow()
    return path
