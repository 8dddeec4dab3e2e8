"""A server that speaks Trino's HTTP protocol and holds invented flights, for checks of `history`.

It is strict: it refuses a request without the headers of the protocol, a query without the partition
column, and any page but the next. It runs two queries at once, and answers some requests with 503.
"""

import http.server
import json
import re
import threading
import time
from urllib.parse import urlsplit

HOUR, DAY = 3600, 86400
TABLES = {
    "state_vectors_data4": {
        "partition": ("hour", HOUR),
        "columns": {
            "icao24": "varchar", "time": "integer", "callsign": "varchar", "lat": "double", "lon": "double",
            "baroaltitude": "double", "geoaltitude": "double", "velocity": "double", "heading": "double",
            "vertrate": "double", "onground": "boolean", "squawk": "varchar", "lastposupdate": "double",
            "hour": "integer",
        },
    },
    "flights_data4": {
        "partition": ("day", DAY),
        "columns": {
            "icao24": "varchar", "callsign": "varchar", "firstseen": "integer", "lastseen": "integer",
            "estdepartureairport": "varchar", "estarrivalairport": "varchar", "day": "integer",
        },
    },
}


class Query:
    """A query that runs, and the token of the only page that may be asked for next."""

    def __init__(self, number, sql, table, columns, rows):
        self.id = f"20260701_120000_{number:05}_fake1"
        self.sql, self.table, self.columns, self.rows = sql, table, columns, rows
        self.token, self.sent, self.cancelled, self.done = 1, 0, False, False
        self.lock = threading.Lock()


