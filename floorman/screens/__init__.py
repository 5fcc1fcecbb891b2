"""What the room's screens and players' phones show: one pure value a screen, and its picture. No Qt, no network."""
