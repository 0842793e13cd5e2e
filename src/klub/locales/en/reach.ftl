## Who can open an invitation, and by which address

reach-here = So far, only this device can join
    .help = Phones and laptops on your home network will be able to join by QR code, link or code.
    .open = Open to everyone in the house
    .without = To invite others, restart Klub with “klub --lan”.
reach-house = Open to everyone in the house
    .help = Switching it off disconnects the other devices.
reach-way = Address for friends
