## De opdrachtregel. De attributen van een hulptekst leggen de argumenten uit.

terminal-help = Klub is een tafel voor gezelschapsspellen. Zonder opdracht opent Klub een tafel in je browser, op deze computer.
    .language = De taal: { $languages }. Anders die van je systeem.
    .version = Toon de versie en stop.
    .lan = Laat iedereen in het lokale netwerk meedoen en toon de link als QR-code.
terminal-help-play = Speel in de terminal tegen bots.
    .game = Het spel; ‘klub games’ somt ze op.
    .seats = Hoeveel spelers, jijzelf meegerekend.
    .bots = Hoe sterk de bots zijn: { $levels }.
    .option = Een optie van het spel, zoals first_bonuses=true of bounds=9x7. Mag meermaals.
    .seed = Een geheel getal of 64 hexadecimale cijfers: dezelfde startwaarde geeft dezelfde kaarten.
    .language = { terminal-help.language }
terminal-help-games = Som de spellen en hun opties op.
    .language = { terminal-help.language }
terminal-help-verify = Speel een spelbestand na en controleer of er niet mee geknoeid is: schudden, zetten en uitslag.
    .file = Het spelbestand.
    .language = { terminal-help.language }

terminal-unknown_language = De taal ‘{ $wish }’ is er hier niet. Kies uit: { $known }.
terminal-malformed_option = Een optie geef je op als naam=waarde, niet als ‘{ $option }’.
# Een weigering met haar code, om op te zoeken
terminal-refused = { $sentence } [{ $code }]

## klub games

terminal-players = { $fewest } tot en met { $most } spelers
terminal-options = Opties (--option naam=waarde)
terminal-default = standaard: { $value }
terminal-levels = Bots (--bots NIVEAU)

## klub verify

terminal-verify-commitment = Er is geschud zoals vóór de eerste zet beloofd.
terminal-verify-moves =
    { $moves ->
        [one] { $moves } zet, volgens de regels toegestaan.
       *[other] { $moves } zetten, allemaal volgens de regels toegestaan.
    }
terminal-verify-result = De uitslag klopt: { $scores }.
terminal-verify-unfinished = De partij is nog niet afgelopen, dus er is geen uitslag te controleren.
terminal-verify-practice = Oefening: er zijn zetten teruggenomen nadat er meer te zien was, dus het schudden bewijst niets.
terminal-verify-unreadable = Het bestand { $file } is niet te lezen: { $reason }.

## klub play: namen

terminal-you = Jij
terminal-bot = Bot { $letter }
# Een label en wat erachter staat
terminal-labelled = { $label }: { $text }
# De uitslag, een regel per speler; $reached: punten, of wat er nog over is
terminal-rank = { $rank }. { $player }: { $reached }

## klub play: jouw beurt

terminal-welcome =
    { $bots ->
        [0] { $game }, in je eentje. Verbeter je record!
        [one] { $game } tegen een bot ({ $level }).
       *[other] { $game } tegen { $bots } bots ({ $level }).
    }
terminal-promise = Vingerafdruk van het schudden: { $hash }
terminal-keys = Typ ? voor hulp, quit om te stoppen.
terminal-thinking = { $player } denkt na…
terminal-command-hint = vraagt een bot wat hij zou doen, en waarom
terminal-command-save = slaat de partij op in een bestand
    .form = save BESTAND
terminal-command-quit = verlaat de partij
terminal-not-understood = Ik begrijp ‘{ $input }’ niet. Typ ? voor hulp.

## klub play: het einde

terminal-won =
    { $who ->
        [you] Je wint!
        [together] Je deelt de overwinning met { $players }.
        [solo] Goed gespeeld!
        [lost] Deze keer niet. Probeer het nog eens!
       *[other]
            { $count ->
                [one] { $players } wint.
               *[other] { $players } delen de overwinning.
            }
    }
terminal-offer-save = Partij opslaan? Typ een bestandsnaam, of druk op Enter om over te slaan:
terminal-saved = Opgeslagen: { $file }
terminal-saved-running = Opgeslagen: { $file }. De partij is nog bezig, dus het bestand houdt het schudden geheim.
terminal-save-how = Typ save en een bestandsnaam.
terminal-save-exists = { $file } bestaat al. Kies een andere naam.
terminal-save-failed = { $file } is niet te schrijven: { $reason }.
terminal-goodbye = Tot ziens aan tafel!

## klub, klub serve

