# Robustness: fuzz targets, valgrind, and the matrix of rules.
FUZZ_TARGETS := $(sort $(patsubst tests/fuzz/fuzz_%.c,%,$(wildcard tests/fuzz/fuzz_*.c)))
FUZZ_SHARED  := $(patsubst %.c,$(BUILD)/%.o,$(filter-out tests/fuzz/fuzz_%,$(wildcard tests/fuzz/*.c)))
FUZZ_PROGS   := $(FUZZ_TARGETS:%=$(BUILD)/fuzz_%)
# The rooms that parse (of tb: the replay vectors), and what they stand on.
FUZZ_LIBS    := $(foreach r,synth tb cmodel check gen contract params base,$(BUILD)/lib$(r).a)
SECONDS      ?= 60

$(BUILD)/fuzz_%: $(BUILD)/tests/fuzz/fuzz_%.o $(FUZZ_SHARED) $(FUZZ_LIBS)
	$(CC) $(ALL_CFLAGS) -fsanitize=fuzzer -o $@ $< $(FUZZ_SHARED) $(FUZZ_LIBS) $(LDLIBS)
.SECONDARY: $(FUZZ_TARGETS:%=$(BUILD)/tests/fuzz/fuzz_%.o)

# Run by CLANG_MAKE.
fuzz-programs: $(FUZZ_PROGS)

fuzz-build:
	@$(CLANG_MAKE) fuzz-programs

## fuzz: fuzz every parser for SECONDS=60 each (TARGET=name: only that one)
fuzz: fuzz-build
	@sh tests/fuzz/run.sh $(BUILD)/clang $(SECONDS) $(or $(TARGET),$(FUZZ_TARGETS))

# Part of `make test`: the seeds and a few thousand mutations of them, the same ones every time.
fuzz-smoke: fuzz-build
	@sh tests/fuzz/run.sh $(BUILD)/clang smoke $(FUZZ_TARGETS)

.PHONY: fuzz fuzz-programs fuzz-build fuzz-smoke

MATRIX_OBJ := $(patsubst %.c,$(BUILD)/%.o,$(wildcard tests/matrix/*.c))
$(BUILD)/tests/trace_matrix: $(MATRIX_OBJ) $(LIBS)
	$(CC) $(ALL_CFLAGS) -o $@ $(MATRIX_OBJ) $(LINK_LIBS) $(LDLIBS)

## trace-matrix: rule x {model, RTL, cover hits, property, mutants killed} (MATRIX="--strict ...")
trace-matrix: all $(BUILD)/tests/trace_matrix
	@$(BUILD)/tests/trace_matrix --also docs/conventions.md --cosim $(BUILD)/warpsmith $(MATRIX) \
	    $$(for f in $(BUILD)/matrix/*.json; do case $$f in */proofs-??.json) echo --proofs $$f;; \
	        */mutants-??.json) echo --mutants $$f;; esac; done)

## matrix-data: prove and mutate the sets of tests/matrix for trace-matrix (most of an hour)
matrix-data: all $(BUILD)/tests/json
	@JSON_TOOL=$(BUILD)/tests/json sh tests/matrix/proofs.sh $(BUILD)/warpsmith $(BUILD)/matrix
	@JSON_TOOL=$(BUILD)/tests/json sh tests/matrix/mutants.sh $(BUILD)/warpsmith $(BUILD)/matrix \
	    tests/matrix/mutants.txt
.PHONY: trace-matrix matrix-data

$(BUILD)/tests/coverage_check: $(BUILD)/tests/coverage/check.o $(BUILD)/tests/matrix/rules.o $(LIBS)
	$(CC) $(ALL_CFLAGS) -o $@ $(filter %.o,$^) $(LINK_LIBS) $(LDLIBS)

$(BUILD)/tests/four_state_check: $(BUILD)/tests/coverage/four_state.o $(BUILD)/tests/matrix/rules.o $(LIBS)
	$(CC) $(ALL_CFLAGS) -o $@ $(filter %.o,$^) $(LINK_LIBS) $(LDLIBS)

# The test programs of `make test` include these.
test-progs: $(addprefix $(BUILD)/tests/,trace_matrix coverage_check four_state_check)

## valgrind: the program's own commands on tiny inputs, without leak or invalid access
valgrind: all
	@sh tests/scripts/valgrind.sh $(BUILD)/warpsmith $(BUILD)/tests/valgrind
.PHONY: valgrind
