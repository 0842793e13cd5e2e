## O resultado de uma partida

result-solo =
    { $points ->
        [one] { $points } ponto!
       *[other] { $points } pontos!
    }
result-lost = Desta vez, não
result-gave_up = Partida abandonada
# $players: um ou vários nomes
result-gave_up-who =
    { $count ->
        [one] { $players } desistiu
       *[other] { $players } desistiram
    }
result-best = Novo recorde pessoal!
result-practice = Treino: voltou-se atrás depois de se ver mais, por isso esta partida não conta.
result-moves =
    { $moves ->
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    }
result-minutes =
    { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }
result-game_number = Partida { $number }
result-scores = Pontos
result-standings = Pontos quando a partida acabou
result-place = { $place }.º lugar
result-series =
    { $games ->
        [one] Vitórias após { $games } partida
       *[other] Vitórias após { $games } partidas
    }
result-board = A mesa no fim
result-show_table = Ver a mesa
result-chart = Evolução dos pontos
# $scores: o nome e os pontos de todos
result-chart-label = Evolução dos pontos. No fim: { $scores }
result-chart-move = Jogada
result-chart-as_table = Mostrar como tabela
result-chart-as_chart = Mostrar como gráfico

## E agora

result-next = E agora?
result-arrange = Mudar de jogo
result-suggest = Propor um jogo
# $players: um ou vários nomes
result-ready =
    { $count ->
        [one] { $players } quer jogar outra vez
       *[other] { $players } querem jogar outra vez
    }
result-replay = Rever
result-share = Partilhar
result-another = Outro jogo
result-share-title = Partilhar esta partida
# $policy: quem pode assistir: none, delayed, open
result-share-help =
    { $policy ->
        [none] Esta ligação leva à repetição. Só os jogadores a podem abrir.
       *[other] Qualquer pessoa com esta ligação pode ver toda a partida, de cada lugar.
    }
result-share-link = Uma partida de { $game }
result-download = Transferir a partida
result-download-help = O ficheiro tem todas as jogadas. Com «klub verify», qualquer pessoa o pode verificar sem este servidor.

## Verificar a baralhada

result-seal-good = Baralhamento verificado
result-seal-bad = Baralhamento diferente do prometido
result-verify = Verificar o baralhamento
result-verify-how = Todo o acaso desta partida vem de um único número secreto. Antes da primeira jogada, o servidor só mostrou a impressão digital dele. Agora o número é conhecido, e o teu navegador calculou a impressão digital por si próprio.
result-verify-promised = Impressão digital antes da primeira jogada
result-verify-seed = O número secreto
result-verify-computed = Impressão digital calculada pelo teu navegador
result-verify-kept = As duas são iguais, e o teu navegador guardava a primeira desde o início: ninguém mudou o baralhamento.
result-verify-shown = As duas são iguais. O teu navegador não esteve presente durante a partida; quanto à primeira, tem de acreditar no servidor.
result-verify-broken = São diferentes: o baralhamento desta partida não é o prometido.

## A repetição

replay-title = Repetição
replay-opening = A abrir a repetição…
replay-play = Reproduzir
replay-pause = Pausa
replay-first = Para o início
replay-back = Uma jogada atrás
replay-on = Uma jogada à frente
replay-last = Para o fim
replay-position = Jogada { $number } de { $count }
replay-start = Antes da primeira jogada
replay-speed = Velocidade
replay-true_time = Tempo real
replay-seen_by = Vista
replay-spectators = Espectadores
replay-running = Esta partida ainda está a decorrer.
replay-controls = Comandos
replay-keys = ← → uma jogada · Home, End · espaço: reproduzir
replay-to_table = Para a mesa
