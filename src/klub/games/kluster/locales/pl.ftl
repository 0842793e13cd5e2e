## Gra

kluster-name = Kluster
    .about = Kładź magnesy wewnątrz sznurka tak, by się nie złączyły.
    .tagline = Wstrzymaj oddech. Jeszcze jeden magnes…
    .minutes = 10 min

## Opcje: co robi każda z nich, jej nazwa w formularzach i jej wartości słowami

kluster-option-boxes = Które pudełka są na stole; domyślnie tyle, ile trzeba dla graczy.
    .label = Pudełka
    .null = Tyle, ile trzeba
    .classic = Classic (24 magnesy)
    .duo = DUO (12 spinnerów)
kluster-option-expert = Kto po położeniu magnesu nadal ma ich więcej niż następna osoba, może położyć kolejny.
    .label = Tryb ekspercki
kluster-option-inside_test = Kiedy magnes jest wewnątrz: gdy leży tam jego środek czy dopiero cały obrys.
    .label = Wewnątrz sznurka
    .centre = Jego środek
    .whole = Cały magnes
kluster-option-settle_time = Jak długo wszystko musi być nieruchome, zanim tura się skończy, w dziesiątych częściach sekundy.
    .label = Czas spoczynku
kluster-option-string_after_placing = Czy wolno jeszcze ruszać sznurkiem, gdy położony magnes się uspokaja.
    .label = Sznurek po położeniu
kluster-option-turn_timer = Sekundy na turę; gdy miną, tura kończy się bez magnesu.
    .label = Zegar tury
kluster-option-solo_failures = Solo: ile strat jest dozwolonych.
    .label = Solo: straty
kluster-option-string_test = Kiedy sznurki są połączone: gdy się przecinają, gdy się stykają albo gdy ich obszary nachodzą na siebie.
    .label = Połączone sznurki
    .cross = Przecięcie
    .touch = Styk
    .area = Wspólny obszar
kluster-option-strings_connected = Wszystkie sznurki muszą tworzyć jedną grupę; nie wystarczy, że każdy jest połączony z jednym innym.
    .label = Wszystkie połączone
kluster-option-extra_spinners = Co się dzieje z pozostałymi spinnerami, gdy jest ich więcej niż sznurków.
    .label = Pozostałe spinnery
    .remove = Poza grą
    .second = Też na stół
kluster-option-upright = Magnesy można też stawiać pionowo.
    .label = Pionowe magnesy
kluster-option-first_player = Kto zaczyna: najniższa osoba albo losowo wybrana.
    .label = Kto zaczyna
    .null = Losowo

## Kto ma co zrobić. $who: you albo other; $players to imię

kluster-phase-strings =
    { $who ->
        [you] Układasz teraz sznurek.
       *[other] { $players } układa teraz sznurek.
    }
kluster-phase-turn =
    { $who ->
        [you] Twój ruch.
       *[other] Teraz gra { $players }.
    }
kluster-phase-more =
    { $who ->
        [you] Możesz położyć jeszcze jeden magnes.
       *[other] { $players } może położyć jeszcze jeden magnes.
    }
kluster-phase-repair =
    { $who ->
        [you] Musisz przyciągnąć sznurek z powrotem.
       *[other] { $players } musi przyciągnąć sznurek z powrotem.
    }
kluster-phase-over = Gra skończona.

## Co się stało. $who: you albo other

kluster-event-laid =
    { $who ->
        [you] Układasz sznurek.
       *[other] { $player } układa sznurek.
    }
kluster-event-laid_out =
    { $count ->
        [one] { $count } pozostały spinner trafia na stół.
        [few] { $count } pozostałe spinnery trafiają na stół.
       *[many] { $count } pozostałych spinnerów trafia na stół.
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
        [outside] poza obszarem gry
       *[both] magnesy się zetknęły lub opuściły obszar gry
    }.
kluster-event-toppled =
    { $count ->
        [one] { $count } magnes się przewraca.
        [few] { $count } magnesy się przewracają.
       *[many] { $count } magnesów się przewraca.
    }
kluster-event-separated =
    { $who ->
        [you] Sznurek się odłączył: musisz przyciągnąć go z powrotem.
       *[other] Sznurek się odłączył: { $player } musi przyciągnąć go z powrotem.
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
                [time] Czas gracza { $player } minął.
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
            [placed_all] Wszystkie magnesy są w obszarze gry: zwycięstwo całkowite.
           *[failures] O jedną stratę za dużo: gra skończona.
        }

