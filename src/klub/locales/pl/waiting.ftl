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
waiting-full = Wszystkie miejsca są zajęte
    .watch = Zostań tutaj: gdy gra się zacznie, możesz oglądać, a jeśli zwolni się miejsce, możesz je zająć.
    .wait = Poczekaj tutaj: jeśli zwolni się miejsce, możesz je zająć. Gdy gra się zacznie, zobaczą ją tylko gracze.
waiting-sit = Usiądź tu
waiting-sit_too = Dodaj gracza na tym urządzeniu
waiting-sat = { $name } siada do stołu
waiting-add_bot = Dodaj bota
waiting-bot = Bot na to miejsce
    .level = Siła bota
    .name = Bot { $letter }
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
waiting-rules-change = Zmień opcje (nowy stół)
waiting-clock = { $seconds } s na ruch
waiting-no_clock = bez zegara
waiting-spectators-delayed = widzowie z opóźnieniem
waiting-spectators-none = bez widzów
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
