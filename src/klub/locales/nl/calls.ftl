## What somebody is told who does not look at the table: a title and a sentence, shown by the system

call-turn = Jij bent aan zet
    .about = Het is jouw beurt in { $game }.
call-nudge = Ze wachten op je
    .about = De anderen wachten in { $game } op jouw zet.
call-again = Nog een partij?
    .about = De anderen willen { $game } graag nog eens spelen.

## Settings, and the offer to switch notifications on

call-notify = Meldingen
    .help = Als je aan zet bent en ergens anders kijkt, laat je apparaat het weten, ook als Klub dicht is.
    .insecure = Meldingen hebben een veilig adres nodig (https). Geluid, titel en trillen werken hier ook zolang de pagina open is.
    .blocked = Je browser blokkeert meldingen van deze pagina. Je kunt ze toestaan in de instellingen van de browser.
    .missing = Deze browser kan geen meldingen tonen. Zet Klub op een iPhone of iPad eerst op het beginscherm.
call-awake = Scherm aan laten
    .help = Zolang jij aan zet bent, gaat het scherm niet uit.
call-offer = Je was aan zet terwijl je ergens anders keek. Zal je apparaat het de volgende keer laten weten?
call-offer-yes = Ja, graag
call-offer-no = Nee, bedankt
