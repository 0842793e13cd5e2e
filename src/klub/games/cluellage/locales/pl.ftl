## Gra

cluellage-name = Cluellage
    .about = Łap obrazki, pokaż tajne hasło kolażem i odgadnij hasła innych.
    .tagline = Pięć obrazków, jedno tajne hasło.
    .minutes = 20 min

## Opcje: co robi każda z nich, jej nazwa w formularzach i jej wartości słowami

cluellage-option-locations = Wśród haseł są też miejsca. Są najtrudniejsze, więc w pierwszych grach lepiej je pominąć.
    .label = Z miejscami
cluellage-option-categories = Jakie hasła są w talii: zwykła mieszanka, jedna kategoria albo własna mieszanka. Najłatwiejsze są postacie i pojęcia abstrakcyjne.
    .label = Kategorie
    .null = Zwykła mieszanka
    .character = Postacie
    .location = Miejsca
    .object = Przedmioty
    .notion = Pojęcia abstrakcyjne
cluellage-option-rounds = Ile rund się gra; według instrukcji trzy.
    .label = Rundy
cluellage-option-claim_timer = Sekundy na złapanie karty w każdej fali; kto się spóźni, dostaje pierwszą wolną.
    .label = Czas na kartę
cluellage-option-collage_timer = Sekundy na kolaż; potem karty kładzie się obok siebie.
    .label = Czas na kolaż
cluellage-option-exhibit_order = W jakiej kolejności pokazuje się kolaże po tym, który był gotowy pierwszy.
    .label = Kolejność wystawy
    .seat = Zgodnie z zegarem
    .finish = Jak ukończone
cluellage-option-live_collages = Wszyscy widzą, jak powstają kolaże.
    .label = Kolaże na żywo
cluellage-option-discussion = Kto zgaduje, może rozmawiać o kolażu; jego autor milczy. Wyłączone: w czasie zgadywania nikt nie pisze.
    .label = Dyskusja
cluellage-option-gallery = Solo: dzień, którego galerię zwiedzasz, jako liczba, np. 20260131; wszyscy widzą tę samą.
    .label = Solo: galeria dnia
cluellage-option-gallery_size = Solo: ile kolaży wisi w galerii.
    .label = Solo: kolaże
cluellage-option-gallery_timer = Solo: sekundy na odgadnięcie kolażu.
    .label = Solo: czas na odpowiedź
    .null = Bez zegara

## Punkty

