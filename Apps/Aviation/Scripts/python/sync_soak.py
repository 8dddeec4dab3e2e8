"""Random edits on two devices that sync over a server, and on a third that syncs with its folder; syncs that are killed or
sleep, servers and devices that go back to an earlier time, and proxies that keep old files."""

import collections
import json
import shutil
import signal
import subprocess
import time

from faulty_proxy import FaultyProxy
from sync_devices import Device, Ledger, is_removed
from sync_keys import key_file

#: The time for which the proxy lets a device have the lock; the program asks for two minutes.
LOCK_SECONDS = 2

#: The share of each kind of edit.
EDITS = {"add": 27, "edit": 31, "remove": 9, "undo": 8, "trip": 4, "trip edit": 4, "trip remove": 3, "entry": 10,
         "restore": 2, "take": 1, "drop": 1}


class Soak:
    """Runs while it is entered.

    With a key, everything is encrypted. With a folder for evidence, it gets a copy of all devices and of the server when
    the first flaw shows.
    """

    def __init__(self, program, flaws, server, chance, key=None, evidence=None):
        self.key = key
        self.evidence = evidence
        self.flaws = flaws
        self.chance = chance
        self.proxy = FaultyProxy(server.port, LOCK_SECONDS)
        self.folder = server.folder / "soak"
        homes = server.root / "devices/soak"
        self.one, self.two = Device(program, homes / "one", flaws), Device(program, homes / "two", flaws)
        # Its files must be those of the server's user.
        self.phone = Device(program, homes / "phone", flaws, user=server.account)
        self.server = server
        self.devices = [self.one, self.two, self.phone]
        self.ledger = Ledger()
        self.counts = {}
        self.kills = 0
        #: The folder of the server at an earlier time, and the flights of the devices then.
        self.backup = server.root / "soak-backup"
        self.old = {}
        self.number = 0
        #: How long the latest whole syncs took, in seconds.
        self.durations = collections.deque([0.5], maxlen=20)

    def __enter__(self):
        self.proxy.__enter__()
        place = self.server.place(self.proxy.port, "soak")
        self.folder.mkdir(exist_ok=True)
        self.server.own(self.folder)
        self.edit(self.one, "add")
        for device in [self.one, self.two]:
            device.set_up(place, *self.encryption(device))
            self.sync(device)
        self.phone.set_up(str(self.folder), "--join", *self.encryption(self.phone))
        self.sync(self.phone)
        return self

    def encryption(self, device):
        return ["--encrypt", key_file(device, self.key)] if self.key else []

    def __exit__(self, *_):
        self.proxy.__exit__()

    @property
    def summary(self):
        kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(self.counts.items()))
        conflicts = sum(len(device.conflicts) for device in self.devices)
        return (f"{sum(self.counts.values())} edits ({kinds}), {self.kills} kills, {len(self.one.records)} records, "
                f"{len(self.one.live)} of them live, {conflicts} versions listed as conflicts, of which "
                f"{self.ledger.surplus(self.devices)} are in the past of the winner; {len(self.flaws.found)} flaws")

    def run(self, edits, kills, say):
        """Spreads the kills over the edits, and compares the devices now and then."""
        rounds = max(1, edits // 10)
        for number in range(rounds):
            for _ in range(edits // rounds):
                self.edit_somewhere()
            while self.kills < kills * (number + 1) // rounds:
                self.kill()
            self.sync_some()
            if self.chance.random() < 0.1:
                self.sleep()
            if (number + 1) % 10 == 0 or number + 1 == rounds:
                self.settle()
                self.travel()
                say(self.summary)

    # Edits

    def edit_somewhere(self):
        kind = self.chance.choices(list(EDITS), EDITS.values())[0]
        self.edit(self.chance.choice(self.devices), kind)

    def edit(self, device, kind):
        self.number += 1
        words = self.words(device, kind)
        if not words:
            return self.edit(device, "add")
        with self.ledger.watching(device):
            status, output = device.try_to(*words)
        self.ledger.note_listed(device, by_person=kind == "drop")
        # There may be nothing to undo, and a conflict whose record says the same is not shown.
        may_fail = kind in ["undo", "take", "drop"]
        self.flaws.expect(status == 0 or may_fail, f"{device}: {' '.join(words)} ends with {status}:\n{output}")
        self.counts[kind] = self.counts.get(kind, 0) + 1

    def words(self, device, kind):
        """A command; None if there is nothing to do it with."""
        if kind == "add":
            day = f"{2000 + self.number % 20}-{1 + self.number % 12:02}-{1 + self.number % 28:02}"
            return ["add", f"LH{self.number}", day, "--from", "FRA", "--to", "JFK", "--seat", "1A", "--again"]
        if kind == "trip":
            return ["trip", "add", f"Trip {self.number}", "--start", "2024-06-10"]
        if kind == "undo":
            return [*self.chance.choice([["undo"], ["undo"], ["trip", "undo"], ["entry", "undo"]])]
        if kind == "restore":
            path = device.home / "log.tar"
            if not path.exists() or self.chance.random() < 0.7:
                return ["backup", str(path), "--replace"]
            return ["restore", str(path), "--yes"]
        if kind in ["take", "drop"]:
            conflicts = sorted(path.stem for path in device.conflicts if not is_removed(path.read_bytes()))
            sure = ["--yes"] if kind == "drop" else []
            return ["conflicts", kind, self.chance.choice(conflicts), *sure] if conflicts else None
        target = self.target(device, "flights" if kind in ["edit", "remove"] else "trips")
        if not target:
            return None
        return {
            "edit": ["edit", target, "--note", f"note {self.number}"],
            "remove": ["remove", target, "--yes"],
            "trip remove": ["trip", "remove", target, "--yes"],
            "trip edit": ["trip", "edit", target, "--note", f"note {self.number}"],
            "entry": ["entry", "add", target, "--date", "2024-06-12", "--text", f"text {self.number}"],
        }[kind]

    def target(self, device, kind):
        """A live record: one of the few newest half of the time, so that devices meet."""
        names = sorted(name for name in device.live if name.startswith(kind))
        if self.chance.random() < 0.5:
            names = names[-5:]
        return self.chance.choice(names).split("/")[1].removesuffix(".json") if names else None

    # Syncs

    def sync(self, device):
        start = time.monotonic()
        status, output = device.try_to("sync")
        self.durations.append(time.monotonic() - start)
        for _ in range(40):
            # A device that was killed may have left a lock.
            if status == 0 or "another device is syncing" not in output:
                break
            time.sleep(0.5)
            self.server.end_locks("soak")
            status, output = device.try_to("sync")
        self.ledger.note_listed(device)
        self.flaws.expect(status == 0, f"{device}: sync ends with {status}:\n{output}")

    def sync_some(self):
        """The two over the server at the same time, or one of the three."""
        if self.chance.random() < 0.3:
            children = [(device, device.start("sync")) for device in [self.one, self.two]]
            for device, child in children:
                status, output = device.finish(child, ["sync"])
                # The other may have had the lock, or have changed what this one had read.
                self.flaws.expect(status == 0 or "another device is syncing" in output
                                  or "kept changing" in output, f"{device}: sync ends with {status}:\n{output}")
                self.ledger.note_listed(device)
        else:
            self.sync(self.chance.choice(self.devices))

    def kill(self):
        device = self.chance.choice(self.devices)
        child = device.start("sync")
        start = time.monotonic()
        try:
            child.wait(self.chance.uniform(0, self.chance.choice(self.durations)))
            # One that was over before does not count.
            self.durations.append(time.monotonic() - start)
        except subprocess.TimeoutExpired:
            child.send_signal(signal.SIGKILL)
        # What it has started may go on for a moment, and hold the output open.
        try:
            child.communicate(timeout=20)
        except subprocess.TimeoutExpired:
            self.flaws.expect(False, f"{device}: what a killed sync has started does not end")
        self.kills += child.returncode == -signal.SIGKILL
        # Reading completes what the store has begun, which is no edit of a person.
        device.run("list")
        self.ledger.note_listed(device)

    def sleep(self):
        """A machine that sleeps in the middle of a sync, until others have written."""
        device, other = self.chance.sample([self.one, self.two], 2)
        self.edit(device, "add")
        child = device.start("sync")
        time.sleep(self.chance.uniform(0, self.chance.choice(self.durations)))
        child.send_signal(signal.SIGSTOP)
        time.sleep(LOCK_SECONDS)
        self.edit(other, "edit")
        self.sync(other)
        child.send_signal(signal.SIGCONT)
        try:
            # It may have lost its connection, or its lock.
            child.communicate(timeout=120)
        except subprocess.TimeoutExpired:
            child.kill()
            self.flaws.expect(False, f"{device}: a sync that slept does not end")
        self.ledger.note_listed(device)
        self.counts["sleep"] = self.counts.get("sleep", 0) + 1

    def travel(self):
        """The server and a device go back to an earlier time, and a proxy keeps old files; then all have the same."""
        if self.old:
            for path in self.files(self.folder):
                path.unlink()
            for path in self.files(self.backup):
                shutil.copy2(path, self.folder / path.name)
                self.server.own(self.folder / path.name)
            device = self.chance.choice(self.devices)
            for path, content in self.old.items():
                if (name := device.store / path).exists():
                    name.write_bytes(content)
            self.proxy.cache = {}
            for other in [self.one, self.two]:
                other.try_to("sync")
                self.ledger.note_listed(other)
            self.proxy.cache = None
            self.counts["journey"] = self.counts.get("journey", 0) + 1
            self.settle()
        time.sleep(1.1)
        shutil.rmtree(self.backup, ignore_errors=True)
        self.backup.mkdir()
        for path in self.files(self.folder):
            shutil.copy2(path, self.backup / path.name)
        self.old = {
            f"flights/records/{path.name}": path.read_bytes() for path in self.one.store.glob("flights/records/*.json")}
        time.sleep(1.1)

    @staticmethod
    def files(folder):
        return [path for path in folder.iterdir() if path.is_file() and not path.name.startswith(".")]

    def settle(self):
        """All sync until nobody has anything to send, and then have the same."""
        for device in self.devices * 3:
            self.sync(device)
        for loss in self.ledger.losses(self.devices):
            self.flaws.expect(False, f"after {self.kills} kills: {loss}")
        if self.flaws.found and self.evidence:
            shutil.copytree(self.server.root, self.evidence, symlinks=True)
            ledger = {key: sorted(value) if isinstance(value, set) else value
                      for key, value in vars(self.ledger).items() if key != "listed"}
            ledger["flaws"] = self.flaws.found
            (self.evidence / "ledger.json").write_text(json.dumps(ledger, indent=1))
            self.evidence = None
