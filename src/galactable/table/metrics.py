"""Prometheus metrics, served at ``/metrics``.

No figure names a table, a person or a client. With several processes prometheus_client adds their
figures up, through files in a folder that the command makes before the first of them starts.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

if TYPE_CHECKING:
    from galactable.table.host import Host

__all__ = ["CONTENT_TYPE_LATEST", "MOVES", "REFUSALS", "note_request", "show"]

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)

REQUESTS = Counter("galactable_requests", "HTTP requests, by class of status", ["status"])
REQUEST_SECONDS = Histogram("galactable_request_seconds", "Until an answer begins", buckets=SECONDS)
MOVES = Histogram("galactable_move_seconds", "From a move to its confirmation", buckets=SECONDS)
REFUSALS = Counter("galactable_refusals", "What was refused, by code", ["code"])
TABLES = Gauge("galactable_tables", "Tables in memory", multiprocess_mode="livesum")
SOCKETS = Gauge("galactable_sockets", "WebSockets at tables", multiprocess_mode="livesum")
CONNECTIONS = Gauge("galactable_connections", "Connections", multiprocess_mode="livesum")
TURNED_AWAY = Gauge(
    "galactable_connections_refused", "Connections refused so far", multiprocess_mode="livesum"
)
TOO_SLOW = Gauge(
    "galactable_connections_too_slow",
    "Connections ended because the client took too long",
    multiprocess_mode="livesum",
)
CHOPPING = Gauge(
    "galactable_connections_chopping",
    "Connections ended because the client sent too many small pieces",
    multiprocess_mode="livesum",
)
QUEUE = Gauge("galactable_queue", "Jobs that wait for a bot", multiprocess_mode="livesum")


def note_request(status: int, seconds: float) -> None:
    """Counts an answered request."""
    REQUESTS.labels(f"{status // 100}xx").inc()
    REQUEST_SECONDS.observe(seconds)


def show(host: Host, doorman: Any) -> bytes:
    """The metrics of all processes, as Prometheus reads them."""
    look(host, doorman)
    if FOLDER not in os.environ:
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def look(host: Host, doorman: Any) -> None:
    """Sets the gauges."""
    TABLES.set(len(host.tables))
    SOCKETS.set(sum(len(group) for group in host.hub.clients.values()))
    CONNECTIONS.set(len(doorman))
    TURNED_AWAY.set(doorman.refused)
    TOO_SLOW.set(doorman.too_slow)
    CHOPPING.set(doorman.chopping)
    QUEUE.set(len(host.workers.jobs))
