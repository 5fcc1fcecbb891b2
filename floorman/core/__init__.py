"""What is and what happened: the tournament, its events, and how one follows from the other. No clock, no chance, no files."""
