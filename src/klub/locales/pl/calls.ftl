## What somebody is told who does not look at the table: a title and a sentence, shown by the system

call-turn = Twój ruch
    .about = { $game }: teraz twoja kolej.
call-nudge = Czekają na ciebie
    .about = { $game }: pozostali czekają na twój ruch.
call-again = Jeszcze jedna gra?
    .about = Pozostali chętnie zagrają jeszcze raz: { $game }.

## Settings, and the offer to switch notifications on

call-notify = Powiadomienia
    .help = Gdy przychodzi twoja kolej, a patrzysz gdzie indziej, urządzenie da ci znać, nawet jeśli Klub jest zamknięty.
    .insecure = Powiadomienia wymagają bezpiecznego adresu (https). Dźwięk, tytuł i wibracje działają też tutaj, dopóki strona jest otwarta.
    .blocked = Przeglądarka blokuje powiadomienia z tej strony. Możesz na nie pozwolić w jej ustawieniach.
    .missing = Ta przeglądarka nie potrafi pokazywać powiadomień. Na iPhonie lub iPadzie najpierw dodaj Klub do ekranu początkowego.
call-awake = Nie wygaszaj ekranu
    .help = Gdy trwa twoja kolej, ekran nie gaśnie.
call-offer = Twoja kolej przyszła, gdy ta strona była niewidoczna. Czy następnym razem urządzenie ma dać ci znać?
call-offer-yes = Tak, proszę
call-offer-no = Nie, dziękuję
