## Lekcje: tytuł, co trzeba wiedzieć, zadanie, pochwała, drugie zadanie i co mówimy, gdy nie wyszło

cubed-lesson-match_a_side = Kolor do koloru
    .text = Płytka ma trzy kolorowe romby, każdy ze swoim znakiem. Tam, gdzie dwie płytki się stykają, muszą mieć ten sam kolor.
    .task = Weź płytkę, wybierz świecące miejsce i połóż ją obok pierwszej.
    .praise = Dobrze: stykające się boki mają ten sam kolor.
    .again = Teraz połóż płytkę: weź taką, dla której świeci jakieś miejsce.
cubed-lesson-touch_two = Dwie naraz
    .text = Od trzeciej każda płytka musi dotykać co najmniej dwóch innych, a wszystkie stykające się boki muszą się zgadzać.
    .task = Połóż płytkę tak, żeby dotykała obu.
    .praise = Świetnie. Gdzie spotykają się trzy czubki jednego koloru, lśni mała kropla.
    .again = Teraz połóż płytkę, która dotyka obu pozostałych.
cubed-lesson-turn_a_piece = Obróć ją
    .text = Płytkę można położyć w trzech obrotach. Strzałka z kropkami na miejscu pokazuje, ile razy trzeba ją obrócić, żeby pasowała.
    .task = Pasuje tylko jedna z twoich płytek. Weź ją, obróć okrągłym przyciskiem, jeśli chcesz, i połóż.
    .praise = Właśnie tak. Gdy wybierzesz miejsce, płytka obróci się sama, aż będzie pasować.
    .again = Teraz połóż płytkę, która pasuje.
cubed-lesson-feel_the_heights = Wysoko i nisko
    .text = Płytki nie są płaskie: trzy rogi są wysokie, trzy niskie, a rogi sąsiednich płytek muszą się zgadzać.
    .task = Weź płytkę, która pasuje, wybierz miejsce i obróć ją o 60°.
    .then = Szczyty na dołach: to nigdy nie pasuje. Obróć ją z powrotem i połóż tak, żeby pasowała.
    .praise = Dlatego są tylko trzy obroty. Strona nigdy nie proponuje innego.
    .again = Jeszcze raz: weź płytkę, która pasuje, obróć ją o 60°, a potem połóż tak, żeby pasowała.
cubed-lesson-block = Czarne boki
    .text = Płytka blokująca ma jeden kolorowy romb, który musi dotykać dwóch płytek. Pola przy jej czarnych bokach są zablokowane: nikt już nic tam nie położy.
    .task = Połóż płytkę blokującą.
    .praise = Cztery pola są zablokowane, a tobie ubyło pięć punktów karnych.
    .again = To było dozwolone, ale nic jeszcze nie jest zablokowane. Połóż płytkę blokującą.
cubed-lesson-bridge = Zbuduj most
    .text = Jedno z dodatkowych zagrań: kto połączy dwie płytki, które się tam nie stykały, może od razu położyć drugą płytkę.
    .task = Znajdź miejsce, które łączy obie strony przerwy.
    .then = Most! Teraz połóż drugą płytkę.
    .praise = Dwie płytki w jednej turze.
    .again = Jeszcze nie ma mostu. Które miejsce leży między dwiema płytkami, które się nie stykają?
cubed-lesson-go_out = Koniec!
    .text = Kto położy swoją ostatnią płytkę, kończy rundę i nie ma punktów. Pozostali liczą, co im zostało. Wygrywa, kto ma najmniej punktów.
    .task = Połóż swoją ostatnią płytkę.
    .praise = Koniec, bez ani jednego punktu. Tak wygrywa się rundę.
    .again = Masz jeszcze płytkę. Połóż ją.

## Zasady: rozdziały i części

cubed-chapter-basics = Jak się gra
cubed-chapter-points = Rundy i punkty
cubed-chapter-ways = Inne sposoby gry

cubed-rules-aim = O co chodzi
    .text = Pozbądź się swoich płytek. Wszyscy budujecie na jednym stole, kolor do koloru. Kto położy ostatnią płytkę, kończy rundę; co zostało innym, kosztuje ich punkty. Po trzech rundach wygrywa, kto ma najmniej punktów.
cubed-rules-pieces = Płytki
    .text = Każda płytka to sześciokąt z trzech rombów i wygląda jak mała kostka. Są cztery rodzaje. Tyle kosztuje każda, jeśli masz ją jeszcze na koniec:
    .box = Są 82 płytki w sześciu kolorach: każde możliwe zestawienie raz i płytka blokująca każdego koloru. Każdy kolor ma swój znak, więc można je rozróżnić, nie widząc kolorów.
cubed-rules-heights = Wysokości i obroty
    .text = Czubki rombów są niskie, a rogi między nimi wysokie. Dlatego płytkę można położyć w trzech obrotach:
    .sixty = Po obrocie o 60 stopni jej wysokie rogi trafiłyby na niskie. To nigdzie nie pasuje.
cubed-rules-setup = Przed pierwszą turą
    .text = Wszystkie płytki miesza się w worku. We dwoje każdy bierze 25, we troje 18, we czworo 13, w pięcioro 11, w sześcioro 9. Nikt swoich nie pokazuje.
    .first = Zaczyna najstarsza osoba albo losowo wybrana. Potem gra się zgodnie z ruchem wskazówek zegara.
