/* The hardware construction kit: blocks are described in terms of typed signals; a check pass finds
 * what a linter would find and names the C line that made it; a printer writes Verilog-2005.
 *
 * Errors are data. A constructor that is misused records the first error of the design (with the
 * file and line of the call) and goes on with a poison signal, so that block code needs no error
 * checks; ask hdl_ok() at the end. docs/kit.md shows how to describe a block.
 *
 * What is declared here as hdl_X_at(struct hdl_loc, ...) is called as hdl_X(...): the macros of
 * here.h say where. */
#ifndef WS_HDL_H
#define WS_HDL_H

#include "base/diag.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct hdl_design; /* owns its modules and all they hold */
struct hdl;        /* one module */
struct hdl_node;
struct hdl_inst;
struct hdl_mem;
struct hdl_scope;
struct hdl_loop;

/* A signal: a port, wire, register, instance output, or an expression over them. */
typedef const struct hdl_node *sig;

/* A width in bits: a plain number n, or k*PARAM for a Verilog parameter of the module, made by
 * hdl_param() and hdl_times(). n and k are at most 2^28 - 1. */
typedef uint32_t hdl_width;

struct hdl_loc {
    const char *file;
    int line;
};
#define HDL_HERE ((struct hdl_loc){__FILE__, __LINE__})
#define HDL_LIST(...)                                                                              \
    (sizeof((sig[]){__VA_ARGS__}) / sizeof(sig)), (sig[])                                          \
    {                                                                                              \
        __VA_ARGS__                                                                                \
    }

/* ---- design and modules ---- */

/* What is printed for registers of 8 bits or more whose statements all stand under one condition,
 * of 16 or more under several, and so for a hdl_queue(): that condition in the always block, as a
 * wire `<register>_enable`, or as the enable of an instance of `clock_gate` (with the design's
 * prefix), whose output clocks them. */
enum hdl_gating { HDL_GATING_NONE, HDL_GATING_ENABLE, HDL_GATING_CELL };
void hdl_set_gating(struct hdl_design *d, enum hdl_gating gating);
bool hdl_has_gating(const struct hdl_design *d); /* not HDL_GATING_NONE */
/* The Verilog of `clock_gate`, if a module that was printed has one; else NULL. Caller frees. */
char *hdl_clock_gate(const struct hdl_design *d, char **name);

/* `prefix` (NULL: none) goes in front of every module name in the output. hdl_design_free(NULL) is
 * fine. */
struct hdl_design *hdl_design_new(const char *prefix);
void hdl_design_free(struct hdl_design *d);

/* A module. Define children before their parents: hdl_module_at() then gives dependency order.
 * `summary` is one line. The ports clk and rst appear by themselves, first, when the module holds
 * clocked state or reset state (or an instance that does); never declare them.
 * hdl_find() gives the module of that name (without prefix), or NULL: a module that is used twice
 * is described once. */
#define hdl_module(d, name, summary) hdl_module_at_loc(HDL_HERE, d, name, summary)
struct hdl *hdl_find(const struct hdl_design *d, const char *name);
/* A module that a design may have in several shapes, such as "64x32": the first has the bare name,
 * the others have the shape behind it. hdl_find_shape() gives the one of that shape, or NULL. */
struct hdl *hdl_module_shaped_at(struct hdl_loc, struct hdl_design *d, const char *name,
                                 const char *shape, const char *summary);
struct hdl *hdl_find_shape(const struct hdl_design *d, const char *name, const char *shape);
/* A module made elsewhere (SRAM macro): ports only, never printed, no prefix. Its parameters, if
 * any, serve to state widths and are not passed. hdl_clock(m) gives it a clk port. */
struct hdl *hdl_blackbox_at(struct hdl_loc, struct hdl_design *d, const char *name,
                            const char *summary);

/* A memory macro: a blackbox that says what it holds. */
struct hdl_memory {
    const char *name; /* of the macro */
    unsigned depth, width, lanes, latency;
    unsigned count; /* instances below a module */
    bool two_ports; /* one reads, one writes; otherwise one that does either */
};
void hdl_mark_memory(struct hdl *h, const struct hdl_memory *m);
const struct hdl_memory *hdl_memory_of(const struct hdl *h); /* as marked */
/* Memory i of those below `top`, in the order of their making; false when there is none. */
bool hdl_memory_at(const struct hdl *top, size_t i, struct hdl_memory *out);

