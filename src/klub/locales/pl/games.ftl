## Gry

clustered-name = Clustered
    .about = Dokładaj karty, które mają z sąsiadami dwie wspólne cechy, i buduj linie oraz prostokąt.
    .tagline = Dokładaj karty, które pasują. Niech rosną linie i prostokąty.
    .minutes = 15 min
cubed-name = Cubed
    .about = Dokładaj płytki kolorem do koloru i pozbądź się wszystkich jako pierwszy.
    .tagline = Dopasuj kostki, zgraj kolory, opróżnij rękę.
    .minutes = 20 min
kluster-name = Kluster
    .about = Kładź magnesy wewnątrz sznurka tak, by się nie skleiły.
    .tagline = Wstrzymaj oddech. Jeszcze jeden magnes…
    .minutes = 10 min
cluellage-name = Cluellage
    .about = Łap obrazki, pokaż tajne hasło kolażem i odgadnij hasła innych.
    .tagline = Pięć obrazków, jedno tajne hasło.
    .minutes = 20 min
# $fewest i $most to liczby
games-players = { $players } graczy
games-count =
    { $players ->
        [one] { $players } gracz
        [few] { $players } gracze
        [many] { $players } graczy
       *[other] { $players } graczy
    }
