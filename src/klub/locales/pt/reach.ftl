## Who can open an invitation, and by which address

reach-here = Por agora, só este computador pode jogar
    .help = Os telemóveis e computadores da tua rede de casa poderão entrar com o código QR, a ligação ou o código.
    .open = Abrir a toda a casa
    .without = Para convidares outras pessoas, reinicia o Klub com «klub --lan».
reach-house = Aberto a toda a casa
    .help = Se desligares isto, os outros aparelhos perdem a ligação ao Klub.
reach-way = Endereço para os amigos
