## Seats without a name

seat-player = Player { $letter }
# Names for bots, with commas
seat-bots = Basil, Cleo, Dot, Gus, Hedy, Ivo, Juno, Kit, Lark
