#!/usr/bin/env python3
"""Measures how long commands run, in turn, so that other load on the machine slows all of them down alike.

usage: run_times.py RUNS COMMAND ...

Runs each command without a shell and without its output, once to warm up and RUNS times to measure. Prints JSON with
the median and the fastest time of each, in seconds. A command that fails is an error.
"""

import json
import os
import shlex
import sys
import time
from statistics import median


def main():
    runs, commands = int(sys.argv[1]), [shlex.split(command) for command in sys.argv[2:]]
    null = os.open(os.devnull, os.O_RDWR)
    streams = [(os.POSIX_SPAWN_DUP2, null, stream) for stream in range(3)]
    times = [[] for _ in commands]
    for number in range(runs + 1):
        for command, taken in zip(commands, times):
            started = time.perf_counter()
            process = os.posix_spawnp(command[0], command, os.environ, file_actions=streams)
            _, status = os.waitpid(process, 0)
            took = time.perf_counter() - started
            if status:
                sys.exit(f"run_times: status {os.waitstatus_to_exitcode(status)}: {shlex.join(command)}")
            if number > 0:
                taken.append(took)
    print(json.dumps({"results": [{"median": median(taken), "min": min(taken)} for taken in times]}))


main()
