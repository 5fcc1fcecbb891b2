"""Words for codes, in four languages."""
