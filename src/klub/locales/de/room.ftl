## Die Leute am Tisch

room-host = leitet den Tisch
room-somebody = jemand
room-more = Mehr zu { $name }
room-hand_over = Den Tisch { $name } übergeben
room-mute = { $name } stummschalten
room-unmute = Stummschaltung von { $name } aufheben
room-kick = Platz von { $name } freigeben
    .sure = Platz von { $name } wirklich freigeben?
    .about = Zuschauen und wieder Platz nehmen ist weiter möglich. In einer laufenden Partie spielt ein Bot weiter.
room-ban = { $name } aussperren
    .sure = { $name } wirklich aussperren?
    .about = Kein Wiederkommen, auch nicht zum Zuschauen, bis du es erlaubst.
room-banned = Ausgesperrt
room-unban = Wieder hereinlassen
    .of = { $name } wieder hereinlassen
room-give = Diesen Platz { $name } geben

## Ein verlorener Platz

room-claim = Ich bin { $name }
    .about = Du hast hier in einem anderen Browser gesessen? Jemand am Tisch bestätigt es.
room-claim-asked = Du hast gesagt, dass du { $name } bist. Jemand am Tisch muss es bestätigen.
room-claim-back = Doch nicht
room-claim-question = { $name } sagt: „Ich bin { $owner }.“ Stimmt das?
room-claim-somebody = Jemand in einem anderen Browser sagt: „Ich bin { $owner }.“ Stimmt das?
room-claim-yes = Ja, das ist { $owner }
room-claim-no = Nein

## Jemand fehlt

room-absent = { $name } ist seit { $time } weg.
room-absent-wait = In { $time } kannst du einen Bot spielen lassen.
room-absent-act = Niemand muss mehr warten.
room-stand_in = Bot bis zur Rückkehr
room-nudge = Anstupsen
    .done = Angestupst
room-end = Partie beenden
room-end-question =
    { $voters ->
        [one] { $names } möchte diese Partie ohne Ergebnis beenden.
       *[other] { $names } möchten diese Partie ohne Ergebnis beenden.
    }
room-end-waits = Du möchtest diese Partie beenden. Warten auf die anderen …
room-end-play_on = Weiterspielen

## Zuschauen

room-watching = Du schaust zu.
    .late =
        { $moves ->
            [one] Du siehst das Spiel { $moves } Zug später.
           *[other] Du siehst das Spiel { $moves } Züge später.
        }
room-join = Platz nehmen
room-join-bot = Für { $name } weiterspielen
    .about = Dort spielt jetzt ein Bot.

## Was man erfährt

room-news-nudged = { $who } wartet auf dich.
room-news-ended = Die Partie ist ohne Ergebnis beendet.
room-news-returned = Ein Bot hat für dich gespielt. Jetzt bist du wieder dran.
room-news-host_you = Jetzt leitest du den Tisch.
room-news-host = Jetzt leitet { $who } den Tisch.
room-news-sent_away = { $who } hat deinen Platz freigegeben. Du kannst zuschauen oder dich wieder setzen.
room-news-given = Du hast jetzt einen Platz.
room-news-renamed = An diesem Tisch sitzt schon { $taken }, deshalb heißt du hier { $name }.

## Auf eine Einladung hin

room-welcome-play = { $name } lädt dich zu { $game } ein
room-welcome-watch = { $name } spielt { $game }
room-welcome-nobody = Willkommen an einem Tisch mit { $game }
room-welcome-lost = Hast du hier schon gesessen?
room-welcome-name = Wie sollen wir dich nennen?
room-welcome-go = Hereinkommen
