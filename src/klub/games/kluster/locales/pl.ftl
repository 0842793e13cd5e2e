## Gra

kluster-name = Kluster
    .about = Kładź magnesy wewnątrz sznurka tak, by się nie skleiły.
    .tagline = Wstrzymaj oddech. Jeszcze jeden magnes…
    .minutes = 10 min

## Opcje: co robi każda z nich, jej nazwa w formularzach i jej wartości słowami

kluster-option-boxes = Które pudełka są na stole; bez wyboru dokładnie tyle, ile trzeba.
    .label = Pudełka
    .null = Tyle, ile trzeba
    .classic = Classic (24 magnesy)
    .duo = DUO (12 bączków)
kluster-option-expert = Kto ma jeszcze więcej magnesów niż następna osoba, może położyć kolejny.
    .label = Tryb eksperta
kluster-option-inside_test = Kiedy magnes jest w środku: gdy leży tam jego środek czy dopiero cały obrys.
    .label = Wewnątrz sznurka
    .centre = Jego środek
    .whole = Cały magnes
kluster-option-settle_time = Jak długo wszystko musi być nieruchome, zanim tura przejdzie dalej, w dziesiątych sekundy.
    .label = Czas spoczynku
kluster-option-string_after_placing = Czy wolno jeszcze ruszać sznurkiem, gdy położony magnes się uspokaja.
    .label = Sznurek po położeniu
kluster-option-turn_timer = Sekundy na turę; gdy miną, kończy się ona bez magnesu.
    .label = Zegar tury
kluster-option-solo_failures = Ile niepowodzeń wytrzymasz, grając w pojedynkę.
    .label = Solo: niepowodzenia
kluster-option-string_test = Kiedy dwa sznurki trzymają się razem: przecinają się, stykają albo ich pola nachodzą na siebie.
    .label = Sznurki razem
    .cross = Przecięcie
    .touch = Styk
    .area = Wspólne pole
kluster-option-strings_connected = Wszystkie sznurki muszą tworzyć jedną grupę, a nie tylko każdy z jakimś innym.
    .label = Jedna grupa sznurków
kluster-option-extra_spinners = Co się dzieje z pozostałymi bączkami, gdy jest ich więcej niż sznurków.
    .label = Pozostałe bączki
    .remove = Poza grą
    .second = Też na stół
kluster-option-upright = Magnesy można też stawiać pionowo.
    .label = Pionowe magnesy
kluster-option-first_player = Kto może zacząć: najniższa osoba albo ta, którą wskaże los.
    .label = Kto zaczyna
    .null = Los

## Kto ma co zrobić: $players to imię

kluster-phase-strings = Układa sznurek: { $players }
kluster-phase-turn = Ruch: { $players }
kluster-phase-more = Może położyć jeszcze jeden magnes: { $players }
kluster-phase-repair = Musi przesunąć sznurek z powrotem: { $players }
kluster-phase-over = Gra skończona.

## Co się stało. $who: you albo other

kluster-event-laid =
    { $who ->
        [you] Układasz sznurek.
       *[other] { $player } układa sznurek.
    }
kluster-event-laid_out =
    { $count ->
        [one] { $count } pozostały bączek trafia na stół.
        [few] { $count } pozostałe bączki trafiają na stół.
       *[many] { $count } pozostałych bączków trafia na stół.
    }
# $pose: flat, upright
kluster-event-placed =
    { $who ->
        [you] Kładziesz magnes
       *[other] { $player } kładzie magnes
    }{ $pose ->
        [upright] {""}, pionowo
       *[flat] {""}
    }.
# $why: touched, outside, both
kluster-event-took =
    { $who ->
        [you] Zabierasz
       *[other] { $player } zabiera
    } { $count ->
        [one] { $count } magnes
        [few] { $count } magnesy
       *[many] { $count } magnesów
    }: { $why ->
        [touched] magnesy się zetknęły
        [outside] poza polem
       *[both] magnesy się zetknęły lub opuściły pole
    }.
kluster-event-toppled =
    { $count ->
        [one] { $count } magnes się przewraca.
        [few] { $count } magnesy się przewracają.
       *[many] { $count } magnesów się przewraca.
    }
kluster-event-separated =
    { $who ->
        [you] Sznurek się oddzielił: musisz przesunąć go z powrotem.
       *[other] Sznurek się oddzielił: { $player } musi przesunąć go z powrotem.
    }
# $why: choice, time
kluster-event-ended =
    { $who ->
        [you]
            { $why ->
                [time] Twój czas minął.
               *[choice] Nie kładziesz już magnesu.
            }
       *[other]
            { $why ->
                [time] Czas minął: { $player }.
               *[choice] { $player } nie kładzie już magnesu.
            }
    }
# Atrybut jest do gry w pojedynkę; $why: placed_all, failures
kluster-event-over =
    { $who ->
        [you] Twój ostatni magnes leży: wygrywasz.
       *[other] Ostatni magnes leży: wygrywa { $player }.
    }
    .alone =
        { $why ->
            [placed_all] Wszystkie magnesy leżą w polu: pełne zwycięstwo.
           *[failures] O jedno niepowodzenie za dużo: gra skończona.
        }

