"""What can go wrong between two devices and a server: lost connections, full disks, passwords, locks, busy servers."""

import contextlib
import itertools
import os
import re
import signal
import subprocess
import time

import dav_servers
from faulty_proxy import Answer, Cut, FaultyProxy, Hold, always, at, first, since
from sync_devices import Device, Ledger

#: The seconds for which the proxy lets a device have the lock; the program asks for two minutes.
LOCK_SECONDS = 2

#: What the program says when it does not get through: a clause, and what to do.
CLEAR = re.compile(
    r"the connection was lost|the server could not be reached|no response came within|another device is syncing"
    r"|the server is too busy|the server has had too many requests")


class Pair:
    """Two devices that share a folder of a server, behind a proxy."""

    def __init__(self, program, flaws, server, name, lock_seconds=LOCK_SECONDS):
        self.flaws = flaws
        self.server = server
        self.name = f"{type(server).__name__}, {name}"
        self.folder = name.replace(" ", "-")
        self.proxy = FaultyProxy(server.port, lock_seconds)
        home = server.root / "devices" / self.folder
        self.one, self.two = Device(program, home / "one", flaws), Device(program, home / "two", flaws)
        self.ledger = Ledger()
        self.rounds = 0

    def __enter__(self):
        self.proxy.__enter__()
        self.add(10)
        for device in [self.one, self.two]:
            device.set_up(self.place)
            device.run("sync")
        return self

    def __exit__(self, *_):
        self.proxy.__exit__()

    @property
    def place(self):
        return f"http://127.0.0.1:{self.proxy.port}/{self.server.path}{self.folder}"

    def expect(self, is_so, what):
        return self.flaws.expect(is_so, f"{self.name}: {what}")

    def add(self, count):
        with self.ledger.watching(self.one):
            self.one.add_flights(count, first=100 * self.rounds)

    def change(self, device, *words):
        with self.ledger.watching(device):
            device.run(*words)

    def flight(self, number):
        """A flight that was added in the last round."""
        return f"LH{100 * (self.rounds - 1) + number}"

    def edit(self):
        """Makes new flights, a conflict, and a removal against a change; the second device has synced."""
        self.rounds += 1
        self.add(4)
        self.change(self.one, "edit", self.flight(0), "--seat", "1A")
        self.change(self.one, "remove", self.flight(1), "--yes")
        self.change(self.two, "edit", self.flight(0), "--seat", "2C")
        self.change(self.two, "edit", self.flight(1), "--seat", "3D")
        self.change(self.two, "edit", self.flight(2), "--seat", "4E")
        self.two.run("sync")

    def sync_patiently(self, device):
        """Waits until a lock has expired that a device got without being told."""
        deadline = time.monotonic() + 150
        status, output = device.try_to("sync")
        while "another device is syncing" in output and time.monotonic() < deadline:
            self.server.end_locks(self.folder)
            status, output = device.try_to("sync")
        self.expect(status == 0, f"sync ends with {status}:\n{output}")

    def settle(self, after):
        """Both devices sync without faults, and then have the same, of which nothing is lost."""
        self.proxy.set_fault(None)
        self.sync_patiently(self.one)
        for device in [self.two, self.one]:
            device.run("sync")
        for loss in self.ledger.losses([self.one, self.two]):
            self.expect(False, f"{after}: {loss}")


def check_cuts(pair, cases):
    """Connections that are lost; returns how many were, and how often the program went on by itself."""
    met, unharmed = 0, 0
    for number, cut, make in cases:
        pair.edit()
        pair.proxy.set_fault(make(number, cut))
        start = time.monotonic()
        status, output = pair.one.try_to("sync")
        took = time.monotonic() - start
        case = f"connection lost {make.__name__} request {number}, {cut.value}"
        pair.expect(status == 0 or (status == 1 and CLEAR.search(output)), f"{case}: ends with {status}:\n{output}")
        pair.expect(took < 60, f"{case}: takes {took:.0f} s")
        met += pair.proxy.was_met
        unharmed += pair.proxy.was_met and status == 0
        is_through = status == 0 and not pair.proxy.was_met
        pair.settle(case)
        if is_through and isinstance(cases, AllCuts):
            cases.skip()
    return met, unharmed


class AllCuts:
    """A connection that is lost at the first request, at the second, and so on, until a sync does not meet it."""

    def __init__(self, cuts=tuple(Cut)):
        self.kinds = list(itertools.product(cuts, [at, since]))
        self.number = 0

    def __iter__(self):
        while self.kinds:
            self.number += 1
            yield (self.number, *self.kinds[0])

    def skip(self):
        self.kinds.pop(0)
        self.number = 0


