/* What every result says of itself, in front of its figures: docs/results.md. */
#ifndef WS_RESULT_H
#define WS_RESULT_H

#include "params/params.h"

/* An output that is "-", standard output. NULL: no. */
bool cli_to_stdout(const char *path);
/* Writes `figures` (whose reference it takes) to `path`, "-" being stdout; a NULL path only drops
 * the reference. A file appears whole or not at all. false after reporting. */
bool cli_write_json(const char *path, json_t *figures, struct diag *d);

/* Where figures come from. All borrowed; what is NULL or 0 was not given. */
struct cli_result {
    const char *command;    /* "run" */
    const char *config;     /* as given */
    const struct params *p; /* NULL: the command takes none */
    const char *const *sets;
    size_t nsets;
    const char *top;
    const char *const *traces;
    size_t ntraces;
    const char *kernel;
    bool seeded; /* something was drawn at random, from `seed` */
    uint64_t seed;
};

/* Text of the user's, such as a path or a name in a trace; a byte that is not UTF-8, which JSON
 * cannot have, becomes the four characters \xff. null for NULL. New reference. */
json_t *cli_json_text(const char *s);
/* {version, command, config, top, parameters, traces, kernel, seed} and then `figures`, whose
 * reference it takes; a figure of one of these names stands in its place. `parameters` has what a
 * preset was changed by, of an .ini file all that is not the default, and every key of --set; seed
 * is null where nothing is random. New reference. */
json_t *cli_result(const struct cli_result *of, json_t *figures);

/* The same, written (cli_write_json()). */
bool cli_write_result(const char *path, const struct cli_result *of, json_t *figures,
                      struct diag *d);

#endif