## Stół jako tekst i jako obrazek

kluster-hand = Twoje magnesy
kluster-magnet-classic = magnes, { $size } mm
kluster-magnet-spinner = bączek
kluster-held =
    { $count ->
        [0] ani jednego magnesu
        [one] { $count } magnes na ręce
        [few] { $count } magnesy na ręce
       *[many] { $count } magnesów na ręce
    }
kluster-area =
    { $count ->
        [0] ani jednego magnesu w polu
        [one] { $count } magnes w polu
        [few] { $count } magnesy w polu
       *[many] { $count } magnesów w polu
    }
kluster-failures = Niepowodzenia: { $count } z { $most }
kluster-legend = Strzałki wskazują biegun północny; ⊙ północ u góry, ⊗ południe u góry; liczby to milimetry.

## Dlaczego bot tak gra

kluster-reason-alone = W pobliżu nic jeszcze nie leży.
kluster-reason-safe = Nic się tam nie rusza; najbliższy magnes jest { $gap } mm dalej.
kluster-reason-string = Odciągnięty sznurek robi tam miejsce; najbliższy magnes jest { $gap } mm dalej.
kluster-reason-narrow = Sznurek pociągnięty do środka zostawia następnej osobie mało miejsca; najbliższy magnes jest { $gap } mm dalej.
kluster-reason-last = To twój ostatni magnes: jeśli nic się nie ruszy, wygrywasz.
kluster-reason-guess = Wygląda tam spokojnie.
kluster-reason-least =
    { $count ->
        [one] Żadne miejsce nie jest bezpieczne; tam kosztuje to tylko { $count } magnes.
        [few] Żadne miejsce nie jest bezpieczne; tam kosztuje to tylko { $count } magnesy.
       *[many] Żadne miejsce nie jest bezpieczne; tam kosztuje to tylko { $count } magnesów.
    }
kluster-reason-another = Jest miejsce na jeszcze jeden, a masz ich więcej niż następna osoba.
kluster-reason-enough = Kolejny byłby zbyt ryzykowny.
kluster-reason-mend = Sznurki muszą znów trzymać się razem.
kluster-reason-round = Okrąg otacza najwięcej miejsca.
kluster-reason-shape = Dla odmiany inny kształt.
kluster-reason-overlap = Musi nachodzić na sznurek, który już leży.

## W terminalu. $choices: co można wpisać

kluster-ask-strings = W jakim kształcie układasz sznurek? ({ $choices })
kluster-ask-turn = Który magnes i gdzie? ({ $choices })
kluster-ask-more = Możesz położyć jeszcze jeden magnes. Który i gdzie? ({ $choices })
kluster-ask-repair = Sznurek się oddzielił. Jak przesuniesz go z powrotem? ({ $choices })
kluster-pulled = Sznurek zostanie pociągnięty do ({ $x }, { $y }), zanim położysz magnes.
kluster-command-shape = układa sznurek w tym kształcie; dalej można podać x i y jego środka
kluster-command-place = kładzie magnes: numer, x, y (mm), kierunek bieguna północnego (stopnie); potem ewentualnie up lub down dla bieguna u góry
kluster-command-pull = najpierw ciągnie sznurek: numer, węzeł (0 do 63), x, y
kluster-command-mend = ściąga oddzielone sznurki z powrotem
kluster-command-end = nie kładzie już magnesu
# Co zrobiłby bot. $number: magnes na liście; $angle: w stopniach; $reason: jedno z kluster-reason-…
kluster-hint-lay_string = Ułóż sznurek. { $reason }
kluster-hint-place = Połóż magnes { $number } na ({ $x }, { $y }), obrócony na { $angle }°. { $reason }
kluster-hint-turn = Pociągnij sznurek, a potem połóż magnes { $number } na ({ $x }, { $y }), obrócony na { $angle }°. { $reason }
kluster-hint-mend = Ściągnij sznurki razem. { $reason }
kluster-hint-end = Nie kładź już magnesu. { $reason }


## Strona: stół

kluster-page-table = Stół
kluster-page-keys = Strzałki przesuwają, z Shiftem drobnymi krokami. Przecinek i kropka biorą magnes, Q i E lub R go obracają, F stawia go pionowo, G dobiera do niego jeszcze jeden, nawiasy kwadratowe podnoszą i opuszczają, Enter puszcza, Escape odkłada. S chwyta sznurek, strzałki go ciągną. X kończy turę, gdy wolno. L pokazuje linie pola, D mapę zagrożeń; Home pokazuje cały stół, plus i minus przybliżają i oddalają. Przy układaniu sznurka: 1 do 5 wybierają kształt, Enter układa.
kluster-page-tools = Widok
kluster-page-field = Linie pola
kluster-page-danger = Mapa zagrożeń
kluster-page-slow = Zwolnione tempo
kluster-page-skip = Pomiń

## Strona: ręka

