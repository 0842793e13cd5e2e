## El juego

cluellage-name = Cluellage
    .about = Atrapa imágenes antes que nadie, muestra una palabra secreta con un collage y adivina las de los demás.
    .tagline = Cinco imágenes, una palabra secreta.
    .minutes = 20 min

## Opciones: qué hace cada una, su nombre en los formularios y sus valores en palabras

cluellage-option-locations = Los Lugares se suman a las demás palabras. Son lo más difícil; déjalos fuera en las primeras partidas.
    .label = Con Lugares
cluellage-option-categories = Qué palabras hay en el mazo: la mezcla de siempre, una sola categoría o una mezcla a tu gusto. Lo más fácil son los Personajes y las Nociones abstractas.
    .label = Categorías
    .null = La mezcla de siempre
    .character = Personajes
    .location = Lugares
    .object = Objetos
    .notion = Nociones abstractas
cluellage-option-rounds = Cuántas rondas se juegan; tres según el reglamento.
    .label = Rondas
cluellage-option-claim_timer = Segundos para atrapar una carta en cada tanda; quien tarda recibe la primera libre.
    .label = Tiempo para atrapar
cluellage-option-collage_timer = Segundos para hacer el collage; después, las cartas se ponen una al lado de otra.
    .label = Tiempo para el collage
cluellage-option-exhibit_order = En qué orden se muestran los collages después del primero que se termina.
    .label = Orden de la exposición
    .seat = En sentido horario
    .finish = Según se terminan
cluellage-option-live_collages = Todos pueden ver los collages mientras se hacen.
    .label = Ver los collages en vivo
cluellage-option-discussion = Quienes adivinan pueden hablar de un collage; quien lo hizo calla. Sin debate, nadie chatea mientras se adivina.
    .label = Debate
cluellage-option-gallery = En solitario: el día de la galería que visitas, como número: 20260131; todos ven la misma.
    .label = Solitario: galería del día
cluellage-option-gallery_size = En solitario: cuántos collages cuelgan en la galería.
    .label = Solitario: collages
cluellage-option-gallery_timer = En solitario: segundos para adivinar un collage.
    .label = Solitario: tiempo para adivinar
    .null = Sin límite

## Puntos

cluellage-points =
    { $points ->
        [0] ningún punto
        [one] { $points } punto
       *[other] { $points } puntos
    }
    .of = { $player } ({ cluellage-points })

## Quién debe actuar. $who: you, together (tú y $players) u other; $count es el número de $players

cluellage-phase-word =
    { $who ->
        [you] Miras las palabras.
        [together] Miras las palabras, igual que { $players }.
       *[other]
            { $count ->
                [one] { $players } mira las palabras.
               *[other] { $players } miran las palabras.
            }
    }
cluellage-phase-claim =
    { $who ->
        [you] Tienes una carta por atrapar.
        [together] Tienes una carta por atrapar, igual que { $players }.
       *[other]
            { $count ->
                [one] { $players } tiene una carta por atrapar.
               *[other] { $players } tienen una carta por atrapar.
            }
    }
cluellage-phase-collage =
    { $who ->
        [you] Haces tu collage.
        [together] Haces tu collage, igual que { $players }.
       *[other]
            { $count ->
                [one] { $players } hace su collage.
               *[other] { $players } hacen su collage.
            }
    }
cluellage-phase-exhibit =
    { $who ->
        [you] Estás adivinando.
        [together] Estás adivinando, igual que { $players }.
       *[other]
            { $count ->
                [one] { $players } está adivinando.
               *[other] { $players } están adivinando.
            }
    }
cluellage-phase-reveal =
    { $who ->
        [you] Miras los puntos.
        [together] Miras los puntos, igual que { $players }.
       *[other]
            { $count ->
                [one] { $players } mira los puntos.
               *[other] { $players } miran los puntos.
            }
    }
cluellage-phase-over = La partida ha terminado.

## Qué pasó. $who: you u other; $picture es una imagen en palabras

