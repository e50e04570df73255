/* Random expressions: what the kit folds, shares, names and prints means what was asked for. Each
 * expression is built beside its values for a few inputs; Icarus must compute the same ones. */
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
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { CASES = 8, INPUTS = 6, STEPS = 120, OUTPUTS = 40 };

struct value {
    sig s;
    unsigned width;
    uint64_t is[CASES];
};

static uint64_t rnd(uint64_t *state)
{
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return *state;
}

static unsigned below(uint64_t *state, unsigned n)
{
    return (unsigned)((rnd(state) >> 20) % n);
}

static uint64_t cut(uint64_t v, unsigned width)
{
    return width >= 64 ? v : v & ((UINT64_C(1) << width) - 1);
}

static uint64_t below_highest(uint64_t v)
{
    uint64_t r = 0;
    for (v >>= 1; v; v >>= 1)
        r |= v;
    return r;
}

static uint64_t lowest(uint64_t v)
{
    return v & (~v + 1);
}

static uint64_t ones(uint64_t v)
{
    uint64_t n = 0;
    for (; v; v &= v - 1)
        n++;
    return n;
}

static uint64_t first_from(uint64_t v, unsigned n, uint64_t start)
{
    for (unsigned i = 0; i < n; i++) {
        unsigned at = (unsigned)((start + i) % n);
        if (v >> at & 1)
            return UINT64_C(1) << at;
    }
    return 0;
}

/* `of` cut or extended to the width. */
static struct value fit(struct value of, unsigned width)
{
    of.s = hdl_fit(of.s, width);
    of.width = width;
    for (int c = 0; c < CASES; c++)
        of.is[c] = cut(of.is[c], width);
    return of;
}

#define EACH(expression)                                                                           \
    for (int c = 0; c < CASES; c++)                                                                \
    r.is[c] = cut((expression), r.width)

