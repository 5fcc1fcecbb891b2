"""Papers: values in, PDF bytes out."""
