"""Keys, dragging, selection."""
