#!/usr/bin/env python3
"""Measures from outside what refreshes of a screen cost: the time from an answer to its frame, and the processor.

usage: refresh_times.py --server COMMAND --variable NAME [--answers COUNT] -- PROGRAM [ARGUMENT ...]

The server prints its address, and then, in seconds of the monotonic clock, when it has sent the last byte of each
answer. The program, which finds the address in the variable, asks by itself, in a terminal of its own. The first
answer, which takes longer, does not count.
"""

import argparse
import os
import shlex
import subprocess
import sys
import time
from pathlib import Path
from threading import Thread

from screen_times import PATIENCE, Screen, summarize


def processor(pid):
    """The seconds that a process has computed."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(screen, answered, count):
    """The milliseconds from each answer to the next frame, and the processor and the seconds that all took."""
    times, after, begun = [], 0, None
    while len(times) < count:
        if screen.frame(PATIENCE) is None:
            sys.exit("refresh_times: the program has ended")
        now = time.monotonic()
        # A frame may come before the server has said that it sent the answer.
        time.sleep(0.002)
        if len(answered) <= after:
            continue
        if begun is None:
            # What the first answer takes longer, such as measuring all rows, is over a moment later.
            screen.calm(0.5)
            begun = (time.monotonic(), processor(screen.pid))
        elif now > answered[-1]:
            times.append((now - answered[-1]) * 1000)
        after = len(answered)
    return times, processor(screen.pid) - begun[1], time.monotonic() - begun[0]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--server", required=True)
    parser.add_argument("--variable", required=True)
    parser.add_argument("--answers", type=int, default=20)
    parser.add_argument("command", nargs="+")
    options = parser.parse_args()

    with subprocess.Popen(shlex.split(options.server), stdout=subprocess.PIPE, text=True) as server:
        try:
            os.environ[options.variable] = server.stdout.readline().strip()
            answered = []
            Thread(target=lambda: answered.extend(map(float, server.stdout)), daemon=True).start()
            screen = Screen(options.command)
            times, computed, passed = measure(screen, answered, options.answers)
            _, memory = screen.quit()
        finally:
            server.terminate()
    print(f"  {'refresh, from outside':34} {'times':>6} {'median':>10} {'99%':>10} {'slowest':>10}")
    summarize("an answer, until it is shown", times)
    print(f"  {'processor for each answer':34} {'':6} {computed / len(times) * 1000:7.0f} ms")
    print(f"  {'processor, of one core':34} {'':6} {computed / passed * 100:7.1f} %")
    print(f"  {'peak memory':34} {'':6} {memory:7.0f} MiB")


main()
