"""Devices that sync a log with flight-log, and a ledger of what people have done on them."""

import contextlib
import hashlib
import json
import os
import re
import subprocess
import threading

import dav_servers

KINDS = ["flights", "trips", "entries", "airports", "searches"]


class Flaws:
    """What is not as it must be."""

    def __init__(self):
        self.found = []
        self.guard = threading.Lock()

    def expect(self, is_so, what):
        if not is_so:
            with self.guard:
                self.found.append(what if len(what) < 1500 else what[:1500] + " …")
        return is_so


class Device:
    """A home folder with a log."""

    def __init__(self, program, folder, flaws, user=None):
        self.program = program
        self.home = folder
        self.flaws = flaws
        self.user = user
        folder.mkdir(parents=True, exist_ok=True)
        self.secret = folder / "secret"
        self.set_password(dav_servers.PASSWORD)
        if user:
            for path in [folder, self.secret]:
                os.chown(path, user.pw_uid, user.pw_gid)
        self.environment = {
            "HOME": str(folder), "PATH": os.environ["PATH"], "NO_COLOR": "1", "TMPDIR": str(folder), "TZ": "UTC"}

    def __str__(self):
        return f"{self.home.parent.name}/{self.home.name}"

    def set_password(self, password):
        self.password = password
        self.secret.write_text(password + "\n")
        self.secret.chmod(0o600)

    def start(self, *words):
        who = {"user": self.user.pw_uid, "group": self.user.pw_gid, "extra_groups": []} if self.user else {}
        return subprocess.Popen(
            [self.program, *words], env=self.environment, cwd=self.home, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **who)

    def finish(self, child, words):
        """The exit status and the output of a program that was started."""
        try:
            output = child.communicate(timeout=600)[0]
        except subprocess.TimeoutExpired:
            child.kill()
            output = child.communicate()[0]
            self.flaws.expect(False, f"{self}: {' '.join(words)} does not end:\n{output}")
        self.flaws.expect(self.password not in output, f"{self}: {' '.join(words)} prints the password")
        return child.returncode, output

    def try_to(self, *words):
        return self.finish(self.start(*words), words)

    def run(self, *words, status=0):
        ended, output = self.try_to(*words)
        self.flaws.expect(ended == status, f"{self}: {' '.join(words)} ends with {ended}, not {status}:\n{output}")
        return output

    def seat(self, flight):
        """The seat of a flight; its report has the characters of seats in its ID too."""
        found = re.search(r"^Seat +(\S+)", self.run("show", flight), re.MULTILINE)
        return found[1] if found else None

    def set_up(self, place, *words):
        credentials = []
        if "://" in place:
            credentials = ["--user", dav_servers.USER, "--password-file", str(self.secret)]
        return self.run("sync", "setup", place, *credentials, "--yes", *words)

    def add_flights(self, count, first=0):
        lines = ["Date,From,To,Flight_Number,Airline,Distance,Duration,Seat,Seat_Type,Class,Reason,Plane,Registration,"
                 "Trip,Note,From_OID,To_OID,Airline_OID,Plane_OID"]
        for number in range(first, first + count):
            lines.append(f"{2000 + number % 20}-01-{1 + number % 28:02} 10:00:00,FRA,JFK,LH{number},Lufthansa,,,,,,,,,,,"
                         ",,,")
        table = self.home / "flights.csv"
        table.write_text("\n".join(lines) + "\n")
        self.run("import", "flights.csv", "--duplicates", "add")

    @property
    def store(self):
        return self.home / ".local/share/flight-log"

    @property
    def records(self):
        """The files of records, also of removed ones, by their paths."""
        files = {}
        for kind in KINDS:
            for path in self.store.glob(f"{kind}/records/*.json"):
                try:
                    files[f"{kind}/{path.name}"] = path.read_bytes()
                except FileNotFoundError:
                    pass
        return files

    @property
    def live(self):
        """The records that are not removed."""
        return {name: content for name, content in self.records.items() if not is_removed(content)}

    @property
    def conflicts(self):
        return list((self.store / "conflicts/records").glob("*.json"))

    @property
    def kept(self):
        """The versions that lost conflicts and are listed, with the names of their records."""
        records = [json.loads(path.read_bytes())["record"] for path in self.conflicts]
        return {digest(record["content"]): named(record["file"]) for record in records if record}


def is_removed(content):
    return json.loads(content)["deleted"]


def named(file):
    """The path of a record in its store, by the name of its file at the place."""
    return file.replace(".", "/", 1)


def digest(content):
    """A name for the content of a file, whatever its white space."""
    value = json.loads(content)
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()