static struct value combine(struct hdl *h, uint64_t *state, struct value a, struct value b,
                            struct value e)
{
    struct value r = {.width = a.width};
    b = fit(b, a.width);
    e = fit(e, 1);
    unsigned i = below(state, a.width), k = 1 + below(state, a.width - i);
    uint64_t n = below(state, 40), lsb = below(state, 4);
    switch (below(state, 30)) {
    case 0:
        r.s = hdl_and(a.s, b.s);
        EACH(a.is[c] & b.is[c]);
        break;
    case 1:
        r.s = hdl_or(a.s, b.s, hdl_not(a.s));
        EACH(a.is[c] | b.is[c] | ~a.is[c]);
        break;
    case 2:
        r.s = hdl_xor(a.s, b.s);
        EACH(a.is[c] ^ b.is[c]);
        break;
    case 3:
        r.s = hdl_not(a.s);
        EACH(~a.is[c]);
        break;
    case 4:
        r.s = hdl_add(a.s, b.s);
        EACH(a.is[c] + b.is[c]);
        break;
    case 5:
        r.s = hdl_sub(a.s, b.s);
        EACH(a.is[c] - b.is[c]);
        break;
    case 6:
        r.s = hdl_add_const(a.s, n);
        EACH(a.is[c] + n);
        break;
    case 7:
        r.width = 1;
        r.s = hdl_eq(a.s, b.s);
        EACH(a.is[c] == b.is[c]);
        break;
    case 8:
        r.width = 1;
        r.s = hdl_lt(a.s, b.s);
        EACH(a.is[c] < b.is[c]);
        break;
    case 9:
        r.width = 1;
        r.s = hdl_ge(a.s, b.s);
        EACH(a.is[c] >= b.is[c]);
        break;
    case 10:
        r.width = 1;
        r.s = hdl_eq_const(a.s, n);
        EACH(a.is[c] == n);
        break;
    case 11:
        r.s = hdl_mux(e.s, a.s, b.s);
        EACH(e.is[c] ? a.is[c] : b.is[c]);
        break;
    case 12:
        r.s = hdl_gate(e.s, a.s);
        EACH(e.is[c] ? a.is[c] : 0);
        break;
    case 13:
        r.width = k;
        r.s = hdl_bits(a.s, i, k);
        EACH(a.is[c] >> i);
        break;
    case 14:
        if (2 * a.width > 20)
            return fit(a, 1 + below(state, 8));
        r.width = 2 * a.width + 1;
        r.s = hdl_cat(b.s, e.s, a.s);
        EACH(b.is[c] << (a.width + 1) | e.is[c] << a.width | a.is[c]);
        break;
    case 15:
        r.width = 1;
        r.s = hdl_any(a.s);
        EACH(a.is[c] != 0);
        break;
    case 16:
        r.width = 1;
        r.s = hdl_all(a.s);
        EACH(a.is[c] == cut(UINT64_MAX, a.width));
        break;
    case 17:
        r.s = hdl_repeat(e.s, a.width);
        EACH(e.is[c] ? UINT64_MAX : 0);
        break;
    case 18:
        r.s = hdl_first(a.s);
        EACH(lowest(a.is[c]));
        break;
    case 19:
        r.s = hdl_after(a.s);
        EACH(a.is[c] ? ~(lowest(a.is[c]) | (lowest(a.is[c]) - 1)) : 0);
        break;
    case 20: {
        r.width = hdl_clog2(a.width) ? hdl_clog2(a.width) : 1;
        r.s = hdl_encode(hdl_first(a.s));
        EACH(a.is[c] ? ones(lowest(a.is[c]) - 1) : 0);
        break;
    }
    case 21:
        r.width = hdl_clog2(a.width + 1);
        r.s = hdl_popcount(a.s);
        EACH(ones(a.is[c]));
        break;
    case 22:
        r.s = hdl_decode(hdl_low(b.s, 1), a.width);
        EACH(UINT64_C(1) << (b.is[c] & 1));
        break;
    case 23:
        if (a.width < 2)
            return a;
        r.s = hdl_first_from(a.s, hdl_const(h, hdl_clog2(a.width), i));
        EACH(first_from(a.is[c], a.width, i));
        break;
    case 24:
        r.width = 3;
        r.s = hdl_mul_const(a.s, n, (unsigned)lsb, 3);
        EACH((a.is[c] * n) >> lsb);
        break;
    case 25:
        r.s = hdl_upto(a.s);
        EACH(a.is[c] ? ~(lowest(a.is[c]) - 1) : 0);
        break;
    case 26:
        r.width = 1;
        r.s = hdl_at_most_one(a.s);
        EACH(ones(a.is[c]) <= 1);
        break;
    case 27:
        r.s = hdl_below(a.s);
        EACH(below_highest(a.is[c]));
        break;
    case 28:
        r.width = 3;
        r.s = hdl_unary(a.s, 3);
        EACH((UINT64_C(1) << ones(a.is[c])) - 1);
        break;
    default: {
        /* a multiplexer with a select that may be any value */
        struct value x = fit(a, 9);
        r.width = 3;
        r.s = hdl_pick(x.s, 3, 3, fit(b, 2).s);
        EACH((b.is[c] & 3) == 3 ? 0 : x.is[c] >> (3 * (b.is[c] & 3)));
        break;
    }
    }
    return r;
}

static void run(const char *folder, const char *tool, const char *const *argv, const char *expected)
{
    struct diag diag;
    diag_init(&diag, stderr);
    struct proc_result r;
    assert_int_equal(proc_run(argv, folder, &r, &diag), WS_OK);
    if (strcmp(r.out, expected))
        fail_msg("%s said:\n%s\nexpected:\n%s", tool, r.out, expected);
    assert_int_equal(r.status, 0);
    proc_result_free(&r);
    diag_free(&diag);
}

static void one_design(const char *folder, uint64_t seed)
{
    uint64_t state = seed * UINT64_C(0x9e3779b97f4a7c15) + 1;
    struct hdl_design *d = hdl_design_new(NULL);
    struct hdl *h = hdl_module(d, "dut", "random expressions");
    struct value v[INPUTS + STEPS];
    char *bench = strfmt("module bench;\n"), *drive[CASES], *out = xstrdup("");
    for (int c = 0; c < CASES; c++)
        drive[c] = xstrdup("");
#define APPEND(text, ...)                                                                          \
    do {                                                                                           \
        char *tail_ = strfmt(__VA_ARGS__), *old_ = (text);                                         \
        (text) = strfmt("%s%s", old_, tail_);                                                      \
        free(old_);                                                                                \
        free(tail_);                                                                               \
    } while (0)
    char *ports = xstrdup("");
    for (unsigned i = 0; i < INPUTS; i++) {
        v[i].width = 1 + below(&state, 12);
        v[i].s = hdl_input(h, hdl_fmt(h, "i%u", i), v[i].width, "");
        hdl_unused(v[i].s);
        APPEND(bench, "reg [%u:0] i%u;\n", v[i].width - 1, i);
        APPEND(ports, "%s.i%u(i%u)", i ? ", " : "", i, i);
        for (int c = 0; c < CASES; c++) {
            v[i].is[c] = cut(rnd(&state) >> 9, v[i].width);
            APPEND(drive[c], "i%u = %llu; ", i, (unsigned long long)v[i].is[c]);
        }
    }
    for (unsigned i = INPUTS; i < INPUTS + STEPS; i++)
        v[i] = combine(h, &state, v[below(&state, i)], v[below(&state, i)], v[below(&state, i)]);
    char *show = strfmt("#1");
    for (unsigned o = 0; o < OUTPUTS; o++) {
        const struct value *x = &v[INPUTS + STEPS - 1 - o];
        hdl_assign(hdl_output(h, hdl_fmt(h, "o%u", o), x->width, ""), x->s);
        APPEND(bench, "wire [%u:0] o%u;\n", x->width - 1, o);
        APPEND(ports, ", .o%u(o%u)", o, o);
        APPEND(show, " $display(\"o%u %%0d\", o%u);", o, o);
    }
    APPEND(bench, "dut dut (%s);\ninitial begin\n", ports);
    for (int c = 0; c < CASES; c++) {
        APPEND(bench, "%s\n%s\n", drive[c], show);
        for (unsigned o = 0; o < OUTPUTS; o++)
            APPEND(out, "o%u %llu\n", o, (unsigned long long)v[INPUTS + STEPS - 1 - o].is[c]);
        free(drive[c]);
    }
    APPEND(bench, "end\nendmodule\n");

    struct diag diag;
    diag_init(&diag, stderr);
    if (!hdl_report(d, &diag))
        fail_msg("seed %llu", (unsigned long long)seed);
    char *text = hdl_print(h, NULL, NULL), *a = strfmt("%s/dut.v", folder),
         *b = strfmt("%s/bench.v", folder);
    assert_true(outfile_write(a, text, strlen(text), &diag));
    assert_true(outfile_write(b, bench, strlen(bench), &diag));
    print_message("seed %llu\n", (unsigned long long)seed);
    run(folder, "iverilog",
        (const char *[]){"iverilog", "-Wall", "-g2005", "-s", "bench", "-o", "b.vvp", "bench.v",
                         "dut.v", NULL},
        "");
    run(folder, "vvp", (const char *[]){"vvp", "-n", "b.vvp", NULL}, out);
    char *verilator = proc_which("verilator");
    if (verilator)
        run(folder, "verilator",
            (const char *[]){"verilator", "--lint-only", "-Wall", "dut.v", NULL}, "");
    free(verilator);
    free(text);
    free(a);
    free(b);
    free(bench);
    free(ports);
    free(show);
    free(out);
    diag_free(&diag);
    hdl_design_free(d);
}

static void test_random(void **state)
{
    (void)state;
    char *tool = proc_which("iverilog");
    if (!tool) {
        print_message("iverilog is missing: skipped\n");
        skip();
    }
    free(tool);
    const char *seeds = getenv("HDL_SEEDS");
    struct diag d;
    diag_init(&d, stderr);
    char *folder = make_temp_dir("hdl_random", &d);
    assert_non_null(folder);
    diag_free(&d);
    unsigned n = seeds ? (unsigned)atoi(seeds) : 5;
    for (unsigned s = 1; s <= n; s++)
        one_design(folder, s);
    remove_tree(folder);
    free(folder);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_random)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
