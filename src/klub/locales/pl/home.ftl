## Strona główna: w co i jak gramy

home-title = W co gramy?
home-about = Wybierz grę, wyślij link, usiądź. Bez konta.
home-games = Gry
home-learn = Nauka przez grę
home-rules = Zasady
home-start = Zacznij: { $game }
home-play = Graj teraz
    .about =
        { $bots ->
            [one] { $game }, przeciw botowi
            [few] { $game }, przeciw { $bots } botom
            [many] { $game }, przeciw { $bots } botom
           *[other] { $game }, przeciw { $bots } botom
        }
home-options = Opcje
home-invite = Zaproś
    .about = link lub kod QR
home-pass = Na zmianę
    .about = jeden ekran
home-pass-title = Ilu graczy?
home-pass-help = Podawajcie sobie to urządzenie; nikt nie widzi cudzych kart.
home-pass-name = Imię gracza { $number }
home-pass-color = Inny kolor: { $player }
home-solo = W pojedynkę
    .about = pobij swój rekord
    .best = twój rekord: { $best }

## Stoły na listach

home-tables = Twoje otwarte stoły
home-tables-all = Pokaż wszystkie ({ $tables })
home-ticket-with = { $game }: { $names }
home-ticket-bots =
    { $bots ->
        [one] { $game } przeciw botowi
        [few] { $game } przeciw { $bots } botom
        [many] { $game } przeciw { $bots } botom
       *[other] { $game } przeciw { $bots } botom
    }
home-ticket-solo = { $game }, w pojedynkę
home-ticket-yours = Twój ruch
home-ticket-theirs = Czekamy na innych
home-ticket-turn = Czekamy na: { $name }
home-ticket-playing = W toku
home-ticket-over = Zakończona
home-ticket-free =
    { $free ->
        [0] Wszystkie miejsca zajęte
        [one] { $free } wolne miejsce
        [few] { $free } wolne miejsca
        [many] { $free } wolnych miejsc
       *[other] { $free } wolnych miejsc
    }
home-lobby = Dołącz do stołu
home-lobby-of = { $game }, stół: { $host }

## Dołączanie kodem lub linkiem

home-join = Dołącz z kodem
    .go = Dołącz
home-join-looking = Szukamy twojego stołu…
home-join-unreadable = To nie jest kod
home-join-help = Kod ma sześć liter lub cyfr, na przykład PLUM72. Może też być link do stołu.

## Kim jesteś

home-me = Grasz jako: { $name }
home-me-new = Wybierz imię i kolor
home-me-title = Imię i kolor
home-me-more = Moje gry, urządzenia i ustawienia

## U dołu strony

home-more = Więcej
home-rules-of = Zasady gry { $game }
home-learn-of = Nauka gry { $game }
home-mine = Moje gry
home-about_klub = O Klubie

## Nowy stół

home-new = Nowy stół
home-mode = Sposób gry
home-seats = Gracze
home-level = Jak silne są boty?
home-game_options = Opcje gry
home-game_options-help = Domyślnie obowiązują zasady podstawowe. Twoje zmiany są zapamiętywane.
home-basic_rules = Zasady podstawowe
home-house = Przy stole
home-clock = Zegar
    .help = Czas na każdy ruch, z zapasem na dłuższe myślenie.
home-clock-none = Bez zegara
home-clock-slow = Spokojnie, { $seconds } s
home-clock-usual = Żwawo, { $seconds } s
home-clock-quick = Błyskawica, { $seconds } s
home-clock-own = Własny
home-clock-per_move = Sekundy na ruch
home-clock-bank = Sekundy zapasu
home-spectators = Widzowie
    .help = Nigdy nie widzą, co kto ma na ręce.
home-spectators-open = Mile widziani
home-spectators-delayed = Z opóźnieniem
home-spectators-none = Bez widzów
home-undo = Cofanie ruchów
    .help = Wśród ludzi zawsze pyta się pozostałych. W pojedynkę z botami nie ma ograniczeń.
home-undo-agreed = Jeśli wszyscy się zgodzą
home-undo-unseen = Tylko gdy nie widać było nic nowego
home-undo-never = Nigdy
home-listed = Widoczny dla wszystkich
    .help = Każdy, kto otworzy tu Klub, może usiąść.
home-go-play = Graj teraz
home-go-invite = Otwórz stół i zaproś
home-go-pass = Zacznij grę
home-go-solo = Graj w pojedynkę

## Tu nic nie ma

home-missing = Tu nic nie ma
    .text = Link może zawierać błąd albo tej strony już nie ma.
    .home = Do gier

## O Klubie

about-what = Stół do gier
    .text = Otwórz link, usiądź i graj: z przyjaciółmi, z botami albo w pojedynkę, na telefonach, laptopach i jednym dużym ekranie.
about-fans = Dzieło fanów
    .text = To niezależna wersja z własną grafiką i słowami. Nie jest powiązana z autorami i wydawcami, do których należą gry i ich nazwy, ani przez nich zatwierdzona. Jeśli gra ci się podoba, kup ją: nic nie zastąpi prawdziwych kart na prawdziwym stole.
about-private = Nikt cię nie śledzi
    .text = Bez konta, reklam i śledzenia, nic z innych stron. Ten serwer zna twoje imię, kolor i gry; przeglądarka przechowuje jedno ciasteczko, które mówi, kim jesteś.
about-free = Wolne oprogramowanie
    .text = Klub to wolne oprogramowanie: program, grafika i teksty są na licencji MIT. W kodzie źródłowym są zasady, boty i ta strona; możesz uruchomić własny serwer.
    .licences = Licencje wszystkiego, co zawiera ta strona
about-words = Słowa
    .text = Jakieś zdanie brzmi dziwnie, jest błędne albo niezrozumiałe? Powiedz o tym osobie prowadzącej ten serwer albo twórcom Klubu.
    .report = Zgłoś zdanie
report-help = Wpisz zdanie tak, jak je widzisz na stronie. Strona ustali, o które chodzi, i przygotuje tekst do skopiowania i wysłania.
report-read = Zdanie
report-which = O które chodzi?
report-found =
    { $count ->
        [0] Nie znaleziono takiego zdania; twój tekst wystarczy.
        [one] Znaleziono jedno zdanie.
        [few] Znaleziono { $count } zdania.
       *[other] Znaleziono { $count } zdań.
    }
report-better = Lepsze zdanie, jeśli je znasz
report-text = Tekst do wysłania
report-prepared =
    Klucz: { $sentence }
    Język: { $spoken }
    Wersja: { $version }
    Przeczytane: { $read }
    Lepiej: { $better }
