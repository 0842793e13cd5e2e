## Stół: czyja kolej, nad planszą

table-you = ty
table-call-you = Twój ruch
table-call-other = Ruch: { $player }
table-call-several =
    { $players ->
        [one] Czekamy na { $players } gracza
       *[other] Czekamy na { $players } graczy
    }
table-call-over = Koniec gry
table-call-you_won = Wygrywasz!
table-call-won = Wygrywa { $player }
# $players: kilka imion
table-call-shared = { $players } wygrywają razem
table-sending = Wysyłanie…
table-see_result = Zobacz wynik
table-again =
    { $people ->
        [1] Jeszcze raz
       *[other] Jeszcze raz razem
    }
table-points = Punkty:
table-rules-basic = zasady podstawowe
table-rules-changed =
    { $options ->
        [one] { $options } opcja
        [few] { $options } opcje
       *[many] { $options } opcji
    }
table-move_number = ruch { $number }

## Otwieranie stołu i stoły, których nie da się otworzyć

table-opening = Otwieranie stołu…
table-claim_failed = To miejsce nie jest twoje.
table-ended-title = Ten stół nie jest otwarty
table-ended-offline = Brak połączenia
table-ended-home = Na stronę główną
table-nothing_to_watch = Ta gra nie dopuszcza widzów.

## Połączenie z serwerem

table-line-lost = Utracono połączenie. Kolejna próba…
table-line-offline = Jesteś offline. Gra ruszy dalej, gdy tylko wrócisz do sieci.
table-line-kept = Twój ruch jest zapisany i zostanie wysłany.

## Miejsca

table-seats = Gracze
table-seat-to_move = ma ruch
table-seat-bot = bot
table-seat-away = poza stołem, gra bot
table-seat-lost = brak połączenia
table-seat-resigned = gra poddana
table-seat-sending = wysyłanie…
table-clock-left = Pozostały czas:
table-clock-bank = Zapas czasu:
table-score-yours = Twoje punkty
table-score-of = Punkty: { $player }
table-stand_in = Bot gra za ciebie.
table-stand_in-return = Graj dalej

## Jedno urządzenie, które krąży

table-curtain = Podaj urządzenie dalej: { $player }
table-curtain-first = Zaczyna { $player }
table-pass_on = Dalej: { $player }
table-curtain-help = Pozostali nie patrzą. Nic nie widać, dopóki nie dotkniesz ekranu.
table-curtain-lift = To ja, { $player }

## Narzędzia i menu

table-tools = Narzędzia
table-fit = Pokaż cały stół
table-menu = Menu
table-rules = Zasady
table-tutorial = Samouczek
table-hint = Podpowiedź
table-undo = Cofnij ruch
table-full_screen = Pełny ekran
table-full_screen-end = Zamknij pełny ekran
table-panel-keys = Klawiatura
table-panel-invite = Link z zaproszeniem
table-panel-people = Osoby
table-panel-screen = Duży ekran
table-panel-handover = Przejdź na inne urządzenie
table-panel-resign = Poddaj grę
table-panel-leave = Odejdź od stołu
table-panel-end = Zakończ grę
table-panel-close = Zamknij stół
table-refused = Tak się nie da.

## Co otwiera menu

table-keys-board = Klawisze planszy
    .plain = Strzałki, Enter i cyfry. Na planszę przejdziesz klawiszem Tab.
# $policy: kto może oglądać: none, delayed, open
table-invite-help =
    { $policy ->
        [none] Ten link prowadzi do stołu. Mogą go otworzyć tylko gracze.
        [delayed] Każdy, kto ma ten link, może oglądać z opóźnieniem o kilka ruchów.
       *[open] Każdy, kto ma ten link, może oglądać.
    }
