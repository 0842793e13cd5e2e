## Who can open an invitation, and by which address

reach-here = De momento solo puede jugar este equipo
    .help = Los móviles y ordenadores de tu red doméstica podrán entrar con el código QR, el enlace o el código.
    .open = Abrir a toda la casa
    .without = Para invitar a otras personas, vuelve a iniciar Klub con «klub --lan».
reach-house = Abierto a toda la casa
    .help = Si lo desactivas, los demás dispositivos se desconectan.
reach-way = Dirección para tus amigos