# $reshuffled: yes o no
cluellage-event-round_began =
    Empieza la ronda { $round }.{ $reshuffled ->
        [yes] {" "}Las imágenes descartadas se barajan de nuevo.
       *[no] {""}
    }
cluellage-event-readied =
    { $who ->
        [you] Ya estás.
       *[other] { $player } ya está.
    }
# $pictures: todas en palabras
cluellage-event-flipped = Tanda { $wave } de 5: { $pictures }.
# $assigned: yes o no; la última carta de una tanda no se elige
cluellage-event-claimed =
    { $who ->
        [you]
            { $assigned ->
                [yes] Recibes la última: { $picture }.
               *[no] Atrapas: { $picture }.
            }
       *[other]
            { $assigned ->
                [yes] { $player } recibe la última: { $picture }.
               *[no] { $player } atrapa: { $picture }.
            }
    }
# En qué lugar se termina un collage
cluellage-ordinal =
    { $place ->
        [1] primer
        [2] segundo
        [3] tercer
        [4] cuarto
        [5] quinto
       *[6] sexto
    }
# $late: yes si lo colgó el reloj, si no, no
cluellage-event-hung =
    { $who ->
        [you]
            { $late ->
                [yes] Se acabó tu tiempo: tus cartas quedan una al lado de otra.
               *[no] Terminas tu collage en { cluellage-ordinal } lugar.
            }
       *[other]
            { $late ->
                [yes] Se acabó el tiempo: las cartas de { $player } quedan una al lado de otra.
               *[no] { $player } termina su collage en { cluellage-ordinal } lugar.
            }
    }
# El atributo es para la galería, donde lo hizo un bot
cluellage-event-shown =
    { $who ->
        [you] Tu collage está en la pared. Tú callas.
       *[other] El collage de { $player } está en la pared.
    }
    .gallery = El siguiente collage está en la pared.
# $changed: yes o no
cluellage-event-guessed =
    { $who ->
        [you]
            { $changed ->
                [yes] Pones otra ficha.
               *[no] Pones una ficha.
            }
       *[other]
            { $changed ->
                [yes] { $player } pone otra ficha.
               *[no] { $player } pone una ficha.
            }
    }
# $word: la palabra; $count: cuántos acertaron; $list: quiénes. El atributo es para la galería; $right: yes o no
cluellage-event-revealed =
    Era el { $number }, «{ $word }». { $count ->
        [0] Nadie ha acertado.
       *[other] Aciertos: { $list }.
    }
    .gallery =
        Era el { $number }, «{ $word }». { $right ->
            [yes] Has acertado.
           *[no] Has fallado.
        }
# $list: todos con sus puntos de la ronda
cluellage-event-round_over = Termina la ronda { $round }. { $list }.

## La mesa como texto y como imagen

cluellage-round = Ronda { $round } de { $rounds }
    .gallery = Collage { $round } de { $rounds }
cluellage-category-character = Personajes
cluellage-category-location = Lugares
cluellage-category-object = Objetos
cluellage-category-notion = Nociones abstractas
cluellage-yours = tu palabra
cluellage-middle = En el centro
cluellage-claimed = Tus cartas
cluellage-wall = En la pared
cluellage-head-points = puntos

## Por qué un bot juega así. $tag: lo que se ve en una imagen; $word: la palabra que le va

cluellage-reason-ready = No hay nada más que hacer.
cluellage-reason-claim_best = De las cartas libres, es la que mejor sugiere «{ $word }»: { $tag }.
cluellage-reason-claim_least_bad = Ninguna sugiere bien «{ $word }»; esta es la que menos engaña: { $tag }.
cluellage-reason-collage = Lo que mejor sugiere «{ $word }» debe saltar a la vista: { $tag }.
cluellage-reason-guess = Sugiere «{ $word }», sobre todo por esto: { $tag }.
# Un collage explicado al final: una línea por carta
cluellage-link = { $tag } por «{ $word }»

## En la terminal. $choices: lo que se puede escribir

