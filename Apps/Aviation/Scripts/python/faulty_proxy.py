"""An HTTP proxy on the loopback interface that breaks, refuses or holds some of the requests that it passes on."""

import contextlib
import enum
import http.client
import http.server
import socket
import threading
import time
from dataclasses import dataclass, field

#: Held while a server makes or ends a lock: Apache's database of locks loses some that change at the same time.
LOCKING = threading.Lock()

METHODS = ["GET", "HEAD", "PUT", "DELETE", "MKCOL", "PROPFIND", "LOCK", "UNLOCK", "MOVE", "OPTIONS"]


class Cut(enum.Enum):
    """Where the connection is lost."""

    BEFORE = "before the server has the request"
    AFTER = "after the server has done it, before the response"
    INSIDE = "inside the response"


@dataclass
class Answer:
    """A response of the proxy itself; the server never sees the request."""

    status: int
    fields: dict = field(default_factory=dict)


@dataclass
class Hold:
    """Keeps a request back until it is released."""

    is_here: threading.Event = field(default_factory=threading.Event)
    release: threading.Event = field(default_factory=threading.Event)


@dataclass
class Request:
    #: From 1, since the fault was set.
    number: int
    method: str
    #: Seconds of a clock that only goes forward.
    time: float


class FaultyProxy:
    """Runs while it is entered.

    With a `cache`, the first response to each GET is the response to all later ones. A fault is a function that returns a Cut, an Answer, a Hold or None for a Request. `lock_seconds` replaces the time
    for which locks are asked.
    """

    def __init__(self, target, lock_seconds=None):
        self.target = target
        self.lock_seconds = lock_seconds
        self.guard = threading.Lock()
        self.cache = None
        self.set_fault(None)

    def set_fault(self, fault):
        with self.guard:
            self.fault = fault
            self.requests = []
            self.was_met = False

    def __enter__(self):
        proxy = self

        class Handler(_Handler):
            owner = proxy

        self.server = _Server(("127.0.0.1", 0), Handler)
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()

    def meet(self, method):
        """Counts a request, and returns what happens to it."""
        with self.guard:
            request = Request(len(self.requests) + 1, method, time.monotonic())
            self.requests.append(request)
            effect = self.fault(request) if self.fault else None
            self.was_met = self.was_met or effect is not None
            return effect

    def ask(self, handler, body):
        """Sends the request to the server."""
        with LOCKING if handler.command in ["LOCK", "UNLOCK"] else contextlib.nullcontext():
            return self.ask_at_once(handler, body)

    def ask_at_once(self, handler, body):
        connection = http.client.HTTPConnection("127.0.0.1", self.target, timeout=60)
        try:
            connection.putrequest(handler.command, handler.path, skip_host=True, skip_accept_encoding=True)
            for name, value in handler.headers.items():
                if name.lower() == "timeout" and self.lock_seconds:
                    value = f"Second-{self.lock_seconds}"
                if name.lower() not in ["connection", "expect"]:
                    connection.putheader(name, value)
            connection.putheader("Connection", "close")
            connection.endheaders(body)
            response = connection.getresponse()
            return response.status, response.getheaders(), response.read()
        finally:
            connection.close()


class _Server(http.server.ThreadingHTTPServer):
    request_queue_size = 128
    daemon_threads = True

    def handle_error(self, *_):
        pass


class _Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    def pass_on(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        effect = self.owner.meet(self.command)
        if isinstance(effect, Hold):
            effect.is_here.set()
            effect.release.wait(300)
        if effect is Cut.BEFORE:
            return self.lose()
        if isinstance(effect, Answer):
            return self.respond(effect.status, effect.fields.items(), b"")
        cache = self.owner.cache if self.command == "GET" else None
        if cache is not None and self.path in cache:
            return self.respond(*cache[self.path])
        try:
            status, fields, content = self.owner.ask(self, body)
        except (OSError, http.client.HTTPException):
            return self.lose()
        if effect is Cut.AFTER:
            return self.lose()
        if cache is not None:
            cache[self.path] = status, fields, content
        self.respond(status, fields, content, is_cut=effect is Cut.INSIDE)

    def respond(self, status, fields, content, is_cut=False):
        lines = [f"HTTP/1.1 {status} {http.client.responses.get(status, 'Unknown')}"]
        hidden = ["connection", "transfer-encoding", "keep-alive"]
        if self.command != "HEAD":
            hidden.append("content-length")
        lines += [f"{name}: {value}" for name, value in fields if name.lower() not in hidden]
        if self.command != "HEAD" and status not in [204, 304]:
            lines.append(f"Content-Length: {len(content)}")
        whole = "\r\n".join(lines + ["", ""]).encode("latin-1") + content
        if is_cut:
            whole = whole[:-len(content) // 2] if content else whole[:len(whole) // 2]
        self.wfile.write(whole)
        if is_cut:
            self.lose()

    def lose(self):
        self.close_connection = True
        self.connection.shutdown(socket.SHUT_RDWR)

    def log_message(self, *_):
        pass


for _method in METHODS:
    setattr(_Handler, f"do_{_method}", _Handler.pass_on)


def at(number, effect):
    """A fault at one request."""
    return lambda request: effect if request.number == number else None


def since(number, effect):
    """A fault at a request and at all after it."""
    return lambda request: effect if request.number >= number else None


def first(method, effect):
    """A fault at the first request with a method."""
    done = []

    def fault(request):
        if request.method != method or done:
            return None
        done.append(request)
        return effect

    return fault


def always(method, effect):
    """A fault at each request with a method."""
    return lambda request: effect if request.method == method else None
