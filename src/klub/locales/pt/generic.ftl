## Jogos sem página própria: a imagem do jogo e as jogadas como botões.

generic-moves = As tuas jogadas
generic-search = Procurar uma jogada
generic-nothing = Nenhuma jogada corresponde a estas palavras.
generic-more =
    { $count ->
        [one] … e mais { $count }. Escreve parte do nome para a encontrar.
       *[other] … e mais { $count }. Escreve parte de um nome para encontrar uma.
    }
generic-advice = Escolhe uma jogada
generic-wait = As tuas jogadas aparecem aqui quando for a tua vez.
generic-picture = { $game }: a mesa
generic-hint = { $move }. { $reason }
generic-written-more = Escrever uma jogada
generic-written = A jogada, em JSON
generic-written-make = Fazer esta jogada
generic-written-wrong = Isto não é uma jogada em JSON.
