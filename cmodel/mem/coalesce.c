/* What the lanes of one instruction ask of the memory: sectors of the caches, or passes of shared
 * memory. docs/memory.md, CO-* and SB-*. */
#include "cmodel/mem/coalesce.h"
#include <string.h>

/* Grains of the sector at `sector` that bytes [from, to) cover. */
static uint32_t grains(uint64_t sector, unsigned sector_bytes, uint64_t from, uint64_t to)
{
    unsigned grain = sector_bytes / SECTOR_GRAINS;
    uint64_t end = sector + sector_bytes;
    unsigned first = from > sector ? (unsigned)((from - sector + grain - 1) / grain) : 0;
    unsigned behind = to < end ? (unsigned)((to - sector) / grain) : SECTOR_GRAINS;
    if (first >= behind)
        return 0;
    return UINT32_MAX >> (SECTOR_GRAINS - (behind - first)) << first;
}

/* Merges one sector into the list, which falls; neighbours in the list are likely neighbours in the
 * warp, so the search begins at its front. */
static unsigned add(struct access *out, unsigned n, uint64_t sector, uint32_t bytes)
{
    unsigned at = 0;
    while (at < n && out[at].addr > sector)
        at++;
    if (at < n && out[at].addr == sector) {
        out[at].bytes |= bytes;
        return n;
    }
    memmove(out + at + 1, out + at, (n - at) * sizeof *out);
    out[at] = (struct access){sector, bytes};
    return n + 1;
}

static unsigned bounded(unsigned width)
{
    return width > MOST_LANE_BYTES ? MOST_LANE_BYTES : width ? width : 1;
}

unsigned coalesce(const uint64_t *addr, unsigned n, unsigned width, unsigned sector_bytes,
                  struct access out[MOST_ACCESSES])
{
    unsigned found = 0, w = bounded(width);
    for (unsigned i = 0; i < n; i++) {
        uint64_t first = addr[i] & ~(uint64_t)(sector_bytes - 1);
        uint64_t last = (addr[i] + w - 1) & ~(uint64_t)(sector_bytes - 1);
        found = add(out, found, first, grains(first, sector_bytes, addr[i], addr[i] + w));
        if (last != first)
            found = add(out, found, last, grains(last, sector_bytes, last, addr[i] + w));
    }
    return found;
}

unsigned coalesce_atomic(const uint64_t *addr, unsigned n, unsigned width, unsigned sector_bytes,
                         struct access out[MOST_ACCESSES])
{
    struct access once[MOST_ACCESSES];
    unsigned sectors = coalesce(addr, n, width, sector_bytes, once), found = 0;
    for (unsigned s = 0; s < sectors; s++) {
        unsigned most = 1;
        for (unsigned i = 0; i < n; i++) {
            unsigned same = 0;
            for (unsigned k = 0; k < n && addr[i] - once[s].addr < sector_bytes; k++)
                same += addr[k] / 4 == addr[i] / 4;
            most = same > most ? same : most;
        }
        for (unsigned k = 0; k < most && found < MOST_ACCESSES; k++)
            out[found++] = once[s];
    }
    return found;
}

static bool in_sequence(const uint64_t *addr, unsigned n)
{
    uint64_t jump = 0;
    for (unsigned i = 1; i < n; i++)
        jump |= addr[i] / 4 - addr[0] / 4 - i;
    return !jump;
}

unsigned shared_passes(const uint64_t *addr, unsigned n, unsigned width, unsigned banks, bool wide)
{
    enum { MOST_BANKS = 64, MOST_WORDS = MOST_LANES * (MOST_LANE_BYTES / 4 + 1) };
    uint64_t seen[MOST_WORDS];
    uint16_t next[MOST_WORDS], head[MOST_BANKS] = {0}, count[MOST_BANKS] = {0};
    unsigned words = 0, most = 1;
    if (!wide && n <= banks && in_sequence(addr, n))
        return 1; /* every word has a bank of its own */
    for (unsigned i = 0; i < n; i++) {
        uint64_t first = addr[i] / 4, last = wide ? (addr[i] + bounded(width) - 1) / 4 : first;
        for (uint64_t w = first; w <= last; w++) {
            unsigned bank = (unsigned)(w & (banks - 1)), at = head[bank];
            while (at && seen[at - 1] != w)
                at = next[at - 1];
            if (at)
                continue;
            seen[words] = w;
            next[words] = head[bank];
            head[bank] = (uint16_t)++words;
            if (++count[bank] > most)
                most = count[bank];
        }
    }
    return most;
}

void localize(uint64_t *addr, uint32_t mask, uint32_t thread, uint32_t threads)
{
    for (unsigned i = 0; mask; mask &= mask - 1, i++) {
        uint64_t t = thread + (unsigned)__builtin_ctz(mask);
        addr[i] = (addr[i] / 4 * threads + t) * 4 + addr[i] % 4;
    }
}
