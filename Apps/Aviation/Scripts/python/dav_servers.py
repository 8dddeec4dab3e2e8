"""Real WebDAV servers on the loopback interface, each with a password and a temporary folder."""

import base64
import hashlib
import os
import pwd
import shutil
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

USER = "ada"
PASSWORD = "not-so-s3cret"


class NotInstalled(Exception):
    """The server is missing; the text says what to install."""


class DavServer:
    """A server that runs while it is entered; files are in `folder`."""

    #: The path of the folder in addresses.
    path = ""

    #: The user that it runs as; None for that of the check.
    account = None

    def __init__(self, root):
        self.root = root
        self.folder = root / "files"
        self.folder.mkdir()
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.password = PASSWORD
        self.prepare()
        self.configure()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}/{self.path}"

    def prepare(self):
        """Finds or installs the server."""

    def configure(self):
        """Writes its settings."""

    def own(self, path):
        """Gives a file or a folder to the user that the server runs as."""

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_):
        self.stop()

    def start(self):
        log = open(self.root / "log", "w")
        self.child = subprocess.Popen(self.command(), stdout=log, stderr=log, cwd=self.root)
        for _ in range(200):
            if self.child.poll() is not None:
                sys.exit(f"{type(self).__name__} does not start:\n{(self.root / 'log').read_text()}")
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                return
            except OSError:
                time.sleep(0.05)
        sys.exit(f"{type(self).__name__} does not listen")

    def stop(self):
        self.child.terminate()
        self.child.wait()

    def end_locks(self, folder):
        """Ends the locks in a folder that have expired, if the server does not do so at once."""

    def change_password(self, password):
        self.stop()
        self.password = password
        self.configure()
        self.start()

    @staticmethod
    def program(name, package):
        path = shutil.which(name, path=os.environ["PATH"] + ":/usr/sbin:/sbin")
        if not path:
            raise NotInstalled(f"{name} is missing; install {package}")
        return path


class apache(DavServer):
    MODULES = Path("/usr/lib/apache2/modules")

    def prepare(self):
        self.binary = self.program("apache2", "apache2-bin")
        for path in [self.root, self.folder]:
            self.own(path)

    def own(self, path):
        if account := self.account:
            os.chown(path, account.pw_uid, account.pw_gid)

    @property
    def account(self):
        return pwd.getpwnam("www-data") if os.geteuid() == 0 else None

    def configure(self):
        sha = base64.b64encode(hashlib.sha1(self.password.encode()).digest()).decode()
        (self.root / "users").write_text(f"{USER}:{{SHA}}{sha}\n")
        owner = "User www-data\nGroup www-data\n" if self.account else ""
        names = ["mpm_event", "authn_core", "authn_file", "authz_core", "authz_user", "auth_basic", "dav", "dav_fs"]
        modules = "\n".join(f"LoadModule {name}_module {self.MODULES}/mod_{name}.so" for name in names)
        (self.root / "httpd.conf").write_text(f"""
{modules}
{owner}ServerRoot {self.root}
ServerName localhost
Listen 127.0.0.1:{self.port}
PidFile {self.root}/pid
ErrorLog {self.root}/errors
DocumentRoot {self.folder}
DavLockDB {self.root}/locks
<Directory {self.folder}>
  Dav On
  AuthType Basic
  AuthName log
  AuthUserFile {self.root}/users
  Require valid-user
</Directory>
""")

    def command(self):
        return [self.binary, "-f", self.root / "httpd.conf", "-D", "FOREGROUND"]


class lighttpd(DavServer):
    def prepare(self):
        self.binary = self.program("lighttpd", "lighttpd")
        if not list(Path("/usr/lib").glob("**/mod_webdav.so")):
            raise NotInstalled("mod_webdav is missing; install lighttpd-mod-webdav")

    def configure(self):
        (self.root / "users").write_text(f"{USER}:{self.password}\n")
        (self.root / "lighttpd.conf").write_text(f"""
server.modules = ("mod_auth", "mod_authn_file", "mod_webdav")
server.bind = "127.0.0.1"
server.port = {self.port}
server.document-root = "{self.folder}"
server.errorlog = "{self.root}/errors"
webdav.activate = "enable"
webdav.sqlite-db-name = "{self.root}/locks.db"
auth.backend = "plain"
auth.backend.plain.userfile = "{self.root}/users"
auth.require = ("/" => ("method" => "basic", "realm" => "log", "require" => "valid-user"))
""")

    def command(self):
        return [self.binary, "-D", "-f", self.root / "lighttpd.conf"]


    def end_locks(self, folder):
        # It looks for expired locks every few minutes.
        locks = sqlite3.connect(self.root / "locks.db", timeout=20)
        locks.execute("DELETE FROM locks WHERE resource = ?", [f"/{folder}/.lock"])
        locks.commit()
        locks.close()


class rclone(DavServer):
    def prepare(self):
        self.binary = self.program("rclone", "rclone")

    def command(self):
        return [self.binary, "serve", "webdav", self.folder, "--addr", f"127.0.0.1:{self.port}", "--user", USER,
                "--pass", self.password, "--config", "/dev/null", "--dir-cache-time", "1s"]


class wsgidav(DavServer):
    def prepare(self):
        environment = self.root / "venv"
        subprocess.run([sys.executable, "-m", "venv", environment], check=True)
        installed = subprocess.run(
            [environment / "bin/pip", "install", "-q", "wsgidav", "cheroot"], capture_output=True, text=True)
        if installed.returncode:
            raise NotInstalled("PyPI's package wsgidav cannot be installed")
        self.binary = environment / "bin/wsgidav"

    def configure(self):
        (self.root / "wsgidav.yaml").write_text(f"""
host: 127.0.0.1
port: {self.port}
server: cheroot
provider_mapping:
  "/": "{self.folder}"
http_authenticator:
  accept_basic: true
  accept_digest: false
  default_to_digest: false
simple_dc:
  user_mapping:
    "*":
      {USER}:
        password: {self.password}
lock_storage: true
verbose: 1
""")

    def command(self):
        return [self.binary, "--config", self.root / "wsgidav.yaml"]


#: The servers, in the order in which they are tried.
ALL = [apache, lighttpd, rclone, wsgidav]
