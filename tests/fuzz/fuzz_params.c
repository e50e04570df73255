/* Parameter files and --set: the input is an .ini file; behind a line "--set", each line is one
 * --set. What is accepted must keep the laws between the sizes and survive being written and read
 * again. */
#include "base/diag.h"
#include "base/mem.h"
#include "params/params.h"
#include "tests/fuzz/fuzz.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_SETS = 16 };

/* The parameters of a set as a line of text; caller frees. */
static char *all_values(const struct params *p)
{
    json_t *j = params_to_json(p);
    char *s = json_dumps(j, JSON_SORT_KEYS);
    json_decref(j);
    FUZZ_CHECK(s);
    return s;
}

static void check_sizes(const struct params *p)
{
    struct sizes z = params_sizes(p);
    FUZZ_CHECK(z.w == z.lanes * z.lane_bits && z.w > 0);
    FUZZ_CHECK(z.nsched > 0 && z.n > 0 && z.n * z.nsched == z.nw);
    FUZZ_CHECK(z.nbank > 0 && !(z.nbank & (z.nbank - 1)) && z.depth > 0);
    FUZZ_CHECK(z.sports >= 1 && z.sports <= z.nsrc && z.ndisp >= 1 && z.ndisp <= z.ncu);
    FUZZ_CHECK(!z.steal || (z.sports == z.nsrc && z.rf_lat >= 1));
    FUZZ_CHECK(1ull << z.widw >= z.nw && 1ull << z.physw >= (uint64_t)z.nbank * z.depth);
}

/* A set that was accepted loads back from its own text. */
static void check_round_trip(const struct params *p)
{
    char *text = NULL;
    size_t len = 0;
    FILE *f = open_memstream(&text, &len);
    FUZZ_CHECK(f);
    params_write_ini(p, f);
    fclose(f);
    struct fuzz_file file;
    fuzz_file_open(&file, text, len);
    struct diag d;
    diag_init(&d, stderr);
    struct params *again = params_load(file.path, NULL, 0, &d);
    FUZZ_CHECK(again && d.n == 0);
    char *was = all_values(p), *is = all_values(again);
    if (strcmp(was, is) != 0)
        fuzz_fail("read again it differs: %s, %s", was, is);
    free(was);
    free(is);
    params_free(again);
    diag_free(&d);
    fuzz_file_close(&file);
    free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
    const uint8_t *rest;
    size_t rest_len, nsets = 0, head = fuzz_split(data, len, "--set", &rest, &rest_len);
    char *text = xmalloc(rest_len + 1), *at = text, *line;
    memcpy(text, rest, rest_len);
    text[rest_len] = '\0';
    const char *sets[MOST_SETS];
    while (nsets < MOST_SETS && (line = strsep(&at, "\n")))
        if (*line)
            sets[nsets++] = line;

    struct fuzz_file file;
    fuzz_file_open(&file, data, head);
    struct diag d;
    diag_init(&d, NULL);
    struct params *p = params_load(file.path, sets, nsets, &d);
    fuzz_check_diag(&d, p, (const char *[]){file.path, "--set ", NULL}, 0);
    if (p) {
        check_sizes(p);
        check_round_trip(p);
    }
    params_free(p);
    diag_free(&d);
    fuzz_file_close(&file);
    free(text);
    return 0;
}
