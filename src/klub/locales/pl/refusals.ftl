## Dlaczego coś zostało odrzucone. Jeden komunikat na kod: game/what staje się refusal-game-what.

refusal-unknown = To niemożliwe ({ $code }).

refusal-game-unknown = Nie ma gry „{ $game }”. Do wyboru: { $known }.
refusal-game-taken = Nazwę { $game } nosi już gra dołączona do Klubu.
refusal-seats-out_of_range = W { $game } gra od { $fewest } do { $most } osób, a nie { $seats }.
refusal-seats-not_played = { $game } nie jest dla { $seats } graczy. Możliwe liczby graczy: { $known }.
refusal-seat-out_of_range = Przy stole na { $seats } nie ma miejsca { $seat }; liczymy od 0.
refusal-seed-malformed = Ziarno to liczba całkowita albo 64 cyfry szesnastkowe, a nie { $value }.
refusal-bot-unknown_level = Nie ma botów o sile „{ $level }”. Do wyboru: { $known }.

refusal-options-malformed = Opcje podaje się jako nazwy z wartościami.
refusal-options-unknown = Nie ma opcji „{ $option }”. Do wyboru: { $known }.
refusal-options-bad_value = Opcja „{ $option }” nie może mieć wartości { $value }. Dozwolone: { $expected }.
refusal-options-conflict = Opcja „{ $option }” działa tylko, gdy „{ $needs }” ma wartość { $value }.
refusal-options-too_few_pieces = Przy tych opcjach płytek jest za mało: { $pieces }. Przy liczbie graczy { $seats } potrzeba { $needed }.
refusal-options-too_few_boxes = Te pudełka wystarczą najwyżej dla tylu graczy: { $most }, a graczy jest { $seats } (zasada { $rule }).

refusal-move-malformed = Tego ruchu nie da się odczytać: { $reason }
refusal-move-game_over = Gra skończona.
refusal-move-not_your_turn = To nie twoja kolej. Teraz: { $actors }.
refusal-move-not_for_players = Taki ruch zapisuje tylko serwer.

refusal-table-closed =
    { $why ->
        [version] Ten stół działa według starszej wersji zasad i jest zamknięty.
       *[other] Ten stół jest zamknięty.
    }
refusal-table-kicked = Poproszono cię o odejście od tego stołu.
refusal-table-private = Przy tym stole nie wolno się przyglądać.
refusal-table-not_your_seat = To nie twoje miejsce.
refusal-table-seat_taken = Ktoś już tam siedzi.
refusal-table-not_seated = Nie masz miejsca przy tym stole.
refusal-table-not_host = Może to zrobić tylko osoba, która otworzyła stół.
refusal-table-not_waiting = To możliwe tylko przed rozpoczęciem gry.
refusal-table-not_playing = Przy tym stole nie toczy się teraz żadna gra.
refusal-table-not_over = To możliwe dopiero po zakończeniu gry.
refusal-table-not_away = Przecież jesteś przy stole.
refusal-table-away = Nie ma cię już przy stole.
refusal-table-resigned = Ta gra została przez ciebie poddana.
refusal-table-nobody = Tej osoby nie ma przy tym stole.
refusal-table-no_undo = Tego ruchu nie można cofnąć.
refusal-table-no_undo_asked = Nikt nie prosił o cofnięcie ruchu.
refusal-table-own_undo = To twoja prośba: odpowiedzieć muszą pozostali.
refusal-chat-muted = Odebrano ci głos przy tym stole.
refusal-chat-silent = Teraz nie wolno ci mówić: gra wymaga ciszy.

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

refusal-cubed-board = Żaden stół nie może tak wyglądać: jakaś płytka leży tam, gdzie nie pasuje.
refusal-cubed-unknown_piece = Nie ma płytki „{ $piece }”.
refusal-cubed-not_in_hand = Nie masz tej płytki na ręce: { $piece }.
refusal-cubed-not_now =
    { $phase ->
        [bridge] Możesz teraz położyć drugą płytkę albo spasować.
        [gift] Najpierw oddaj płytkę albo zatrzymaj wszystkie.
        [keep] Najpierw wybierz, którą z dobranych płytek zatrzymujesz.
       *[turn] Teraz nie ma czego oddać ani wybrać.
    }
refusal-cubed-must_play = Jedna z twoich płytek pasuje, więc musisz ją położyć (zasada { $rule }).
refusal-cubed-must_draw = Jeszcze nie możesz spasować: najpierw dobierz płytkę (zasada { $rule }).
refusal-cubed-already_drawn = W tej turze nie możesz dobrać jeszcze raz (zasada { $rule }).
refusal-cubed-bag_empty = Worek jest pusty, nie ma czego dobrać (zasada { $rule }).
refusal-cubed-no_draw_many = Przy tym stole nie dobiera się kilku płytek naraz (zasada { $rule }).
refusal-cubed-bad_count =
    { $most ->
        [0] Worek jest pusty, nie ma czego dobrać
       *[other] Liczba dobieranych płytek to od 1 do { $most }, a nie { $count }
    } (zasada { $rule }).
