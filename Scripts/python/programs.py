"""Builds the programs that are checked."""

import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def built(names):
    """Builds programs, all or those named by package or program; returns (package, name, path) of each."""

    def lines(script):
        command = [ROOT / "Scripts" / script, *names]
        done = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
        return done.stdout.splitlines()

    paths = map(pathlib.Path, lines("build"))
    return [(*line.split("\t"), path) for line, path in zip(lines("programs"), paths)]
