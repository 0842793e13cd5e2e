"""Bots compared: tournaments with ratings, and statistics of random play. Tools for developers, in English.

`settings` says what a tournament is, `pairings` which games that means, `play` plays one and `workers` many,
`results` keeps them, `ratings` judges them, `report` and `plot` show it, and `tournament` joins it all. `sim` stands
apart: what random play is like.
"""
