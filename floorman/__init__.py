"""Floorman: the floor of a live poker tournament, its rules and its slips."""

__version__ = "0.3.0"
