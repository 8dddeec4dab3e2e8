# Builds and installs the program: make install PREFIX=~/.local
PREFIX ?= /usr/local
DESTDIR ?=
export PREFIX DESTDIR

.PHONY: build install uninstall check

build:
	Scripts/release

install:
	Scripts/install

uninstall:
	Scripts/install --uninstall

check:
	Scripts/check
