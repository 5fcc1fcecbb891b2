"""What needs doing now."""
