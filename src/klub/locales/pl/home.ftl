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
home-pass-help = Podawajcie sobie to urządzenie; co tajne, pozostaje zakryte.
home-pass-name = Imię gracza { $number }
home-pass-color = Inny kolor: { $player }
home-solo = W pojedynkę
    .about = pobij swój rekord
    .best = twój rekord: { $best }
home-go-play = Graj teraz
home-go-invite = Otwórz stół i zaproś
home-go-pass = Zacznij grę
home-go-solo = Graj w pojedynkę

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

## Tu nic nie ma

home-missing = Tu nic nie ma
    .text = Link może zawierać błąd albo tej strony już nie ma.
    .home = Do gier