/* Bits that the module and what is in it store, with the default widths: registers, and what memory
 * macros hold. Its header says the same. */
uint64_t hdl_storage_bits(const struct hdl *h);

size_t hdl_module_count(const struct hdl_design *d);
struct hdl *hdl_module_at(const struct hdl_design *d, size_t i);
const char *hdl_module_name(const struct hdl *h); /* with prefix */
bool hdl_is_blackbox(const struct hdl *h);

struct hdl_port {
    const char *name, *doc;
    bool output;
    bool counter;      /* exists only under WARPSMITH_COUNTERS */
    unsigned count;    /* width = count, or count * parameter */
    const char *param; /* NULL: width is a constant */
    unsigned bits;     /* width with default parameters */
};
/* Port i of the module, clk and rst first, counters last; false when there is none. */
bool hdl_port_at(const struct hdl *h, size_t i, struct hdl_port *out);

/* Runs the check pass over all modules (once): undriven, driven twice, unused, combinational loops,
 * names. */
void hdl_check(struct hdl_design *d);
/* true when no error was recorded so far. */
bool hdl_ok(const struct hdl_design *d);
/* First error as `file:line: text`, NULL if none. Owned by the design. */
const char *hdl_error(const struct hdl_design *d);
/* hdl_check(), then the error, if any, to `diag` as diag_failed(); returns hdl_ok(). */
bool hdl_report(struct hdl_design *d, struct diag *diag);

/* What stands at the top of each printed file; either may be NULL. */
struct hdl_header {
    const char *tool;    /* tool name and version */
    const char *command; /* command that generates the file again, without paths */
};
/* Verilog text of a module; NULL when the design has an error. Caller frees. Same design, same
 * bytes. *properties becomes the text of the file `<module>_props.vh`, which the module includes
 * for formal tools and assertions, or NULL if it has no properties; `properties` NULL: they are
 * left out. */
char *hdl_print(const struct hdl *h, const struct hdl_header *header, char **properties);
/* hdl_check(), and the same for all modules of a design, on several processors: text[i] and
 * properties[i] of module i; NULL for a black box. false, and all of them NULL: the design has an
 * error. Caller frees. */
bool hdl_print_all(struct hdl_design *d, const struct hdl_header *header, char **text,
                   char **properties);

/* The passes that a module goes through, in order; NULL behind the last one. */
const char *hdl_pass_name(size_t i);
/* What that pass leaves of the module, as text; NULL for a design with an error. Caller frees. */
char *hdl_dump(const struct hdl *h, const char *pass);

/* Header lines besides ports: `// <title>: <text>` (latency, duties). */
void hdl_note(struct hdl *h, const char *title, const char *text);

