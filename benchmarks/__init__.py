"""How fast Klub is, always as a ratio within one run. Run one by name: `make bench ARGS=engine`."""
