"""Live turns: played in processes of their own, streamed to all who watch, and written as one move."""