refusal-cubed-not_drawn = Musisz zatrzymać jedną z właśnie dobranych płytek, a nie tę: { $piece } (zasada { $rule }).
refusal-cubed-no_such_player = Płytkę możesz oddać tylko innemu graczowi przy tym stole (zasada { $rule }).
refusal-cubed-heights = Tak obrócona nie pasuje wysokością ({ $piece }): płytka leży w jednym z trzech obrotów, 0, 1 albo 2 (zasada { $rule }).
refusal-cubed-same_turn = Ta płytka w każdym obrocie wygląda tak samo: { $piece }. Połóż ją bez obracania (zasada { $rule }).
refusal-cubed-first_piece = Pierwsza płytka leży na środku, na (0, 0) (zasada { $rule }).
refusal-cubed-blocker_too_early = Płytkę blokującą można położyć dopiero wtedy, gdy na stole leżą trzy inne (zasada { $rule }).
refusal-cubed-not_adjacent = Obok ({ $q }, { $r }) nic nie leży: nowa płytka musi dotykać stołu (zasada { $rule }).
refusal-cubed-occupied = Pole ({ $q }, { $r }) jest zajęte: { $other } (zasada { $rule }).
refusal-cubed-dead_cell = Pole ({ $q }, { $r }) jest martwe: leży przy czarnym boku (zasada { $rule }).
# $neighbours: cubed-neighbour, cubed-neighbours
refusal-cubed-black_side = Czarny bok nie może dotykać żadnej płytki, a { $neighbours } (zasada { $rule }).
refusal-cubed-too_few_contacts =
    Na ({ $q }, { $r }) płytka dotykałaby { $contacts ->
        [one] { $contacts } płytki
       *[many] { $contacts } płytek
    }; musi dotykać co najmniej dwóch (zasada { $rule }).
refusal-cubed-colors_differ =
    Ta płytka, { $piece }, nie pasuje na ({ $q }, { $r }): { $neighbours }. { $match ->
        [two] Co najmniej dwa stykające się boki muszą mieć ten sam kolor
       *[all] Wszystkie stykające się boki muszą mieć ten sam kolor
    } (zasada { $rule }).

refusal-kluster-not_in_hand = Nie masz tego magnesu na ręce: { $magnet }.
refusal-kluster-not_now =
    { $phase ->
        [strings] Najpierw układa się sznurki.
        [more] Możesz teraz położyć jeszcze jeden magnes albo zakończyć turę.
        [repair] Sznurek oddzielił się od pozostałych: najpierw przesuń go z powrotem.
       *[turn] Teraz to niemożliwe.
    }
refusal-kluster-must_place = W swojej turze musisz położyć magnes (zasada { $rule }).
refusal-kluster-off_table = To już poza krawędzią stołu (zasada { $rule }).
refusal-kluster-upright = Przy tym stole magnesy muszą leżeć płasko (zasada { $rule }).
refusal-kluster-repair_first = Sznurek oddzielił się od pozostałych: przesuń go z powrotem, zanim coś położysz (zasada { $rule }).
refusal-kluster-no_such_string = Nie ma takiego sznurka do przesunięcia ani do ułożenia: { $loop }.
refusal-kluster-bad_string =
    { $fault ->
        [crossed] Sznurek nie może przecinać sam siebie
        [small] Sznurek otacza za mało miejsca
       *[tight] Sznurek nie może dotykać sam siebie
    } (zasada { $rule }).
refusal-kluster-string_apart = Każdy następny sznurek musi przecinać któryś z już ułożonych (zasada { $rule }).
refusal-kluster-string_after_placing = Przy tym stole sznurka nie wolno już ruszać, gdy magnes leży (zasada { $rule }).
refusal-kluster-track = Żadna ręka nie mogła tak rozegrać tej tury ({ $what }).
refusal-kluster-digest = Rozegrana ponownie, ta tura kończy się inaczej, niż zapisano: { $found } zamiast { $expected }.
refusal-kluster-other_physics = Zapisano z fizyką { $physics } na { $machine }; tutaj jest { $known } na { $here }, więc tej tury nie da się sprawdzić bit po bicie.
refusal-kluster-turn_over = Ta tura już się skończyła.

## Stoły, ich linki i serwer

