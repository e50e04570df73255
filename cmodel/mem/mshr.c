/* Miss status registers: the sectors a cache waits for, and who waits for each. docs/memory.md,
 * MS-*. */
#include "cmodel/mem/mshr.h"
#include "base/mem.h"
#include "cmodel/pool.h"

enum { NONE = UINT32_MAX };

struct node {
    struct packet p;
    uint32_t next;
};

struct entry {
    uint64_t sector;
    uint32_t chain; /* of the hash bucket; of the free and of the ready entries */
    uint32_t first, last;
    unsigned n;
};

struct mshr {
    struct entry *entries;
    struct node *nodes; /* grows */
    uint32_t *buckets;
    unsigned nentries, merges, bucket_bits, used;
    struct pool free_nodes;
    uint32_t free_entry;
    uint32_t ready, last_ready;
};

struct mshr *mshr_create(unsigned entries, unsigned merges)
{
    struct mshr *m = xcalloc(1, sizeof *m);
    m->nentries = entries;
    m->merges = merges;
    m->entries = xcalloc(entries, sizeof *m->entries);
    while (1u << m->bucket_bits < 2 * entries)
        m->bucket_bits++;
    m->buckets = xmalloc(((size_t)1 << m->bucket_bits) * sizeof *m->buckets);
    memset(m->buckets, 0xff, ((size_t)1 << m->bucket_bits) * sizeof *m->buckets);
    m->ready = m->last_ready = NONE;
    for (uint32_t i = 0; i < entries; i++)
        m->entries[i].chain = i + 1 < entries ? i + 1 : NONE;
    return m;
}

void mshr_destroy(struct mshr *m)
{
    if (!m)
        return;
    free(m->entries);
    free(m->nodes);
    pool_free(&m->free_nodes);
    free(m->buckets);
    free(m);
}

static uint32_t *bucket_of(const struct mshr *m, uint64_t sector)
{
    return &m->buckets[sector * 0x9E3779B97F4A7C15ull >> (64 - m->bucket_bits)];
}

static uint32_t find(const struct mshr *m, uint64_t sector)
{
    uint32_t at = *bucket_of(m, sector);
    while (at != NONE && m->entries[at].sector != sector)
        at = m->entries[at].chain;
    return at;
}

enum mshr_room mshr_room(const struct mshr *m, uint64_t sector)
{
    uint32_t at = find(m, sector);
    if (at == NONE)
        return m->used < m->nentries ? MSHR_NEW : MSHR_FULL;
    return m->entries[at].n < m->merges ? MSHR_MERGE : MSHR_FULL;
}

static uint32_t new_node(struct mshr *m)
{
    if (!m->free_nodes.n)
        m->nodes = pool_grow(&m->free_nodes, m->nodes, sizeof *m->nodes);
    return pool_take(&m->free_nodes);
}

static uint32_t new_entry(struct mshr *m, uint64_t sector)
{
    uint32_t at = m->free_entry, *bucket = bucket_of(m, sector);
    m->free_entry = m->entries[at].chain;
    m->entries[at] = (struct entry){sector, *bucket, NONE, NONE, 0};
    *bucket = at;
    m->used++;
    return at;
}

void mshr_add(struct mshr *m, uint64_t sector, const struct packet *p)
{
    uint32_t at = find(m, sector), n = new_node(m);
    if (at == NONE)
        at = new_entry(m, sector);
    struct entry *e = &m->entries[at];
    m->nodes[n] = (struct node){*p, NONE};
    if (e->n++)
        m->nodes[e->last].next = n;
    else
        e->first = n;
    e->last = n;
}

void mshr_fill(struct mshr *m, uint64_t sector)
{
    uint32_t *link = bucket_of(m, sector);
    while (*link != NONE && m->entries[*link].sector != sector)
        link = &m->entries[*link].chain;
    uint32_t at = *link;
    if (at == NONE)
        return;
    *link = m->entries[at].chain;
    m->entries[at].chain = NONE;
    if (m->ready == NONE)
        m->ready = at;
    else
        m->entries[m->last_ready].chain = at;
    m->last_ready = at;
}

bool mshr_ready(const struct mshr *m)
{
    return m->ready != NONE;
}

struct packet mshr_take(struct mshr *m)
{
    uint32_t at = m->ready;
    struct entry *e = &m->entries[at];
    uint32_t n = e->first;
    struct packet p = m->nodes[n].p;
    e->first = m->nodes[n].next;
    pool_give(&m->free_nodes, n);
    if (--e->n == 0) {
        m->ready = e->chain;
        e->chain = m->free_entry;
        m->free_entry = at;
        m->used--;
    }
    return p;
}

unsigned mshr_used(const struct mshr *m)
{
    return m->used;
}
