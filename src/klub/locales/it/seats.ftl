## Posti senza nome

seat-player = Giocatore { $letter }
# Nomi dei bot, con virgole
seat-bots = Pippo, Gina, Nello, Lia, Ugo, Rosetta, Elio, Nives, Tullio
