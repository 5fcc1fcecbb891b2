"""Tournament files: made, opened, filled from lists, copied."""
