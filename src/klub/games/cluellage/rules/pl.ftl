## Lekcje: tytuł, co trzeba wiedzieć, zadanie, pochwała, drugie zadanie i co się mówi, gdy się nie udało

cluellage-lesson-read_the_word = Twoje tajne hasło
    .text = Na środku leży sześć haseł, takich samych dla wszystkich. Twoja kostka za zasłonką mówi, które jest twoje, i nikt inny jej nie widzi.
    .task = Znajdź swoje hasło wśród sześciu i naciśnij „Gotowe”.
    .praise = Teraz znasz je tylko ty. Inni będą go szukać w twoim kolażu.
cluellage-lesson-claim_a_card = Złap kartę
    .text = Na środku leży po jednej karcie z każdego stosu. Nie ma kolejki: kartę dostaje pierwsza ręka. Szukaj tego, co kojarzy się z twoim hasłem.
    .task = Złap jedną z kart.
    .praise = Jest twoja. Po pięciu takich falach masz pięć kart.
cluellage-lesson-lose_a_race = Za późno
    .text = Czasem inna ręka jest szybsza. Tracisz tylko tę jedną kartę.
    .task = Sięgnij po kartę, na której już leży ręka.
    .then = Zajęta! Ale od razu możesz spróbować znowu: złap inną.
    .praise = Brawo. Nikt nie zostaje z niczym: ostatnia karta jest dla tego, kto nie ma żadnej.
    .again = Ten jeden raz sięgnij po kartę, którą ktoś już ma.
cluellage-lesson-hang_a_collage = Pięć kart, jeden obraz
    .text = Przesuwaj i obracaj swoje pięć kart, aż zaczną się kojarzyć z twoim hasłem. Mogą na siebie zachodzić albo leżeć osobno.
    .task = Ułóż karty, naciśnij „Gotowe” i zapieczętuj kolaż.
    .praise = Zapieczętowany. Od teraz nie można go zmienić.
cluellage-lesson-leave_a_quarter = Ćwierć na widoku
    .text = Karty mogą na siebie zachodzić, ale z każdej musi być widać co najmniej ćwierć.
    .task = Ten jeden raz zakryj kartę prawie całą i naciśnij „Gotowe”.
    .then = Widać jej za mało. Przesuwaj karty, aż przy każdej będzie co najmniej 25%, i zapieczętuj kolaż.
    .praise = Wystarczy ćwierć każdej karty. Liczby pod płótnem zawsze to pokazują.
    .again = To było dozwolone. Najpierw zakryj kartę prawie całą.
cluellage-lesson-guess_a_word = Co to jest?
    .text = Na ścianie wisi kolaż. Pokazuje jedno z sześciu haseł. Jego autor milczy.
    .task = Połóż żeton hasła, które pasuje najlepiej.
    .praise = Tak jest! To punkt dla ciebie, a autor dostaje jeden za każdą trafną odpowiedź.
    .again = To było inne hasło. Przyjrzyj się jeszcze raz.
cluellage-lesson-change_your_mind = Zmień zdanie
    .text = Żetony leżą zakryte, aż pojawi się ostatni. Do tego czasu możesz zamienić swój.
    .task = Połóż dowolny żeton.
    .then = Ktoś jeszcze się zastanawia. Połóż inny żeton w miejsce swojego.
    .praise = Liczy się tylko twój ostatni żeton, a nikt nie widział żadnego z nich.

## Zasady: rozdziały i części

cluellage-chapter-basics = Jak się gra
cluellage-chapter-exhibit = Wystawa i punkty
cluellage-chapter-ways = Inne sposoby gry

cluellage-rules-aim = O co chodzi
    .text = Pokazujesz tajne hasło pięcioma obrazkami i odgadujesz hasła innych. Za każdą trafną odpowiedź punkt dostaje ten, kto zgadł, i ten, kto zrobił kolaż.
    .rounds = Od trzech do sześciu osób gra trzy rundy. Runda ma cztery kroki: hasło, łapanie kart, kolaż, wystawa.
