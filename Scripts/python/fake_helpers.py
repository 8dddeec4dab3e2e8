"""Helper programs that hang, crash or write without end, to see what our programs say of them."""

import os
import stat
import struct
import subprocess
import time
import zlib

BEHAVIOURS = {
    "hangs": "exec sleep 600",
    "crashes": "kill -SEGV $$",
    "floods": "exec yes",
    "spins": "while :; do :; done",
    "fails": "exit 3",
}


def folder(path, helpers, behaviour):
    """A folder with helpers that all do the same, for the search path."""
    path.mkdir(parents=True, exist_ok=True)
    for helper in helpers:
        file = path / helper
        file.write_text(f"#!/bin/sh\n{BEHAVIOURS[behaviour]}\n")
        file.chmod(file.stat().st_mode | stat.S_IXUSR)
    return path


def run(command, search_path, cwd):
    """Runs a command with the helpers of a folder before all others; returns its status, output, errors and seconds."""
    environment = {"HOME": str(cwd), "PATH": f"{search_path}:/usr/bin:/bin", "TZ": "UTC0"}
    start = time.monotonic()
    done = subprocess.run(
        command, cwd=cwd, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120)
    return done.returncode, done.stdout, done.stderr, time.monotonic() - start


def png(width, height, rows=0):
    """A PNG image that claims to have a size, with so many white rows of one bit for each pixel."""
    def chunk(kind, content):
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
    header = struct.pack(">IIBBBBB", width, height, 1, 0, 0, 0, 0)
    row = b"\0" + b"\xff" * ((width + 7) // 8)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(row * rows)) + chunk(b"IEND", b"")


def running(names):
    """The processes with one of these names that were left behind."""
    found = []
    for entry in os.listdir("/proc"):
        try:
            words = open(f"/proc/{entry}/cmdline").read().split("\0") if entry.isdigit() else []
        except OSError:
            continue
        if any(name in word for name in names for word in words):
            found.append(" ".join(words))
    return found
