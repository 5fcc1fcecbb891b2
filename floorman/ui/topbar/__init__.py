"""The evening's figures and lamps."""
