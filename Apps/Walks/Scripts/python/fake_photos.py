"""A server that answers as Wikimedia Commons, Flickr and their image servers do, with faults, for check-photos."""

import contextlib
import http.server
import json
import threading
import time
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

PICTURES = Path(__file__).resolve().parents[2] / "Tests" / "PhotosTests" / "Pictures"
KEY = "sesame"


class FakePhotos:
    """A server on loopback; every place has two photos, each with a picture of its own."""

    def __init__(self, fault=""):
        self.fault = fault
        self.requests = []
        self.searches = 0
        self.most_at_once = self.now = 0
        self.lock = threading.Lock()
        self.pictures = [path.read_bytes() for path in sorted(PICTURES.glob("0*.jpg"))]
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), self.handler())
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.server.server_address[1]}"

    def handler(self):
        fake = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def log_message(self, *_):
                pass

            def do_GET(self):
                with fake.lock:
                    fake.requests.append((self.path, self.headers.get("User-Agent", "")))
                    fake.now += 1
                    fake.most_at_once = max(fake.most_at_once, fake.now)
                type, body = fake.answer(urlsplit(self.path))
                with fake.lock:
                    fake.now -= 1
                with contextlib.suppress(OSError):
                    self.send_response(200)
                    self.send_header("Content-Type", type)
                    self.send_header("Content-Length", str(len(body)))
                    self.end_headers()
                    self.wfile.write(body)

        return Handler

    def answer(self, url):
        query = {name: values[-1] for name, values in parse_qs(url.query).items()}
        if url.path.startswith(("/x/", "/65535/")):
            return self.picture(url.path)
        self.searches += 1
        if self.fault == "slow":
            time.sleep(5)
        if self.fault == "html":
            return "text/html", b"<html>Log in</html>"
        answer = self.commons(query) if url.path == "/w/api.php" else self.flickr(query)
        return "application/json", json.dumps(answer).encode()

    def commons(self, query):
        if self.fault == "busy" and self.searches % 2:
            return {"error": {"code": "maxlag", "info": "Waiting for a host: 1 seconds lagged.", "lag": 1}}
        if self.fault == "error":
            return {"error": {"code": "internal_api_error", "info": "\x1b[31mAn error."}}
        latitude, longitude = map(float, query["ggscoord"].split("|"))
        pages = [self.page(self.searches * 2 + number, latitude + number / 10_000, longitude) for number in range(2)]
        return {"batchcomplete": True, "query": {"pages": pages}}

    @staticmethod
    def page(number, latitude, longitude):
        return {
            "pageid": number, "title": f"File:Place {number}.jpg",
            "imageinfo": [{
                "mime": "image/jpeg", "user": "ana", "thumburl": f"https://thumb.wikimedia.org/x/{number}.jpg?a=b",
                "descriptionurl": f"https://commons.wikimedia.org/wiki/File:Place_{number}.jpg",
                "extmetadata": {
                    "Artist": {"value": "<b>Ana &amp; Bo</b><script>alert(1)</script>"},
                    "LicenseShortName": {"value": "CC BY 4.0"},
                    "LicenseUrl": {"value": "https://creativecommons.org/licenses/by/4.0"},
                },
            }],
            "coordinates": [{"lat": latitude, "lon": longitude, "globe": "earth"}],
        }

    def flickr(self, query):
        if query.get("api_key") != KEY:
            return {"stat": "fail", "code": 100, "message": "Invalid API Key (Key not found)"}
        photo = {
            "id": str(self.searches), "owner": "1@N02", "secret": "abc", "server": "65535", "title": "A place",
            "license": "0" if self.searches % 2 else "4", "ownername": "bo", "latitude": query["lat"],
            "longitude": query["lon"],
        }
        return {"stat": "ok", "photos": {"photo": [photo]}}

    def picture(self, path):
        number = int("".join(sign for sign in path.split("/")[2].split("_")[0] if sign.isdigit()))
        picture = bytearray(self.pictures[number % len(self.pictures)])
        if self.fault == "cut":
            picture = picture[:-100]
        if self.fault == "liar":
            frame = max(picture.find(b"\xff\xc0"), picture.find(b"\xff\xc2"))
            picture[frame + 5:frame + 9] = b"\xff\xff\xff\xff"
        if self.fault == "same":
            picture = self.pictures[0]
        return "image/jpeg", bytes(picture)
