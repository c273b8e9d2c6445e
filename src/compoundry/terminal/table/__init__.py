"""The table of the whole screen, made with Textual.  Imported only when such a table is opened."""
