## Gra

cubed-name = Cubed
    .about = Dokładaj płytki kolorem do koloru i pozbądź się wszystkich przed innymi.
    .tagline = Dopasuj kostki, zgraj kolory, opróżnij rękę.
    .minutes = 20 min

## Opcje: co robi każda z nich, jak nazywa się w formularzach i jej wartości słowami

cubed-option-match = Czy wszystkie stykające się boki muszą mieć ten sam kolor, czy wystarczą dwa.
    .label = Zgodność kolorów
    .all = Wszystkie boki
    .two = Dwa boki
cubed-option-rounds = Ile rund się gra; jedna to szybka gra.
    .label = Rundy
cubed-option-bridging = Kto połączy dwie płytki ponad przerwą, może od razu położyć drugą płytkę.
    .label = Budowanie mostu
cubed-option-bridge = Co liczy się jako przerwa: między płytkami, które się tam nie stykają, albo tylko między płytkami po przeciwnych stronach.
    .label = Czym jest most
    .arcs = Rozdzieleni sąsiedzi
    .opposite = Przeciwne strony
cubed-option-bridge_chain = Druga płytka, która też tworzy most, daje prawo do trzeciej i tak dalej.
    .label = Mosty w serii
cubed-option-fill_the_void = Kto wypełni pole otoczone płytkami ze wszystkich stron, może oddać płytkę innemu graczowi.
    .label = Wypełnianie dziury
cubed-option-draw_many = Zamiast kłaść, dobierz do trzech płytek, zatrzymaj jedną, a resztę odłóż.
    .label = Dobierz 3, zatrzymaj 1
cubed-option-open_hands = Wszyscy widzą płytki wszystkich.
    .label = Odkryte płytki
cubed-option-solo_discard = Solo: czy nadmiarowe płytki blokujące wypadają z gry, czy wracają do worka.
    .label = Solo: płytki blokujące
    .out = Poza grę
    .bag = Do worka
cubed-option-solo_variants = Solo: „Budowanie mostu” i „Dobierz 3, zatrzymaj 1” działają także tutaj.
    .label = Solo: dodatkowe zagrania
cubed-option-first_player = Kto zaczyna: najstarsza osoba albo losowo wybrana.
    .label = Kto zaczyna
    .null = Losowo
cubed-option-colors = Ile jest kolorów.
    .label = Kolory
cubed-option-blockers_per_color = Ile jest płytek blokujących w każdym kolorze.
    .label = Blokujące w każdym kolorze
cubed-option-mirrored_singles = Płytki trójkolorowe są w obu odbiciach lustrzanych.
    .label = Lustrzane pojedyncze

## Kolory: nazwy, które się nie odmieniają

cubed-color-a = świt
cubed-color-b = słońce
cubed-color-c = róża
cubed-color-d = żar
cubed-color-e = niebo
cubed-color-f = śliwka
cubed-color-x = czerń

## Płytki słowami: ich rodzaj i kolory rombów po kolei

# Atrybut .object to forma do „kładzie …”, „daje …” (biernik); .negated forma do „nie ma gdzie położyć …” (dopełniacz)
cubed-piece-blocker = płytka blokująca ({ $first })
    .object = płytkę blokującą ({ $first })
    .negated = płytki blokującej ({ $first })
cubed-piece-triple = płytka potrójna ({ $first })
    .object = płytkę potrójną ({ $first })
    .negated = płytki potrójnej ({ $first })
cubed-piece-double = płytka podwójna ({ $first }, { $second }, { $third })
    .object = płytkę podwójną ({ $first }, { $second }, { $third })
    .negated = płytki podwójnej ({ $first }, { $second }, { $third })
cubed-piece-single = płytka pojedyncza ({ $first }, { $second }, { $third })
    .object = płytkę pojedynczą ({ $first }, { $second }, { $third })
    .negated = płytki pojedynczej ({ $first }, { $second }, { $third })
cubed-piece-hidden = zakryta płytka
    .object = zakrytą płytkę
    .negated = zakrytej płytki

# Sąsiad, który nie pasuje. $side: right, lower_right, lower_left, left, upper_left, upper_right; $mine, $theirs: cubed-color-…
cubed-neighbour =
    { $side ->
        [right] po prawej
        [lower_right] po prawej u dołu
        [lower_left] po lewej u dołu
        [left] po lewej
        [upper_left] po lewej u góry
       *[upper_right] po prawej u góry
    } { $mine } i { $theirs } leżałyby obok siebie: { $piece } na ({ $q }, { $r })
# Kilku naraz
cubed-neighbours = { $first }; { $second }

