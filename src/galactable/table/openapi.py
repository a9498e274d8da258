"""The description of the server at /schema: its calls, and the messages of a live connection."""

from __future__ import annotations

import inspect
from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from galactable.table import game_messages, live_messages, messages, update_messages, wishes
from galactable.table.routes import ROUTES
from galactable.version import __version__

__all__ = ["CONFIG", "description"]


MODULES = (messages, game_messages, update_messages, live_messages, wishes)
"""Modules with structs that Litestar may not see by itself."""


class _WithMessages(JsonRenderPlugin):
    """Serves the description with the live messages in it, written once for all who ask."""

    _written: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if self._written is None:
            self._written = super().render(request, _with_messages(openapi_schema))
        return self._written


CONFIG = OpenAPIConfig(
    title="Galactable",
    version=__version__,
    description="A table for five galaxy games. See docs/api.md.",
    path="/schema",
    render_plugins=[_WithMessages(path=["/", "/openapi.json"])],
    use_handler_docstrings=True,
)


def description() -> dict[str, Any]:
    """The calls of the API and its messages, without a server."""
    app = Litestar(route_handlers=ROUTES, openapi_config=CONFIG)
    return _with_messages(app.openapi_schema.to_schema())


def _with_messages(schema: dict[str, Any]) -> dict[str, Any]:
    """Adds every struct as msgspec describes it.

    Litestar knows only those that its calls name; and msgspec, which reads and writes them, also
    tells their defaults, in the order of the fields.
    """
    structs = [
        each
        for module in MODULES
        for name, each in vars(module).items()
        if inspect.isclass(each)
        and issubclass(each, msgspec.Struct)
        and each.__module__ == module.__name__
        and not name.startswith("_")
    ]
    template = "#/components/schemas/{name}"
    _, described = msgspec.json.schema_components(structs, ref_template=template)
    components = schema.get("components", {})
    schemas = dict(sorted((components.get("schemas", {}) | described).items()))
    return schema | {"components": components | {"schemas": schemas}}
