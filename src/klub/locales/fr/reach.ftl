## Who can open an invitation, and by which address

reach-here = Pour l’instant, seul cet ordinateur peut jouer
    .help = Les téléphones et ordinateurs de votre réseau domestique pourront alors jouer grâce au QR code, au lien ou au code.
    .open = Ouvrir à toute la maison
    .without = Pour inviter d’autres personnes, relancez Klub avec « klub --lan ».
reach-house = Ouvert à toute la maison
    .help = Si vous désactivez cette option, les autres appareils sont déconnectés.
reach-way = Adresse pour vos amis