/* printf into the design's memory, for names: hdl_reg(h, hdl_fmt(h, "slot%u", i), ...). */
const char *hdl_fmt(struct hdl *h, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

/* ---- widths ---- */

/* A Verilog parameter that an instantiator may override; the result is its width 1*name.
 * Calling it again for the same name gives the same width. */
hdl_width hdl_param_at(struct hdl_loc, struct hdl *h, const char *name, unsigned value,
                       const char *meaning);
/* A structural size, shown as localparam at the top of the module. Gives `value` back. */
unsigned hdl_localparam_at(struct hdl_loc, struct hdl *h, const char *name, unsigned value,
                           const char *meaning);
/* w*k; w is a constant or k'*PARAM. */
hdl_width hdl_times(hdl_width w, unsigned k);
hdl_width hdl_width_of(sig s);
/* Width with the default values of the parameters. */
unsigned hdl_bits_of(sig s);
struct hdl *hdl_module_of(sig s);
/* Bits that hold the values 0..n-1; 0 for n <= 1. */
unsigned hdl_clog2(unsigned n);

/* ---- comments ---- */

/* `// id: text` above what implements it: the next hdl_wire, hdl_assign, hdl_next, hdl_when,
 * instance, memory, counter or property; declarations in between are passed over. Several may
 * precede one. A hdl_comment() stands above whatever is next. */
void hdl_rule(struct hdl *h, const char *id, const char *text);
void hdl_comment(struct hdl *h, const char *text);
/* A heading in the body; also, registers with reset declared from here on share one always block
 * (until the next hdl_group; NULL ends it). Without a group, registers that are written under the
 * same conditions share one. */
void hdl_group(struct hdl *h, const char *title);

/* ---- signals ---- */

sig hdl_input_at(struct hdl_loc, struct hdl *h, const char *name, hdl_width w, const char *doc);
/* An output is driven by one hdl_assign() or hdl_bind(); it may be read in the module. */
sig hdl_output_at(struct hdl_loc, struct hdl *h, const char *name, hdl_width w, const char *doc);
/* What the width of a port is made of, outermost first, as "[NSRC][TAGW]": printed beside it. Sizes
 * named there are shown. Without it, those of hdl_shape() are. */
void hdl_port_dims(sig port, const char *dims);
/* A named expression. */
sig hdl_wire_at(struct hdl_loc, struct hdl *h, const char *name, sig expr);
/* A wire that is driven later, by hdl_assign() or hdl_bind(). */
sig hdl_wire_later_at(struct hdl_loc, struct hdl *h, const char *name, hdl_width w);
/* Drives an output or a hdl_wire_later(), whole. Never inside hdl_when: use hdl_mux. */
void hdl_assign_at(struct hdl_loc, sig target, sig expr);
/* The same for `width of expr` bits from lsb on, or for item i: all bits must be driven in the end,
 * each once. For vectors that a hdl_for() fills. Combinational loops are looked for as if each part
 * depended on all that the vector is made of, as simulators do. */
void hdl_assign_bits_at(struct hdl_loc, sig target, unsigned lsb, sig expr);
void hdl_assign_item_at(struct hdl_loc, sig target, unsigned i, sig expr);
/* The vector has these dimensions, outermost first, given as names of localparams of the module
 * whose product is its width (without the parameter of a symbolic width). Ranges and parts are
 * printed with these names: hdl_shape(tag, "CTN", "TAGW") gives tag[e*TAGW +: TAGW]. Gives the
 * signal back. */
#define hdl_shape(s, ...)                                                                          \
    hdl_shape_at(HDL_HERE, s, sizeof((const char *[]){__VA_ARGS__}) / sizeof(const char *),        \
                 (const char *[]){__VA_ARGS__})
/* Names of the values that a signal can have: operations, states. Where it is compared with such a
 * value, or given one, also by a hdl_mux() or its reset, the name is printed, a localparam of the
 * module; other values print as numbers. Nothing else changes. Gives the signal back. */
struct hdl_code {
    unsigned value;
    const char *name, *meaning;
};
#define hdl_codes(s, table) hdl_codes_at(HDL_HERE, s, sizeof(table) / sizeof *(table), table)
/* Names of the fields of a row: a part of the signal that is one of them prints as [NAME +: SIZE].
 * NAME becomes a localparam, the field's lowest bit; `size` is one that the module has, or NULL: a
 * number; one bit is [NAME]. Gives the signal back. */
struct hdl_field {
    const char *name, *size, *meaning;
    unsigned lsb, width;
};
#define hdl_fields(s, n, table) hdl_fields_at(HDL_HERE, s, n, table)
/* A register; `reset` is a constant (hdl_zero, hdl_ones, hdl_const, cat of them) or NULL: storage
 * without reset. Keeps its value unless hdl_next() says otherwise. */
sig hdl_reg_at(struct hdl_loc, struct hdl *h, const char *name, hdl_width w, sig reset,
               const char *doc);
/* One of w bits that is zero after reset. */
#define hdl_reg_zero(h, name, w, doc) hdl_reg(h, name, w, hdl_zero(h, w), doc)
/* A register that holds what `now`, of the same width, was in the cycle before; hdl_delay without
 * reset, hdl_delay_zero from zero on. NULL gives NULL. Not inside hdl_when. */
sig hdl_delay_at(struct hdl_loc, struct hdl *h, const char *name, sig now, const char *doc);
sig hdl_delay_zero_at(struct hdl_loc, struct hdl *h, const char *name, sig now, const char *doc);
/* `n` bits of the register are masked wherever it is read, or never change: synthesis leaves them
 * out, and they are not counted as storage. */
void hdl_idle(sig reg, unsigned n);
/* Next value, under the hdl_when scopes around it; the last assignment wins. */
void hdl_next_at(struct hdl_loc, sig reg, sig value);
/* Next value of `width of value` bits from lsb on. */
void hdl_next_bits_at(struct hdl_loc, sig reg, unsigned lsb, sig value);
/* Synthesis keeps this named wire (`(* keep *)`): technology mapping does not restructure across
 * it. Gives the wire back. */
sig hdl_keep_at(struct hdl_loc, sig wire);
/* This signal (or part of it: hdl_unused(hdl_bits(...))) is left unused on purpose. */
void hdl_unused_at(struct hdl_loc, sig s);
/* No stimulus can make these n bits of a port, wire or register, from lsb on (n 0: all), rise and
 * fall: why. The test of coverage leaves them out, and fails when one does after all. */
#define hdl_uncovered(s, lsb, n, why) hdl_uncovered_at_loc(HDL_HERE, s, lsb, n, why)
/* The diagonal of an n x n matrix. */
void hdl_uncovered_diagonal_at(struct hdl_loc, sig s, unsigned n, const char *why);
struct hdl_uncovered {
    const char *signal, *why;
    unsigned lsb, bits;
};
/* Number i of those of the module; false when there is none. */
bool hdl_uncovered_at(const struct hdl *h, size_t i, struct hdl_uncovered *out);
/* clk, rst of the module, for a blackbox or an explicit port. */
sig hdl_clock(struct hdl *h);
sig hdl_reset(struct hdl *h);

/* hdl_when(cond) statement-or-{block}, then optionally hdl_else_when(h, cond) ... and hdl_else(h)
 * ... cond is 1 bit wide. Registers and memories only. Do not leave the block by break, goto or
 * return. A constant condition is allowed: the dead branch is not printed. */
#define hdl_when(cond) HDL_SCOPE(hdl_when_at(HDL_HERE, cond), __COUNTER__)
#define hdl_else_when(h, cond) HDL_SCOPE(hdl_else_at(HDL_HERE, h, cond), __COUNTER__)
#define hdl_else(h) HDL_SCOPE(hdl_else_at(HDL_HERE, h, NULL), __COUNTER__)

/* ---- loops ---- */

/* hdl_for(h, "entry", e, n) { ... }: the body is run for e = 0..n-1, and printed once, as
 *     for (e = 0; e < n; e = e + 1) begin : entry
 * What is made in it belongs to the iteration: names are given without index ("ahead") and are
 * entry[3].ahead from outside. Iterations may differ in numbers only (parts, constants, bounds and
 * iterations of other loops), which must be linear in the indices; hdl_check() names the line and
 * what differs otherwise. Nested, but not in hdl_when, with no hdl_ifdef in it, and not left by
 * break, goto or return. hdl_for_from: e = from..n-1. hdl_each, hdl_each_from: the bound is a
 * localparam, given by name, which is printed, or that less a number ("N-1").
 *
 * A loop of one iteration is none: what is made in it stands where the loop would, under the name
 * entry_0_ahead (instances u_x keep theirs), and hdl_inside() finds it under either name.
 *
 * hdl_for_behind, hdl_each_behind: j = i+1..n-1, where i is the index of the loop around it, for
 * pairs. Where there is one pair only, the numbers in the place of an index (items of vectors of n,
 * or of as many as the bound says by name, and iterations of other loops) are taken to be i and j:
 * no other item may be named there. */
#define hdl_for(h, label, e, n) hdl_for_from(h, label, e, 0, n)
#define hdl_for_from(h, label, e, from, n)                                                         \
    HDL_LOOP(hdl_loop_at(HDL_HERE, h, label, #e, from, n, NULL, false), e, from, __COUNTER__)
#define hdl_each(h, label, e, size) hdl_each_from(h, label, e, 0, size)
#define hdl_each_from(h, label, e, from, size)                                                     \
    HDL_LOOP(hdl_loop_at(HDL_HERE, h, label, #e, from, 0, size, false), e, from, __COUNTER__)
#define hdl_for_behind(h, label, j, i, n)                                                          \
    HDL_LOOP(hdl_loop_at(HDL_HERE, h, label, #j, (i) + 1, n, NULL, true), j, (i) + 1, __COUNTER__)
#define hdl_each_behind(h, label, j, i, size)                                                      \
    HDL_LOOP(hdl_loop_at(HDL_HERE, h, label, #j, (i) + 1, 0, size, true), j, (i) + 1, __COUNTER__)

/* ---- constants (h: the module they are for) ---- */

/* value < 2^64, fits */
sig hdl_const_at(struct hdl_loc, struct hdl *h, hdl_width w, uint64_t value);
sig hdl_zero_at(struct hdl_loc, struct hdl *h, hdl_width w);
sig hdl_ones_at(struct hdl_loc, struct hdl *h, hdl_width w);
/* Ones from bit k on (k <= width <= 64), for loops: printed as a shift by k, and kept as it is
 * where it could be folded, so that all iterations look alike. */
sig hdl_ones_from_at(struct hdl_loc, struct hdl *h, unsigned width, unsigned k);

/* ---- operators; operands of one call have the same width unless said otherwise ---- */

#define hdl_and(...) hdl_nary_at(HDL_HERE, HDL_FN_AND, HDL_LIST(__VA_ARGS__)) /* 1 or more */
#define hdl_or(...) hdl_nary_at(HDL_HERE, HDL_FN_OR, HDL_LIST(__VA_ARGS__))
#define hdl_xor(...) hdl_nary_at(HDL_HERE, HDL_FN_XOR, HDL_LIST(__VA_ARGS__))
/* The same over a C array; n = 0 is an error (which would the width be?). */
#define hdl_and_n(n, list) hdl_nary_at(HDL_HERE, HDL_FN_AND, n, list)
#define hdl_or_n(n, list) hdl_nary_at(HDL_HERE, HDL_FN_OR, n, list)
#define hdl_xor_n(n, list) hdl_nary_at(HDL_HERE, HDL_FN_XOR, n, list)
sig hdl_not_at(struct hdl_loc, sig a);
sig hdl_add_at(struct hdl_loc, sig a, sig b); /* wraps */
sig hdl_sub_at(struct hdl_loc, sig a, sig b); /* wraps */
#define hdl_inc(a) hdl_add_const(a, 1)
#define hdl_dec(a) hdl_sub_const(a, 1)
sig hdl_add_const_at(struct hdl_loc, sig a, uint64_t k); /* k modulo 2^width */
sig hdl_sub_const_at(struct hdl_loc, sig a, uint64_t k); /* the same */
sig hdl_eq_at(struct hdl_loc, sig a, sig b);             /* 1 bit */
#define hdl_ne(a, b) hdl_not(hdl_eq(a, b))
sig hdl_eq_const_at(struct hdl_loc, sig a, uint64_t k); /* false if k does not fit */
sig hdl_lt_at(struct hdl_loc, sig a, sig b);            /* unsigned, 1 bit */
#define hdl_ge(a, b) hdl_not(hdl_lt(a, b))
sig hdl_mux_at(struct hdl_loc, sig sel, sig yes, sig no); /* sel is 1 bit */
/* Concatenation, most significant first, as Verilog's {a, b}. All constant widths, or all multiples
 * of one parameter. */
#define hdl_cat(...) hdl_cat_at(HDL_HERE, HDL_LIST(__VA_ARGS__))
/* Concatenation of a C array, item 0 in the least significant bits (the packing of all ports). */
sig hdl_pack_at(struct hdl_loc, size_t n, const sig *list);
/* s[lsb +: width]; s has a constant width. */
sig hdl_bits_at(struct hdl_loc, sig s, unsigned lsb, unsigned width);
#define hdl_bit(s, i) hdl_bits_at(HDL_HERE, s, i, 1)
/* The lowest `width` bits of a named signal of symbolic width: of one lane. The parameter must be
 * at least that; its default is. */
sig hdl_lowest_at(struct hdl_loc, sig s, unsigned width);
/* Item i of width w: s[i*w +: w]; w may be symbolic (then s must be too). */
sig hdl_item_at(struct hdl_loc, sig s, unsigned i, hdl_width w);
/* n items from item i on. */
sig hdl_items_at(struct hdl_loc, sig s, unsigned i, unsigned n, hdl_width w);
sig hdl_repeat_at(struct hdl_loc, sig bit, hdl_width w); /* 1 bit -> width */
sig hdl_any_at(struct hdl_loc, sig s);                   /* |s, 1 bit */
sig hdl_all_at(struct hdl_loc, sig s);                   /* &s, 1 bit */
#define hdl_none(s) hdl_not(hdl_any(s))
/* Zero-extended to a constant width >= its own; or cut to the low bits, on purpose. */
sig hdl_extend_at(struct hdl_loc, sig s, unsigned width);
#define hdl_low(s, width) hdl_bits_at(HDL_HERE, s, 0, width)
/* s - 1 where 1 <= s <= 2^bits, such as a count of 2^bits at most that is not zero. */
sig hdl_one_less_at(struct hdl_loc, sig s, unsigned bits);
/* Whichever of the two makes it that wide. */
sig hdl_fit_at(struct hdl_loc, sig s, unsigned width);
/* s where the 1-bit enable is 1, otherwise zero. */
sig hdl_gate_at(struct hdl_loc, sig en, sig s);
sig hdl_mul_at(struct hdl_loc, sig a, sig b); /* wraps */
/* Multiplication by a constant, `width` bits of the product from bit lsb on (random picks). */
sig hdl_mul_const_at(struct hdl_loc, sig s, uint64_t k, unsigned lsb, unsigned width);

/* ---- helpers, built from the operators ---- */

/* Lowest set bit, one-hot; zero for zero. Logarithmic depth. */
sig hdl_first_at(struct hdl_loc, sig s);
/* Bit i is 1 iff some bit j <= i is (upto), j < i is (after: strictly above the lowest set bit). */
sig hdl_upto_at(struct hdl_loc, sig s);
sig hdl_after_at(struct hdl_loc, sig s);
/* Bit i is 1 iff some bit j > i is: strictly below the highest set bit. */
sig hdl_below_at(struct hdl_loc, sig s);
/* First set bit from `start` upwards, cyclically; start is binary (hdl_clog2(n) bits, < n).
 * One-hot, zero for zero. */
sig hdl_first_from_at(struct hdl_loc, sig s, sig start);
/* One-hot (or zero) to binary, max(1, clog2 n) bits; zero gives 0. */
sig hdl_encode_at(struct hdl_loc, sig onehot);
/* Binary to n bits one-hot: bit i = (s == i); values >= n give zero. */
sig hdl_decode_at(struct hdl_loc, sig s, unsigned n);
/* OR over i of data[i] where sel[i] (1 bit each): the one-hot multiplexer. n >= 1. */
sig hdl_and_or_at(struct hdl_loc, size_t n, const sig *sel, const sig *data);
/* The same with a select vector of n bits and n items packed in one signal. */
sig hdl_select_at(struct hdl_loc, sig onehot, sig items, hdl_width w);
/* Bit i: item i of packed items of width w is `value`. */
sig hdl_matches_at(struct hdl_loc, sig items, hdl_width w, sig value);
/* The same as a wire. Of many items a simulator skips it while none is selected; in gates the test
 * is redundant. */
sig hdl_wire_select_at(struct hdl_loc, struct hdl *h, const char *name, sig onehot, sig items,
                       hdl_width w);
/* Item `index` (binary) of n packed items: a decoder and hdl_select, no variable index. */
sig hdl_pick_at(struct hdl_loc, sig items, unsigned n, hdl_width w, sig index);
/* Number of ones, hdl_clog2(n+1) bits. */
sig hdl_popcount_at(struct hdl_loc, sig s);
/* The same in unary, `most` bits: bit k is 1 iff more than k bits are set. Faster than a sum where
 * the count is only compared. */
sig hdl_unary_at(struct hdl_loc, sig s, unsigned most);
/* At most / exactly one bit is set, for assertions. */
sig hdl_at_most_one_at(struct hdl_loc, sig s);
#define hdl_one_hot(s) hdl_and(hdl_any(s), hdl_at_most_one(s))
/* Some bit is set in both: the bit of a vector that a one-hot names, for one. */
#define hdl_meets(a, b) hdl_any(hdl_and(a, b))

/* ---- memories ---- */

/* `depth` words of `word` bits, no reset. `parts` > 1: each word has that many equal parts with
 * write enables of their own (word = parts*w). */
struct hdl_mem *hdl_mem_at(struct hdl_loc, struct hdl *h, const char *name, unsigned depth,
                           hdl_width word, unsigned parts, const char *doc);
/* It is of flip-flops, not the model of a memory macro: its clock may be gated. Returns it. */
struct hdl_mem *hdl_queue(struct hdl_mem *m);
/* Combinational read; a clocked one is hdl_next(reg, hdl_mem_read(...)). Address: clog2(depth)
 * bits. */
sig hdl_mem_read_at(struct hdl_loc, struct hdl_mem *m, sig addr);
/* Write at the clock edge under the hdl_when scopes around it; mask has `parts` bits, NULL when
 * parts is 1. One per memory. */
void hdl_mem_write_at(struct hdl_loc, struct hdl_mem *m, sig addr, sig data, sig mask);

/* ---- instances ---- */

/* Parameters of the child are bound to those of the same name here (hdl_inst_param overrides);
 * clk and rst bind themselves. */
#define hdl_inst(h, name, child) hdl_inst_at(HDL_HERE, h, name, child, 0)
/* One instance per lane l < lanes, in a generate loop. Ports are bound shared with hdl_bind() or
 * per lane with hdl_bind_lane(). `lanes` prints as LANES if there is a localparam of that name. */
#define hdl_lanes(h, name, child, lanes) hdl_inst_at(HDL_HERE, h, name, child, lanes)
/* The child's parameter gets the value of a width of this module (a constant or k*PARAM). */
void hdl_inst_param_at(struct hdl_loc, struct hdl_inst *i, const char *param, hdl_width w);
/* Input of the child: takes the value of s. Output of the child: drives s, an output or a
 * hdl_wire_later() of this module. Widths are compared with parameters substituted. */
void hdl_bind_at(struct hdl_loc, struct hdl_inst *i, const char *port, sig s);
/* The output as a signal named <inst without u_>_<port>. For lanes: all lanes, as hdl_bind_lane().
 */
sig hdl_get_at(struct hdl_loc, struct hdl_inst *i, const char *port);
/* In a WARPSMITH_FORMAL section: a register or port inside the instance (of lane `lane`, for
 * lanes), for invariants that tie modules together. `path`: its name, or one of an instance in the
 * instance: "u_lane[3].data_0". Printed so that Yosys finds it when it flattens. */
sig hdl_inside_at(struct hdl_loc, struct hdl_inst *i, unsigned lane, const char *path);
/* The same of all lanes, lane l at item l, or of all iterations of the loops that the instance
 * stands in; in a path "[*]": "u_lane[*].data_0", "row[*].column[*].bit". Each star's items are in
 * one another, the first star's outermost. */
#define HDL_ALL_LANES (~0u)
/* In a WARPSMITH_FORMAL section: an arbitrary value that never changes, in a module with or without
 * clock. */
sig hdl_any_const_at(struct hdl_loc, struct hdl *h, const char *name, hdl_width w, const char *doc);
/* In a WARPSMITH_FORMAL section: item `index` (binary, less than the number of items) of width w.
 * Elsewhere it costs area: hdl_pick(). */
#define hdl_at(items, w, index) hdl_item_by_at(HDL_HERE, items, w, index)
/* Lane instances: the child's port has K items of width w (w = the parameter of its width; 1 for a
 * constant width); item k of lane l is s[(k*lanes + l)*w +: w]. s is K*lanes*w wide. */
void hdl_bind_lane_at(struct hdl_loc, struct hdl_inst *i, const char *port, sig s);

/* ---- simulation only ---- */

/* 32-bit output, port and logic under `ifdef WARPSMITH_COUNTERS: adds `increment` (<= 32 bits) at
 * every clock edge, reset 0. */
void hdl_counter_at(struct hdl_loc, struct hdl *h, const char *name, sig increment,
                    const char *doc);
/* Hands a child's counter port up to an own port `name`. Others are left open. */
void hdl_counter_from_at(struct hdl_loc, struct hdl *h, const char *name, struct hdl_inst *i,
                         const char *port, const char *doc);
/* Properties: 1 at every clock edge outside of reset. The kind says what a proof does with one:
 *   HDL_RULE    what the block keeps; a composition takes it as proven for the block on its own
 *   HDL_LEMMA   what the block keeps of its state; a composition proves it again and leans on it
 *   HDL_DUTY    what the block asks of its surroundings; a composition proves that it keeps it
 *   HDL_SYMBOL  the choice of an arbitrary one; assumed in every proof
 * Each gets a label of its rule and a number. They stand in a file of their own, as all that is
 * made in a section WARPSMITH_FORMAL or WARPSMITH_ASSERT does. Printed for simulation
 * (WARPSMITH_ASSERT) and formal tools (WARPSMITH_FORMAL); those made between hdl_ifdef(h,
 * "WARPSMITH_FORMAL") and hdl_endif(), and those of a module without clk, for formal tools only.
 * Expressions made in such a section are never shared with the body, whose text they do not change.
 */
enum hdl_property_kind { HDL_RULE, HDL_LEMMA, HDL_DUTY, HDL_SYMBOL };
#define hdl_assert(h, rule, expr) hdl_property_at_loc(HDL_HERE, h, HDL_RULE, rule, expr)
#define hdl_lemma(h, rule, expr) hdl_property_at_loc(HDL_HERE, h, HDL_LEMMA, rule, expr)
#define hdl_assume(h, rule, expr) hdl_property_at_loc(HDL_HERE, h, HDL_DUTY, rule, expr)
#define hdl_symbol(h, rule, expr) hdl_property_at_loc(HDL_HERE, h, HDL_SYMBOL, rule, expr)
struct hdl_property {
    const char *label, *rule;
    const char *text; /* of the hdl_rule() above it, or "" */
    enum hdl_property_kind kind;
};
/* Property i of the module in the order of their making, one for all iterations of a loop; false
 * when there is none. */
bool hdl_property_at(const struct hdl *h, size_t i, struct hdl_property *out);
/* What is made between hdl_ifdef and hdl_ifdef_else is printed under `ifdef macro, what is made
 * from there to hdl_endif under `else. Both sides may drive the same outputs. Not nested. */
void hdl_ifdef_at(struct hdl_loc, struct hdl *h, const char *macro);
void hdl_ifdef_else_at(struct hdl_loc, struct hdl *h);
void hdl_endif_at(struct hdl_loc, struct hdl *h);

/* ---- behind the macros ---- */

#define HDL_SCOPE(open, n) HDL_SCOPE_(open, n)
#define HDL_SCOPE_(open, n)                                                                        \
    for (struct hdl_scope *hdl_scope_##n = (open); hdl_scope_##n;                                  \
         hdl_scope_##n = hdl_scope_end(hdl_scope_##n))

#define HDL_LOOP(open, e, from, n) HDL_LOOP_(open, e, from, n)
#define HDL_LOOP_(open, e, from, n)                                                                \
    for (struct hdl_loop *hdl_loop_##n = (open); hdl_loop_##n; hdl_loop_##n = NULL)                \
        for (unsigned e = (from); hdl_loop_next(hdl_loop_##n, e); e++)

enum hdl_fn { HDL_FN_AND, HDL_FN_OR, HDL_FN_XOR };

struct hdl *hdl_module_at_loc(struct hdl_loc, struct hdl_design *d, const char *name,
                              const char *summary);
sig hdl_shape_at(struct hdl_loc, sig s, size_t n, const char *const *sizes);
sig hdl_codes_at(struct hdl_loc, sig s, size_t n, const struct hdl_code *table);
sig hdl_fields_at(struct hdl_loc, sig s, size_t n, const struct hdl_field *table);
struct hdl_loop *hdl_loop_at(struct hdl_loc, struct hdl *h, const char *label, const char *index,
                             unsigned from, unsigned to, const char *size, bool behind);
/* Ends the iteration before and begins that of this index; false behind the last one. */
bool hdl_loop_next(struct hdl_loop *l, unsigned index);
void hdl_uncovered_at_loc(struct hdl_loc, sig s, unsigned lsb, unsigned n, const char *why);
struct hdl_scope *hdl_when_at(struct hdl_loc, sig cond);
struct hdl_scope *hdl_else_at(struct hdl_loc, struct hdl *h, sig cond);
struct hdl_scope *hdl_scope_end(struct hdl_scope *s);

sig hdl_nary_at(struct hdl_loc, enum hdl_fn fn, size_t n, const sig *list);
sig hdl_cat_at(struct hdl_loc, size_t n, const sig *list);

struct hdl_inst *hdl_inst_at(struct hdl_loc, struct hdl *h, const char *name, struct hdl *child,
                             unsigned lanes);
sig hdl_item_by_at(struct hdl_loc, sig items, hdl_width w, sig index);

void hdl_property_at_loc(struct hdl_loc, struct hdl *h, enum hdl_property_kind kind,
                         const char *rule, sig expr);

#include "gen/hdl/here.h"

#endif
