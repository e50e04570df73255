/* What each construct of the kit prints: one small module per construct, its text in
 * tests/golden/kit_NAME.v. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "base/text.h"
#include "gen/hdl/diagram.h"
#include "gen/hdl/hdl.h"
#include "tests/unit/golden.h"

/* Wires, an expression that is used twice, one that is light, and an always block. */
static void wires(struct hdl_design *design, struct hdl *h)
{
    (void)design;
    sig a = hdl_input(h, "a", 4, "a number"), b = hdl_input(h, "b", 4, "another");
    sig y = hdl_output(h, "y", 4, "their sum, or zero"), z = hdl_output(h, "z", 1, "which is it");
    sig c = hdl_input(h, "c", 4, "a third"), v = hdl_output(h, "v", 4, "an expression with a name");
    sig sum = hdl_wire(h, "sum", hdl_add(a, b));
    sig both = hdl_and(hdl_any(a), hdl_any(b), hdl_not(hdl_eq(a, b)), hdl_lt(a, b), hdl_bit(a, 0));
    hdl_assign(y, hdl_gate(both, sum));
    hdl_assign(z, hdl_or(both, hdl_eq_const(sum, 15), hdl_and(hdl_bit(a, 1), hdl_bit(b, 1))));
    sig mixed = hdl_xor(hdl_and(a, b), hdl_and(b, c), hdl_and(a, c));
    sig named =
        hdl_wire(h, "named", mixed); /* is called so where it is used without its name, too */
    hdl_assign(v, hdl_mux(hdl_any(mixed), hdl_sub(named, mixed), c));
    hdl_note(h, "Latency", "combinational");
}

/* Registers with and without reset, conditions, rules at what implements them. */
static void registers(struct hdl_design *design, struct hdl *h)
{
    (void)design;
    sig en = hdl_input(h, "en", 1, "count"), clear = hdl_input(h, "clear", 1, "begin again");
    sig d = hdl_input(h, "d", 8, "data"), q = hdl_output(h, "q", 8, "stored");
    sig full = hdl_output(h, "full", 1, "the count is at its end");
    hdl_group(h, "State");
    hdl_rule(h, "KIT-1", "Counts while enabled.");
    sig n = hdl_reg(h, "n", 3, hdl_zero(h, 3), "count");
    sig data = hdl_reg(h, "data", 8, NULL, "storage");
    hdl_when(clear) hdl_next(n, hdl_zero(h, 3));
    hdl_else_when(h, en) hdl_next(n, hdl_inc(n));
    hdl_comment(h, "Storage has no reset.");
    hdl_when(hdl_bit(n, 0)) hdl_next(data, d);
    hdl_assign(q, data);
    hdl_assign(full, hdl_all(n));
}

/* What a signal was a cycle ago, and two cycles ago. */
static void delays(struct hdl_design *design, struct hdl *h)
{
    (void)design;
    sig valid = hdl_input(h, "valid", 1, "there are data"), d = hdl_input(h, "d", 8, "data");
    sig once = hdl_delay(h, "once", d, "data a cycle ago");
    sig twice = hdl_delay(h, "twice", once, "data two cycles ago");
    sig was = hdl_delay_zero(h, "was_valid", valid, "there were data a cycle ago");
    hdl_assign(hdl_output(h, "q", 8, "data two cycles ago, if there were some a cycle ago"),
               hdl_gate(was, twice));
    if (hdl_delay(h, "none", NULL, "of nothing"))
        fail_msg("something is kept of nothing");
}

/* What is printed as functions. */
static void functions(struct hdl_design *design, struct hdl *h)
{
    (void)design;
    sig v = hdl_input(h, "v", 6, "a vector"), i = hdl_input(h, "i", 3, "a number");
    hdl_assign(hdl_output(h, "first", 6, "lowest one"), hdl_first(v));
    hdl_assign(hdl_output(h, "upto", 6, "from it upwards"), hdl_upto(v));
    hdl_assign(hdl_output(h, "after", 6, "above it"), hdl_after(v));
    hdl_assign(hdl_output(h, "below", 6, "below the highest one"), hdl_below(v));
    hdl_assign(hdl_output(h, "unary", 4, "ones, in unary"), hdl_unary(v, 4));
    hdl_assign(hdl_output(h, "cyclic", 6, "from i upwards"), hdl_first_from(v, i));
    hdl_assign(hdl_output(h, "index", 3, "its number"), hdl_encode(hdl_first(v)));
    hdl_assign(hdl_output(h, "onehot", 6, "bit i"), hdl_decode(i, 6));
    hdl_assign(hdl_output(h, "low", 2, "ones of a part"), hdl_popcount(hdl_low(v, 3)));
    hdl_assign(hdl_output(h, "ones", 3, "ones of all"), hdl_popcount(v));
    hdl_assign(hdl_output(h, "one", 1, "not two"), hdl_at_most_one(v));
}

