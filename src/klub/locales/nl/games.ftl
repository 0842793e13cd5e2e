## De spellen

clustered-name = Clustered
    .about = Leg kaarten aan die twee kenmerken met hun buren delen, en bouw rijen en een rechthoek.
    .tagline = Leg kaarten die bij elkaar passen. Laat rijen en rechthoeken groeien.
    .minutes = 15 min
cubed-name = Cubed
    .about = Leg stenen kleur tegen kleur en wees als eerste al je stenen kwijt.
    .tagline = Pas de stenen, laat de kleuren kloppen, speel je hand leeg.
    .minutes = 20 min
kluster-name = Kluster
    .about = Leg magneten in het touwtje zonder dat ze aan elkaar klikken.
    .tagline = Houd je adem in. Nog één magneet…
    .minutes = 10 min
cluellage-name = Cluellage
    .about = Gris plaatjes, laat een geheim woord zien met een collage en raad de woorden van de anderen.
    .tagline = Vijf plaatjes, één geheim woord.
    .minutes = 20 min
# $fewest en $most zijn getallen
games-players = { $players } spelers
games-count =
    { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }
