"""What the report shows, in Python with msgspec: msgspec.py list|json|csv|statistics|launch FILE FOLDER [ARGUMENT]"""

import sys
from collections import Counter
from datetime import datetime, timezone

import msgspec


class Patch(msgspec.Struct, gc=False):
    small: str | None = None


class Links(msgspec.Struct, gc=False):
    patch: Patch
    webcast: str | None = None
    article: str | None = None
    wikipedia: str | None = None


class Launch(msgspec.Struct, gc=False):
    flight_number: int
    name: str
    date_utc: datetime
    rocket: str
    launchpad: str
    upcoming: bool
    success: bool | None
    links: Links
    id: str
    date_precision: str = ""

    @property
    def outcome(self):
        if self.upcoming:
            return "upcoming"
        return {None: "unknown", True: "success", False: "failure"}[self.success]

    @property
    def texts(self):
        return self.links.patch.small, self.links.webcast, self.links.article, self.links.wikipedia


class DetailedLaunch(Launch, gc=False):
    details: str | None = None


class Counted(msgspec.Struct, gc=False):
    date_utc: datetime
    rocket: str
    launchpad: str
    upcoming: bool
    success: bool | None

    outcome = Launch.outcome


class Named(msgspec.Struct):
    id: str
    name: str


def read(file, kind):
    with open(file, "rb") as opened:
        return msgspec.json.decode(opened.read(), type=list[kind])


what, file, folder = sys.argv[1:4]
argument = sys.argv[4] if len(sys.argv) > 4 else ""
launches = read(file, {"statistics": Counted, "launch": DetailedLaunch}.get(what, Launch))
rockets = {one.id: one.name for one in read(f"{folder}/Rockets.json", Named)}
pads = {one.id: one.name for one in read(f"{folder}/Launchpads.json", Named)}
out = sys.stdout.write


def order(launch):
    return launch.date_utc, launch.flight_number, launch.name


def facts(launch):
    return [
        launch.flight_number, launch.name, launch.date_utc.strftime("%Y-%m-%dT%H:%M:%SZ"), launch.date_precision,
        rockets.get(launch.rocket), pads.get(launch.launchpad), launch.outcome, *launch.texts, launch.id]


FACTS = ["flight_number", "name", "date_utc", "date_precision", "rocket", "launchpad", "outcome", "patch", "webcast",
         "article", "wikipedia", "id"]


def show_list():
    now = datetime.now(timezone.utc)
    rows = [
        (str(one.flight_number), one.name, one.date_utc.strftime("%d.%m.%Y %H:%M"), rockets.get(one.rocket) or "",
         pads.get(one.launchpad) or "", one.outcome, f"{(now - one.date_utc).days} days ago",
         *(text or "" for text in one.texts))
        for one in sorted(
            (one for one in launches if one.date_utc.year == int(argument)), key=order, reverse=True)
    ]
    widths = [max(map(len, column)) for column in zip(*rows)]
    for row in rows:
        out("  ".join(map(str.ljust, row, widths)) + "\n")


def show_json():
    encoder = msgspec.json.Encoder()
    launches.sort(key=order)
    for one in launches:
        out(encoder.encode(dict(zip(FACTS, facts(one)))).decode() + "\n")


def show_csv():
    import csv

    launches.sort(key=order)
    writer = csv.writer(sys.stdout)
    writer.writerow(FACTS)
    writer.writerows(map(facts, launches))


def show_launch():
    name = argument.lower()
    for one in launches:
        if name in one.name.lower():
            out("name " + " ".join(map(str, [*facts(one), one.details])) + "\n")


def show_statistics():
    flown = sorted((one for one in launches if not one.upcoming), key=lambda one: one.date_utc)
    out(f"Launches flown {len(flown)}\n")
    for key, values in (
        (lambda one: one.date_utc.year, launches),
        (lambda one: rockets.get(one.rocket), flown),
        (lambda one: pads.get(one.launchpad), flown),
    ):
        table = Counter((key(one), one.outcome) for one in values)
        for name in dict.fromkeys(name for name, _ in table):
            out(f"{name} {[table[name, word] for word in ('success', 'failure', 'unknown', 'upcoming')]}\n")
    run = longest = 0
    last, gap = {}, None
    for one in flown:
        run = run + 1 if one.success else 0 if one.success is False else run
        longest = max(longest, run)
        before = last.get(one.launchpad)
        if before and before != one.date_utc:
            gap = min(gap or one.date_utc - before, one.date_utc - before)
        last[one.launchpad] = one.date_utc
    out(f"longest run {longest}, shortest turnaround {gap}\n")


{"list": show_list, "json": show_json, "csv": show_csv, "launch": show_launch, "statistics": show_statistics}[what]()
