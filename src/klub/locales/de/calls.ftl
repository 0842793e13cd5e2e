## What somebody is told who does not look at the table: a title and a sentence, shown by the system

call-turn = Du bist dran
    .about = In { $game } bist du am Zug.
call-nudge = Man wartet auf dich
    .about = Die anderen warten in { $game } auf deinen Zug.
call-again = Noch eine Partie?
    .about = Die anderen möchten wieder { $game } spielen.

## Settings, and the offer to switch notifications on

call-notify = Benachrichtigungen
    .help = Wenn du dran bist und woanders hinsiehst, meldet es dein Gerät, auch wenn Klub geschlossen ist.
    .insecure = Benachrichtigungen brauchen eine sichere Adresse (https). Ton, Titel und Vibration gehen auch hier, solange die Seite offen ist.
    .blocked = Dein Browser blockiert Benachrichtigungen dieser Seite. In seinen Einstellungen kannst du sie erlauben.
    .missing = Dieser Browser kann keine Benachrichtigungen zeigen. Auf iPhone und iPad füge Klub zuerst zum Home-Bildschirm hinzu.
call-awake = Bildschirm anlassen
    .help = Solange du dran bist, wird der Bildschirm nicht dunkel.
call-offer = Du warst dran, als du woanders hingesehen hast. Soll dein Gerät dir das nächste Mal Bescheid sagen?
call-offer-yes = Ja, gern
call-offer-no = Nein, danke
