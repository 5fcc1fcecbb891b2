"""A mistake of the user of the command line."""


class UserMistake(Exception):
    """Something that the user can mend; its text is the one sentence that he gets."""
