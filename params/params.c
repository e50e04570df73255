/* Loading, looking up and writing parameter sets. */
#include "params/params.h"
#include "base/diag.h"
#include "base/mem.h"
#include "base/nearest.h"
#include "base/open.h"
#include "base/text.h"
#include "params/family.h"
#include "params/inifile.h"
#include "params/presets.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct params {
    char *name;
    size_t rows;
    int64_t value[]; /* one per row of the registry */
};

/* Where the value of a row comes from while a set is being loaded. */
struct origin {
    char *text;     /* "x.ini:7: regfile.banks = 6" or "--set regfile.banks=6"; NULL: the default */
    unsigned line;  /* in the file, 0 if not from there */
    unsigned turn;  /* order of arrival */
    bool bad, used; /* used: it says something with the other values of the file */
};

struct load {
    const char *file;
    size_t rows;
    struct origin *origins;
    int64_t *value;
    unsigned turn;
    size_t pairs;
    bool skip;  /* in a section that is not known: its keys cannot be judged */
    bool warns; /* of keys without effect */
    struct diag *d;
};

static struct params *new_params(const char *name)
{
    size_t rows = params_rows();
    struct params *p = xmalloc(sizeof *p + rows * sizeof p->value[0]);
    p->name = xstrdup(name);
    p->rows = rows;
    for (size_t i = 0; i < rows; i++)
        p->value[i] = params_row(i)->def;
    return p;
}

struct params *params_from_values(const char *name, const int64_t *value)
{
    struct params *p = new_params(name);
    memcpy(p->value, value, p->rows * sizeof *value);
    return p;
}

struct params *params_copy(const struct params *p, const char *name)
{
    return params_from_values(name, p->value);
}

void params_free(struct params *p)
{
    if (p)
        free(p->name);
    free(p);
}

/* The key nearest to `key`; with `bare`, the one whose part after the dot is nearest. */
static const char *nearest_key(const char *key, bool bare)
{
    size_t rows = params_rows();
    const char **keys = xcalloc(rows, sizeof *keys);
    for (size_t i = 0; i < rows; i++)
        keys[i] = bare ? strchr(params_row(i)->key, '.') + 1 : params_row(i)->key;
    const char *best = nearest_word(key, keys, rows);
    size_t row = 0;
    while (keys[row] != best)
        row++;
    free(keys);
    return params_row(row)->key;
}

/* Does "regfile.banks" stand in "regfile"? */
static bool is_in_section(const char *key, const char *section)
{
    size_t len = strcspn(key, ".");
    return strncmp(key, section, len) == 0 && !section[len];
}

/* Takes ownership of `where`. */
static void set_value(struct load *l, const char *key, const char *text, char *where, unsigned line)
{
    size_t row = registry_find(key);
    if (row == (size_t)-1) {
        diag_error(l->d, "%s: unknown key (the nearest known one is %s)", where,
                   nearest_key(key, !strchr(key, '.')));
        free(where);
        return;
    }
    struct origin *o = &l->origins[row];
    if (line && o->line) {
        diag_error(l->d, "%s: given twice (first in line %u)", where, o->line);
        free(where);
        return;
    }
    free(o->text);
    *o = (struct origin){.text = where, .line = line, .turn = ++l->turn};
    int64_t v;
    char *wrong = registry_parse(params_row(row), text, &v);
    if (wrong) {
        diag_error(l->d, "%s: %s", where, wrong);
        o->bad = true;
    } else {
        l->value[row] = v;
    }
    free(wrong);
}

static void refuse_section(struct load *l, const char *section, unsigned line)
{
    char **names = xcalloc(l->rows, sizeof *names);
    for (size_t i = 0; i < l->rows; i++) {
        const char *key = params_row(i)->key;
        names[i] = strfmt("%.*s", (int)strcspn(key, "."), key);
    }
    diag_error(l->d, "%s:%u: [%s]: unknown section (the nearest known one is [%s])", l->file, line,
               section, nearest_word(section, (const char *const *)names, l->rows));
    for (size_t i = 0; i < l->rows; i++)
        free(names[i]);
    free(names);
}

static void on_section(void *user, const char *section, unsigned line)
{
    struct load *l = user;
    l->skip = true;
    for (size_t i = 0; i < l->rows && l->skip; i++)
        l->skip = !is_in_section(params_row(i)->key, section);
    if (l->skip)
        refuse_section(l, section, line);
}

