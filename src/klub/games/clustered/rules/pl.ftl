## Lekcje: tytuł, co trzeba wiedzieć, zadanie, pochwała, drugie zadanie i co mówimy, gdy nie wyszło

clustered-lesson-share_two = Dwie wspólne cechy
    .text = Karta pasuje, jeśli ma z sąsiednią dwie wspólne cechy: liczbę, kształt lub wypełnienie. Obok karty startowej pasuje wszystko.
    .task = Połóż kartę obok dwóch kwadratów, ale nie obok karty startowej.
    .praise = Zgadza się: liczba i kształt są takie same. Różni się tylko wypełnienie.
    .again = Obok karty startowej pasuje wszystko, to było łatwe. Spróbuj teraz tylko obok dwóch kwadratów.
clustered-lesson-between_two = Z każdą sąsiednią kartą
    .text = Karta, która dotyka kilku innych, musi mieć dwie wspólne cechy z każdą z nich.
    .task = Wypełnij róg między dwiema kartami z kwadratami. Pasuje tam tylko jedna z twoich kart.
    .praise = Dobre oko: pasuje do obu.
    .again = Tak wolno, ale róg wciąż jest pusty. Która karta pasuje do obu?
clustered-lesson-ask_why = Zapytaj dlaczego
    .text = Możesz próbować wszystkiego. Jeśli czegoś nie wolno, dowiesz się dlaczego i nic nie stracisz.
    .task = Weź kartę i dotknij miejsca, które nie świeci.
    .then = To właśnie dlatego. Teraz połóż kartę tam, gdzie pasuje.
    .praise = Tak jest zawsze: po prostu próbuj, stół wszystko wyjaśni.
clustered-lesson-make_a_row = Ułóż linię
    .text = Trzy lub więcej twoich kart obok siebie, w rzędzie albo w kolumnie, daje punkt za każdą z nich.
    .task = Dołóż trzecią kartę do swojego rzędu dwóch kart.
    .praise = Trzy w rzędzie, trzy punkty. Każda następna karta daje kolejny.
    .again = Tak wolno, ale twój rząd ma wciąż tylko dwie karty. Połóż jedną na jego końcu.
clustered-lesson-block = Wejdź komuś w drogę
    .text = Możesz też kłaść karty obok cudzych. Tutaj ktoś ma cztery w rzędzie i chce piątej.
    .task = Połóż kartę na wolnym końcu tego rzędu.
    .praise = Zablokowane! Ten rząd już nie urośnie.
    .again = Rząd wciąż może rosnąć. Zamknij jego prawy koniec.
clustered-lesson-make_a_rectangle = Wypełnij prostokąt
    .text = Twój największy prostokąt daje punkt za każdą kartę, oprócz punktów za linie.
    .task = Masz 2 × 2. Dwiema kartami zrób z tego 2 × 3.
    .then = Jeszcze jedna karta i prostokąt będzie pełny.
    .praise = Sześć punktów za prostokąt i trzy za każdą nową linię.
clustered-lesson-play_a_wild = Jokery
    .text = Wiatraczek to joker: pasuje obok wszystkiego. Ten stół jest mały i zostało tylko jedno miejsce.
    .task = Połóż jokera na ostatnim wolnym miejscu.
    .then = Teraz nic już nie pasuje. Tylko wtedy wolno odrzucać: wybierz kartę i ją odrzuć.
    .praise = Tak to się kończy: gdy wszystkie karty są położone lub odrzucone, liczy się punkty.

## Zasady: rozdziały i części

clustered-chapter-basics = Jak się gra
clustered-chapter-points = Punkty
clustered-chapter-ways = Inne sposoby gry

clustered-rules-aim = O co chodzi
    .text = Wszyscy budujecie na jednym stole. Dokładaj karty, które pasują do sąsiednich, aby twoje własne karty tworzyły linie i jeden duży prostokąt. Wygrywa, kto na końcu ma najwięcej punktów.
clustered-rules-cards = Karty
    .deck = Masz talię 29 kart w swoim kolorze. Zwykłe karty różnią się trzema cechami:
    .all = Każde połączenie jest w twojej talii raz: to 27 kart. Dwie pozostałe to jokery.
    .colour = Kolor i znak w rogu pokazują tylko, czyja to karta. Nigdy nie decydują, czy karta pasuje.
clustered-rules-setup = Przed pierwszą turą
    .text = Karta startowa leży na środku stołu i nie należy do nikogo. Każdy tasuje swoją talię i dobiera pięć kart.
    .first = Zaczyna najmłodsza osoba albo losowo wybrana. Potem gra się zgodnie z ruchem wskazówek zegara.
clustered-rules-turn = Twoja tura
    .lay = Połóż dokładnie jedną kartę z ręki na wolnym miejscu, gdzie pasuje.
    .draw = Potem dobierz kartę, aby znów mieć pięć. Gdy twoja talia się skończy, grasz dalej bez dobierania.
clustered-rules-touch = Obok karty
    .text = Nowa karta musi dotykać bokiem karty na stole. Sam róg nie wystarczy.
clustered-rules-fit = Dwie wspólne cechy
    .rule = Nowa karta i sąsiednia muszą mieć wspólne co najmniej dwie z trzech cech: liczbę, kształt i wypełnienie.
    .each = Jeśli dotyka kilku kart, dotyczy to każdej z nich.
clustered-rules-wild = Jokery i karta startowa
    .wild = Joker pasuje obok każdej karty, a każda karta pasuje obok niego. Nigdy nie przybiera liczby, kształtu ani wypełnienia.
    .start = Tak samo jest z kartą startową: obok niej może leżeć wszystko.
    .counts = W liniach i prostokątach joker liczy się swojemu właścicielowi jak każda inna karta.
