"""Colours, type and focus of the window, in one place."""