cluellage-ask-ready = Pulsa Intro para seguir.
cluellage-ask-claim = ¿Qué carta? ({ $choices })
cluellage-ask-collage = Coloca tus cartas: un patrón ({ $choices }) y sus números, la más importante primero
cluellage-ask-guess = ¿Qué palabra es? ({ $choices })
# Lo que haría un bot. $reason: uno de cluellage-reason-…
cluellage-hint-ready = Sigue. { $reason }
cluellage-hint-claim = Atrapa esta: { $picture }. { $reason }
cluellage-hint-hang = Pon esta encima: { $picture }. { $reason }
cluellage-hint-guess = Elige el { $number }. { $reason }

## La página. $picture es una imagen en palabras, $percent cuánto se ve de una carta

cluellage-page-language = es
cluellage-page-picture = una imagen
cluellage-page-percent = { $percent } %
cluellage-page-quoted = «{ $word }»
cluellage-page-step-word = Las palabras
cluellage-page-step-claim = ¡Atrapa una!
cluellage-page-step-collage = Tu collage
cluellage-page-step-exhibit = La exposición
cluellage-page-advice-word = Mira tu palabra
cluellage-page-advice-claim = ¡Atrapa una carta!
cluellage-page-advice-collage = Coloca y sella
cluellage-page-advice-exhibit = ¿Qué palabra es?
cluellage-page-advice-reveal = Mira y sigue
cluellage-page-advice-change = Aún puedes cambiar
cluellage-page-seat-ready = ya está
cluellage-page-seat-looks = mirando
cluellage-page-seat-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
cluellage-page-seat-works = trabajando
cluellage-page-seat-done = collage listo
cluellage-page-seat-artist = en la pared
cluellage-page-seat-thinks = pensando
cluellage-page-seat-guessed = ficha puesta
cluellage-page-ledge = Qué puedes hacer
cluellage-page-waiting = Esperando a { $players }
cluellage-page-awaited = Los demás te esperan.
cluellage-page-words = Seis palabras: { $category }
cluellage-page-glosses = ¿Qué significan estas palabras?
cluellage-page-screen = Tu biombo y tu dado
cluellage-page-rolled = Has sacado { $number }
cluellage-page-peek = Ver mi palabra
cluellage-page-hide = Ocultar mi palabra
cluellage-page-ready = ¡Ya!
cluellage-page-wave = Tanda { $wave } de 5
cluellage-page-claim = Atrapar la carta { $number }: { $picture }
cluellage-page-taken = La tiene { $player }: { $picture }
cluellage-page-faster = { $player } ha llegado antes.
cluellage-page-another = ¡Atrapa otra!
cluellage-page-too_late = Alguien ha llegado antes
cluellage-page-race = La carrera
cluellage-page-race-last = la última carta
cluellage-page-race-quickest =
    { $count ->
        [one] { $player }: una vez la mano más rápida.
       *[other] { $player }: { $count } veces la mano más rápida.
    }
cluellage-page-canvas = Tu lienzo
cluellage-page-canvas-keys = Tab elige una carta. Las flechas la mueven, { $left } y { $right } la giran; con Mayús, a pasos cortos. Re Pág y Av Pág la suben o la bajan en el montón.
cluellage-page-card = { $picture }; se ve el { $percent } %
cluellage-page-turn = Girar
cluellage-page-tools = La carta elegida
cluellage-page-tool-left = Girar a la izquierda
cluellage-page-tool-right = Girar a la derecha
cluellage-page-tool-front = Al frente
cluellage-page-tool-back = Al fondo
cluellage-page-done = Listo
cluellage-page-seal = Sellar
    .text = Un collage sellado ya no se cambia.
cluellage-page-work_on = Todavía no
cluellage-page-why-hidden = Una carta casi no se ve
    .text = Solo se ve el { $percent } %. Deja a la vista un cuarto de cada carta.
