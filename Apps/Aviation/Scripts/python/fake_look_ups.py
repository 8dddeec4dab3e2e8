"""A server that answers as the services do that flight-log asks about a flight, with faults, for check-look-ups."""

import contextlib
import http.server
import json
import socket
import struct
import threading
import time

DAY = "2026-06-14"
AVIATION_STACK = {
    "data": [{
        "flight_date": DAY, "flight_status": "scheduled",
        "departure": {
            "airport": "Frankfurt", "timezone": "Europe/Berlin", "iata": "FRA", "icao": "EDDF", "terminal": "1",
            "gate": "B42", "scheduled": f"{DAY}T10:05:00+00:00",
        },
        "arrival": {
            "airport": "New York", "timezone": "America/New_York", "iata": "JFK", "icao": "KJFK",
            "scheduled": f"{DAY}T12:45:00+00:00",
        },
        "airline": {"name": "Lufthansa", "iata": "LH", "icao": "DLH"},
        "flight": {"number": "400", "iata": "LH400", "icao": "DLH400", "codeshared": None},
        "aircraft": None,
    }],
}
AERO_DATA_BOX = [{
    "number": "LH 400", "status": "Expected", "codeshareStatus": "IsOperator",
    "departure": {
        "airport": {"iata": "FRA", "icao": "EDDF"},
        "scheduledTime": {"utc": f"{DAY} 08:05Z", "local": f"{DAY} 10:05+02:00"},
    },
    "arrival": {
        "airport": {"iata": "JFK", "icao": "KJFK"},
        "scheduledTime": {"utc": f"{DAY} 16:45Z", "local": f"{DAY} 12:45-04:00"},
    },
    "airline": {"name": "Lufthansa", "iata": "LH", "icao": "DLH"},
}]
ROUTE = {"callsign": "DLH400", "airport_codes": "EDDF-KJFK", "_airport_codes_iata": "FRA-JFK"}
ADSBDB = {"response": {"flightroute": {
    "callsign": "DLH400", "origin": {"iata_code": "FRA", "icao_code": "EDDF"},
    "destination": {"iata_code": "JFK", "icao_code": "KJFK"},
}}}


class FakeLookUps:
    """A server on loopback; it knows one flight, unless it has a fault or knows nothing."""

    def __init__(self, fault):
        self.fault = fault
        self.is_open = True
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), self.handler())
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True).start()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.server.server_address[1]}"

    def close(self):
        self.is_open = False
        self.server.shutdown()
        self.server.server_close()

    def handler(self):
        fake = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def log_message(self, *_):
                pass

            def do_GET(self):
                with contextlib.suppress(OSError):
                    if fake.fault in ("", "nothing"):
                        self.answer(*fake.answer(self.path))
                    else:
                        self.fail(fake.fault)

            def answer(self, status, body, **headers):
                self.send_response(status)
                self.send_header("Content-Type", headers.pop("type", "application/json"))
                self.send_header("Content-Length", str(len(body)))
                for name, value in headers.items():
                    self.send_header(name.replace("_", "-"), value)
                self.end_headers()
                self.wfile.write(body)

            def fail(self, fault):
                self.close_connection = True
                if fault == "hang":
                    while fake.is_open:
                        time.sleep(0.1)
                elif fault == "cut":
                    self.wfile.write(b"HTTP/1.1 200 OK\r\nContent-Length: 900\r\n\r\n{\"data\": [")
                elif fault == "reset":
                    self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                    self.connection.close()
                elif fault == "garbage":
                    self.wfile.write(b"\x00\x01\x02 what is this?\n" * 9)
                elif fault == "page":
                    self.answer(200, b"<!doctype html><title>Log in</title>", type="text/html")
                elif fault == "text":
                    self.answer(200, b"Sorry, \x1b[31mno flights\x1b[0m")
                elif fault == "endless":
                    self.wfile.write(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n[")
                    while fake.is_open:
                        self.wfile.write(b" " * (1 << 20))
                elif fault == "loop":
                    self.answer(302, b"", Location=self.path)
                elif fault == "file":
                    self.answer(302, b"", Location="file:///etc/hostname")
                else:
                    self.answer(int(fault), b"{}", Retry_After="7200" if fault == "429" else "junk")

        return Handler

    def answer(self, path):
        """The status and the body of a good answer, or of one that does not know the flight."""
        knows = self.fault == ""
        if path.startswith("/v1/flights"):
            return 200, json.dumps(AVIATION_STACK if knows else {"data": []}).encode()
        if path.startswith("/flights/number/"):
            return (200, json.dumps(AERO_DATA_BOX).encode()) if knows else (204, b"")
        if path.startswith("/routes/DL/DLH400") and knows:
            return 200, json.dumps(ROUTE).encode()
        if path.startswith("/v0/callsign/DLH400") and knows:
            return 200, json.dumps(ADSBDB).encode()
        return 404, b"{}"
