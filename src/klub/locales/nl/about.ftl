## Over Klub

about-what = Een tafel voor spellen
    .text = Open een link, ga zitten en speel: met vrienden, met bots of alleen, op telefoons, laptops en één groot scherm.
about-fans = Gemaakt door fans
    .text = Dit is een onafhankelijke versie met eigen tekeningen en woorden. Die is niet verbonden met of goedgekeurd door de auteurs en uitgevers, van wie de spellen en hun namen zijn. Vind je een spel leuk, koop het dan: niets gaat boven echte kaarten op een echte tafel.
about-private = Niemand houdt je in de gaten
    .text = Geen account, geen reclame, geen trackers, niets van andere sites. Deze server kent je naam, je kleur en je partijen; je browser bewaart één cookie die zegt wie je bent.
about-free = Vrije software
    .text = Klub is vrije software: programma, tekeningen en teksten vallen onder de MIT-licentie. In de broncode staan de regels, de bots en deze pagina; je mag gerust je eigen server draaien.
    .licences = De licenties van alles op deze pagina
about-words = Woorden
    .text = Is een zin vreemd, fout of moeilijk te begrijpen? Zeg het tegen wie deze server beheert of tegen de makers van Klub.
    .report = Een zin melden
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
