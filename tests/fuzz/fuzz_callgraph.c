/* Call graphs in both notations. What is accepted must be whole: depths cover their parts, levels
 * rise, and the picture is a graph that is read again. */
#include "base/diag.h"
#include "cmodel/calls/callgraph.h"
#include "tests/fuzz/fuzz.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void check_levels(const struct callgraph *g)
{
    for (size_t i = 0; i < g->n; i++) {
        const struct callgraph_function *f = &g->functions[i];
        const struct callgraph_component *c = &g->components[f->component];
        for (size_t k = 0; k < f->ncallees; k++) {
            unsigned to = g->functions[f->callees[k]].component;
            FUZZ_CHECK(to <= f->component);
            FUZZ_CHECK(to == f->component || c->depth >= c->needs + g->components[to].depth);
            FUZZ_CHECK(c->max_need >= g->components[to].max_need);
        }
        if (!f->kernel)
            continue;
        struct watermarks w = callgraph_watermarks(g, i);
        FUZZ_CHECK(w.registers <= w.low && w.low <= w.high && w.levels);
        FUZZ_CHECK(watermark_level(&w, 0) == w.low);
        FUZZ_CHECK(watermark_level(&w, w.levels - 1) == w.high);
    }
}

/* The picture without what our notation asks for: every node is only mentioned. */
static void check_picture(const struct callgraph *g)
{
    char *text = NULL;
    size_t len;
    FILE *f = open_memstream(&text, &len);
    FUZZ_CHECK(f);
    callgraph_draw(g, f);
    fclose(f);
    struct diag d;
    diag_init(&d, NULL);
    struct callgraph *again = callgraph_parse("picture", text, len, FRU_NEED, &d);
    FUZZ_CHECK(!again && d.n == 1 && strstr(d.lines[0], "fru=N is missing"));
    diag_free(&d);
    free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
    struct fuzz_file file;
    fuzz_file_open(&file, data, len);
    struct diag d;
    diag_init(&d, NULL);
    struct callgraph *g = callgraph_read(file.path, FRU_NEED, &d);
    fuzz_check_diag(&d, g, (const char *[]){file.path, NULL}, 0);
    if (g) {
        check_levels(g);
        check_picture(g);
    }
    callgraph_free(g);
    diag_free(&d);
    fuzz_file_close(&file);
    return 0;
}
