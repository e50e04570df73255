/* Call graphs: components, depths and watermarks against a search that tries every path. */
#include "base/diag.h"
#include "base/text.h"
#include "cmodel/calls/callgraph.h"
#include "cmodel/rng.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

static struct callgraph *parse_as(const char *text, enum callgraph_fru fru)
{
    struct diag d;
    diag_init(&d, stderr);
    struct callgraph *g = callgraph_parse("test", text, strlen(text), fru, &d);
    assert_non_null(g);
    diag_free(&d);
    return g;
}

static struct callgraph *parse(const char *text)
{
    return parse_as(text, FRU_NEED);
}

static size_t find(const struct callgraph *g, const char *name)
{
    for (size_t i = 0; i < g->n; i++)
        if (strcmp(g->functions[i].name, name) == 0)
            return i;
    fail_msg("no function %s", name);
    return 0;
}

static struct watermarks of(const char *text, const char *kernel)
{
    struct callgraph *g = parse(text);
    struct watermarks w = callgraph_watermarks(g, find(g, kernel));
    callgraph_free(g);
    return w;
}

static void totals_of_fig_4(void **state)
{
    (void)state;
    static const char dot[] =
        "strict digraph fig4 { graph [label=\"x\"]; node [shape=box]\n"
        "main [kernel=1, fru=20]; main -> a -> b; b -> {c, \"d::e\"} // x\n"
        "subgraph cluster_1 { rank=same; a [fru=10]; b [fru=\"10\"] }\n"
        "/* two\nlines */ c [fru=9] \"d::e\" [fru=7, color=red]; c -> \"d::e\" }";
    static const char lines[] = "# as lines\nmain fru=20 kernel=1\na fru=10\nb fru=10\n"
                                "main -> a -> b -> c d::e\n\nc fru=9\r\nd::e fru=7\nc -> d::e\n";
    const char *const texts[] = {dot, lines};
    for (unsigned i = 0; i < 2; i++) {
        struct watermarks w = of(texts[i], "main");
        assert_int_equal(w.registers, 20);
        assert_int_equal(w.max_need, 10);
        assert_int_equal(w.low, 30);
        assert_int_equal(w.high, 56);
        assert_int_equal(w.max_stack_depth, 56);
        assert_int_equal(w.levels, 4);
        assert_int_equal(watermark_level(&w, 0), 30);
        assert_int_equal(watermark_level(&w, 1), 40);
        assert_int_equal(watermark_level(&w, 2), 50);
        assert_int_equal(watermark_level(&w, 3), 56);
        assert_false(w.cyclic);
    }
}

static void without_calls(void **state)
{
    (void)state;
    struct watermarks w = of("k kernel=1 fru=33", "k");
    assert_int_equal(w.low, 33);
    assert_int_equal(w.high, 33);
    assert_int_equal(w.levels, 1);
    /* One frame: Low is High. */
    w = of("k kernel=1 fru=33\nf fru=4\nk -> f", "k");
    assert_int_equal(w.low, 37);
    assert_int_equal(w.levels, 1);
    /* Frames of nothing. */
    w = of("k kernel=1 fru=33\nf fru=0\nk -> f", "k");
    assert_int_equal(w.high, 33);
    assert_int_equal(w.levels, 1);
}

static void a_circle_counts_once_in_every_order(void **state)
{
    (void)state;
    static const char *const orders[] = {
        "k kernel=1 fru=20\na fru=5\nb fru=6\nc fru=10\nk -> a b\na -> b c\nb -> a",
        "c fru=10\nb fru=6\na fru=5\nk kernel=1 fru=20\nb -> a\na -> c b\nk -> b a",
        "k -> b a\nb -> a\na -> c\na -> b\nb fru=6\na fru=5\nc fru=10\nk kernel=1 fru=20"};
    for (unsigned i = 0; i < 3; i++) {
        struct watermarks w = of(orders[i], "k");
        assert_int_equal(w.high, 41);
        assert_int_equal(w.low, 30);
        assert_true(w.cyclic);
    }
    struct watermarks self = of("k kernel=1 fru=8\nf fru=3\nk -> f -> f", "k");
    assert_int_equal(self.high, 11);
    assert_true(self.cyclic);
}

