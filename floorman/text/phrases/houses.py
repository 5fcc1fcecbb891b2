"""Words for what is wrong with a house file."""

from collections.abc import Mapping

from floorman.text.phrases.mark import N_

PHRASES: Mapping[str, str] = {
    "house.unknown": N_("There is no house called {name}, and no house file of that name can be read."),
    "house.not-toml": N_("The house file {name} is not TOML: {why}."),
    "house.too-deep": N_("The house file {name} is nested deeper than any house file is."),
    "house.odd-sign": N_("The name of the house, or of its regulator, has a sign that no paper can show."),
    "house.unknown-key": N_("The house file has a key that is not known: {key}."),
    "house.no-name": N_("The house file has no name."),
    "house.bad-name": N_("The name of the house has a letter that no file can hold."),
    "house.not-same": N_("{name} did not read back as it was written; it was not kept."),
    "house.no-section": N_("In the house file, {key} must be a section of keys and values."),
    "house.unknown-like": N_("The house file is like {like}, but no such house comes with the program."),
    "house.bad-value": N_("The house file gives {key} a value that it cannot have: {value}."),
    "house.bad-citation": N_("The citation of {key} in the house file must be a book and a number, such as house 4."),
    "house.no-citation": N_("The house file changes {key} and names no rule for it."),
}
