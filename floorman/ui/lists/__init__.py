"""Players and journal as rows."""
