"""Builds the programs and trials that are checked."""

import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def lines(script, names):
    command = [ROOT / "Scripts" / script, *names]
    done = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout.splitlines()


def built(names):
    """Builds programs, all or those named by package or program; returns (package, name, path) of each."""
    paths = map(pathlib.Path, lines("build", names))
    return [(*line.split("\t"), path) for line, path in zip(lines("programs", names), paths)]


def trial(name):
    """Builds a trial, a program of Tests, and returns its path."""
    return pathlib.Path(lines("build", [name])[0])
