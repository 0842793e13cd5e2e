## Miejsca bez imienia

seat-player = Gracz { $letter }
# Imiona botów, z przecinkami
seat-bots = Bolek, Hania, Gucio, Zosia, Tadek, Jadzia, Felek, Mela, Kazik