static void the_slot_is_counted(void **state)
{
    (void)state;
    static const char text[] = "k kernel=1 fru=20\nf fru=3\ng fru=3\nk -> f -> g";
    struct callgraph *need = parse_as(text, FRU_NEED), *span = parse_as(text, FRU_SPAN);
    assert_int_equal(callgraph_watermarks(need, 0).high, 26);
    assert_int_equal(callgraph_watermarks(span, 0).high, 28);
    callgraph_free(need);
    callgraph_free(span);
}

enum { MOST = 9 };

struct drawn {              /* at random */
    unsigned n, size[MOST]; /* function 0 is the kernel */
    bool calls[MOST][MOST];
};

/* The deepest path from `at` that repeats nothing, every one tried. */
static unsigned deepest(const struct drawn *d, unsigned at, unsigned seen)
{
    unsigned best = 0;
    for (unsigned to = 1; to < d->n; to++)
        if (d->calls[at][to] && !(seen >> to & 1)) {
            unsigned here = d->size[to] + deepest(d, to, seen | 1u << to);
            best = here > best ? here : best;
        }
    return best;
}

/* Functions and calls in an order that is drawn as well. */
static struct callgraph *write_and_read(const struct drawn *d, struct rng *r)
{
    char *text = NULL;
    size_t len;
    unsigned turn = rng_below(r, d->n);
    FILE *f = open_memstream(&text, &len);
    assert_non_null(f);
    for (unsigned i = 0; i < d->n; i++) {
        unsigned at = (i + turn) % d->n;
        for (unsigned to = d->n; to-- > 0;)
            if (d->calls[at][to])
                fprintf(f, "f%u -> f%u\n", at, to);
        fprintf(f, "f%u fru=%u%s\n", at, d->size[at], at ? "" : " kernel=1");
    }
    fclose(f);
    struct callgraph *g = parse(text);
    free(text);
    return g;
}

static void draw(struct drawn *d, struct rng *r, bool circles)
{
    memset(d, 0, sizeof *d);
    d->n = 1 + rng_below(r, MOST);
    unsigned dense = 5 + rng_below(r, 60);
    for (unsigned i = 0; i < d->n; i++) {
        d->size[i] = i ? rng_below(r, 12) : 16 + rng_below(r, 40);
        for (unsigned to = 1; to < d->n; to++)
            d->calls[i][to] = (circles || to > i) && rng_percent(r, dense);
    }
}

static void ten_thousand_graphs_without_circles(void **state)
{
    (void)state;
    struct rng r;
    rng_seed(&r, 12);
    for (unsigned i = 0; i < 10000; i++) {
        struct drawn d;
        draw(&d, &r, false);
        struct callgraph *g = write_and_read(&d, &r);
        struct watermarks w = callgraph_watermarks(g, find(g, "f0"));
        assert_int_equal(w.high, d.size[0] + deepest(&d, 0, 1));
        assert_false(w.cyclic);
        assert_true(w.low <= w.high);
        assert_int_equal(watermark_level(&w, w.levels - 1), w.high);
        for (uint64_t k = 1; k < w.levels; k++)
            assert_true(watermark_level(&w, k - 1) < watermark_level(&w, k));
        callgraph_free(g);
    }
}

/* With circles: the same in every order, and never below a path that repeats nothing. */
static void graphs_with_circles(void **state)
{
    (void)state;
    struct rng r;
    rng_seed(&r, 13);
    for (unsigned i = 0; i < 3000; i++) {
        struct drawn d;
        draw(&d, &r, true);
        struct callgraph *g = write_and_read(&d, &r), *again = write_and_read(&d, &r);
        struct watermarks w = callgraph_watermarks(g, find(g, "f0")),
                          v = callgraph_watermarks(again, find(again, "f0"));
        assert_int_equal(w.low, v.low);
        assert_int_equal(w.high, v.high);
        assert_int_equal(w.cyclic, v.cyclic);
        assert_true(w.high >= d.size[0] + deepest(&d, 0, 1));
        callgraph_free(g);
        callgraph_free(again);
    }
}

/* A chain of calls as long as a file may be does not need a stack of the machine's as deep. */
static void a_long_chain(void **state)
{
    (void)state;
    enum { LENGTH = 200000 };
    char *text = NULL;
    size_t len;
    FILE *f = open_memstream(&text, &len);
    assert_non_null(f);
    fputs("f0 kernel=1 fru=16\n", f);
    for (unsigned i = 1; i < LENGTH; i++)
        fprintf(f, "f%u fru=2\nf%u -> f%u\n", i, i - 1, i);
    fclose(f);
    assert_int_equal(of(text, "f0").high, 16 + 2 * (LENGTH - 1));
    free(text);
}

