"""What F1 shows."""
