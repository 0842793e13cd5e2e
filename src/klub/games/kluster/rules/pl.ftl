## Lekcje: tytuł, co trzeba wiedzieć, zadanie, pochwała i co mówimy, gdy nie wyszło

kluster-lesson-put_down = Pewna ręka
    .text = Wszystkie te kamienie to magnesy. Z bliska przyciągają się i łączą, z daleka leżą spokojnie.
    .task = Weź magnes, przenieś go w wolne miejsce wewnątrz sznurka i puść.
    .praise = Nic się nie zetknęło, a ty masz o jeden mniej. To cała tura.
    .again = Dotknął innego magnesu albo znalazł się na zewnątrz. Zostaw między nimi więcej miejsca.
kluster-lesson-turn_it = Obraca się
    .text = Magnes ma biegun północny, oznaczony złotem, i południowy, oznaczony na niebiesko. Różne bieguny się przyciągają, a spinner obraca się, aż staną naprzeciw siebie.
    .task = Połóż swój magnes tak, żeby drugi się obrócił, ale nie został przyciągnięty. Zostaw między nimi miejsce na jakieś dwa magnesy.
    .praise = Obrócił się do twojego i został na miejscu. Tak magnesy ostrzegają.
    .again = Został przyciągnięty albo się nie obrócił. Spróbuj z innej odległości albo najpierw obróć swój magnes.
kluster-lesson-push_it = Odepchnij go
    .text = Takie same bieguny się odpychają. Możesz więc przesunąć magnes, którego nie wolno dotykać.
    .task = Obróć swój magnes tak, żeby naprzeciw siebie były takie same bieguny, i połóż go blisko drugiego: mniej niż długość magnesu między nimi.
    .praise = Odsunął się i nic się nie zetknęło.
    .again = Przyciągnął się albo nie drgnął. Takie same bieguny muszą być naprzeciw siebie, i to blisko.
kluster-lesson-drag_the_string = Pociągnij sznurek
    .text = W swojej turze możesz też ciągnąć sznurek. Leży płasko, nie zmienia długości i popycha to, na co trafi.
    .task = Pociągnij sznurek na zewnątrz, a potem spokojnie połóż magnes.
    .praise = Teraz jest miejsce tam, gdzie go potrzebujesz. Tylko nie zostaw żadnego magnesu na zewnątrz.
    .again = Pociągnij sznurek trochę dalej i połóż magnes z dala od innych.
kluster-lesson-take_a_clump = Klak!
    .text = Jeśli w twojej turze magnesy się zetkną, zabierasz wszystko, co się zetknęło, a tura się kończy.
    .task = Spróbuj raz: połóż magnes tuż obok innego.
    .praise = Klak! To, co się zetknęło, jest teraz twoje. Zachowaj więc odstęp.
    .again = Nic się nie zetknęło. Ten jeden raz powinno: podejdź bliżej.
kluster-lesson-last_one = Ostatni
    .text = Kto nie ma już magnesów, wygrywa, gdy tylko wszystko leży spokojnie.
    .task = Połóż swój ostatni magnes tak, by nic się nie zetknęło.
    .praise = Twoja ręka jest pusta, a stół spokojny: wygrywasz.
    .again = Teraz znów masz magnesy. Poszukaj miejsca najdalej od wszystkich innych.
kluster-lesson-overlap = Dwa sznurki
    .text = Gdy pudełek jest więcej, sznurków też, a każdy musi przecinać jakiś inny. Tu jeden się odłączył.
    .task = Przyciągnij odłączony sznurek, aż przetnie drugi, i naciśnij „Gotowe”.
    .praise = Znów są połączone. Teraz kolej na następną osobę.
    .again = Wciąż są osobno. Przeciągnij jeden przez drugi.

## Zasady: rozdziały i części

kluster-chapter-basics = Jak się gra
kluster-chapter-ways = Inne sposoby gry
kluster-chapter-sources = Osiem instrukcji

kluster-rules-aim = O co chodzi
    .text = Pozbądź się swoich magnesów. Po kolei kładziecie je wewnątrz sznurka i nie mogą się zetknąć. Wygrywa ten, kto pierwszy pozbędzie się wszystkich.
kluster-rules-magnets = Magnesy i sznurek
    .text = W pudełku Classic są 24 kamienie nieco różnej wielkości, dla najwyżej czterech osób. W pudełku DUO jest 12 spinnerów, jednakowych i łatwych do obrócenia, dla jednej lub dwóch. W każdym pudełku jest sznurek.
    .poles = Każdy magnes ma dwa bieguny: północny ma złoty pasek z kropką, południowy dwa cienkie niebieskie paski z kółkiem. Na spinnerze wypełniony koniec igły to północ. Różne bieguny się przyciągają, takie same odpychają.
