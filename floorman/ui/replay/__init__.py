"""The room as it was, row by row of its journal."""
