"""What people are told of moves before they make one."""

from __future__ import annotations

from galactable.core.outlook import Outlook

__all__ = ["OUTLOOK"]

OUTLOOK = Outlook(
    certain=("advance",),
    asks={"end": "ask-end-turn"},
    costs=("upgrade", "colony", "lose", "back"),
)
