/* Random legal parameter sets, for tests of the whole space. */
#include "base/mem.h"
#include "base/splitmix.h"
#include "base/text.h"
#include "params/family.h"
#include <stdlib.h>
#include <string.h>

enum { SHARES = 16 }; /* of which families have some each */

static int64_t below(uint64_t *state, int64_t n)
{
    return (int64_t)(splitmix(state) % (uint64_t)n);
}

/* Each key draws from a stream of its own, so that a new knob leaves the others' values of a seed
 * what they were. FNV-1a over the key. */
static uint64_t stream_of(uint64_t seed, const char *key)
{
    uint64_t hash = 0xcbf29ce484222325u;
    for (; *key; key++)
        hash = (hash ^ (unsigned char)*key) * 0x100000001b3u;
    return splitmix(&seed) ^ hash;
}

/* One row while sets are drawn until one is legal. */
struct draw {
    const struct param_decl *row;
    uint64_t state; /* of its stream */
    int64_t span;   /* values from its smallest to its largest, or words */
    int bits;       /* smallest power of two that holds them */
};

/* A legal value of one row. In wide ranges the magnitude is drawn before the value, with the two
 * ends drawn more often: small structures and extreme ones say more per second of simulation than
 * the many large ones in between. */
static int64_t draw_value(struct draw *w)
{
    const struct param_decl *r = w->row;
    if (r->kind == PARAM_ENUM)
        return below(&w->state, w->span);
    int64_t v;
    do {
        int64_t limit = w->span;
        if (w->span > 16) {
            int64_t end = below(&w->state, 16);
            if (end < 2)
                return end ? r->max : r->min; /* both ends of every row are legal */
            limit = (int64_t)1 << (1 + below(&w->state, w->bits));
            limit = limit < w->span ? limit : w->span;
        }
        v = r->min + below(&w->state, limit);
    } while (!registry_legal(r, v));
    return v;
}

/* The rows and their streams; owned. */
static struct draw *begin_draws(uint64_t seed)
{
    size_t rows = params_rows();
    struct draw *w = xcalloc(rows, sizeof *w);
    for (size_t i = 0; i < rows; i++) {
        const struct param_decl *r = params_row(i);
        w[i] = (struct draw){r, stream_of(seed, r->key), r->max - r->min + 1, 1};
        if (r->kind == PARAM_ENUM)
            for (w[i].span = 0; r->words[w[i].span];)
                w[i].span++;
        while (((int64_t)1 << w[i].bits) < w[i].span)
            w[i].bits++;
    }
    return w;
}

static bool all_hold(const int64_t *v)
{
    const struct constraint *c;
    for (size_t i = 0; (c = registry_constraint(i)); i++)
        if (!c->holds(v))
            return false;
    return true;
}

/* A value may have been settled by a family without a look at its row. */
static bool all_legal(const struct draw *w, size_t rows, const int64_t *v)
{
    for (size_t i = 0; i < rows; i++)
        if (!registry_legal(w[i].row, v[i]))
            return false;
    return true;
}

/* The family that a set is built around; NULL: none. It is drawn once and kept: constraints of a
 * mechanism are hard to meet, and rejecting it with the rest would make it rare. */
static const struct family *draw_family(uint64_t seed)
{
    uint64_t state = stream_of(seed, "family");
    int64_t left = below(&state, SHARES);
    for (size_t f = 0; family_at(f); f++)
        if ((left -= family_at(f)->share) < 0)
            return family_at(f);
    return NULL;
}

static void settle(const struct family *chosen, int64_t *v)
{
    for (size_t f = 0; family_at(f); f++)
        if (family_at(f) != chosen && family_at(f)->leave)
            family_at(f)->leave(v);
    if (chosen)
        chosen->enter(v);
}

struct params *params_random(uint64_t seed, unsigned lanes_max)
{
    size_t rows = params_rows(), lanes = registry_find("regfile.lanes");
    int64_t *v = xcalloc(rows, sizeof *v);
    struct draw *draws = begin_draws(seed);
    bool bounded = lanes_max >= (unsigned)params_row(lanes)->min;
    const struct family *chosen = draw_family(seed);
    do {
        for (size_t i = 0; i < rows; i++)
            v[i] = draw_value(&draws[i]);
        settle(chosen, v);
    } while ((bounded && v[lanes] > lanes_max) || !all_hold(v) || !all_legal(draws, rows, v));
    char *name = strfmt("random_%llu", (unsigned long long)seed);
    struct params *p = params_from_values(name, v);
    free(name);
    free(draws);
    free(v);
    return p;
}
