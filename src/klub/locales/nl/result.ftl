## De uitslag van een spel

result-solo =
    { $points ->
        [one] { $points } punt!
       *[other] { $points } punten!
    }
result-lost = Deze keer niet
result-gave_up = Partij opgegeven
# $players: een of meer namen
result-gave_up-who =
    { $count ->
        [one] { $players } heeft opgegeven
       *[other] { $players } hebben opgegeven
    }
result-best = Nieuw persoonlijk record!
result-practice = Oefening: er zijn zetten teruggenomen nadat er meer te zien was. Deze partij telt dus niet.
result-moves =
    { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    }
result-minutes =
    { $minutes ->
        [one] { $minutes } minuut
       *[other] { $minutes } minuten
    }
result-game_number = Partij { $number }
result-scores = Punten
result-standings = Punten toen de partij eindigde
result-place = { $place }e plaats
result-series =
    { $games ->
        [one] Gewonnen na { $games } partij
       *[other] Gewonnen na { $games } partijen
    }
result-board = De tafel aan het eind
result-show_table = Toon de tafel
result-chart = Scoreverloop
# $scores: naam en punten van iedereen
result-chart-label = Scoreverloop. Aan het eind: { $scores }
result-chart-move = Zet
result-chart-as_table = Als tabel tonen
result-chart-as_chart = Als grafiek tonen

## Hoe verder

result-next = Wat nu?
result-arrange = Spel wijzigen
result-suggest = Spel voorstellen
# $players: een of meer namen
result-ready =
    { $count ->
        [one] { $players } is er klaar voor
       *[other] { $players } zijn er klaar voor
    }
result-replay = Herhaling
result-share = Delen
result-another = Ander spel
result-share-title = Deze partij delen
# $policy: wie mag meekijken: none, delayed, open
result-share-help =
    { $policy ->
        [none] Deze link leidt naar de herhaling. Alleen de spelers kunnen hem openen.
       *[other] Iedereen met deze link kan de hele partij bekijken, vanaf elke plaats.
    }
result-share-link = Een partij { $game }
result-download = Spelbestand downloaden
result-download-help = Het bevat elke zet. Met ‘klub verify’ kan iedereen het zonder deze server controleren.

## Het schudden controleren

result-seal-good = Schudden gecontroleerd
result-seal-bad = Niet geschud zoals beloofd
result-verify = Controleer het schudden
result-verify-how = Al het toeval in deze partij komt uit één geheim getal. Vóór de eerste zet toonde de server alleen de vingerafdruk ervan. Nu is het getal bekend, en je browser heeft de vingerafdruk zelf berekend.
result-verify-promised = Vingerafdruk vóór de eerste zet
result-verify-seed = Het geheime getal
result-verify-computed = Vingerafdruk, berekend door je browser
result-verify-kept = Beide zijn gelijk, en je browser kende de eerste al sinds het begin van de partij: niemand heeft het schudden veranderd.
result-verify-shown = Beide zijn gelijk. Je browser was er tijdens de partij niet bij en moet de server voor de eerste geloven.
result-verify-broken = Ze verschillen: deze partij is niet geschud zoals beloofd.

## De herhaling

replay-title = Herhaling
replay-opening = De herhaling wordt geopend…
replay-play = Afspelen
replay-pause = Pauze
replay-first = Naar het begin
replay-back = Een zet terug
replay-on = Een zet verder
replay-last = Naar het einde
replay-position = Zet { $number } van { $count }
replay-start = Vóór de eerste zet
replay-speed = Snelheid
replay-true_time = Realtime
replay-seen_by = Gezien vanuit
replay-spectators = Toeschouwers
replay-running = Deze partij is nog bezig.
replay-controls = Bediening
replay-keys = ← → een zet · Home, End · spatie: afspelen
replay-to_table = Naar de tafel
