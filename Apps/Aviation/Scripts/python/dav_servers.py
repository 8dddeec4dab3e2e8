"""Real WebDAV servers on the loopback interface, each with a password and a temporary folder."""

import base64
import hashlib
import os
import pwd
import shutil
import socket
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

    def __init__(self, root):
        self.root = root
        self.folder = root / "files"
        self.folder.mkdir()
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.prepare()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}/{self.path}"

    def prepare(self):
        pass

    def __enter__(self):
        log = open(self.root / "log", "w")
        self.child = subprocess.Popen(self.command(), stdout=log, stderr=log, cwd=self.root)
        for _ in range(200):
            if self.child.poll() is not None:
                sys.exit(f"{type(self).__name__} does not start:\n{(self.root / 'log').read_text()}")
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                return self
            except OSError:
                time.sleep(0.05)
        sys.exit(f"{type(self).__name__} does not listen")

    def __exit__(self, *_):
        self.child.terminate()
        self.child.wait()

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
        sha = base64.b64encode(hashlib.sha1(PASSWORD.encode()).digest()).decode()
        (self.root / "users").write_text(f"{USER}:{{SHA}}{sha}\n")
        owner = ""
        if os.geteuid() == 0:
            owner = "User www-data\nGroup www-data\n"
            account = pwd.getpwnam("www-data")
            for path in [self.root, self.folder]:
                os.chown(path, account.pw_uid, account.pw_gid)
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
        (self.root / "users").write_text(f"{USER}:{PASSWORD}\n")
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


class rclone(DavServer):
    def prepare(self):
        self.binary = self.program("rclone", "rclone")

    def command(self):
        return [self.binary, "serve", "webdav", self.folder, "--addr", f"127.0.0.1:{self.port}", "--user", USER,
                "--pass", PASSWORD, "--config", "/dev/null", "--dir-cache-time", "0s"]


class wsgidav(DavServer):
    def prepare(self):
        environment = self.root / "venv"
        subprocess.run([sys.executable, "-m", "venv", environment], check=True)
        installed = subprocess.run(
            [environment / "bin/pip", "install", "-q", "wsgidav", "cheroot"], capture_output=True, text=True)
        if installed.returncode:
            raise NotInstalled("PyPI's package wsgidav cannot be installed")
        self.binary = environment / "bin/wsgidav"
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
        password: {PASSWORD}
lock_storage: true
verbose: 1
""")

    def command(self):
        return [self.binary, "--config", self.root / "wsgidav.yaml"]


#: The servers, in the order in which they are tried.
ALL = [apache, lighttpd, rclone, wsgidav]