static void on_pair(void *user, const char *section, const char *name, const char *value,
                    unsigned line)
{
    struct load *l = user;
    l->pairs++;
    if (l->skip)
        return;
    if (!*section) {
        const char *near = nearest_key(name, true);
        diag_error(l->d, "%s:%u: %s = %s: stands before the first section (the nearest key is %s)",
                   l->file, line, name, value, near);
        return;
    }
    char *key = strfmt("%s.%s", section, name);
    set_value(l, key, value, strfmt("%s:%u: %s = %s", l->file, line, key, value), line);
    free(key);
}

static char *trimmed(const char *s, size_t len)
{
    while (len && strchr(" \t", *s)) {
        s++;
        len--;
    }
    while (len && strchr(" \t", s[len - 1]))
        len--;
    return strfmt("%.*s", (int)len, s);
}

static void apply_set(struct load *l, const char *set)
{
    const char *eq = strchr(set, '=');
    if (!eq) {
        diag_error(l->d, "--set %s: no value (write --set section.key=value)", set);
        return;
    }
    char *key = trimmed(set, (size_t)(eq - set));
    char *value = trimmed(eq + 1, strlen(eq + 1));
    set_value(l, key, value, strfmt("--set %s=%s", key, value), 0);
    free(key);
    free(value);
}

/* The values of `row` nearest to the present one, below and above, with which c holds: ": 2 or 4",
 * or "" where there is none. */
static char *values_that_hold(const struct load *l, const struct constraint *c, size_t row)
{
    const struct param_decl *r = params_row(row);
    int64_t now = l->value[row], found[2];
    size_t n = 0;
    for (int step = -1; step <= 1; step += 2)
        for (int64_t v = now + step; v >= r->min && v <= r->max; v += step) {
            l->value[row] = v;
            if (registry_legal(r, v) && c->holds(l->value)) {
                found[n++] = v;
                break;
            }
        }
    l->value[row] = now;
    if (n == 0)
        return xstrdup("");
    char *first = registry_print(r, found[0]);
    char *second = n > 1 ? registry_print(r, found[1]) : NULL;
    char *text = second ? strfmt(": %s or %s", first, second) : strfmt(": %s", first);
    free(first);
    free(second);
    return text;
}

/* Reports at the knob that was given last: the earlier ones may be what the user builds on. */
static void report_constraint(struct load *l, const struct constraint *c)
{
    size_t keys = constraint_keys(c), blamed = registry_find(c->keys[0]);
    char *others = xstrdup("");
    for (size_t k = 1; k < keys; k++) {
        size_t row = registry_find(c->keys[k]);
        if (l->origins[row].turn > l->origins[blamed].turn)
            blamed = row;
    }
    for (size_t k = 0; k < keys; k++) {
        size_t row = registry_find(c->keys[k]);
        if (row == blamed)
            continue;
        char *value = registry_print(params_row(row), l->value[row]);
        char *more =
            strfmt("%s%s%s = %s", others, *others ? ", " : "", params_row(row)->key, value);
        free(value);
        free(others);
        others = more;
    }
    char *hint = values_that_hold(l, c, blamed);
    const struct origin *o = &l->origins[blamed];
    diag_error(l->d, "%s: %s (with %s%s)", o->text ? o->text : l->file, c->text, others, hint);
    free(hint);
    free(others);
}

static void check_constraints(struct load *l)
{
    const struct constraint *c;
    for (size_t i = 0; (c = registry_constraint(i)); i++) {
        bool known = true;
        for (size_t k = 0; k < constraint_keys(c); k++)
            known = known && !l->origins[registry_find(c->keys[k])].bad;
        if (known && !c->holds(l->value))
            report_constraint(l, c);
    }
}

/* A parameter file has some hundred bytes; the bound keeps /dev/zero out. */
enum { CONFIG_BYTES = 1 << 20 };

