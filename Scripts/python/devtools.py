"""A headless Chromium, controlled over a pipe (https://chromedevtools.github.io/devtools-protocol/)."""

import base64
import json
import os
import shutil
import subprocess
import tempfile

PATCH = base64.b64encode(
    b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">'
    b'<circle cx="20" cy="20" r="19" fill="#23395d"/><circle cx="20" cy="20" r="16" fill="none"'
    b' stroke="#e9c46a" stroke-width="2"/><path d="M20 7l6 22H14z" fill="#f4f1de"/></svg>'
).decode()

KEYS = {
    "Tab": 9, "Enter": 13, "Escape": 27, "Home": 36,
    "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "+": 187, "-": 189,
}


def find():
    """The path of Chromium, or None."""
    names = [os.environ.get("CHROMIUM"), "chromium", "chromium-browser", "google-chrome"]
    return next((path for name in names if name and (path := shutil.which(name))), None)


class Browser:
    """One page in its own browser. Every request but those to a server that is checked gets the same made-up picture."""

    def __init__(self, program, server="file:"):
        self.server = server
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        reading, to_write = os.pipe()
        to_read, writing = os.pipe()

        def wire():
            # Chromium reads commands from descriptor 3 and writes responses to 4.
            ends = [os.dup(reading), os.dup(writing)]
            for number, end in enumerate(ends, start=3):
                os.dup2(end, number)

        flags = ["--headless", "--remote-debugging-pipe", "--hide-scrollbars", "--no-first-run"]
        if os.geteuid() == 0:
            flags.append("--no-sandbox")
        self.process = subprocess.Popen(
            [program, *flags, f"--user-data-dir={self.profile.name}", "about:blank"],
            preexec_fn=wire, close_fds=False,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(reading)
        os.close(writing)
        self.sending, self.receiving = to_write, to_read
        self.buffer, self.count, self.session = b"", 0, None
        self.messages, self.requests, self.loaded, self.moved = [], [], False, False
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call(
            "Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Accessibility"]:
            self.call(f"{domain}.enable")
        self.call("Fetch.enable", patterns=[{"urlPattern": "http*"}])

    def call(self, method, **parameters):
        """Sends a command and returns its result."""
        number = self.send(method, parameters)
        while True:
            message = self.receive()
            if message.get("id") == number:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']}")
                return message["result"]

    def send(self, method, parameters):
        self.count += 1
        command = {"id": self.count, "method": method, "params": parameters}
        if self.session:
            command["sessionId"] = self.session
        os.write(self.sending, json.dumps(command).encode() + b"\0")
        return self.count

    def receive(self):
        while b"\0" not in self.buffer:
            chunk = os.read(self.receiving, 1 << 20)
            if not chunk:
                raise RuntimeError("Chromium has ended")
            self.buffer += chunk
        text, self.buffer = self.buffer.split(b"\0", 1)
        message = json.loads(text)
        self.hear(message.get("method"), message.get("params", {}))
        return message

    def hear(self, event, details):
        if event == "Log.entryAdded":
            self.messages.append(f'{details["entry"]["text"]} ({details["entry"].get("url", "no address")})')
        elif event == "Runtime.consoleAPICalled":
            self.messages.append(str(details["args"]))
        elif event == "Runtime.exceptionThrown":
            self.messages.append(details["exceptionDetails"]["exception"]["description"])
        elif event == "Page.loadEventFired":
            self.loaded = True
        elif event == "Page.navigatedWithinDocument":
            self.moved = True
        elif event == "Fetch.requestPaused":
            url = details["request"]["url"]
            if url.startswith(self.server):
                self.send("Fetch.continueRequest", {"requestId": details["requestId"]})
                return
            self.requests.append((details["resourceType"], url))
            self.send("Fetch.fulfillRequest", {
                "requestId": details["requestId"], "responseCode": 200, "body": PATCH,
                "responseHeaders": [{"name": "Content-Type", "value": "image/svg+xml"}]})

    def open(self, file):
        self.visit(file.resolve().as_uri())

    def visit(self, address):
        self.loaded, self.messages, self.requests = False, [], []
        error = self.call("Page.navigate", url=address).get("errorText")
        if error:
            raise RuntimeError(f"{address}: {error}")
        while not self.loaded:
            self.receive()

    def run(self, script):
        """The value of an expression in the page."""
        result = self.call(
            "Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"])
        return result["result"].get("value")

    def look(self, width=1280, height=900, scheme="light", media="screen", motion="no-preference"):
        """Sets the size of the window, the colour scheme, the media type and the wish for less motion."""
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=1, mobile=width < 500)
        self.call("Emulation.setEmulatedMedia", media=media,
                  features=[{"name": "prefers-color-scheme", "value": scheme},
                            {"name": "prefers-reduced-motion", "value": motion}])

    def press(self, key):
        for kind in ["keyDown", "keyUp"]:
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=key,
                      windowsVirtualKeyCode=KEYS[key], **({"text": "\r"} if key == "Enter" else {}))

    def screenshot(self, file, whole=False):
        # Twice: lazy pictures load only when the first screenshot shows them.
        for _ in range(2):
            data = self.call("Page.captureScreenshot", captureBeyondViewport=whole)["data"]
        file.write_bytes(base64.b64decode(data))

    def close(self):
        self.session = None
        self.call("Browser.close")
        self.process.wait()
        os.close(self.sending)
        os.close(self.receiving)
        self.profile.cleanup()
