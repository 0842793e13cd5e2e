## Gra

clustered-name = Clustered
    .about = Dokładaj karty, które mają z sąsiednimi dwie wspólne cechy, i buduj linie oraz prostokąt.
    .tagline = Dokładaj karty, które pasują. Niech rosną linie i prostokąty.
    .minutes = 15 min

## Opcje: co robi każda z nich i jak nazywa się w formularzach

clustered-option-third_wild = Ci gracze mają trzy jokery zamiast dwóch: fory dla młodszych lub początkujących.
    .label = Trzeci joker
    .none = Nikt
    .all = Wszyscy
clustered-option-quick_play = Zacznij z pięcioma najlepszymi z siedmiu kart; na koniec każdej tury dobierz dwie i odrzuć jedną.
    .label = Szybka gra
clustered-option-quick_discard_from = W szybkiej grze odrzuca się dowolną kartę z ręki albo jedną z dwóch właśnie dobranych.
    .label = Szybka gra: odrzucanie z
    .hand = Cała ręka
    .drawn = Dwie dobrane
clustered-option-first_bonuses = Dwa punkty za pierwszą linię pięciu kart i dwa za pierwszy prostokąt 2 × 3.
    .label = Premia za szybkość
clustered-option-largest_bonuses = Dwa punkty za najdłuższą linię i dwa za największy prostokąt na koniec.
    .label = Premia za wielkość
clustered-option-bounds = Jak duży jest stół, w kartach. Poza jego brzegiem nic nie można położyć.
    .label = Wielkość stołu
clustered-option-first_player = Kto zaczyna: najmłodsza osoba albo losowo wybrana.
    .label = Kto zaczyna
    .null = Losowo
clustered-option-discards_visible = Wszyscy widzą, które karty odrzucono.
    .label = Odkryte karty odrzucone
clustered-option-two_starts = Gra z dwiema kartami startowymi. Według zasad są dwie od pięciu graczy wzwyż.
    .label = Dwie karty startowe
    .null = Według zasad
    .false = Jedna
    .true = Dwie

## Karty słowami. Atrybut .object to forma do „kładzie …”, „odrzuca …” (biernik); .negated forma do „nie ma gdzie położyć …” (dopełniacz).

# $number: od 1 do 3; $shape: circle, square, triangle; $fill: dashed, hollow, solid
clustered-card =
    { $number ->
        [1]
            { $shape ->
                [circle]
                    jedno { $fill ->
                        [dashed] kreskowane
                        [hollow] puste
                       *[solid] pełne
                    } koło
               *[other]
                    jeden { $fill ->
                        [dashed] kreskowany
                        [hollow] pusty
                       *[solid] pełny
                    } { $shape ->
                        [square] kwadrat
                       *[triangle] trójkąt
                    }
            }
       *[other]
            { $number ->
                [2] dwa
               *[3] trzy
            } { $fill ->
                [dashed] kreskowane
                [hollow] puste
               *[solid] pełne
            } { $shape ->
                [circle] koła
                [square] kwadraty
               *[triangle] trójkąty
            }
    }
    .object = { clustered-card }
    .negated =
        { $number ->
            [1]
                jednego { $fill ->
                    [dashed] kreskowanego
                    [hollow] pustego
                   *[solid] pełnego
                } { $shape ->
                    [circle] koła
                    [square] kwadratu
                   *[triangle] trójkąta
                }
           *[other]
                { $number ->
                    [2] dwóch
                   *[3] trzech
                } { $fill ->
                    [dashed] kreskowanych
                    [hollow] pustych
                   *[solid] pełnych
                } { $shape ->
                    [circle] kół
                    [square] kwadratów
                   *[triangle] trójkątów
                }
        }
clustered-card-wild = joker
    .object = jokera
    .negated = jokera
clustered-card-start = karta startowa
    .object = kartę startową
    .negated = karty startowej
clustered-card-hidden = zakryta karta
    .object = zakrytą kartę
    .negated = zakrytej karty

# Sąsiednia karta, która nie pasuje. $side: left, right, above, below; $shared: jedyna wspólna cecha albo none
clustered-neighbour =
    z kartą { $side ->
        [left] po lewej
        [right] po prawej
        [above] powyżej
       *[below] poniżej
    } ({ $card } na { $x }, { $y }) { $shared ->
        [shape] łączy ją tylko kształt
        [fill] łączy ją tylko wypełnienie
        [number] łączy ją tylko liczba
       *[none] nic jej nie łączy
    }