/* Sizes with names in ranges and parts. */
static void shapes(struct hdl_design *design, struct hdl *h)
{
    (void)design;
    unsigned ctn = hdl_localparam(h, "CTN", 4, "entries");
    unsigned tagw = hdl_localparam(h, "TAGW", 8, "bits of a tag");
    hdl_localparam(h, "SPARE", 3, "a size that nothing uses is not printed");
    sig d = hdl_input(h, "d", tagw, "a tag"), at = hdl_input(h, "at", ctn, "one-hot entry");
    sig last = hdl_output(h, "last", tagw, "tag of the last entry");
    sig two = hdl_output(h, "two", 2 * tagw, "tags of entries 1 and 2");
    sig hit = hdl_output(h, "hit", 1, "entry 0 has it");
    sig top = hdl_output(h, "top", 1, "highest bit of entry 1");
    sig tags = hdl_shape(hdl_reg(h, "tags", ctn * tagw, NULL, "tags"), "CTN", "TAGW");
    for (unsigned e = 0; e < ctn; e++)
        hdl_when(hdl_bit(at, e)) hdl_next_bits(tags, e * tagw, d);
    hdl_assign(last, hdl_item(tags, 3, tagw));
    hdl_assign(two, hdl_items(tags, 1, 2, tagw));
    hdl_assign(hit, hdl_eq(hdl_item(tags, 0, tagw), d));
    hdl_assign(top, hdl_bit(tags, 15));
}

/* Fields of a row, by name where a part is one of them. */
static void fields(struct hdl_design *design, struct hdl *h)
{
    (void)design;
    unsigned tagw = hdl_localparam(h, "TAGW", 8, "bits of a tag");
    const struct hdl_field table[] = {{"ROW_TAG", "TAGW", "whose it is", 0, tagw},
                                      {"ROW_COUNT", NULL, "how many", tagw, 3},
                                      {"ROW_LIVE", NULL, "it is there", tagw + 3, 1}};
    sig row = hdl_fields(hdl_input(h, "row", tagw + 4, "a row"), 3, table);
    hdl_assign(hdl_output(h, "tag", tagw, "a field"), hdl_low(row, tagw));
    hdl_assign(hdl_output(h, "count", 3, "a number is its size"), hdl_bits(row, tagw, 3));
    hdl_assign(hdl_output(h, "live", 1, "a bit"), hdl_bit(row, tagw + 3));
    hdl_assign(hdl_output(h, "other", 3, "no field"), hdl_bits(row, tagw - 1, 3));
}

/* Names of operations and states, where a signal is compared with them or given them. */
static void codes(struct hdl_design *design, struct hdl *h)
{
    (void)design;
    enum { NOP, LOAD, STORE };
    enum { IDLE, BUSY, LAST = 3 };
    static const struct hdl_code ops[] = {{NOP, "NOP", "nothing"},
                                          {LOAD, "LOAD", "a row is read"},
                                          {STORE, "STORE", "it is written"}};
    static const struct hdl_code states[] = {{IDLE, "IDLE", "nothing is under way"},
                                             {BUSY, "BUSY", "a row is"},
                                             {LAST, "LAST", "its end"}};
    sig op = hdl_codes(hdl_input(h, "op", 2, "what is done"), ops);
    sig state = hdl_codes(hdl_reg(h, "state", 2, hdl_zero(h, 2), "what goes on"), states);
    sig held = hdl_codes(hdl_reg(h, "held", 2, NULL, "the last one but NOP"), ops);
    sig is_nop = hdl_eq_const(op, NOP);
    hdl_when(hdl_not(is_nop)) hdl_next(held, op);
    hdl_when(hdl_eq_const(state, LAST)) hdl_next(state, hdl_const(h, 2, IDLE));
    hdl_else(h) hdl_next(state, hdl_mux(is_nop, state, hdl_const(h, 2, BUSY)));
    sig seen = hdl_codes(hdl_output(h, "seen", 2, "op, LOAD while busy"), ops);
    hdl_assign(seen, hdl_mux(hdl_eq_const(state, BUSY), hdl_const(h, 2, LOAD), held));
    sig next = hdl_mux(is_nop, held, hdl_const(h, 2, STORE));
    next = hdl_codes(hdl_wire(h, "next", next), ops);
    hdl_assign(hdl_output(h, "then", 2, "by a wire"), next);
    hdl_assign(hdl_output(h, "other", 1, "a number where it has no name"), hdl_eq_const(op, 3));
    hdl_assign(hdl_output(h, "plain", 2, "values of what has no names"),
               hdl_mux(is_nop, hdl_const(h, 2, STORE), hdl_low(hdl_cat(state, op), 2)));
}

