"""HTTP and WebSocket: live tables for people on many devices. The modules are imported one by one: some are heavy."""
