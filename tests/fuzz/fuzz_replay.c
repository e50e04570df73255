/* Replay vectors: what is accepted reads back from its own text, and its first cycles run on the
 * golden model, legal or refused with the line, without a crash and without a broken law. */
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/scratch.h"
#include "base/text.h"
#include "tb/legal.h"
#include "tb/replay.h"
#include "tb/system.h"
#include "tests/fuzz/fuzz.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MOST_CYCLES = 300, MOST_REGISTERS = 4096 };

/* A vector that was accepted is the same after it was written. */
static void check_round_trip(const struct replay *v)
{
    struct fuzz_file first;
    struct diag d;
    diag_init(&d, stderr);
    char *text[2];
    char *dir = make_temp_dir("warpsmith_fuzz", &d);
    FUZZ_CHECK(dir);
    char *path = strfmt("%s/v", dir);
    FUZZ_CHECK(replay_write(v, path, NULL, &d));
    text[0] = file_read(path, NULL, &d);
    fuzz_file_open(&first, text[0], strlen(text[0]));
    struct replay *again = replay_read(first.path, &d);
    FUZZ_CHECK(again && again->cycles == v->cycles);
    FUZZ_CHECK(replay_write(again, path, NULL, &d));
    text[1] = file_read(path, NULL, &d);
    FUZZ_CHECK(strcmp(text[0], text[1]) == 0 && d.n == 0);
    fuzz_file_close(&first);
    replay_free(again);
    remove_tree(dir);
    free(dir);
    free(path);
    free(text[0]);
    free(text[1]);
    diag_free(&d);
}

static void execute(const struct replay *v, struct diag *d)
{
    struct golden *g = golden_replay(v);
    uint32_t *in = xcalloc(g->pins.in_words + 1, sizeof *in);
    uint32_t *out = xcalloc(g->pins.out_words + 1, sizeof *out);
    enum golden_status s = GOLDEN_CYCLE;
    for (unsigned c = 0; c < MOST_CYCLES && s == GOLDEN_CYCLE; c++) {
        bool rst;
        s = g->ops->step(g, &rst, in, out, d);
    }
    FUZZ_CHECK((s == GOLDEN_BAD_INPUT) == (d->errors > 0));
    /* with caching collectors a vector may open a hole, or give a register two places */
    if (s == GOLDEN_FAILED && params_is(v->params, "regfile.collector", "ocu") &&
        g->ops->failure(g)->kind == FAILURE_ORACLE)
        fuzz_fail("%s", g->ops->failure(g)->text);
    golden_free(g);
    free(in);
    free(out);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
    struct fuzz_file file;
    struct diag d;
    fuzz_file_open(&file, data, len);
    diag_init(&d, NULL);
    struct replay *v = replay_read(file.path, &d);
    fuzz_check_diag(&d, v, (const char *[]){file.path, NULL}, 0);
    if (v) {
        struct sizes z = params_sizes(v->params);
        check_round_trip(v);
        if ((system_of(v->top) || legal_find(v->top)) &&
            (size_t)z.nbank * z.depth <= MOST_REGISTERS)
            execute(v, &d);
        fuzz_check_diag(&d, !d.errors, (const char *[]){file.path, NULL}, 0);
    }
    replay_free(v);
    diag_free(&d);
    fuzz_file_close(&file);
    return 0;
}
