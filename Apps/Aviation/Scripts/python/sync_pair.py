"""Two devices that share a folder of a server, behind a proxy that makes faults."""

import re
import time

from faulty_proxy import FaultyProxy
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
        """Waits until a lock has expired that a device got without being told, and rclone has read its folder again."""
        deadline = time.monotonic() + 150
        status, output = device.try_to("sync")
        while re.search("another device is syncing|list of files is incomplete", output) and time.monotonic() < deadline:
            self.server.end_locks(self.folder)
            status, output = device.try_to("sync")
        self.expect(status == 0, f"sync ends with {status}:\n{output}")

    def settle(self, after):
        """Both devices sync without faults; then they have the same records, and nothing is lost."""
        self.proxy.set_fault(None)
        self.sync_patiently(self.one)
        self.ledger.note_listed(self.one)
        for device in [self.two, self.one]:
            device.run("sync")
            self.ledger.note_listed(device)
        for loss in self.ledger.losses([self.one, self.two]):
            self.expect(False, f"{after}: {loss}")
