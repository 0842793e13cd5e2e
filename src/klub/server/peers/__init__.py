"""The other serving processes, which are heard over the bus."""
