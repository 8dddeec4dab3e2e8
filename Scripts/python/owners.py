"""Runs programs as a user, and on files of an owner, that no table of this machine has.

A program that is linked statically ends with a crash where it looks up a user, loads a library or a table of
characters; so none of ours does. This is seen in its system calls, whether or not it crashes here.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
USER, OWNER = 54321, 54322

# What the C library opens to look up users, groups and hosts, and to load its own parts.
LOOK_UPS = ["nsswitch.conf", "/etc/passwd", "/etc/group", "libnss", "nscd", "gconv", "locale-archive", "/etc/hosts"]

# What our own object files must not call, in C and in Foundation, as patterns of their symbols. Methods of FileManager
# have no symbols; those that look up owners have keys, of which only permissions are looked up nowhere.
CALLS = re.compile(
    r"getpwuid|getpwnam|getgrgid|getgrnam|getaddrinfo|getnameinfo|gethostby|dlopen|iconv_open|setlocale|newlocale"
    r"|FileAttributeKeyV\d+(?!\d|posixPermissions)|Foundation.*([hH]omeDirectory|expandingTilde|[uU]serName|hostName)")


def check(program, commands, samples):
    """Runs commands on samples, a dictionary of names and bytes; returns the flaws as sentences."""
    if os.geteuid() != 0 or not shutil.which("strace"):
        print(f"NOT TRIED: {program.name} as an unknown user, which needs root and strace")
        return []
    flaws = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o777)
        shutil.copy(program, folder / program.name)
        for sample, content in samples.items():
            path = folder / sample
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        for path in folder.rglob("*"):
            os.chown(path, OWNER, OWNER)
            path.chmod(0o755)
        for command in commands:
            flaws += run(folder, program.name, command)
    return flaws


def run(folder, program, command):
    home = folder / "home"
    home.mkdir(exist_ok=True)
    os.chown(home, USER, USER)
    # Without helpers: they may look up what they like.
    environment = {"HOME": str(home), "PATH": str(home), "TZ": "UTC0", "LD_LIBRARY_PATH": runtime()}
    result = subprocess.run(
        [shutil.which("strace"), "-qq", "-e", "trace=open,openat,connect", "-e", "signal=none", "-o", home / "trace",
         f"./{program}", *command],
        cwd=folder, env=environment, stdin=subprocess.DEVNULL, capture_output=True, timeout=120,
        user=USER, group=USER, extra_groups=[])
    words = " ".join([program, *command])
    flaws = []
    if result.returncode not in (0, 1, 3):
        flaws.append(f"{words} ended with {result.returncode}: {result.stderr.decode(errors='replace')[-300:]}")
    for line in (home / "trace").read_text(errors="replace").splitlines():
        if any(part in line for part in LOOK_UPS):
            flaws.append(f"{words} looks up: {line}")
    return flaws


def runtime():
    """The folder of the libraries of a program that is not linked statically."""
    compiler = shutil.which("swift")
    return str(Path(compiler).resolve().parent.parent / "lib/swift/linux") if compiler else ""


def calls(build):
    """The calls in the object files of our modules that reach what LOOK_UPS names, as sentences; and how many files."""
    objects = sorted(str(path) for path in build.glob("*.build/**/*.o") if "Tests.build" not in str(path))
    flaws = []
    for start in range(0, len(objects), 500):
        listing = subprocess.run(
            ["nm", "--undefined-only", "-A", *objects[start:start + 500]], capture_output=True, text=True).stdout
        for line in listing.splitlines():
            file, symbol = line.split(":")[0], line.split()[-1]
            module = Path(file).relative_to(build).parts[0].removesuffix(".build")
            if module not in TEST_MODULES and CALLS.search(symbol):
                flaws.append(f"{module}/{Path(file).stem} calls {symbol}")
    return flaws, len(objects)


# Modules that only tests use.
TEST_MODULES = {"FeatureTesting", "ProgramTesting"}


def built(name):
    path = subprocess.run([ROOT / "Scripts/build", name], check=True, capture_output=True, text=True).stdout.strip()
    return Path(path)


def finish(check_name, flaws, words):
    for flaw in flaws:
        print(f"{check_name}: {flaw}", file=sys.stderr)
    print(f"{check_name}: {words}, {len(flaws)} flaws")
    sys.exit(1 if flaws else 0)
