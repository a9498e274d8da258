"""``python -m galactable``: the same as the command."""

from galactable.cli import main

main()
