"""How long a test waits for what must come: so long that only what never comes is too late, on any machine."""

SECONDS = 300
MILLISECONDS = 1000 * SECONDS
