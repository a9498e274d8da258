"""What is counted of each client, without a server: rates, connections, time, who is shut out."""

from __future__ import annotations

import time
from contextlib import nullcontext
from typing import Any

import pytest

from galactable.table import connections
from galactable.table import limits as of_limits
from galactable.table.connections import SHUNNED_SECONDS, SPARE_FILES, Doorman
from galactable.table.errors import ForbiddenError, TooManyError
from galactable.table.fairness import FairQueue, _Line
from galactable.table.guard import Guard
from galactable.table.limits import Bucket, Buckets, check_host, check_origin
from galactable.table.orders import ShutOut
from galactable.table.settings import Limits, ServerSettings


class Clock:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        monkeypatch.setattr(time, "monotonic", lambda: self.now)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


# -- rates ----------------------------------------------------------------------------------


def test_so_many_a_second_and_some_more_at_once(clock: Clock) -> None:
    bucket = Bucket(2.0, burst=5.0)
    assert [bucket.take() for _ in range(11)] == [True] * 10 + [False]
    clock.now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now += 2
    assert not bucket.take(5), "whole or not at all"
    assert bucket.take(4)
    assert not bucket.full
    clock.now += 1000
    assert bucket.full
    assert [bucket.take() for _ in range(11)] == [True] * 10 + [False]
    assert not bucket.full


def test_each_client_is_counted_and_those_at_rest_are_forgotten(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(of_limits, "MANY", 20)
    buckets = Buckets(1.0, 3.0, "codes")
    for client in ("a", "b"):
        buckets.take(client, 3)
        with pytest.raises(TooManyError, match="too many codes"):
            buckets.take(client)
    for number in range(100):
        buckets.take(f"c{number}")
    with pytest.raises(TooManyError):
        buckets.take("a")  # nobody was at rest: all are kept
    assert len(buckets._buckets) == 102
    clock.now += 10
    for number in range(200):
        buckets.take(f"d{number}")
    assert len(buckets._buckets) < 250
    buckets.take("a", 3)


HOSTS = ("127.0.0.1", "Table.example.org", "[::1]")


@pytest.mark.parametrize(
    ("host", "origin", "allowed"),
    [
        (None, None, True),
        ("127.0.0.1", None, True),
        ("127.0.0.1:8642", None, True),
        ("TABLE.example.org:443", None, True),
        ("[::1]", None, True),
        ("[::1]:8642", None, True),
        ("[::2]", None, False),
        ("evil.example", None, False),
        ("127.0.0.1.evil.example", None, False),
        ("127.0.0.1:8642", "http://127.0.0.1:8642", True),
        ("127.0.0.1:8642", "http://127.0.0.1", False),
        ("table.example.org", "https://TABLE.example.org", True),
        ("127.0.0.1", "https://friend.example", True),
        ("127.0.0.1", "http://friend.example", False),
        ("127.0.0.1", "https://evil.example", False),
        ("127.0.0.1", "http://[", False),
        (None, "https://evil.example", False),
    ],
)
def test_who_may_speak_to_the_server(host: str | None, origin: str | None, allowed: bool) -> None:
    with nullcontext() if allowed else pytest.raises(ForbiddenError, match=r"name|origin"):
        check_host(host, HOSTS)
        check_origin(origin, host, iter(["https://friend.example"]))
    check_host("anything", ())  # no names in the settings: all are served


# -- connections ----------------------------------------------------------------------------


class Transport:
    def __init__(self, peer: str | None) -> None:
        self.peer, self.aborted = peer, False

    def get_extra_info(self, _: str) -> Any:
        return (self.peer, 1) if self.peer else None

    def abort(self) -> None:
        self.aborted = True


def test_connections_are_counted_in_all_and_by_client() -> None:
    limits = Limits(http_connections=2, all_connections=5)
    doorman = Doorman(limits, ("10.0.0.1",))
    one, two, three = (Transport("203.0.113.7") for _ in range(3))
    assert [doorman.admit(each) for each in (one, two, three)] == [True, True, False]
    assert (len(doorman), doorman.refused) == (2, 1)
    doorman.leave(three)  # it never came in
    assert not doorman.admit(three)
    doorman.upgrade(one)  # a WebSocket is counted elsewhere, but takes a place
    assert doorman.admit(three)
    assert len(doorman) == 3
    doorman.leave(one)
    assert not doorman.admit(one)
    doorman.leave(two)
    assert doorman.admit(one)
    others = [Transport("10.0.0.1") for _ in range(4)]  # a proxy speaks for many
    assert [doorman.admit(each) for each in others] == [True, True, True, False]
    for each in (one, three, *others):
        doorman.upgrade(each)
        doorman.leave(each)
    assert len(doorman) == 0
    assert doorman._by_client == {}


def test_some_files_are_kept_for_everything_else() -> None:
    for files, most in ((SPARE_FILES + 3, 3), (SPARE_FILES - 3, 1), (1 << 20, 1000)):
        assert Doorman(Limits(all_connections=1000), files=files).most == most


def test_who_chops_is_kept_out_for_a_while(clock: Clock) -> None:
    doorman = Doorman(Limits(), ("10.0.0.1",))
    bad, again, good = Transport("203.0.113.7"), Transport("203.0.113.7"), Transport("203.0.113.8")
    proxy = Transport("10.0.0.1")
    for each in (bad, proxy):
        assert doorman.admit(each)
        doorman.shun(each)
        assert each.aborted
    assert doorman.chopping == 2
    assert not doorman.admit(again)
    assert doorman.admit(good)
    assert doorman.admit(Transport("10.0.0.1")), "others come through it, too"
    clock.now += SHUNNED_SECONDS
    assert doorman.admit(again)
    for number in range(1100):
        doorman.shun(Transport(f"2001:db8:0:{number:x}::1"))
    clock.now += SHUNNED_SECONDS + 1
    doorman.shun(bad)
    assert len(doorman._shunned) == 1


def test_the_limit_on_files_is_raised_as_far_as_it_goes() -> None:
    import resource

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (before[0] - 10, before[1]))
        most = min(connections.FILES_WANTED, before[1])
        assert connections.raise_file_limit() >= min(most, before[0])
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_websockets_of_a_client_are_counted() -> None:
    settings = ServerSettings(database="any.sqlite3", limits=Limits(connections=2))
    guard = Guard(settings)
    assert [guard.enter("a") for _ in range(3)] == [True, True, False]
    assert guard.enter("b")
    guard.exit("a")
    assert [guard.enter("a") for _ in range(2)] == [True, False]
    for client in ("a", "a", "b"):
        guard.exit(client)
    guard.exit("nobody")  # who never came in is not counted
    assert guard.connections == {}


