## Waarom iets geweigerd werd. Eén bericht per code: game/what wordt refusal-game-what.

refusal-game-unknown = Er is geen spel ‘{ $game }’. Kies uit: { $known }.
refusal-game-taken = De naam { $game } is al in gebruik door een spel dat bij Klub hoort.
refusal-game-broken = Het spel { $game } is geïnstalleerd, maar kan niet worden gespeeld: { $reason }
refusal-game-no_rules = { $game } heeft geen regelpagina.
refusal-seats-out_of_range = { $game } is voor { $fewest } tot en met { $most } spelers, niet voor { $seats }.
refusal-seats-not_played =
    { $game } kan niet met { $seats ->
        [one] { $seats } speler
       *[other] { $seats } spelers
    }. Mogelijke aantallen: { $known }.
refusal-seat-out_of_range = Aan een tafel voor { $seats } is er geen plaats { $seat }; tellen begint bij 0.
refusal-seed-malformed = Een startwaarde is een geheel getal of bestaat uit 64 hexadecimale cijfers; { $value } is er geen.
refusal-bot-unknown_level = Er is geen botsterkte ‘{ $level }’. Kies uit: { $known }.

refusal-options-malformed = Opties moeten als namen met waarden worden opgegeven.
refusal-options-unknown = Er is geen optie ‘{ $option }’. Kies uit: { $known }.
refusal-options-bad_value = De optie ‘{ $option }’ kan niet { $value } zijn. Mogelijk: { $expected }.
refusal-options-conflict = De optie ‘{ $option }’ werkt alleen als ‘{ $needs }’ op { $value } staat.

refusal-move-malformed = Deze zet is onleesbaar: { $reason }
refusal-move-game_over = De partij is afgelopen.
refusal-move-not_your_turn = Je bent niet aan de beurt. Aan de beurt: { $actors }.
refusal-move-not_for_players = Alleen de server kan deze zet doen.

refusal-table-closed =
    { $why ->
        [version] Deze tafel volgt een oudere versie van de regels en is gesloten.
       *[other] Deze tafel is gesloten.
    }
refusal-table-kicked = Er is je gevraagd deze tafel te verlaten.
refusal-table-private = Aan deze tafel zijn geen toeschouwers toegestaan.
refusal-table-not_your_seat = Dit is niet jouw plaats.
refusal-table-seat_taken = Daar zit al iemand.
refusal-table-not_seated = Je hebt geen plaats aan deze tafel.
refusal-table-not_host = Dat kan alleen de gastheer van de tafel.
refusal-table-not_waiting = Dat kan alleen voordat de partij begint.
refusal-table-not_playing = Aan deze tafel is nu geen partij bezig.
refusal-table-not_over = Dat kan pas als de partij is afgelopen.
refusal-table-not_away = Je bent niet weg.
refusal-table-away = Je bent al weg.
refusal-table-resigned = Je hebt deze partij opgegeven.
refusal-table-nobody = Die persoon zit niet aan deze tafel.
refusal-table-no_undo_asked = Niemand heeft gevraagd om een zet terug te nemen.
refusal-table-own_undo = Je hebt dit zelf gevraagd, dus de anderen moeten antwoorden.
refusal-room-playing = Dat moet wachten tot deze partij is afgelopen.
refusal-room-too_few_seats = Er zijn niet genoeg plaatsen: aan deze tafel zitten { $people } mensen.
refusal-room-not_agreed = De klok is veranderd. De partij kan beginnen zodra iedereen die er is, klaar is.
refusal-room-name_taken = Aan deze tafel heet al iemand zo.
refusal-room-no_late_join = In dit spel kan niemand het van een bot overnemen als de partij is begonnen.
refusal-room-already_seated = Je hebt al een plaats aan deze tafel.
refusal-room-not_absent = Die persoon is nog niet lang genoeg weg.
refusal-room-not_watching = Die persoon kijkt nu niet mee aan deze tafel.
refusal-room-nobody_to_confirm = Er is niemand anders die kan bevestigen dat dit jouw plaats is. Wacht tot er iemand terug is.
refusal-room-owner_here = De persoon van deze plaats is er.
refusal-room-no_claim = Niemand maakt nog aanspraak op die plaats.
refusal-room-claimed_lately = Je hebt net al om een plaats gevraagd. Wacht even.
refusal-room-no_suggestion = Dat voorstel ligt niet meer op tafel.
refusal-room-nudged_lately = Die persoon heeft net al een seintje gekregen. Wacht even.
refusal-room-not_banned = Die persoon is niet buitengesloten.
refusal-chat-muted = De gastheer heeft je gedempt.
refusal-chat-silent = Je kunt nu niet chatten: in dit deel van het spel is het stil.

refusal-state-malformed = Deze stand van een spel is onleesbaar: { $reason }
refusal-view-malformed = Deze weergave van een spel is onleesbaar: { $reason }
refusal-outcome-malformed = Deze uitslag van een spel is onleesbaar: { $reason }

refusal-new-bad_name = Een spel kan niet ‘{ $name }’ heten. Een naam heeft hoogstens 40 kleine letters (a–z), cijfers en liggende streepjes, begint met een letter en is geen sleutelwoord van Python; sea_battle kan wel.
refusal-new-taken = Er is al een spel dat { $name } heet. Kies een andere naam.
refusal-new-taken_module = Python gebruikt de naam ‘{ $name }’ al voor iets anders. Kies een andere naam.
refusal-new-not_empty = De map { $folder } is niet leeg. Voor de zekerheid is er niets geschreven.
refusal-new-not_writable = In { $folder } kan niet worden geschreven: { $reason }.

