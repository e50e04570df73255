/* Reading replay vectors: docs/replay.md. Reading stops at the first thing that is wrong. */
#include "base/diag.h"
#include "base/mem.h"
#include "base/nearest.h"
#include "base/open.h"
#include "base/text.h"
#include "cmodel/config.h"
#include "params/registry.h"
#include "tb/replay.h"
#include <ctype.h>
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A vector has some kilobytes; the bound keeps /dev/zero out. */
enum { VECTOR_BYTES = 256 << 20, SHOWN = 40, NAME_CHARS = 64 };
static const uint64_t most_cycles = 1ull << 40;

struct reader {
    struct replay *r;
    struct diag *d;
    unsigned line;
    bool failed, begun, ended; /* begun: the first `cycle` was read */
    char *name;
    bool version, seed;
    char **values; /* of the rows of the parameter registry; NULL: not given */
};

__attribute__((format(printf, 2, 3))) static void wrong(struct reader *r, const char *fmt, ...)
{
    va_list ap;
    char *text;
    va_start(ap, fmt);
    if (vasprintf(&text, fmt, ap) < 0)
        mem_ran_out();
    va_end(ap);
    if (!r->failed)
        diag_error(r->d, "%s:%u: %s", r->r->path, r->line, text);
    r->failed = true;
    free(text);
}

/* The next word of a line, cut off in place; NULL at its end. */
static char *next_word(char **at)
{
    char *w = *at + strspn(*at, " \t");
    if (!*w)
        return NULL;
    *at = w + strcspn(w, " \t");
    if (**at)
        *(*at)++ = '\0';
    return w;
}

static bool number(const char *text, uint64_t max, uint64_t *v)
{
    errno = 0;
    *v = strtoull(text, NULL, 10);
    return *text && !text[strspn(text, "0123456789")] && !errno && *v <= max;
}

/* The one argument of a keyword; NULL after reporting. */
static char *argument(struct reader *r, const char *keyword, char **at, const char *what)
{
    char *arg = next_word(at);
    if (!arg)
        wrong(r, "%s: without a value (%s)", keyword, what);
    else if (next_word(at))
        wrong(r, "%s %.*s: more than one value (%s)", keyword, SHOWN, arg, what);
    return r->failed ? NULL : arg;
}

static void set_key(struct reader *r, const char *key, char *value)
{
    size_t row = registry_find(key);
    if (row == (size_t)-1) {
        size_t rows = params_rows();
        const char **keys = xcalloc(rows, sizeof *keys);
        for (size_t i = 0; i < rows; i++)
            keys[i] = params_row(i)->key;
        wrong(r, "%.*s: unknown parameter (the nearest known one is %s)", SHOWN, key,
              nearest_word(key, keys, rows));
        free(keys);
    } else if (r->values[row]) {
        wrong(r, "%s: given twice (first in line %u)", key, r->r->key_lines[row]);
    } else {
        r->values[row] = xstrdup(value);
        r->r->key_lines[row] = r->line;
    }
}

static void read_top(struct reader *r, const char *arg)
{
    const struct block_model *const *models = block_models();
    size_t n = 0;
    while (models[n])
        n++;
    const char **names = xcalloc(n, sizeof *names);
    for (size_t i = 0; i < n; i++)
        names[i] = models[i]->name;
    if (block_model(arg))
        r->r->top = xstrdup(arg);
    else
        wrong(r, "top %.*s: unknown block (the nearest known one is %s)", SHOWN, arg,
              nearest_word(arg, names, n));
    free(names);
}

