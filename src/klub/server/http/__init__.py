"""The HTTP side: the ASGI application, the routes of the API, their bodies, and the files of the page."""
