"""The commands of `compoundry`, a module each; `house` puts them together."""