terminal-help-serve = Tafels voor anderen aanbieden. Elke instelling kan ook uit de omgeving of een bestand komen: zie docs/hosting.md.
    .host = Het adres waarop wordt geluisterd; 0.0.0.0 voor alle.
    .port = De poort; 0 voor een willekeurige vrije.
    .data = De map voor opgeslagen gegevens.
    .database = Waar tafels worden opgeslagen: postgresql://… of sqlite:///…; anders een bestand in de gegevensmap.
    .redis = Wat meerdere processen verbindt: redis://….
    .workers = Hoeveel processen er draaien. Meer dan één heeft PostgreSQL en Redis nodig.
    .config = Een bestand met instellingen (TOML).
    .language = { terminal-help.language }
terminal-serve-here = Klub staat open: { $address }
terminal-serve-lan = Voor iedereen in dit netwerk: { $address }
terminal-serve-others = Andere adressen van deze computer: { $addresses }
terminal-serve-name = Ook onder deze naam: { $address }
terminal-serve-plain_http = Via gewoon http kun je alles spelen; alleen meldingen en Klub als app installeren vragen om https.
terminal-serve-alone = Er is geen netwerk gevonden; alleen deze computer kan meedoen.
terminal-serve-stop = Druk op Ctrl-C om Klub te sluiten.
terminal-serve-stopped = Klub is gesloten. Elke zet is opgeslagen.
terminal-serve-port_taken = Poort { $port } is bezet, misschien door een andere Klub. Kies een andere: KLUB_PORT=… of klub serve --port …
terminal-serve-cannot_listen = Luisteren op { $host }, poort { $port } lukt niet: { $reason }.
terminal-serve-not_writable = In { $path } kan niet worden geschreven. Kies een andere map (KLUB_DATA=… of --data …) of wijzig de rechten.
terminal-serve-too_new = De gegevens komen van een nieuwere versie van Klub: de indeling is { $found }, en deze versie kent indelingen tot en met { $known }. Werk Klub bij.
terminal-serve-not_ours = Dit is niet door Klub geschreven, of het is beschadigd: { $reason }
terminal-serve-unavailable = De database is onbereikbaar: { $reason }
terminal-serve-no_page = Dit exemplaar van Klub komt zonder webpagina; een browser toont alleen deze melding. In de terminal speel je met ‘klub play’.
terminal-serve-game_broken = Het geïnstalleerde spel ‘{ $game }’ (pakket { $package }) kan niet worden gespeeld en ontbreekt daarom: { $why }
terminal-serve-game_untold = In het geïnstalleerde spel ‘{ $game }’ (pakket { $package }) ontbreken zinnen: { $why }

## klub backup, klub restore, klub export

terminal-help-backup = Schrijf alle opgeslagen gegevens in één bestand. De server mag blijven draaien.
    .file = Het bestand dat wordt geschreven.
    .data = { terminal-help-serve.data }
    .database = { terminal-help-serve.database }
    .config = { terminal-help-serve.config }
    .language = { terminal-help.language }
terminal-help-restore = Zet een back-up terug in een lege database.
    .file = De back-up.
    .data = { terminal-help-serve.data }
    .database = { terminal-help-serve.database }
    .config = { terminal-help-serve.config }
    .language = { terminal-help.language }
terminal-help-export = Schrijf het spelbestand van een tafel.
    .table = Het kenmerk van de tafel: het laatste deel van de link.
    .output = Het bestand dat wordt geschreven. Anders het scherm.
    .data = { terminal-help-serve.data }
    .database = { terminal-help-serve.database }
    .config = { terminal-help-serve.config }
    .language = { terminal-help.language }
terminal-backup-done = Geschreven: { $file } (rijen: { $rows })
terminal-restore-done = Teruggezet uit { $file } (rijen: { $rows })
terminal-restore-not_empty = De database is niet leeg. Een back-up kan alleen in een lege worden teruggezet.

## Games without a face of their own in the terminal

terminal-ask-move = Jouw zet (een nummer, een deel van de naam, ? voor alles):
terminal-more-moves =
    { $count ->
        [one] … en nog { $count }. Typ een deel van de naam om die te vinden.
       *[other] … en nog { $count }. Typ een deel van een naam om er een te vinden.
    }
terminal-hint-move = Tip: { $move }. { $reason }

## klub new

terminal-help-new = Het pakket voor je eigen spel aanmaken: meteen speelbaar, en bedoeld om te veranderen.
    .name = Hoe het spel heet: kleine letters, cijfers en liggende streepjes.
    .folder = De map die wordt aangemaakt; anders een met de naam van het spel, hier.
    .language = { terminal-help.language }
terminal-new-done = Het spel { $game } is aangemaakt: { $folder } ({ $files } bestanden).
terminal-new-install = Installeren: { $command }
terminal-new-play = Spelen: { $game } in de terminal, { $page } in de browser.
terminal-new-change = Veranderen: { $file }, en daarna nakijken: { $test }
