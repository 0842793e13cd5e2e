## Lugares sem nome

seat-player = Jogador { $letter }
# Nomes de bots, com vírgulas
seat-bots = Zé, Amélia, Quim, Graça, Tomé, Olinda, Rui, Celeste, Artur
