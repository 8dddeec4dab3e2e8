# Builds and installs all programs, or one: make install PREFIX=~/.local PROGRAM=spacex-report
PREFIX ?= /usr/local
DESTDIR ?=
PROGRAM ?=
export PREFIX DESTDIR

.PHONY: build install uninstall check

build:
	Scripts/release $(PROGRAM)

install:
	Scripts/install $(PROGRAM)

uninstall:
	Scripts/install --uninstall $(PROGRAM)

check:
	Scripts/check
