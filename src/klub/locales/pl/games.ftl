## Gry

clustered-name = Clustered
    .about = Dokładaj karty, które mają z sąsiadami dwie wspólne cechy, i buduj linie oraz prostokąt.
    .tagline = Dokładaj karty, które pasują. Niech rosną linie i prostokąty.
    .minutes = 15 min
cubed-name = Cubed
    .about = Dokładaj płytki kolorem do koloru i pozbądź się wszystkich jako pierwszy.
    .tagline = Dopasuj kostki, zgraj kolory, opróżnij rękę.
    .minutes = 20 min
# $fewest i $most to liczby
games-players = { $fewest }–{ $most } graczy
games-count =
    { $players ->
        [one] { $players } gracz
        [few] { $players } gracze
        [many] { $players } graczy
       *[other] { $players } graczy
    }
