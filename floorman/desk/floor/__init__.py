"""The room as everything of the desk reads it, with its sums and indexes."""