table-invite-title = Partia gry { $game }
table-screen-help = Pokazuje stół bez niczyjej ręki, na telewizor lub duży ekran, który widzą wszyscy.
table-screen-here = Otwórz tutaj
table-screen-join = Dołącz do gry
table-screen-code = Zeskanuj lub otwórz { $address }
table-screen-free =
    { $seats ->
        [one] { $seats } wolne miejsce
        [few] { $seats } wolne miejsca
       *[many] { $seats } wolnych miejsc
    }
table-handover-help = Otwórz ten link na drugim urządzeniu, aby grać dalej na nim. Działa jeden raz.
table-handover-make = Utwórz link
table-people-watchers =
    { $people ->
        [0] Nikt nie ogląda.
        [one] Ogląda { $people } osoba.
        [few] Oglądają { $people } osoby.
       *[many] Ogląda { $people } osób.
    }
table-people-muted = wyciszenie
table-resign-ask = Poddać tę grę? Jeśli inni grają dalej, twoje miejsce zajmie bot.
table-leave-ask = Odejść od stołu? Bot zagra za ciebie, a ty możesz wrócić w każdej chwili.
table-end-ask = Zakończyć tę grę bez wyniku? Wszyscy obecni muszą się zgodzić.
table-close-ask = Zamknąć stół dla wszystkich? Gra skończy się bez wyniku.

## Cofanie

table-undo-question = { $player } chce cofnąć to:
table-undo-agree = Zgoda
table-undo-refuse = Nie
table-undo-asked = Chcesz cofnąć swój ruch. Czekamy na pozostałych…
table-undo-agreed = Zgadzasz się. Czekamy na pozostałych…
table-undo-learned = Od tego czasu widać było coś nowego. Zgodzić się mimo to?
# $players: one or several names
table-undo-answers = Zgoda: { $players }
table-undo-declined = { $player } nie wyraża zgody: ruch zostaje.
table-undo-here = Cofnij od tego miejsca
table-practice = trening
table-practice-begun = Cofnięto ruch, gdy było już widać więcej. Od teraz ta gra to trening: nie liczy się jako rekord.

## Rozmowa

table-side = Czat i przebieg
table-chat = Czat
table-chat-unread =
    { $lines ->
        [one] Czat, { $lines } nowa wiadomość
        [few] Czat, { $lines } nowe wiadomości
       *[many] Czat, { $lines } nowych wiadomości
    }
table-chat-empty = Nikt jeszcze nic nie powiedział.
table-chat-say = Powiedz coś
table-chat-send = Wyślij
table-chat-muted = Gospodarz stołu wyciszył twój czat.
table-chat-silent = W tej części gry panuje cisza.
table-chat-by = { $name } mówi:
# Dla czytników ekranu
table-chat-line = { $name }: { $text }
table-reactions = Reakcje
table-reaction-wave = macha
table-reaction-clap = klaszcze
table-reaction-laugh = śmieje się
table-reaction-wow = nie może uwierzyć
table-reaction-think = myśli
table-reaction-heart = jest pod wrażeniem
table-reaction-oops = Ojej!
table-reaction-thanks = dziękuje

## Co się wydarzyło

table-log = Przebieg
table-log-empty = Nic jeszcze nie zagrano.
table-lapsed = Twój czas minął
    .text = Zegar wykonał ruch za ciebie.
table-away = Podczas twojej nieobecności
table-away-more =
    { $lines ->
        [one] … i { $lines } wcześniejsze zdarzenie
        [few] … i { $lines } wcześniejsze zdarzenia
       *[many] … i { $lines } wcześniejszych zdarzeń
    }

## Odmowy, o których można powiedzieć od razu; pozostałe są w refusals.ftl

refusal-table-no_undo =
    { $why ->
        [moved_on] Ktoś inny już potem zagrał, więc twój ruch zostaje.
        [final] Według zasad gry ten ruch jest ostateczny.
        [learned] Ktoś zobaczył już coś nowego, więc twój ruch zostaje.
        [never] Przy tym stole nie cofa się ruchów.
       *[none] Nie masz ruchu, który można cofnąć.
    }
