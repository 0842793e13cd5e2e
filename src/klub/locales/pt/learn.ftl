## Aprender a jogar

learn-title = Aprender { $game }
learn-steps = Passos
learn-all_steps = Todos os passos
learn-step = Passo { $step } de { $steps }
learn-back = Passo anterior
learn-next = Seguinte
learn-skip = Saltar
learn-again = Outra vez
learn-restart = Recomeçar este passo
learn-lost = Não resultou. Tenta outra vez.
learn-refused = Isso não é possível.
learn-done = Já sabes jogar { $game }!
    .text = Para uma primeira partida não é preciso mais. O resto vem com o jogo.
    .play = Jogar contra um bot fácil
    .again = Repetir
learn-to_rules = Ler as regras

## As regras

learn-rules = Regras de { $game }
learn-contents = Índice
learn-by_playing = Aprender a jogar
learn-fans = Estas regras são contadas por palavras nossas. O Klub é uma versão independente feita por fãs; não está ligada às editoras nem é apoiada por elas.
learn-nothing = Aqui não há nada para aprender
    .text = Este jogo não tem página de regras nem lições.

## Drawn examples

learn-fits = Encaixa
learn-fits_not = Não encaixa
