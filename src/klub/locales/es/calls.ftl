## What somebody is told who does not look at the table: a title and a sentence, shown by the system

call-turn = Te toca
    .about = Es tu turno en { $game }.
call-nudge = Te están esperando
    .about = Los demás esperan tu jugada en { $game }.
call-again = ¿Otra partida?
    .about = Los demás quieren volver a jugar a { $game }.

## Settings, and the offer to switch notifications on

call-notify = Notificaciones
    .help = Cuando te toca y estás mirando otra cosa, tu dispositivo te avisa, aunque Klub esté cerrado.
    .insecure = Las notificaciones necesitan una dirección segura (https). El sonido, el título y la vibración también funcionan aquí mientras la página está abierta.
    .blocked = Tu navegador bloquea las notificaciones de esta página. Puedes permitirlas en sus ajustes.
    .missing = Este navegador no puede mostrar notificaciones. En un iPhone o iPad, añade antes Klub a la pantalla de inicio.
call-awake = Mantener la pantalla encendida
    .help = Mientras te toca, la pantalla no se apaga.
call-offer = Te tocaba mientras mirabas otra cosa. ¿Quieres que tu dispositivo te avise la próxima vez?
call-offer-yes = Sí, avísame
call-offer-no = No, gracias
