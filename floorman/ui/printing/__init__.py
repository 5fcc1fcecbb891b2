"""From the window to a printer: the room's printing, pages as pictures, kinds of paper."""
