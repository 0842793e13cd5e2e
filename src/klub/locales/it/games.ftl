## I giochi

clustered-name = Clustered
    .about = Accosta carte che hanno due tratti in comune con le vicine e forma file e un rettangolo.
    .tagline = Accosta carte che vanno d’accordo. Fai crescere file e rettangoli.
    .minutes = 15 min
cubed-name = Cubed
    .about = Accosta le tessere colore a colore e resta senza prima degli altri.
    .tagline = Incastra i cubi, abbina i colori, svuota la mano.
    .minutes = 20 min
kluster-name = Kluster
    .about = Posa i magneti dentro la corda senza che si attacchino.
    .tagline = Trattieni il fiato. Ancora un magnete…
    .minutes = 10 min
cluellage-name = Cluellage
    .about = Accaparrati immagini, mostra una parola segreta con un collage e indovina quelle degli altri.
    .tagline = Cinque immagini, una parola segreta.
    .minutes = 20 min
# $fewest e $most sono numeri
games-players = { $players } giocatori
games-count =
    { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }
