"""What the window is drawn with: text, shapes, keys."""