/* A line in front of the first cycle. */
static void header_line(struct reader *r, char *word, char *at)
{
    static const char *const twice = "%s: given twice";
    char *arg;
    uint64_t v;
    if (strcmp(word, "version") == 0) {
        if (r->version)
            wrong(r, twice, word);
        r->version = argument(r, word, &at, "the Warpsmith that wrote it") != NULL;
    } else if (strcmp(word, "name") == 0) {
        if (r->name)
            wrong(r, twice, word);
        else if ((arg = argument(r, word, &at, "of the parameter set"))) {
            if (strlen(arg) > NAME_CHARS || strchr(arg, '/'))
                wrong(r, "name %.*s: must be a plain word of at most %d characters", SHOWN, arg,
                      NAME_CHARS);
            else
                r->name = xstrdup(arg);
        }
    } else if (strcmp(word, "top") == 0) {
        if (r->r->top)
            wrong(r, twice, word);
        else if ((arg = argument(r, word, &at, "a block")))
            read_top(r, arg);
    } else if (strcmp(word, "seed") == 0) {
        if (r->seed)
            wrong(r, twice, word);
        else if ((arg = argument(r, word, &at, "a whole number"))) {
            if (!number(arg, UINT64_MAX, &v))
                wrong(r, "seed %.*s: must be a whole number (0..%llu)", SHOWN, arg,
                      (unsigned long long)UINT64_MAX);
            r->r->seed = v;
            r->seed = true;
        }
    } else {
        char *eq = next_word(&at);
        if (!strchr(word, '.') || !eq || strcmp(eq, "=") != 0)
            wrong(r,
                  "%.*s: not known here (`version`, `name`, `top`, `seed`, `section.key = value`, "
                  "then `cycle`)",
                  SHOWN, word);
        else if ((arg = argument(r, word, &at, "one word or number")))
            set_key(r, word, arg);
    }
}

/* What params_load() says of "--set KEY=VALUE" is said of the line that gave it. */
static void report_params(struct reader *r, const struct diag *said)
{
    size_t rows = params_rows();
    for (size_t i = 0; i < rows; i++) {
        char *set = strfmt("--set %s=%s: ", params_row(i)->key, r->values[i] ? r->values[i] : "");
        size_t n = strlen(set);
        if (r->values[i] && strncmp(said->lines[0], set, n) == 0) {
            r->line = r->r->key_lines[i];
            wrong(r, "%s = %s: %s", params_row(i)->key, r->values[i], said->lines[0] + n);
        }
        free(set);
    }
    wrong(r, "%s", said->lines[0]); /* a default that does not go with what is given */
}

/* Everything that the cycles need to be understood is there. */
static void begin_cycles(struct reader *r)
{
    const char *missing = !r->version  ? "version"
                          : !r->name   ? "name"
                          : !r->r->top ? "top"
                          : !r->seed   ? "seed"
                                       : NULL;
    r->begun = true;
    if (missing) {
        wrong(r, "`%s` is missing in front of the first cycle", missing);
        return;
    }
    size_t rows = params_rows();
    const char **sets = xcalloc(rows, sizeof *sets);
    for (size_t i = 0; i < rows; i++) {
        char *def = registry_print(params_row(i), params_row(i)->def);
        sets[i] = strfmt("%s=%s", params_row(i)->key, r->values[i] ? r->values[i] : def);
        free(def);
    }
    struct diag said;
    diag_init(&said, NULL);
    unsigned line = r->line;
    struct params *loaded = params_load(params_presets()[0], sets, rows, &said);
    if (loaded)
        r->r->params = params_copy(loaded, r->name);
    else
        report_params(r, &said);
    params_free(loaded);
    r->line = line;
    diag_free(&said);
    for (size_t i = 0; i < rows; i++)
        free((void *)(uintptr_t)sets[i]);
    free(sets);
    if (r->failed)
        return;
    block_pins(block_model(r->r->top), r->r->params, &r->r->pins);
    r->r->last = xcalloc(r->r->pins.in_words + 1, sizeof *r->r->last);
}

static size_t find_port(struct reader *r, const char *name, bool output)
{
    const struct pin_list *l = &r->r->pins;
    if (!output && l->clocked && strcmp(name, "rst") == 0)
        return (size_t)REPLAY_RST;
    const char *kind = output ? "output" : "input";
    size_t pin = pins_find(l, name), n = 0;
    if (pin == (size_t)-1) {
        const char **names = xcalloc(l->n + 1, sizeof *names);
        for (size_t i = 0; i < l->n; i++)
            if (l->pins[i].output == output)
                names[n++] = l->pins[i].name;
        wrong(r, "%.*s: no such %s of %s (the nearest is %s)", SHOWN, name, kind, r->r->top,
              n ? nearest_word(name, names, n) : "none: there are none");
        free(names);
    } else if (l->pins[pin].output != output) {
        wrong(r, "%s: is an %s of %s (only %ss are %s)", name, output ? "input" : "output",
              r->r->top, kind, output ? "expected" : "given");
    }
    return pin;
}