static void one_lane(struct hdl_design *design)
{
    struct hdl *h = hdl_module(design, "kit_lane", "One lane.");
    hdl_width w = hdl_param(h, "LANE_W", 8, "bits of a lane");
    sig x = hdl_input(h, "x", hdl_times(w, 2), "two items"), s = hdl_input(h, "s", 1, "which");
    hdl_assign(hdl_output(h, "y", w, "one of them"),
               hdl_mux(s, hdl_item(x, 1, w), hdl_item(x, 0, w)));
}

/* Lanes of a parameter's width, a memory with parts, a section and a counter. */
static void lanes(struct hdl_design *design, struct hdl *h)
{
    hdl_width w = hdl_param(h, "LANE_W", 8, "bits of a lane");
    unsigned n = hdl_localparam(h, "LANES", 4, "lanes");
    sig in = hdl_input(h, "in", hdl_times(w, 2 * n), "[item][lane]");
    sig sel = hdl_input(h, "sel", 1, "which item"), en = hdl_input(h, "en", 1, "it is written");
    sig row = hdl_input(h, "row", 2, "row"), mask = hdl_input(h, "mask", n, "lanes");
    sig out = hdl_output(h, "out", hdl_times(w, n), "the row");
    struct hdl_inst *i = hdl_lanes(h, "u_lane", hdl_find(design, "kit_lane"), n);
    hdl_bind_lane(i, "x", in);
    hdl_bind(i, "s", sel);
    sig word = hdl_get(i, "y");
    struct hdl_mem *m = hdl_mem(h, "rows", 4, hdl_times(w, n), n, "rows");
    hdl_when(en) hdl_mem_write(m, row, word, mask);
    hdl_ifdef(h, "FAST");
    hdl_assign(out, hdl_mem_read(m, row));
    hdl_ifdef_else(h);
    sig q = hdl_reg(h, "q", hdl_times(w, n), NULL, "the row, a cycle later");
    hdl_next(q, hdl_mem_read(m, row));
    hdl_assign(out, q);
    hdl_endif(h);
    sig dirty = hdl_reg(h, "dirty", 1, hdl_zero(h, 1), "a row was written");
    hdl_when(en) hdl_next(dirty, hdl_ones(h, 1));
    hdl_assign(hdl_output(h, "written", 1, "since reset"), dirty);
    hdl_counter(h, "cnt_writes", en, "rows written");
}

/* Its block diagram: what goes through a memory and registers is followed, bits of a parameter's
 * width are those of its default. */
static void draws(const char *file, const struct hdl *h)
{
    char *text;
    size_t len;
    FILE *f = open_memstream(&text, &len);
    hdl_diagram(h, f);
    fclose(f);
    golden_is(file, text);
    free(text);
}

static void prints(const char *name, void (*make)(struct hdl_design *design, struct hdl *h))
{
    struct hdl_design *d = hdl_design_new(NULL);
    if (make == lanes)
        one_lane(d);
    struct hdl *h = hdl_module(d, name, "A construct of the kit.");
    make(d, h);
    hdl_check(d);
    if (!hdl_ok(d))
        fail_msg("%s", hdl_error(d));
    char *properties, *text = hdl_print(h, NULL, &properties), *file = strfmt("%s.v", name);
    golden_is(file, text);
    assert_null(properties);
    free(file);
    free(text);
    if (make == lanes)
        draws("kit_lanes.dot", h);
    hdl_design_free(d);
}

static void constructs(void **state)
{
    (void)state;
    prints("kit_wires", wires);
    prints("kit_registers", registers);
    prints("kit_delays", delays);
    prints("kit_functions", functions);
    prints("kit_shapes", shapes);
    prints("kit_codes", codes);
    prints("kit_fields", fields);
    prints("kit_lanes", lanes);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(constructs)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
