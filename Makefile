# Warpsmith. `make help` lists the targets.
ifeq ($(origin CC),default)
CC      := gcc
endif
OPT     ?= -O2
BUILD   ?= build
PREFIX  ?= /usr/local
WARN    := -Wall -Wextra -Wconversion -Wshadow -Wstrict-prototypes -Wmissing-prototypes
CFLAGS  ?= -g $(OPT)
# SAN: sanitizer flags, WERROR: -Werror in the builds that `make test` makes.
ALL_CFLAGS := -std=c11 -D_GNU_SOURCE $(WARN) $(WERROR) $(CFLAGS) $(SAN) -I.
LDLIBS  := -linih -ljansson -llzma -ldl -lm -lpthread

# The rooms, left to right; each one sees only what stands before it.
ROOMS   := params gen cmodel tb synth study
SRC_params := $(wildcard params/*.c params/base/*.c)
SRC_gen    := $(wildcard gen/*.c gen/hdl/*.c gen/blocks/*.c gen/blocks/*/*.c gen/mutate/*.c)
SRC_cmodel := $(wildcard cmodel/*.c cmodel/*/*.c)
SRC_tb     := $(wildcard tb/*.c tb/*/*.c tb/*/*/*.c)
SRC_synth  := $(wildcard synth/*.c synth/*/*.c)
SRC_study  := $(wildcard cli/study/*.c)
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

# Right to left on the link line, so that each room finds what it uses behind it.
LINK_LIBS := $(BUILD)/libstudy.a $(BUILD)/libsynth.a $(BUILD)/libtb.a $(BUILD)/libcmodel.a \
             $(BUILD)/libgen.a $(BUILD)/libparams.a

## all: build $(BUILD)/warpsmith (default)
all: $(BUILD)/warpsmith

$(BUILD)/%.o: %.c
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) -MMD -MP -c -o $@ $<

# The model's loops over a few set bits are what a run spends its time in; neighbouring counters are
# not worth a vector.
$(SRC_cmodel:%.c=$(BUILD)/%.o): ALL_CFLAGS += $(if $(filter -O2,$(CFLAGS)),-O3 -fno-tree-slp-vectorize)

define room_rule
$(BUILD)/lib$(1).a: $(SRC_$(1):%.c=$(BUILD)/%.o)
	@mkdir -p $$(@D)
	rm -f $$@ && ar rcs $$@ $$^
endef
$(foreach r,$(ROOMS),$(eval $(call room_rule,$(r))))

$(BUILD)/warpsmith: $(SRC_cli:%.c=$(BUILD)/%.o) $(LIBS)
	$(CC) $(ALL_CFLAGS) -o $@ $(SRC_cli:%.c=$(BUILD)/%.o) $(LINK_LIBS) -rdynamic $(LDLIBS)

# The simulators' C++ shim is carried inside the program.
$(BUILD)/tb/shim_text.o: tb/shim.cpp

-include $(shell find $(BUILD) -name '*.d' 2>/dev/null)
-include tests/tests.mk
-include tests/robust.mk

## setup: install missing Debian packages (tests/packages.txt); nothing to do: silent
setup:
	@sh tests/scripts/setup.sh

## test: set up, build, and everything that runs in minutes (P=text: only tests whose name has it)
test: setup
	@$(MAKE) --no-print-directory -s -j $(JOBS) WERROR=-Werror all unit-programs test-progs
	@$(RUN) -j $(JOBS) -o $(BUILD)/tests/log -t 900 -p '$(P)' -f tests/suite.list $(UNITS)

## test-long: all traces on all presets, more random sets, Icarus on real traces
test-long: setup
	@$(MAKE) --no-print-directory -s -j $(JOBS) WERROR=-Werror all unit-programs test-progs
	@$(RUN) -j $(JOBS) -o $(BUILD)/tests/log -p '$(P)' -f tests/long.list

## demo: set up, build, then emit, lint, simulate and report two presets
demo: setup
	@$(MAKE) --no-print-directory -s -j 2 all $(BUILD)/tests/json
	@JSON_TOOL=$(BUILD)/tests/json sh tests/scripts/demo.sh $(BUILD)/warpsmith $(BUILD)/demo

## bench: speeds as rates and ratios
bench: setup
	@$(MAKE) --no-print-directory -s -j 2 all $(BUILD)/tests/json
	@JSON_TOOL=$(BUILD)/tests/json sh tests/scripts/bench.sh $(BUILD)/warpsmith $(BUILD)/bench

## rtl: regenerate the checked-in Verilog of the presets
rtl: all
	@sh tests/scripts/rtl.sh $(BUILD)/warpsmith write

## figures: measure what README.md and docs/ show, and write it there (half an hour; FIGURES=quick: a minute)
figures: all $(BUILD)/tests/json $(BUILD)/tests/more_traces
	@export JSON_TOOL=$(BUILD)/tests/json; p=$(BUILD)/warpsmith d=$(BUILD)/figures; \
	sh tests/scripts/more_traces.sh $$p $$d/more write && \
	sh tests/scripts/figures.sh $$p $$d/reports write arbiter $(if $(FIGURES),,reports) && \
	sh tests/scripts/readme.sh $$p $$d/readme write $(if $(FIGURES),,all) $(if $(FIGURES),,&& \
	sh tests/scripts/stealing_table.sh $$p $$d/stealing write && \
	sh tests/scripts/study_tables.sh $$p $$d/study write)

## format: clang-format every tracked C file in place
format:
	clang-format -i $$(git ls-files '*.c' '*.h' '*.cpp')

## install: PREFIX=/usr/local, DESTDIR honoured; the program needs no other files
install: all
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/share/man/man1"
	install -m 755 "$(BUILD)/warpsmith" "$(DESTDIR)$(PREFIX)/bin/warpsmith"
	install -m 644 docs/warpsmith.1 "$(DESTDIR)$(PREFIX)/share/man/man1/warpsmith.1"

## help: this list
help:
	@sed -n 's/^## \([a-z-]*\): /\1\t/p' Makefile tests/*.mk | expand -t 18

## clean: delete $(BUILD)
clean:
	rm -rf $(BUILD)

.PHONY: all setup test test-long demo bench rtl figures format install help clean
.DEFAULT_GOAL := all
