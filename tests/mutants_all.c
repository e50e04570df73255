/* usage: mutants_all [-n COUNT] [-s SEED] [PRESET...]
 *
 * Can every block of every preset be emitted with COUNT mutants behind their switch, and with
 * single ones of them in place? That is what `mutate` simulates and asks proofs about. Mutants that
 * a lint of the kit refuses (combinational loops, what is undriven) stay out of the second. Fails
 * where nothing was tried. */
#include "base/diag.h"
#include "base/text.h"
#include "gen/blocks/blocks.h"
#include "gen/hdl/hdl.h"
#include "gen/mutate/mutate.h"
#include "params/params.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { ALONE = 3 };

struct trial {
    size_t count, passed, failed, mutants;
    uint64_t seed;
};

/* All modules as text; false after saying what is wrong. */
static bool prints(struct hdl_design *d, const char *what)
{
    bool ok = hdl_ok(d);
    for (size_t i = 0; ok && i < hdl_module_count(d); i++) {
        const struct hdl *h = hdl_module_at(d, i);
        char *properties = NULL, *text = hdl_print(h, NULL, &properties);
        ok = text || (hdl_is_blackbox(h) && hdl_ok(d));
        free(properties);
        free(text);
    }
    if (!ok)
        printf("%s: %s\n", what, hdl_error(d));
    return ok;
}

static bool try_mutants(const struct mutants *m, const char *what)
{
    struct hdl_design *all = mutants_switched(m, 0, m->n, NULL);
    bool ok = prints(all, what);
    hdl_design_free(all);
    for (size_t i = 0; i < ALONE && i < m->n; i++) {
        size_t at = i * m->n / ALONE;
        struct hdl_design *alone = mutant_alone(m, at, NULL);
        char *which = strfmt("%s: mutant %u (%s)", what, m->at[at].id, m->at[at].what);
        ok &= !hdl_ok(alone) || prints(alone, which);
        free(which);
        hdl_design_free(alone);
    }
    return ok;
}

static void try_block(struct trial *t, const char *preset, const struct params *p,
                      const struct block *b)
{
    struct hdl_design *d = hdl_design_new(NULL);
    struct diag diag;
    diag_init(&diag, stderr);
    const struct hdl *top = b->build(d, p);
    bool ok = hdl_report(d, &diag);
    char *what = strfmt("%s --top %s", preset, b->name);
    if (ok) {
        struct mutants m;
        mutants_find(&m, d, top);
        mutants_choose(&m, t->count, t->seed);
        t->mutants += m.n;
        ok = m.n > 0 && try_mutants(&m, what);
        if (m.n == 0)
            printf("%s: no mutants\n", what);
        mutants_free(&m);
    }
    t->passed += ok;
    t->failed += !ok;
    free(what);
    diag_free(&diag);
    hdl_design_free(d);
}

static bool try_preset(struct trial *t, const char *preset)
{
    struct diag d;
    diag_init(&d, stderr);
    struct params *p = params_load(preset, NULL, 0, &d);
    diag_free(&d);
    if (!p)
        return false;
    size_t n;
    const struct block *const *all = blocks_all(&n);
    for (size_t i = 0; i < n; i++)
        if (block_exists(all[i], p))
            try_block(t, preset, p, all[i]);
    params_free(p);
    return true;
}

int main(int argc, char **argv)
{
    struct trial t = {.count = 60, .seed = 1};
    int opt;
    while ((opt = getopt(argc, argv, "n:s:")) != -1) {
        if (opt == 'n')
            t.count = strtoull(optarg, NULL, 10);
        else if (opt == 's')
            t.seed = strtoull(optarg, NULL, 10);
        else
            return WS_BAD_INPUT;
    }
    for (int i = optind; i < argc; i++)
        if (!try_preset(&t, argv[i]))
            return WS_BAD_INPUT;
    for (const char *const *name = params_presets(); optind == argc && *name; name++)
        t.failed += !try_preset(&t, *name);
    printf("%zu mutants\n%zu passed, %zu failed\n", t.mutants, t.passed, t.failed);
    return t.failed || !t.passed ? WS_CHECK_FAILED : WS_OK;
}
