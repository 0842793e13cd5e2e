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
    .more = Meer over plaats { $number }
waiting-onlookers = Ook hier, nog zonder plaats: { $names }
waiting-full = Alle plaatsen zijn bezet
    .watch = Blijf hier: je kunt meekijken zodra het spel begint, en als er een plaats vrijkomt, kun je die nemen.
    .bot = Neem de plaats van een bot, of wacht tot er een vrijkomt.
waiting-sit = Hier zitten
waiting-sit_too = Speler toevoegen op dit apparaat
waiting-sat = { $name } is gaan zitten
waiting-all_ready = Iedereen is klaar
waiting-add_bot = Bot toevoegen
waiting-bot = Een bot op deze plaats
    .level = Sterkte van de bot
    .name = Bot { $letter }
    .suggest = Andere sterkte voorstellen
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
waiting-rules-change = Wijzigen
waiting-clock = { $seconds } s per zet
waiting-no_clock = geen klok
waiting-spectators-delayed = toeschouwers met vertraging
waiting-spectators-none = geen toeschouwers
waiting-undo-agreed = terugnemen als iedereen akkoord is
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
waiting-rules-suggest = Voorstellen
waiting-swap = Van plaats wisselen met { $name }
waiting-spectators-open = toeschouwers welkom
waiting-unlisted = alleen via link of code
waiting-start-agree = De klok is veranderd. Nog niet klaar: { $names }
waiting-for_host = Wachten tot { $name } begint
waiting-change = { $name } heeft gewijzigd: { $changes }
waiting-change-you = Je hebt gewijzigd: { $changes }
waiting-change-ready = Geef nog eens aan dat je klaar bent.
waiting-change-bots = sterkte van de bots: { $level }
waiting-change-option = { $label }: { $value }
waiting-change-on = aan
waiting-change-off = uit
waiting-arrange = De tafel wijzigen
waiting-arrange-game = Spel
waiting-arrange-go = Zo spelen we
waiting-suggest = Iets anders voorstellen
waiting-suggest-go = Voorstellen
waiting-suggestions = Voorstellen van anderen
waiting-suggestion = { $name } stelt voor
waiting-suggestion-you = Jij stelt voor
waiting-suggestion-same = de tafel zoals die is
waiting-suggestion-take = Overnemen
    .of = Voorstel van { $name } overnemen
waiting-suggestion-no = Nee, bedankt
waiting-suggestion-back = Laat maar
waiting-name = Je vrienden zien je als { $name }.
    .change = Wijzigen
    .keep = Houden
waiting-change-seats =
    { $seats ->
        [one] { $seats } plaats
       *[other] { $seats } plaatsen
    }
