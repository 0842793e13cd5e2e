## Wynik gry

result-solo =
    { $points ->
        [one] { $points } punkt!
        [few] { $points } punkty!
       *[many] { $points } punktów!
    }
result-lost = Nie tym razem
result-gave_up = Gra poddana
# $players: jedno lub kilka imion
result-gave_up-who =
    { $count ->
        [one] { $players } poddaje grę
       *[other] { $players } poddają grę
    }
result-best = Nowy rekord życiowy!
result-practice = Trening: cofnięto ruchy, gdy było już widać więcej, więc ta gra się nie liczy.
result-moves =
    { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }
result-minutes =
    { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }
result-game_number = Gra { $number }
result-scores = Punkty
result-standings = Punkty w chwili zakończenia gry
result-place = { $place }. miejsce
result-series =
    { $games ->
        [one] Wygrane po { $games } grze
       *[other] Wygrane po { $games } grach
    }
result-board = Stół na końcu gry
result-show_table = Pokaż stół
result-chart = Przebieg punktacji
# $scores: imiona i punkty wszystkich
result-chart-label = Przebieg punktacji. Na końcu: { $scores }
result-chart-move = Ruch
result-chart-as_table = Pokaż jako tabelę
result-chart-as_chart = Pokaż jako wykres

## Co dalej

result-next = Co dalej?
result-arrange = Zmień grę
result-suggest = Zaproponuj grę
# $players: jedno lub kilka imion
result-ready =
    { $count ->
        [one] { $players } chce zagrać jeszcze raz
       *[other] { $players } chcą zagrać jeszcze raz
    }
result-replay = Powtórka
result-share = Udostępnij
result-another = Inna gra
result-share-title = Udostępnij tę grę
# $policy: kto może oglądać: none, delayed, open
result-share-help =
    { $policy ->
        [none] Ten link prowadzi do powtórki. Mogą go otworzyć tylko gracze.
       *[other] Każdy, kto ma ten link, może obejrzeć całą grę z każdego miejsca.
    }
result-share-link = Partia gry { $game }
result-download = Pobierz plik gry
result-download-help = Zawiera każdy ruch. Poleceniem „klub verify” każdy może go sprawdzić bez tego serwera.

## Sprawdzanie tasowania

result-seal-good = Tasowanie sprawdzone
result-seal-bad = Tasowanie inne niż obiecane
result-verify = Sprawdź tasowanie
result-verify-how = Cała losowość w tej grze pochodzi z jednej tajnej liczby. Przed pierwszym ruchem serwer pokazał tylko jej odcisk palca. Teraz liczba jest jawna, a twoja przeglądarka sama obliczyła odcisk palca.
result-verify-promised = Odcisk palca przed pierwszym ruchem
result-verify-seed = Tajna liczba
result-verify-computed = Odcisk palca obliczony przez twoją przeglądarkę
result-verify-kept = Oba są takie same, a twoja przeglądarka zna pierwszy od początku gry: nikt nie zmienił tasowania.
result-verify-shown = Oba są takie same. Twojej przeglądarki nie było podczas gry, więc w sprawie pierwszego musi wierzyć serwerowi.
result-verify-broken = Są różne: ta gra nie została potasowana tak, jak obiecano.

## Powtórka

replay-title = Powtórka
replay-opening = Otwieranie powtórki…
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-first = Na początek
replay-back = Ruch wstecz
replay-on = Ruch naprzód
replay-last = Na koniec
replay-position = Ruch { $number } z { $count }
replay-start = Przed pierwszym ruchem
replay-speed = Tempo
replay-true_time = Czas rzeczywisty
replay-seen_by = Widok
replay-spectators = Widzowie
replay-running = Ta gra jeszcze trwa.
replay-controls = Sterowanie
replay-keys = ← → jeden ruch · Home, End · spacja: odtwórz
replay-to_table = Do stołu
