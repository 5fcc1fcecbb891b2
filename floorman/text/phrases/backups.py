"""What is said about the rolling copies."""

from collections.abc import Mapping

from floorman.text.phrases.mark import N_

PHRASES: Mapping[str, str] = {
    "backup.none": N_("No copy yet"),
    "backup.age": N_("Copy of {time}, minutes ago: {minutes}"),
    "backup.made": N_("Copied to {file}; journal rows: {rows}."),
    "file.rows-missing": N_(
        "{file} was recorded to up to row {last}, but ends at row {found}: the file beside it that ends in -wal is "
        "missing. Look for it before you go on."
    ),
}
