"""Builds the programs and trials that are checked."""

import os
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

# No check reads the defaults of whoever runs it.
os.environ["XDG_CONFIG_HOME"] = "/dev/null"


def lines(script, names):
    command = [ROOT / "Scripts" / script, *names]
    done = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout.splitlines()


def built(names):
    """Builds programs, all or those named by package or program; returns (package, name, path) of each."""
    paths = map(pathlib.Path, lines("build", names))
    found = [(*line.split("\t"), path) for line, path in zip(lines("programs", names), paths)]
    for _, name, _ in found:
        prefix = name.upper().replace("-", "_") + "_"
        for variable in [variable for variable in os.environ if variable.startswith(prefix)]:
            del os.environ[variable]
    return found


def trial(name):
    """Builds a trial, a program of Tests, and returns its path."""
    return pathlib.Path(lines("build", [name])[0])