static void what_fits(void **state)
{
    (void)state;
    struct diag d;
    struct callgraph *g = parse("k kernel=1 fru=20\nf fru=3\ng fru=9\nk -> f -> g");
    diag_init(&d, NULL);
    assert_true(callgraph_fits(g, 29, &d));
    assert_int_equal(d.n, 0);
    assert_false(callgraph_fits(g, 28, &d));
    assert_string_equal(d.lines[0], "test:1: kernel k: 28 registers per warp leave no room for a "
                                    "frame of g (line 3), which needs 9 (at least 29)");
    diag_free(&d);
    callgraph_free(g);
}

static char *temporary(const char *name, const char *text)
{
    char *path = strfmt("%s/warpsmith_callgraph_%d_%s",
                        getenv("TMPDIR") ? getenv("TMPDIR") : "/tmp", (int)getpid(), name);
    FILE *f = fopen(path, "w");
    assert_non_null(f);
    fputs(text, f);
    assert_int_equal(fclose(f), 0);
    return path;
}

/* As a linker's call graph and what the disassembly says of sizes, in two files. */
static void sizes_of_a_second_file(void **state)
{
    (void)state;
    static const struct {
        const char *graph, *sizes;
        bool good;
    } cases[] = {
        {"digraph callgraph { \"k\" -> \"f(int, int)\"; \"f(int, int)\" -> \"g\"; }",
         "digraph { k [kernel=1, fru=20]; \"f(int, int)\" [fru=6]; g [fru=3] }", true},
        {"digraph { k -> f }", "k kernel=1 fru=20\nf fru=9\n", true},
        {"digraph { k -> f -> g }", "k kernel=1 fru=20\nf fru=9\n", false}, /* g: no size */
        {"digraph { k -> f; f [fru=3] }", "k kernel=1 fru=20\n", false},    /* in the graph */
        {"digraph { k -> f }", "k kernel=1 fru=20\nf fru=9\nf fru=8\n", false},
    };
    static const unsigned high[] = {29, 29};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct diag d;
        diag_init(&d, NULL);
        char *graph = temporary("graph", cases[i].graph),
             *sizes = temporary("sizes", cases[i].sizes);
        struct callgraph *g = callgraph_read_sizes(graph, sizes, FRU_NEED, &d);
        assert_int_equal(g != NULL, cases[i].good);
        assert_int_equal(d.errors != 0, !cases[i].good);
        if (g)
            assert_int_equal(callgraph_watermarks(g, find(g, "k")).high, high[i]);
        callgraph_free(g);
        assert_true(unlink(graph) == 0 && unlink(sizes) == 0);
        free(graph);
        free(sizes);
        diag_free(&d);
    }
}

static void the_picture_reads_again(void **state)
{
    (void)state;
    struct callgraph *g = parse("k kernel=1 fru=20\nf\"x\\ fru=3\ng fru=9\nh fru=1\n"
                                "k -> f\"x\\ -> g -> f\"x\\");
    char *text = NULL;
    size_t len;
    FILE *f = open_memstream(&text, &len);
    assert_non_null(f);
    callgraph_draw(g, f);
    fclose(f);
    assert_non_null(strstr(text, "label=\"f\\\"x\\\\\\nneeds 3\""));
    assert_non_null(strstr(text, "counted once: 12"));
    assert_non_null(strstr(text, "h\\nneeds 1\", style=dashed"));
    assert_non_null(strstr(text, "n0 -> n1 [style=bold];"));
    free(text);
    callgraph_free(g);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(totals_of_fig_4),
        cmocka_unit_test(without_calls),
        cmocka_unit_test(a_circle_counts_once_in_every_order),
        cmocka_unit_test(the_slot_is_counted),
        cmocka_unit_test(ten_thousand_graphs_without_circles),
        cmocka_unit_test(graphs_with_circles),
        cmocka_unit_test(a_long_chain),
        cmocka_unit_test(what_fits),
        cmocka_unit_test(the_picture_reads_again),
        cmocka_unit_test(sizes_of_a_second_file),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
