"""Live tables in memory: their cache, their logs, the requests of people, the moves of bots and clocks."""