class FakeTrino(http.server.ThreadingHTTPServer):
    """The server; a test reads what happened from its lists."""

    daemon_threads = True

    def __init__(self, token=None, rows=25, page=10, busy_every=0, next_host=None, hold=False, broken_page=False):
        super().__init__(("127.0.0.1", 0), Handler)
        self.token, self.rows, self.page = token, rows, page
        self.busy_every, self.next_host, self.hold, self.broken_page = busy_every, next_host, hold, broken_page
        self.queries, self.problems, self.deleted, self.waits = {}, [], [], []
        self.count, self.busy_since = 0, {}
        self.lock = threading.Lock()
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def handle_error(self, *_):
        """A client that is gone, which is all that goes wrong, is no problem."""

    @property
    def url(self):
        return f"http://127.0.0.1:{self.server_address[1]}"

    def running(self):
        return [query for query in self.queries.values() if not query.done and not query.cancelled]

    def flaw(self, text):
        with self.lock:
            self.problems.append(text)


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: FakeTrino

    def log_message(self, *_):
        pass

    def reply(self, status, document=None, content_type="application/json"):
        body = b"" if document is None else document if isinstance(document, bytes) else json.dumps(document).encode()
        self.send_response(status)
        if body:
            self.send_header("Content-Type", content_type)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def is_refused(self):
        """Checks what every request must have, and is busy now and then."""
        if not self.headers.get("X-Trino-User"):
            self.reply(401, b"Basic authentication or X-Trino-User must be sent", "text/plain")
            return True
        if self.headers["X-Trino-User"] != self.headers["X-Trino-User"].lower():
            self.server.flaw("the user name is not in lower case")
        if self.server.token and self.headers.get("Authorization") != f"Bearer {self.server.token}":
            self.reply(401, b"Unauthorized", "text/plain")
            return True
        with self.server.lock:
            key = (self.command, self.path)
            if key in self.server.busy_since:
                self.server.waits.append(time.monotonic() - self.server.busy_since.pop(key))
                return False
            self.server.count += 1
            is_busy = self.server.busy_every and self.server.count % self.server.busy_every == 0
            if is_busy and self.command != "DELETE":
                self.server.busy_since[key] = time.monotonic()
                status = (502, 503, 504)[self.server.count // self.server.busy_every % 3]
        if is_busy and self.command != "DELETE":
            self.reply(status, b"<html>busy</html>", "text/html")
            return True
        return False

    def do_POST(self):
        sql = self.rfile.read(int(self.headers.get("Content-Length", 0))).decode()
        if self.is_refused():
            return
        if urlsplit(self.path).path != "/v1/statement":
            return self.reply(404)
        for name, value in [("X-Trino-Catalog", "minio"), ("X-Trino-Schema", "osky")]:
            if self.headers.get(name) != value:
                self.server.flaw(f"{name} is {self.headers.get(name)}")
        if not self.headers.get("X-Trino-Source"):
            self.server.flaw("X-Trino-Source is missing")
        with self.server.lock:
            query, error = self.parse(sql)
            if len(self.server.running()) >= 2:
                error = ("Too many queued queries", "QUERY_QUEUE_FULL", "INSUFFICIENT_RESOURCES")
            if not error:
                self.server.queries[query.id] = query
        if error:
            message, name, kind = error
            return self.reply(200, self.document("refused", "FAILED", error={
                "message": message, "errorCode": 1, "errorName": name, "errorType": kind, "failureInfo": {}}))
        self.reply(200, self.document(query.id, "QUEUED", next_uri=self.next_uri(query, "queued")))

    def parse(self, sql):
        match = re.fullmatch(r"SELECT (.+?) FROM (\w+) WHERE (.+?)(?: ORDER BY ([\w, ]+?))?(?: LIMIT (\d+))?", sql.strip())
        if not match or match[2] not in TABLES:
            return None, ("line 1:1: mismatched input", "SYNTAX_ERROR", "USER_ERROR")
        names, table = match[1].split(", "), TABLES[match[2]]
        for name in names:
            if name not in table["columns"]:
                return None, (f"line 1:8: Column '{name}' cannot be resolved", "COLUMN_NOT_FOUND", "USER_ERROR")
        name, size = table["partition"]
        numbers = re.search(rf"\b{name} (?:= (\d+)|BETWEEN (\d+) AND (\d+))(?: |$)", match[3])
        if not numbers or any(int(number) % size for number in numbers.groups() if number):
            self.server.problems.append(f"the query has no partition: {sql}")
            return None, (f"Filter required on partition column: {name}", "QUERY_REJECTED", "USER_ERROR")
        if match[3].count("'") % 2 or ";" in sql or "--" in sql:
            self.server.problems.append(f"the query is not quoted: {sql}")
        first = int(numbers[1] or numbers[2])
        times = re.search(r"(?:time|lastseen) >= (\d+)", match[3])
        start = int(times[1]) if times else first
        count = min(self.server.rows, int(match[5] or self.server.rows))
        rows = (lambda index: row(names, index, start)), count
        return Query(len(self.server.queries) + 1, sql, match[2], {n: table["columns"][n] for n in names}, rows), None

    def do_GET(self):
        if self.is_refused():
            return
        parts = urlsplit(self.path).path.split("/")
        query = self.server.queries.get(parts[4]) if len(parts) == 7 else None
        if not query or parts[5] != "slug":
            return self.reply(404)
        with query.lock:
            if query.cancelled:
                return self.reply(200, self.document(query.id, "FAILED", error={
                    "message": "Query was canceled", "errorCode": 3, "errorName": "USER_CANCELED",
                    "errorType": "USER_ERROR", "failureInfo": {}}))
            if int(parts[6]) != query.token:
                self.server.flaw(f"page {parts[6]} was asked for, not {query.token}")
                return self.reply(410)
            query.token += 1
            if self.server.hold and query.token > 3:
                time.sleep(0.1)
                return self.reply(200, self.document(
                    query.id, "RUNNING", next_uri=self.next_uri(query, "executing"), percentage=45.0))
            if self.server.broken_page and query.token > 3:
                return self.reply(200, b"<html>Please log in</html>", "text/html")
            self.reply(200, self.page(query))

    def page(self, query):
        length = {"kind": "LONG", "value": 2147483647}
        columns = [
            {"name": name, "type": kind, "typeSignature": {
                "rawType": kind, "arguments": [length] if kind == "varchar" else []}}
            for name, kind in query.columns.items()
        ]
        make, count = query.rows
        if query.token == 2:
            return self.document(query.id, "QUEUED", next_uri=self.next_uri(query, "queued"))
        if query.token == 3:
            return self.document(
                query.id, "RUNNING", next_uri=self.next_uri(query, "executing"), columns=columns, percentage=45.0)
        size = min(self.server.page, count - query.sent)
        data = [make(index) for index in range(query.sent, query.sent + size)]
        query.sent += size
        if size == 0:
            query.done = True
            return self.document(query.id, "FINISHED", columns=columns, percentage=100.0)
        return self.document(
            query.id, "RUNNING", next_uri=self.next_uri(query, "executing"), columns=columns, data=data, percentage=90.0)

    def do_DELETE(self):
        if self.is_refused():
            return
        parts = urlsplit(self.path).path.split("/")
        query = self.server.queries.get(parts[4]) if len(parts) == 7 else None
        if not query:
            return self.reply(404)
        query.cancelled = True
        with self.server.lock:
            self.server.deleted.append(query.id)
        self.reply(204)

    def next_uri(self, query, stage):
        host = self.server.next_host or self.server.url
        return f"{host}/v1/statement/{stage}/{query.id}/slug/{query.token}"

    def document(self, id, state, next_uri=None, columns=None, data=None, error=None, percentage=None):
        stats = {
            "state": state, "queued": state == "QUEUED", "scheduled": state != "QUEUED", "nodes": 4, "totalSplits": 200,
            "queuedSplits": 0, "runningSplits": 8, "completedSplits": 90, "cpuTimeMillis": 1, "wallTimeMillis": 1,
            "queuedTimeMillis": 1, "elapsedTimeMillis": 1, "processedRows": 12345, "processedBytes": 1,
            "physicalInputBytes": 1, "peakMemoryBytes": 1, "spilledBytes": 0,
        }
        if percentage is not None:
            stats["progressPercentage"] = percentage
        document = {
            "id": id, "infoUri": f"{self.server.url}/ui/query.html?{id}", "nextUri": next_uri, "columns": columns,
            "data": data, "stats": stats, "error": error, "warnings": [],
        }
        return {key: value for key, value in document.items() if value is not None or key == "warnings"}


def row(names, index, start):
    """An invented row, with the nulls and blanks of real ones."""
    second = start + index
    known = index % 7 != 3
    values = {
        "icao24": f"{0x3C0000 + index % 4096:06x}", "time": second, "callsign": f"TST{index % 1000:<5}"[:8] if known else None,
        "lat": 50.0 + index % 100 / 100 if known else None, "lon": 8.5 - index % 50 / 100 if known else None,
        "baroaltitude": 10668 if index % 5 else -30.48, "geoaltitude": 10800.5 if known else None,
        "velocity": 231.25 if known else None, "heading": 359.6, "vertrate": -0.33, "onground": index % 11 == 0,
        "squawk": "1000" if known else None, "lastposupdate": second - 0.5 if known else None, "hour": second // HOUR * HOUR,
        "firstseen": second, "lastseen": second + 5400, "estdepartureairport": "EDDF" if known else None,
        "estarrivalairport": "LEMD" if index % 3 else None, "day": second // DAY * DAY,
    }
    return [values[name] for name in names]
