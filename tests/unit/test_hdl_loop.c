/* Loops of the construction kit: one body is printed for all iterations, what cannot be one is
 * refused with file and line, and the tools agree with what is printed. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/proc.h"
#include "base/scratch.h"
#include "base/text.h"
#include "gen/hdl/hdl.h"
#include "gen/mutate/mutate.h"
#include "tests/unit/golden.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- what is printed ---- */

static char *folder;
static struct hdl_design *d;
static struct hdl *h;

static bool silent(const char *const *argv)
{
    struct diag diag;
    diag_init(&diag, stderr);
    struct proc_result r;
    int status = proc_run(argv, folder, &r, &diag);
    bool ok = status == WS_OK && r.status == 0 && r.len == 0;
    if (!ok && status == WS_OK)
        print_message("%s: %s\n", argv[0], r.out);
    proc_result_free(&r);
    diag_free(&diag);
    return ok;
}

static void lint(const char *top)
{
    char *file = strfmt("%s.v", top), *script;
    assert_true(silent((const char *const[]){"verilator", "--lint-only", "-Wall", "--top-module",
                                             top, file, NULL}));
    assert_true(silent((const char *const[]){"iverilog", "-g2005", "-Wall", "-t", "null", "-y.",
                                             "-s", top, file, NULL}));
    script = strfmt("read_verilog *.v; hierarchy -check -top %s; proc; check -assert", top);
    assert_true(silent((const char *const[]){"yosys", "-q", "-p", script, NULL}));
    free(script);
    script = strfmt("read_verilog -formal -DWARPSMITH_FORMAL *.v; hierarchy -check -top %s; proc; "
                    "check -assert",
                    top);
    assert_true(silent((const char *const[]){"yosys", "-q", "-p", script, NULL}));
    free(script);
    free(file);
}

/* The text of the last module is the golden one; all together pass the tools. */
static void printed(const char *name)
{
    hdl_check(d);
    if (hdl_error(d))
        fail_msg("%s", hdl_error(d));
    char *all = xstrdup("");
    const char *top = NULL;
    struct diag diag;
    diag_init(&diag, stderr);
    for (size_t i = 0; i < hdl_module_count(d); i++) {
        const struct hdl *m = hdl_module_at(d, i);
        char *props = NULL, *text = hdl_print(m, NULL, &props);
        if (!text)
            fail_msg("%s", hdl_error(d));
        char *path = strfmt("%s/%s.v", folder, hdl_module_name(m));
        assert_true(outfile_write(path, text, strlen(text), &diag));
        free(path);
        if (props) {
            path = strfmt("%s/%s_props.vh", folder, hdl_module_name(m));
            assert_true(outfile_write(path, props, strlen(props), &diag));
            free(path);
        }
        char *more = strfmt("%s%s%s", all, text, props ? props : "");
        free(all);
        free(text);
        free(props);
        all = more;
        top = hdl_module_name(m);
    }
    golden_is(name, all);
    lint(top);
    diag_free(&diag);
    free(all);
    hdl_design_free(d);
}

/* The order of use of n entries, one register for each pair. */
static void describe_pairs(unsigned n)
{
    d = hdl_design_new(NULL);
    h = hdl_module(d, "pairs", "Order of use.");
    hdl_localparam(h, "ENTRIES", n, "entries");
    unsigned w = hdl_localparam(h, "TAGW", 5, "bits of a tag");
    sig touch = hdl_input(h, "touch", 1, "something is used");
    sig used = hdl_input(h, "used", n, "entries that are used");
    sig reg = hdl_input(h, "tag", w, "register");
    sig hit = hdl_output(h, "hit", n, "entries with that tag");
    sig oldest = hdl_output(h, "oldest", n, "entry that was used first");
    sig tags = hdl_output(h, "tags", n * w, "[e] tags");
    sig older = hdl_wire_later(h, "older", n * n);
    hdl_shape(older, "ENTRIES", "ENTRIES");
    hdl_shape(tags, "ENTRIES", "TAGW");
    hdl_each(h, "entry", e, "ENTRIES")
    {
        sig own = hdl_reg(h, "own_tag", w, NULL, "its register");
        hdl_when(hdl_and(touch, hdl_bit(used, e))) hdl_next(own, reg);
        hdl_assign_item(tags, e, own);
        hdl_rule(h, "X-1", "An entry with that tag hits.");
        hdl_assign_bits(hit, e, hdl_eq(own, reg));
        hdl_assign_bits(older, e * n + e, hdl_zero(h, 1));
        hdl_each_behind(h, "against", f, e, "ENTRIES")
        {
            sig first = hdl_reg(h, "first", 1, hdl_ones(h, 1), "a was used before b");
            hdl_rule(h, "X-2", "What is used comes last.");
            hdl_when(hdl_and(touch, hdl_xor(hdl_bit(used, e), hdl_bit(used, f))))
                hdl_next(first, hdl_bit(used, f));
            hdl_assign_bits(older, e * n + f, first);
            hdl_assign_bits(older, f * n + e, hdl_not(first));
        }
    }
    hdl_each(h, "rank", e, "ENTRIES")
        hdl_assign_bits(oldest, e, hdl_none(hdl_bits(older, e * n, n)));
}

