"""Papers on real printers: a queue that loses nothing, system printers, roll printers, automatic printing."""
