"""FixedPages for screens and phones in the room's own network: finished bytes go in, nothing comes back."""
