"""English sentences by code, one module a subject; the catalogues translate them."""