def some_cuts(count, chance):
    """Connections that are lost at requests as they are made by a sync."""
    return [(chance.randint(1, 14), chance.choice(list(Cut)), chance.choice([at, since])) for _ in range(count)]


# Full disks

class NoDisk(Exception):
    """There is no small disk; the text says why."""


@contextlib.contextmanager
def small_disk(folder, kilobytes, owner=None):
    """A folder on a disk of its own; yields a function that makes it larger."""
    folder.mkdir(parents=True)
    if os.geteuid() != 0:
        raise NoDisk("only root can mount a small disk")
    if subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={kilobytes}k", "check-sync", folder]).returncode:
        raise NoDisk("a small disk cannot be mounted here")
    try:
        folder.chmod(0o755)
        if owner:
            owner(folder)
        yield lambda: subprocess.run(["mount", "-o", "remount,size=64m", folder], check=True)
    finally:
        subprocess.run(["umount", "-l", folder], check=True)


def check_full_server(program, flaws, server):
    """A server whose disk is full stops the sync; with space, the next sync completes."""
    with small_disk(server.folder / "small", 128, server.own) as enlarge:
        with Pair(program, flaws, server, "small/full server", 60) as pair:
            pair.rounds = 1
            pair.add(60)
            before = pair.one.records
            status, output = pair.one.try_to("sync")
            # Not each server says why.
            pair.expect(status == 1 and "could not be synced" in output, f"ends with {status}:\n{output}")
            pair.expect(pair.one.records == before, "records have changed")
            enlarge()
            pair.settle("a full disk")
            pair.expect(len(pair.two.live) == 70, f"the other device has {len(pair.two.live)} of 70 records")


def check_full_device(program, flaws, server):
    """A device whose disk is full says so; with space, the next sync completes."""
    home = server.root / "devices/full-device"
    with small_disk(home / "two", 400) as enlarge, Pair(program, flaws, server, "full device", 60) as pair:
        pair.rounds = 1
        pair.add(100)
        pair.one.run("sync")
        before = pair.two.records
        status, output = pair.two.try_to("sync")
        pair.expect(status == 1 and "space" in output, f"ends with {status}:\n{output}")
        after = pair.two.records
        pair.expect(all(after.get(name) == content for name, content in before.items()), "records are gone")
        enlarge()
        pair.settle("a full disk")
        pair.expect(len(pair.two.live) == 110, f"the device has {len(pair.two.live)} of 110 records")


# Passwords

def check_passwords(program, flaws, server):
    """A wrong password, and one that is changed on the server later."""
    with Pair(program, flaws, server, "passwords") as pair:
        pair.edit()

        def refused(when):
            status, output = pair.one.try_to("sync")
            pair.expect(status == 1 and "refuses the credentials (status 401)" in output,
                        f"{when}: ends with {status}:\n{output}")

        pair.one.set_password("wr0ng-secret")
        refused("wrong password")
        pair.one.set_password(dav_servers.PASSWORD)
        pair.one.run("sync")
        server.change_password("another-s3cret")
        try:
            refused("changed password")
            for device in [pair.one, pair.two]:
                device.set_password("another-s3cret")
            pair.settle("a changed password")
        finally:
            server.change_password(dav_servers.PASSWORD)


# Locks

def check_expired_lock(program, flaws, server, lock_seconds=40):
    """A device that is stopped while it writes, until its lock has expired and another device has written."""
    with Pair(program, flaws, server, "expired lock", lock_seconds) as pair:
        pair.rounds += 1
        pair.change(pair.one, "edit", pair.flight(0), "--seat", "1A")
        hold = Hold()
        pair.proxy.set_fault(first("PUT", hold))
        slow = pair.one.start("sync")
        pair.expect(hold.is_here.wait(60), "nothing is sent")
        slow.send_signal(signal.SIGSTOP)
        try:
            start = time.monotonic()
            pair.change(pair.two, "edit", pair.flight(0), "--seat", "2C")
            status, output = pair.two.try_to("sync")
            waited = time.monotonic() - start
            pair.expect(status == 1 and re.search(r"another device is syncing.*Try again in \d+ seconds", output, re.S),
                        f"a second device ends with {status} while the first has the lock:\n{output}")
            locks = [request for request in pair.proxy.requests if request.method == "LOCK"]
            pair.expect(waited > 5 and len(locks) < 10, f"a second device waits {waited:.1f} s, {len(locks)} requests")
            time.sleep(max(0, start + lock_seconds - time.monotonic()))
            server.end_locks(pair.folder)
            pair.two.run("sync")
        finally:
            slow.send_signal(signal.SIGCONT)
            hold.release.set()
        pair.one.finish(slow, ["sync"])
        if server.honours_conditions:
            pair.settle("an expired lock")
            pair.expect("2C" in pair.one.run("show", pair.flight(0)), "what was written later is gone")
        else:
            print(f"NOT TRIED: what a device sends to {type(server).__name__} after its lock has expired, because it "
                  "honours no conditions", flush=True)


