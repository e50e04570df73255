/* Random legal parameter sets: each one emitted, linted and run in lockstep.
 *
 *     random_sets [-s FIRST_SEED] [-n COUNT] [-c CYCLES] [-l LANES_MAX] [-m POINTS]
 *                 [-t BLOCK] [-k KEY=WORD] [-o DIR] PROGRAM
 *
 * Seeds from FIRST_SEED on until COUNT sets are done; with -m, sets of more than that many crossing
 * points (collectors x sources x banks) are passed over: with 160 a quarter of all sets, which take
 * the tools minutes each. Seed s gives params_random(s), the composition under `cosim --seed s`,
 * and, if s is even, one further block in turn under `--top`; with -t that block alone, and sets
 * that do not have it are passed over; with -k, so are those in which KEY is another word. A
 * failure prints what the command said, and the line that repeats the seed.
 */
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/proc.h"
#include "base/text.h"
#include "cmodel/pins.h"
#include "params/params.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct sweep {
    const char *program, *dir, *top; /* top: NULL, the composition */
    uint64_t seed;
    bool absent; /* the set of this seed does not have that block */
    char *ini, *seed_text, *cycles;
    struct diag diag;
};

/* Runs the program with the arguments; `refusal_is_fine`: status 2 counts as done without a look (a
 * block that this set does not have). Prints the output when it failed. */
static bool ran_well(struct sweep *w, const char *const *argv, bool refusal_is_fine, bool *refused)
{
    struct proc_result r;
    if (proc_run(argv, NULL, &r, &w->diag) != WS_OK)
        return false;
    *refused = refusal_is_fine && r.status == WS_BAD_INPUT;
    bool ok = r.status == 0 || *refused;
    if (!ok) {
        printf("seed %llu:", (unsigned long long)w->seed);
        for (size_t i = 0; argv[i]; i++)
            printf(" %s", argv[i]);
        printf("\nstatus %d\n%s\n", r.status, r.out);
    }
    proc_result_free(&r);
    return ok;
}

/* Every second seed tries one more block; the composition contains them all. */
static const char *block_in_turn(uint64_t seed)
{
    const struct block_model *const *m = block_models();
    size_t n = 0;
    while (m[n])
        n++;
    return seed % 2 == 0 ? m[seed / 2 % n]->name : NULL;
}

static bool write_ini(struct sweep *w, const struct params *p)
{
    struct outfile o;
    if (!make_dirs(w->dir, &w->diag) || !outfile_open(&o, w->ini, &w->diag))
        return false;
    params_write_ini(p, o.f);
    return outfile_commit(&o, &w->diag);
}

/* The block, linted and in lockstep; *refused: the set does not have it. */
static bool try_block(struct sweep *w, const char *block, bool *refused)
{
    const char *ws = w->program;
    return ran_well(w, (const char *[]){ws, "lint", w->ini, "--top", block, NULL}, true, refused) &&
           (*refused || ran_well(w,
                                 (const char *[]){ws, "cosim", w->ini, "--top", block, "--cycles",
                                                  w->cycles, "--seed", w->seed_text, NULL},
                                 false, &(bool){false}));
}

static bool try_seed(struct sweep *w, unsigned lanes_max)
{
    struct params *p = params_random(w->seed, lanes_max);
    w->ini = strfmt("%s/set%llu.ini", w->dir, (unsigned long long)w->seed);
    w->seed_text = strfmt("%llu", (unsigned long long)w->seed);
    char *package = strfmt("%s/set%llu", w->dir, (unsigned long long)w->seed);
    const char *block = block_in_turn(w->seed), *ws = w->program;
    bool refused = false, ok = write_ini(w, p);
    if (w->top) {
        ok = ok && try_block(w, w->top, &w->absent);
        goto done;
    }
    ok = ok &&
         ran_well(w, (const char *[]){ws, "gen", w->ini, "-o", package, NULL}, false, &refused);
    ok = ok && ran_well(w, (const char *[]){ws, "lint", w->ini, NULL}, false, &refused);
    ok = ok && ran_well(w,
                        (const char *[]){ws, "cosim", w->ini, "--cycles", w->cycles, "--seed",
                                         w->seed_text, NULL},
                        false, &refused);
    if (ok && block && strcmp(block, "regfile") != 0)
        ok = try_block(w, block, &refused);
    if (ok)
        remove_tree(package);
done:
    params_free(p);
    free(package);
    free(w->ini);
    free(w->seed_text);
    return ok;
}

/* What sets a run takes: crossing points (0: any number), and the word of a key (NULL: any). */
struct choice {
    unsigned lanes_max, points;
    char *key;
    const char *word;
};

static bool is_taken(uint64_t seed, const struct choice *c)
{
    struct params *p = params_random(seed, c->lanes_max);
    struct sizes z = params_sizes(p);
    bool taken = (!c->points || z.ncu * z.nsrc * z.nbank <= c->points) &&
                 (!c->key || params_is(p, c->key, c->word));
    params_free(p);
    return taken;
}

static bool read_word(struct choice *c, char *text)
{
    char *is = strchr(text, '=');
    if (!is)
        return false;
    *is = 0;
    c->key = text;
    c->word = is + 1;
    return true;
}

int main(int argc, char **argv)
{
    struct sweep w = {.dir = "build/tests/random"};
    uint64_t first = 1, count = 10;
    struct choice choice = {.lanes_max = 8};
    const char *cycles = "20000";
    int opt;
    while ((opt = getopt(argc, argv, "s:n:c:l:m:t:k:o:")) != -1) {
        if (opt == 's')
            first = strtoull(optarg, NULL, 10);
        else if (opt == 'n')
            count = strtoull(optarg, NULL, 10);
        else if (opt == 'c')
            cycles = optarg;
        else if (opt == 'l')
            choice.lanes_max = (unsigned)strtoul(optarg, NULL, 10);
        else if (opt == 'm')
            choice.points = (unsigned)strtoul(optarg, NULL, 10);
        else if (opt == 't')
            w.top = optarg;
        else if (opt == 'o')
            w.dir = optarg;
        else if (opt != 'k' || !read_word(&choice, optarg))
            return WS_BAD_INPUT;
    }
    if (optind + 1 != argc) {
        fputs("usage: random_sets [options] PROGRAM\n", stderr);
        return WS_BAD_INPUT;
    }
    w.program = argv[optind];
    w.cycles = xstrdup(cycles);
    diag_init(&w.diag, stderr);
    unsigned long passed = 0, failed = 0;
    for (w.seed = first; passed + failed < count; w.seed++) {
        if (!is_taken(w.seed, &choice))
            continue;
        if (try_seed(&w, choice.lanes_max)) {
            passed += !w.absent;
            continue;
        }
        failed++;
        printf("again: %s -s %llu -n 1 -c %s -l %u %s%s -o %s %s\n", argv[0],
               (unsigned long long)w.seed, cycles, choice.lanes_max, w.top ? "-t " : "",
               w.top ? w.top : "", w.dir, w.program);
    }
    free(w.cycles);
    diag_free(&w.diag);
    printf("%lu passed, %lu failed\n", passed, failed);
    return failed ? WS_CHECK_FAILED : WS_OK;
}
