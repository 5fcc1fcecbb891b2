"""The incident list."""
