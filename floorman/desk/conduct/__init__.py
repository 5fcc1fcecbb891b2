"""How players behave: absences, dodged blinds, penalties, incidents, and hand-for-hand play."""
