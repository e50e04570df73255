/* Bends a sound trace and a sound parameter file at random and reads them: every reader must either
 * take the result or refuse it with one line that names the file, and never crash. Meant to run
 * under the sanitizers.
 *
 *     fuzz_input [-n COUNT] [-s SEED] TRACE INI */
#include "cmodel/trace.h"
#include "params/base/outfile.h"
#include "params/params.h"
#include <lzma.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct bytes {
    unsigned char *at;
    size_t n;
};

/* SplitMix64. */
static uint64_t draw(uint64_t *state)
{
    uint64_t z = *state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

static size_t below(uint64_t *state, size_t n)
{
    return (size_t)(draw(state) % (n ? n : 1));
}

static struct bytes copy_of(const struct bytes *b)
{
    struct bytes c = {xmalloc(b->n + 1), b->n};
    memcpy(c.at, b->at, b->n);
    return c;
}

/* Replaces `len` bytes at `pos` by `text`. */
static void splice(struct bytes *b, size_t pos, size_t len, const void *text, size_t n)
{
    unsigned char *out = xmalloc(b->n - len + n + 1);
    memcpy(out, b->at, pos);
    memcpy(out + pos, text, n);
    memcpy(out + pos + n, b->at + pos + len, b->n - pos - len);
    free(b->at);
    *b = (struct bytes){out, b->n - len + n};
}

/* Start of the line that holds `pos`, and its length with the newline. */
static size_t line_at(const struct bytes *b, size_t pos, size_t *len)
{
    size_t start = pos, end = pos;
    while (start > 0 && b->at[start - 1] != '\n')
        start--;
    while (end < b->n && b->at[end] != '\n')
        end++;
    *len = end - start + (end < b->n);
    return start;
}

static void bend(struct bytes *b, uint64_t *state)
{
    static const char *const words[] = {
        "0",  "1",      "-1", "255",       "256", "4294967296", "R255", "18446744073709551615",
        "0x", "=",      "\n", "#END_TB\n", "R",   "ffffffff",   "",     ",",
        "[",  "(1,1,1)"};
    size_t pos = below(state, b->n), len;
    if (b->n == 0)
        return;
    switch (below(state, 6)) {
    case 0:
        b->at[pos] = (unsigned char)draw(state);
        break;
    case 1: /* cut */
        b->n = pos;
        break;
    case 2: { /* a line comes twice, somewhere else */
        size_t start = line_at(b, pos, &len);
        unsigned char *line = xmalloc(len);
        memcpy(line, b->at + start, len);
        size_t to = line_at(b, below(state, b->n), &(size_t){0});
        splice(b, to, 0, line, len);
        free(line);
        break;
    }
    case 3: { /* a line is gone */
        size_t start = line_at(b, pos, &len);
        splice(b, start, len, "", 0);
        break;
    }
    case 4: { /* a word becomes another */
        while (pos > 0 && b->at[pos - 1] != ' ' && b->at[pos - 1] != '\n')
            pos--;
        len = 0;
        while (pos + len < b->n && b->at[pos + len] != ' ' && b->at[pos + len] != '\n')
            len++;
        const char *word = words[below(state, sizeof words / sizeof *words)];
        splice(b, pos, len, word, strlen(word));
        break;
    }
    default: /* a digit becomes another */
        for (size_t i = 0; i < b->n; i++) {
            size_t at = (pos + i) % b->n;
            if (b->at[at] >= '0' && b->at[at] <= '9') {
                b->at[at] = (unsigned char)('0' + below(state, 10));
                break;
            }
        }
    }
}

/* Whether a refusal is as it should be: one line that begins with the name. */
static bool refusal_is_clear(const struct diag *d, const char *name)
{
    if (d->errors == 0)
        return false;
    for (size_t i = 0; i < d->n; i++) {
        const char *line = d->lines[i];
        if (!strncmp(line, "warning: ", 9))
            line += 9;
        if (strncmp(line, name, strlen(name)) != 0 || strchr(line, '\n'))
            return false;
    }
    return d->status == WS_BAD_INPUT;
}

/* 1 taken, 0 refused, -1 wrong. */
static int read_trace(const struct bytes *b)
{
    struct op_table ops;
    memset(&ops, 0, sizeof ops);
    struct diag d;
    diag_init(&d, NULL);
    struct trace *t = trace_open_memory("bent", b->at, b->n, &ops, &d);
    for (struct block *block; t && (block = trace_next(t, &d));)
        block_free(block);
    int result = d.errors == 0 && t ? 1 : refusal_is_clear(&d, "bent") ? 0 : -1;
    if (t)
        trace_close(t);
    op_table_free(&ops);
    diag_free(&d);
    return result;
}

static int read_params(const struct bytes *b, const char *path)
{
    struct diag d;
    diag_init(&d, NULL);
    if (!outfile_write(path, b->at, b->n, &d))
        return -1;
    struct params *p = params_load(path, NULL, 0, &d);
    int result = p && d.errors == 0 ? 1 : !p && refusal_is_clear(&d, path) ? 0 : -1;
    params_free(p);
    diag_free(&d);
    return result;
}

static struct bytes compressed(const struct bytes *b)
{
    struct bytes c = {xmalloc(lzma_stream_buffer_bound(b->n)), 0};
    if (lzma_easy_buffer_encode(0, LZMA_CHECK_CRC32, NULL, b->at, b->n, c.at, &c.n,
                                lzma_stream_buffer_bound(b->n)) != LZMA_OK)
        abort();
    return c;
}

struct tally {
    unsigned long taken, refused, wrong;
};

static void count(struct tally *t, int result, const char *what, uint64_t seed)
{
    if (result < 0) {
        t->wrong++;
        printf("%s, seed %llu: taken with an error, or refused without a clear line\n", what,
               (unsigned long long)seed);
    }
    t->taken += result > 0;
    t->refused += result == 0;
}

static void one_round(const struct bytes *trace, const struct bytes *ini, const char *scratch,
                      uint64_t seed, struct tally *t)
{
    uint64_t state = seed;
    struct bytes b = copy_of(trace);
    for (size_t i = below(&state, 3) + 1; i; i--)
        bend(&b, &state);
    count(t, read_trace(&b), "trace", seed);
    free(b.at);

    b = compressed(trace);
    bend(&b, &state);
    count(t, read_trace(&b), "compressed trace", seed);
    free(b.at);

    b = copy_of(ini);
    for (size_t i = below(&state, 3) + 1; i; i--)
        bend(&b, &state);
    count(t, read_params(&b, scratch), "parameter file", seed);
    free(b.at);
}

int main(int argc, char **argv)
{
    unsigned long rounds = 5000;
    uint64_t seed = 1;
    int opt;
    while ((opt = getopt(argc, argv, "n:s:")) != -1) {
        if (opt == 'n')
            rounds = strtoul(optarg, NULL, 10);
        else if (opt == 's')
            seed = strtoull(optarg, NULL, 10);
        else
            return WS_BAD_INPUT;
    }
    struct diag d;
    diag_init(&d, stderr);
    struct bytes trace = {NULL, 0}, ini = {NULL, 0};
    if (optind + 2 == argc) {
        trace.at = (unsigned char *)file_read(argv[optind], &trace.n, &d);
        ini.at = (unsigned char *)file_read(argv[optind + 1], &ini.n, &d);
    }
    const char *tmp = getenv("TMPDIR");
    char *scratch =
        strfmt("%s/warpsmith_fuzz_%ld.ini", tmp && *tmp ? tmp : P_tmpdir, (long)getpid());
    if (!trace.at || !ini.at || read_trace(&trace) != 1 || read_params(&ini, scratch) != 1) {
        fputs("usage: fuzz_input [-n COUNT] [-s SEED] TRACE INI, both sound\n", stderr);
        return WS_BAD_INPUT;
    }
    struct tally t = {0, 0, 0};
    for (unsigned long i = 0; i < rounds; i++)
        one_round(&trace, &ini, scratch, seed + i, &t);
    unlink(scratch);
    free(scratch);
    free(trace.at);
    free(ini.at);
    printf("%lu taken, %lu refused\n", t.taken, t.refused);
    bool both = t.taken && t.refused;
    printf("%d passed, %lu failed\n", both, t.wrong + !both);
    return t.wrong || !both ? WS_CHECK_FAILED : WS_OK;
}
