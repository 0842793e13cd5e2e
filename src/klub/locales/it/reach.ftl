## Who can open an invitation, and by which address

reach-here = Per ora può giocare solo questo computer
    .help = I telefoni e i computer della tua rete di casa potranno entrare con il codice QR, il link o il codice.
    .open = Apri a tutta la casa
    .without = Per invitare altri, riavvia Klub con «klub --lan».
reach-house = Aperto a tutta la casa
    .help = Se lo disattivi, gli altri dispositivi vengono scollegati.
reach-way = Indirizzo per gli amici
