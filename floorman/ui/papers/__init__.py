"""Papers to look at, to save and to print."""
