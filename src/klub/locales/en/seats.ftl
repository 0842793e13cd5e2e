## Seats without a name

seat-player = Player { $letter }
