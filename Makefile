# Warpsmith. `make help` lists the targets.
ifeq ($(origin CC),default)
CC      := gcc
endif
OPT     ?= -O2
BUILD   ?= build
PREFIX  ?= $(or $(prefix),/usr/local)
WARN    := -Wall -Wextra -Wconversion -Wshadow -Wstrict-prototypes -Wmissing-prototypes
CFLAGS  ?= -g1 $(OPT)
# SAN: sanitizer flags, WERROR: -Werror in the builds that `make test` makes.
# PIC: the program and both libraries are made of the same objects.
PIC     := -fPIC -fno-semantic-interposition
ALL_CFLAGS := -std=c11 -D_GNU_SOURCE $(WARN) $(WERROR) $(PIC) $(CPPFLAGS) $(CFLAGS) $(SAN) -I.
LDLIBS  := -linih -ljansson -llzma -ldl -lm -lpthread

# The rooms, left to right; each one sees only what stands before it.
ROOMS   := base params contract gen check cmodel tb lib synth study sweep
SRC_base   := $(wildcard base/*.c)
SRC_params := $(wildcard params/*.c)
SRC_contract := $(wildcard contract/*.c contract/*/*.c)
SRC_gen    := $(wildcard gen/*.c gen/hdl/*.c gen/blocks/*.c gen/blocks/*/*.c gen/mutate/*.c)
SRC_check  := $(wildcard check/*.c)
SRC_cmodel := $(wildcard cmodel/*.c cmodel/*/*.c)
SRC_tb     := $(wildcard tb/*.c tb/*/*.c tb/*/*/*.c)
SRC_lib    := $(wildcard lib/*.c)
SRC_synth  := $(filter-out synth/abc_clock.c,$(wildcard synth/*.c synth/*/*.c))
SRC_study  := $(wildcard study/*.c)
SRC_sweep  := $(wildcard sweep/*.c)
SRC_cli    := $(wildcard cli/*.c)
LIBS    := $(foreach r,$(ROOMS),$(BUILD)/lib$(r).a)
# The presets are compiled in, so that the program finds them from everywhere.
PRESETS := $(sort $(wildcard params/presets/*.ini))
$(BUILD)/params/presets_text.c: $(PRESETS) params/presets/embed.sh
	@mkdir -p $(@D)
	sh params/presets/embed.sh $(PRESETS) > $@.tmp && mv $@.tmp $@
$(BUILD)/params/presets_text.o: $(BUILD)/params/presets_text.c
	$(CC) $(ALL_CFLAGS) -MMD -MP -c -o $@ $<
$(BUILD)/libparams.a: $(BUILD)/params/presets_text.o

# What a build from git adds to the version; the file changes only when the commit does.
COMMIT  := $(if $(wildcard .git),$(shell git rev-parse --short=8 HEAD 2>/dev/null))
$(BUILD)/base/version.o: ALL_CFLAGS += -DWS_COMMIT='"$(COMMIT)"'
$(BUILD)/base/version.o: $(BUILD)/base/commit
$(BUILD)/base/commit: FORCE
	@mkdir -p $(@D)
	@echo '$(COMMIT)' | cmp -s - $@ || echo '$(COMMIT)' > $@

# Right to left on the link line, so that each room finds what it uses behind it.
LINK_LIBS := $(foreach r,sweep study synth lib tb cmodel check gen contract params base,$(BUILD)/lib$(r).a)

## all: build $(BUILD)/warpsmith (default)
all: $(BUILD)/warpsmith

$(BUILD)/%.o: %.c
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) -MMD -MP -c -o $@ $<

# The model's loops over a few set bits are what a run spends its time in; neighbouring counters are
# not worth a vector.
$(SRC_cmodel:%.c=$(BUILD)/%.o): ALL_CFLAGS += $(if $(filter -O2,$(CFLAGS)),-O3 -fno-tree-slp-vectorize)
# And the printer in short texts.
$(filter $(BUILD)/gen/hdl/%,$(SRC_gen:%.c=$(BUILD)/%.o)): ALL_CFLAGS += $(if $(filter -O2,$(CFLAGS)),-O3)

define room_rule
$(BUILD)/lib$(1).a: $(SRC_$(1):%.c=$(BUILD)/%.o)
	@mkdir -p $$(@D)
	rm -f $$@ && ar rcs $$@ $$^
endef
$(foreach r,$(ROOMS),$(eval $(call room_rule,$(r))))

$(BUILD)/warpsmith: $(SRC_cli:%.c=$(BUILD)/%.o) $(LIBS)
	$(CC) $(ALL_CFLAGS) $(LDFLAGS) -o $@ $(SRC_cli:%.c=$(BUILD)/%.o) $(LINK_LIBS) $(LDLIBS)

# ---- libwarpsmith: what lib/ has and needs of the other rooms; only its own names are seen ----
VERSION := $(shell sed -n 's/^\#define WS_VERSION "\(.*\)"/\1/p' base/version.h)
SONAME  := libwarpsmith.so.$(firstword $(subst ., ,$(VERSION)))
NEEDED  := $(foreach r,lib tb cmodel check gen contract params base,$(BUILD)/lib$(r).a)

## library: $(BUILD)/libwarpsmith.so and libwarpsmith.a
library: $(BUILD)/libwarpsmith.so $(BUILD)/libwarpsmith.a

$(BUILD)/libwarpsmith.so.$(VERSION): $(NEEDED) lib/warpsmith.map
	$(CC) $(ALL_CFLAGS) $(LDFLAGS) -shared -Wl,-soname,$(SONAME) -Wl,-z,defs \
		-Wl,--version-script=lib/warpsmith.map -o $@ -Wl,--whole-archive $(BUILD)/liblib.a \
		-Wl,--no-whole-archive $(NEEDED) $(LDLIBS)

$(BUILD)/libwarpsmith.so: $(BUILD)/libwarpsmith.so.$(VERSION)
	ln -sf $(<F) $(BUILD)/$(SONAME)
	ln -sf $(SONAME) $@

# One object, whose other names are made local: two libraries may have the same ones inside.
$(BUILD)/libwarpsmith.a: $(NEEDED)
	ld -r -o $(BUILD)/warpsmith_all.o --whole-archive $(BUILD)/liblib.a --no-whole-archive $(NEEDED)
	objcopy --wildcard --keep-global-symbol='warpsmith_*' $(BUILD)/warpsmith_all.o
	rm -f $@ && ar rcs $@ $(BUILD)/warpsmith_all.o

# The simulators' C++ shim is carried inside the program.
$(BUILD)/tb/shim_text.o: tb/shim.cpp
$(BUILD)/synth/timing_text.o: constraints/timing.sdc
# So is what ABC runs behind; it is no part of the program, and not of a sanitizer.
$(BUILD)/synth/abc_clock.so: synth/abc_clock.c
	@mkdir -p $(@D)
	$(CC) -std=c11 -D_GNU_SOURCE $(WARN) $(WERROR) -O2 -fPIC -shared -s -o $@ $<
$(BUILD)/synth/abc_clock_object.o: ALL_CFLAGS += -Wa,-I$(BUILD)/synth
$(BUILD)/synth/abc_clock_object.o: $(BUILD)/synth/abc_clock.so
$(BUILD)/sweep/page.o: sweep/page.html

# Not those of whole systems that a test has made there (tests/scripts/packages.sh).
-include $(shell find $(BUILD) -path $(BUILD)/tests/packages -prune -o -name '*.d' -type f -print 2>/dev/null)
-include tests/tests.mk
-include tests/robust.mk

## setup: install missing Debian packages (tests/packages.txt); nothing to do: silent
setup:
	@sh tests/scripts/setup.sh

## test: set up, build, and everything that runs in minutes (P=text: only tests whose name has it)
test: setup
	@$(MAKE) --no-print-directory -s -j $(JOBS) WERROR=-Werror all library share unit-programs test-progs
	@$(RUN) -j $(JOBS) -o $(BUILD)/tests/log -t 900 -p '$(P)' -f tests/suite.list $(UNITS)

## check: what to run between two edits: nothing is installed, no simulator compiled; 90 seconds (P=text as above)
check:
	@$(MAKE) --no-print-directory -s -j $(JOBS) all unit-programs small-progs
	@$(RUN) -j $(JOBS) -o $(BUILD)/tests/log -t 60 -p '$(P)' -f tests/check.list \
	    $(filter-out $(CHECK_NOT:%=$(BUILD)/tests/unit/test_%),$(UNITS))

## test-long: all traces on all presets, more random sets, Icarus on real traces
test-long: setup
	@$(MAKE) --no-print-directory -s -j $(JOBS) WERROR=-Werror all library share unit-programs test-progs
	@$(RUN) -j $(JOBS) -o $(BUILD)/tests/log -p '$(P)' -f tests/long.list

## demo: set up, build, then emit, lint, simulate and report two presets
demo: setup
	@$(MAKE) --no-print-directory -s -j 2 all $(BUILD)/tests/json
	@JSON_TOOL=$(BUILD)/tests/json sh tests/scripts/demo.sh $(BUILD)/warpsmith $(BUILD)/demo

## bench: speeds as rates and ratios
bench: setup
	@$(MAKE) --no-print-directory -s -j 2 all library $(BUILD)/tests/json
	@JSON_TOOL=$(BUILD)/tests/json sh tests/scripts/bench.sh $(BUILD)/warpsmith $(BUILD)/bench

## rtl: regenerate the checked-in Verilog of the presets
rtl: all
	@sh tests/scripts/rtl.sh $(BUILD)/warpsmith write

## blocks: write the table of blocks in README.md
blocks: all
	@sh tests/scripts/blocks.sh $(BUILD)/warpsmith write

REPORTED := $(notdir $(basename $(PRESETS)))
SLOW     := volta_all volta_cars fermi8_steal

## reports: area and timing of every preset, in $(BUILD)/reports/PRESET; what takes longest is begun first
reports: setup
	@$(MAKE) --no-print-directory -s -j $(JOBS) all $(BUILD)/tests/json
	@$(MAKE) --no-print-directory -s -j $(JOBS) $(patsubst %,report-of-%,$(SLOW) $(filter-out $(SLOW),$(REPORTED)))

report-of-%: FORCE
	@$(BUILD)/warpsmith report $* -q -o $(BUILD)/reports/$* >/dev/null
	@echo "$*: $$($(BUILD)/tests/json $(BUILD)/reports/$*/report.json area_um2 critical_path_ns | \
	    awk '{ printf "%.2f mm^2, %.2f ns", $$1 / 1e6, $$2 }'), $(BUILD)/reports/$*/report.html"