## Stół jako tekst i jako obrazek

kluster-hand = Twoje magnesy
kluster-magnet-classic = magnes, { $size } mm
kluster-magnet-spinner = spinner
kluster-held =
    { $count ->
        [0] ani jednego magnesu
        [one] { $count } magnes na ręce
        [few] { $count } magnesy na ręce
       *[many] { $count } magnesów na ręce
    }
kluster-area =
    { $count ->
        [0] ani jednego magnesu w obszarze gry
        [one] { $count } magnes w obszarze gry
        [few] { $count } magnesy w obszarze gry
       *[many] { $count } magnesów w obszarze gry
    }
kluster-failures = Straty: { $count } z { $most }
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
        [one] Żadne miejsce nie jest bezpieczne; to kosztuje tylko { $count } magnes.
        [few] Żadne miejsce nie jest bezpieczne; to kosztuje tylko { $count } magnesy.
       *[many] Żadne miejsce nie jest bezpieczne; to kosztuje tylko { $count } magnesów.
    }
kluster-reason-another = Jest miejsce na jeszcze jeden, a masz ich więcej niż następna osoba.
kluster-reason-enough = Kolejny byłby zbyt ryzykowny.
kluster-reason-mend = Sznurki muszą być znów połączone.
kluster-reason-round = Okrąg otacza najwięcej miejsca.
kluster-reason-shape = Dla odmiany inny kształt.
kluster-reason-overlap = Musi przecinać sznurek, który już leży.

## W terminalu. $choices: co można wpisać

kluster-ask-strings = W jakim kształcie układasz sznurek? ({ $choices })
kluster-ask-turn = Który magnes i gdzie? ({ $choices })
kluster-ask-more = Możesz położyć jeszcze jeden magnes. Który i gdzie? ({ $choices })
kluster-ask-repair = Sznurek się odłączył. Jak przyciągniesz go z powrotem? ({ $choices })
kluster-pulled = Sznurek zostanie pociągnięty do ({ $x }, { $y }), zanim położysz magnes.
kluster-command-shape = układa sznurek w tym kształcie; dalej można podać x i y jego środka
kluster-command-place = kładzie magnes: numer, x, y (mm), kierunek bieguna północnego (stopnie); potem ewentualnie up lub down dla bieguna u góry
kluster-command-pull = najpierw ciągnie sznurek: numer, węzeł (0 do 63), x, y
kluster-command-mend = przyciąga sznurki z powrotem, aż będą połączone
kluster-command-end = nie kładzie już magnesu
# Co zrobiłby bot. $number: magnes na liście; $angle: w stopniach; $reason: jedno z kluster-reason-…
kluster-hint-lay_string = Ułóż sznurek. { $reason }
kluster-hint-place = Połóż magnes { $number } na ({ $x }, { $y }), obrócony na { $angle }°. { $reason }
kluster-hint-turn = Pociągnij sznurek, a potem połóż magnes { $number } na ({ $x }, { $y }), obrócony na { $angle }°. { $reason }
kluster-hint-mend = Przyciągnij sznurek z powrotem. { $reason }
kluster-hint-end = Nie kładź już magnesu. { $reason }


## Strona: stół

kluster-page-table = Stół
kluster-page-keys = Strzałki przesuwają magnes, z klawiszem Shift drobnymi krokami. Przecinek i kropka biorą magnes, { $left } i { $right } lub R go obracają, F stawia go pionowo, G chwyta jeszcze jeden, Page Up podnosi go, a Page Down opuszcza, Enter puszcza, Escape odkłada. S chwyta sznurek, a strzałki go ciągną. X kończy turę, gdy wolno. L pokazuje linie pola, D mapę zagrożeń; Home pokazuje cały stół, plus i minus zmieniają powiększenie. Przy układaniu sznurka klawisze od 1 do 5 wybierają kształt, Enter układa.
kluster-page-tools = Widok
kluster-page-field = Linie pola
kluster-page-danger = Mapa zagrożeń
kluster-page-slow = Zwolnione tempo
kluster-page-skip = Pomiń

## Strona: ręka

kluster-page-dock = Twoja ręka
kluster-page-picked = Trzymasz: { $stone }
kluster-page-rotate = Obróć
kluster-page-flip = Postaw / połóż
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
kluster-page-interrupted = Twoja tura zaczyna się od nowa
    .text = Połączenie zerwało się w trakcie tury: twój magnes jest znowu wśród pozostałych i nic nie zostało położone.
