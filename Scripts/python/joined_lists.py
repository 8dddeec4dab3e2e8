"""Tries what a report does when a list that it joins fails, and holds Documentation/joined-lists.md to it.

A check names the rows of the table, each with commands and what to break; every command is run in every format that
holds it, first with all lists, then without.
"""

import concurrent.futures
import contextlib
import http.server
import json
import os
import re
import subprocess
import threading
from pathlib import Path
from urllib.parse import urlsplit

ROOT = Path(__file__).resolve().parents[2]
TABLE = ROOT / "Documentation" / "joined-lists.md"
FORMATS = {
    "terminal": "txt", "markdown": "md", "html": "html", "json": "json", "csv": "csv", "icalendar": "ics",
    "geojson": "geojson", "gpx": "gpx",
}
# These have a place for what failed, so that a new file is written even if nothing else is to be shown.
SAYING = {"terminal", "markdown", "html", "json"}
FAILS, IN_PART, UNKNOWN = "fails", "in part", "unknown"
STATUS = {FAILS: 1, IN_PART: 3, UNKNOWN: 0}
OLD = b"the file of yesterday\n"
FAULTS = {
    "500": (500, b"{}"), "404": (404, b"{}"), "empty": (200, b"[]"), "cut": (200, b"[{"),
    "page": (200, b"<!doctype html><title>Log in</title>"),
}


def built(program):
    """The path of a program, which is built if it is not."""
    done = subprocess.run([ROOT / "Scripts" / "build", program], check=True, capture_output=True, text=True)
    return done.stdout.strip()


class Answers:
    """A server on loopback that answers by patterns of paths, and fails for some of the paths."""

    def __init__(self, answers):
        self.answers = answers
        self.failing = {}
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), self.handler())
        self.server.daemon_threads = True
        self.server.handle_error = lambda *_: None  # A client that has read enough is gone.
        threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True).start()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.server.server_address[1]}"

    def breaking(self, *patterns, fault="500"):
        """A function that returns a context, within which paths that match one of the patterns fail."""
        @contextlib.contextmanager
        def breaking():
            self.failing = dict.fromkeys(patterns, fault)
            yield
            self.failing = {}
        return breaking

    def answer(self, target):
        """The status, the body, and whether that is cut off, for a target: a path and a query."""
        path = urlsplit(target).path
        for pattern, fault in self.failing.items():
            if re.fullmatch(pattern, path) or re.fullmatch(pattern, target):
                return *FAULTS[fault], fault == "cut"
        answer = next((answer for pattern, answer in self.answers.items() if re.fullmatch(pattern, path)), None)
        if callable(answer):
            answer = answer(target)
        if answer is None:
            return 404, b"{}", False
        return 200, answer if isinstance(answer, bytes) else json.dumps(answer).encode(), False

    def handler(self):
        fake = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def log_message(self, *_):
                pass

            def do_GET(self):
                status, body, is_cut = fake.answer(self.path)
                self.send_response(status)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(body) + (100 if is_cut else 0)))
                self.end_headers()
                self.wfile.write(body)
                self.close_connection = is_cut

        return Handler


