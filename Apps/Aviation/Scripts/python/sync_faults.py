"""Full disks, wrong passwords and an expired lock, with two devices and a server."""

import contextlib
import os
import re
import signal
import subprocess
import time

import dav_servers
from faulty_proxy import Hold, first
from sync_pair import Pair


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
            pair.expect(status == 1 and "did not store a file" in output, f"ends with {status}:\n{output}")
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
        pair.expect("othing was changed" not in output, f"says that nothing was changed:\n{output}")
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
        pair.settle("an expired lock")
        # A server that checks nothing takes a request that was on its way; then the later version is kept.
        later = [pair.one.seat(pair.flight(0)) == "2C"]
        later += [b'"2C"' in path.read_bytes() for device in [pair.one, pair.two] for path in device.conflicts]
        pair.expect(any(later), "what was written later is gone")