static char *read_config(const char *path, size_t *len, struct diag *d)
{
    FILE *f = file_open(path);
    if (!*path) {
        diag_error(d, "the name of the preset or parameter file is empty");
        return NULL;
    }
    if (!f) {
        if (errno != ENOENT || strchr(path, '/')) {
            diag_error(d, "%s: cannot be read: %s", path, file_open_error(errno));
            return NULL;
        }
        const char *const *names = params_presets();
        size_t n = 0;
        while (names[n])
            n++;
        diag_error(d, "%s: neither a preset nor a file (the nearest preset is %s)", path,
                   nearest_word(path, names, n));
        return NULL;
    }
    char *text = xmalloc(CONFIG_BYTES + 1);
    *len = fread(text, 1, CONFIG_BYTES + 1, f);
    const char *why = ferror(f) ? strerror(errno) : NULL;
    fclose(f);
    if (!why && *len > CONFIG_BYTES)
        why = "more than 1 MiB (a parameter file is small)";
    if (why) {
        diag_error(d, "%s: cannot be read: %s", path, why);
        free(text);
        return NULL;
    }
    text[*len] = '\0';
    return text;
}

/* "dir/x.ini" -> "x". */
static char *base_name(const char *path)
{
    const char *slash = strrchr(path, '/'), *base = slash ? slash + 1 : path;
    size_t len = strlen(base);
    if (ends_with(base, ".ini"))
        len -= strlen(".ini");
    return strfmt("%.*s", (int)len, base);
}

/* Reads the text of CONFIG into l; false if there is none. */
static void load_text(struct load *l, const char *name, const char *text, size_t len)
{
    const struct ini_events events = {l, on_section, on_pair};
    size_t errors = l->d->errors;
    ini_read(name, text, len, &events, l->d);
    if (!l->pairs && l->d->errors == errors)
        diag_error(l->d, "%s: no keys in it (an empty set is surely not what is meant)", name);
}

static bool load_config(struct load *l, const char *config)
{
    const struct preset *preset = preset_find(config);
    size_t len = preset ? strlen(preset->text) : 0;
    char *text = preset ? NULL : read_config(config, &len, l->d);
    if (!preset && !text)
        return false;
    load_text(l, config, preset ? preset->text : text, len);
    free(text);
    return true;
}

/* Lines of the file that say something with what else stands there. */
static void mark_used(struct load *l)
{
    for (size_t i = 0; i < l->rows; i++)
        l->origins[i].used = l->origins[i].text && !registry_needs(params_row(i)->key, l->value);
}

/* A key that nothing asks for is no error, but who gives it may think that it does something. Not
 * of what a --set has taken away from a file in which it makes sense. */
static void warn_of_absent(const struct load *l)
{
    for (unsigned turn = 1; turn <= l->turn; turn++)
        for (size_t i = 0; i < l->rows; i++) {
            const struct origin *o = &l->origins[i];
            const char *needs =
                o->turn == turn && !o->used ? registry_needs(params_row(i)->key, l->value) : NULL;
            if (needs)
                diag_warn(l->d, "%s: has no effect (it needs %s)", o->text, needs);
        }
}

/* Applies `sets`, checks the constraints if there is something to check, and closes the load. NULL
 * after errors. */
static struct params *finish(struct load *l, struct params *p, bool there, const char *const *sets,
                             size_t nsets, size_t errors)
{
    for (size_t i = 0; i < nsets; i++)
        apply_set(l, sets[i]);
    if (there)
        check_constraints(l);
    if (l->warns && l->d->errors == errors)
        warn_of_absent(l);
    for (size_t i = 0; i < l->rows; i++)
        free(l->origins[i].text);
    free(l->origins);
    if (l->d->errors > errors) {
        params_free(p);
        return NULL;
    }
    return p;
}

static struct load open_load(const char *from, struct params *p, struct diag *d)
{
    struct load l = {.file = from, .rows = params_rows(), .value = p->value, .d = d};
    l.origins = xcalloc(l.rows, sizeof *l.origins);
    return l;
}

/* `text` NULL: what `config` names. */
static struct params *load(const char *config, const char *text, const char *const *sets,
                           size_t nsets, bool warns, struct diag *d)
{
    char *name = base_name(config);
    struct params *p = new_params(name);
    free(name);
    size_t errors = d->errors;
    struct load l = open_load(config, p, d);
    l.warns = warns;
    bool there = text || load_config(&l, config);
    if (text)
        load_text(&l, config, text, strlen(text));
    mark_used(&l);
    return finish(&l, p, there, sets, nsets, errors);
}

struct params *params_load(const char *config, const char *const *sets, size_t nsets,
                           struct diag *d)
{
    return load(config, NULL, sets, nsets, false, d);
}

