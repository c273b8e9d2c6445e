"""Five small games that measure the kernel, written as a game author would."""
