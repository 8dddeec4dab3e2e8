"""Secret keys of age and GnuPG, made for a check."""

import os
import subprocess


def age_key(_):
    return subprocess.run(["age-keygen"], check=True, capture_output=True).stdout


def gpg_key(folder):
    home = folder / "gnupg"
    home.mkdir(mode=0o700)
    gpg = ["gpg", "--homedir", home, "--batch", "--quiet"]
    subprocess.run(gpg + ["--passphrase", "", "--quick-gen-key", "Test", "default", "default", "never"],
                   check=True, capture_output=True)
    key = subprocess.run(gpg + ["--export-secret-keys"], check=True, capture_output=True).stdout
    subprocess.run(["gpgconf", "--homedir", home, "--kill", "all"], check=True)
    return key


#: What makes a key, by the program that reads it.
MAKERS = {"age": age_key, "gpg": gpg_key}


def key_file(device, key, name="key"):
    """A file that only the person of a device can read."""
    path = device.home / name
    path.write_bytes(key)
    path.chmod(0o600)
    if device.user:
        os.chown(path, device.user.pw_uid, device.user.pw_gid)
    return str(path)
