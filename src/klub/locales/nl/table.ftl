## De tafel: wie aan zet is, boven het bord

table-you = jij
table-call-you = Jij bent aan zet
table-call-other = { $player } is aan zet
table-call-several =
    { $players ->
        [one] Wachten op { $players } speler
       *[other] Wachten op { $players } spelers
    }
table-call-over = Partij afgelopen
table-call-you_won = Jij wint!
table-call-won = { $player } wint
# $players: meerdere namen
table-call-shared = { $players } delen de overwinning
table-sending = Wordt verstuurd…
table-see_result = Bekijk de uitslag
table-again =
    { $people ->
        [1] Nog eens
       *[other] Allemaal nog eens
    }
table-points = Punten:
table-rules-basic = basisregels
table-rules-changed =
    { $options ->
        [one] { $options } optie
       *[other] { $options } opties
    }
table-move_number = zet { $number }

## Een tafel openen, en tafels die niet opengaan

table-opening = De tafel wordt geopend…
table-claim_failed = Deze plaats is niet van jou.
table-ended-title = Deze tafel is niet open
table-ended-offline = Geen verbinding
table-ended-home = Naar de startpagina
table-nothing_to_watch = Bij deze partij zijn geen toeschouwers toegestaan.

## De lijn naar de server

table-line-lost = Verbinding verbroken. Nieuwe poging…
table-line-offline = Je bent offline. Zodra je weer online bent, gaat het verder.
table-line-kept = Je zet is opgeslagen en wordt nog verstuurd.

## Plaatsen

table-seats = Spelers
table-seat-to_move = aan zet
table-seat-bot = bot
table-seat-away = weg, een bot valt in
table-seat-lost = niet verbonden
table-seat-resigned = heeft opgegeven
table-seat-sending = wordt verstuurd…
table-clock-left = Resterende tijd:
table-clock-bank = Tijd in reserve:
table-score-yours = Jouw punten
table-score-of = Punten: { $player }
table-stand_in = Een bot speelt voor je.
table-stand_in-return = Zelf verder spelen

## Eén apparaat dat rondgaat

table-curtain = Geef door aan { $player }
table-curtain-first = { $player } begint
table-pass_on = Verder naar { $player }
table-curtain-help = Alle anderen kijken weg. De hand verschijnt pas als je tikt.
table-curtain-lift = Ik ben { $player }

## Gereedschap en menu

table-tools = Hulpmiddelen
table-fit = Hele tafel tonen
table-menu = Menu
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
table-panel-handover = Naar een ander apparaat
table-panel-resign = Opgeven
table-panel-leave = Tafel verlaten
table-panel-end = Partij beëindigen
table-panel-close = Tafel sluiten
table-refused = Dat gaat niet.

## Wat het menu opent

table-keys-board = Toetsen van het bord
    .plain = Pijlen, Enter en cijfers. Met Tab kom je er.
# $policy: wie mag meekijken: none, delayed, open
table-invite-help =
    { $policy ->
        [none] Deze link leidt naar de tafel. Alleen de spelers kunnen hem openen.
        [delayed] Iedereen met deze link kan meekijken, een paar zetten later.
       *[open] Iedereen met deze link kan meekijken.
    }
table-invite-title = Een partij { $game }
table-screen-help = Toont de tafel zonder de hand van wie dan ook, voor een televisie of een groot scherm dat iedereen ziet.
table-screen-here = Hier openen
table-screen-join = Speel mee
table-screen-code = Scan, of open { $address }
table-screen-free =
    { $seats ->
        [one] { $seats } plaats is vrij
       *[other] { $seats } plaatsen zijn vrij
    }
table-handover-help = Open deze link op het andere apparaat om daar verder te spelen. Hij werkt één keer.
table-handover-make = Link maken
table-people-watchers =
    { $people ->
        [0] Niemand kijkt mee.
        [one] { $people } persoon kijkt mee.
       *[other] { $people } mensen kijken mee.
    }
table-people-muted = gedempt
table-resign-ask = Deze partij opgeven? Spelen anderen verder, dan neemt een bot je plaats in.
table-leave-ask = De tafel verlaten? Een bot speelt voor je, en je kunt altijd terugkomen.
table-end-ask = Deze partij zonder uitslag beëindigen? Iedereen die er is, moet het ermee eens zijn.
table-close-ask = De tafel voor iedereen sluiten? De partij eindigt zonder uitslag.

## Terugnemen

table-undo-question = { $player } wil dit terugnemen:
table-undo-agree = Oké
table-undo-refuse = Nee
table-undo-asked = Je wilt je zet terugnemen. Wachten op de anderen…
table-undo-agreed = Jij vindt het goed. Wachten op de anderen…
table-undo-learned = Er is intussen iets nieuws gezien. Toch goedvinden?
# $players: one or several names
table-undo-answers = Akkoord: { $players }
table-undo-declined = { $player } zei nee: de zet blijft staan.
table-undo-here = Vanaf hier terugnemen
table-practice = oefening
table-practice-begun = Er is een zet teruggenomen nadat er meer te zien was. Vanaf nu is deze partij een oefening: ze telt niet als record.

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
table-chat-muted = De gastheer heeft je gedempt.
table-chat-silent = In dit deel van het spel is het stil.
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
table-lapsed = Je tijd was om
    .text = De klok heeft voor je gezet.
table-away = Terwijl je weg was
table-away-more =
    { $lines ->
        [one] … en { $lines } eerdere gebeurtenis
       *[other] … en { $lines } eerdere gebeurtenissen
    }

## Weigeringen die meteen gezegd kunnen worden; de andere staan in refusals.ftl

refusal-table-no_undo =
    { $why ->
        [moved_on] Iemand anders heeft intussen gespeeld, dus je zet blijft staan.
        [final] Volgens de spelregels is deze zet definitief.
        [learned] Iemand heeft intussen iets nieuws gezien, dus je zet blijft staan.
        [never] Aan deze tafel worden geen zetten teruggenomen.
       *[none] Je hebt geen zet om terug te nemen.
    }