refusal-table-unknown = Nie ma takiego stołu albo już go nie ma.
refusal-table-unreadable = Zapis tego stołu jest uszkodzony i nie da się go odczytać.
refusal-table-full = Przy tym stole nie ma wolnego miejsca.
refusal-table-crowded = Temu stołowi przygląda się już zbyt wiele osób.
refusal-table-too_long = Przy tym stole wydarzyło się zbyt wiele: grę można jeszcze dokończyć, do reszty otwórz nowy.
refusal-house-clock = Zegar daje od { $fewest } do { $most } sekund na ruch i od 0 do { $most } sekund na całą grę.
refusal-bot-no_move = Bot nie znalazł żadnego ruchu.
refusal-hint-not_among_people = Podpowiedzi są tylko w grach bez innych ludzi.
refusal-hint-nobody_free = Żaden bot nie ma teraz czasu na podpowiedź. Spróbuj za chwilę.
refusal-history-no_such_game = Przy tym stole nie było gry { $game }; dotąd rozegrano ich { $games }.
refusal-history-no_such_move = Po ruchu { $number } nie ma nic do zobaczenia: znane są tylko pierwsze ruchy ({ $count }).
refusal-lesson-unknown = Nie ma takiej lekcji gry { $game }.
refusal-live-not_now = Przy tym stole nic się teraz nie rozgrywa na żywo.
refusal-live-no_film = Nie ma filmu z tego ruchu.
refusal-live-malformed = Tego polecenia nie da się odczytać.
refusal-live-lost = Tura na żywo została utracona i zaczyna się od nowa: nic nie zostało położone.
refusal-live-full = Zbyt wiele tur jest teraz rozgrywanych na żywo. Spróbuj ponownie za chwilę.
refusal-message-malformed = Tej wiadomości nie da się odczytać: { $reason }
refusal-link-malformed = To nie jest link do stołu: { $link }
refusal-link-no_table = Ten link prowadzi do serwera, ale do żadnego stołu: { $link }
refusal-server-no_identity = Serwer jeszcze cię nie zna. Najpierw podaj swoje imię.
refusal-server-bad_name = To nie może być imię: { $name }. Imię może mieć najwyżej tyle znaków: { $longest }. Wszystkie muszą być widoczne.
refusal-server-dead_link = Ten link już nie działa: został użyty albo jest za stary.
refusal-server-no_such_code = Pod tym kodem nie czeka żaden stół. Kody działają tylko przez pewien czas i tylko przed rozpoczęciem gry.
refusal-server-not_found = Tu niczego nie ma.
refusal-server-method = O to nie można prosić metodą { $method }.
refusal-server-too_large = Ta wiadomość jest za duża.
refusal-server-too_fast = To było za dużo naraz. Poczekaj chwilę.
refusal-server-too_many_tables = Masz zbyt wiele otwartych stołów (najwyżej { $most }). Najpierw zamknij któryś.
refusal-server-too_many_connections = Z twojego adresu przychodzi zbyt wiele połączeń (najwyżej { $most }). Najpierw zamknij któreś.
refusal-server-full = Serwer jest pełny. Spróbuj później.
refusal-server-leaving = Serwer ma krótką przerwę. Spróbuj za chwilę.
refusal-server-unavailable = Serwer nie może teraz niczego zapisać. Spróbuj za chwilę.
refusal-server-failed = Na serwerze coś poszło nie tak. To nie twoja wina.
refusal-server-foreign = To żądanie pochodzi z innej strony, więc nie zostanie przyjęte.
refusal-server-host = Ten serwer nie odpowiada pod nazwą „{ $host }”.
refusal-server-http = Serwer odmówił bez podania powodu (status { $status }).
refusal-settings-bad_value = Jednego z ustawień nie da się użyć: { $reason }
refusal-settings-unreadable = Ustawień w { $file } nie da się odczytać: { $reason }
refusal-settings-workers = Więcej niż jeden proces (tutaj: { $workers }) wymaga PostgreSQL i Redis.

## Strona, gdy nie udało się zapytać serwera

refusal-page-offline = Nie można połączyć się z serwerem. Sprawdź swoje połączenie.

## Cluellage

refusal-cluellage-unknown_picture = Nie ma obrazka „{ $card }”.
refusal-cluellage-claimed = Gracz { $player } był szybszy: tej karty już nie ma. Weź inną (zasada { $rule }).
refusal-cluellage-one_claim = Masz już kartę z tej fali; dla każdego jest tylko jedna (zasada { $rule }).
refusal-cluellage-not_in_middle = Tej karty nie ma na środku (zasada { $rule }).
refusal-cluellage-done_is_final = Twój kolaż jest gotowy i tak już zostanie (zasada { $rule }).
refusal-cluellage-own_collage = To twój własny kolaż: zgadują inni (zasada { $rule }).
refusal-cluellage-not_now =
    { $phase ->
        [word] Teraz wszyscy czytają hasła.
        [claim] Teraz bierze się karty.
        [collage] Teraz robi się kolaże.
        [exhibit] Teraz zgaduje się kolaż.
       *[reveal] Teraz wszyscy oglądają punkty.
    }
refusal-cluellage-turned_over = Karty nie wolno odwracać: { $card } jest na odwrocie twojej (zasada { $rule }).
refusal-cluellage-not_yours = Kolaż robi się tylko z pięciu własnych kart, a { $card } do nich nie należy (zasada { $rule }).
refusal-cluellage-use_all_five = Trzeba użyć wszystkich pięciu kart, każdej raz; tutaj kart jest { $count } (zasada { $rule }).
refusal-cluellage-off_canvas = Cała karta musi leżeć na płótnie: { $card } wystaje (zasada { $rule }).
refusal-cluellage-hidden = Z każdej karty musi być widać jedną czwartą; z { $card } widać tylko { $percent } % (zasada { $rule }).
refusal-cluellage-no_such_number = Nie ma żetonu { $number }; są od 1 do { $most } (zasada { $rule }).
