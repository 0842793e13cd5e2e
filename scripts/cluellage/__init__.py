"""What only Cluellage needs: its pictures, and how well they go with its words."""
