"""Blank break cards: who drew which."""
