"""What is called over the radio, typed."""
