"""What is attacked lies in memory where that can be: it is about what was written when, not how fast a disk is."""

from tests.store.conftest import tmp_path

__all__ = ["tmp_path"]
