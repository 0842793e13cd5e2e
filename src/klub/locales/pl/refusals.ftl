## Dlaczego coś zostało odrzucone. Jeden komunikat na kod: game/what staje się refusal-game-what.

refusal-game-unknown = Nie ma gry „{ $game }”. Do wyboru: { $known }.
refusal-game-taken = Nazwę { $game } nosi już gra dołączona do Klubu.
refusal-game-broken = Gra { $game } jest zainstalowana, ale nie można w nią zagrać: { $reason }
refusal-game-no_rules = Gra { $game } nie ma strony z zasadami.
refusal-seats-out_of_range = W grę { $game } gra od { $fewest } do { $most } osób, a nie { $seats }.
refusal-seats-not_played =
    W grę { $game } nie można zagrać w { $seats ->
        [one] { $seats } osobę
        [few] { $seats } osoby
       *[many] { $seats } osób
    }. Możliwe liczby graczy: { $known }.
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
refusal-move-not_for_players = Taki ruch może wykonać tylko serwer.

refusal-table-closed =
    { $why ->
        [version] Ten stół działa według starszej wersji zasad i jest zamknięty.
       *[other] Ten stół jest zamknięty.
    }
refusal-table-kicked = Poproszono cię o odejście od tego stołu.
refusal-table-private = Przy tym stole nie może być widzów.
refusal-table-not_your_seat = To nie twoje miejsce.
refusal-table-seat_taken = Ktoś już tam siedzi.
refusal-table-not_seated = Nie masz miejsca przy tym stole.
refusal-table-not_host = Może to zrobić tylko gospodarz stołu.
refusal-table-not_waiting = To możliwe tylko przed rozpoczęciem gry.
refusal-table-not_playing = Przy tym stole nie toczy się teraz żadna gra.
refusal-table-not_over = To możliwe dopiero po zakończeniu gry.
refusal-table-not_away = Przecież jesteś przy stole.
refusal-table-away = Nie ma cię już przy stole.
refusal-table-resigned = Ta gra została przez ciebie poddana.
refusal-table-nobody = Tej osoby nie ma przy tym stole.
refusal-table-no_undo_asked = Nikt nie prosił o cofnięcie ruchu.
refusal-table-own_undo = To twoja prośba, więc odpowiedzieć muszą pozostali.
refusal-room-playing = To musi poczekać, aż ta gra się skończy.
refusal-room-too_few_seats = Za mało miejsc: liczba osób przy tym stole to { $people }.
refusal-room-not_agreed = Zegar się zmienił. Gra może się zacząć, gdy wszyscy obecni będą gotowi.
refusal-room-name_taken = Przy tym stole ktoś już ma takie imię.
refusal-room-no_late_join = W tej grze nikt nie może zastąpić bota po jej rozpoczęciu.
refusal-room-already_seated = Masz już miejsce przy tym stole.
refusal-room-not_absent = Tej osoby nie ma jeszcze dość długo.
refusal-room-not_watching = Ta osoba nie ogląda teraz tego stołu.
refusal-room-nobody_to_confirm = Nie ma nikogo, kto mógłby potwierdzić, że to twoje miejsce. Poczekaj, aż ktoś wróci.
refusal-room-owner_here = Osoba z tego miejsca jest obecna.
refusal-room-no_claim = Nikt już nie zgłasza się po to miejsce.
refusal-room-claimed_lately = Twoja prośba o miejsce jest całkiem świeża. Poczekaj chwilę.
refusal-room-no_suggestion = Ta propozycja jest już nieaktualna.
refusal-room-nudged_lately = Ta osoba dopiero co dostała przypomnienie. Poczekaj chwilę.
refusal-room-not_banned = Ta osoba nie ma zakazu wstępu.
refusal-chat-muted = Gospodarz stołu wyciszył twój czat.
refusal-chat-silent = Teraz nie możesz pisać na czacie: w tej części gry panuje cisza.

refusal-state-malformed = Tego stanu gry nie da się odczytać: { $reason }
refusal-view-malformed = Tego widoku gry nie da się odczytać: { $reason }
refusal-outcome-malformed = Tego wyniku gry nie da się odczytać: { $reason }

refusal-new-bad_name = Gra nie może nazywać się „{ $name }”. Nazwa ma najwyżej 40 małych liter (a–z), cyfr i podkreśleń, zaczyna się od litery i nie jest słowem zastrzeżonym w Pythonie; może to być na przykład sea_battle.
refusal-new-taken = Gra o nazwie { $name } już istnieje. Wybierz inną nazwę.
refusal-new-taken_module = Python używa już nazwy „{ $name }” do czegoś innego. Wybierz inną nazwę.
refusal-new-not_empty = Folder { $folder } nie jest pusty. Na wszelki wypadek niczego nie zapisano.
refusal-new-not_writable = Nie można zapisać w { $folder }: { $reason }.

