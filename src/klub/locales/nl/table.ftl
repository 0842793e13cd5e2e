## De tafel: wie aan zet is, boven het bord

table-you = jij
table-call-you = Jij bent aan zet
table-call-other = { $player } is aan zet
table-call-several =
    { $players ->
        [one] Wachten op { $players } speler
       *[other] Wachten op { $players } spelers
    }
table-call-over = Spel afgelopen
table-call-you_won = Jij wint!
table-call-won = { $player } wint
# $players: meerdere namen
table-call-shared = Gedeelde winst: { $players }
table-sending = Wordt verstuurd …
table-see_result = Bekijk de uitslag
table-points = Punten:
table-rules-basic = basisregels
table-rules-changed =
    { $options ->
        [one] { $options } variant
       *[other] { $options } varianten
    }
table-move_number = zet { $number }

## Een tafel openen, en tafels die niet opengaan

table-opening = De tafel gaat open …
table-claim_failed = Deze plaats is niet van jou.
table-ended-title = Deze tafel is niet open
table-ended-offline = Geen verbinding
table-ended-home = Naar de startpagina
table-nothing_to_watch = Bij dit spel mag niemand meekijken.

## De lijn naar de server

table-line-lost = Verbinding kwijt. Nieuwe poging …
table-line-offline = Je bent offline. De tafel komt vanzelf terug.
table-line-kept = Je zet is bewaard en wordt nog verstuurd.

## Plaatsen

table-seats = Spelers
table-seat-to_move = aan zet
table-seat-bot = computer
table-seat-away = weg, een bot valt in
table-seat-lost = niet verbonden
table-seat-resigned = heeft opgegeven
table-seat-sending = wordt verstuurd …
table-clock-left = Resterende tijd:
table-clock-bank = Tijd in reserve:
table-score-yours = Jouw punten
table-score-of = Punten: { $player }
table-stand_in = Een bot speelt voor je.
table-stand_in-return = Verder spelen

## Eén toestel dat rondgaat

table-curtain = Geef door aan { $player }
table-curtain-help = De anderen kijken weg. Er is niets te zien voordat je tikt.
table-curtain-lift = Ik ben { $player }

## Gereedschap en menu

table-tools = Gereedschap
table-fit = Hele tafel tonen
table-menu = Tafelmenu
table-rules = Regels
table-tutorial = Uitleg
table-hint = Tip
table-undo = Terugnemen
table-full_screen = Volledig scherm
table-full_screen-end = Volledig scherm uit
table-panel-keys = Toetsen
table-panel-invite = Uitnodiging
table-panel-people = Mensen
table-panel-screen = Groot scherm
table-panel-handover = Naar een ander toestel
table-panel-resign = Opgeven
table-panel-leave = Tafel verlaten
table-panel-close = Tafel sluiten
table-refused = Dat gaat niet.

## Wat het menu opent

table-keys-board = Het bord heeft eigen toetsen: pijlen, Enter en cijfers. Met Tab kom je er.
# $policy: wie mag meekijken: none, delayed, open
table-invite-help =
    { $policy ->
        [none] Deze link leidt naar de tafel. Alleen wie meespeelt kan hem openen.
        [delayed] Wie deze link opent kan meekijken, een paar zetten later.
       *[open] Wie deze link opent kan meekijken.
    }
table-invite-title = Een potje { $game }
table-screen-help = Toont de tafel zonder handkaarten, voor een televisie of een groot scherm dat iedereen ziet.
table-screen-here = Hier openen
table-screen-join = Speel mee
table-screen-free =
    { $seats ->
        [one] { $seats } plaats is vrij
       *[other] { $seats } plaatsen zijn vrij
    }
table-handover-help = Open deze link op het andere toestel: vanaf dan speel je daar op jouw plaats. Hij werkt één keer.
table-handover-make = Link maken
table-people-watchers =
    { $people ->
        [0] Niemand kijkt mee.
        [one] { $people } persoon kijkt mee.
       *[other] { $people } mensen kijken mee.
    }
table-people-mute = Dempen
table-people-unmute = Laten praten
table-people-muted = gedempt
table-people-kick = Wegsturen
table-people-kick_sure = Echt?
table-resign-ask = Dit spel opgeven? Spelen anderen verder, dan neemt een bot je plaats in.
table-leave-ask = De tafel verlaten? Een bot speelt voor je verder, en je kunt altijd terugkomen.
table-close-ask = De tafel voor iedereen sluiten? Het spel eindigt zonder uitslag.

## Terugnemen

table-undo-question = { $player } wil de laatste zet terugnemen.
table-undo-agree = Goed
table-undo-refuse = Nee
table-undo-asked = Je wilt je zet terugnemen. Wachten op de anderen …
table-undo-agreed = Jij vindt het goed. Wachten op de anderen …

## Praten

table-side = Chat en verloop
table-chat = Chat
table-chat-unread =
    { $lines ->
        [one] Chat, { $lines } nieuw bericht
       *[other] Chat, { $lines } nieuwe berichten
    }
table-chat-empty = Nog niemand heeft iets gezegd.
table-chat-say = Zeg iets
table-chat-send = Versturen
table-chat-muted = Je bent gedempt.
table-chat-silent = Het spel vraagt nu om stilte.
table-chat-by = { $name } zegt:
# Voor schermlezers
table-chat-line = { $name }: { $text }
table-reactions = Reacties
table-reaction-wave = zwaait
table-reaction-clap = klapt
table-reaction-laugh = lacht
table-reaction-wow = is verbaasd
table-reaction-think = denkt na
table-reaction-heart = vindt het geweldig
table-reaction-oops = Oeps!
table-reaction-thanks = zegt dank je wel

## Wat er gebeurd is

table-log = Verloop
table-log-empty = Er is nog niets gespeeld.
table-away = Terwijl je weg was
table-away-more =
    { $lines ->
        [one] … en daarvoor nog { $lines } ding
       *[other] … en daarvoor nog { $lines } dingen
    }
