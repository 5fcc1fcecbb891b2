"""Who goes where: balancing, draws, who is kept apart, arrival."""
