"""The pane that says which monitor shows what, and where the pages in the network are found."""
