## Wiersz poleceń. Atrybuty pomocy objaśniają jej argumenty.

terminal-help = Klub to stół do gier towarzyskich. Bez polecenia otwiera stół w przeglądarce, na tym komputerze.
    .language = Język: { $languages }. Domyślnie język systemu.
    .version = Pokaż wersję i zakończ.
    .lan = Wpuść wszystkich z sieci lokalnej i pokaż link jako kod QR.
terminal-help-play = Zagraj z botami w terminalu.
    .game = Gra; listę pokazuje „klub games”.
    .seats = Ilu graczy, razem z tobą.
    .bots = Jak silne są boty: { $levels }.
    .option = Opcja gry, na przykład first_bonuses=true albo bounds=9x7. Można podać kilka razy.
    .seed = Liczba całkowita albo 64 cyfry szesnastkowe: to samo ziarno daje te same karty.
    .language = { terminal-help.language }
terminal-help-games = Pokaż gry i ich opcje.
    .language = { terminal-help.language }
terminal-help-verify = Odtwórz plik gry i sprawdź, czy nic w nim nie zmieniono: tasowanie, ruchy i wynik.
    .file = Plik gry.
    .language = { terminal-help.language }

terminal-unknown_language = Nie ma tu języka „{ $wish }”. Do wyboru: { $known }.
terminal-malformed_option = Opcję podaje się jako nazwa=wartość, a nie „{ $option }”.
# Odmowa z kodem, dla tych, którzy chcą go poszukać
terminal-refused = { $sentence } [{ $code }]

## klub games

terminal-players = od { $fewest } do { $most } graczy
terminal-options = Opcje (--option nazwa=wartość)
terminal-default = domyślnie: { $value }
terminal-levels = Boty (--bots POZIOM)

## klub verify

terminal-verify-commitment = Karty potasowano tak, jak obiecano przed pierwszym ruchem.
terminal-verify-moves =
    { $moves ->
        [one] { $moves } ruch, zgodny z zasadami.
        [few] { $moves } ruchy, wszystkie zgodne z zasadami.
       *[many] { $moves } ruchów, wszystkie zgodne z zasadami.
    }
terminal-verify-result = Wynik się zgadza: { $scores }.
terminal-verify-unfinished = Gra jeszcze się nie skończyła, więc nie ma wyniku do sprawdzenia.
terminal-verify-practice = Trening: cofnięto ruchy, gdy było już widać więcej, więc tasowanie niczego nie dowodzi.
terminal-verify-unreadable = Nie można odczytać pliku { $file }: { $reason }.

## klub play: imiona

terminal-you = Ty
terminal-bot = Bot { $letter }
# Etykieta i to, co po niej stoi
terminal-labelled = { $label }: { $text }
# Wynik, po jednym wierszu na gracza; $reached: punkty albo to, co zostało
terminal-rank = { $rank }. { $player }: { $reached }

## klub play: twój ruch

terminal-welcome =
    { $bots ->
        [0] { $game } w pojedynkę. Pobij swój rekord!
        [one] { $game } z botem ({ $level }).
       *[many] { $game } z { $bots } botami ({ $level }).
    }
terminal-promise = Odcisk palca tasowania: { $hash }
terminal-keys = Wpisz ?, aby uzyskać pomoc, albo quit, aby wyjść.
terminal-thinking = { $player } myśli…
terminal-command-hint = pyta bota, co by zrobił i dlaczego
terminal-command-save = zapisuje grę do pliku
    .form = save PLIK
terminal-command-quit = kończy grę
terminal-not-understood = Nie rozumiem „{ $input }”. Wpisz ?, aby uzyskać pomoc.

## klub play: koniec

terminal-won =
    { $who ->
        [you] Wygrywasz!
        [together] Wygrywasz, a razem z tobą { $players }.
        [solo] Dobra gra!
        [lost] Tym razem nie. Spróbuj jeszcze raz!
       *[other]
            { $count ->
                [one] Wygrywa { $players }.
               *[other] { $players } wygrywają razem.
            }
    }
terminal-offer-save = Zapisać grę? Wpisz nazwę pliku albo naciśnij Enter, aby pominąć:
terminal-saved = Zapisano: { $file }
terminal-saved-running = Zapisano: { $file }. Gra jeszcze trwa, więc plik nie zdradza tasowania.
terminal-save-how = Wpisz save i nazwę pliku.
terminal-save-exists = Plik { $file } już istnieje. Wybierz inną nazwę.
terminal-save-failed = Nie można zapisać pliku { $file }: { $reason }.
terminal-goodbye = Do zobaczenia przy stole!

## klub, klub serve

