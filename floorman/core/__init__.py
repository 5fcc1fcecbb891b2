"""What is and what happened: the tournament, its events, how one follows from the other. Pure: no clock, no files."""
