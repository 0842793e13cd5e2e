## Who can open an invitation, and by which address

reach-here = Voorlopig kan alleen deze computer meedoen
    .help = Telefoons en computers in je thuisnetwerk kunnen dan meedoen met de QR-code, de link of de code.
    .open = Openen voor iedereen in huis
    .without = Start Klub opnieuw met ‘klub --lan’ om anderen uit te nodigen.
reach-house = Open voor iedereen in huis
    .help = Als je dit uitzet, wordt de verbinding met de andere apparaten verbroken.
reach-way = Adres voor vrienden
