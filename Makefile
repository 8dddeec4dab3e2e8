# Builds and installs all programs, or one: make install PREFIX=~/.local PROGRAM=spacex-report
# Packages are in .build/packages: make deb PROGRAM=spacex-report
PREFIX ?= /usr/local
DESTDIR ?=
PROGRAM ?=
export PREFIX DESTDIR

.PHONY: build install uninstall deb tarball check release

build:
	Scripts/release $(PROGRAM)

install:
	Scripts/install $(PROGRAM)

uninstall:
	Scripts/install --uninstall $(PROGRAM)

deb:
	Scripts/make-deb $(PROGRAM)

tarball:
	Scripts/make-tarball $(PROGRAM)

check:
	Scripts/check

release:
	Scripts/make-release $(VERSION)
