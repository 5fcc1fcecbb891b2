"""The ways into a tournament, before there is a room."""
