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
home-pass-help = Geef dit apparaat door; wat geheim is, blijft verborgen.
home-pass-name = Naam van speler { $number }
home-pass-color = Andere kleur voor { $player }
home-solo = Alleen
    .about = verbeter je record
    .best = je record: { $best }
home-go-play = Nu spelen
home-go-invite = Tafel openen en uitnodigen
home-go-pass = Partij starten
home-go-solo = Alleen spelen

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

## Hier is niets

home-missing = Hier is niets
    .text = Misschien is de link verkeerd getypt, of de pagina bestaat niet meer.
    .home = Naar de spellen