static int digit(char c)
{
    return isdigit((unsigned char)c) ? c - '0' : tolower((unsigned char)c) - 'a' + 10;
}

static void read_value(struct reader *r, char *word, bool output)
{
    struct replay *v = r->r;
    char *hex = strchr(word, '=');
    if (!hex) {
        wrong(r, "%.*s: without a value (port=hex)", SHOWN, word);
        return;
    }
    *hex++ = '\0';
    size_t pin = find_port(r, word, output);
    if (r->failed)
        return;
    size_t digits = strlen(hex);
    unsigned width = pin == (size_t)REPLAY_RST ? 1 : v->pins.pins[pin].width;
    if (!digits || strspn(hex, "0123456789abcdefABCDEF") != digits) {
        wrong(r, "%s=%.*s: must be hex digits", word, SHOWN, hex);
        return;
    }
    size_t words = words32(width);
    v->words = xgrow(v->words, v->nwords + words, &v->cap_words, sizeof *v->words);
    uint32_t *value = v->words + v->nwords;
    memset(value, 0, words * sizeof *value);
    for (size_t i = 0; i < digits; i++) {
        unsigned x = (unsigned)digit(hex[digits - 1 - i]);
        if (x && (4 * i >= width || (width - 4 * i < 4 && x >> (width - 4 * i)))) {
            wrong(r, "%s=%.*s: is wider than the port (%u bit%s)", word, SHOWN, hex, width,
                  width == 1 ? "" : "s");
            return;
        }
        if (x)
            value[i / 8] |= x << i % 8 * 4;
    }
    struct replay_row *row = &v->rows[v->nrows - 1];
    for (size_t k = row->first; k < v->nitems; k++)
        if (v->items[k].pin == pin) {
            wrong(r, "%s: given twice in one cycle", word);
            return;
        }
    v->items = xgrow(v->items, v->nitems + 1, &v->cap_items, sizeof *v->items);
    v->items[v->nitems++] = (struct replay_item){pin, v->nwords};
    v->nwords += words;
    if (output)
        row->expected++;
    else
        row->n++;
}

static void cycle_line(struct reader *r, char *at)
{
    struct replay *v = r->r;
    v->rows = xgrow(v->rows, v->nrows + 1, &v->cap_rows, sizeof *v->rows);
    v->rows[v->nrows++] = (struct replay_row){.line = r->line, .first = v->nitems};
    v->cycles++;
    for (char *word; !r->failed && (word = next_word(&at));)
        read_value(r, word, false);
}

/* Of the cycle in the line in front. */
static void expect_line(struct reader *r, char *at)
{
    const struct replay_row *row = &r->r->rows[r->r->nrows - 1];
    if (row->hold || row->expected) {
        wrong(r, "expect: stands behind %s (one line behind `cycle`)",
              row->hold ? "`hold`" : "another `expect`");
        return;
    }
    for (char *word; !r->failed && (word = next_word(&at));)
        read_value(r, word, true);
}

static void hold_line(struct reader *r, char *at)
{
    struct replay *v = r->r;
    uint64_t n;
    char *arg = argument(r, "hold", &at, "a number of cycles");
    if (!arg)
        return;
    if (!number(arg, most_cycles, &n) || !n || v->cycles + n > most_cycles) {
        wrong(r, "hold %.*s: must be a whole number (1..%llu)", SHOWN, arg,
              (unsigned long long)most_cycles);
        return;
    }
    v->rows[v->nrows - 1].hold += n;
    v->cycles += n;
}

static void end_line(struct reader *r, char *at)
{
    uint64_t n;
    char *arg = argument(r, "end", &at, "the number of cycles");
    if (!arg)
        return;
    if (!number(arg, UINT64_MAX, &n) || n != r->r->cycles)
        wrong(r, "end %.*s: the vector has %llu cycles", SHOWN, arg,
              (unsigned long long)r->r->cycles);
    r->ended = true;
}

