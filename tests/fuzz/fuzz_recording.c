/* Recorded transactions of a host. What is accepted keeps what the rest relies on, and is replayed
 * for a while by the golden model. */
#include "base/diag.h"
#include "params/params.h"
#include "tb/regfile/golden.h"
#include "tb/regfile/recording.h"
#include "tb/system.h"
#include "tests/fuzz/fuzz.h"
#include <stdlib.h>

static void check_instructions(const struct recording *r)
{
    for (size_t i = 0; i < r->ninst; i++) {
        const struct recorded_instruction *s = &r->inst[i];
        FUZZ_CHECK(s->warp < r->warps && s->rd < r->registers && s->needs <= r->nwrite);
        FUZZ_CHECK(s->out_cycle >= s->in_cycle && s->out_cycle <= r->length);
        for (unsigned k = 0; k < RECORDED_SOURCES; k++) {
            FUZZ_CHECK(s->source[k] < r->registers);
            FUZZ_CHECK((s->used >> k & 1) == (s->value[k].word != NULL));
        }
        FUZZ_CHECK(r->leaving[i] < r->ninst);
    }
    for (size_t i = 0; i < r->nwrite; i++) {
        const struct recorded_write *w = &r->write[i];
        FUZZ_CHECK(w->instruction < r->ninst && w->rd == r->inst[w->instruction].rd);
        FUZZ_CHECK(w->cycle >= r->inst[w->instruction].out_cycle && w->value.word);
    }
}

/* In the smallest of hosts; a recording that does not fit is told so. */
static void check_replay(const char *path, enum recording_pace pace)
{
    static const char *const sets[] = {"regfile.warps=2", "regfile.lanes=2", "regfile.depth=4"};
    enum { CYCLES = 400 };
    struct diag d;
    diag_init(&d, NULL);
    struct params *p = params_load("vortex4x4", sets, sizeof sets / sizeof *sets, &d);
    FUZZ_CHECK(p);
    const struct system *system = system_of("collector_stage");
    struct golden *g = golden_recording(system, p, path, pace, &d);
    fuzz_check_diag(&d, g, (const char *[]){path, NULL}, 0);
    if (g) {
        uint32_t *in = calloc(g->pins.in_words + 1, sizeof *in);
        uint32_t *out = calloc(g->pins.out_words + 1, sizeof *out);
        bool rst;
        for (unsigned i = 0; i < CYCLES; i++)
            if (g->ops->step(g, &rst, in, out, &d) != GOLDEN_CYCLE)
                break;
        free(in);
        free(out);
        golden_free(g);
    }
    params_free(p);
    diag_free(&d);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
    struct fuzz_file file;
    fuzz_file_open(&file, data, len);
    struct diag d;
    diag_init(&d, NULL);
    struct recording *r = recording_read(file.path, &d);
    fuzz_check_diag(&d, r, (const char *[]){file.path, NULL}, 0);
    if (r) {
        check_instructions(r);
        recording_free(r);
        check_replay(file.path, len % 2 ? PACE_EARLY : PACE_HOST);
    }
    diag_free(&d);
    fuzz_file_close(&file);
    return 0;
}
