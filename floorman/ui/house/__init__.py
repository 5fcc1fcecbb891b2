"""The editor of the house's choices."""
