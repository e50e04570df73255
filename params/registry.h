/* What the rest of the params room needs from the registry: values by row, what is legal and why a
 * value is not. A value set is an array with one int64_t per row of params_row(). */
#ifndef WS_REGISTRY_H
#define WS_REGISTRY_H

#include "params/params.h"

/* Row of a key, or (size_t)-1. */
size_t registry_find(const char *key);
/* Reads the text of a value. NULL and *v set if it is legal for the row, otherwise what is wrong
 * and what would be right, without key and value ("must be a power of two (4 or 8)"); caller frees.
 */
char *registry_parse(const struct param_decl *r, const char *text, int64_t *v);
/* Whether a value lies in the row's range, list and shape. */
bool registry_legal(const struct param_decl *r, int64_t v);
/* A value as it is written in a file; caller frees. */
char *registry_print(const struct param_decl *r, int64_t v);

/* A set of the given values (one per row, legal); copies both. */
struct params *params_from_values(const char *name, const int64_t *value);

/* A rule between knobs. */
struct constraint {
    const char *text;    /* "regfile.s_ports must be at most ocu.sources" */
    const char *keys[6]; /* the knobs that take part, NULL-terminated unless full */
    bool (*holds)(const int64_t *v);
};
/* Constraint i over all families; NULL after the last one. */
const struct constraint *registry_constraint(size_t i);
/* What the set must have for `key` to say something, as text ("regfile.collector = ccu"); NULL: it
 * has it, or the key always does. */
const char *registry_needs(const char *key, const int64_t *v);
/* Number of keys of a constraint. */
size_t constraint_keys(const struct constraint *c);

/* params_given() of the text of a file, which messages call `name`. */
struct params *params_parse(const char *name, const char *text, const char *const *sets,
                            size_t nsets, struct diag *d);

#endif