class Ledger:
    """What people were told is saved: each version of each record, and the version that it was made of."""

    def __init__(self):
        #: By the name of a record: the version each version was made of; None for the first.
        self.parents = {}
        self.removals = set()
        #: What a version says, whatever its number and date.
        self.says = {}
        #: The versions by the names that later versions have for them.
        self.named = {}
        #: The versions that a sync has written once more, with those that they repeat.
        self.repeated = {}
        #: What each device has listed, with the names of the records.
        self.listed = {}
        #: The versions that lost and that people have dropped.
        self.dropped = set()
        #: The versions that lost and are listed no longer, since their record came to say the same.
        self.reached = set()

    @contextlib.contextmanager
    def watching(self, device):
        """Notes what people do on a device in the meantime."""
        before = device.records
        yield
        self.note(before, device.records)

    def note(self, before, after):
        for name, content in before.items():
            self.note_renewed(name, content)
        for name, content in after.items():
            if content == before.get(name):
                continue
            version, old = digest(content), before.get(name)
            versions = self.parents.setdefault(name, {})
            self.says[version] = json.loads(content)["record"]
            self.named[hashlib.sha256(content).hexdigest()[:16]] = version
            if version not in versions:
                versions[version] = digest(old) if old else None
            if is_removed(content):
                self.removals.add(version)

    def note_renewed(self, name, content):
        """Notes a version that a sync has made: it says the same as one that it names as its ancestor."""
        version, value = digest(content), json.loads(content)
        versions = self.parents.setdefault(name, {})
        if version in versions:
            return
        repeats = value.get("repeats")
        for ancestor in ([repeats["version"]] if repeats else []) + value.get("ancestors", []):
            parent = self.named.get(ancestor)
            if parent in versions and self.says[parent] == value["record"]:
                versions[version] = parent
                if repeats:
                    self.repeated[version] = parent
                self.says[version] = value["record"]
                self.named[hashlib.sha256(content).hexdigest()[:16]] = version
                # Of two removals one is made, which also is no loss.
                if value["deleted"]:
                    self.removals.add(version)
                return

    def note_listed(self, device, *, by_person=False):
        """Notes what a device lists no longer: a person has dropped it, or its record says the same now.

        The record must not be an older one than that, as after it went back to an earlier time.
        """
        kept = device.kept
        for version, name in self.listed.get(device, {}).items():
            if version in kept:
                continue
            if by_person:
                self.dropped.add(version)
            elif name in self.parents and (content := device.records.get(name)):
                self.note_renewed(name, content)
                now = digest(content)
                is_later = now != version and now not in ancestors(version, self.parents[name])
                if is_later and self.says[version] == json.loads(content)["record"]:
                    self.reached.add(version)
        self.listed[device] = kept

    def losses(self, devices):
        """What is wrong once all devices have synced: sentences."""
        found = []
        now = devices[0].records
        for other in devices[1:]:
            if other.records != now:
                found.append(differences(devices[0], other))
        kept = set().union(*(device.kept for device in devices))
        kept |= self.dropped | self.reached
        for name in now.keys() - self.parents.keys():
            found.append(f"{name} is a record that nobody has made")
        for name, versions in self.parents.items():
            found += self.losses_of(name, versions, now.get(name), kept)
        return found

    def losses_of(self, name, versions, content, kept):
        if content is None:
            return [f"{name} is lost"]
        current = digest(content)
        self.note_renewed(name, content)
        found = []
        if current not in versions:
            found.append(f"{name} has a version that nobody has made")
        # A trip or an entry that was written once more may be back, since something of the whole was changed.
        is_whole = not name.startswith("flights") and current in self.repeated
        current, kept = self.origin(current), {self.origin(version) for version in kept}
        made = {version: self.origin(old) for version, old in versions.items() if version not in self.repeated}
        for leaf in made.keys() - set(made.values()) - {current}:
            if leaf in self.removals:
                if current in ancestors(leaf, made) and not is_whole:
                    found.append(f"{name} was removed and is back")
            elif leaf not in kept and not self.is_said(leaf, current, made):
                found.append(f"{name} lost a version that is not listed as a conflict")
        return found

    def is_said(self, leaf, current, versions):
        """Whether a record has come to say what a version says that is not in its past, even if it was changed since."""
        later = ({current} | ancestors(current, versions)) - ancestors(leaf, versions)
        return any(self.says[version] == self.says[leaf] for version in later if version in self.says)

    def origin(self, version):
        """The version in which a person wrote what a version says."""
        while version in self.repeated:
            version = self.repeated[version]
        return version

    def surplus(self, devices):
        """The number of listed conflicts whose version is in the past of the one that won."""
        now = devices[0].records
        kept = set().union(*(device.kept for device in devices))
        count = 0
        for name, versions in self.parents.items():
            if name in now:
                count += len(kept & ({digest(now[name])} | ancestors(digest(now[name]), versions)))
        return count


def ancestors(version, versions):
    found = set()
    while (version := versions.get(version)) and version not in found:
        found.add(version)
    return found


def differences(one, two):
    names = [name for name in one.records.keys() | two.records.keys() if one.records.get(name) != two.records.get(name)]
    return f"{one} and {two} differ in {len(names)} records, such as {sorted(names)[0]}"
