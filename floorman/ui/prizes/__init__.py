"""The panes of prizes, payments, bounties and deals."""
