"""The call line: from what is typed to requests. Each verb is declared once, where its subject is."""