cluellage-points =
    { $points ->
        [0] brak punktów
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
    .of = { $player } ({ cluellage-points })

## Kto ma coś zrobić. $who: you, together (ty i $players) albo other; $count to liczba $players

cluellage-phase-word =
    { $who ->
        [you] Czytasz hasła.
        [together] Czytasz hasła, podobnie jak { $players }.
       *[other]
            { $count ->
                [one] { $players } czyta hasła.
               *[other] { $players } czytają hasła.
            }
    }
cluellage-phase-claim =
    { $who ->
        [you] Łapiesz kartę.
        [together] Łapiesz kartę, podobnie jak { $players }.
       *[other]
            { $count ->
                [one] { $players } łapie kartę.
               *[other] { $players } łapią karty.
            }
    }
cluellage-phase-collage =
    { $who ->
        [you] Robisz kolaż.
        [together] Robisz kolaż, podobnie jak { $players }.
       *[other]
            { $count ->
                [one] { $players } robi kolaż.
               *[other] { $players } robią kolaże.
            }
    }
cluellage-phase-exhibit =
    { $who ->
        [you] Zgadujesz.
        [together] Zgadujesz, podobnie jak { $players }.
       *[other]
            { $count ->
                [one] { $players } zgaduje.
               *[other] { $players } zgadują.
            }
    }
cluellage-phase-reveal =
    { $who ->
        [you] Oglądasz punkty.
        [together] Oglądasz punkty, podobnie jak { $players }.
       *[other]
            { $count ->
                [one] { $players } ogląda punkty.
               *[other] { $players } oglądają punkty.
            }
    }
cluellage-phase-over = Gra skończona.

## Co się stało. $who: you albo other; $picture to obrazek w słowach

# $reshuffled: yes albo no
cluellage-event-round_began =
    Zaczyna się runda { $round }.{ $reshuffled ->
        [yes] {" "}Odrzucone obrazki wracają do talii.
       *[no] {""}
    }
cluellage-event-readied =
    { $who ->
        [you] Gotowe.
       *[other] { $player }: gotowe.
    }
# $pictures: wszystkie w słowach
cluellage-event-flipped = Fala { $wave } z 5: { $pictures }.
# $assigned: yes albo no; ostatniej karty fali się nie wybiera
cluellage-event-claimed =
    { $who ->
        [you]
            { $assigned ->
                [yes] Dostajesz ostatnią: { $picture }.
               *[no] Łapiesz: { $picture }.
            }
       *[other]
            { $assigned ->
                [yes] { $player } dostaje ostatnią: { $picture }.
               *[no] { $player } łapie: { $picture }.
            }
    }
# Na którym miejscu ktoś kończy kolaż (miejscownik)
cluellage-ordinal =
    { $place ->
        [1] pierwszym
        [2] drugim
        [3] trzecim
        [4] czwartym
        [5] piątym
       *[6] szóstym
    }
# $late: yes, jeśli powiesił go zegar, inaczej no
cluellage-event-hung =
    { $who ->
        [you]
            { $late ->
                [yes] Twój czas minął: twoje karty zostają ułożone obok siebie.
               *[no] Kończysz kolaż na { cluellage-ordinal } miejscu.
            }
       *[other]
            { $late ->
                [yes] Czas minął: karty gracza { $player } zostają ułożone obok siebie.
               *[no] { $player } kończy kolaż na { cluellage-ordinal } miejscu.
            }
    }
# Atrybut dotyczy galerii, gdzie zrobił go bot
cluellage-event-shown =
    { $who ->
        [you] Twój kolaż wisi na ścianie. Milczysz.
       *[other] Na ścianie wisi kolaż gracza { $player }.
    }
    .gallery = Na ścianie wisi następny kolaż.
# $changed: yes albo no
cluellage-event-guessed =
    { $who ->
        [you]
            { $changed ->
                [yes] Kładziesz inny żeton.
               *[no] Kładziesz żeton.
            }
       *[other]
            { $changed ->
                [yes] { $player } kładzie inny żeton.
               *[no] { $player } kładzie żeton.
            }
    }
# $word: hasło; $count: ile osób trafiło; $list: kto. Atrybut dotyczy galerii; $right: yes albo no
cluellage-event-revealed =
    To było { $number }, „{ $word }”. { $count ->
        [0] Nikt nie trafił.
       *[other] Trafienia: { $list }.
    }
    .gallery =
        To było { $number }, „{ $word }”. { $right ->
            [yes] Trafione.
           *[no] Pudło.
        }
# $list: wszyscy z punktami tej rundy
cluellage-event-round_over = Runda { $round } skończona. { $list }.

## Stół jako tekst i jako obraz

cluellage-round = Runda { $round } z { $rounds }
    .gallery = Kolaż { $round } z { $rounds }
cluellage-category-character = Postacie
cluellage-category-location = Miejsca
cluellage-category-object = Przedmioty
cluellage-category-notion = Pojęcia abstrakcyjne
cluellage-yours = twoje hasło
cluellage-middle = Na środku
cluellage-claimed = Twoje karty
cluellage-wall = Na ścianie
cluellage-head-points = punkty

## Dlaczego bot tak gra. $tag: co widać na obrazku; $word: hasło, które do niego pasuje

cluellage-reason-ready = Nie ma nic innego do zrobienia.
cluellage-reason-claim_best = Z wolnych kart ta najlepiej pasuje do hasła „{ $word }”: { $tag }.
cluellage-reason-claim_least_bad = Żadna dobrze nie pasuje do hasła „{ $word }”; ta myli najmniej: { $tag }.
cluellage-reason-collage = To, co najlepiej pasuje do hasła „{ $word }”, powinno rzucać się w oczy: { $tag }.
cluellage-reason-guess = Kojarzy się z hasłem „{ $word }”, przede wszystkim dlatego: { $tag }.
# Kolaż wyjaśniony po odkryciu: jeden wiersz na kartę
cluellage-link = { $tag }, czyli „{ $word }”

## W terminalu. $choices: co można wpisać

cluellage-ask-ready = Naciśnij Enter, aby przejść dalej.
cluellage-ask-claim = Która karta? ({ $choices })
cluellage-ask-collage = Ułóż karty: wzór ({ $choices }) i ich numery, najważniejsza pierwsza
cluellage-ask-guess = Jakie to hasło? ({ $choices })
# Co zrobiłby bot. $reason: jeden z cluellage-reason-…
cluellage-hint-ready = Przejdź dalej. { $reason }
cluellage-hint-claim = Złap tę: { $picture }. { $reason }
cluellage-hint-hang = Połóż tę na wierzchu: { $picture }. { $reason }
cluellage-hint-guess = Zgadnij { $number }. { $reason }

## Strona. $picture to obrazek słowami, $percent ile widać z karty

cluellage-page-language = pl
cluellage-page-picture = obrazek
cluellage-page-percent = { $percent }%
cluellage-page-quoted = „{ $word }”
cluellage-page-step-word = Hasła
cluellage-page-step-claim = Łap kartę!
cluellage-page-step-collage = Twój kolaż
cluellage-page-step-exhibit = Wystawa
cluellage-page-advice-word = Sprawdź swoje hasło
cluellage-page-advice-claim = Złap kartę!
cluellage-page-advice-collage = Ułóż i zapieczętuj
cluellage-page-advice-exhibit = Które to hasło?
cluellage-page-advice-reveal = Obejrzyj i dalej
cluellage-page-advice-change = Możesz jeszcze zamienić
cluellage-page-seat-ready = gotowe
cluellage-page-seat-looks = patrzy
cluellage-page-seat-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
cluellage-page-seat-works = układa
cluellage-page-seat-done = skończone
cluellage-page-seat-artist = na ścianie
cluellage-page-seat-thinks = myśli
cluellage-page-seat-guessed = żeton leży
cluellage-page-ledge = Co możesz zrobić
cluellage-page-waiting = Czekamy na: { $players }
cluellage-page-awaited = Inni czekają na ciebie.
cluellage-page-words = Sześć haseł: { $category }
cluellage-page-glosses = Co znaczą te hasła?
cluellage-page-screen = Twoja zasłonka i kostka
cluellage-page-rolled = Wypadło { $number }
cluellage-page-peek = Pokaż hasło
cluellage-page-hide = Ukryj hasło
cluellage-page-ready = Gotowe
cluellage-page-wave = Fala { $wave } z 5
cluellage-page-claim = Złap kartę { $number }: { $picture }
cluellage-page-taken = Ma ją już { $player }: { $picture }
cluellage-page-faster = Tę kartę ma już { $player }.
cluellage-page-another = Złap inną!
cluellage-page-too_late = Ktoś był szybszy
cluellage-page-race = Wyścig
cluellage-page-race-last = ostatnia karta
cluellage-page-race-quickest =
    { $count ->
        [one] { $player }: raz najszybciej.
        [few] { $player }: { $count } razy najszybciej.
        [many] { $player }: { $count } razy najszybciej.
       *[other] { $player }: { $count } raza najszybciej.
    }
cluellage-page-canvas = Twoje płótno
cluellage-page-canvas-keys = Tab wybiera kartę. Strzałki ją przesuwają, { $left } i { $right } obracają, z klawiszem Shift małymi krokami. Page Up i Page Down kładą ją wyżej lub niżej na stosie.
cluellage-page-card = { $picture }; widać { $percent }%
cluellage-page-turn = Obróć
cluellage-page-tools = Wybrana karta
cluellage-page-tool-left = Obróć w lewo
cluellage-page-tool-right = Obróć w prawo
cluellage-page-tool-front = Na wierzch
cluellage-page-tool-back = Pod spód
cluellage-page-done = Gotowe
cluellage-page-seal = Zapieczętuj
    .text = Zapieczętowanego kolażu nie zmienisz.
cluellage-page-work_on = Jeszcze nie
cluellage-page-why-hidden = Jednej karty prawie nie widać
    .text = Widać tylko { $percent }%. Zostaw odkrytą ćwierć każdej karty.
cluellage-page-yours_hangs = Twój zapieczętowany kolaż
cluellage-page-making = Powstają kolaże.
cluellage-page-others = Płótna innych
cluellage-page-by = Kolaż: { $player }
cluellage-page-by_gallery = Kolaż bota
cluellage-page-which = Które to hasło?
cluellage-page-guess = Połóż żeton
cluellage-page-change = Możesz zamieniać, dopóki nie leży ostatni żeton.
cluellage-page-silent = Twój kolaż wisi. Ani słowa!
cluellage-page-tokens = Żetony
cluellage-page-token-none = { $player }: jeszcze myśli
cluellage-page-token-laid = { $player }: żeton leży
cluellage-page-token-open = { $player }: { $number }
cluellage-page-drum = Wszystkie żetony leżą…
    .alone = A to jest…
cluellage-page-it = właściwe hasło
cluellage-page-it_was = To było { $number }, „{ $word }”.
cluellage-page-revealed =
    To było { $number }. { $count ->
        [0] Nikt nie trafił.
       *[other] Trafienia: { $list }.
    }
cluellage-page-right_guesses =
    { $count ->
        [0] Nikt nie trafił
        [one] Jedno trafienie
        [few] { $count } trafienia
        [many] { $count } trafień
       *[other] { $count } trafienia
    }
cluellage-page-yes = Trafione!
cluellage-page-no = Tym razem nie
cluellage-page-why = Czemu te?
cluellage-page-go_on = Dalej
cluellage-page-give_up = Poddaję się
cluellage-page-own_game = Nasza własna gra, nie z instrukcji.
cluellage-page-right = Trafione: { $points }
cluellage-page-right_of = Trafione: { $points } z { $count }
cluellage-page-album = Wystawa
cluellage-page-save = Zapisz jako obraz
cluellage-page-save_one = Zapisz „{ $word }” jako obraz
cluellage-page-save_all = Zapisz wszystkie
cluellage-page-share = Udostępnij
cluellage-page-no_picture = Nie udało się utworzyć obrazu.
cluellage-page-guessed_by = Kto zgadł: { $players }
    .none = Nikt nie zgadł
cluellage-page-no_points = Punkty przyznaje się na wystawie.
cluellage-page-round = Runda { $round }
cluellage-page-as_maker = własny kolaż
cluellage-page-as_guesser = odgadnięte
cluellage-page-together = Razem
cluellage-daily = Galeria dnia

## Dlaczego ruch został odrzucony

refusal-cluellage-unknown_picture = Nie ma obrazka „{ $card }”.
refusal-cluellage-claimed = Tę kartę ma już { $player }. Złap inną (zasada { $rule }).
refusal-cluellage-one_claim = Masz już kartę z tej fali; każdy dostaje tylko jedną (zasada { $rule }).
refusal-cluellage-not_in_middle = Tej karty nie ma na środku (zasada { $rule }).
refusal-cluellage-done_is_final = Twój kolaż jest gotowy i tak już zostanie (zasada { $rule }).
refusal-cluellage-own_collage = To twój własny kolaż: zgadują inni (zasada { $rule }).
refusal-cluellage-not_now =
    { $phase ->
        [word] Teraz wszyscy czytają hasła.
        [claim] Teraz wszyscy łapią karty.
        [collage] Teraz powstają kolaże.
        [exhibit] Teraz trwa odgadywanie kolażu.
       *[reveal] Teraz wszyscy oglądają punkty.
    }
refusal-cluellage-turned_over = Nie wolno odwracać kart (zasada { $rule }). To jest na odwrocie twojej karty: { $picture }.
refusal-cluellage-not_yours = Kolaż robi się tylko z pięciu własnych kart (zasada { $rule }). Ta do nich nie należy: { $picture }.
refusal-cluellage-use_all_five = Trzeba użyć wszystkich pięciu kart, każdej raz; tu jest ich { $count } (zasada { $rule }).
refusal-cluellage-off_canvas = Każda karta musi w całości leżeć na płótnie (zasada { $rule }). Ta wystaje: { $picture }.
refusal-cluellage-hidden = Z każdej karty musi być widać ćwierć (zasada { $rule }). Z tej widać tylko { $percent }%: { $picture }.
refusal-cluellage-no_such_number = Nie ma żetonu { $number }; są od 1 do { $most } (zasada { $rule }).
