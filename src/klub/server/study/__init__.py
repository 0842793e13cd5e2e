"""What people ask for beside playing: the past of a game, hints, lessons and game files."""