# Kilka naraz
clustered-neighbours = { $first }; { $second }

## Punkty i skąd się biorą

clustered-points =
    { $points ->
        [0] brak punktów
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
clustered-rectangle = prostokąt { $width } × { $height }
clustered-row = rząd { $length } kart
clustered-column = kolumna { $length } kart
clustered-bonus-first_line = pierwsza linia pięciu kart
clustered-bonus-first_rectangle = pierwszy prostokąt 2 × 3
clustered-bonus-longest_line = najdłuższa linia
clustered-bonus-largest_rectangle = największy prostokąt

## Stół jako tekst i jako obrazek

# Każda zmienna to znak
clustered-legend = { $solid } pełne · { $hollow } puste · { $dashed } kreskowane · { $wild } joker · { $start } start
clustered-head-points = punkty
clustered-head-hand = ręka
clustered-head-deck = talia
clustered-hand = Ręka
clustered-cards_left =
    { $cards ->
        [0] brak kart
        [one] została { $cards } karta
        [few] zostały { $cards } karty
       *[many] zostało { $cards } kart
    }
# Kto ma coś zrobić. $who: you, together (ty i $players) albo other; $count to liczba $players
clustered-phase-turn =
    { $who ->
        [you] Twój ruch.
       *[other] Teraz gra { $players }.
    }
clustered-phase-start_discards =
    { $who ->
        [you] Odrzucasz jeszcze karty.
        [together] Odrzucasz jeszcze karty, podobnie jak { $players }.
       *[other]
            { $count ->
                [one] { $players } odrzuca jeszcze karty.
               *[other] { $players } odrzucają jeszcze karty.
            }
    }
clustered-phase-quick_discard =
    { $who ->
        [you] Musisz odrzucić kartę.
       *[other] { $players } musi odrzucić kartę.
    }
clustered-phase-over = Gra skończona.

## Co się stało. $who: you albo other; $card jest w bierniku.

clustered-event-placed =
    { $who ->
        [you] Kładziesz
       *[other] { $player } kładzie
    } { $card } na ({ $x }, { $y }): { clustered-points }.
clustered-event-discarded =
    { $who ->
        [you] Odrzucasz
       *[other] { $player } odrzuca
    } { $card }{ $why ->
        [stuck] , bo nic nie pasuje
       *[other] {""}
    }.
clustered-event-drew =
    { $who ->
        [you] Dobierasz
       *[other] { $player } dobiera
    } { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
clustered-event-revealed = Wszyscy odrzucili karty; gra się zaczyna.
# $bonus: jedno z clustered-bonus-…
clustered-event-bonus_moved =
    { $who ->
        [you] Premia „{ $bonus }” jest teraz twoja.
        [nobody] Premii „{ $bonus }” nie ma teraz nikt.
       *[other] Premię „{ $bonus }” ma teraz { $player }.
    }

## Dlaczego bot tak gra

clustered-reason-gain = To daje { clustered-points }.
clustered-reason-deny =
    { $player } nie zdobędzie tu { $points ->
        [one] { $points } punktu
       *[many] { $points } punktów
    }.
clustered-reason-gain_and_deny =
    To daje { clustered-points }, a { $player } nie zdobędzie tu { $denied ->
        [one] { $denied } punktu
       *[many] { $denied } punktów
    }.
clustered-reason-prepare =
    { $what ->
        [rectangle] To przygotowuje większy prostokąt.
       *[line] To przygotowuje dłuższą linię.
    }
clustered-reason-develop = To zostawia miejsce na dalszą grę.
clustered-reason-spare_wild = Joker zostaje na później.
clustered-reason-only_move = Nic innego nie da się zrobić.
clustered-reason-discard_least = Ta karta jest najmniej przydatna.

## Strona: stół

clustered-page-table = Stół
clustered-page-keys = Strzałki przesuwają kursor po stole. Klawisze od 1 do 7 biorą kartę, N i P przechodzą do następnego i poprzedniego pasującego miejsca, Enter kładzie kartę, Escape odkłada ją do ręki. Home pokazuje cały stół, plus i minus albo Page Up i Page Down zmieniają powiększenie, Shift ze strzałkami przesuwa widok.
clustered-page-hand = Twoje karty
clustered-page-deck =
    { $cards ->
        [0] brak kart w twojej talii
        [one] { $cards } karta w twojej talii
        [few] { $cards } karty w twojej talii
       *[many] { $cards } kart w twojej talii
    }
# $order: number, shape, fill
clustered-page-sort =
    { $order ->
        [number] Sortuj według liczby
        [shape] Sortuj według kształtu
       *[fill] Sortuj według wypełnienia
    }
clustered-page-picked =
    Wybrana karta: { $card }. { $places ->
        [0] Nigdzie nie pasuje
        [one] Pasuje w { $places } miejscu
       *[many] Pasuje w { $places } miejscach
    }.
clustered-page-fits =
    { $places ->
        [0] nigdzie nie pasuje
        [one] pasuje w { $places } miejscu
       *[many] pasuje w { $places } miejscach
    }
clustered-page-new = nowa
clustered-page-advised = polecana
clustered-page-cell-laid = ({ $x }, { $y }): { $card }, gracz { $player }
clustered-page-cell-start = ({ $x }, { $y }): tu leży { $card }
clustered-page-cell-fits = ({ $x }, { $y }): wolne, pasuje
clustered-page-cell-worth = ({ $x }, { $y }): wolne, pasuje, { clustered-points }
clustered-page-cell-unfit = ({ $x }, { $y }): wolne, nie pasuje
clustered-page-cell-free =
    ({ $x }, { $y }): wolne, { $count ->
        [0] żadna z twoich kart nie pasuje
        [one] pasuje { $count } z twoich kart
        [few] pasują { $count } z twoich kart
       *[many] pasuje { $count } z twoich kart
    }
clustered-page-advice-pick = Wybierz kartę
clustered-page-advice-place = Wybierz świecące miejsce
clustered-page-advice-nowhere = Ta karta nigdzie nie pasuje
clustered-page-advice-start =
    { $count ->
        [one] Wybierz { $count } kartę do odrzucenia
        [few] Wybierz { $count } karty do odrzucenia
       *[many] Wybierz { $count } kart do odrzucenia
    }
clustered-page-advice-quick = Odrzuć kartę
clustered-page-advice-stuck = Nic nie pasuje: odrzuć kartę

## Strona: odrzucanie

clustered-page-note-start =
    { $count ->
        [one] Zatrzymaj pięć: wybierz w tajemnicy jeszcze { $count } kartę do odrzucenia.
        [few] Zatrzymaj pięć: wybierz w tajemnicy { $count } karty do odrzucenia.
       *[many] Zatrzymaj pięć: wybierz w tajemnicy { $count } kart do odrzucenia.
    }
clustered-page-note-hand = Masz dwie nowe karty. Odrzuć dowolną kartę.
clustered-page-note-drawn = Masz dwie nowe karty. Odrzuć jedną z nich.
clustered-page-note-stuck = Żadna z twoich kart nie pasuje. Odrzuć jedną.
clustered-page-discard = Odrzuć

## Strona: dlaczego nie

clustered-page-no_fit = Karta tam nie pasuje.
# $side: left, right, above, below; $shared: jedyna wspólna cecha albo none
clustered-page-clash =
    Z kartą { $side ->
        [left] po lewej
        [right] po prawej
        [above] powyżej
       *[below] poniżej
    } { $shared ->
        [shape] łączy ją tylko kształt
        [fill] łączy ją tylko wypełnienie
        [number] łączy ją tylko liczba
       *[none] nic jej nie łączy
    }.
clustered-page-need_two = Sąsiednie karty muszą mieć dwie wspólne cechy.
clustered-page-attribute-number = Liczba
clustered-page-attribute-shape = Kształt
clustered-page-attribute-fill = Wypełnienie
clustered-page-why-occupied = To miejsce jest zajęte.
    .text = Leży tam już karta.
clustered-page-why-not_adjacent = Obok tego miejsca nie leży żadna karta.
    .text = Karta musi dotykać innej, która już leży na stole.
clustered-page-why-off_table = To już poza stołem.
    .text = Karty muszą zostać na stole.
clustered-page-why-must_place = Teraz nie można odrzucać.
    .text = Jedna z twoich kart gdzieś pasuje.
clustered-page-why-must_discard = Najpierw odrzuć kartę.
    .text = Potem gra toczy się dalej.
clustered-page-why-not_drawn = Nie ta karta.
    .text = Odrzuć jedną z dwóch właśnie dobranych.

## Strona: podpowiedzi, karty premii i punkty

clustered-page-drew = Dobierasz { $cards }.
clustered-page-hint-place = Połóż { $card } na ({ $x }, { $y }).
clustered-page-hint-discard = Odrzuć { $card }.
clustered-page-bonuses = Karty premii
clustered-page-bonus-free = { $bonus }: jeszcze niczyja, { clustered-points }
clustered-page-bonus-held = { $bonus }: ma { $player }, { clustered-points }
clustered-page-bonus-card = Karta premii: { $bonus }, { clustered-points }
clustered-page-count = Liczenie punktów
clustered-page-skip = Pomiń
clustered-page-together = Razem
clustered-page-no_points = Jeszcze bez punktów
clustered-page-discarded =
    { $cards ->
        [one] { $cards } karta odrzucona
        [few] { $cards } karty odrzucone
       *[many] { $cards } kart odrzuconych
    }
clustered-page-head-rectangle = Prostokąt
clustered-page-head-rows = Rzędy
clustered-page-head-columns = Kolumny
clustered-page-head-bonuses = Premie
clustered-page-row_count =
    { $count ->
        [0] brak rzędów
        [one] { $count } rząd
        [few] { $count } rzędy
       *[many] { $count } rzędów
    }
clustered-page-column_count =
    { $count ->
        [0] brak kolumn
        [one] { $count } kolumna
        [few] { $count } kolumny
       *[many] { $count } kolumn
    }
clustered-page-bonus_count =
    { $count ->
        [0] brak premii
        [one] { $count } premia
        [few] { $count } premie
       *[many] { $count } premii
    }

## Dlaczego ruch został odrzucony

refusal-clustered-board = Żaden stół nie może tak wyglądać: jakaś karta leży tam, gdzie nie pasuje.
refusal-clustered-unknown_card = Nie ma karty „{ $card }”.
refusal-clustered-not_in_hand = Nie masz tej karty na ręce: { $card }.
refusal-clustered-must_place = Odrzucić wolno tylko wtedy, gdy żadna twoja karta nigdzie nie pasuje, a jedna jeszcze pasuje (zasada { $rule }).
refusal-clustered-must_discard = Najpierw odrzuć kartę, potem gramy dalej (zasada { $rule }).
refusal-clustered-not_drawn = Odrzuć jedną z dwóch właśnie dobranych kart, a nie tę: { $card } (zasada { $rule }).
refusal-clustered-not_adjacent = Obok ({ $x }, { $y }) nic nie leży: nowa karta musi dotykać innej, która już leży na stole (zasada { $rule }).
refusal-clustered-occupied = Miejsce ({ $x }, { $y }) jest zajęte: { $other } (zasada { $rule }).
refusal-clustered-off_table = Miejsce ({ $x }, { $y }) jest poza stołem (zasada { $rule }).
# $neighbours: clustered-neighbour, clustered-neighbours
refusal-clustered-too_few_shared = Ta karta, { $card }, nie pasuje na ({ $x }, { $y }): { $neighbours }. Z każdą sąsiednią kartą musi mieć wspólne co najmniej dwie z trzech cech: kształt, wypełnienie i liczbę (zasada { $rule }).

## W terminalu

clustered-your-hand = Twoja ręka
clustered-ask-card = Która karta? (1–{ $cards })
clustered-ask-place = Gdzie? (x y)
clustered-ask-discard-stuck = Nic nie pasuje. Którą kartę odrzucasz? (1–{ $cards })
clustered-ask-discard-start = Którą kartę odrzucasz? Pięć zostaje. (1–{ $cards })
clustered-ask-discard-quick = Którą kartę odrzucasz? (1–{ $cards })
clustered-command-number = wybiera kartę; potem podaj miejsce jako x y albo wszystko naraz: 2 1 -3
    .form = numer
clustered-command-places = pokazuje tę pomoc; gdy karta jest wybrana – gdzie pasuje i ile daje punktów
# $card jest w bierniku
clustered-places = Gdzie można położyć { $card }:
clustered-no-places = Nie ma teraz gdzie położyć { $card }.
clustered-no-such-card = Wybierz kartę od 1 do { $cards }.
# $card jest w bierniku; $reason: jedno z …-reason-…
clustered-hint-place = Połóż { $card } na ({ $x }, { $y }). { $reason }
clustered-hint-discard = Odrzuć { $card }. { $reason }
clustered-no-points = nic, co by się liczyło
