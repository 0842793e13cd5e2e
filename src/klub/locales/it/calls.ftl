## What somebody is told who does not look at the table: a title and a sentence, shown by the system

call-turn = Tocca a te
    .about = In { $game } è il tuo turno.
call-nudge = Ti stanno aspettando
    .about = Gli altri aspettano la tua mossa in { $game }.
call-again = Un’altra partita?
    .about = Gli altri vorrebbero giocare di nuovo a { $game }.

## Settings, and the offer to switch notifications on

call-notify = Notifiche
    .help = Quando tocca a te e stai guardando altrove, te lo dice il tuo dispositivo, anche se Klub è chiuso.
    .insecure = Le notifiche richiedono un indirizzo sicuro (https). Suono, titolo e vibrazione funzionano anche qui finché la pagina è aperta.
    .blocked = Il tuo browser blocca le notifiche di questa pagina. Puoi consentirle nelle sue impostazioni.
    .missing = Questo browser non può mostrare notifiche. Su iPhone o iPad, aggiungi prima Klub alla schermata Home.
call-awake = Tieni acceso lo schermo
    .help = Mentre tocca a te, lo schermo non si spegne.
call-offer = Toccava a te mentre guardavi altrove. Vuoi che la prossima volta te lo dica il tuo dispositivo?
call-offer-yes = Sì, avvisami
call-offer-no = No, grazie
