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
$(SMALL_PROGS): $(BUILD)/%: $(BUILD)/%.o $(BUILD)/libbase.a
	$(CC) $(ALL_CFLAGS) -o $@ $< $(BUILD)/libbase.a $(LDLIBS)
$(UNITS) $(filter-out $(SMALL_PROGS),$(TEST_PROGS)): $(BUILD)/%: $(BUILD)/%.o $(LIBS)
	$(CC) $(ALL_CFLAGS) -o $@ $< $(LINK_LIBS) -lcmocka $(LDLIBS)
# Tests may read files beside their source.
$(UNITS:%=%.o): ALL_CFLAGS += -DWS_SOURCE_DIR='"$(CURDIR)"'
.SECONDARY: $(UNITS:%=%.o) $(TEST_PROGS:%=%.o)

unit-programs: $(UNITS)
# Those that take more than four seconds for one subject are left to `make test`.
CHECK_NOT := cosim mutate report morpheus_protocol sm

## unit: build and run the unit tests (T=subject: only tests/unit/test_subject.c)
unit: $(if $(T),$(BUILD)/tests/unit/test_$(T),$(UNITS)) $(BUILD)/tests/runner
	@$(BUILD)/tests/runner -j $(JOBS) -t 600 -o $(BUILD)/tests/log $(if $(T),$<,$(UNITS))

## golden: write tests/golden/ anew from what the kit prints now
golden: $(UNITS)
	@for t in $$(grep -l golden.h tests/unit/test_*.c); do \
	    WARPSMITH_GOLDEN=write $(BUILD)/$${t%.c} >/dev/null 2>&1 || exit 1; done
	@git status --short tests/golden

# Address and undefined-behaviour sanitizers and another compiler's eyes in one build, which the fuzz targets share: rows of
# the suite run side by side, so one of them builds and the others wait.
SAN_FLAGS  := -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer
SAN_MAKE   := $(MAKE) --no-print-directory -s BUILD=$(BUILD)/san CFLAGS="-g1 -O1" SAN="$(SAN_FLAGS)"
# The units themselves are never optimised.
$(UNIT_SRC:%.c=$(BUILD)/%.o): ALL_CFLAGS += -O0
# What ASan sees as well, or gcc's full set (unit-san), would double the time to compile.
QUICK_UB   := -fno-sanitize=null,object-size,alignment,pointer-overflow
CLANG_MAKE := mkdir -p $(BUILD)/clang && flock $(BUILD)/clang/lock $(MAKE) --no-print-directory -s -j $(JOBS) BUILD=$(BUILD)/clang \
    CC=clang CFLAGS="-g1 -O0" WERROR=-Werror SAN="-fsanitize=fuzzer-no-link,address,undefined $(QUICK_UB) -fno-sanitize-recover=all"

## unit-san: the unit tests under gcc's ASan and UBSan
unit-san:
	@$(SAN_MAKE) unit T=$(T)

# What runs under the sanitizers in `make test`: of bad input a third, and of the units a quarter of all but those that build many
# simulators or run whole studies, which `make test-long` has; and patience, which takes clang's ASan for the call's own code, as it
# is linked into the program, and may leave it with a lock held.
SAN_LONG := patience surroundings shrink cosim mutate study_parts report sm_memory sm sm_calls morpheus_protocol morpheus_rate blocks params hits cars_calls \
    morpheus_studies storage pools cars_table1 cars_frames mem_timing study stacks
SAN_ALL   := $(patsubst $(BUILD)/%,$(BUILD)/clang/%,$(filter-out $(SAN_LONG:%=$(BUILD)/tests/unit/test_%),$(UNITS)))
# One quarter of them, another one with each commit; unit-san has all.
SAN_UNITS  = $(shell printf '%s\n' $(SAN_ALL) | awk -v part=$$(sh tests/scripts/commit.sh 4) 'NR % 4 == part')
clang-build:
	@$(CLANG_MAKE) all $(SAN_UNITS) small-progs

sanitized: clang-build
	@BUILD=$(BUILD)/clang $(BUILD)/clang/tests/runner -j 1 -t 900 -o $(BUILD)/clang/tests/log -f tests/sanitized.list $(SAN_UNITS)

test-progs: $(TEST_PROGS)
small-progs: $(SMALL_PROGS)

.PHONY: golden unit unit-programs unit-san sanitized clang-build test-progs small-progs
