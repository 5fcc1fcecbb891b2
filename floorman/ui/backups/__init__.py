"""The copies pane."""
