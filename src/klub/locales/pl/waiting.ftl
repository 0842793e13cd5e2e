## Stół przed grą

waiting-invite = Zaproś
waiting-scan_or_code = Zeskanuj lub wpisz kod
waiting-scan = Zeskanuj ten kod albo udostępnij link.
waiting-come = Chodź zagrać w { $game }
waiting-seats = Miejsca
    .taken = { $taken } z { $seats }
waiting-you = ty
waiting-you_host = ty, twój stół
waiting-rename = Zmień imię i kolor
waiting-state-here = Jest
waiting-state-ready = Czeka na start
waiting-state-away = Poza stołem
waiting-stand = Zwolnij miejsce: { $name }
waiting-free = Wolne miejsce
    .more = Więcej o miejscu { $number }
waiting-onlookers = Są tu też, jeszcze bez miejsca: { $names }
waiting-full = Wszystkie miejsca są zajęte
    .watch = Zostań tutaj: gdy gra się zacznie, możesz oglądać, a jeśli zwolni się miejsce, możesz je zająć.
    .bot = Zajmij miejsce bota albo poczekaj, aż jakieś się zwolni.
waiting-sit = Usiądź tu
waiting-sit_too = Dodaj gracza na tym urządzeniu
waiting-sat = { $name } siada do stołu
waiting-all_ready = Wszyscy są gotowi
waiting-add_bot = Dodaj bota
waiting-bot = Bot na to miejsce
    .level = Siła bota
    .name = Bot { $letter }
    .suggest = Zaproponuj inną siłę
waiting-begin = Początek
waiting-start =
    { $players ->
        [0] Nikt jeszcze nie siedzi
        [one] Zacznij w pojedynkę
        [few] Zacznij w { $players } osoby
        [many] Zacznij w { $players } osób
       *[other] Zacznij w { $players } osób
    }
waiting-ready = Można zaczynać
waiting-unready = Jeszcze chwilę
waiting-rules = Zasady przy tym stole
waiting-rules-basic = { $game }, zasady podstawowe
waiting-rules-own = { $game }, własne zasady
waiting-rules-change = Zmień
waiting-clock = { $seconds } s na ruch
waiting-no_clock = bez zegara
waiting-spectators-delayed = widzowie z opóźnieniem
waiting-spectators-none = bez widzów
waiting-undo-agreed = cofanie, gdy wszyscy się zgodzą
waiting-undo-unseen = cofanie tylko, gdy nic nowego nie widać
waiting-undo-never = bez cofania ruchów
waiting-listed = widoczny dla wszystkich
waiting-menu = Menu
waiting-menu-rules = Przeczytaj zasady
waiting-menu-screen = Duży ekran dla wszystkich
waiting-menu-close = Zamknij stół
waiting-menu-leave = Odejdź od stołu
waiting-close = Zamknąć ten stół?
    .text = Nikt już nie będzie mógł tu usiąść, a link przestanie działać.
    .yes = Zamknij
waiting-rules-suggest = Zaproponuj
waiting-swap = Zamień się miejscami: { $name }
waiting-spectators-open = widzowie mile widziani
waiting-unlisted = tylko z linkiem lub kodem
waiting-start-agree = Zegar się zmienił. Czekamy na zgodę: { $names }
waiting-for_host = { $name } rozpocznie grę, jeszcze chwilę
waiting-change = { $name } wprowadza zmiany: { $changes }
waiting-change-you = Twoje zmiany: { $changes }
waiting-change-ready = Potwierdź jeszcze raz, że można zaczynać.
waiting-change-bots = boty: { $level }
waiting-change-option = { $label }: { $value }
waiting-change-on = tak
waiting-change-off = nie
waiting-arrange = Zmień stół
waiting-arrange-game = Gra
waiting-arrange-go = Tak gramy
waiting-suggest = Zaproponuj coś innego
waiting-suggest-go = Zaproponuj
waiting-suggestions = Propozycje
waiting-suggestion = { $name } proponuje
waiting-suggestion-you = Twoja propozycja
waiting-suggestion-same = stół taki, jaki jest
waiting-suggestion-take = Przyjmij
    .of = Przyjmij propozycję: { $name }
waiting-suggestion-no = Nie, dziękuję
waiting-suggestion-back = Nieważne
waiting-name = Inni widzą cię jako: { $name }.
    .change = Zmień
    .keep = Zostaw
waiting-change-seats =
    { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
        [many] { $seats } miejsc
       *[other] { $seats } miejsca
    }
