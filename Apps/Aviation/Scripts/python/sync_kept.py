"""Versions that lost conflicts, with two devices: how long each is listed."""

import shutil
import time

from sync_older import restore
from sync_pair import Pair


def check_kept(program, flaws, server):
    """A version that lost is listed until its record says the same, and not only because all went back."""
    with Pair(program, flaws, server, "kept") as pair:
        pair.rounds += 1
        folder, backup = server.folder / pair.folder, server.root / "kept-backup"
        undone, reverted = pair.flight(0), pair.flight(1)
        pair.settle("the start")
        shutil.copytree(folder, backup)
        old = {path.name: path.read_bytes() for path in (pair.two.store / "flights/records").glob("*.json")}

        # Two says what both said before, by undoing a removal and by an edit; what one says meanwhile wins.
        pair.change(pair.two, "remove", undone, "--yes")
        pair.change(pair.two, "undo")
        for note in ["for a while", ""]:
            pair.change(pair.two, "edit", reverted, "--note", note)
        for flight in [undone, reverted]:
            pair.change(pair.one, "edit", flight, "--note", "of one")
        pair.settle("versions that say what both said before")
        expect_listed(pair, 2, "who went back to what both said is not told that another says something else")

        # The place goes back to what both said, and so does a device, but the other knows better.
        restore(server, backup, folder)
        for name, content in old.items():
            (pair.two.store / "flights/records" / name).write_bytes(content)
        pair.two.run("sync")
        pair.settle("a place and a device that went back")
        expect_listed(pair, 2, "a version that lost is listed no longer because its record went back for a while")

        # Once the other says the same, there is nothing to list, whatever it says later.
        pair.change(pair.one, "edit", undone, "--note", "")
        pair.settle("a record that says what had lost")
        expect_listed(pair, 1, "a version that lost is listed although its record says the same")
        pair.change(pair.one, "edit", undone, "--note", "later")
        pair.settle("a later version")
        expect_listed(pair, 1, "a version is listed after its record said the same")


def expect_listed(pair, count, flaw):
    """The program lists so many versions on the second device, and none on the first."""
    for device, expected in [(pair.one, 0), (pair.two, count)]:
        output = device.run("conflicts", "--format", "csv")
        lines = output.strip().splitlines()[1:]
        pair.expect(len(lines) == expected, f"{flaw}; {len(lines)} versions, not {expected}:\n{output}")
