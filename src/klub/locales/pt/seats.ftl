## Lugares sem nome

seat-player = Jogador { $letter }
