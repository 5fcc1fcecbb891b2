"""The rule browser and the incident list: what is relied on, and where it was."""
