"""The rulings desk: what happened, the questions that matter, the ruling."""
