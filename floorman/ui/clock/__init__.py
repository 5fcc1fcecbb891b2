"""The tournament clock in the window: what ticks, and the page of its keys, blinds and levels."""
