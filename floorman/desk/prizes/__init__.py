"""What is won and paid: the prize list as it stands, bounties, what is due to whom, deals, an event called off."""