cluellage-rules-cards = Karty
    .pictures = Jest 100 kart z obrazkami, po jednym z każdej strony. Każdy może znaczyć wiele rzeczy.
    .words = Karty haseł mają z każdej strony sześć ponumerowanych haseł. Kolor ramki oznacza kategorię: zielony to postacie, czerwony miejsca, żółty przedmioty, niebieski pojęcia abstrakcyjne.
cluellage-rules-setup = Przed pierwszą rundą
    .words = Miejsca odkłada się na bok. Pozostałe 42 karty haseł tworzą jedną talię.
    .own = Każdy ma kostkę, zasłonkę, za którą nią rzuca, i sześć żetonów z numerami od 1 do 6.
    .pile = Każdy dostaje stos pięciu kart z obrazkami, w każdej rundzie nowy. Nikt nie może oglądać drugiej strony, dlatego stos jest tu tylko liczbą.
cluellage-rules-word = Krok 1: hasło
    .card = Na środek trafia karta haseł, dowolną stroną do góry. Jej sześć haseł obowiązuje w tej rundzie wszystkich.
    .die = Rzucasz kostką za zasłonką: wskazuje numer hasła, które masz pokazać. Możesz na nią zerkać w każdej chwili. Inni poznają hasło, gdy twój kolaż zostanie odgadnięty.
    .same = Kilka osób może mieć to samo hasło. Nikt nie rzuca ponownie.
cluellage-rules-claim = Krok 2: łapanie kart
    .wave = Wszyscy naraz odkrywają na środku wierzchnią kartę swojego stosu. Potem każdy jak najszybciej kładzie rękę na karcie: dowolnej, nie tylko ze swojego stosu.
    .one = W każdej fali dostajesz jedną kartę i już ją zatrzymujesz. Gdy każdy ma swoją, przychodzi następna fala. Po pięciu falach wszyscy mają po pięć kart.
cluellage-rules-race = Kto był szybszy?
    .first = Kartę dostaje pierwsza ręka: ta, która wcześniej dotrze do serwera. Jeśli dwie dotrą w tej samej chwili, decyduje los. Kto się spóźnił, może od razu łapać inną.
    .last = Ostatnia karta fali automatycznie trafia do tego, kto nie ma żadnej.
cluellage-rules-collage = Krok 3: kolaż
    .text = Ułóż karty tak, żeby naprowadziły innych na twoje hasło. Musisz użyć wszystkich pięciu i niczego więcej.
    .lie = Karty mogą na siebie zachodzić albo leżeć osobno i możesz je dowolnie obracać.
    .hidden = Zaczynasz, gdy masz pięć kart. Inni zobaczą twój kolaż dopiero, gdy przyjdzie na niego kolej na wystawie, ustawiony prosto do nich.
cluellage-rules-quarter = Ćwierć na widoku
    .text = Żadna karta nie może zniknąć pod innymi: musi być widać ćwierć jej powierzchni. Dokładnie ćwierć wystarczy, także w kilku kawałkach.
cluellage-rules-canvas = Całe karty
    .edge = Każda karta leży w całości na płótnie. Brzeg nie może niczego ukrywać.
    .side = Pokazujesz tę stronę, którą udało ci się złapać: kart się nie odwraca.
cluellage-rules-seal = Gotowe
    .text = Gdy kolaż ci się podoba, naciśnij pieczęć. Potem nie można go już zmienić.
    .all = Gdy wszystkie kolaże są zapieczętowane, zaczyna się wystawa.
cluellage-rules-exhibit = Krok 4: wystawa
    .text = Kolaże odgaduje się po kolei, zaczynając od tego, który był gotowy pierwszy. Potem gra się zgodnie z ruchem wskazówek zegara.
cluellage-rules-guess = Zgadywanie
    .token = Wszyscy poza autorem kładą zakryty żeton: numer hasła, które rozpoznają. Położyć musi każdy, nawet bez żadnego pomysłu.
    .change = Dopóki ktoś się zastanawia, możesz zamienić żeton. Gdy leży ostatni, odkrywa się wszystkie.
    .again = Przy każdym kolażu masz znowu wszystkie sześć żetonów. Także twój własny numer może być trafny, jeśli dwie osoby mają to samo hasło.
