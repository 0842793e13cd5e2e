## Plaatsen zonder naam

seat-player = Speler { $letter }
