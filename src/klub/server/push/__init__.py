"""Calls to people whose page is closed: Web Push (RFC 8030), signed (RFC 8292) and encrypted (RFC 8291)."""