static void pairs(void **state)
{
    (void)state;
    describe_pairs(4);
    printed("loop_pairs.v");
}

/* From the first loop on. */
static char *loops_of(unsigned n)
{
    describe_pairs(n);
    char *text = hdl_print(h, NULL, NULL);
    if (!text)
        fail_msg("%s", hdl_error(d));
    char *loops = xstrdup(strstr(text, "    wire ["));
    free(text);
    hdl_design_free(d);
    return loops;
}

/* The loops of two entries, which are one pair, are those of four. */
static void one_pair(void **state)
{
    (void)state;
    char *two = loops_of(2), *four = loops_of(4);
    assert_non_null(strstr(two, "older[e*ENTRIES + f]"));
    assert_string_equal(two, four);
    free(two);
    free(four);
}

static struct hdl_inst *describe_once(void)
{
    d = hdl_design_new(NULL);
    struct hdl *leaf = hdl_module(d, "leaf", "A loop in loops of one iteration.");
    sig in = hdl_input(leaf, "in", 6, "[k] items"), out = hdl_output(leaf, "out", 6, "[k] them");
    hdl_localparam(leaf, "UNITS", 1, "units");
    hdl_rule(leaf, "ONE-1", "Stands above what comes first.");
    hdl_each(leaf, "unit", u, "UNITS") hdl_for(leaf, "slot", k, 3) hdl_for(leaf, "word", w, 1)
    {
        sig held = hdl_reg(leaf, "held", 2, NULL, "what was there");
        hdl_next(held, hdl_item(in, (u * 3 + k + w), 2));
        hdl_assign_item(out, k, held);
    }
    h = hdl_module(d, "once", "Loops of one iteration.");
    sig now = hdl_input(h, "now", 6, "items"), last = hdl_output(h, "last", 6, "those before");
    struct hdl_inst *u_leaf = NULL;
    sig given = NULL;
    hdl_for_from(h, "only", i, 3, 4)
    {
        sig seen = hdl_wire(h, "seen", hdl_xor(now, hdl_const(h, 6, i)));
        u_leaf = hdl_inst(h, "u_leaf", leaf);
        hdl_bind(u_leaf, "in", seen);
        given = hdl_get(u_leaf, "out");
    }
    hdl_for(h, "other", i, 1)
    {
        sig seen = hdl_wire(h, "seen", hdl_not(given));
        hdl_assign_item(last, i, seen);
    }
    return u_leaf;
}

/* What is in loops of one iteration stands where the loop would, and is found by either name. */
static void once(void **state)
{
    (void)state;
    struct hdl_inst *u_leaf = describe_once();
    hdl_ifdef(h, "WARPSMITH_FORMAL");
    sig held = hdl_inside(u_leaf, HDL_ALL_LANES, "unit[*].slot[*].word[*].held");
    assert_int_equal(hdl_bits_of(held), 6);
    assert_ptr_equal(held, hdl_inside(u_leaf, 0, "unit_0_slot[*].word_0_held"));
    hdl_endif(h);
    if (hdl_error(d))
        fail_msg("%s", hdl_error(d));
    hdl_design_free(d);
    describe_once();
    printed("loop_once.v");
}