clustered-rules-others = Obok cudzych kart
    .text = Możesz kłaść karty obok cudzych, według tych samych zasad: żeby wejść komuś w drogę albo dlatego, że nic innego nie pasuje.
clustered-rules-stuck = Gdy nic nie pasuje
    .discard = Jeśli żadna z twoich kart nigdzie nie pasuje, usuwasz z gry jedną z nich, dowolną. To jest twoja tura; dobierasz jak zwykle.
    .must = Dopóki któraś z twoich kart gdzieś pasuje, musisz jedną położyć, choćby tylko obok cudzej.
clustered-rules-end = Koniec
    .over = Gra się kończy, gdy wszyscy położyli lub odrzucili wszystkie karty. Kto nie ma już kart, jest pomijany.
    .winner = Wygrywa osoba z największą liczbą punktów. Przy remisie zwycięstwo jest wspólne.
clustered-rules-lines = Linie
    .rule = Trzy lub więcej twoich kart bez przerw w rzędzie albo kolumnie tworzy linię. Daje ona punkt za każdą kartę, raz i na całej długości. Na ukos się nie liczy.
    .cut = Cudza karta, luka albo karta startowa kończy linię. To, co leży dalej, liczy się osobno.
clustered-rules-rectangle = Prostokąt
    .rule = Twój największy prostokąt bez luk, cały z twoich kart, daje punkt za każdą kartę. Najmniejszy to 2 × 2.
    .one = Liczy się tylko jeden prostokąt, nawet jeśli masz ich więcej. Karta startowa nigdy do niego nie należy.
clustered-rules-sum = Wszystko razem
    .rule = Twoje punkty to największy prostokąt, wszystkie twoje rzędy i wszystkie kolumny. Karta może się liczyć we wszystkich trzech, więc daje najwyżej 3 punkty.
    .note = W piątym rzędzie niebieska karta stoi pomarańczowym na drodze: ostatnia pomarańczowa nic nie daje.
clustered-rules-quick = Szybka gra
    .start = Każdy dobiera siedem kart i przed pierwszą turą w tajemnicy odrzuca dwie.
    .turn = Na koniec każdej tury dobierasz dwie karty i odrzucasz jedną: dowolną z ręki albo, jeśli tak wybierzecie, jedną z dwóch właśnie dobranych.
    .few = Jeśli w twojej talii jest mniej niż dwie karty, dobierasz to, co jest, i odrzucasz tylko to, co ponad pięć.
clustered-rules-bonuses = Karty premii
    .first = Premia za szybkość: 2 punkty za pierwszą linię pięciu kart i 2 za pierwszy prostokąt 2 × 3. Nikt ci ich już nie odbierze.
    .largest = Premia za wielkość: na koniec najdłuższa linia i największy prostokąt na stole dają po 2 punkty. Przy remisie tej premii nie dostaje nikt.
clustered-rules-third_wild = Trzeci joker
    .text = Możecie dać trzeciego jokera wszystkim albo tylko niektórym: fory dla młodszych lub początkujących. Jedna karta więcej to na końcu też jedna tura więcej.
clustered-rules-bounds = Stół z brzegiem
    .text = Zwykle stół nie ma końca. Jeśli nadacie mu wielkość, żadna karta nie może leżeć poza brzegiem. Na małym stole nawet joker może nie znaleźć miejsca.
clustered-rules-two_starts = Od pięciu do ośmiu graczy
    .text = Od pięciu graczy na stole są dwie karty startowe w jednym rzędzie, a między nimi miejsce na sześć kart. Możesz budować przy jednej, przy drugiej albo przy obu.
clustered-rules-solo = Solo
    .text = Graj według tych samych zasad i pobij własny rekord. Każdy zestaw opcji ma osobny rekord.

## Rysowane przykłady

# Dla czytników ekranu; $cards: clustered-card, kilka ze średnikami
clustered-figure = Rysunek: { $cards }
clustered-figure-number = Liczba: jeden, dwa lub trzy
clustered-figure-shape = Kształt: koło, kwadrat lub trójkąt
clustered-figure-fill = Wypełnienie: puste, kreskowane lub pełne
clustered-figure-side = Stykają się boki.
clustered-figure-corner = Stykają się tylko rogi.
clustered-figure-number_shape = Ta sama liczba, ten sam kształt.
clustered-figure-shape_fill = Ten sam kształt, to samo wypełnienie.
clustered-figure-number_fill = Ta sama liczba, to samo wypełnienie. Kolor nie ma znaczenia.
clustered-figure-only_fill = Wspólne jest tylko wypełnienie.
clustered-figure-both = Z obiema sąsiednimi kartami ma dwie wspólne cechy.
clustered-figure-one = Pasuje do karty powyżej, ale nie do tej z lewej.
clustered-figure-wild = Joker pasuje obok wszystkiego.
clustered-figure-beside_wild = Jokerowi to nie przeszkadza, ale karcie z lewej tak.
clustered-figure-block = Niebieska kończy rząd pomarańczowych.
clustered-figure-row = Rząd czterech kart: 4 punkty.
clustered-figure-split = Karta startowa dzieli rząd: 3 punkty z lewej, nic za dwie z prawej.
clustered-figure-square = 2 × 2: 4 punkty.
clustered-figure-rectangle = 3 × 2: 6 punktów i jeszcze punkty za linie.
clustered-figure-blue = Niebieskie: prostokąt 6, rzędy 4 i 3, kolumna 3. Razem 16.
clustered-figure-orange = Pomarańczowe: prostokąt 4, rzędy 3 i 3, kolumna 3. Razem 13.

## Czyja to gra

clustered-credits = Clustered to gra Scotty’ego Hardwicka, wydana przez Sculpin Games. Gra i jej nazwa należą do nich.