struct params *params_given(const char *config, const char *const *sets, size_t nsets,
                            struct diag *d)
{
    return load(config, NULL, sets, nsets, true, d);
}

struct params *params_parse(const char *name, const char *text, const char *const *sets,
                            size_t nsets, struct diag *d)
{
    return load(name, text, sets, nsets, true, d);
}

struct params *params_with(const struct params *p, const char *const *sets, size_t nsets,
                           struct diag *d)
{
    struct params *q = params_copy(p, p->name);
    size_t errors = d->errors;
    struct load l = open_load(p->name, q, d);
    return finish(&l, q, true, sets, nsets, errors);
}

const char *params_name(const struct params *p)
{
    return p->name;
}

static size_t row_of(const char *key, enum param_kind kind)
{
    size_t row = registry_find(key);
    if (row == (size_t)-1 || params_row(row)->kind != kind) {
        fprintf(stderr, "warpsmith: %s: the registry has no such %s\n", key,
                kind == PARAM_INT ? "number" : "word");
        abort();
    }
    return row;
}

int64_t params_int(const struct params *p, const char *key)
{
    return p->value[row_of(key, PARAM_INT)];
}

unsigned params_u(const struct params *p, const char *key)
{
    return (unsigned)params_int(p, key);
}

const char *params_word(const struct params *p, const char *key)
{
    size_t row = row_of(key, PARAM_ENUM);
    return params_row(row)->words[p->value[row]];
}

bool params_is(const struct params *p, const char *key, const char *word)
{
    size_t row = row_of(key, PARAM_ENUM);
    const char *const *words = params_row(row)->words;
    for (int64_t i = 0; words[i]; i++)
        if (strcmp(words[i], word) == 0)
            return p->value[row] == i;
    fprintf(stderr, "warpsmith: %s: has no word %s\n", key, word);
    abort();
}

static size_t section_len(size_t row)
{
    return strcspn(params_row(row)->key, ".");
}

static bool same_section(size_t a, size_t b)
{
    size_t len = section_len(a);
    return len == section_len(b) && strncmp(params_row(a)->key, params_row(b)->key, len) == 0;
}

void params_write_ini(const struct params *p, FILE *f)
{
    size_t rows = params_rows(), written = 0;
    bool *done = xcalloc(rows, sizeof *done);
    for (size_t i = 0; i < rows; i++)
        done[i] = p->value[i] == params_row(i)->def;
    /* A file without keys is refused, so a set of nothing but defaults states its first one. */
    bool any = false;
    for (size_t i = 0; i < rows; i++)
        any |= !done[i];
    done[0] &= any;
    /* The rows of a section need not stand side by side. */
    for (size_t i = 0; i < rows; i++) {
        if (done[i])
            continue;
        fprintf(f, "%s[%.*s]\n", written++ ? "\n" : "", (int)section_len(i), params_row(i)->key);
        for (size_t k = i; k < rows; k++) {
            if (done[k] || !same_section(i, k))
                continue;
            done[k] = true;
            char *value = registry_print(params_row(k), p->value[k]);
            fprintf(f, "%s = %s\n", params_row(k)->key + section_len(k) + 1, value);
            free(value);
        }
    }
    free(done);
}

bool params_has(const struct params *p, const char *key, const char *text)
{
    size_t row = registry_find(key);
    if (row == (size_t)-1)
        program_defect(key);
    int64_t v;
    char *wrong = registry_parse(params_row(row), text, &v);
    bool has = !wrong && v == p->value[row];
    free(wrong);
    return has;
}

json_t *params_to_json(const struct params *p)
{
    size_t rows = params_rows();
    json_t *o = json_object();
    for (size_t i = 0; i < rows; i++)
        json_object_set_new(o, params_row(i)->key,
                            params_row(i)->kind == PARAM_ENUM
                                ? json_string(params_row(i)->words[p->value[i]])
                                : json_integer(p->value[i]));
    return o;
}

unsigned clog2(unsigned n)
{
    unsigned bits = 0;
    while (bits < 32 && (1ull << bits) < n)
        bits++;
    return bits;
}

struct sizes params_sizes(const struct params *p)
{
    struct sizes s = {0};
    for (size_t f = 0; family_at(f); f++)
        if (family_at(f)->sizes)
            family_at(f)->sizes(p, &s);
    return s;
}
