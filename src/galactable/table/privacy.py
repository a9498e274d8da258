"""What a server stores and for how long, as everybody may read it at ``/privacy``."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State

from galactable.core.language import best
from galactable.core.voice import shared
from galactable.table.asking import host_of, lang_of
from galactable.table.settings import ServerSettings

__all__ = ["privacy", "statement"]

STYLE = (
    "body{font:1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem}"
    ":root{color-scheme:light dark}"
)


def statement(settings: ServerSettings, lang: str) -> list[str]:
    """The heading and the paragraphs, with this server's own figures."""
    words = shared(lang)

    def kept(days: float) -> str:
        return words.label("privacy-days", days=max(0.0, days))

    found = ("title", "tables", "talk", "secrets", "addresses")
    return [
        *(words.label(f"privacy-{name}") for name in found),
        words.label(
            "privacy-kept",
            finished=kept(settings.keep_finished),
            unfinished=kept(settings.keep_unfinished),
            uploads=kept(settings.keep_uploads),
        ),
    ]


@get("/privacy", include_in_schema=False)
async def privacy(request: Request[Any, Any, State], lang: str | None = None) -> Response[str]:
    """The statement as a page."""
    known = best(lang) if lang else lang_of(request)
    heading, *rest = map(escape, statement(host_of(request).settings, known))
    body = "".join(f"<p>{line}</p>" for line in rest)
    return Response(
        f'<!doctype html><html lang="{known}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{heading}</title>'
        f"<style>{STYLE}</style><h1>{heading}</h1>{body}</html>",
        media_type="text/html; charset=utf-8",
        headers={"Vary": "Accept-Language"},
    )
