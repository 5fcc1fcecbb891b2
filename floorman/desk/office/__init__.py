"""The registration desk: what is sold now, to whom, for how much, and when it closes."""
