/* The conventional last-level cache of one partition: tags and states of blocks, written back;
 * whole blocks, or sectors of 32 bytes of which only those asked for are fetched. */
#include "cmodel/llc/llc.h"
#include "base/mem.h"
#include "cmodel/morpheus/addr_separator.h"
#include "cmodel/util.h"

enum { NONE = UINT32_MAX };

struct way {
    uint32_t blk;
    uint8_t valid, dirty; /* of sectors */
    uint64_t used;
};

struct llc {
    struct way *way;
    unsigned sets, ways;
    bool sectored;
    uint32_t threshold;
    uint64_t now;
};

struct llc *llc_create(uint64_t bytes, unsigned ways, bool sectored, uint32_t threshold)
{
    struct llc *l = xcalloc(1, sizeof *l);
    l->threshold = threshold;
    l->ways = ways;
    l->sets = (unsigned)(bytes / LLC_BLOCK / ways);
    l->sectored = sectored;
    l->way = xcalloc((size_t)l->sets * ways, sizeof *l->way);
    for (size_t i = 0; i < (size_t)l->sets * ways; i++)
        l->way[i].blk = NONE;
    return l;
}

void llc_destroy(struct llc *l)
{
    if (l)
        free(l->way);
    free(l);
}

/* The block's way, or the one that it gets: unused before oldest. */
static struct way *find(struct llc *l, uint32_t blk)
{
    uint64_t offset = addr_hash(blk) - l->threshold;
    uint64_t index = offset * l->sets / ((1u << AS_HASH_BITS) - l->threshold);
    struct way *set = l->way + index * l->ways, *best = set;
    for (unsigned i = 0; i < l->ways; i++) {
        if (set[i].blk == blk)
            return &set[i];
        if (set[i].used < best->used)
            best = &set[i];
    }
    return best;
}

struct llc_access llc_access(struct llc *l, uint32_t blk, unsigned sectors, bool write, bool fetch)
{
    struct llc_access a = {.hit = true};
    struct way *w = find(l, blk);
    unsigned all = (1u << LLC_SECTORS) - 1;
    if (!l->sectored && (!write || fetch || sectors != all)) {
        fetch = true;
        if (write)
            sectors = all;
    }
    if (w->blk != blk) {
        a.written_back = popcount64(w->dirty) * LLC_SECTOR;
        *w = (struct way){.blk = blk};
    }
    if (!write || fetch) {
        unsigned want = l->sectored ? sectors : all;
        a.fetched = popcount64(want & ~(unsigned)w->valid) * LLC_SECTOR;
        a.hit = !a.fetched;
        w->valid |= (uint8_t)want;
    }
    if (write) {
        w->valid |= (uint8_t)sectors;
        w->dirty |= (uint8_t)sectors;
    }
    w->used = ++l->now;
    return a;
}
