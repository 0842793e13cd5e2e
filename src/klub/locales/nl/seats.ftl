## Plaatsen zonder naam

seat-player = Speler { $letter }
# Namen voor bots, met komma’s
seat-bots = Bram, Fientje, Joris, Roos, Sjors, Toos, Wim, Saar, Koos
