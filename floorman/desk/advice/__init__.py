"""What needs doing, with its reason, its rule and its call."""