kluster-page-mm = { $mm } mm
kluster-page-high = mm wys.
kluster-page-more = Masz więcej niż następna osoba: jeszcze jeden?
kluster-page-enough = Wystarczy
kluster-page-repair = Sznurek się odłączył. Przyciągnij go, aż przetnie inny.
kluster-page-mended = Sznurki są znów połączone.
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
kluster-page-move = Przeciągnij sznurek na miejsce lub wybierz kształt.
kluster-page-draw = Narysuj pętlę na stole.
kluster-page-overlap-yes = Sznurek przecina inny.
kluster-page-overlap-no = Sznurek musi przeciąć inny.
kluster-page-fault-crossed = Sznurek przecina sam siebie.
kluster-page-fault-small = Pętla jest za mała.
kluster-page-fault-tight = Sznurek leży za ciasno.
kluster-page-fault-off_table = Sznurek wychodzi poza stół.

## Strona: co teraz zrobić

kluster-page-advice-strings = Ułóż sznurek
kluster-page-advice-pick = Weź magnes
kluster-page-advice-lead = Poprowadź go i puść
kluster-page-advice-more = Jeszcze jeden, jeśli chcesz
kluster-page-advice-repair = Przyciągnij sznurek
kluster-page-advice-settle = Wszystko się uspokaja
kluster-page-hint-lay_string = Ułóż sznurek wzdłuż cienkiej linii.
kluster-page-hint-place = Połóż magnes tam, gdzie widać jego cień.
kluster-page-hint-turn = Pociągnij sznurek, jak pokazuje strzałka, a potem połóż magnes tam, gdzie widać jego cień.
kluster-page-hint-mend = Pociągnij sznurek, jak pokazuje strzałka.
kluster-page-hint-end = Na tym zakończ.

## Strona: dlaczego nie

kluster-page-why-must_place = Musisz położyć magnes.
kluster-page-why-upright = Tu magnesy muszą leżeć płasko.
kluster-page-why-repair_first = Najpierw sznurek, potem magnes.
kluster-page-why-string_apart = Sznurek musi przeciąć inny.
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
kluster-page-ease-pulling = coś go przyciąga
kluster-page-ease-snap = zaraz się złączą

## Strona: jak się skończyło

kluster-page-fewest = Wygrywa ten, kto nie ma magnesów.
kluster-page-most = Liczą się magnesy w obszarze gry.

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
        [strings] Najpierw trzeba ułożyć sznurki.
        [more] Możesz teraz położyć jeszcze jeden magnes albo zakończyć turę.
        [repair] Sznurek się odłączył: najpierw przyciągnij go z powrotem.
       *[turn] Teraz to niemożliwe.
    }
refusal-kluster-must_place = W swojej turze musisz położyć magnes (zasada { $rule }).
refusal-kluster-off_table = To już poza krawędzią stołu (zasada { $rule }).
refusal-kluster-upright = Przy tym stole magnesy muszą leżeć płasko (zasada { $rule }).
refusal-kluster-repair_first = Sznurek się odłączył: przyciągnij go z powrotem, zanim coś położysz (zasada { $rule }).
refusal-kluster-no_such_string = Nie ma takiego sznurka do przesunięcia ani do ułożenia: { $loop }.
refusal-kluster-bad_string =
    { $fault ->
        [crossed] Sznurek nie może przecinać sam siebie
        [small] Pętla sznurka jest za mała
       *[tight] Sznurek nie może dotykać sam siebie
    } (zasada { $rule }).
refusal-kluster-string_apart = Każdy następny sznurek musi przecinać któryś z już ułożonych (zasada { $rule }).
refusal-kluster-string_after_placing = Przy tym stole sznurka nie wolno już ruszać, gdy magnes leży (zasada { $rule }).
refusal-kluster-track = Żadna ręka nie mogła tak rozegrać tej tury ({ $what }).
refusal-kluster-digest = Przy ponownym odtworzeniu ta tura kończy się inaczej, niż zapisano: { $found } zamiast { $expected }.
refusal-kluster-other_physics = Zapisano z wersją fizyki { $physics } na { $machine }; tutaj jest { $known } na { $here }, więc tej tury nie da się dokładnie sprawdzić.
refusal-kluster-turn_over = Ta tura już się skończyła.
refusal-options-too_few_boxes = Te pudełka wystarczą najwyżej dla tylu graczy: { $most }, a graczy jest { $seats } (zasada { $rule }).
