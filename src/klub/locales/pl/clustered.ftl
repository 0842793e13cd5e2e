## Gra

clustered-name = Clustered
    .about = Dokładaj karty, które mają z sąsiadami dwie wspólne cechy, i buduj linie oraz prostokąt.

## Opcje: co robi każda z nich i jak nazywa się w formularzach

clustered-option-third_wild = Ci gracze mają trzy jokery zamiast dwóch: fory dla młodszych lub początkujących.
    .label = Trzeci joker
clustered-option-quick_play = Zacznij z pięcioma najlepszymi z siedmiu kart; na koniec każdej tury dobierz dwie i odrzuć jedną.
    .label = Szybka gra
clustered-option-quick_discard_from = W szybkiej grze odrzuca się dowolną kartę z ręki albo jedną z dwóch właśnie dobranych.
    .label = Szybka gra: odrzucanie z
clustered-option-first_bonuses = Dwa punkty za pierwszą linię pięciu kart i dwa za pierwszy prostokąt 2 × 3.
    .label = Premia dla pierwszego
clustered-option-largest_bonuses = Dwa punkty za najdłuższą linię i dwa za największy prostokąt na koniec.
    .label = Premia za największe
clustered-option-bounds = Jak duży jest stół, w kartach. Poza jego brzegiem nic nie można położyć.
    .label = Wielkość stołu
clustered-option-first_player = Kto zaczyna: najmłodsza osoba albo ta, którą wskaże los.
    .label = Kto zaczyna
clustered-option-discards_visible = Wszyscy widzą, które karty odrzucono.
    .label = Odkryte odrzuty
clustered-option-two_starts = Gra z dwiema kartami startowymi. Według zasad są dwie od pięciu graczy wzwyż.
    .label = Dwie karty startowe

## Karty słowami. Atrybut .object to forma do „kładzie …”, „odrzuca …” (biernik).

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
clustered-card-wild = joker
    .object = jokera
clustered-card-start = karta startowa
    .object = kartę startową
clustered-card-hidden = zakryta karta
    .object = zakrytą kartę

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
# Czyj ruch: $players to jedno imię albo kilka z przecinkami
clustered-phase-turn = Ruch: { $players }
clustered-phase-start_discards = Jeszcze przed odrzuceniem: { $players }
clustered-phase-quick_discard = Odrzucanie: { $players }
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
clustered-event-revealed = Wszyscy już odrzucili; zaczynamy.
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
