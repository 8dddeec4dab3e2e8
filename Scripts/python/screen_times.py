#!/usr/bin/env python3
"""Measures from outside how fast a program's screen is: a key that waits for a load is counted too.

usage: screen_times.py --loaded REGEX [--step 'NAME|KEY|REGEX']... -- PROGRAM [ARGUMENT ...]

It runs the program in a terminal of its own, and reads the frames between the marks of a synchronized update. Until
a frame matches --loaded, and afterwards, it presses ? again and again, which shows and hides the keys. Then it presses
the KEY of each step (\\r is Enter), and waits for a frame that matches; before each step it waits until the program
rests. A second program is told to quit while it loads.
"""

import argparse
import fcntl
import os
import pty
import re
import select
import struct
import sys
import termios
import time
from pathlib import Path
from statistics import median

BEGIN, END = b"\x1b[?2026h", b"\x1b[?2026l"
# The titles of a page without and with the keys.
TITLES = [re.compile(rb"\x1b\[1;1H(?!.{0,80}\xe2\x80\xba Keys)"), re.compile(rb"\x1b\[1;1H.{0,80}\xe2\x80\xba Keys")]
PATIENCE = 300


class Screen:
    """A program in a terminal of 40 lines and 120 columns."""

    def __init__(self, command):
        self.started = time.monotonic()
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            os.environ["TERM"] = "xterm-256color"
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
            os.execvp(command[0], command)
        self.output = b""
        # Whether a frame has matched what says that everything is loaded.
        self.loaded = None
        self.is_loaded = False
        self.has_keys = False

    def press(self, key):
        os.write(self.terminal, key)
        return time.monotonic()

    def frame(self, patience):
        """The next whole frame; None after `patience` seconds, or at the end."""
        limit = time.monotonic() + patience
        while END not in self.output:
            ready, _, _ = select.select([self.terminal], [], [], max(0, limit - time.monotonic()))
            try:
                piece = os.read(self.terminal, 1 << 16) if ready else b""
            except OSError:
                piece = b""
            if not piece:
                return None
            self.output += piece
        frame, _, self.output = self.output.partition(END)
        if self.loaded and self.loaded.search(frame):
            self.is_loaded = True
        return frame

    def wait(self, pattern, since, patience=PATIENCE):
        """The milliseconds until a frame matches."""
        while True:
            frame = self.frame(patience)
            if frame is None:
                sys.exit(f"screen_times: no frame matches {pattern.pattern!r}")
            if pattern.search(frame):
                return (time.monotonic() - since) * 1000

    def calm(self, seconds=0.1):
        while self.frame(seconds) is not None:
            pass

    def rest(self):
        """Waits until the program neither draws nor computes nor wants to, however busy the machine is."""
        before = None
        while True:
            self.calm(0.2)
            threads = self.threads()
            if threads == before and not any(state == "R" for state, _, _ in threads):
                return
            before = threads

    def threads(self):
        """The state of each thread and the time that it has computed; none where the system does not say."""
        files = sorted(Path(f"/proc/{self.pid}/task").glob("*/stat"))
        # The name, the second field, may contain anything.
        fields = [file.read_text().rpartition(")")[2].split() for file in files]
        return [(field[0], field[11], field[12]) for field in fields]

    def toggle(self):
        """Shows or hides the keys; the milliseconds that this took."""
        self.has_keys = not self.has_keys
        times = self.wait(TITLES[self.has_keys], self.press(b"?"))
        time.sleep(0.02)
        return times

    def quit(self):
        """The milliseconds until the program has ended, and its peak memory in MiB."""
        pressed = self.press(b"q")
        self.calm(PATIENCE)
        _, _, usage = os.wait4(self.pid, 0)
        return (time.monotonic() - pressed) * 1000, usage.ru_maxrss / 1024


def summarize(name, times):
    times = sorted(times)
    if times:
        at = times[min(len(times) - 1, int(len(times) * 0.99))]
        print(f"  {name:34} {len(times):6} {median(times):7.2f} ms {at:7.2f} ms {times[-1]:7.2f} ms")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--loaded", required=True)
    parser.add_argument("--step", action="append", default=[])
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("command", nargs="+")
    options = parser.parse_args()
    print(f"  {'key, from outside':34} {'times':>6} {'median':>10} {'99%':>10} {'slowest':>10}")

    screen = Screen(options.command)
    screen.loaded = re.compile(options.loaded.encode())
    summarize("first frame", [screen.wait(re.compile(b""), screen.started)])
    times = []
    while not screen.is_loaded:
        times.append(screen.toggle())
        if not screen.has_keys:
            # Time to draw what has come, without the keys over it.
            screen.frame(0.02)
        if time.monotonic() - screen.started > PATIENCE:
            sys.exit(f"screen_times: no frame matches {options.loaded!r}")
    print(f"  {'loaded':34} {'':6} {(time.monotonic() - screen.started) * 1000:7.0f} ms")
    if screen.has_keys:
        screen.toggle()
    summarize("? while it loads", times)
    screen.rest()
    summarize("? after that", [screen.toggle() for _ in range(options.times // 2 * 2)])
    steps = {}
    for step in options.step:
        name, key, pattern = step.split("|")
        key = key.encode().decode("unicode_escape").encode()
        screen.rest()
        steps.setdefault(name, []).append(screen.wait(re.compile(pattern.encode()), screen.press(key)))
    for name, times in steps.items():
        summarize(name, times)
    _, memory = screen.quit()
    print(f"  {'peak memory':34} {'':6} {memory:7.0f} MiB")

    screen = Screen(options.command)
    screen.wait(re.compile(b""), screen.started)
    time.sleep(0.2)
    summarize("q while it loads, until it ends", [screen.quit()[0]])


if __name__ == "__main__":
    main()