refusal-record-malformed = Dit is geen spelbestand: { $reason }
refusal-record-format = Dit spelbestand heeft de indeling ‘{ $format }’; alleen ‘{ $known }’ is leesbaar.
refusal-record-no_seed = Het spelbestand geeft de startwaarde niet prijs, dus het schudden is niet te controleren. Zolang een partij bezig is, blijft die geheim.
refusal-record-commitment = De startwaarde in het spelbestand is niet de waarde die vóór de eerste zet was vastgelegd.
refusal-record-version = Deze partij is gespeeld met versie { $version } van de regels van { $game }; hier is alleen versie { $known } bekend.
refusal-record-illegal_move = Zet { $number } in het spelbestand mag niet: { $reason }
refusal-record-result = De uitslag in het spelbestand klopt niet met de zetten.

## Tafels, hun links en de server

refusal-table-unknown = Deze tafel bestaat niet, of niet meer.
refusal-table-unreadable = De opgeslagen gegevens van deze tafel zijn beschadigd en onleesbaar.
refusal-table-full = Aan deze tafel is geen plaats vrij.
refusal-table-crowded = Er kijken al te veel mensen aan deze tafel mee.
refusal-table-too_long = Deze tafel heeft zijn limiet bereikt. Je kunt deze partij nog uitspelen; open voor al het andere een nieuwe tafel.
refusal-house-clock = Een klok geeft { $fewest } tot en met { $most } seconden per zet en 0 tot en met { $most } seconden voor de hele partij.
refusal-bot-no_move = De bot heeft geen zet gevonden.
refusal-hint-not_among_people = Tips zijn er alleen als er geen andere mensen meespelen.
refusal-hint-nobody_free = Geen bot heeft nu tijd voor een tip. Probeer het zo opnieuw.
refusal-history-no_such_game = Partij { $game } is er aan deze tafel niet geweest; partijen tot nu toe: { $games }.
refusal-history-no_such_move = Na zet { $number } is er niets te zien; bekende zetten tot nu toe: { $count }.
refusal-lesson-unknown = { $game } heeft die les niet.
refusal-live-not_now = Aan deze tafel wordt nu niets live gespeeld.
refusal-live-no_film = Van deze zet is er geen film.
refusal-live-malformed = Deze invoer kan niet worden gelezen.
refusal-live-lost = De livebeurt is verloren gegaan en begint opnieuw: er is niets gelegd.
refusal-live-full = Er worden nu te veel beurten live gespeeld. Probeer het zo opnieuw.
refusal-message-malformed = Dit bericht is onleesbaar: { $reason }
refusal-link-malformed = Dit is geen link naar een tafel: { $link }
refusal-link-no_table = Deze link leidt naar een server, maar niet naar een tafel: { $link }
refusal-server-no_identity = De server kent je nog niet. Zeg eerst hoe je heet.
refusal-server-bad_name = Dit kan geen naam zijn: { $name }. Een naam heeft hoogstens { $longest } tekens, allemaal zichtbaar.
refusal-server-dead_link = Deze link werkt niet meer: hij is al gebruikt of te oud.
refusal-server-no_such_code = Bij deze code hoort geen tafel. Codes werken maar een tijdje, en tot de tafel gesloten is.
refusal-server-not_found = Hier is niets.
refusal-server-method = Dit adres accepteert geen { $method }.
refusal-server-too_large = Dit bericht is te groot.
refusal-server-too_fast = Dat was te veel tegelijk. Wacht even.
refusal-server-too_many_tables = Je hebt te veel open tafels (hoogstens { $most }). Sluit er eerst een.
refusal-server-too_many_connections = Er komen te veel verbindingen van jouw adres (hoogstens { $most }). Sluit er eerst een.
refusal-server-full = De server is vol. Probeer het later opnieuw.
refusal-server-leaving = De server neemt een korte pauze. Probeer het zo opnieuw.
refusal-server-unavailable = De server kan nu niets opslaan. Probeer het zo opnieuw.
refusal-server-failed = Er ging iets mis op de server. Het ligt niet aan jou.
refusal-server-foreign = Dit verzoek komt van een andere site en is daarom geweigerd.
refusal-server-host = Deze server luistert niet naar de naam ‘{ $host }’.
refusal-server-not_switchable = Alleen wie achter de computer zit waarop Klub draait, kan Klub voor anderen openen.
refusal-server-no_network = Deze computer is met geen enkel netwerk verbonden; niemand anders zou kunnen meedoen.
refusal-server-cannot_listen = Klub kon niet voor iedereen in huis worden geopend: { $reason }.
refusal-server-http = De server weigerde zonder een reden te geven (status { $status }).
refusal-push-off = Deze server stuurt geen meldingen.
refusal-push-bad_endpoint = Dit adres is niet bruikbaar voor meldingen.
refusal-push-bad_keys = De sleutels van deze browser zijn niet bruikbaar voor meldingen.
refusal-settings-bad_value = Deze instelling werkt niet: { $reason }
refusal-settings-unreadable = De instellingen in { $file } zijn onleesbaar: { $reason }
refusal-settings-workers = Meer dan één proces (hier: { $workers }) heeft PostgreSQL en Redis nodig.
