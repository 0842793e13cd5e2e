## Een tafel voor het spel

waiting-invite = Uitnodigen
waiting-scan_or_code = Scan, of typ de code
waiting-scan = Scan deze code of deel de link.
waiting-come = Kom { $game } spelen
waiting-seats = Plaatsen
    .taken = { $taken } van { $seats }
waiting-you = jij
waiting-you_host = jij, jouw tafel
waiting-rename = Naam en kleur wijzigen
waiting-state-here = Hier
waiting-state-ready = Klaar
waiting-state-away = Weg
waiting-stand = Plaats van { $name } vrijmaken
waiting-free = Vrije plaats
waiting-full = Alle plaatsen zijn bezet
    .watch = Blijf hier: je kunt meekijken zodra het spel begint, en als er een plaats vrijkomt, kun je die nemen.
    .wait = Wacht hier: als er een plaats vrijkomt, kun je die nemen. Zodra het spel begint, zien alleen de spelers het.
waiting-sit = Hier zitten
waiting-sit_too = Speler toevoegen op dit apparaat
waiting-sat = { $name } is gaan zitten
waiting-add_bot = Bot toevoegen
waiting-bot = Een bot op deze plaats
    .level = Sterkte van de bot
    .name = Bot { $letter }
waiting-begin = Starten
waiting-start =
    { $players ->
        [0] Er zit nog niemand
        [one] Alleen starten
       *[other] Starten met { $players } spelers
    }
waiting-ready = Ik ben klaar
waiting-unready = Wacht, nog niet
waiting-rules = Regels aan deze tafel
waiting-rules-basic = { $game }, basisregels
waiting-rules-own = { $game }, eigen regels
waiting-rules-change = Opties wijzigen (nieuwe tafel)
waiting-clock = { $seconds } s per zet
waiting-no_clock = geen klok
waiting-spectators-delayed = toeschouwers met vertraging
waiting-spectators-none = geen toeschouwers
waiting-undo-unseen = alleen terugnemen wat niets nieuws liet zien
waiting-undo-never = geen terugnemen
waiting-listed = zichtbaar voor iedereen
waiting-menu = Menu
waiting-menu-rules = Lees de regels
waiting-menu-screen = Groot scherm voor iedereen
waiting-menu-close = Tafel sluiten
waiting-menu-leave = Tafel verlaten
waiting-close = Deze tafel sluiten?
    .text = Niemand kan hier nog gaan zitten, en de link werkt niet meer.
    .yes = Sluiten
