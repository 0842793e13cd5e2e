"""The pictures of Cluellage: painted paper, cut and laid by recipes; `README.md` says how they are made."""
