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

    def place(self, port, name):
        """What machines set up to sync with a folder, by way of a proxy with a port."""
        return f"http://127.0.0.1:{port}/{self.path}{name}"

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


class nginx(DavServer):
    """The server of web pages with its modules for WebDAV: no versions, no conditions, any token of a lock."""

    MODULE = Path("/usr/lib/nginx/modules/ngx_http_dav_ext_module.so")

    def prepare(self):
        self.binary = self.program("nginx", "nginx-light")
        if not self.MODULE.exists():
            raise NotInstalled("its module is missing; install libnginx-mod-http-dav-ext")

    def configure(self):
        sha = base64.b64encode(hashlib.sha1(self.password.encode()).digest()).decode()
        (self.root / "users").write_text(f"{USER}:{{SHA}}{sha}\n")
        user = "user root;\n" if os.geteuid() == 0 else ""
        (self.root / "nginx.conf").write_text(f"""
load_module {self.MODULE};
{user}daemon off;
pid {self.root}/pid;
error_log {self.root}/errors;
events {{ }}
http {{
  access_log off;
  client_body_temp_path {self.root}/bodies;
  proxy_temp_path {self.root}/proxy;
  fastcgi_temp_path {self.root}/fastcgi;
  uwsgi_temp_path {self.root}/uwsgi;
  scgi_temp_path {self.root}/scgi;
  client_max_body_size 70m;
  dav_ext_lock_zone zone=locks:1m timeout=40s;
  server {{
    listen 127.0.0.1:{self.port};
    root {self.folder};
    location / {{
      dav_methods PUT DELETE MKCOL COPY MOVE;
      dav_ext_methods PROPFIND OPTIONS LOCK UNLOCK;
      dav_ext_lock zone=locks;
      auth_basic log;
      auth_basic_user_file {self.root}/users;
    }}
  }}
}}
""")

    def command(self):
        return [self.binary, "-c", self.root / "nginx.conf", "-p", self.root]


class sabre(DavServer):
    """sabre/dav, which Nextcloud and ownCloud are made of, in the server of PHP."""

    LIBRARY = Path("/usr/share/php/Sabre/autoload.php")

    def prepare(self):
        self.binary = self.program("php", "php-cli")
        if not self.LIBRARY.exists():
            raise NotInstalled("sabre/dav is missing; install php-sabre-dav")

    def configure(self):
        (self.root / "server.php").write_text(f"""<?php
require '{self.LIBRARY}';
error_reporting(E_ALL & ~E_DEPRECATED);
ini_set('display_errors', '0');
class Login extends Sabre\\DAV\\Auth\\Backend\\AbstractBasic {{
    protected function validateUserPass($user, $password) {{
        return $user === '{USER}' && $password === '{self.password}';
    }}
}}
$server = new Sabre\\DAV\\Server(new Sabre\\DAV\\FSExt\\Directory('{self.folder}'));
$server->setBaseUri('/');
$locks = new Sabre\\DAV\\Locks\\Backend\\File('{self.root}/locks');
$server->addPlugin(new Sabre\\DAV\\Locks\\Plugin($locks));
$server->addPlugin(new Sabre\\DAV\\Auth\\Plugin(new Login(), 'log'));
$server->exec();
""".replace("\\\\", "\\"))

    def command(self):
        return [self.binary, "-d", "always_populate_raw_post_data=-1", "-S", f"127.0.0.1:{self.port}",
                self.root / "server.php"]

    def end_locks(self, folder):
        (self.root / "locks").unlink(missing_ok=True)


class tomcat(DavServer):
    """Tomcat's WebDAV servlet, whose versions are always weak."""

    JARS = Path("/usr/share/tomcat10/lib")

    def prepare(self):
        self.binary = self.program("java", "default-jre-headless")
        if not Path("/usr/share/tomcat10/bin/bootstrap.jar").exists():
            raise NotInstalled("Tomcat is missing; install tomcat10-common")

    def configure(self):
        base = self.root / "base"
        for name in ["conf", "logs", "temp", "work", "webapps/ROOT/WEB-INF"]:
            (base / name).mkdir(parents=True, exist_ok=True)
        (base / "conf/server.xml").write_text(f"""<Server port="-1">
  <Service name="Catalina">
    <Connector port="{self.port}" address="127.0.0.1" protocol="HTTP/1.1"/>
    <Engine name="Catalina" defaultHost="localhost">
      <Realm className="org.apache.catalina.realm.MemoryRealm" pathname="{base}/conf/users.xml"/>
      <Host name="localhost" appBase="webapps" autoDeploy="false">
        <Context path="" docBase="{self.folder}"><Resources cachingAllowed="false"/></Context>
      </Host>
    </Engine>
  </Service>
</Server>
""")
        (base / "conf/users.xml").write_text(
            f'<tomcat-users><user username="{USER}" password="{self.password}" roles="log"/></tomcat-users>')
        (base / "conf/web.xml").write_text("""<web-app xmlns="https://jakarta.ee/xml/ns/jakartaee" version="6.0">
  <servlet>
    <servlet-name>dav</servlet-name>
    <servlet-class>org.apache.catalina.servlets.WebdavServlet</servlet-class>
    <init-param><param-name>readonly</param-name><param-value>false</param-value></init-param>
    <init-param><param-name>listings</param-name><param-value>true</param-value></init-param>
  </servlet>
  <servlet-mapping><servlet-name>dav</servlet-name><url-pattern>/*</url-pattern></servlet-mapping>
  <security-constraint>
    <web-resource-collection><web-resource-name>log</web-resource-name><url-pattern>/*</url-pattern>
    </web-resource-collection>
    <auth-constraint><role-name>log</role-name></auth-constraint>
  </security-constraint>
  <security-role><role-name>log</role-name></security-role>
  <login-config><auth-method>BASIC</auth-method><realm-name>log</realm-name></login-config>
</web-app>
""")

    def command(self):
        bin = Path("/usr/share/tomcat10/bin")
        return [self.binary, "-Xmx128m", "-cp", f"{bin}/bootstrap.jar:{bin}/tomcat-juli.jar",
                "-Dcatalina.home=/usr/share/tomcat10", f"-Dcatalina.base={self.root}/base",
                f"-Djava.io.tmpdir={self.root}/base/temp", "org.apache.catalina.startup.Bootstrap", "start"]


class mounted(DavServer):
    """No server: a folder that all machines have mounted."""

    def place(self, port, name):
        return str(self.folder / name)

    def start(self):
        pass

    def stop(self):
        pass

    def end_locks(self, folder):
        (self.folder / folder / ".folder-lock").unlink(missing_ok=True)


#: The servers, in the order in which they are tried.
ALL = [apache, lighttpd, rclone, wsgidav, nginx, sabre, tomcat]
