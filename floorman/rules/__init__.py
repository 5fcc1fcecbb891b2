"""What should be done, and on whose word."""
