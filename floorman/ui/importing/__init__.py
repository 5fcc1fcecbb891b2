"""A list comes in: looked at, corrected, and only then taken over."""
