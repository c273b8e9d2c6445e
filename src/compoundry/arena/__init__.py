"""Many games: what bots are worth, what a seat is worth, how long games last."""
