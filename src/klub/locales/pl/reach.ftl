## Who can open an invitation, and by which address

reach-here = Na razie może grać tylko ten komputer
    .help = Telefony i komputery w twojej sieci domowej będą mogły dołączyć przez kod QR, link albo kod.
    .open = Otwórz dla wszystkich w domu
    .without = Aby zaprosić innych, uruchom Klub ponownie poleceniem „klub --lan”.
reach-house = Otwarte dla wszystkich w domu
    .help = Wyłączenie rozłącza pozostałe urządzenia.
reach-way = Adres dla znajomych