cubed-rules-opening = Pierwsze płytki
    .first = Pierwszą płytką może być każda oprócz blokującej.
    .second = Druga trafia obok niej, a stykające się boki muszą mieć ten sam kolor.
    .early = Płytkę blokującą można położyć dopiero wtedy, gdy na stole leżą trzy inne płytki.
cubed-rules-match = Co pasuje
    .touch = Od trzeciej każda nowa płytka musi dotykać co najmniej dwóch innych.
    .all = Wszystkie stykające się boki muszą mieć ten sam kolor.
    .two = Jeśli gracie z opcją „Dwa boki”, wystarczy, że zgadzają się dwa stykające się boki.
cubed-rules-turn = Twoja tura
    .lay = Połóż płytkę tam, gdzie pasuje.
    .draw = Jeśli nie możesz lub nie chcesz, dobierasz płytkę z worka. Potem możesz jeszcze jakąś położyć albo spasować. W turze dobiera się tylko raz.
    .empty = Jeśli worek jest pusty, po prostu mówisz „pas”.
cubed-rules-blocking = Płytki blokujące
    .lay = Kolorowy romb płytki blokującej musi dotykać dwóch płytek i zgadzać się z nimi. Jej czarne boki nie mogą dotykać żadnej płytki.
    .dead = Gdy zostanie położona, wszystkie pola przy jej czarnych bokach są zablokowane: do końca rundy niczego nie można tam położyć.
cubed-rules-end = Koniec rundy
    .out = Runda kończy się, gdy tylko ktoś nie ma już płytek.
    .stuck = Kończy się też, gdy nikt nie może nic położyć, nawet po dobraniu; albo gdy worek jest pusty i wszyscy po kolei spasowali.
    .closed = I kończy się od razu, gdy płytki blokujące nie zostawiają wolnego pola, które dotyka dwóch płytek.
cubed-rules-count = Punkty
    .text = Każdy sumuje płytki, które mu zostały: blokująca kosztuje 5 punktów, potrójna 3, podwójna 2, pojedyncza 1. Kto skończył, nie ma żadnych.
cubed-rules-rounds = Trzy rundy
    .text = Kto ma w rundzie najmniej punktów, wygrywa ją i zaczyna następną, z nowymi płytkami dla wszystkich. Szybka gra to tylko jedna runda.
    .winner = Wygrywa, kto ma najmniej punktów ze wszystkich rund. Przy remisie zwycięstwo jest wspólne.
cubed-rules-bridging = Budowanie mostu
    .text = Jeśli twoja płytka dotyka dwóch, które się tam nie stykają, a między nimi są wolne pola, buduje most. Wtedy możesz od razu położyć drugą płytkę.
    .second = Nie musisz i nie dobierasz po to. Drugi most nic już nie daje, chyba że gracie z opcją „Mosty w serii”.
cubed-rules-void = Wypełnianie dziury
    .text = Jeśli położysz płytkę na polu z płytkami po wszystkich sześciu stronach, możesz oddać dowolną ze swoich innemu graczowi. Jeśli była ostatnia, kończysz.
cubed-rules-draw_many = Dobierz 3, zatrzymaj 1
    .text = Zamiast kłaść płytkę możesz dobrać do trzech naraz. Przedtem mówisz ile, zatrzymujesz jedną, a resztę odkładasz. Na tym kończy się twoja tura.
cubed-rules-solo = Solo
    .setup = Bierzesz 25 płytek, w tym najwyżej trzy blokujące, a jedna płytka trafia na stół.
    .draw = Jeśli któraś płytka pasuje, musisz jakąś położyć. Jeśli żadna, dobierasz, a gdy to nie pomoże, jeszcze raz.
    .end = Wygrywasz, gdy wszystkie twoje płytki są położone. Przegrywasz, gdy po drugim dobraniu nic nie pasuje albo nie ma już czego dobrać.

## Rysowane przykłady

# Dla czytników ekranu; $pieces: cubed-piece-…, kilka ze średnikami
cubed-figure = Rysunek: { $pieces }
cubed-figure-blocker = Blokująca: 5 punktów
cubed-figure-triple = Potrójna: 3 punkty
cubed-figure-double = Podwójna: 2 punkty
cubed-figure-single = Pojedyncza: 1 punkt
cubed-figure-turns = Jedna płytka w trzech obrotach.
cubed-figure-heights = Szczyty na dołach, doły na szczytach.
cubed-figure-second = Świt przy świcie.
cubed-figure-second_not = Świt przy niebie.
cubed-figure-third = Dotyka obu i wszystkie kolory się zgadzają.
cubed-figure-third_not = Kolory się zgadzają, ale dotyka tylko jednej płytki.
cubed-figure-all = Oba boki się zgadzają.
cubed-figure-all_not = Jeden z dwóch boków się nie zgadza.
cubed-figure-blocking = Cztery pola są teraz zablokowane.
cubed-figure-blocking_not = Czarne boki dotykałyby innych płytek.
cubed-figure-bridge = Łączy płytki, które się nie stykały: most.
cubed-figure-void = Sześciu sąsiadów: dziura wypełniona.

## Czyja to gra

cubed-credits = Cubed to gra Jordana Martona; jej strona to cubedthegame.com. Gra i jej nazwa należą do autora i wydawcy.
