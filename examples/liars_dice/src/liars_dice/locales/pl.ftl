## Co Klub mówi o Kłamczuchu. Każdy klucz zaczyna się od nazwy gry.

liars_dice-name = Kłamczuch
    .about = Licytuj kości ukryte pod wszystkimi kubkami, wierz innym albo nie, i jako ostatni zachowaj kości.
    .tagline = Pięć kości, jeden kubek i kamienna twarz.
    .minutes = 15 min

liars_dice-option-dice = Z iloma kośćmi każdy zaczyna.
    .label = Kości na osobę
liars_dice-option-wild_ones = Jedynki liczą się jako dowolna liczba oczek i nikt nie może ich licytować.
    .label = Jedynki są dzikie
liars_dice-option-spot_on = Można też powiedzieć, że ostatnia licytacja zgadza się co do joty: jeśli tak, wszyscy pozostali tracą kość.
    .label = Co do joty

# Tyle a tyle kości z daną liczbą oczek, dla innych zdań
liars_dice-dice =
    { $face ->
        [1] { $count ->
            [one] { $count } jedynka
            [few] { $count } jedynki
            [many] { $count } jedynek
           *[other] { $count } jedynki
        }
        [2] { $count ->
            [one] { $count } dwójka
            [few] { $count } dwójki
            [many] { $count } dwójek
           *[other] { $count } dwójki
        }
        [3] { $count ->
            [one] { $count } trójka
            [few] { $count } trójki
            [many] { $count } trójek
           *[other] { $count } trójki
        }
        [4] { $count ->
            [one] { $count } czwórka
            [few] { $count } czwórki
            [many] { $count } czwórek
           *[other] { $count } czwórki
        }
        [5] { $count ->
            [one] { $count } piątka
            [few] { $count } piątki
            [many] { $count } piątek
           *[other] { $count } piątki
        }
       *[6] { $count ->
            [one] { $count } szóstka
            [few] { $count } szóstki
            [many] { $count } szóstek
           *[other] { $count } szóstki
        }
    }

liars_dice-moves-raise = Licytuj wyżej
liars_dice-moves-doubt = Nie wierz
liars_dice-moves-exact = Co do joty
liars_dice-move-raise = { liars_dice-dice }
liars_dice-move-doubt = Kłamstwo!
liars_dice-move-exact = Co do joty!

liars_dice-event-raise =
    { $who ->
        [you] Licytujesz: { liars_dice-dice }.
       *[other] { $player } licytuje: { liars_dice-dice }.
    }
liars_dice-event-doubt =
    { $who ->
        [you] Nie wierzysz: { liars_dice-dice }.
       *[other] { $player } nie wierzy: { liars_dice-dice }.
    }
liars_dice-event-exact =
    { $who ->
        [you] Mówisz, że zgadza się co do joty: { liars_dice-dice }.
       *[other] { $player } mówi, że zgadza się co do joty: { liars_dice-dice }.
    }
liars_dice-event-revealed = Pod kubkami: { liars_dice-dice }.
liars_dice-event-lost =
    { $who ->
        [you] { $left ->
            [0] Tracisz ostatnią kość i odpadasz.
            [one] Tracisz kość i zostaje ci jedna.
            [few] Tracisz kość i zostają ci { $left }.
           *[other] Tracisz kość i zostaje ci { $left }.
        }
       *[other] { $left ->
            [0] { $player } traci ostatnią kość i odpada.
            [one] { $player } traci kość i ma jeszcze jedną.
           *[other] { $player } traci kość i ma jeszcze { $left }.
        }
    }
liars_dice-event-won =
    { $who ->
        [you] Wygrywasz!
       *[other] Wygrywa { $player }.
    }

liars_dice-reason-raise = To prawda w około { $chance } % przypadków.
liars_dice-reason-bluff = Blef: to prawda tylko w około { $chance } % przypadków, ale kto to powie?
liars_dice-reason-doubt = Ta licytacja jest fałszywa w około { $chance } % przypadków.
liars_dice-reason-exact = Ta licytacja zgadza się co do joty w około { $chance } % przypadków.

refusal-liars_dice-ones_are_wild = Jedynki są dzikie, więc nikt ich nie licytuje.
refusal-liars_dice-no_such_face = Na kości nie ma tylu oczek ({ $face }).
refusal-liars_dice-no_such_count = Nie możesz licytować tylu kości ({ $count }): co najmniej jedną i najwyżej { $most }, bo więcej ich nie ma.
refusal-liars_dice-not_higher = Twoja licytacja musi być wyższa niż ostatnia ({ liars_dice-dice }): więcej kości albo tyle samo z większą liczbą oczek.
refusal-liars_dice-no_spot_on = Przy tym stole gra się bez „co do joty”.
refusal-liars_dice-no_bid_yet = W tej rundzie nikt jeszcze nie licytował, więc nie ma czemu nie wierzyć.
