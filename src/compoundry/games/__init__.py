"""The games: a folder each.  Nobody keeps a list of them; see `compoundry.kernel.registry`."""
