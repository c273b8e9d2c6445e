"""``python -m compoundry``."""

from compoundry.cli import main

if __name__ == "__main__":
    main()
