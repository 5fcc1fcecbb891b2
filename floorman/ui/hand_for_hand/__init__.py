"""The hand-for-hand board."""
