## Los juegos

clustered-name = Clustered
    .about = Pon cartas que compartan dos rasgos con sus vecinas y forma líneas y un rectángulo.
    .tagline = Pon cartas que encajen. Haz crecer líneas y rectángulos.
    .minutes = 15 min
cubed-name = Cubed
    .about = Junta fichas color con color y quédate sin ninguna antes que nadie.
    .tagline = Encaja los cubos, combina los colores, vacía tu mano.
    .minutes = 20 min
kluster-name = Kluster
    .about = Coloca imanes dentro de la cuerda sin que se peguen.
    .tagline = Aguanta la respiración. Un imán más…
    .minutes = 10 min
cluellage-name = Cluellage
    .about = Hazte con imágenes, muestra una palabra secreta con un collage y adivina las de los demás.
    .tagline = Cinco imágenes, una palabra secreta.
    .minutes = 20 min
# $fewest y $most son números
games-players = { $players } jugadores
games-count =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }
