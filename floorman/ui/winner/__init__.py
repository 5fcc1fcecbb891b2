"""The end of the evening: who has won."""
