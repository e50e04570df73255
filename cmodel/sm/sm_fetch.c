/* Instruction buffers of an SM: two instructions per warp, filled when both are gone, for some
 * warps per cycle in turn. */
#include "cmodel/sm/sm_part.h"
#include "cmodel/util.h"

/* Instructions of a buffer; warps whose instructions are read per cycle: the last of them is there
 * one cycle later than the others. */
enum { BUFFER = 2, FETCHES = 4 };

void fetch_init(struct sm *sm)
{
    sm->fetch.late = MAX_SLOTS;
    sm->fetch.last = sm->nslots - 1;
}

void fetch_want(struct sm *sm, struct rf *rf, struct warp *w)
{
    warp_set_state(rf, w, WARP_FETCH);
    sm->fetch.wanted[w->slot / 64] |= 1ull << w->slot % 64;
    sm->fetch.n++;
}

/* The first wanting slot behind the last one; there is one. */
static unsigned next_slot(const struct sm *sm)
{
    unsigned from = sm->fetch.last + 1 < sm->nslots ? sm->fetch.last + 1 : 0, word = from / 64;
    uint64_t set = sm->fetch.wanted[word] & ~low_bits(from % 64);
    while (!set) {
        word = (word + 1) % (MAX_SLOTS / 64);
        set = sm->fetch.wanted[word];
    }
    return 64 * word + first_bit(set);
}

static void fill(struct sm *sm, unsigned slot)
{
    struct warp *w = sm->slots[slot].w;
    w->buffered = w->end - w->at < BUFFER ? (unsigned)(w->end - w->at) : BUFFER;
    warp_settle(sm, &sm->rf[sm->slots[slot].rf], w, sm->cycle + 1);
}

void fetch_cycle(struct sm *sm)
{
    unsigned late = sm->fetch.late;
    sm->fetch.late = MAX_SLOTS;
    if (late != MAX_SLOTS)
        fill(sm, late);
    for (unsigned i = 0; i < FETCHES && sm->fetch.n; i++) {
        unsigned slot = next_slot(sm);
        sm->fetch.wanted[slot / 64] &= ~(1ull << slot % 64);
        sm->fetch.last = slot;
        sm->fetch.n--;
        if (i == FETCHES - 1)
            sm->fetch.late = slot;
        else
            fill(sm, slot);
    }
}