## figures: measure what README.md and docs/ show, and write it there (half an hour; FIGURES=quick: a minute)
figures: all $(BUILD)/tests/json $(BUILD)/tests/more_traces
	@export JSON_TOOL=$(BUILD)/tests/json; p=$(BUILD)/warpsmith d=$(BUILD)/figures; \
	sh tests/scripts/more_traces.sh $$p $$d/more write && \
	sh tests/scripts/figures.sh $$p $$d/reports write arbiter $(if $(FIGURES),,reports) && \
	sh tests/scripts/readme.sh $$p $$d/readme write $(if $(FIGURES),,all) $(if $(FIGURES),,&& \
	sh tests/scripts/stealing_table.sh $$p $$d/stealing write && \
	sh tests/scripts/study_tables.sh $$p $$d/study write)

## evidence: write the table of docs/testing.md: what is proven, planted, mutated and covered per block
evidence: all $(BUILD)/tests/json
	@JSON_TOOL=$(BUILD)/tests/json sh tests/scripts/evidence.sh $(BUILD)/warpsmith $(BUILD)/tests/evidence write

## format: clang-format every tracked C file in place
format:
	clang-format -i $$(git ls-files '*.c' '*.h' '*.cpp')

# ---- installing ----
LIBDIR  ?= $(PREFIX)/lib
COMMANDS := $(shell sed -n 's/^X.\([a-z]*\),.*/\1/p' cli/commands.inc)
TO       = $(DESTDIR)$(PREFIX)
MAN1     = $(BUILD)/share/man1
# Where each file goes, so that install and uninstall agree.
COMPLETIONS := bash:share/bash-completion/completions/warpsmith zsh:share/zsh/site-functions/_warpsmith \
               fish:share/fish/vendor_completions.d/warpsmith.fish

