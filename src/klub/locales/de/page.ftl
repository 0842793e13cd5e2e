## Wörter für alle Seiten

page-home = Klub, Startseite
page-back = Zurück
page-close = Schließen
page-cancel = Abbrechen
page-save = Speichern
page-retry = Noch einmal
page-share = Link teilen
page-copy = Kopieren
page-copied = Link kopiert
page-copy_by_hand = Bitte kopier diesen Link von Hand:
page-link = Link
page-code = Code: { $code }
page-qr = QR-Code für { $link }
page-you = Du
page-fan_notice = Klub ist von Fans gemacht, mit eigenen Bildern. Mit den Verlagen der Spiele hat Klub nichts zu tun.
# Freundliche Namen für Neue, mit Kommas
page-guest_names = Otter, Ahorn, Amsel, Klee, Dachs, Weide, Fink, Farn, Hase, Hasel, Reiher, Distel

## Einstellungen

page-settings = Einstellungen
page-language = Sprache
page-to_dark = Dunkles Design
page-to_light = Helles Design
page-theme = Design
page-theme-system = Wie das Gerät
page-theme-light = Hell
page-theme-dark = Dunkel
page-sound = Ton und Vibration
page-motion = Bewegung
    .help = Karten fliegen, Punkte zählen hoch.
page-shortcuts = Tastenkürzel
    .help = Sind sie aus, wirken Buchstaben und Ziffern nur, wenn das Spielfeld den Fokus hat.
page-name = Name
page-color = Farbe
page-paper-blue = Blau, Welle
page-paper-orange = Orange, Blitz
page-paper-plum = Pflaume, Mond
page-paper-sun = Gelb, Stern
page-paper-teal = Petrol, Tropfen
page-paper-red = Rot, Herz
page-paper-leaf = Grün, Blatt
page-paper-rose = Rosa, Blume

## Formulare

page-fewer = Weniger: { $label }
page-more = Mehr: { $label }
page-no_limit = Unbegrenzt
page-limit = Limit
page-choose = Selbst wählen
page-shape-rectangle = Rechteck
page-shape-round = Rund
page-width = Breite
page-height = Höhe
page-diameter = Durchmesser
page-some = Einige

## Hinweise

page-why = Warum?
page-update = Es gibt eine neue Version von Klub.
    .load = Laden
    .loading = Einen Moment …
page-failed = Auf dieser Seite ist etwas schiefgegangen. Am Tisch ist nichts verloren.
    .again = Neu laden

## Ablehnungen, die sofort gesagt werden können; die übrigen stehen in refusals.ftl

refusal-unknown = Das geht nicht ({ $code }).
refusal-named = Das geht nicht: { $what }.
refusal-page-offline = Der Server ist nicht erreichbar. Bitte prüf deine Verbindung.
