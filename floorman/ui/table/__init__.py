"""The chosen table, large."""
