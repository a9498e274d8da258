"""What people are told of moves before they make one."""

from __future__ import annotations

from galactable.core.outlook import Outlook

__all__ = ["OUTLOOK"]

OUTLOOK = Outlook(
    certain=("band", "set", "use", "yoink", "end"),
    asks=dict.fromkeys(("set", "yoink", "end"), "ask-end-turn"),
)
