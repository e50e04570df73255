/* Addresses of the active lanes of an instruction, packed: a base, then nothing, a stride or the
 * differences from lane to lane, whichever is shortest. docs/memory.md, MA-*. */
#include "cmodel/mem/lanes.h"
#include "base/mem.h"
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* A record: base (two words), form, then what the form needs. */
enum form { STRIDE, NARROW, WIDE };
enum { HEAD = 3 };

void lane_pool_free(struct lane_pool *p)
{
    free(p->words);
    *p = (struct lane_pool){0};
}

static void put64(uint32_t *at, uint64_t v)
{
    memcpy(at, &v, sizeof v);
}

static uint64_t get64(const uint32_t *at)
{
    uint64_t v;
    memcpy(&v, at, sizeof v);
    return v;
}

/* The shortest form that holds these addresses. */
static enum form choose(const uint64_t *addr, unsigned n)
{
    bool even = true, narrow = true;
    for (unsigned i = 1; i < n; i++) {
        uint64_t d = addr[i] - addr[i - 1];
        even = even && d == addr[1] - addr[0];
        narrow = narrow && (uint64_t)(int64_t)(int32_t)(uint32_t)d == d;
    }
    return even ? STRIDE : narrow ? NARROW : WIDE;
}

size_t lanes_pack(struct lane_pool *p, const uint64_t *addr, unsigned n)
{
    if (p->cap - p->n < HEAD + 64) {
        p->cap = p->cap ? 2 * p->cap : 1024;
        p->words = xrealloc(p->words, p->cap * sizeof *p->words);
    }
    p->n += !p->n; /* offset 0 is none */
    size_t at = p->n;
    uint32_t *w = p->words + at;
    enum form f = choose(addr, n);
    put64(w, addr[0]);
    w[2] = f;
    w += HEAD;
    if (f == STRIDE) {
        put64(w, n > 1 ? addr[1] - addr[0] : 0);
        w += 2;
    }
    for (unsigned i = 1; i < n && f != STRIDE; i++) {
        uint64_t d = addr[i] - addr[i - 1];
        if (f == NARROW) {
            *w++ = (uint32_t)d;
        } else {
            put64(w, d);
            w += 2;
        }
    }
    p->n = (size_t)(w - p->words);
    return at;
}

uint64_t lanes_first(const uint32_t *record)
{
    return get64(record);
}

void lanes_unpack(const uint32_t *record, unsigned n, uint64_t *addr)
{
    uint64_t a = get64(record), step;
    const uint32_t *w = record + HEAD;
    addr[0] = a;
    switch ((enum form)record[2]) {
    case STRIDE:
        step = get64(w);
        for (unsigned i = 1; i < n; i++)
            addr[i] = a += step;
        break;
    case NARROW:
        for (unsigned i = 1; i < n; i++)
            addr[i] = a += (uint64_t)(int64_t)(int32_t)w[i - 1];
        break;
    case WIDE:
        for (unsigned i = 1; i < n; i++)
            addr[i] = a += get64(w + 2 * (size_t)(i - 1));
        break;
    }
}