kluster-rules-setup = Przed pierwszą turą
    .string = Pierwsza osoba układa sznurek w dowolnym kształcie. Nie może on przecinać sam siebie i musi otaczać dość miejsca.
    .share = Magnesy dzieli się po równo. Z DUO dwie osoby mają po sześć; z Classic we dwoje po 12, we troje po 8, we czworo po 6. Solo bierzesz wszystkie.
    .first = W pierwszej grze zaczyna najniższa osoba albo losowo wybrana. Później zaczyna ten, kto skończył poprzednią grę z największą liczbą magnesów. Dalej gra się zgodnie z ruchem wskazówek zegara.
kluster-rules-turn = Twoja tura
    .place = Połóż jeden ze swoich magnesów tak, by spoczął na stole wewnątrz sznurka. Może leżeć płasko albo stać pionowo, a zanim go puścisz, możesz go dowolnie obracać.
    .once = Tego, co leży na stole, nie wolno dotykać, nawet magnesu, który przed chwilą trafił tam z twojej ręki.
    .rest = Tura kończy się sama, gdy wszystko się uspokoi. Za wszystko, co się do tej chwili zdarzy, odpowiadasz ty.
kluster-rules-take = Co musisz zabrać
    .text = Jeśli w twojej turze magnesy się zetkną, zabierasz je wszystkie. Jeśli w twojej turze magnesy opuszczą obszar gry, też je zabierasz. Nieważne, czy to twoja sprawka, czy ruszyły się same.
    .all = Zabierasz całą grupę, która się zetknęła, a jeśli grup jest kilka, to wszystkie. Jeśli zabranie ich poruszy inne, te, które się wtedy zetkną, też są twoje.
    .over = Potem twoja tura się kończy, nawet jeśli żaden magnes nie został jeszcze położony.
kluster-rules-inside = Wewnątrz czy na zewnątrz
    .text = Magnes jest wewnątrz, gdy jego środek leży wewnątrz sznurka. Może dotykać sznurka.
    .moved = Magnes położony na zewnątrz wraca do twojej ręki. Jeśli przez ruch sznurka jakiś magnes znajdzie się na zewnątrz, zabierasz go.
kluster-rules-hover = Magnesy w powietrzu
    .text = Magnes w ręce działa z góry: możesz nim obracać, przyciągać i odpychać magnesy na stole.
    .several = Możesz trzymać kilka naraz: działają razem, a to, że stykają się w ręce, nie szkodzi. Kładziesz tylko jeden.
    .jump = Jeśli któryś skoczy do twojej ręki, zabierasz go. Trzymany magnes zostaje twój, a tura się kończy.
kluster-rules-string = Ruszanie sznurkiem
    .text = W swojej turze możesz ciągnąć sznurek, dokąd chcesz, a z nim magnesy, na które trafi. Jeśli któreś się zetkną, zabierasz je.
    .flat = Sznurek leży płasko na stole: ślizga się i popycha, ale nigdy nie przechodzi nad magnesem. Jego długość się nie zmienia.
    .after = Możesz go jeszcze ciągnąć, gdy puszczony magnes się uspokaja, chyba że przy waszym stole jest to wyłączone.
kluster-rules-end = Koniec
    .text = Gra kończy się, gdy ktoś położy swój ostatni magnes. Ta osoba wygrywa.
    .rest = Liczy się stół w spoczynku: jeśli po puszczeniu ostatniego jakieś magnesy się zetkną, zabierasz je i gra toczy się dalej.
kluster-rules-expert = Tryb ekspercki
    .more = Jeśli po położeniu magnesu nadal masz ich więcej niż następna osoba, możesz położyć kolejny.
    .again = Nie musisz. Możesz tak robić, dopóki masz więcej niż następna osoba; klasyczne magnesy i spinnery liczą się razem.
    .end = Jeśli trzeba było zabrać magnesy, w tej turze nie kładziesz już żadnego.
kluster-rules-solo = Solo
    .text = Obowiązują te same zasady. Umieść w obszarze gry tyle magnesów, ile zdołasz.
    .failures = Za każdym razem, gdy musisz zabrać magnesy, jest to jedna strata, bez względu na ich liczbę. Dwie są dozwolone; trzecia kończy grę, a magnesy w obszarze gry to twój wynik.
    .win = Jeśli są tam wszystkie magnesy, to zwycięstwo całkowite.
kluster-rules-plus = Kluster+
    .text = Można połączyć dowolną liczbę pudełek, Classic i DUO. Tutaj na jednym stole mogą być najwyżej po dwa każdego rodzaju.
    .players = Każde pudełko Classic wystarcza dla czterech osób, każde DUO dla dwóch. Z jednym i drugim może grać do sześciu osób.
kluster-rules-plus_setup = Kluster+: przed pierwszą turą
    .strings = Sznurki układa się po kolei, jeden po drugim. Każdy następny musi przecinać któryś z leżących.
    .share = Klasyczne magnesy i spinnery dzieli się osobno, każdemu tyle samo. Klasyczne magnesy, które zostaną, nie biorą udziału w grze.
    .spare = Spinnery, które zostaną, wykłada się przed grą, po jednym na sznurek, jak najbliżej jego środka, ale bez styku. Są niczyje, dopóki ktoś nie musi ich zabrać.
