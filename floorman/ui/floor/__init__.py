"""The room: every table as a tile."""
