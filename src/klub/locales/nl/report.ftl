report-help = Typ de zin zoals je hem zag. De pagina zoekt uit welke het is en schrijft een tekst die je kunt kopiëren en versturen.
report-read = De zin
report-which = Welke bedoel je?
report-found =
    { $count ->
        [0] Geen zin gevonden; jouw tekst is genoeg.
        [one] Eén zin gevonden.
       *[other] { $count } zinnen gevonden.
    }
report-better = Een betere zin, als je er een weet
report-text = Tekst om te versturen
report-prepared =
    Sleutel: { $sentence }
    Taal: { $spoken }
    Versie: { $version }
    Gelezen: { $read }
    Beter: { $better }
