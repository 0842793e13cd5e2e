## Lo que Klub dice del Dudo. Cada clave empieza por el nombre del juego.

liars_dice-name = Dudo
    .about = Apuesta por los dados que hay bajo todos los cubiletes, cree a los demás o llámalos mentirosos, y sé la última persona con dados.
    .tagline = Cinco dados, un cubilete y cara de póquer.
    .minutes = 15 min

liars_dice-option-dice = Con cuántos dados empieza cada uno.
    .label = Dados por persona
liars_dice-option-wild_ones = Los unos valen por cualquier cara, y nadie puede apostar por ellos.
    .label = Los unos son comodines
liars_dice-option-spot_on = También se puede decir que la última apuesta es exacta: si lo es, todos los demás pierden un dado.
    .label = Exacto

# Tantos dados de una cara, para otras frases
liars_dice-dice =
    { $face ->
        [1] { $count ->
            [one] { $count } uno
           *[other] { $count } unos
        }
        [2] { $count ->
            [one] { $count } dos
           *[other] { $count } doses
        }
        [3] { $count ->
            [one] { $count } tres
           *[other] { $count } treses
        }
        [4] { $count ->
            [one] { $count } cuatro
           *[other] { $count } cuatros
        }
        [5] { $count ->
            [one] { $count } cinco
           *[other] { $count } cincos
        }
       *[6] { $count ->
            [one] { $count } seis
           *[other] { $count } seises
        }
    }

liars_dice-moves-raise = Subir la apuesta
liars_dice-moves-doubt = Dudar
liars_dice-moves-exact = Exacto
liars_dice-move-raise = { liars_dice-dice }
liars_dice-move-doubt = ¡Mentira!
liars_dice-move-exact = ¡Exacto!

liars_dice-event-raise =
    { $who ->
        [you] Apuestas: { liars_dice-dice }.
       *[other] { $player } apuesta: { liars_dice-dice }.
    }
liars_dice-event-doubt =
    { $who ->
        [you] No te lo crees: { liars_dice-dice }.
       *[other] { $player } no se lo cree: { liars_dice-dice }.
    }
liars_dice-event-exact =
    { $who ->
        [you] Dices que es exacto: { liars_dice-dice }.
       *[other] { $player } dice que es exacto: { liars_dice-dice }.
    }
liars_dice-event-revealed = Bajo los cubiletes: { liars_dice-dice }.
liars_dice-event-lost =
    { $who ->
        [you] { $left ->
            [0] Pierdes tu último dado y quedas fuera.
            [one] Pierdes un dado y te queda uno.
           *[other] Pierdes un dado y te quedan { $left }.
        }
       *[other] { $left ->
            [0] { $player } pierde su último dado y queda fuera.
            [one] { $player } pierde un dado y le queda uno.
           *[other] { $player } pierde un dado y le quedan { $left }.
        }
    }
liars_dice-event-won =
    { $who ->
        [you] ¡Has ganado!
       *[other] { $player } ha ganado.
    }

liars_dice-reason-raise = Es verdad en cerca del { $chance } % de los casos.
liars_dice-reason-bluff = Un farol: solo es verdad en cerca del { $chance } % de los casos, pero ¿quién lo dirá?
liars_dice-reason-doubt = La apuesta es falsa en cerca del { $chance } % de los casos.
liars_dice-reason-exact = La apuesta es exacta en cerca del { $chance } % de los casos.

refusal-liars_dice-ones_are_wild = Los unos son comodines, así que nadie apuesta por ellos.
refusal-liars_dice-no_such_face = Un dado no tiene ningún { $face }.
refusal-liars_dice-no_such_count = No puedes apostar por { $count } dados: al menos uno y como mucho { $most }, porque no hay más.
refusal-liars_dice-not_higher = Tu apuesta debe superar la última ({ liars_dice-dice }): más dados, o los mismos de una cara más alta.
refusal-liars_dice-no_spot_on = En esta mesa se juega sin «exacto».
refusal-liars_dice-no_bid_yet = En esta ronda nadie ha apostado aún, así que no hay nada que dudar.
