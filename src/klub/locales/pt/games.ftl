## Os jogos

# $fewest e $most são números
games-players = { $players } jogadores
games-count =
    { $players ->
        [one] { $players } jogador
       *[other] { $players } jogadores
    }
