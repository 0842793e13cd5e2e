## Woorden voor alle pagina’s

page-home = Klub, startpagina
page-back = Terug
page-close = Sluiten
page-cancel = Annuleren
page-save = Opslaan
page-retry = Opnieuw
page-share = Link delen
page-copy = Kopiëren
page-copied = Link gekopieerd
page-copy_by_hand = Kopieer deze link met de hand:
page-link = Link
page-code = Code: { $code }
page-qr = QR-code voor { $link }
page-you = Jij
page-fan_notice = Klub is gemaakt door fans, met eigen tekeningen. Klub heeft niets te maken met de uitgevers van de spellen.
# Vriendelijke namen voor nieuwkomers, met komma’s
page-guest_names = Otter, Esdoorn, Merel, Klaver, Das, Wilg, Vink, Varen, Haas, Hazelaar, Reiger, Distel

## Instellingen

page-settings = Instellingen
page-language = Taal
page-to_dark = Donker thema
page-to_light = Licht thema
page-theme = Thema
page-theme-system = Volg het apparaat
page-theme-light = Licht
page-theme-dark = Donker
page-sound = Geluid en trillen
page-motion = Beweging
    .help = Kaarten vliegen, punten tellen op.
page-shortcuts = Sneltoetsen
    .help = Staat dit uit, dan werken letters en cijfers alleen als het bord de focus heeft.
page-name = Naam
page-color = Kleur
page-paper-blue = Blauw, golf
page-paper-orange = Oranje, bliksem
page-paper-plum = Pruim, maan
page-paper-sun = Geel, ster
page-paper-teal = Petrol, druppel
page-paper-red = Rood, hart
page-paper-leaf = Groen, blad
page-paper-rose = Roze, bloem

## Formulieren

page-fewer = Minder: { $label }
page-more = Meer: { $label }
page-no_limit = Onbeperkt
page-limit = Maximum
page-choose = Zelf kiezen
page-shape-rectangle = Rechthoek
page-shape-round = Rond
page-width = Breedte
page-height = Hoogte
page-diameter = Diameter
page-some = Sommigen

## Meldingen

page-why = Waarom?
page-update = Er is een nieuwe versie van Klub.
    .load = Laden
    .loading = Een ogenblik…
page-failed = Er is iets misgegaan op deze pagina. Aan tafel is niets verloren.
    .again = Opnieuw laden

## Weigeringen die meteen gezegd kunnen worden; de andere staan in refusals.ftl

refusal-unknown = Dat kan niet ({ $code }).
refusal-named = Dat kan niet: { $what }.
refusal-page-offline = De server is niet bereikbaar. Controleer je verbinding.