terminal-help-serve = Udostępniaj stoły innym. Każde ustawienie może też pochodzić ze środowiska lub pliku: zob. docs/hosting.md.
    .host = Adres, na którym serwer nasłuchuje; 0.0.0.0 dla wszystkich.
    .port = Port; 0 oznacza dowolny wolny.
    .data = Folder na zapisane dane.
    .database = Gdzie zapisywane są stoły: postgresql://… lub sqlite:///…; domyślnie plik w folderze danych.
    .redis = Co łączy kilka procesów: redis://….
    .workers = Ile procesów uruchomić. Więcej niż jeden wymaga PostgreSQL i Redis.
    .config = Plik z ustawieniami (TOML).
    .language = { terminal-help.language }
terminal-serve-here = Klub jest otwarty: { $address }
terminal-serve-lan = Dla wszystkich w tej sieci: { $address }
terminal-serve-others = Inne adresy tego komputera: { $addresses }
terminal-serve-name = Także pod tą nazwą: { $address }
terminal-serve-plain_http = Przez zwykłe http można grać we wszystko; tylko powiadomienia i instalacja jako aplikacja wymagają https.
terminal-serve-alone = Nie znaleziono sieci; grać może tylko ten komputer.
terminal-serve-stop = Naciśnij Ctrl-C, aby go zamknąć.
terminal-serve-stopped = Klub jest zamknięty. Każdy ruch jest zapisany.
terminal-serve-port_taken = Port { $port } jest zajęty, może przez inny Klub. Wybierz inny: KLUB_PORT=… lub klub serve --port …
terminal-serve-cannot_listen = Nie można nasłuchiwać na { $host }, port { $port }: { $reason }.
terminal-serve-not_writable = Nie można zapisywać w { $path }. Wybierz inny folder (KLUB_DATA=… lub --data …) albo zmień jego uprawnienia.
terminal-serve-too_new = Dane zapisała nowsza wersja Klubu: mają układ { $found }, a ta wersja zna układy do { $known }. Zaktualizuj Klub.
terminal-serve-not_ours = Tego nie zapisał Klub albo jest to uszkodzone: { $reason }
terminal-serve-unavailable = Baza danych jest nieosiągalna: { $reason }
terminal-serve-no_page = Ta kopia Klubu nie ma strony internetowej; przeglądarka pokaże tylko tę informację. Aby zagrać w terminalu, uruchom „klub play”.
terminal-serve-game_broken = W zainstalowaną grę „{ $game }” (pakiet { $package }) nie można zagrać, więc jej nie ma: { $why }
terminal-serve-game_untold = Zainstalowanej grze „{ $game }” (pakiet { $package }) brakuje zdań: { $why }

## klub backup, klub restore, klub export

terminal-help-backup = Zapisz wszystkie dane w jednym pliku. Serwer może dalej działać.
    .file = Plik do zapisania.
    .data = { terminal-help-serve.data }
    .database = { terminal-help-serve.database }
    .config = { terminal-help-serve.config }
    .language = { terminal-help.language }
terminal-help-restore = Wgraj kopię zapasową do pustej bazy danych.
    .file = Kopia zapasowa.
    .data = { terminal-help-serve.data }
    .database = { terminal-help-serve.database }
    .config = { terminal-help-serve.config }
    .language = { terminal-help.language }
terminal-help-export = Zapisz plik gry ze stołu.
    .table = Identyfikator stołu: ostatnia część jego linku.
    .output = Plik do zapisania. Domyślnie ekran.
    .data = { terminal-help-serve.data }
    .database = { terminal-help-serve.database }
    .config = { terminal-help-serve.config }
    .language = { terminal-help.language }
terminal-backup-done = Zapisano: { $file } (wiersze: { $rows })
terminal-restore-done = Przywrócono z { $file } (wiersze: { $rows })
terminal-restore-not_empty = Baza danych nie jest pusta. Kopię można wgrać tylko do pustej.

## Games without a face of their own in the terminal

terminal-ask-move = Twój ruch (numer, część nazwy, ? – wszystkie):
terminal-more-moves =
    { $count ->
        [one] … i jeszcze { $count }. Wpisz część nazwy, aby go znaleźć.
        [few] … i jeszcze { $count }. Wpisz część nazwy, aby znaleźć któryś z nich.
        [many] … i jeszcze { $count }. Wpisz część nazwy, aby znaleźć któryś z nich.
       *[other] … i jeszcze { $count }. Wpisz część nazwy, aby znaleźć któryś z nich.
    }
terminal-hint-move = Podpowiedź: { $move }. { $reason }

## klub new

terminal-help-new = Utwórz pakiet własnej gry: od razu można w nią grać i dowolnie ją zmieniać.
    .name = Jak nazywa się gra: małe litery, cyfry i podkreślenia.
    .folder = Folder, który powstanie; domyślnie o nazwie gry, tutaj.
    .language = { terminal-help.language }
terminal-new-done = Gra { $game } jest gotowa: { $folder } (pliki: { $files }).
terminal-new-install = Instalacja: { $command }
terminal-new-play = Gra: { $game } w terminalu, { $page } w przeglądarce.
terminal-new-change = Zmiany: { $file }, a potem sprawdzenie: { $test }
