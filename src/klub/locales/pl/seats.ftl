## Miejsca bez imienia

seat-player = Gracz { $letter }