refusal-record-malformed = To nie jest plik gry: { $reason }
refusal-record-format = Ten plik gry ma format „{ $format }”; czytelny jest tylko „{ $known }”.
refusal-record-no_seed = Plik nie ujawnia ziarna, więc nie można sprawdzić tasowania. Dopóki gra trwa, ziarno jest tajne.
refusal-record-commitment = Ziarno w pliku nie jest tym, które obiecano przed pierwszym ruchem.
refusal-record-version = Grę rozegrano według wersji { $version } zasad gry { $game }; tutaj znana jest tylko wersja { $known }.
refusal-record-illegal_move = Ruch { $number } w pliku jest niedozwolony: { $reason }
refusal-record-result = Wynik w pliku nie zgadza się z ruchami.

## Stoły, ich linki i serwer

refusal-table-unknown = Tego stołu już nie ma albo nigdy nie istniał.
refusal-table-unreadable = Zapisane dane tego stołu są uszkodzone i nie da się ich odczytać.
refusal-table-full = Przy tym stole nie ma wolnego miejsca.
refusal-table-crowded = Temu stołowi przygląda się już zbyt wiele osób.
refusal-table-too_long = Ten stół osiągnął swój limit. Tę grę możecie dokończyć; do wszystkiego innego otwórz nowy stół.
refusal-house-clock = Zegar daje od { $fewest } do { $most } sekund na ruch i od 0 do { $most } sekund na całą grę.
refusal-bot-no_move = Bot nie znalazł żadnego ruchu.
refusal-hint-not_among_people = Podpowiedzi są tylko wtedy, gdy nie grają inni ludzie.
refusal-hint-nobody_free = Żaden bot nie ma teraz czasu na podpowiedź. Spróbuj za chwilę.
refusal-history-no_such_game = Przy tym stole nie było gry { $game }; dotychczasowe gry: { $games }.
refusal-history-no_such_move = Po ruchu { $number } nie ma nic do zobaczenia; znane dotąd ruchy: { $count }.
refusal-lesson-unknown = Gra { $game } nie ma takiej lekcji.
refusal-live-not_now = Przy tym stole nic nie jest teraz rozgrywane na żywo.
refusal-live-no_film = Nie ma filmu z tego ruchu.
refusal-live-malformed = Tego polecenia nie da się odczytać.
refusal-live-lost = Tura na żywo została utracona i zaczyna się od nowa: nic nie zostało położone.
refusal-live-full = Zbyt wiele tur jest teraz rozgrywanych na żywo. Spróbuj ponownie za chwilę.
refusal-message-malformed = Tej wiadomości nie da się odczytać: { $reason }
refusal-link-malformed = To nie jest link do stołu: { $link }
refusal-link-no_table = Ten link prowadzi do serwera, ale do żadnego stołu: { $link }
refusal-server-no_identity = Serwer jeszcze cię nie zna. Najpierw podaj swoje imię.
refusal-server-bad_name = To nie może być imię: { $name }. Najwyższa dozwolona liczba znaków: { $longest }. Wszystkie muszą być widoczne.
refusal-server-dead_link = Ten link już nie działa: został użyty albo jest za stary.
refusal-server-no_such_code = Pod tym kodem nie ma żadnego stołu. Kody działają tylko przez pewien czas i do zamknięcia stołu.
refusal-server-not_found = Tu niczego nie ma.
refusal-server-method = Ten adres nie przyjmuje metody { $method }.
refusal-server-too_large = Ta wiadomość jest za duża.
refusal-server-too_fast = To było za dużo naraz. Poczekaj chwilę.
refusal-server-too_many_tables = Masz zbyt wiele otwartych stołów (najwyżej { $most }). Najpierw zamknij któryś.
refusal-server-too_many_connections = Z twojego adresu przychodzi zbyt wiele połączeń (najwyżej { $most }). Najpierw zamknij któreś.
refusal-server-full = Serwer jest pełny. Spróbuj później.
refusal-server-leaving = Serwer ma krótką przerwę. Spróbuj za chwilę.
refusal-server-unavailable = Serwer nie może teraz niczego zapisać. Spróbuj za chwilę.
refusal-server-failed = Na serwerze coś poszło nie tak. To nie twoja wina.
refusal-server-foreign = To żądanie pochodzi z innej strony, więc zostało odrzucone.
refusal-server-host = Ten serwer nie odpowiada pod nazwą „{ $host }”.
refusal-server-not_switchable = Tylko osoba przy komputerze, na którym działa Klub, może go otworzyć dla innych.
refusal-server-no_network = Ten komputer nie jest połączony z żadną siecią; nikt inny nie mógłby dołączyć.
refusal-server-cannot_listen = Nie udało się otworzyć Klubu dla wszystkich w domu: { $reason }.
refusal-server-http = Serwer odmówił bez podania powodu (status { $status }).
refusal-push-off = Ten serwer nie wysyła powiadomień.
refusal-push-bad_endpoint = Ten adres nie nadaje się do powiadomień.
refusal-push-bad_keys = Klucze tej przeglądarki nie nadają się do powiadomień.
refusal-settings-bad_value = To ustawienie nie działa: { $reason }
refusal-settings-unreadable = Ustawień w { $file } nie da się odczytać: { $reason }
refusal-settings-workers = Więcej niż jeden proces (tutaj: { $workers }) wymaga PostgreSQL i Redis.
