/* The studies' model of a partition beside the golden controller, and what both must reach: blocks
 * that come back are filled in, a loop that fits hits, a block that many ask for stops nobody.
 * `test_morpheus_studies table` prints the figures of docs/results/morpheus.md. */
#include "base/mem.h"
#include "base/text.h"
#include "cmodel/config.h"
#include "cmodel/llc/llc.h"
#include "cmodel/rng.h"
#include "cmodel/util.h"
#include "tb/morpheus/golden.h"
#include "tb/morpheus/layout.h"
#include "tb/morpheus/measure.h"
#include "tb/system.h"
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include <cmocka.h>

/* REQUESTS: of the table; the test has fewer. */
enum { KIB = 8, REQUESTS = 100000, FEWER = 40000 };

/* The machine of the studies with as many sets in registers as 29 cores have. */
static struct partition_config machine(void)
{
    return (struct partition_config){.t = partition_rtx3080,
                                     .llc_bytes = 512 * 1024,
                                     .llc_ways = 16,
                                     .llc_banks = 1,
                                     .outstanding = 512,
                                     .rf_sets = 138,
                                     .rf_registers = 50,
                                     .filter = PROTO_HASHED,
                                     .filter_bits = 256,
                                     .filter_banks = 4,
                                     .queue = 128,
                                     .set_queue = 112,
                                     .fills = 16,
                                     .joint = true,
                                     .kernel_fetches = true};
}

static const struct made {
    const char *name;
    enum llc_pattern pattern;
    unsigned blocks, writes;
} made[] = {
    {"uniform, 1 MiB", LLC_UNIFORM, 1024 * KIB, 20},
    {"uniform, 4 MiB", LLC_UNIFORM, 4096 * KIB, 20},
    {"Zipf, 4 MiB", LLC_ZIPF, 4096 * KIB, 20},
    {"loop, 1 MiB, reads", LLC_LOOP, 1024 * KIB, 0},
    {"uniform, 1 MiB, reads", LLC_UNIFORM, 1024 * KIB, 0},
    {"bursts, 1 MiB", LLC_BURST, 1024 * KIB, 20},
    {"uniform, 0.4 MiB", LLC_UNIFORM, 400 * KIB, 20},
    {"loop, 1 MiB", LLC_LOOP, 1024 * KIB, 20},
    {"uniform, 0.4 MiB, reads", LLC_UNIFORM, 400 * KIB, 0},
    {"uniform, 4 MiB, reads", LLC_UNIFORM, 4096 * KIB, 0},
};
enum { MADE = sizeof made / sizeof *made };

struct both {
    struct partition_result study, golden, large;
};

static double hits(const struct partition_result *r)
{
    return 100 * (double)(r->conventional_hits + r->extended_hits) / (double)r->requests;
}

static double rate(const struct partition_result *r)
{
    return 1000 * (double)r->requests / r->ns;
}

static double filled(const struct partition_result *r)
{
    return 100 * (double)r->filled / (double)(r->filled + r->dropped);
}

/* ... of all that came back, with what was there by then. */
static double filled_of_all(const struct partition_result *r)
{
    return 100 * (double)r->filled / (double)(r->filled + r->dropped + r->there);
}

static double bytes(const struct partition_result *r)
{
    return (double)(r->dram_read + r->dram_written) / (double)r->requests;
}

static struct both run(const struct made *m, size_t requests)
{
    struct partition_config c = machine(), large = c;
    struct llc_stream s = {0};
    struct both b;
    struct diag d;
    diag_init(&d, stderr);
    llc_stream_make(&s, m->pattern, m->blocks, requests, m->writes, 1);
    partition_run(&c, &s, 1, &b.study);
    assert_true(morpheus_partition(&c, &s, &b.golden, &d));
    large.llc_bytes += large.rf_sets * large.rf_registers * LLC_BLOCK;
    large.rf_sets = 0;
    partition_run(&large, &s, 1, &b.large);
    llc_stream_free(&s);
    diag_free(&d);
    return b;
}

static void the_studies_run_the_golden_machine(void **state)
{
    (void)state;
    for (unsigned i = 0; i < MADE; i++) {
        struct both b = run(&made[i], FEWER);
        print_message("%s: %.1f %.1f %%, %.0f %.0f a us, %.1f %.1f %% filled\n", made[i].name,
                      hits(&b.study), hits(&b.golden), rate(&b.study), rate(&b.golden),
                      filled(&b.study), filled(&b.golden));
        assert_int_equal(b.golden.requests, b.study.requests);
        assert_true(fabs(hits(&b.golden) - hits(&b.study)) <= 2);
        assert_true(fabs(rate(&b.study) / rate(&b.golden) - 1) <= 0.05);
        if (made[i].pattern == LLC_UNIFORM || made[i].pattern == LLC_LOOP)
            assert_true(filled(&b.golden) >= 90 && filled(&b.study) >= 90);
        if (made[i].pattern == LLC_LOOP)
            assert_true(hits(&b.golden) >= hits(&b.large) - 3);
    }
}

static void print_both(void)
{
    puts("| stream | hits, studies | golden | one large cache | requests/us, studies | golden | "
         "filled, studies | golden | of all that came back, studies | golden | bytes of memory, "
         "studies | golden |");
    for (unsigned i = 0; i < MADE; i++) {
        struct both b = run(&made[i], REQUESTS);
        printf(
            "| %s | %.1f | %.1f | %.1f | %.0f | %.0f | %.1f | %.1f | %.1f | %.1f | %.1f | %.1f |\n",
            made[i].name, hits(&b.study), hits(&b.golden), hits(&b.large), rate(&b.study),
            rate(&b.golden), filled(&b.study), filled(&b.golden), filled_of_all(&b.study),
            filled_of_all(&b.golden), bytes(&b.study), bytes(&b.golden));
    }
}

int main(int argc, char **argv)
{
    if (argc == 2 && strcmp(argv[1], "table") == 0) {
        print_both();
        return 0;
    }
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_studies_run_the_golden_machine),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
