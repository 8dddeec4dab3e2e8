# The steps of Scripts/check, and what each of them needs. Those that need nothing of each other run side
# by side.

SHELL := bash
step := @Scripts/step
packages := $(shell Scripts/packages)
every := $(shell Scripts/packages)

.PHONY: all packages words web-files

ifeq ($(packages),$(every))
packages: words web-files
endif

words:
	$(step) words Scripts/check-words
web-files:
	$(step) "web files" Scripts/make-web-files --check

# The framework is the package ".". Packages share a scratch folder, so one is built after the other; the tests
# of one run while the next is built.
define package
.PHONY: lint/$(1) manifest/$(1) build/$(1) test/$(1)
packages: test/$(1) lint/$(1) manifest/$(1)
lint/$(1):
	$$(step) "lint $$(title)" Scripts/package lint $(1)
manifest/$(1):
	$$(step) "manifest of $$(title)" Scripts/check-manifest $(1)
build/$(1): $(2)
	$$(step) "build $$(title)" Scripts/package build $(1)
test/$(1): build/$(1)
	$$(step) "test $$(title)" Scripts/package test $(1)
lint/$(1) manifest/$(1) build/$(1) test/$(1): title := $(if $(filter .,$(1)),the framework,$(1))
endef
previous :=
$(foreach name,$(packages),\
	$(eval $(call package,$(name),$(previous)))\
	$(eval previous := build/$(name)))
built := $(previous)

# What takes long comes first.
all: tools release packages checks

.PHONY: tools
tools:
	$(step) tools .ci/tools

# From here on, programs are those that were built for daily use; trials and examples those of the debug build.
.PHONY: release install new-app new-section tutorial symbols checks
release:
	$(step) "release build" Scripts/release

install: release
	$(step) check-install Scripts/check-install

# These build in the scratch folder of all packages.
new-app: $(built)
	$(step) check-new-app Scripts/check-new-app
# It replaces programs of examples with those of its copies, after the checks that run them.
new-section: new-app check-browse check-commands check-shows
	$(step) check-new-section Scripts/check-new-section
tutorial: new-section
	$(step) check-tutorial Scripts/check-tutorial
symbols: tutorial
	$(step) "symbol graphs" Scripts/symbol-graphs

of-symbols := docs check-documented api
of-programs := check-shows check-browse check-commands check-completions check-formats check-page check-serve check-maps \
	check-pictures check-store check-joined-lists check-packages screenshots
of-apps := $(wildcard Apps/*/Scripts/check-*)
of-nothing := check-articles check-systems check-numbers check-own-package soak

checks: install $(of-apps) $(of-programs) $(of-symbols) $(of-nothing)
.PHONY: $(of-apps) $(of-programs) $(of-symbols) $(of-nothing)

$(of-programs) $(of-apps): export BUILT := yes
$(of-symbols): export BUILT := yes
$(of-programs) $(of-apps): tools release $(built)
$(of-symbols): symbols
# What is needed by those takes over their variables.
symbols: export BUILT :=

$(of-apps):
	$(step) "$(@F) of $(word 2,$(subst /, ,$@))" $@
docs:
	$(step) $@ Scripts/docs
api:
	$(step) $@ Scripts/api --check
soak:
	$(step) $@ Scripts/soak --seconds 20
screenshots:
	$(step) $@ Scripts/screenshots --check
# Make does not look for a rule of all such names, because these are phony.
$(filter check-%,$(of-programs) $(of-symbols) $(of-nothing)): check-%:
	$(step) $@ Scripts/$@
