/* The rule matrix: for every numbered rule of docs/, where it is modelled, built, seen, proven and
 * defended. */
#ifndef WS_MATRIX_H
#define WS_MATRIX_H

#include "base/diag.h"
#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum column { COL_MODEL, COL_RTL, COL_HITS, COL_PROPERTY, COL_MUTANTS, N_COLUMNS };
/* "model", "rtl", "hits", "property", "mutants". */
const char *column_name(enum column c);
/* N_COLUMNS if there is none of that name. */
enum column column_find(const char *name, size_t len);

struct cell {
    uint64_t n;     /* cover points, comments, hits, properties, mutants killed; 0: empty */
    uint64_t of;    /* mutants: killed and survived; property, given proofs: proven or not */
    char *exempt;   /* reason why it may be empty, or NULL; owned */
    unsigned where; /* line of the exceptions file */
};

struct rule {
    char *id, *block, *text; /* owned; block: name of the page */
    unsigned line;           /* in the page */
    const char *pending;     /* why it need not be complete yet, or NULL */
    struct cell cell[N_COLUMNS];
};

/* "CCU-* pending reason": rules that are being built. */
struct pending {
    char *pattern, *reason; /* owned */
    unsigned line;          /* of the exceptions file */
};

struct matrix {
    struct rule *rules; /* in the order of the pages */
    size_t n, cap;
    char **mentioned; /* ids that the pages name anywhere, also outside of their tables */
    size_t nmentioned;
    bool have[N_COLUMNS]; /* the column has been looked at */
    struct pending *pending;
    size_t npending;
    bool proofs; /* properties come from the proofs' figures, not from the Verilog's text */
};

/* Reads the rules of all pages of a folder, in alphabetical order, and then of other pages
 * (NULL-terminated). false after reporting: no rule at all, a rule that is there twice. */
bool matrix_read_pages(struct matrix *m, const char *folder, const char *const *others,
                       struct diag *d);
/* Lines "RULE column reason" and "PREFIX* pending reason"; "#" begins a comment. false after
 * reporting. */
bool matrix_read_exceptions(struct matrix *m, const char *path, struct diag *d);
struct rule *matrix_find(struct matrix *m, const char *id, size_t len);
void matrix_free(struct matrix *m);

/* Length of the rule id at s ("XX-Y1"), 0 if there is none; *before is the character in front of
 * it, which must not belong to the same word. */
size_t rule_id(const char *s, char before);

/* A parameter set that shows rules of a block: a line "BLOCK CONFIG [KEY=VALUE]...". */
struct rule_set {
    char *line; /* owned; the others point into it */
    const char *block, *config, *sets[16];
    size_t nsets;
};
/* *n of them; NULL after reporting. */
struct rule_set *rule_sets_read(const char *path, size_t *n, struct diag *d);
void rule_sets_free(struct rule_set *s, size_t n);

/* Each fills its columns from one parameter set; false after reporting. An id that no page mentions
 * is an error: somebody tests a rule that nobody can read. */
bool matrix_add_model(struct matrix *m, const struct rule_set *s, struct diag *d);
bool matrix_add_rtl(struct matrix *m, const struct rule_set *s, struct diag *d);
/* Runs of lockstep with random stimulus by the program at `program`. */
struct matrix_run {
    const char *program, *sim, *cycles;
    /* Not of all sets: only until no set hits a rule that has no hit yet, nor an excuse for it; the
     * golden model alone tells it in no time. */
    bool only_new;
};

/* Hits from the JSON of such runs. */
bool matrix_add_lockstep(struct matrix *m, const struct rule_set *sets, size_t n,
                         const struct matrix_run *run, struct diag *d);
/* The "cover" object of a cosim --json file; of a mutate --json file "rules", {id: mutants killed},
 * and the "rules" of each of its "survivors". `from` for messages. */
bool matrix_add_cover(struct matrix *m, const json_t *figures, const char *from, struct diag *d);
bool matrix_add_mutants(struct matrix *m, const json_t *figures, const char *from, struct diag *d);
/* The "properties" of a prove --json file: those of a rule that are proven, and all of them. */
bool matrix_add_proofs(struct matrix *m, const json_t *figures, const char *from, struct diag *d);

#endif