## share: pages of the manual and completion, from the tables that --help prints
share: all
	@mkdir -p $(MAN1) $(BUILD)/share/completion
	@for c in $(COMMANDS); do $(BUILD)/warpsmith $$c --help-as man > $(MAN1)/warpsmith-$$c.1 || exit; done
	@for s in bash zsh fish; do sh cli/completion.sh $(BUILD)/warpsmith $$s > $(BUILD)/share/completion/$$s || exit; done
	@sh lib/man3.sh lib/warpsmith.h $(VERSION) $(BUILD)/share/man3

## install: program, library, manual, completion; PREFIX=/usr/local, LIBDIR and DESTDIR honoured
install: install-program install-library

install-program: all share
	install -d "$(TO)/bin" "$(TO)/share/man/man1"
	install -m 755 "$(BUILD)/warpsmith" "$(TO)/bin/warpsmith"
	install -m 644 docs/warpsmith.1 $(COMMANDS:%=$(MAN1)/warpsmith-%.1) "$(TO)/share/man/man1/"
	for c in $(COMPLETIONS); do \
		install -D -m 644 "$(BUILD)/share/completion/$${c%%:*}" "$(TO)/$${c#*:}" || exit; done

install-library: library share
	install -d "$(DESTDIR)$(LIBDIR)/pkgconfig" "$(TO)/include" "$(TO)/share/man/man3"
	install -m 644 "$(BUILD)/libwarpsmith.so.$(VERSION)" "$(BUILD)/libwarpsmith.a" "$(DESTDIR)$(LIBDIR)/"
	ln -sf libwarpsmith.so.$(VERSION) "$(DESTDIR)$(LIBDIR)/$(SONAME)"
	ln -sf $(SONAME) "$(DESTDIR)$(LIBDIR)/libwarpsmith.so"
	install -m 644 lib/warpsmith.h "$(TO)/include/warpsmith.h"
	sed 's|@PREFIX@|$(PREFIX)|; s|@LIBDIR@|$(LIBDIR)|; s|@VERSION@|$(VERSION)|' lib/warpsmith.pc.in \
		> "$(DESTDIR)$(LIBDIR)/pkgconfig/warpsmith.pc"
	install -m 644 $(BUILD)/share/man3/*.3 "$(TO)/share/man/man3/"

## uninstall: what install has put there, with the same PREFIX, LIBDIR and DESTDIR
uninstall:
	rm -f "$(TO)/bin/warpsmith" "$(TO)/share/man/man1/warpsmith.1" \
		$(COMMANDS:%="$(TO)/share/man/man1/warpsmith-%.1")
	for c in $(COMPLETIONS); do rm -f "$(TO)/$${c#*:}"; done
	rm -f "$(DESTDIR)$(LIBDIR)/libwarpsmith.so" "$(DESTDIR)$(LIBDIR)/$(SONAME)" \
		"$(DESTDIR)$(LIBDIR)/libwarpsmith.so.$(VERSION)" "$(DESTDIR)$(LIBDIR)/libwarpsmith.a" \
		"$(DESTDIR)$(LIBDIR)/pkgconfig/warpsmith.pc" "$(TO)/include/warpsmith.h" \
		"$(TO)/share/man/man3/libwarpsmith.3"
	for f in $$(sed -n 's/.*\(warpsmith_[a-z_0-9]*\)(.*/\1/p' lib/warpsmith.h | sort -u); do \
		rm -f "$(TO)/share/man/man3/$$f.3"; done

## dist: $(BUILD)/warpsmith-VERSION.tar.xz of what git has at HEAD
dist:
	@mkdir -p $(BUILD)
	git archive --prefix=warpsmith-$(VERSION)/ HEAD | xz -c > $(BUILD)/warpsmith-$(VERSION).tar.xz
	@echo $(BUILD)/warpsmith-$(VERSION).tar.xz

## help: this list
help:
	@sed -n 's/^## \([a-z-]*\): /\1\t/p' Makefile tests/*.mk | expand -t 18

## clean: delete $(BUILD)
clean:
	rm -rf $(BUILD)

.PHONY: FORCE all library share install-program install-library uninstall dist setup test check test-long demo bench rtl blocks reports figures evidence format install help clean
.DEFAULT_GOAL := all
