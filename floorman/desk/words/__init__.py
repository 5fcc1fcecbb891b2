"""Sentences about the room and its journal."""
