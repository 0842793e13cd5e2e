## Nauka przez grę

learn-title = Nauka gry { $game }
learn-steps = Kroki
learn-all_steps = Wszystkie kroki
learn-step = Krok { $step } z { $steps }
learn-back = Poprzedni krok
learn-next = Dalej
learn-skip = Pomiń
learn-again = Jeszcze raz
learn-restart = Zacznij ten krok od nowa
learn-lost = Nie wyszło. Spróbuj jeszcze raz.
learn-refused = Tak się nie da.
learn-done = Umiesz już grać w { $game }!
    .text = Na pierwszą grę to wystarczy. Reszty nauczysz się, grając.
    .play = Zagraj z łatwym botem
    .again = Jeszcze raz od początku
learn-to_rules = Przeczytaj zasady

## Zasady

learn-rules = Zasady gry { $game }
learn-contents = Spis treści
learn-by_playing = Nauka przez grę
learn-fans = Te zasady opowiadamy własnymi słowami. Klub to niezależna wersja stworzona przez fanów; nie jest powiązana z wydawcami ani przez nich zatwierdzona.
learn-nothing = Tu nie ma czego się uczyć
    .text = Ta gra nie ma strony z zasadami ani lekcji.

## Drawn examples

learn-fits = Pasuje
learn-fits_not = Nie pasuje
