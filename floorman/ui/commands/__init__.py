"""Commands that open the window, or make pictures of it."""