class Trial:
    """The rows of one program, tried in a folder of its own."""

    def __init__(self, name, program, folder, environment=None):
        self.name, self.program, self.folder = name, program, Path(folder)
        self.environment = {
            "PATH": os.environ["PATH"], "HOME": str(self.folder), "XDG_CACHE_HOME": str(self.folder / "cache"),
            "XDG_DATA_HOME": str(self.folder / "data"), "XDG_STATE_HOME": str(self.folder / "state"), "NO_COLOR": "1",
            **(environment or {})}
        self.rows = rows_of(name)
        self.tried, self.flaws, self.whole = set(), [], {}
        self.at_once = os.cpu_count() or 2
        self.lines = ()  # The sections that are one line of text, which has no place for problems.

    def run(self, *arguments):
        return subprocess.run(
            [self.program, *arguments], cwd=self.folder, capture_output=True, text=True, timeout=120, env=self.environment)

    def expect(self, is_so, what):
        if not is_so:
            self.flaws.append(f"{self.name}: {what}")

    def row(self, sections, name, result, commands, breaking, words, status=None):
        """Tries one row of the table, with everything whole and then inside `breaking()`.

        `words` must be in the report, or, if it fails, on standard error.
        """
        self.tried.add((sections, name))
        said = self.rows.get((sections, name), "")
        self.expect(result in said, f"the table does not say {result!r} of {sections} with {name}, but {said!r}")
        for command in commands:
            held = self.formats(command, words)
            with breaking(), concurrent.futures.ThreadPoolExecutor(self.at_once) as pool:
                list(pool.map(
                    lambda form: self.try_format(command, form, result, words, STATUS[result] if status is None else status),
                    held))

    def formats(self, command, words):
        """The formats that hold a report, which must be whole while nothing is broken."""
        key = tuple(command)
        if key not in self.whole:
            with concurrent.futures.ThreadPoolExecutor(self.at_once) as pool:
                done = dict(zip(FORMATS, pool.map(lambda form: self.run(*command, "--format", form), FORMATS)))
            self.whole[key] = {form: done[form] for form in FORMATS if done[form].returncode != 2}
        self.expect("json" in self.whole[key], f"{command} is not tried, because it is refused")
        for form, done in self.whole[key].items():
            self.expect(
                done.returncode == 0 and (words == "" or words not in done.stderr),
                f"{title(command, form)} is not whole with all that it needs: {done.returncode} {done.stderr}")
        return list(self.whole[key])

    def try_format(self, command, form, result, words, status):
        what = title(command, form)
        # A file that is there stays unless nothing failed.
        old = self.folder / f"old-{result.replace(' ', '-')}.{FORMATS[form]}"
        old.write_bytes(OLD)
        done = self.run(*command, "--format", form, "-o", str(old))
        errors = " ".join(done.stderr.split())
        if result == IN_PART and form not in SAYING and done.returncode == 1:
            status = 1  # What is missing is all that the format would hold.
        self.expect(done.returncode == status, f"{what} ends with {done.returncode}, not {status}: {errors}")
        self.expect(words in errors, f"{what} does not say {words!r} on standard error: {errors}")
        is_kept = old.read_bytes() == OLD
        self.expect(is_kept == (result != UNKNOWN), f"{what} has {'kept' if is_kept else 'replaced'} the old file")
        self.expect(("was not replaced" in errors) == is_kept, f"{what} says the wrong thing about the old file: {errors}")
        old.unlink()
        # A new one has what there is, and says what is missing where its format has a place for it.
        done = self.run(*command, "--format", form, "-o", str(old))
        self.expect(done.returncode == status, f"{what} in a new file ends with {done.returncode}: {done.stderr}")
        if not old.exists():
            self.expect(status == 1 and form not in SAYING, f"{what} writes no file")
            return
        self.expect(status != 1 or form in SAYING, f"{what} writes a file, although nothing is to be shown")
        is_line = form == "terminal" and command[0] in self.lines
        self.expect(form == "csv" or is_line or says(old.read_text(), words), f"{what} does not have {words!r} in it")
        old.unlink()

    def conclude(self):
        """Adds the rows of the table that were not tried to the flaws, and returns these."""
        for sections, name in self.rows.keys() - self.tried:
            self.expect(False, f"the row {sections} with {name} was not tried")
        return self.flaws


def title(command, form):
    """A command in a format, without where its server is."""
    words = [word for word in command if "127.0.0.1" not in word and word not in ("--base-url", "--no-cache")]
    return f"'{' '.join(words)}' as {form}"


def says(text, words):
    """Whether a report has words, however its format wraps and escapes them."""
    bare = re.sub(r"\r\n |\\[n]|</?[a-z]+[^>]*>|\\", "", text)
    return "".join(words.split()) in "".join(bare.split())


def rows_of(program):
    """The rows of a program's table, by section and list: what happens."""
    part = TABLE.read_text().split(f"\n## {program}\n")[1].split("\n## ")[0]
    rows, sections = {}, ""
    for line in part.splitlines():
        if line.startswith("| ") and not line.startswith(("| section |", "| :--")):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            sections = cells[0] or sections
            rows[sections, cells[1]] = cells[2]
    return rows
