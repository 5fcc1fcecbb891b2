"""One open tournament: calls in, changes out."""
