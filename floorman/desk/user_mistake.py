"""A mistake of the user of a command."""


class UserMistake(Exception):
    """Something that the user can mend; its text is the one sentence that he gets."""
