"""A gpsd that sends a made-up walk as fast as it is read: a fix a second of the walk, and what goes wrong."""

import json
import random
import socket
import threading
import time
from datetime import datetime, timedelta, timezone

VERSION = {"class": "VERSION", "release": "3.22", "rev": "3.22", "proto_major": 3, "proto_minor": 14}
DEVICE = "/dev/gps0"


class FakeGPSD:
    """Serves one client after the other; `sent` are the times of the fixes that count, in order."""

    def __init__(self, fixes, seed=1, rate=200.0, losses=0.0, breaks=0.0):
        self.random = random.Random(seed)
        self.fixes, self.rate, self.losses, self.breaks = fixes, rate, losses, breaks
        self.sent, self.connections, self.lost_for = [], 0, 0
        self.is_over = threading.Event()
        self.server = socket.create_server(("127.0.0.1", 0))
        self.port = self.server.getsockname()[1]
        self.second = 0
        threading.Thread(target=self.serve, daemon=True).start()

    def close(self):
        self.server.close()

    def serve(self):
        while True:
            try:
                client, _ = self.server.accept()
            except OSError:
                return
            self.connections += 1
            with client:
                try:
                    self.tell(client)
                except OSError:
                    pass

    def tell(self, client):
        client.recv(4096)  # the ?WATCH
        devices = {"class": "DEVICES", "devices": [{"class": "DEVICE", "path": DEVICE, "activated": "2026-05-02T09:00:00Z"}]}
        self.say(client, VERSION, devices, {"class": "WATCH", "enable": True, "json": True})
        while self.second < self.fixes:
            if self.random.random() < self.breaks:
                client.shutdown(socket.SHUT_WR)
                client.recv(1)  # until the other side has read everything
                return
            self.tell_second(client)
            time.sleep(1 / self.rate)
        self.is_over.set()
        while client.recv(4096):
            pass

    def tell_second(self, client):
        """A second of the walk: a fix, or what is said instead while there is none."""
        at = datetime(2026, 5, 2, 9, tzinfo=timezone.utc) + timedelta(seconds=self.second)
        stamp = at.strftime("%Y-%m-%dT%H:%M:%S.000Z")
        if self.lost_for == 0 and self.random.random() < self.losses:
            self.lost_for = self.random.randint(1, 60)
        self.second += 1
        if self.lost_for > 0:
            self.lost_for -= 1
            self.say(client, {"class": "TPV", "device": DEVICE, "mode": self.random.choice([0, 1]), "time": stamp})
            return
        # Of the reports with one time, the first may lack the position.
        if self.second % 7 == 0:
            self.say(client, {"class": "TPV", "device": DEVICE, "mode": 2, "time": stamp})
        if self.second % 11 == 0:
            self.say(client, {"class": "SKY", "device": DEVICE, "satellites": [{"PRN": n} for n in range(20)]})
        fix = {
            "class": "TPV", "device": DEVICE, "mode": 3, "time": stamp,
            "lat": 52.37 + self.second * 1e-5, "lon": 4.89 + (self.second % 1000) * 1e-6,
            "altHAE": 48.0, "altMSL": 2.0 + self.second % 40, "eph": 5.0,
        }
        # Before it is told, so that nobody knows more than this list.
        self.sent.append(stamp[:19] + "Z")
        self.say(client, fix, fix)

    @staticmethod
    def say(client, *objects):
        client.sendall(b"".join(json.dumps(each).encode() + b"\r\n" for each in objects))
