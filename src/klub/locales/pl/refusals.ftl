## Dlaczego coś zostało odrzucone. Jeden komunikat na kod: game/what staje się refusal-game-what.

refusal-unknown = To niemożliwe ({ $code }).

refusal-game-unknown = Nie ma gry „{ $game }”. Do wyboru: { $known }.
refusal-seats-out_of_range = W { $game } gra od { $fewest } do { $most } osób, a nie { $seats }.
refusal-seat-out_of_range = Przy stole na { $seats } nie ma miejsca { $seat }; liczymy od 0.
refusal-seed-malformed = Ziarno to liczba całkowita albo 64 cyfry szesnastkowe, a nie { $value }.
refusal-bot-unknown_level = Nie ma botów o sile „{ $level }”. Do wyboru: { $known }.

refusal-options-malformed = Opcje podaje się jako nazwy z wartościami.
refusal-options-unknown = Nie ma opcji „{ $option }”. Do wyboru: { $known }.
refusal-options-bad_value = Opcja „{ $option }” nie może mieć wartości { $value }. Dozwolone: { $expected }.
refusal-options-conflict = Opcja „{ $option }” działa tylko, gdy „{ $needs }” ma wartość { $value }.

refusal-move-malformed = Tego ruchu nie da się odczytać: { $reason }
refusal-move-game_over = Gra skończona.
refusal-move-not_your_turn = To nie twoja kolej. Teraz: { $actors }.

refusal-table-not_playing = Przy tym stole nie toczy się teraz żadna gra.

refusal-state-malformed = Tego stanu gry nie da się odczytać: { $reason }
refusal-view-malformed = Tego widoku gry nie da się odczytać: { $reason }
refusal-outcome-malformed = Tego wyniku gry nie da się odczytać: { $reason }

refusal-record-malformed = To nie jest plik gry: { $reason }
refusal-record-format = Ten plik gry ma format „{ $format }”; czytelny jest tylko „{ $known }”.
refusal-record-no_seed = Plik nie ujawnia ziarna, więc nie można sprawdzić tasowania. Tak jest, dopóki gra trwa.
refusal-record-commitment = Ziarno w pliku nie jest tym, które obiecano przed pierwszym ruchem.
refusal-record-version = Grę rozegrano według wersji { $version } zasad { $game }; tutaj znana jest tylko wersja { $known }.
refusal-record-illegal_move = Ruch { $number } w pliku jest niedozwolony: { $reason }
refusal-record-result = Wynik w pliku nie jest tym, do którego prowadzą ruchy.

refusal-clustered-board = Żaden stół nie może tak wyglądać: jakaś karta leży tam, gdzie nie pasuje.
refusal-clustered-unknown_card = Nie ma karty „{ $card }”.
refusal-clustered-not_in_hand = Nie masz tej karty na ręce: { $card }.
refusal-clustered-must_place = Odrzucić wolno tylko wtedy, gdy żadna twoja karta nigdzie nie pasuje, a jedna jeszcze pasuje (zasada { $rule }).
refusal-clustered-must_discard = Najpierw odrzuć kartę, potem gramy dalej (zasada { $rule }).
refusal-clustered-not_drawn = Odrzuć jedną z dwóch właśnie dobranych kart, a nie tę: { $card } (zasada { $rule }).
refusal-clustered-not_adjacent = Obok ({ $x }, { $y }) nic nie leży: nowa karta musi stykać się z kartą na stole (zasada { $rule }).
refusal-clustered-occupied = Pole ({ $x }, { $y }) jest zajęte: { $other } (zasada { $rule }).
refusal-clustered-off_table = Pole ({ $x }, { $y }) jest poza stołem (zasada { $rule }).
# $neighbours: clustered-neighbour, clustered-neighbours
refusal-clustered-too_few_shared = Ta karta, { $card }, nie pasuje na ({ $x }, { $y }): { $neighbours }. Z każdą sąsiednią kartą musi dzielić co najmniej dwie z trzech cech: kształt, wypełnienie i liczbę (zasada { $rule }).
