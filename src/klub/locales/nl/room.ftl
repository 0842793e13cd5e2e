## Mensen aan een tafel

room-host = gastheer
room-somebody = iemand
room-more = Meer over { $name }
room-hand_over = Van { $name } de gastheer maken
room-mute = { $name } dempen
room-unmute = Dempen van { $name } opheffen
room-kick = Plaats van { $name } vrijmaken
    .sure = Plaats van { $name } echt vrijmaken?
    .about = Meekijken en weer gaan zitten blijft mogelijk. In een lopende partij speelt een bot verder.
room-ban = { $name } buitensluiten
    .sure = { $name } echt buitensluiten?
    .about = Terugkomen, ook om mee te kijken, kan pas als jij het toestaat.
room-banned = Buitengesloten
room-unban = Weer binnenlaten
    .of = { $name } weer binnenlaten
room-give = Deze plaats aan { $name } geven

## Een verloren plaats

room-claim = Ik ben { $name }
    .about = Zat je hier in een andere browser? Iemand aan tafel bevestigt het.
room-claim-asked = Je hebt gezegd dat je { $name } bent. Iemand aan tafel moet dat bevestigen.
room-claim-back = Laat maar
room-claim-question = { $name } zegt: ‘Ik ben { $owner }.’ Klopt dat?
room-claim-somebody = Iemand in een andere browser zegt: ‘Ik ben { $owner }.’ Klopt dat?
room-claim-yes = Ja, dat is { $owner }
room-claim-no = Nee

## Iemand is weg

room-absent = { $name } is { $time } weg.
room-absent-wait = Over { $time } kun je een bot laten spelen.
room-absent-act = Niemand hoeft nog te wachten.
room-stand_in = Bot tot ze terug zijn
room-nudge = Seintje geven
    .done = Seintje gegeven
room-end = Partij beëindigen
room-end-question =
    { $voters ->
        [one] { $names } wil deze partij zonder uitslag beëindigen.
       *[other] { $names } willen deze partij zonder uitslag beëindigen.
    }
room-end-waits = Je wilt deze partij beëindigen. Wachten op de anderen…
room-end-play_on = Verder spelen

## Meekijken

room-watching = Je kijkt mee.
    .late =
        { $moves ->
            [one] Je ziet het spel { $moves } zet later.
           *[other] Je ziet het spel { $moves } zetten later.
        }
room-join = Plaats nemen
room-join-bot = Het overnemen van { $name }
    .about = Daar speelt nu een bot.

## Wat je te horen krijgt

room-news-nudged = { $who } wacht op je.
room-news-ended = De partij is zonder uitslag beëindigd.
room-news-returned = Een bot heeft voor je gespeeld. De plaats is weer van jou.
room-news-host_you = Jij bent nu de gastheer.
room-news-host = { $who } is nu de gastheer.
room-news-sent_away = { $who } heeft je plaats vrijgegeven. Je kunt meekijken of weer gaan zitten.
room-news-given = Je hebt nu een plaats.
room-news-renamed = Er zit al een { $taken } aan deze tafel, dus hier heet je { $name }.

## Op uitnodiging

room-welcome-play = { $name } nodigt je uit voor { $game }
room-welcome-watch = { $name } speelt { $game }
room-welcome-nobody = Welkom aan een tafel met { $game }
room-welcome-lost = Zat je hier al?
room-welcome-name = Hoe mogen we je noemen?
room-welcome-go = Binnenkomen
