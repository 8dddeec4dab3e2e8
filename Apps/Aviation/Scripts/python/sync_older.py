"""Servers that go back to an earlier time, proxies that keep old files, and people who share trips, with two devices."""

import shutil
import time

from sync_pair import Pair


def check_older(program, flaws, server):
    """A server that is restored from its backup: what is newer is sent again, or becomes a conflict if a person says."""
    with Pair(program, flaws, server, "older") as pair:
        pair.rounds += 1
        folder, backup = server.folder / pair.folder, server.root / "backup"
        pair.settle("the start")
        shutil.copytree(folder, backup)
        pair.change(pair.one, "edit", pair.flight(0), "--seat", "1A")
        pair.change(pair.one, "remove", pair.flight(1), "--yes")
        pair.change(pair.two, "edit", pair.flight(2), "--seat", "2C")
        pair.settle("changes")
        before = pair.one.records

        restore(server, backup, folder)
        output = pair.one.run("sync")
        pair.expect("went back to" in output and "3 records" in output, f"does not say what went back:\n{output}")
        pair.settle("a restored server")
        pair.expect(pair.one.records == before == pair.two.records, "a restored server has changed records")

        restore(server, backup, folder)
        pair.one.run("sync", "--accept-older")
        pair.two.run("sync")
        pair.expect(pair.two.seat(pair.flight(0)) != "1A", "the older version is not accepted")
        pair.expect(len(pair.one.conflicts) == 2, f"{len(pair.one.conflicts)} conflicts after older versions, not 2")

        # Old files that are put back on a device do not win either.
        newest = pair.two.records
        for path in (pair.two.store / "flights/records").glob("*.json"):
            if (old := backup / f"flights.{path.name}").exists():
                shutil.copy(old, path)
        pair.two.run("sync")
        pair.expect(pair.two.records == newest, "old files that were put back on a device have won")


def restore(server, backup, folder):
    """Puts back the files of a backup, with their times, as a restored server has them."""
    time.sleep(1.1)
    for path in folder.iterdir():
        if path.is_file() and not path.name.startswith("."):
            path.unlink()
    for path in backup.iterdir():
        if path.is_file() and not path.name.startswith("."):
            shutil.copy2(path, folder / path.name)
            server.own(folder / path.name)
    # rclone remembers a folder for a second.
    time.sleep(2)


def check_stale(program, flaws, server):
    """A proxy that answers with an old file: nothing old is taken."""
    with Pair(program, flaws, server, "stale") as pair:
        pair.rounds += 1
        pair.change(pair.one, "edit", pair.flight(0), "--seat", "1B")
        pair.one.run("sync")
        pair.proxy.cache = {}
        pair.two.run("sync")
        kept, pair.proxy.cache = pair.proxy.cache, None
        # The times of files are kept to the second.
        time.sleep(1.1)
        pair.change(pair.one, "edit", pair.flight(0), "--seat", "1C")
        pair.one.run("sync")
        pair.proxy.cache = kept
        status, output = pair.two.try_to("sync")
        pair.expect(status == 1 and "does not send the files that it lists" in output,
                    f"a stale file ends with {status}:\n{output}")
        pair.expect(pair.two.seat(pair.flight(0)) == "1B", "a stale file has changed a record")
        pair.proxy.cache = None
        pair.settle("stale files")
        pair.expect(pair.two.seat(pair.flight(0)) == "1C", "a stale file has won")


def check_trips(program, flaws, server):
    """A trip that one removes while the other writes in it stays whole; one that nobody changes is gone."""
    with Pair(program, flaws, server, "trips") as pair:
        for name in ["Iceland", "Peru", "Chile"]:
            pair.change(pair.one, "trip", "add", name, "--start", "2024-06-10")
            pair.change(pair.one, "entry", "add", name, "--date", "2024-06-11", "--text", f"{name} one")
        pair.settle("the start")
        for name in ["Iceland", "Peru", "Chile"]:
            pair.change(pair.one, "trip", "remove", name, "--yes")
        pair.change(pair.two, "entry", "add", "Iceland", "--date", "2024-06-12", "--text", "Iceland two")
        pair.change(pair.two, "trip", "edit", "Peru", "--note", "changed")
        first, second = (pair.one, pair.two) if len(type(server).__name__) % 2 else (pair.two, pair.one)
        for device in [first, second, first, second]:
            device.run("sync")
        for device in [pair.one, pair.two]:
            iceland = device.run("trip", "Iceland")
            pair.expect("Iceland one" in iceland and "Iceland two" in iceland, f"an entry is gone:\n{iceland}")
            peru = device.run("trip", "Peru")
            pair.expect("Peru one" in peru and "changed" in peru, f"the entries of a trip are gone:\n{peru}")
            trips = device.run("trips")
            pair.expect("Chile" not in trips, f"a removed trip is back:\n{trips}")
