"""The one door to the disk for paths that a user gives: what may be written where, and what is read."""
