"""The WebSocket side: who may connect to a table, what a client sends, and what it is sent."""