kluster-page-dock = Twoja ręka
kluster-page-picked = Trzymasz: { $stone }
kluster-page-rotate = Obróć
kluster-page-flip = Przewróć
kluster-page-gather = Chwyć jeszcze jeden
kluster-page-gathered =
    { $count ->
        [one] 1 magnes w ręce
        [few] { $count } magnesy w ręce
       *[other] { $count } magnesów w ręce
    }
kluster-page-pose-flat = płasko
kluster-page-pose-north_up = biegun północny u góry
kluster-page-pose-south_up = biegun południowy u góry
kluster-page-let_go = Puść
kluster-page-mm = { $mm } mm
kluster-page-high = mm wys.
kluster-page-more = Masz więcej niż następna osoba: jeszcze jeden?
kluster-page-enough = Wystarczy
kluster-page-repair = Sznurek się odłączył. Przyciągnij go, aż przetnie inny.
kluster-page-mended = Sznurki znów się łączą.
kluster-page-done = Gotowe

## Strona: układanie sznurka

kluster-page-shapes = Kształt sznurka
kluster-page-shape-circle = Koło
kluster-page-shape-oval = Owal
kluster-page-shape-bean = Fasola
kluster-page-shape-star = Gwiazda
kluster-page-shape-free = Rysuj
kluster-page-lay = Ułóż
kluster-page-string = Sznurek { $number } z { $count }
kluster-page-move = Przeciągnij go na miejsce lub wybierz kształt.
kluster-page-draw = Narysuj pętlę na stole.
kluster-page-overlap-yes = Przecina inny sznurek.
kluster-page-overlap-no = Musi przeciąć inny sznurek.
kluster-page-fault-crossed = Przecina sam siebie.
kluster-page-fault-small = Otacza za mało miejsca.
kluster-page-fault-tight = Dotyka sam siebie.
kluster-page-fault-off_table = Wychodzi poza stół.

## Strona: co teraz zrobić

kluster-page-advice-strings = Ułóż sznurek
kluster-page-advice-pick = Weź magnes
kluster-page-advice-lead = Poprowadź go i puść
kluster-page-advice-more = Jeszcze jeden, jeśli chcesz
kluster-page-advice-repair = Przyciągnij sznurek
kluster-page-advice-settle = Wszystko się uspokaja
kluster-page-hint-lay_string = Ułóż sznurek jak cienka linia.
kluster-page-hint-place = Połóż magnes tam, gdzie leży blady.
kluster-page-hint-turn = Pociągnij sznurek, jak pokazuje strzałka, a potem połóż magnes tam, gdzie leży blady.
kluster-page-hint-mend = Pociągnij sznurek, jak pokazuje strzałka.
kluster-page-hint-end = Poprzestań na tym.

## Strona: dlaczego nie

kluster-page-why-must_place = Musisz położyć magnes.
kluster-page-why-upright = Tu magnesy leżą płasko.
kluster-page-why-repair_first = Najpierw sznurek, potem magnes.
kluster-page-why-string_apart = Musi przeciąć inny sznurek.
kluster-page-why-bad_string = Sznurek nie może tak leżeć.
kluster-page-why-off_table = Tam kończy się stół.

## Strona: mówione przy klawiaturze. $way: gdzie stąd

kluster-page-spoken-nearest =
    najbliższy magnes { $mm } mm, { $way ->
        [left] po lewej
        [above] u góry
        [below] u dołu
        [upper_right] u góry po prawej
        [upper_left] u góry po lewej
        [lower_right] u dołu po prawej
        [lower_left] u dołu po lewej
       *[right] po prawej
    }
kluster-page-spoken-hint =
    podpowiedź { $mm } mm, { $way ->
        [left] po lewej
        [above] u góry
        [below] u dołu
        [upper_right] u góry po prawej
        [upper_left] u góry po lewej
        [lower_right] u dołu po prawej
        [lower_left] u dołu po lewej
       *[right] po prawej
    }, północ na { $degrees }°
kluster-page-spoken-alone = na stole nie ma magnesów
kluster-page-spoken-inside = wewnątrz sznurka
kluster-page-spoken-outside = poza sznurkiem
kluster-page-spoken-node = Sznurek { $number }, miejsce { $node } z 64
kluster-page-spoken-held = { $stone }, { $pose }, { $degrees }°
kluster-page-ease-calm = spokój
kluster-page-ease-turning = inne się obracają
kluster-page-ease-pulling = ciągnie
kluster-page-ease-snap = zaraz się złączą

## Strona: jak się skończyło

kluster-page-fewest = Wygrywa ten, kto nie ma magnesów.
kluster-page-most = Liczy się to, co leży w polu.

## Dlaczego ruch został odrzucony

refusal-kluster-not_in_hand = Nie masz tego magnesu na ręce: { $magnet }.
refusal-kluster-too_few_magnets =
    { $count ->
        [one] Masz tylko jeden magnes.
        [few] Masz tylko { $count } magnesy.
       *[other] Masz tylko { $count } magnesów.
    }
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
refusal-options-too_few_boxes = Te pudełka wystarczą najwyżej dla tylu graczy: { $most }, a graczy jest { $seats } (zasada { $rule }).
