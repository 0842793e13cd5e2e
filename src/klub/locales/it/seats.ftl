## Posti senza nome

seat-player = Giocatore { $letter }