## Punkty

cubed-points =
    { $points ->
        [0] brak punktów
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
    .of = { $player } ({ cubed-points })

## Czyj ruch. $who: you albo other; $players to imię

cubed-phase-turn =
    { $who ->
        [you] Twój ruch.
       *[other] Teraz gra { $players }.
    }
cubed-phase-bridge =
    { $who ->
        [you] Możesz położyć drugą płytkę.
       *[other] { $players } może położyć drugą płytkę.
    }
cubed-phase-gift =
    { $who ->
        [you] Możesz oddać płytkę.
       *[other] { $players } może oddać płytkę.
    }
cubed-phase-keep =
    { $who ->
        [you] Wybierasz płytkę, która zostaje.
       *[other] { $players } wybiera płytkę, która zostaje.
    }
cubed-phase-over = Gra skończona.

## Co się stało. $who: you albo other; $piece jest w bierniku.

# $earned: bridge, void albo nothing; $died: ile pól od teraz jest zablokowanych
cubed-event-played =
    { $who ->
        [you] Kładziesz
       *[other] { $player } kładzie
    } { $piece } na ({ $q }, { $r }){ $earned ->
        [bridge] {""}: most
        [void] {""}: dziura wypełniona
       *[nothing] {""}
    }.{ $died ->
        [0] {""}
        [one] {" "}{ $died } pole jest teraz zablokowane.
        [few] {" "}{ $died } pola są teraz zablokowane.
       *[many] {" "}{ $died } pól jest teraz zablokowanych.
    }
# $pieces: co zostało dobrane
cubed-event-drew =
    { $who ->
        [you] Dobierasz { $pieces }.
       *[other]
            { $player } dobiera { $count ->
                [one] płytkę
                [few] { $count } płytki
               *[many] { $count } płytek
            }.
    }
# $what: turn, bridge, gift
cubed-event-passed =
    { $who ->
        [you]
            { $what ->
                [bridge] Nie kładziesz drugiej płytki.
                [gift] Nic nie oddajesz.
               *[turn] Mówisz „pas”.
            }
       *[other]
            { $what ->
                [bridge] { $player } nie kładzie drugiej płytki.
                [gift] { $player } nic nie oddaje.
               *[turn] { $player } mówi „pas”.
            }
    }
cubed-event-kept =
    { $who ->
        [you] Zatrzymujesz
       *[other] { $player } zatrzymuje
    } { $piece }; do worka { $returned ->
        [one] wraca jedna płytka
        [few] wracają { $returned } płytki
       *[many] wraca { $returned } płytek
    }.
# $receives: you albo other; $receiver: kto ją dostaje
cubed-event-gave =
    { $who ->
        [you] Oddajesz
       *[other] { $player } oddaje
    } { $piece }; { $receives ->
        [you] dostajesz ją ty
       *[other] dostaje ją { $receiver }
    }.
# $why: out, stuck, closed; $list: wszyscy ze swoimi punktami. Atrybut jest do gry w pojedynkę.
cubed-event-round_over =
    Koniec rundy { $round }: { $why ->
        [out] ktoś położył wszystkie płytki
        [stuck] nikt nie może już położyć płytki
       *[closed] nie ma już wolnego miejsca
    }. { $list }.
    .alone =
        { $why ->
            [out] Wszystkie płytki leżą: wygrana.
            [stuck] Nic już nie pasuje: przegrana.
           *[closed] Nie ma już wolnego miejsca: przegrana.
        }
cubed-event-round_began =
    Zaczyna się runda { $round }. { $who ->
        [you] Zaczynasz.
       *[other] Zaczyna { $player }.
    }

## Stół jako tekst i jako obrazek

cubed-hand = Twoje płytki
cubed-head-points = punkty
cubed-head-pieces = płytki
cubed-round = Runda { $round } z { $rounds }
cubed-bag =
    { $count ->
        [0] worek jest pusty
        [one] { $count } płytka w worku
        [few] { $count } płytki w worku
       *[many] { $count } płytek w worku
    }
cubed-held =
    { $count ->
        [0] brak płytek
        [one] { $count } płytka na ręce
        [few] { $count } płytki na ręce
       *[many] { $count } płytek na ręce
    }
cubed-sort-blocker = Blokujące
cubed-sort-triple = Potrójne
cubed-sort-double = Podwójne
cubed-sort-single = Pojedyncze

## Dlaczego bot tak gra

cubed-reason-shed = Pozbywasz się płytki za { cubed-points }.
cubed-reason-shed_and_deny = Pozbywasz się płytki za { cubed-points }, a inni mają mniej miejsc.
# $cells: ile pól jest wtedy zablokowanych
cubed-reason-block =
    Pozbywasz się płytki za { cubed-points } i blokujesz { $cells ->
        [one] { $cells } pole
        [few] { $cells } pola
       *[many] { $cells } pól
    }.
cubed-reason-go_out = To twoja ostatnia płytka: kończysz.
cubed-reason-only_play = Nic innego nie da się położyć; pozbywasz się płytki za { cubed-points }.
cubed-reason-draw_stuck = Żadna z twoich płytek nie pasuje.
cubed-reason-draw_wait = Lepiej zachować miejsca na później.
cubed-reason-draw_choice = Lepiej wybierać z kilku płytek ({ $count }) niż wziąć jedną.
cubed-reason-keep_cheap = Kosztuje najmniej: { cubed-points }.
cubed-reason-give_dear = Kosztuje najwięcej: { cubed-points }.
cubed-reason-pass = Nie ma nic lepszego.

## W terminalu. $choices: co można wpisać

cubed-ask-piece = Która płytka? ({ $choices })
cubed-ask-second = Możesz położyć drugą płytkę. Którą? ({ $choices })
cubed-ask-place = Gdzie? ({ $choices })
cubed-ask-keep = Którą płytkę zatrzymujesz? ({ $choices })
cubed-ask-gift = Którą płytkę oddajesz i komu? ({ $choices })
cubed-places = Gdzie można położyć { $piece } i ile razy obrócić:
cubed-no-places = Nie ma teraz gdzie położyć { $piece }.
cubed-command-number = wybiera płytkę, a potem jedno z jej miejsc; albo wszystko naraz: płytka q r obrót
    .form = liczba
cubed-command-places = pokazuje tę pomoc; po wyborze płytki: gdzie pasuje
cubed-command-draw = dobiera płytkę z worka
cubed-command-draw_many = dobiera tyle płytek; jedną zatrzymujesz
cubed-command-pass = kończy twoją turę
cubed-command-give = daje płytkę 3 graczowi B
cubed-command-no = niczego nie oddaje
# Co zrobiłby bot. $piece jest w bierniku; $turn: od 0 do 2; $reason: jedno z cubed-reason-…
cubed-hint-play =
    Połóż { $piece } na ({ $q }, { $r }){ $turn ->
        [0] {""}
        [1] , obróconą raz
       *[other] , obróconą dwa razy
    }. { $reason }
cubed-hint-draw = Dobierz płytkę. { $reason }
cubed-hint-draw_many = Dobierz: { $count }. { $reason }
cubed-hint-pass = Spasuj. { $reason }
cubed-hint-keep = Zatrzymaj { $piece }. { $reason }
cubed-hint-give = Oddaj { $piece } graczowi { $player }. { $reason }
cubed-hint-skip_gift = Niczego nie oddawaj. { $reason }

## Strona: stół

cubed-page-table = Stół
cubed-page-keys = W lewo i w prawo wzdłuż rzędu, w górę i w dół między rzędami; { $upper_left }, { $upper_right }, { $lower_left } i { $lower_right } przez skośne boki, tak jak cyfry klawiatury numerycznej. Klawisze od 1 do 9, przecinek i kropka biorą płytkę, T ją obraca, N i P przechodzą do następnego i poprzedniego miejsca, gdzie pasuje, Enter ją kładzie, Escape odkłada. Home pokazuje cały stół, plus i minus albo Page Up i Page Down zmieniają powiększenie, Shift ze strzałkami przesuwa widok.
# $order: kind, color
cubed-page-sort =
    { $order ->
        [kind] Ułóż według rodzaju
       *[color] Ułóż według koloru
    }
cubed-page-hands = Płytki innych
cubed-page-cell-laid = ({ $q }, { $r }): { $piece }
cubed-page-cell-dead = ({ $q }, { $r }): zablokowane, przy czarnym boku
cubed-page-cell-free =
    ({ $q }, { $r }): wolne, { $count ->
        [0] niczego nie dotyka
        [one] dotyka { $count } płytki
        [few] dotyka { $count } płytek
       *[many] dotyka { $count } płytek
    }
# Płytka, której się dotyka; $side jak w cubed-neighbour
cubed-page-contact =
    { $color } { $side ->
        [right] po prawej
        [lower_right] na dole po prawej
        [lower_left] na dole po lewej
        [left] po lewej
        [upper_left] na górze po lewej
       *[upper_right] na górze po prawej
    }
# $turns: 1, 2, 3, jeden lub kilka
cubed-page-cell-fits =
    { $count ->
        [one] twoja płytka pasuje w obrocie { $turns }
        [few] twoja płytka pasuje w obrotach { $turns }
       *[many] twoja płytka pasuje w obrotach { $turns }
    }
cubed-page-cell-unfit = twoja płytka nie pasuje
cubed-page-cell-some =
    { $count ->
        [0] żadna z twoich płytek nie pasuje
        [one] pasuje { $count } z twoich płytek
        [few] pasują { $count } z twoich płytek
       *[many] pasuje { $count } z twoich płytek
    }

## Strona: ręka i co możesz zrobić

cubed-page-rack = Twój stojak
cubed-page-hand = Twoje płytki
cubed-page-picked =
    Wybrana: { $piece }. { $places ->
        [0] Nigdzie nie pasuje
        [one] Pasuje w { $places } miejscu
        [few] Pasuje w { $places } miejscach
       *[many] Pasuje w { $places } miejscach
    }.
cubed-page-fits =
    { $places ->
        [0] nigdzie nie pasuje
        [one] pasuje w { $places } miejscu
        [few] pasuje w { $places } miejscach
       *[many] pasuje w { $places } miejscach
    }
cubed-page-new = nowa
cubed-page-advised = polecana
# Pod liczbą punktów na ręce
cubed-page-in_hand =
    { $points ->
        [one] punkt na ręce
        [few] punkty na ręce
       *[many] punktów na ręce
    }
cubed-page-actions = Co możesz zrobić
cubed-page-turn = Obróć płytkę (obrót { $turn } z 3)
cubed-page-half = Obróć o 60 stopni
cubed-page-lay = Połóż
cubed-page-draw = Dobierz
cubed-page-pass = Spasuj
cubed-page-stop = Bez drugiej
cubed-page-draw_many = Dobierz 3, zatrzymaj 1
cubed-page-how_many = Ile dobierasz?
cubed-page-back = Wróć
cubed-page-keep = Zatrzymaj { $piece }
cubed-page-keep_all = Zatrzymaj wszystkie
cubed-page-give_to = Komu ją dajesz?
cubed-page-note-draw = Nic nie pasuje. Dobierz płytkę.
cubed-page-note-drawn = Nadal nic nie pasuje. Twoja tura się kończy.
cubed-page-note-empty = Nic nie pasuje, a worek jest pusty.
cubed-page-note-keep = Którą zatrzymujesz? Reszta wraca do worka.
cubed-page-advice-pick = Wybierz płytkę
cubed-page-advice-second = Połóż drugą płytkę
cubed-page-advice-place = Wybierz świecące miejsce
cubed-page-advice-lay = Obróć ją lub połóż
cubed-page-advice-turn = Tak nie pasuje
cubed-page-advice-nowhere = Ta płytka nigdzie nie pasuje
cubed-page-advice-draw = Nic nie pasuje: dobierz
cubed-page-advice-pass = Nic nie pasuje: spasuj
cubed-page-advice-gift = Oddaj płytkę
cubed-page-advice-keep = Zatrzymaj jedną

## Strona: co dał ruch. $who, $receives: you lub other

cubed-page-moment-bridge = Most!
    .text =
        { $who ->
            [you] Twoja płytka łączy dwie, które się tu nie stykały: połóż drugą płytkę.
           *[other] { $player } łączy dwie płytki, które się tu nie stykały, i może położyć drugą płytkę.
        }
cubed-page-moment-void = Dziura wypełniona!
    .text =
        { $who ->
            [you] Płytki ze wszystkich sześciu stron: oddaj jedną płytkę.
           *[other] { $player } wypełnia dziurę otoczoną płytkami z sześciu stron i może oddać płytkę.
        }
cubed-page-moment-gift = Prezent!
    .text =
        { $who ->
            [you] Oddajesz płytkę graczowi { $receiver }.
           *[other]
                { $receives ->
                    [you] { $player } daje ci płytkę.
                   *[other] { $player } oddaje płytkę graczowi { $receiver }.
                }
        }

## Strona: dlaczego nie

cubed-page-no_match = Kolory się różnią.
cubed-page-no_black = Czarny bok nie może dotykać żadnej płytki.
# $side jak w cubed-neighbour; $mine, $theirs: cubed-color-…
cubed-page-clash =
    { $side ->
        [right] Po prawej
        [lower_right] Na dole po prawej
        [lower_left] Na dole po lewej
        [left] Po lewej
        [upper_left] Na górze po lewej
       *[upper_right] Na górze po prawej
    } spotkałyby się: { $mine } i { $theirs }.
# $match: all, two
cubed-page-need =
    { $match ->
        [two] Dwa boki muszą się zgadzać.
       *[all] Wszystkie stykające się boki muszą się zgadzać.
    }
cubed-page-why-too_few_contacts = Dotyka za mało płytek.
    .text = Płytka musi dotykać co najmniej dwóch innych.
cubed-page-why-blocker_too_early = Za wcześnie na płytkę blokującą.
    .text = Najpierw na stole muszą leżeć trzy inne płytki.
cubed-page-why-first_piece = Zacznij na środku.
    .text = Pierwsza płytka trafia na zaznaczone miejsce.
cubed-page-why-not_adjacent = Obok tego miejsca nie leży żadna płytka.
    .text = Płytka musi dotykać innych na stole.
cubed-page-why-occupied = To miejsce jest zajęte.
    .text = Leży tam już płytka.
cubed-page-why-dead_cell = To miejsce jest zablokowane.
    .text = Leży przy czarnym boku: niczego nie można tam już położyć.
cubed-page-why-heights = Wysokości się nie zgadzają.
    .text = Po obrocie o 60 stopni szczyty trafiają na doły, a doły na szczyty. Pasują tylko trzy obroty.

## Strona: rundy i punkty

cubed-page-round_over = Runda { $round } skończona
# $why: out, stuck, closed
cubed-page-why_over =
    { $why ->
        [out] Ktoś położył wszystkie płytki.
        [stuck] Nikt już nie może położyć płytki.
       *[closed] Płytki blokujące zamknęły wszystkie miejsca.
    }
cubed-page-won_round = wygrywa rundę
cubed-page-total = razem { $points }
cubed-page-starts = Zaczyna { $player }.
cubed-page-next_round = Do rundy { $round }
cubed-page-round_points = Runda { $round }
cubed-page-no_round = Żadna runda jeszcze się nie skończyła
cubed-page-together = Razem
cubed-page-hand_now = Ile kosztuje teraz twoja ręka
cubed-page-fewest = Każda pozostała płytka kosztuje punkty: wygrywa, kto ma ich najmniej.

## Dlaczego ruch został odrzucony

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
refusal-cubed-must_play = Jedna z twoich płytek pasuje, więc musisz jakąś położyć (zasada { $rule }).
refusal-cubed-must_draw = Jeszcze nie możesz spasować: najpierw dobierz płytkę (zasada { $rule }).
refusal-cubed-already_drawn = W tej turze nie możesz dobrać jeszcze raz (zasada { $rule }).
refusal-cubed-bag_empty = Worek jest pusty, nie ma czego dobrać (zasada { $rule }).
refusal-cubed-no_draw_many = Przy tym stole nie można dobierać kilku płytek naraz (zasada { $rule }).
refusal-cubed-bad_count =
    { $most ->
        [0] Worek jest pusty, nie ma czego dobrać
       *[other] Liczba dobieranych płytek to od 1 do { $most }, a nie { $count }
    } (zasada { $rule }).
refusal-cubed-not_drawn = Musisz zatrzymać jedną z właśnie dobranych płytek, a nie tę: { $piece } (zasada { $rule }).
refusal-cubed-no_such_player = Płytkę możesz oddać tylko innemu graczowi przy tym stole (zasada { $rule }).
refusal-cubed-heights = W tym obrocie wysokości się nie zgadzają: { $piece }. Płytka ma trzy obroty: 0, 1 albo 2 (zasada { $rule }).
refusal-cubed-same_turn = Ta płytka w każdym obrocie wygląda tak samo, więc połóż ją bez obracania: { $piece } (zasada { $rule }).
refusal-cubed-first_piece = Pierwsza płytka trafia na środek, na (0, 0) (zasada { $rule }).
refusal-cubed-blocker_too_early = Płytkę blokującą można położyć dopiero wtedy, gdy na stole leżą trzy inne (zasada { $rule }).
refusal-cubed-not_adjacent = Obok ({ $q }, { $r }) nic nie leży: nowa płytka musi dotykać innej, która już leży na stole (zasada { $rule }).
refusal-cubed-occupied = Miejsce ({ $q }, { $r }) jest zajęte: { $other } (zasada { $rule }).
refusal-cubed-dead_cell = Miejsce ({ $q }, { $r }) jest zablokowane: leży przy czarnym boku (zasada { $rule }).
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
refusal-options-too_few_pieces = Przy tych opcjach płytek jest za mało: { $pieces }. Przy liczbie graczy { $seats } potrzeba { $needed }.