# -- bots' time -----------------------------------------------------------------------------


def test_a_job_that_comes_back_goes_first() -> None:
    queue: FairQueue[int] = FairQueue(60.0)
    assert queue.wait() is None
    for number in (1, 2):
        queue.put("a", number)
    assert queue.take() == ("a", 1)
    queue.put("a", 1, again=True)
    assert [queue.take(), queue.take(), queue.take()] == [("a", 1), ("a", 2), None]
    queue.put("b", 3)
    assert len(queue) == 1
    assert queue.clear() == [3]
    assert (len(queue), queue.take()) == (0, None)
    queue.spent("a", 5.0)  # nobody knows it any more
    queue.put("a", 4)
    assert queue.take() == ("a", 4)


def test_clients_who_have_rested_are_forgotten(clock: Clock) -> None:
    queue: FairQueue[int] = FairQueue(60.0)
    queue.put("tired", 0)
    queue.take()
    queue.spent("tired", 30.0)
    queue.put("waits", 1)
    for number in range(9_998):
        queue._lines[str(number)] = _Line(60.0, 0.0)
    queue.put("newcomer", 0)
    assert len(queue._lines) == 10_001
    queue.put("another", 0)
    assert set(queue._lines) == {"tired", "waits", "newcomer", "another"}


# -- who is shut out ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("entry", "client", "out"),
    [
        ("198.51.100.0/24", "198.51.100.7", True),
        ("198.51.100.0/24", "198.51.101.7", False),
        ("198.51.100.7/32", "198.51.100.7", True),
        ("2001:db8:1::/48", "2001:db8:1:2::/64", True),
        ("2001:db8:1:2:3::/80", "2001:db8:1:2::/64", True),
        ("2001:db8:1::/48", "198.51.100.7", False),
        ("0.0.0.0/0", "2001:db8:1:2::/64", False),
        ("198.51.100.0/24", "local", False),
        ("0123abcd", "198.51.100.7", True),
        ("0123abce", "198.51.100.7", False),
    ],
)
def test_who_is_shut_out(entry: str, client: str, out: bool) -> None:
    assert not ShutOut().has(client, "0123abcdef")
    found = ShutOut(("203.0.113.9/32", entry))
    assert [found.has(client, "0123abcdef") for _ in range(2)] == [out, out]