cluellage-rules-silence = Rozmowa i milczenie
    .text = Kto zgaduje, może rozmawiać, kombinować i zwodzić innych. Ale nikt nie mówi, jaki żeton leży przed nim.
    .owner = Autor nie daje wskazówek i milczy, dopóki żetony nie zostaną odkryte.
cluellage-rules-points = Punkty
    .text = Po każdym kolażu wszyscy widzą, jakie to było hasło. Kto zgadł, dostaje punkt. Autor dostaje jeden za każdą trafną odpowiedź.
    .none = Jeśli nikt nie zgadł, nikt nic nie dostaje.
cluellage-rules-end = Koniec
    .round = Po ostatnim kolażu rundy karty się odrzuca i zaczyna się następna runda.
    .win = Po trzeciej rundzie gra się kończy. Wygrywa osoba z największą liczbą punktów; przy remisie zwycięstwo jest wspólne.
cluellage-rules-locations = Z miejscami
    .text = Miejsca najtrudniej pokazać. W pierwszych grach lepiej je pominąć; później możecie je dołożyć.
cluellage-rules-category = Jedna kategoria
    .text = Można też grać tylko kartami haseł jednej kategorii. Najłatwiejsze są postacie i pojęcia abstrakcyjne, najtrudniejsze miejsca.
    .mix = Mieszanka dwóch lub trzech wybranych kategorii to zasada domowa.
cluellage-rules-options = Co można ustawić
    .text = Kto otwiera stół, może zmienić kilka rzeczy.
    .time = Każda fala i kolaż mogą mieć zegar. Kto nie złapie nic na czas, dostaje pierwszą wolną kartę. Komu nie starczy czasu na kolaż, tego pięć kart zawiśnie obok siebie, a kolaż liczy się jako ostatni.
    .show = Kolaże można pokazywać w kolejności, w jakiej były gotowe, wszyscy mogą patrzeć, jak powstają, a czat może być zamknięty w czasie zgadywania.
    .rounds = Można grać od jednej do siedmiu rund. Gdy zostaje za mało kart z obrazkami, odrzucone tasuje się z powrotem.
cluellage-rules-gallery = Solo: galeria
    .own = To nasza własna gra, której nie ma w instrukcji.
    .text = Boty zrobiły kolaże, a ty odgadujesz ich hasła, jedno po drugim, a jeśli chcesz, to na czas. Możesz się przy którymś poddać.
    .win = Wygrywasz, gdy odgadniesz co najmniej połowę. Galeria dnia jest dla wszystkich taka sama.

## Narysowane przykłady

# Sześć słów z karty, oddzielonych przecinkami; czwarte należy do kolażu z pierwszego przykładu
cluellage-sample = Sprawiedliwość, Śmiech, Burza, Tęsknota za domem, Wynalazek, Szybkość
# Dla czytników ekranu; $shown: obrazki, słowa albo liczby
cluellage-figure = Obrazek: { $shown }
    .collage = Obrazek kolażu: { $shown }
    .tokens = Obrazek odkrytych żetonów: { $shown }
    .sealed = Obrazek zakrytych żetonów
cluellage-figure-hero = Gniazdo, walizka, długa droga: czy to tęsknota za domem?
cluellage-figure-pictures = Droga czy drzewo? Lampa czy nasionko?
cluellage-figure-categories = Cztery kategorie, cztery ramki.
cluellage-figure-words = Wypadła 4: to twoje hasło.
cluellage-figure-wave = Na jednej karcie leży już ręka; dwie są wolne.
cluellage-figure-race = Ostatnia karta jest przydzielana automatycznie.
cluellage-figure-overlap = Zachodzą na siebie.
cluellage-figure-apart = Leżą osobno.
cluellage-figure-quarter = Widać dokładnie ćwierć.
cluellage-figure-quarter_not = Jedna karta prawie zniknęła.
cluellage-figure-edge_not = Jedna karta wystaje.
cluellage-figure-sealed = Trzy osoby wybrały; nikt nie widzi co.
cluellage-figure-open = To było hasło 4: dwie osoby trafiły, więc dwa punkty dla autora.

## Czyja to gra

cluellage-credits = Cluellage to gra Luca Rémonda i Davida Simianda, wydana przez Magellan. Gra i jej nazwa należą do nich.