/* Members seen from outside and from other loops, instances, constants, payload of open width. */
static void members(void **state)
{
    (void)state;
    d = hdl_design_new(NULL);
    struct hdl *leaf = hdl_module(d, "leaf", "A leaf.");
    hdl_width lw = hdl_param(leaf, "W", 8, "bits");
    sig a = hdl_input(leaf, "a", lw, "a"), b = hdl_input(leaf, "b", lw, "b");
    sig y = hdl_output(leaf, "y", lw, "y");
    hdl_assign(y, hdl_and(a, b));

    h = hdl_module(d, "members", "Members of loops.");
    hdl_width w = hdl_param(h, "W", 8, "bits of an item");
    unsigned n = hdl_localparam(h, "N", 3, "items");
    sig id = hdl_input(h, "id", 2, "which");
    sig in = hdl_input(h, "in", hdl_times(w, n), "[i] items");
    sig out = hdl_output(h, "out", hdl_times(w, n), "[i] items, each with the one that is named");
    sig last = hdl_output(h, "last", 1, "the last one is named");
    sig mine[3], sum[3], y_of[3];
    hdl_for(h, "unit", i, n)
    {
        mine[i] = hdl_wire(h, "mine", hdl_eq_const(id, i));
        sig item = hdl_wire(h, "item", hdl_gate(mine[i], hdl_item(in, i, w)));
        sum[i] = item;
    }
    sig all = hdl_wire(h, "all", hdl_or_n(n, sum));
    hdl_for(h, "mix", i, n)
    {
        struct hdl_inst *u = hdl_inst(h, "u_leaf", leaf);
        hdl_bind(u, "a", hdl_or(hdl_item(in, i, w), hdl_repeat(mine[i], w)));
        hdl_bind(u, "b", all);
        y_of[i] = hdl_get(u, "y");
        hdl_assign_item(out, i, y_of[i]);
    }
    hdl_assign(last, mine[n - 1]);
    printed("loop_members.v");
}

/* Assertions, and registers under reset in a group. */
static void groups(void **state)
{
    (void)state;
    d = hdl_design_new(NULL);
    h = hdl_module(d, "queues", "Queues of one.");
    sig push = hdl_input(h, "push", 4, "an item comes");
    sig pop = hdl_input(h, "pop", 4, "the item leaves");
    sig in = hdl_input(h, "in", 4 * 6, "[q] item");
    sig out = hdl_output(h, "out", 4 * 6, "[q] item, zero if there is none");
    sig spare = hdl_output(h, "spare", 1, "the last but one is free");
    sig busy_of[4];
    hdl_group(h, "Queues");
    hdl_for(h, "queue", q, 4)
    {
        sig busy = busy_of[q] = hdl_reg(h, "busy", 1, hdl_zero(h, 1), "holds an item");
        sig times = hdl_reg(h, "times", 3, hdl_zero(h, 3), "how often it was pushed");
        sig item = hdl_reg(h, "item", 6, NULL, "it");
        sig take = hdl_wire(h, "take", hdl_and(hdl_bit(push, q), hdl_not(busy)));
        hdl_when(take)
        {
            hdl_next(busy, hdl_ones(h, 1));
            hdl_next(times, hdl_inc(times));
        }
        hdl_else_when(h, hdl_bit(pop, q)) hdl_next(busy, hdl_zero(h, 1));
        hdl_when(take) hdl_next(item, hdl_item(in, q, 6));
        hdl_assign_item(out, q, hdl_gate(busy, item));
        hdl_unused(times);
        hdl_rule(h, "Q-1", "Only a free one takes.");
        hdl_assert(h, "Q-1", hdl_or(hdl_not(take), hdl_not(busy)));
        sig full = hdl_wire(h, "full", hdl_and(busy, hdl_eq_const(item, 3)));
        hdl_for_behind(h, "other", r, q, 4)
            hdl_assert(h, "Q-2", hdl_or(hdl_not(full), hdl_bit(push, r), hdl_bit(pop, q)));
        hdl_assert(h, "Q-3", hdl_or(hdl_not(full), hdl_not(take)));
    }
    hdl_assign(spare, hdl_not(busy_of[2]));
    hdl_ifdef(h, "WARPSMITH_FORMAL");
    hdl_for(h, "history", q, 4)
    {
        sig was = hdl_reg(h, "was", 1, hdl_zero(h, 1), "it was busy");
        hdl_next(was, busy_of[q]);
        hdl_rule(h, "Q-4", "It stays busy until it leaves.");
        hdl_lemma(h, "Q-4", hdl_or(hdl_not(was), busy_of[q], hdl_bit(pop, q)));
        hdl_assert(h, "Q-5", hdl_or(was, busy_of[q], hdl_bit(pop, q)));
    }
    hdl_endif(h);
    struct hdl_property all[8];
    size_t n = 0;
    while (hdl_property_at(h, n, &all[n]))
        n++;
    assert_int_equal(n, 5);
    assert_string_equal(all[1].label, "Q_2_1");
    printed("loop_groups.v");
}

