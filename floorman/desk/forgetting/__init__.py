"""A player forgotten: which entries are his, where his name stands, and what is erased of it."""
