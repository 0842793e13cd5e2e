## La gente de una mesa

room-host = lleva la mesa
room-somebody = alguien
room-more = Más sobre { $name }
room-hand_over = Pasar la mesa a { $name }
room-mute = Silenciar a { $name }
room-unmute = Dejar de silenciar a { $name }
room-kick = Liberar el sitio de { $name }
    .sure = ¿Seguro que quieres liberar el sitio de { $name }?
    .about = Podrá mirar y volver a sentarse. Si la partida está en curso, sigue un bot.
room-ban = Vetar a { $name }
    .sure = ¿Seguro que quieres vetar a { $name }?
    .about = No podrá volver, ni siquiera a mirar, hasta que lo permitas.
room-banned = Con veto
room-unban = Dejar volver
    .of = Dejar volver a { $name }
room-give = Dar este sitio a { $name }

## Un sitio perdido

room-claim = Soy { $name }
    .about = ¿Estabas aquí con otro navegador? Alguien de la mesa lo confirma.
room-claim-asked = Has dicho que eres { $name }. Alguien de la mesa tiene que confirmarlo.
room-claim-back = Mejor no
room-claim-question = { $name } dice: «Soy { $owner }». ¿Es verdad?
room-claim-somebody = Alguien con otro navegador dice: «Soy { $owner }». ¿Es verdad?
room-claim-yes = Sí, es { $owner }
room-claim-no = No lo es

## Falta alguien

room-absent = { $name } lleva fuera { $time }.
room-absent-wait = En { $time } puedes dejar que juegue un bot.
room-absent-act = Ya no hace falta esperar.
room-stand_in = Un bot hasta que vuelva
room-nudge = Dar un toque
    .done = Toque enviado
room-end = Terminar la partida
room-end-question =
    { $voters ->
        [one] { $names } quiere terminar esta partida sin resultado.
       *[other] { $names } quieren terminar esta partida sin resultado.
    }
room-end-waits = Quieres terminar esta partida. Esperando a los demás…
room-end-play_on = Seguir jugando

## Mirar

room-watching = Estás mirando.
    .late =
        { $moves ->
            [one] Ves la partida con { $moves } jugada de retraso.
           *[other] Ves la partida con { $moves } jugadas de retraso.
        }
room-join = Ocupar un sitio
room-join-bot = Sustituir a { $name }
    .about = Ahora juega ahí un bot.

## Lo que se cuenta

room-news-nudged = { $who } te está esperando.
room-news-ended = La partida ha terminado sin resultado.
room-news-returned = Un bot ha jugado por ti. El sitio vuelve a ser tuyo.
room-news-host_you = Ahora llevas tú la mesa.
room-news-host = Ahora lleva la mesa { $who }.
room-news-sent_away = { $who } ha dejado libre tu sitio. Puedes mirar o volver a sentarte.
room-news-given = Ya tienes sitio.
room-news-renamed = En esta mesa ya está { $taken }: aquí te llamas { $name }.

## Llegar por invitación

room-welcome-play = { $name } te invita a jugar a { $game }
room-welcome-watch = { $name } está jugando a { $game }
room-welcome-nobody = Te damos la bienvenida a una mesa de { $game }
room-welcome-lost = ¿Ya tenías un sitio aquí?
room-welcome-name = ¿Cómo te llamamos?
room-welcome-go = Entrar
