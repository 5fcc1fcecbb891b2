"""How the handbook is built (Sphinx): ``python3 packaging/handbook.py`` calls it once for each language."""

import os

language = os.environ.get("HANDBOOK_LANG", "en")
project = "Floorman"
author = "the Floorman authors"
copyright = "the Floorman authors, MIT licence"  # noqa: A001 - Sphinx's own name
version = release = os.environ.get("HANDBOOK_VERSION", "")
extensions = ["myst_parser"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3
html_theme = "furo"
html_title = "Floorman"
html_copy_source = False
html_show_sphinx = False
html_theme_options = {"top_of_page_buttons": []}
nitpicky = True
smartquotes = False


def setup(app: object) -> None:
    """Calls are shown as plain text."""
    from pygments.lexers.special import TextLexer

    app.add_lexer("calls", TextLexer)  # type: ignore[attr-defined]  # Sphinx is only there when the handbook is built