# Busy servers

METHODS = ["PROPFIND", "LOCK", "GET", "PUT", "UNLOCK"]


def check_busy(program, flaws, server, is_sample=False):
    """Answers that ask for patience, once, for long and always."""
    patience = itertools.product(METHODS, [429, 503])
    refusals = itertools.product(METHODS[:4], [Answer(429, {"Retry-After": "600"}), Answer(503), Answer(423)])
    if is_sample:
        patience = [("PROPFIND", 429), ("LOCK", 503)]
        refusals = [("PROPFIND", Answer(503)), ("LOCK", Answer(423)), ("PUT", Answer(429, {"Retry-After": "600"}))]
    with Pair(program, flaws, server, "busy server") as pair:
        pair.edit()
        pair.proxy.set_fault(first("LOCK", Answer(423)))
        pair.one.run("sync")
        pair.settle("a lock that is refused once")
        for method, status in patience:
            pair.edit()
            check_patience(pair, method, Answer(status, {"Retry-After": "2"}))
        for method, answer in refusals:
            pair.edit()
            check_refusal(pair, method, answer)


def check_patience(pair, method, answer):
    """The program waits as long as the server asks, or says when to try again."""
    case = f"{answer.status} to {method}, Retry-After 2"
    pair.proxy.set_fault(first(method, answer))
    status, output = pair.one.try_to("sync")
    pair.expect(status == 0 or "Try again in 2 seconds" in output, f"{case}: ends with {status}:\n{output}")
    same = [request for request in pair.proxy.requests if request.method == method]
    if pair.proxy.was_met and len(same) > 1 and method not in ["GET", "PUT"]:
        pause = same[1].time - same[0].time
        pair.expect(status != 0 or method == "UNLOCK" or pause >= 1.9, f"{case}: repeated after {pause:.1f} s")
    pair.settle(case)


def check_refusal(pair, method, answer):
    """A server that refuses again and again is not asked again and again."""
    case = f"always {answer.status} to {method}"
    pair.proxy.set_fault(always(method, answer))
    start = time.monotonic()
    status, output = pair.one.try_to("sync")
    took = time.monotonic() - start
    count = sum(request.method == method for request in pair.proxy.requests)
    pair.expect(status == 1 and "Try again" in output, f"{case}: ends with {status}:\n{output}")
    pair.expect(count <= 40 and took < 60, f"{case}: {count} requests in {took:.0f} s")
    if answer.fields:
        pair.expect("10 minutes" in output, f"{case}: does not say when to try again:\n{output}")
    pair.settle(case)


# Outages

def check_watch(program, flaws, server, tries=1):
    """`sync --watch` starts while the server is away, and goes on when it is back; returns the seconds between tries."""
    with Pair(program, flaws, server, "outage") as pair:
        with pair.ledger.watching(pair.two):
            pair.two.add_flights(1, first=900)
        pair.two.run("sync")
        pair.proxy.set_fault(since(1, Cut.BEFORE))
        watch = pair.one.start("sync", "--watch", "--format", "json")
        times = wait_for_tries(pair, watch, tries)
        pair.proxy.set_fault(None)
        deadline = time.monotonic() + 150
        while pair.one.records != pair.two.records and time.monotonic() < deadline and watch.poll() is None:
            time.sleep(0.2)
        if pair.proxy.requests:
            times.append(pair.proxy.requests[0].time)
        if pair.expect(watch.poll() is None, "sync --watch ends with the server"):
            pair.expect(pair.one.records == pair.two.records, "sync --watch does not go on after an outage")
            watch.send_signal(signal.SIGINT)
        _, output = pair.one.finish(watch, ["sync", "--watch"])
        pair.expect(CLEAR.search(output), f"sync --watch does not say that the server is away:\n{output}")
        pair.settle("an outage")
        return [round(later - earlier) for earlier, later in zip(times, times[1:])]


def wait_for_tries(pair, watch, count):
    """Returns the times at which tries begin; the requests of one are at most a few seconds apart."""
    while watch.poll() is None:
        moments = [request.time for request in pair.proxy.requests]
        times = [moment for before, moment in zip([0, *moments], moments) if moment - before > 10]
        if len(times) >= count and time.monotonic() - moments[-1] > 5:
            return times
        time.sleep(0.2)
    return []
