"""The page's files: exactly those that were built, under the names they were built with.

Besides them the pictures of how to play, as ``pictures/<game>/<file>``. A file of the page may lie
there compressed as well (``app.js.br``, ``app.js.gz``); a client that understands it gets that.
"""

from __future__ import annotations

import mimetypes
import re
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get

from galactable.core.errors import NoSuchGameError
from galactable.core.pages import pictures
from galactable.table.errors import NotFoundError

__all__ = ["page"]

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("image/webp", ".webp")

STATIC = Path(__file__).parent / "static"
PACKED = {"br": ".br", "gzip": ".gz"}
NEVER = re.compile(r"q=0(\.0*)?")
FOREVER = "max-age=31536000, immutable"
A_DAY = "max-age=86400"
NO_PAGE = (
    "The table is up; its page has not been built. Build it with `make page`, or install a wheel. "
    "The API is described at /schema.\n"
)


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any], path: str = "") -> Response[bytes]:
    """A file of the page; the page itself finds its way by the part after '#'."""
    name = path.strip("/") or "index.html"
    if name.startswith("api/"):
        raise NotFoundError("there is no such call; see /schema", "refusal-nothing-there")
    if name.startswith("pictures/"):
        return picture(*name.partition("/")[2].split("/"))
    index = STATIC / "index.html"
    if not index.is_file():
        status = 200 if name == "index.html" else 404
        return Response(
            NO_PAGE.encode(), media_type="text/plain; charset=utf-8", status_code=status
        )
    files = built(index.stat().st_mtime_ns)
    if name not in files:
        raise NotFoundError("there is no such file", "refusal-nothing-there")
    headers = {"Cache-Control": FOREVER if name.startswith("assets/") else "no-cache"}
    source = files[name]
    for coding in understood(request.headers.get("accept-encoding", "")):
        if name + PACKED[coding] in files:
            source = files[name + PACKED[coding]]
            headers |= {"Content-Encoding": coding, "Vary": "Accept-Encoding"}
            break
    return Response(source.read_bytes(), media_type=kind_of(name), headers=headers)


def picture(slug: str, name: str = "", *more: str) -> Response[bytes]:
    """A picture of how to play."""
    try:
        file = pictures(slug).get(name)
    except NoSuchGameError:
        file = None
    if file is None or more:
        raise NotFoundError("there is no such picture", "refusal-nothing-there")
    return Response(file.read_bytes(), media_type=kind_of(name), headers={"Cache-Control": A_DAY})


def kind_of(name: str) -> str:
    """The media type of a file by its name."""
    return mimetypes.guess_type(name)[0] or "application/octet-stream"


@cache
def built(_built_at: int) -> dict[str, Path]:
    """All files of one build by name; no other path ever reaches the disk."""
    found = (path for path in STATIC.rglob("*") if path.is_file())
    return {path.relative_to(STATIC).as_posix(): path for path in found}


def understood(accepted: str) -> list[str]:
    """The codings that a client accepts, the smallest first."""
    offered = dict(
        part.partition(";")[::2] for part in accepted.lower().replace(" ", "").split(",")
    )
    return [coding for coding in PACKED if not NEVER.fullmatch(offered.get(coding, "q=0"))]
