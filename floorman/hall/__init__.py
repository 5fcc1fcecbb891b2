"""A hall: one PostgreSQL server for many podiums, made, joined, watched and left. Nothing of it is loaded before."""
