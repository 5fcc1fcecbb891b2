"""Who keeps the tournament clock: what begins is written down once, and what passed unseen waits for a human."""