/* Mutants set one iteration apart: the names stay in the loop, the rest is written out. */
static void mutants(void **state)
{
    (void)state;
    describe_pairs(4);
    hdl_check(d);
    struct mutants all;
    mutants_find(&all, d, h);
    assert_true(all.n > 20);
    for (size_t i = 0; i <= all.n; i += i < all.n ? all.n - i < 7 ? all.n - i : 7 : 1) {
        struct hdl_design *copy =
            i < all.n ? mutant_alone(&all, i, NULL) : mutants_switched(&all, 0, all.n, NULL);
        const struct hdl *m = mutants_top_of(&all, copy);
        char *text = hdl_print(m, NULL, NULL), *path = strfmt("%s/pairs.v", folder);
        if (!text && i < all.n) { /* a linter would see this one */
            free(path);
            hdl_design_free(copy);
            continue;
        }
        if (!text)
            fail_msg("%s", hdl_error(copy));
        struct diag diag;
        diag_init(&diag, stderr);
        assert_true(outfile_write(path, text, strlen(text), &diag));
        assert_true(silent((const char *const[]){"iverilog", "-g2005", "-t", "null", "-s", "pairs",
                                                 "pairs.v", NULL}));
        assert_non_null(strstr(text, ": entry\n"));
        if (i == all.n)
            assert_non_null(strstr(text, "entry[1].against[2].first <= "));
        diag_free(&diag);
        free(text);
        free(path);
        hdl_design_free(copy);
    }
    mutants_free(&all);
    hdl_design_free(d);
}

/* ---- what is refused ---- */

static void begin(void)
{
    d = hdl_design_new(NULL);
    h = hdl_module(d, "m", "A module.");
}

static void refused(int line, const char *why)
{
    hdl_check(d);
    char *text = hdl_print(h, NULL, NULL);
    assert_null(text);
    char *at = strfmt("tests/unit/test_hdl_loop.c:%d: ", line);
    const char *e = hdl_error(d);
    if (!strstr(e, at) || !strstr(e, why))
        fail_msg("got \"%s\", expected \"%s... %s\"", e, at, why);
    free(at);
    hdl_design_free(d);
}

#define AT(...)                                                                                    \
    do {                                                                                           \
        line = __LINE__;                                                                           \
        __VA_ARGS__;                                                                               \
    } while (0)

static void third_alone(sig y, sig a, sig b, unsigned i)
{
    hdl_assign_bits(y, i, i == 2 ? hdl_bit(a, i) : hdl_and(hdl_bit(a, i), hdl_bit(b, i)));
}

static void unequal_iterations(void **state)
{
    (void)state;
    int line;
    begin();
    sig a = hdl_input(h, "a", 4, "a"), b = hdl_input(h, "b", 4, "b"), y = hdl_output(h, "y", 4, "");
    AT(hdl_for(h, "each", i, 4) third_alone(y, a, b, i));
    hdl_unused(b);
    refused(line, "iterations 0 and 2 of each differ");

    static const unsigned from[] = {0, 1, 3, 2};
    begin();
    a = hdl_input(h, "a", 4, "a");
    y = hdl_output(h, "y", 4, "");
    AT(hdl_for(h, "each", i, 4) hdl_assign_bits(y, i, hdl_bit(a, from[i])));
    refused(line, "differ behind \"assign y[i] = a\": \"[0];\" and \"[3];\"");
}

static void parts(void **state)
{
    (void)state;
    int line;
    begin();
    sig a = hdl_input(h, "a", 4, "a"), y;
    AT(y = hdl_output(h, "y", 4, ""));
    hdl_for(h, "each", i, 3) hdl_assign_bits(y, i, hdl_bit(a, i));
    hdl_unused(a);
    refused(line, "y[3] is undriven");

    begin();
    a = hdl_input(h, "a", 4, "a");
    y = hdl_output(h, "y", 4, "");
    hdl_for(h, "each", i, 4) hdl_assign_bits(y, i, hdl_bit(a, i));
    AT(hdl_assign_bits(y, 1, hdl_bits(a, 0, 2)));
    refused(line, "y[1] is driven twice");

    begin();
    a = hdl_input(h, "a", 4, "a");
    y = hdl_output(h, "y", 4, "");
    hdl_assign(y, a);
    AT(hdl_assign_bits(y, 1, hdl_bit(a, 0)));
    refused(line, "y is driven twice");

    begin();
    a = hdl_input(h, "a", 4, "a");
    y = hdl_output(h, "y", 4, "");
    AT(hdl_assign_item(y, 4, hdl_bit(a, 0)));
    refused(line, "does not fit y");

    begin();
    a = hdl_input(h, "a", 4, "a");
    y = hdl_output(h, "y", 4, "");
    sig chain;
    AT(chain = hdl_wire_later(h, "chain", 4));
    hdl_assign_bits(chain, 0, hdl_bit(a, 0));
    hdl_for(h, "each", i, 3)
        hdl_assign_bits(chain, i + 1, hdl_or(hdl_bit(a, i + 1), hdl_bit(chain, i)));
    hdl_assign(y, chain);
    refused(line, "combinational loop: chain <- chain");
}

