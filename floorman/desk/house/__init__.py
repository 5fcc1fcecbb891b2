"""Houses and their rule book."""
