/* Replay vectors in memory and their text; tb/replay_read.c reads it back. */
#include "tb/replay.h"
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/version.h"
#include "cmodel/config.h"
#include "params/registry.h"
#include "tb/sim.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct replay *replay_new(const struct params *p, const char *top, uint64_t seed)
{
    struct replay *r = xcalloc(1, sizeof *r);
    size_t rows = params_rows();
    r->path = xstrdup("");
    r->params = params_copy(p, params_name(p));
    r->top = xstrdup(top);
    r->seed = seed;
    r->key_lines = xcalloc(rows, sizeof *r->key_lines);
    block_pins(block_model(top), p, &r->pins);
    r->last = xcalloc(r->pins.in_words + 1, sizeof *r->last);
    return r;
}

void replay_free(struct replay *r)
{
    if (!r)
        return;
    params_free(r->params);
    pins_free(&r->pins);
    free(r->path);
    free(r->top);
    free(r->rows);
    free(r->items);
    free(r->words);
    free(r->key_lines);
    free(r->last);
    free(r);
}

static void add_item(struct replay *r, size_t pin, const uint32_t *value, size_t n)
{
    r->items = xgrow(r->items, r->nitems + 1, &r->cap_items, sizeof *r->items);
    r->words = xgrow(r->words, r->nwords + n, &r->cap_words, sizeof *r->words);
    r->items[r->nitems++] = (struct replay_item){pin, r->nwords};
    memcpy(r->words + r->nwords, value, n * sizeof *value);
    r->nwords += n;
}

void replay_add(struct replay *r, bool rst, const uint32_t *in)
{
    size_t first = r->nitems;
    uint32_t reset = rst;
    if (rst != r->last_rst)
        add_item(r, (size_t)REPLAY_RST, &reset, 1);
    for (size_t i = 0; i < r->pins.n; i++) {
        const struct pin *pin = &r->pins.pins[i];
        size_t n = words32(pin->width);
        if (!pin->output && memcmp(in + pin->word, r->last + pin->word, n * sizeof *in) != 0)
            add_item(r, i, in + pin->word, n);
    }
    r->last_rst = rst;
    memcpy(r->last, in, r->pins.in_words * sizeof *in);
    r->cycles++;
    if (r->nitems == first && r->nrows) {
        r->rows[r->nrows - 1].hold++;
        return;
    }
    r->rows = xgrow(r->rows, r->nrows + 1, &r->cap_rows, sizeof *r->rows);
    r->rows[r->nrows++] = (struct replay_row){.first = first, .n = r->nitems - first};
}

void replay_expect(struct replay *r, const char *port, uint64_t value)
{
    size_t pin = pins_find(&r->pins, port);
    uint32_t words[2] = {(uint32_t)value, (uint32_t)(value >> 32)};
    add_item(r, pin, words, words32(r->pins.pins[pin].width));
    r->rows[r->nrows - 1].expected++;
}

unsigned replay_line(const struct replay *r, uint64_t cycle)
{
    for (size_t i = 0; i < r->nrows; i++) {
        if (cycle <= r->rows[i].hold)
            return r->rows[i].line;
        cycle -= r->rows[i].hold + 1;
    }
    return 0;
}

static void write_comment(FILE *f, const char *comment)
{
    while (comment && *comment) {
        size_t n = strcspn(comment, "\n");
        fprintf(f, "#%s%.*s\n", n ? " " : "", (int)n, comment);
        comment += n + (comment[n] == '\n');
    }
}

static void write_rows(FILE *f, const struct replay *r)
{
    uint64_t cycle = 0;
    for (size_t i = 0; i < r->nrows; i++) {
        const struct replay_row *row = &r->rows[i];
        fputs("cycle", f);
        for (size_t k = row->first; k < row->first + row->n + row->expected; k++) {
            if (k == row->first + row->n)
                fprintf(f, " # %llu\nexpect", (unsigned long long)cycle);
            const struct replay_item *item = &r->items[k];
            bool rst = item->pin == (size_t)REPLAY_RST;
            struct pin pin =
                rst ? (struct pin){.name = "rst", .width = 1} : r->pins.pins[item->pin];
            pin.word = 0;
            char *hex = pin_hex(&pin, r->words + item->word);
            const char *digits = hex + strspn(hex, "0");
            fprintf(f, " %s=%s", pin.name, *digits ? digits : "0");
            free(hex);
        }
        if (row->expected)
            fputs("\n", f);
        else
            fprintf(f, " # %llu\n", (unsigned long long)cycle);
        if (row->hold)
            fprintf(f, "hold %llu\n", (unsigned long long)row->hold);
        cycle += row->hold + 1;
    }
    fprintf(f, "end %llu\n", (unsigned long long)cycle);
}

bool replay_write(const struct replay *r, const char *path, const char *comment, struct diag *d)
{
    struct outfile o;
    size_t rows = params_rows();
    if (!outfile_open(&o, path, d))
        return false;
    fprintf(o.f, "warpsmith-replay 1\n");
    write_comment(o.f, comment);
    fprintf(o.f, "version %s\nname %s\ntop %s\nseed %llu\n", WS_VERSION, params_name(r->params),
            r->top, (unsigned long long)r->seed);
    for (size_t i = 0; i < rows; i++) {
        const char *key = params_row(i)->key;
        if (params_row(i)->kind == PARAM_INT)
            fprintf(o.f, "%s = %lld\n", key, (long long)params_int(r->params, key));
        else
            fprintf(o.f, "%s = %s\n", key, params_word(r->params, key));
    }
    write_rows(o.f, r);
    return outfile_commit(&o, d);
}