static void names(void **state)
{
    (void)state;
    int line;
    begin();
    sig a = hdl_input(h, "a", 4, "a");
    hdl_for(h, "each", i, 4) AT(hdl_wire(h, "a", hdl_bit(a, i)));
    refused(line, "the name a is taken");

    begin();
    a = hdl_input(h, "a", 4, "a");
    hdl_for(h, "each", i, 4) AT(hdl_wire(h, "i", hdl_bit(a, i)));
    refused(line, "i is the index of a loop");

    begin();
    a = hdl_input(h, "a", 4, "a");
    hdl_for(h, "each", i, 4) hdl_unused(hdl_wire(h, "x", hdl_bit(a, i)));
    AT(hdl_wire(h, "x", a));
    refused(line, "the name x is taken in a loop");

    begin();
    a = hdl_input(h, "a", 4, "a");
    hdl_for(h, "each", i, 4) hdl_unused(hdl_wire(h, "x", hdl_bit(a, i)));
    AT(hdl_for(h, "each", i, 2) hdl_unused(hdl_wire(h, "z", hdl_bit(a, i))));
    refused(line, "the name each is taken");

    begin();
    AT(hdl_each(h, "each", i, "N") hdl_zero(h, 1));
    refused(line, "m has no localparam N");

    begin();
    AT(hdl_shape(hdl_input(h, "a", 4, "a"), "N"));
    refused(line, "m has no localparam N");

    begin();
    hdl_localparam(h, "N", 3, "n");
    AT(hdl_shape(hdl_input(h, "a", 4, "a"), "N"));
    refused(line, "a is 4 bits wide, not the product of these sizes");
}

static void statements(void **state)
{
    (void)state;
    int line;
    begin();
    sig a = hdl_input(h, "a", 4, "a"), y = hdl_output(h, "y", 4, "");
    sig r = hdl_reg(h, "r", 4, NULL, "r");
    hdl_for(h, "each", i, 4) AT(hdl_next_bits(r, i, hdl_bit(a, i)));
    hdl_assign(y, r);
    refused(line, "r is written only in the body it was made in");

    begin();
    a = hdl_input(h, "a", 4, "a");
    hdl_when(hdl_any(a)) AT(hdl_delay(h, "q", a, "q"));
    refused(line, "hdl_delay: q would not follow in every cycle inside hdl_when");

    begin();
    a = hdl_input(h, "a", 4, "a");
    r = hdl_reg(h, "r", 4, NULL, "r");
    hdl_when(hdl_any(a))
    {
        AT(hdl_for(h, "each", i, 4) hdl_next_bits(r, i, hdl_bit(a, i)));
    }
    refused(line, "a loop stands outside of hdl_when");

    begin();
    a = hdl_input(h, "a", 4, "a");
    hdl_for(h, "each", i, 4) AT(hdl_ifdef(h, "X"));
    refused(line, "not inside hdl_for");
}

static int make_folder(void **state)
{
    (void)state;
    struct diag diag;
    diag_init(&diag, stderr);
    folder = make_temp_dir("hdl-loop", &diag);
    diag_free(&diag);
    return folder ? 0 : -1;
}

static int remove_folder(void **state)
{
    (void)state;
    remove_tree(folder);
    free(folder);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pairs),
        cmocka_unit_test(one_pair),
        cmocka_unit_test(once),
        cmocka_unit_test(members),
        cmocka_unit_test(groups),
        cmocka_unit_test(mutants),
        cmocka_unit_test(unequal_iterations),
        cmocka_unit_test(parts),
        cmocka_unit_test(names),
        cmocka_unit_test(statements),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
