## Ludzie przy stole

room-host = gospodarz
room-somebody = ktoś
room-more = Więcej: { $name }
room-hand_over = Przekaż stół: { $name }
room-mute = Wycisz: { $name }
room-unmute = Wyłącz wyciszenie: { $name }
room-kick = Zwolnij miejsce: { $name }
    .sure = Na pewno zwolnić miejsce: { $name }?
    .about = Nadal można oglądać i usiąść ponownie. Jeśli gra trwa, dokończy ją bot.
room-ban = Zakaż wstępu: { $name }
    .sure = Na pewno zakazać wstępu: { $name }?
    .about = Powrót, nawet tylko do oglądania, dopiero za twoją zgodą.
room-banned = Zakaz wstępu
room-unban = Wpuść z powrotem
    .of = Wpuść z powrotem: { $name }
room-give = Oddaj to miejsce: { $name }

## Utracone miejsce

room-claim = To ja, { $name }
    .about = To miejsce zajęto w innej przeglądarce? Ktoś przy stole to potwierdzi.
room-claim-asked = Zgłaszasz się jako { $name }. Ktoś przy stole musi to potwierdzić.
room-claim-back = Nieważne
room-claim-question = { $name } mówi: „To ja, { $owner }”. Zgadza się?
room-claim-somebody = Ktoś w innej przeglądarce mówi: „To ja, { $owner }”. Zgadza się?
room-claim-yes = Tak, to { $owner }
room-claim-no = Nie

## Kogoś brakuje

room-absent = { $name }: brak połączenia od { $time }.
room-absent-wait = Za { $time } możesz pozwolić grać botowi.
room-absent-act = Nikt nie musi już czekać.
room-stand_in = Bot do czasu powrotu
room-nudge = Przypomnij
    .done = Przypomniano
room-end = Zakończ grę
room-end-question =
    { $voters ->
        [one] { $names } chce zakończyć tę grę bez wyniku.
        [few] { $names } chcą zakończyć tę grę bez wyniku.
        [many] { $names } chcą zakończyć tę grę bez wyniku.
       *[other] { $names } chcą zakończyć tę grę bez wyniku.
    }
room-end-waits = Chcesz zakończyć tę grę. Czekamy na pozostałych…
room-end-play_on = Graj dalej

## Oglądanie

room-watching = Oglądasz.
    .late =
        { $moves ->
            [one] Widzisz grę z opóźnieniem o { $moves } ruch.
            [few] Widzisz grę z opóźnieniem o { $moves } ruchy.
            [many] Widzisz grę z opóźnieniem o { $moves } ruchów.
           *[other] Widzisz grę z opóźnieniem o { $moves } ruchu.
        }
room-join = Zajmij miejsce
room-join-bot = Graj zamiast: { $name }
    .about = Teraz gra tam bot.

## Wiadomości

room-news-nudged = { $who } czeka na ciebie.
room-news-ended = Gra zakończyła się bez wyniku.
room-news-returned = Bot grał za ciebie. Miejsce znów jest twoje.
room-news-host_you = Teraz ty gospodarzysz przy stole.
room-news-host = Teraz stół prowadzi { $who }.
room-news-sent_away = { $who } zwalnia twoje miejsce. Możesz oglądać albo usiąść ponownie.
room-news-given = Masz teraz miejsce.
room-news-renamed = Przy tym stole jest już { $taken }, więc tutaj nazywasz się { $name }.

## Z zaproszenia

room-welcome-play = { $name } zaprasza cię do gry { $game }
room-welcome-watch = { $name } gra w { $game }
room-welcome-nobody = Witaj przy stole z grą { $game }
room-welcome-lost = Masz już tu swoje miejsce?
room-welcome-name = Jak mamy się do ciebie zwracać?
room-welcome-go = Wejdź
