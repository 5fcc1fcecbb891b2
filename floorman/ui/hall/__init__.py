"""The evening shared with other podiums: who is there, six digits for one more, and the way into somebody's evening."""