kluster-rules-plus_turn = Kluster+: twoja tura
    .inside = Magnes jest w obszarze gry, gdy leży wewnątrz któregokolwiek sznurka. Możesz ruszać wszystkimi.
    .repair = Na końcu tury każdy sznurek musi przecinać przynajmniej jeden inny. Jeśli któryś się odłączył, musisz go najpierw przyciągnąć, a to, co przy tym poruszysz, zabierasz.
    .first = Dopóki nie wróci, nie możesz położyć kolejnego magnesu.
kluster-rules-options = Co można ustawić
    .text = Kto otwiera stół, może zmienić kilka rzeczy.
    .place = Można ustalić, że wewnątrz musi być cały magnes, a nie tylko jego środek, i że magnesy muszą leżeć płasko. Można też wydłużyć czas spoczynku albo zmienić liczbę strat dozwolonych solo.
    .time = Zegar może ograniczać każdą turę. Gdy czas minie, tura kończy się bez magnesu.
    .plus = Przy kilku sznurkach można ustalić, że wystarczy styk lub wspólny obszar, albo że wszystkie muszą być połączone. Spinnery ponad jeden na sznurek są poza grą albo też trafiają na stół.
kluster-rules-differences = Czym się różnią i czego się trzymamy
    .text = Ulotka podaje zasady w ośmiu językach i nie są one całkiem takie same. Trzymamy się wersji francuskiej i angielskiej, bo są pełne i zgodne. Oto gdzie inne języki się różnią:
    .touch = Zabieranie: niemiecki i polski mówią o magnesach, które się łączą, włoski o takich, które się przyciągają. Tutaj wystarczy styk, a bez styku nic się nie dzieje.
    .whose = Portugalski mówi tylko o własnych magnesach gracza. Tutaj nieważne, czyje były.
    .flat = Sznurek: po niemiecku płaski ma pozostać stół. Tutaj chodzi o sznurek.
    .start = Początek: polski milczy o pierwszej grze, niemiecki i włoski nie mówią, w jakim sensie ktoś jest najmniejszy. Tutaj chodzi o wzrost.
    .end = Koniec: po niemiecku gra kończy się, gdy ręka jest pusta, w innych językach, gdy leży ostatni magnes. Tutaj jedno i drugie musi się zgadzać, gdy wszystko spoczywa.
    .solo = Solo: po niemiecku stratą są tylko magnesy, które się łączą, a po włosku mógłby to być każdy magnes z osobna. Tutaj każde zabranie to jedna strata.
    .expert = Tryb ekspercki: polski porównuje cię z przeciwnikiem. Tutaj zawsze z następną osobą i musisz mieć naprawdę więcej.
    .strings = Układanie sznurków: po polsku każdy musi nachodzić na poprzedni. Tutaj wystarczy którykolwiek z leżących.
    .loose = Odłączone sznurki: niemiecki po prostu ich zabrania, po niderlandzku wystarcza styk, po polsku wspólny obszar. Tutaj możesz je przyciągnąć i muszą się przecinać.
    .spare = Pozostałe spinnery: po niderlandzku i po polsku jeden trafia na środek każdego sznurka. Tutaj dostaje je tyle sznurków, ile zostało spinnerów.

## Rysowane przykłady

# Dla czytników ekranu
kluster-figure =
    Rysunek: { $count ->
        [0] bez magnesów
        [one] { $count } magnes
        [few] { $count } magnesy
       *[many] { $count } magnesów
    }, { $strings ->
        [0] bez sznurka
        [one] { $strings } sznurek
        [few] { $strings } sznurki
       *[many] { $strings } sznurków
    }
kluster-figure-classic = Classic: mały, średni, duży.
kluster-figure-spinner = Spinnery z igłą jak w kompasie.
kluster-figure-shapes = Wybierz koło, owal, fasolę lub gwiazdę albo narysuj samodzielnie.
kluster-figure-hold = Trzymasz magnes nad stołem.
kluster-figure-upright = Pionowo: biegun północny u góry, południowy u góry.
kluster-figure-clump = Te trzy się zetknęły: zabierasz wszystkie.
kluster-figure-stray = Ten jest na zewnątrz: zabierasz go.
kluster-figure-inside = Środek jest wewnątrz.
kluster-figure-outside = Środek jest na zewnątrz.
kluster-figure-pull = Różne bieguny się przyciągają.
kluster-figure-push = Takie same bieguny się odpychają.
kluster-figure-drag = Ciągnij, gdzie chcesz; druga strona zostaje na miejscu.
kluster-figure-cross = Sznurki się przecinają.
kluster-figure-cross_not = Jeden wewnątrz drugiego: nie przecinają się.
kluster-figure-spare = Pozostałe spinnery w środku sznurków.

## Czyja to gra

kluster-credits = Kluster to gra Pauli i Roberta Henningów, wydana przez Borderline Editions w porozumieniu z Kluster LLC. Gra i jej nazwa należą do nich.
