"""Pools of processes for work that would block the event loop: bots that think, and costly rules."""
