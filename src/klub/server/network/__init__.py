"""How a server is reached: addresses of this machine, names on the local network, listening sockets."""
