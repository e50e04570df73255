# Warpsmith. `make help` lists the targets.
CC      ?= gcc
CXX     ?= g++
OPT     ?= -O2
BUILD   ?= build
WARN    := -Wall -Wextra -Wconversion -Wshadow -Wstrict-prototypes -Wmissing-prototypes
CFLAGS  ?= -g $(OPT)
ALL_CFLAGS := -std=c11 -D_GNU_SOURCE $(WARN) $(CFLAGS) $(SAN) -I. \
              -DWS_SOURCE_DIR='"$(CURDIR)"'
LDLIBS  := -linih -ljansson -llzma -ldl -lm

# The rooms, left to right; each one sees only what stands before it.
ROOMS   := params gen cmodel tb synth
SRC_params := $(wildcard params/*.c params/base/*.c)
SRC_gen    := $(wildcard gen/*.c gen/hdl/*.c gen/blocks/*.c)
SRC_cmodel := $(wildcard cmodel/*.c)
SRC_tb     := $(wildcard tb/*.c tb/stim/*.c)
SRC_synth  := $(wildcard synth/*.c)
SRC_cli    := $(wildcard cli/*.c)
LIBS    := $(foreach r,$(ROOMS),$(BUILD)/lib$(r).a)

all: $(BUILD)/warpsmith

$(BUILD)/%.o: %.c
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) -MMD -MP -c -o $@ $<

define room_rule
$(BUILD)/lib$(1).a: $(SRC_$(1):%.c=$(BUILD)/%.o)
	@mkdir -p $$(@D)
	rm -f $$@ && ar rcs $$@ $$^
endef
$(foreach r,$(ROOMS),$(eval $(call room_rule,$(r))))

# Right to left on the link line, so that each room finds what it uses behind it.
$(BUILD)/warpsmith: $(SRC_cli:%.c=$(BUILD)/%.o) $(LIBS)
	$(CC) $(ALL_CFLAGS) -o $@ $(SRC_cli:%.c=$(BUILD)/%.o) \
	    $(BUILD)/libsynth.a $(BUILD)/libtb.a $(BUILD)/libcmodel.a $(BUILD)/libgen.a \
	    $(BUILD)/libparams.a -rdynamic $(LDLIBS)

-include $(shell find $(BUILD) -name '*.d' 2>/dev/null)
-include tests/tests.mk

clean:
	rm -rf $(BUILD)

.PHONY: all clean
.DEFAULT_GOAL := all
