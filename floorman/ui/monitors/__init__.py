"""The room's screens as windows on this machine's monitors."""