static void read_line(struct reader *r, char *line)
{
    if (r->line == 1) {
        if (strcmp(line, "warpsmith-replay 1") != 0)
            wrong(r, "not a replay vector (its first line must be `warpsmith-replay 1`)");
        return;
    }
    for (const char *c = line; *c; c++)
        if (!isprint((unsigned char)*c) && *c != '\t') {
            wrong(r, "byte 0x%02x in column %zu (plain text is wanted)", (unsigned char)*c,
                  (size_t)(c - line) + 1);
            return;
        }
    line[strcspn(line, "#")] = '\0';
    char *at = line, *word = next_word(&at);
    if (!word)
        return;
    if (r->ended) {
        wrong(r, "%.*s: stands behind `end`", SHOWN, word);
        return;
    }
    if (strcmp(word, "cycle") == 0) {
        if (!r->begun)
            begin_cycles(r);
        if (!r->failed)
            cycle_line(r, at);
    } else if (!r->begun && strcmp(word, "hold") != 0 && strcmp(word, "end") != 0 &&
               strcmp(word, "expect") != 0) {
        header_line(r, word, at);
    } else if (!r->begun) {
        wrong(r, "%s: stands in front of the first `cycle`", word);
    } else if (strcmp(word, "hold") == 0) {
        hold_line(r, at);
    } else if (strcmp(word, "expect") == 0) {
        expect_line(r, at);
    } else if (strcmp(word, "end") == 0) {
        end_line(r, at);
    } else {
        wrong(r, "%.*s: not known here (`cycle`, `expect`, `hold` or `end`)", SHOWN, word);
    }
}

static char *read_text(const char *path, size_t *len, struct diag *d)
{
    FILE *f = file_open(path);
    if (!f) {
        diag_error(d, "%s: cannot be read: %s", path, file_open_error(errno));
        return NULL;
    }
    size_t cap = 1 << 16, got;
    char *text = xmalloc(cap);
    *len = 0;
    while (*len <= VECTOR_BYTES && (got = fread(text + *len, 1, cap - 1 - *len, f)) > 0) {
        *len += got;
        if (*len == cap - 1)
            text = xrealloc(text, cap *= 2);
    }
    const char *why = ferror(f) ? strerror(errno) : *len > VECTOR_BYTES ? "too long" : NULL;
    fclose(f);
    text[*len] = '\0';
    if (!why)
        return text;
    diag_error(d, "%s: cannot be read: %s", path, why);
    free(text);
    return NULL;
}

struct replay *replay_read(const char *path, struct diag *d)
{
    size_t len, rows = params_rows();
    char *text = read_text(path, &len, d);
    if (!text)
        return NULL;
    struct reader r = {.r = xcalloc(1, sizeof *r.r), .d = d};
    r.r->path = xstrdup(path);
    r.r->key_lines = xcalloc(rows, sizeof *r.r->key_lines);
    r.values = xcalloc(rows, sizeof *r.values);
    for (char *at = text, *end = text + len; at < end && !r.failed;) {
        char *line = at, *newline = memchr(at, '\n', (size_t)(end - at));
        at = newline ? newline + 1 : end;
        r.line++;
        if (newline)
            *newline = '\0';
        char *stop = newline ? newline : end;
        if (stop > line && stop[-1] == '\r')
            *--stop = '\0';
        if (memchr(line, 0, (size_t)(stop - line)))
            wrong(&r, "byte 0x00 (plain text is wanted)");
        else
            read_line(&r, line);
    }
    if (!r.failed && r.line == 0) {
        r.line = 1;
        wrong(&r, "the file is empty (a replay vector is wanted)");
    }
    if (!r.ended)
        wrong(&r, "`end N` is missing: the vector is cut off");
    for (size_t i = 0; i < rows; i++)
        free(r.values[i]);
    free(r.values);
    free(r.name);
    free(text);
    if (!r.failed)
        return r.r;
    replay_free(r.r);
    return NULL;
}
