/* The bits that the header of a block states are those that the formula of its page gives, which
 * the report compares with the netlist. */
#include "base/diag.h"
#include "base/mem.h"
#include "base/text.h"
#include "gen/blocks/blocks.h"
#include "gen/hdl/hdl.h"
#include "params/params.h"
#include "synth/storage/storage.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* The comment that begins with `title`, its lines as one; caller frees. */
static char *comment_of(const char *text, const char *title)
{
    const char *at = strstr(text, title);
    if (!at || at > strstr(text, "`default_nettype"))
        return NULL;
    char *line = xstrdup(at), *end = line;
    for (const char *s = line; *s; s++) {
        if (*s == '\n' && strncmp(s, "\n// ", 4))
            break;
        if (*s == '\n')
            s += strlen("\n//"); /* and goes on with the space */
        *end++ = *s;
    }
    *end = '\0';
    return line;
}

/* "24 + META_W bits, 30 with the defaults; 2 x 8 bits in 4 memories" gives 30 + 64. */
static uint64_t stated_in(const char *line)
{
    const char *defaults = strstr(line, " with the defaults"), *x = strstr(line, " x ");
    const char *bits = strstr(line, " bits");
    uint64_t sum = bits && (!x || bits < x) ? strtoull(line, NULL, 10) : 0;
    if (defaults) {
        while (defaults[-1] != ' ')
            defaults--;
        sum = strtoull(defaults, NULL, 10);
    }
    for (; x; x = strstr(x + 1, " x ")) {
        const char *from = x;
        while (from > line && from[-1] >= '0' && from[-1] <= '9')
            from--;
        char *rest;
        uint64_t depth = strtoull(from, NULL, 10), width = strtoull(x + 3, &rest, 10);
        sum += depth * width * strtoull(rest + strlen(" bits in "), NULL, 10);
    }
    return sum;
}

/* The number in the line of the header, registers and memories; 0 without such a line. */
static uint64_t stated(const char *text)
{
    char *line = comment_of(text, "// Storage: ");
    uint64_t bits = line ? stated_in(line + strlen("// Storage: ")) : 0;
    free(line);
    return bits;
}
static unsigned check_block(const struct params *p, const char *what, const struct block *b)
{
    uint64_t formula;
    if (!storage_formula(p, b->name, &formula))
        return 0;
    struct hdl_design *d = hdl_design_new(NULL);
    struct diag diag;
    diag_init(&diag, stderr);
    const struct hdl *top = b->build(d, p);
    assert_true(hdl_report(d, &diag));
    char *text = hdl_print(top, NULL, NULL);
    uint64_t bits = hdl_storage_bits(top), said = stated(text);
    bool wrong = bits != formula || said != formula;
    if (wrong)
        printf("%s %s: the registers are %llu bits, the header says %llu, the formula %llu\n", what,
               b->name, (unsigned long long)bits, (unsigned long long)said,
               (unsigned long long)formula);
    free(text);
    hdl_design_free(d);
    diag_free(&diag);
    return wrong;
}

static unsigned check_set(const struct params *p, const char *what)
{
    size_t n;
    unsigned wrong = 0;
    const struct block *const *all = blocks_all(&n);
    for (size_t i = 0; i < n; i++)
        if (block_exists(all[i], p))
            wrong += check_block(p, what, all[i]);
    return wrong;
}

static void presets(void **state)
{
    (void)state;
    unsigned wrong = 0;
    struct diag d;
    diag_init(&d, stderr);
    for (const char *const *name = params_presets(); *name; name++) {
        struct params *p = params_load(*name, NULL, 0, &d);
        wrong += check_set(p, *name);
        params_free(p);
    }
    diag_free(&d);
    assert_int_equal(wrong, 0);
}

static void random_sets(void **state)
{
    (void)state;
    unsigned wrong = 0;
    for (uint64_t seed = 1; seed <= 20; seed++) {
        struct params *p = params_random(seed, 4);
        char *what = strfmt("seed %llu", (unsigned long long)seed);
        wrong += check_set(p, what);
        free(what);
        params_free(p);
    }
    assert_int_equal(wrong, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(presets),
        cmocka_unit_test(random_sets),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
