"""What waits to be printed, on which printers, and what prints by itself."""
