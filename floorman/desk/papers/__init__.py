"""The papers of the floor, made from the room as it stands."""
