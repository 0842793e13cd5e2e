"""Kluster: magnets, strings, and the courage to put down one more."""
