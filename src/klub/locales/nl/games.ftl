## De spellen

clustered-name = Clustered
    .about = Leg kaarten aan die twee kenmerken met hun buren delen, en bouw rijen en een rechthoek.
    .tagline = Leg kaarten die bij elkaar passen. Laat rijen en rechthoeken groeien.
    .minutes = 15 min
cubed-name = Cubed
    .about = Leg stenen kleur tegen kleur en wees als eerste al je stenen kwijt.
    .tagline = Pas de stenen, laat de kleuren kloppen, speel je hand leeg.
    .minutes = 20 min
# $fewest en $most zijn getallen
games-players = { $fewest }–{ $most } spelers
games-count =
    { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }
