/* The registry: all families' knobs in one order. */
#include "base/mem.h"
#include "base/text.h"
#include "params/family.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct family *const families[] = {
#define FAMILY(name) &family_##name,
#include "params/families.inc"
};

const struct family *family_at(size_t i)
{
    return i < sizeof families / sizeof *families ? families[i] : NULL;
}

size_t params_rows(void)
{
    size_t n = 0;
    for (size_t f = 0; family_at(f); f++)
        n += family_at(f)->nrows;
    return n;
}

const struct param_decl *params_row(size_t row)
{
    for (size_t f = 0; family_at(f); f++) {
        if (row < family_at(f)->nrows)
            return &family_at(f)->rows[row];
        row -= family_at(f)->nrows;
    }
    return NULL;
}

size_t registry_find(const char *key)
{
    const struct family *family;
    size_t before = 0;
    for (size_t f = 0; (family = family_at(f)); f++) {
        for (size_t i = 0; i < family->nrows; i++)
            if (family->rows[i].key[0] == key[0] && strcmp(family->rows[i].key, key) == 0)
                return before + i;
        before += family->nrows;
    }
    return (size_t)-1;
}

static size_t row_of(const char *key)
{
    size_t row = registry_find(key);
    if (row == (size_t)-1) {
        fprintf(stderr, "warpsmith: %s: no such parameter\n", key);
        abort();
    }
    return row;
}

static int64_t word_index(size_t row, const char *word)
{
    const struct param_decl *r = params_row(row);
    for (int64_t i = 0; r->words && r->words[i]; i++)
        if (strcmp(r->words[i], word) == 0)
            return i;
    fprintf(stderr, "warpsmith: %s: has no word %s\n", r->key, word);
    abort();
}

int64_t value_of(const int64_t *v, const char *key)
{
    return v[row_of(key)];
}

bool value_is(const int64_t *v, const char *key, const char *word)
{
    size_t row = row_of(key);
    return v[row] == word_index(row, word);
}

void value_set(int64_t *v, const char *key, int64_t value)
{
    v[row_of(key)] = value;
}

void value_set_word(int64_t *v, const char *key, const char *word)
{
    size_t row = row_of(key);
    v[row] = word_index(row, word);
}

const struct constraint *registry_constraint(size_t i)
{
    for (size_t f = 0; family_at(f); f++) {
        if (i < family_at(f)->nconstraints)
            return &family_at(f)->constraints[i];
        i -= family_at(f)->nconstraints;
    }
    return NULL;
}

size_t constraint_keys(const struct constraint *c)
{
    size_t n = 0;
    while (n < sizeof c->keys / sizeof *c->keys && c->keys[n])
        n++;
    return n;
}

static bool is_pow2(int64_t v)
{
    return v > 0 && (v & (v - 1)) == 0;
}

bool registry_legal(const struct param_decl *r, int64_t v)
{
    if (r->kind == PARAM_ENUM) {
        int64_t words = 0;
        while (r->words[words])
            words++;
        return v >= 0 && v < words;
    }
    if (v < r->min || v > r->max || (r->pow2 && !is_pow2(v)))
        return false;
    if (!r->allowed)
        return true;
    for (const int64_t *a = r->allowed; *a; a++)
        if (*a == v)
            return true;
    return false;
}

char *registry_print(const struct param_decl *r, int64_t v)
{
    return r->kind == PARAM_ENUM ? xstrdup(r->words[v]) : strfmt("%lld", (long long)v);
}

/* Appends to an owned string. */
static char *append(char *s, const char *more)
{
    char *both = strfmt("%s%s", s, more);
    free(s);
    return both;
}

char *param_legal(const struct param_decl *r)
{
    char *s = xstrdup("");
    if (r->kind == PARAM_ENUM) {
        for (size_t i = 0; r->words[i]; i++) {
            s = append(s, i ? ", " : "");
            s = append(s, r->words[i]);
        }
    } else if (r->allowed) {
        for (size_t i = 0; r->allowed[i]; i++) {
            char *word = strfmt("%s%lld", i ? ", " : "", (long long)r->allowed[i]);
            s = append(s, word);
            free(word);
        }
    } else {
        free(s);
        s = strfmt("%lld..%lld%s", (long long)r->min, (long long)r->max,
                   r->pow2 ? ", a power of two" : "");
    }
    return s;
}

/* A decimal whole number; one that does not fit becomes the largest or smallest there is, which no
 * row allows. */
static bool whole_number(const char *text, int64_t *v)
{
    const char *digits = text + (*text == '-');
    if (!*digits || digits[strspn(digits, "0123456789")])
        return false;
    *v = strtoll(text, NULL, 10);
    return true;
}

/* "must be a power of two (4 or 8)": the legal neighbours where the range is kept. */
static char *power_of_two_wanted(const struct param_decl *r, int64_t v)
{
    int64_t below = 1;
    while (2 * below <= v)
        below *= 2;
    if (below < r->min || 2 * below > r->max)
        return strfmt("must be a power of two (%lld..%lld)", (long long)r->min, (long long)r->max);
    return strfmt("must be a power of two (%lld or %lld)", (long long)below,
                  (long long)(2 * below));
}

char *registry_parse(const struct param_decl *r, const char *text, int64_t *v)
{
    char *legal = param_legal(r), *wrong = NULL;
    if (!*text) {
        wrong = strfmt("has no value (%s)", legal);
    } else if (r->kind == PARAM_ENUM) {
        for (*v = 0; r->words[*v]; ++*v)
            if (strcmp(r->words[*v], text) == 0)
                break;
        if (!r->words[*v])
            wrong = strfmt("must be %s%s", r->words[1] ? "one of " : "", legal);
    } else if (!whole_number(text, v)) {
        wrong = strfmt("must be a whole number (%s)", legal);
    } else if (*v < r->min || *v > r->max) {
        wrong = strfmt(r->allowed ? "must be one of %s" : "out of range (%s)", legal);
    } else if (!registry_legal(r, *v)) {
        wrong = r->pow2 ? power_of_two_wanted(r, *v) : strfmt("must be one of %s", legal);
    }
    free(legal);
    return wrong;
}

static bool in_section(const char *key, const char *section)
{
    size_t len = strlen(section);
    return strncmp(key, section, len) == 0 && key[len] == '.';
}

static bool concerns(const struct mechanism *m, const char *key)
{
    if (m->always && strcmp(m->always, key) == 0)
        return false;
    for (size_t i = 0; i < sizeof m->sections / sizeof *m->sections && m->sections[i]; i++)
        if (in_section(key, m->sections[i]))
            return true;
    return false;
}

const char *registry_needs(const char *key, const int64_t *v)
{
    const struct family *family;
    for (size_t f = 0; (family = family_at(f)); f++)
        for (size_t i = 0; i < family->nmechanisms; i++) {
            const struct mechanism *m = &family->mechanisms[i];
            if (concerns(m, key) && !m->present(v))
                return m->needs;
        }
    return NULL;
}
