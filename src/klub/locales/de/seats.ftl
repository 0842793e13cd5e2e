## Plätze ohne Namen

seat-player = Spieler { $letter }
