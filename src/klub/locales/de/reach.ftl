## Who can open an invitation, and by which address

reach-here = Bisher kann nur dieser Rechner mitspielen
    .help = Handys und Rechner in deinem Heimnetz können dann per QR-Code, Link oder Code mitspielen.
    .open = Für alle im Haus öffnen
    .without = Um andere einzuladen, starte Klub neu mit „klub --lan“.
reach-house = Offen für alle im Haus
    .help = Beim Ausschalten werden die anderen Geräte getrennt.
reach-way = Adresse für Freunde
