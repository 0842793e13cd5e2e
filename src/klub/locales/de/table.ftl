## Der Tisch: wer dran ist, über dem Spielfeld

table-you = du
table-call-you = Du bist dran
table-call-other = { $player } ist dran
table-call-several =
    { $players ->
        [one] Warten auf { $players } Person
       *[other] Warten auf { $players } Personen
    }
table-call-over = Partie vorbei
table-call-you_won = Du gewinnst!
table-call-won = { $player } gewinnt
# $players: mehrere Namen
table-call-shared = { $players } teilen sich den Sieg
table-sending = Wird gesendet …
table-see_result = Zum Ergebnis
table-again =
    { $people ->
        [1] Noch einmal
       *[other] Alle noch einmal
    }
table-points = Punkte:
table-rules-basic = Grundregeln
table-rules-changed =
    { $options ->
        [one] { $options } Option
       *[other] { $options } Optionen
    }
table-move_number = Zug { $number }

## Einen Tisch öffnen, und Tische, die sich nicht öffnen lassen

table-opening = Der Tisch wird geöffnet …
table-claim_failed = Dieser Platz gehört dir nicht.
table-ended-title = Dieser Tisch ist nicht offen
table-ended-offline = Keine Verbindung
table-ended-home = Zur Startseite
table-nothing_to_watch = Bei dieser Partie darf niemand zuschauen.

## Die Leitung zum Server

table-line-lost = Verbindung verloren. Neuer Versuch …
table-line-offline = Du bist offline. Sobald du wieder online bist, geht es weiter.
table-line-kept = Dein Zug ist gespeichert und wird noch gesendet.

## Plätze

table-seats = Mitspielende
table-seat-to_move = ist dran
table-seat-bot = Bot
table-seat-away = weg, ein Bot springt ein
table-seat-lost = nicht verbunden
table-seat-resigned = hat aufgegeben
table-seat-sending = wird gesendet …
table-clock-left = Restzeit:
table-clock-bank = Zeit in Reserve:
table-score-yours = Deine Punkte
table-score-of = Punkte: { $player }
table-stand_in = Ein Bot spielt für dich.
table-stand_in-return = Selbst weiterspielen

## Ein Gerät, das herumgeht

table-curtain = Weitergeben an { $player }
table-curtain-first = { $player } beginnt
table-pass_on = Weiter zu { $player }
table-curtain-help = Alle anderen schauen weg. Die Hand erscheint erst, wenn du tippst.
table-curtain-lift = Ich bin { $player }

## Werkzeuge und Menü

table-tools = Werkzeuge
table-fit = Ganzen Tisch zeigen
table-menu = Menü
table-rules = Regeln
table-tutorial = Einführung
table-hint = Tipp
table-undo = Zurücknehmen
table-full_screen = Vollbild
table-full_screen-end = Vollbild beenden
table-panel-keys = Tastatur
table-panel-invite = Einladungslink
table-panel-people = Leute
table-panel-screen = Großer Bildschirm
table-panel-handover = Auf anderem Gerät spielen
table-panel-resign = Aufgeben
table-panel-leave = Tisch verlassen
table-panel-end = Partie beenden
table-panel-close = Tisch schließen
table-refused = Das geht nicht.

## Was das Menü öffnet

table-keys-board = Tasten des Spielfelds
    .plain = Pfeile, Eingabe und Ziffern. Mit Tab kommst du hin.
# $policy: wer zuschauen darf: none, delayed, open
table-invite-help =
    { $policy ->
        [none] Dieser Link führt zum Tisch. Nur wer mitspielt, kann ihn öffnen.
        [delayed] Wer diesen Link öffnet, kann zuschauen, einige Züge später.
       *[open] Wer diesen Link öffnet, kann zuschauen.
    }
table-invite-title = Eine Partie { $game }
table-screen-help = Zeigt den Tisch, aber niemandes Hand: für den Fernseher oder einen großen Bildschirm, den alle sehen.
table-screen-here = Hier öffnen
table-screen-join = Spiel mit
table-screen-code = Scannen oder { $address } öffnen
table-screen-free =
    { $seats ->
        [one] { $seats } Platz ist frei
       *[other] { $seats } Plätze sind frei
    }
table-handover-help = Öffne diesen Link auf dem anderen Gerät: Von da an spielst du dort weiter. Er gilt einmal.
table-handover-make = Link erstellen
table-people-watchers =
    { $people ->
        [0] Niemand schaut zu.
        [one] { $people } Person schaut zu.
       *[other] { $people } Leute schauen zu.
    }
table-people-muted = stummgeschaltet
table-resign-ask = Diese Partie aufgeben? Spielen andere weiter, übernimmt ein Bot deinen Platz.
table-leave-ask = Den Tisch verlassen? Ein Bot spielt für dich weiter, und du kannst jederzeit zurückkommen.
table-end-ask = Diese Partie ohne Ergebnis beenden? Alle, die da sind, müssen zustimmen.
table-close-ask = Den Tisch für alle schließen? Die Partie endet ohne Ergebnis.

## Zurücknehmen

table-undo-question = { $player } möchte das zurücknehmen:
table-undo-agree = Einverstanden
table-undo-refuse = Nein
table-undo-asked = Du möchtest deinen Zug zurücknehmen. Die anderen werden gefragt …
table-undo-agreed = Du bist einverstanden. Die anderen werden noch gefragt …
table-undo-learned = Seitdem war etwas Neues zu sehen. Trotzdem erlauben?
# $players: one or several names
table-undo-answers = Einverstanden: { $players }
table-undo-declined = { $player } hat abgelehnt: Der Zug bleibt.
table-undo-here = Ab hier zurücknehmen
table-practice = zur Übung
table-practice-begun = Ein Zug wurde zurückgenommen, nachdem mehr zu sehen war. Ab jetzt ist diese Partie zur Übung: Sie zählt für keinen Rekord.

## Reden

table-side = Chat und Verlauf
table-chat = Chat
table-chat-unread =
    { $lines ->
        [one] Chat, { $lines } neue Nachricht
       *[other] Chat, { $lines } neue Nachrichten
    }
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-say = Sag etwas
table-chat-send = Senden
table-chat-muted = Du wurdest stummgeschaltet.
table-chat-silent = In diesem Teil des Spiels wird geschwiegen.
table-chat-by = { $name } sagt:
# Für Screenreader
table-chat-line = { $name }: { $text }
table-reactions = Reaktionen
table-reaction-wave = winkt
table-reaction-clap = klatscht
table-reaction-laugh = lacht
table-reaction-wow = staunt
table-reaction-think = grübelt
table-reaction-heart = ist begeistert
table-reaction-oops = Hoppla!
table-reaction-thanks = sagt danke

## Was geschehen ist

table-log = Verlauf
table-log-empty = Noch wurde nichts gespielt.
table-lapsed = Deine Zeit war um
    .text = Die Uhr hat für dich gezogen.
table-away = Während du weg warst
table-away-more =
    { $lines ->
        [one] … und { $lines } früheres Ereignis
       *[other] … und { $lines } frühere Ereignisse
    }

## Ablehnungen, die sofort gesagt werden können; die übrigen stehen in refusals.ftl

refusal-table-no_undo =
    { $why ->
        [moved_on] Inzwischen hat jemand anderes gezogen, dein Zug bleibt also.
        [final] Nach den Spielregeln ist dieser Zug endgültig.
        [learned] Inzwischen hat jemand etwas Neues gesehen, dein Zug bleibt also.
        [never] An diesem Tisch wird nichts zurückgenommen.
       *[none] Es gibt keinen Zug von dir, der sich zurücknehmen lässt.
    }
