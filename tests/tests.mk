# Tests: unit programs, the runner, and the lists of tests/suite.list and tests/long.list.
UNIT_SRC   := $(wildcard tests/unit/test_*.c)
UNITS      := $(UNIT_SRC:%.c=$(BUILD)/%)
TEST_PROGS := $(patsubst tests/%.c,$(BUILD)/tests/%,$(wildcard tests/*.c))
JOBS       ?= 2
# Simulators built by the tests stay within the build folder.
RUN         = BUILD=$(BUILD) WARPSMITH_CACHE=$(abspath $(BUILD))/cache $(BUILD)/tests/runner

# Each tests/unit/test_X.c is one cmocka program; each tests/X.c is a tool of the tests. Both may use
# every room.
SMALL_PROGS := $(addprefix $(BUILD)/tests/,runner diag json repeats)
$(SMALL_PROGS): $(BUILD)/%: $(BUILD)/%.o $(BUILD)/libparams.a
	$(CC) $(ALL_CFLAGS) -o $@ $< $(BUILD)/libparams.a $(LDLIBS)
$(UNITS) $(filter-out $(SMALL_PROGS),$(TEST_PROGS)): $(BUILD)/%: $(BUILD)/%.o $(LIBS)
	$(CC) $(ALL_CFLAGS) -o $@ $< $(LINK_LIBS) -lcmocka $(LDLIBS)
# Tests may read files beside their source.
$(UNITS:%=%.o): ALL_CFLAGS += -DWS_SOURCE_DIR='"$(CURDIR)"'
.SECONDARY: $(UNITS:%=%.o) $(TEST_PROGS:%=%.o)

unit-programs: $(UNITS)

## unit: build and run the unit tests (T=subject: only tests/unit/test_subject.c)
unit: $(if $(T),$(BUILD)/tests/unit/test_$(T),$(UNITS)) $(BUILD)/tests/runner
	@$(BUILD)/tests/runner -j $(JOBS) -t 600 -o $(BUILD)/tests/log $(if $(T),$<,$(UNITS))

## golden: write tests/golden/ anew from what the kit prints now
golden: $(UNITS)
	@for t in $$(grep -l golden.h tests/unit/test_*.c); do \
	    WARPSMITH_GOLDEN=write $(BUILD)/$${t%.c} >/dev/null 2>&1 || exit 1; done
	@git status --short tests/golden

# Address and undefined-behaviour sanitizers, another compiler's eyes, and another optimisation level.
SAN_FLAGS := -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer
SAN_MAKE  := $(MAKE) --no-print-directory -s BUILD=$(BUILD)/san CFLAGS="-g1 -O1" SAN="$(SAN_FLAGS)"

## unit-san: the unit tests under ASan and UBSan
unit-san:
	@$(SAN_MAKE) unit T=$(T)

# What runs under the sanitizers in `make test`: all bad input, and all units but those that build many
# simulators or run whole studies, which `make test-long` has.
SAN_LONG := shrink cosim mutate study_parts report sm_memory
sanitized:
	@$(SAN_MAKE) -j $(JOBS) all unit-programs small-progs
	@BUILD=$(BUILD)/san $(BUILD)/san/tests/runner -j 1 -t 900 -o $(BUILD)/san/tests/log -f tests/sanitized.list \
	    $(patsubst $(BUILD)/%,$(BUILD)/san/%,$(filter-out $(SAN_LONG:%=$(BUILD)/tests/unit/test_%),$(UNITS)))

clang-build:
	@$(MAKE) --no-print-directory -s BUILD=$(BUILD)/clang CC=clang CFLAGS="-g1 -O0" WERROR=-Werror \
	    all unit-programs

test-progs: $(TEST_PROGS)
small-progs: $(SMALL_PROGS)

.PHONY: golden unit unit-programs unit-san sanitized clang-build test-progs small-progs
