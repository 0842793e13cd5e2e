## I giochi

# $fewest e $most sono numeri
games-players = { $players } giocatori
games-count =
    { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }
