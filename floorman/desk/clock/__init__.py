"""The tournament clock at the desk: its calls as they are typed, and local time."""
