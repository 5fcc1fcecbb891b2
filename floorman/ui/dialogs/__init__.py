"""Start, new tournament, import, papers, keys."""