cluellage-page-yours_hangs = Tu collage sellado
cluellage-page-making = Se están haciendo los collages.
cluellage-page-others = Los lienzos de los demás
cluellage-page-by = Collage de { $player }
cluellage-page-by_gallery = Collage de un bot
cluellage-page-which = ¿Qué palabra es?
cluellage-page-guess = Poner la ficha
cluellage-page-change = Puedes cambiarla hasta que esté la última ficha.
cluellage-page-silent = Tu collage está en la pared. ¡Ni una palabra!
cluellage-page-tokens = Fichas
cluellage-page-token-none = { $player }: aún piensa
cluellage-page-token-laid = { $player }: ficha puesta
cluellage-page-token-open = { $player }: { $number }
cluellage-page-drum = Todas las fichas están puestas…
    .alone = Y es…
cluellage-page-it = la palabra correcta
cluellage-page-it_was = Era el { $number }, «{ $word }».
cluellage-page-revealed =
    Era el { $number }. { $count ->
        [0] Nadie ha acertado.
       *[other] Aciertos: { $list }.
    }
cluellage-page-right_guesses =
    { $count ->
        [0] Nadie ha acertado
        [one] Un acierto
       *[other] { $count } aciertos
    }
cluellage-page-yes = ¡Correcto!
cluellage-page-no = Esta vez no
cluellage-page-why = ¿Por qué estas?
cluellage-page-go_on = Seguir
cluellage-page-give_up = Me rindo
cluellage-page-own_game = Un juego nuestro, que no está en el reglamento.
cluellage-page-right = Aciertos: { $points }
cluellage-page-right_of = { $points } aciertos de { $count }
cluellage-page-album = La exposición
cluellage-page-save = Guardar como imagen
cluellage-page-save_one = Guardar «{ $word }» como imagen
cluellage-page-save_all = Guardar todo
cluellage-page-share = Compartir
cluellage-page-no_picture = No se ha podido crear la imagen.
cluellage-page-guessed_by = Adivinado por { $players }
    .none = Nadie lo ha adivinado
cluellage-page-no_points = Los puntos se ganan en la exposición.
cluellage-page-round = Ronda { $round }
cluellage-page-as_maker = su collage
cluellage-page-as_guesser = adivinado
cluellage-page-together = Total
cluellage-daily = La galería de hoy

## Por qué se rechazó una jugada

refusal-cluellage-unknown_picture = No hay ninguna imagen «{ $card }».
refusal-cluellage-claimed = { $player } ha llegado antes: esta carta ya no está libre. Atrapa otra (regla { $rule }).
refusal-cluellage-one_claim = Ya tienes una carta de esta tanda; hay una para cada uno (regla { $rule }).
refusal-cluellage-not_in_middle = Esta carta no está en el centro (regla { $rule }).
refusal-cluellage-done_is_final = Tu collage está terminado, y así se queda (regla { $rule }).
refusal-cluellage-own_collage = Este es tu propio collage: lo adivinan los demás (regla { $rule }).
refusal-cluellage-not_now =
    { $phase ->
        [word] Ahora todos miran las palabras.
        [claim] Ahora se atrapan cartas.
        [collage] Ahora se hacen los collages.
        [exhibit] Ahora se adivina un collage.
       *[reveal] Ahora todos miran los puntos.
    }
refusal-cluellage-turned_over = No se puede dar la vuelta a una carta (regla { $rule }). Esto está en el dorso de la tuya: { $picture }.
refusal-cluellage-not_yours = Tu collage se hace solo con tus cinco cartas (regla { $rule }). Esta no es una de ellas: { $picture }.
refusal-cluellage-use_all_five = Hay que usar las cinco cartas, una vez cada una; has usado { $count } (regla { $rule }).
refusal-cluellage-off_canvas = La carta entera debe estar en el lienzo (regla { $rule }). Esta sobresale: { $picture }.
refusal-cluellage-hidden = De cada carta debe verse un cuarto (regla { $rule }). De esta solo se ve el { $percent } %: { $picture }.
refusal-cluellage-no_such_number = No hay ninguna ficha { $number }; van del 1 al { $most } (regla { $rule }).
