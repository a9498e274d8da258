"""A WebSocket client that costs next to nothing: no checks, the mask is zero.

A client that took processor time from the server would measure itself. It asks for compression
only where that is what is measured.
"""

from __future__ import annotations

import asyncio
import struct
import zlib
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

HELLO = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{more}\r\n"
)
PACKED = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
"""What browsers ask for."""
TAIL = b"\x00\x00\xff\xff"
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Wire(asyncio.Protocol):
    """Calls ``hear`` with the bytes of every message."""

    def __init__(self, hear: Callable[[memoryview], None]) -> None:
        self._hear = hear
        self._unpack: Any = None
        self._buffer = b""
        self._open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("refused"))

    def data_received(self, data: bytes) -> None:
        data = self._buffer + data if self._buffer else data
        if not self._open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._buffer = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(head.decode()))
                return
            self._open = True
            if b"permessage-deflate" in head:
                self._unpack = zlib.decompressobj(-12)
            self.opened.set_result(None)
        at, view = 0, memoryview(data)
        while len(data) - at >= 2:
            length, start = data[at + 1], at + 2
            if length == 126 and len(data) >= start + 2:
                length, start = struct.unpack_from("!H", data, start)[0], start + 2
            elif length == 127 and len(data) >= start + 8:
                length, start = struct.unpack_from("!Q", data, start)[0], start + 8
            elif length >= 126:
                break
            if len(data) < start + length:
                break
            self._frame(data[at] & 15, view[start : start + length])
            at = start + length
        self._buffer = data[at:]

    def _frame(self, kind: int, body: memoryview) -> None:
        if kind == TEXT:
            if self._unpack is not None:
                body = memoryview(self._unpack.decompress(body) + self._unpack.decompress(TAIL))
            self._hear(body)
        elif kind == PING:
            self.send(bytes(body), PONG)

    def send(self, body: bytes, kind: int = TEXT) -> None:
        length = len(body)
        size = bytes([0x80 | length]) if length < 126 else b"\xfe" + struct.pack("!H", length)
        self.transport.write(bytes([0x80 | kind]) + size + bytes(4) + body)

    def close(self) -> None:
        self.transport.close()


async def connect(
    address: str, path: str, hear: Callable[[memoryview], None], packed: bool = False
) -> Wire:
    """An open WebSocket; ``packed``: what comes is compressed, as for a browser."""
    host, port = urlsplit(address).netloc.split(":")
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(hear), host, int(port))
    wire.transport.write(
        HELLO.format(path=path, host=f"{host}:{port}", more=PACKED if packed else "").encode()
    )
    await asyncio.wait_for(wire.opened, 60)
    return wire
