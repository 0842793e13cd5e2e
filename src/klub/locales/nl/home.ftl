## De startpagina: wat en hoe er gespeeld wordt

home-title = Wat spelen we?
home-about = Kies een spel, stuur een link, ga zitten. Zonder account.
home-games = Spellen
home-learn = Leer al spelend
home-rules = Regels
home-start = { $game } starten
home-play = Nu spelen
    .about =
        { $bots ->
            [one] { $game }, tegen een bot
           *[other] { $game }, tegen { $bots } bots
        }
home-options = Opties
home-invite = Uitnodigen
    .about = link of QR-code
home-pass = Doorgeven
    .about = één scherm
home-pass-title = Met hoeveel spelers?
home-pass-help = Geef dit apparaat door; niemand ziet de kaarten van een ander.
home-pass-name = Naam van speler { $number }
home-pass-color = Andere kleur voor { $player }
home-solo = Alleen
    .about = verbeter je record
    .best = je record: { $best }

## Tafels in lijsten

home-tables = Je open tafels
home-tables-all = Alle { $tables } tonen
home-ticket-with = { $game } met { $names }
home-ticket-bots =
    { $bots ->
        [one] { $game } tegen een bot
       *[other] { $game } tegen { $bots } bots
    }
home-ticket-solo = { $game }, alleen
home-ticket-yours = Jouw beurt
home-ticket-theirs = Wachten op de anderen
home-ticket-turn = Wachten op { $name }
home-ticket-playing = Bezig
home-ticket-over = Afgelopen
home-ticket-free =
    { $free ->
        [0] Alle plaatsen bezet
        [one] { $free } vrije plaats
       *[other] { $free } vrije plaatsen
    }
home-lobby = Schuif aan
home-lobby-of = { $game } bij { $host }

## Meedoen met een code of link

home-join = Meedoen met een code
    .go = Meedoen
home-join-looking = We zoeken je tafel…
home-join-unreadable = Dat is geen code
home-join-help = Een code heeft zes letters of cijfers, zoals PLUM72. Een link naar een tafel kan ook.

## Wie je bent

home-me = Jij bent { $name }
home-me-new = Kies naam en kleur
home-me-title = Naam en kleur
home-me-more = Mijn partijen, apparaten en instellingen

## Onderaan de pagina

home-more = Meer
home-rules-of = Regels van { $game }
home-learn-of = { $game } leren
home-mine = Mijn partijen
home-about_klub = Over Klub

## Een nieuwe tafel

home-new = Nieuwe tafel
home-mode = Speelwijze
home-seats = Spelers
home-level = Hoe sterk zijn de bots?
home-game_options = Spelopties
home-game_options-help = Standaard gelden de basisregels. Je wijzigingen blijven bewaard.
home-basic_rules = Basisregels
home-house = Aan tafel
home-clock = Klok
    .help = Tijd per zet, met een reserve om langer na te denken.
home-clock-none = Geen klok
home-clock-slow = Rustig, { $seconds } s
home-clock-usual = Vlot, { $seconds } s
home-clock-quick = Snel, { $seconds } s
home-clock-own = Eigen
home-clock-per_move = Seconden per zet
home-clock-bank = Seconden reserve
home-spectators = Toeschouwers
    .help = Ze zien nooit iemands hand.
home-spectators-open = Welkom
home-spectators-delayed = Met vertraging
home-spectators-none = Geen
home-undo = Terugnemen
    .help = Met anderen wordt het altijd gevraagd. Alleen tegen bots ben je vrij.
home-undo-agreed = Als iedereen akkoord is
home-undo-unseen = Alleen als er niets nieuws is gezien
home-undo-never = Nooit
home-listed = Aan iedereen tonen
    .help = Wie Klub hier opent, kan aanschuiven.
home-go-play = Nu spelen
home-go-invite = Tafel openen en uitnodigen
home-go-pass = Partij starten
home-go-solo = Alleen spelen

## Hier is niets

home-missing = Hier is niets
    .text = Misschien is de link verkeerd getypt, of de pagina bestaat niet meer.
    .home = Naar de spellen

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
