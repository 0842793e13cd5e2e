"""What does a move cost the server, next to well-known game servers, and what does an idle table?"""
