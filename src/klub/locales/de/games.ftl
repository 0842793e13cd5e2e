## Die Spiele

clustered-name = Clustered
    .about = Leg Karten an, die mit ihren Nachbarn zwei Merkmale teilen, und baue Reihen und ein Rechteck.
    .tagline = Leg Karten, die sich verstehen. Lass Reihen und Rechtecke wachsen.
    .minutes = 15 min
cubed-name = Cubed
    .about = Leg Steine Farbe an Farbe und habe als Erste oder Erster keine mehr.
    .tagline = Füg Steine aneinander, Farbe an Farbe, bis deine Hand leer ist.
    .minutes = 20 min
kluster-name = Kluster
    .about = Leg Magnete in die Schnur, ohne dass sie zusammenschnappen.
    .tagline = Halt die Luft an. Noch ein Magnet …
    .minutes = 10 min
cluellage-name = Cluellage
    .about = Schnapp dir Bilder, zeige ein geheimes Wort als Collage und errate die Wörter der anderen.
    .tagline = Fünf Bilder, ein geheimes Wort.
    .minutes = 20 min
# $fewest und $most sind Zahlen
games-players = { $players } Personen
games-count =
    { $players ->
        [one] { $players } Person
       *[other] { $players } Personen
    }
