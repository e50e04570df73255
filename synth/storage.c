/* Storage bits as the pages in docs/blocks state them; the report compares them with the netlist.
 */
#include "synth/report.h"
#include <string.h>

static uint64_t ocu_bits(const struct sizes *z)
{
    return 1 + z->widw + z->meta_bits + 2 * z->nsrc + (uint64_t)z->nsrc * z->w;
}

static uint64_t ccu_bits(const struct params *p, const struct sizes *z)
{
    return 3 + z->widw + z->meta_bits + z->nsrc * (2 + z->ctn) +
           z->ctn * (z->tagw + 3 + (uint64_t)z->w) + z->ctn * (z->ctn - 1) / 2 +
           (params_is(p, "ccu.victim", "far_first") ? 15 + z->ctn : 0) +
           (z->stage ? z->nsrc * (z->ctn + 2) + z->nsrc * (z->nsrc - 1) / 2 : 0);
}

/* The LFSR, and with far_first the waiting counter of the sub-core. */
static uint64_t ccu_allocator_bits(const struct params *p)
{
    if (params_is(p, "ccu_allocator.policy", "private"))
        return 0;
    return 16 + (params_is(p, "ccu_allocator.policy", "far_first") &&
                         params_is(p, "ccu_allocator.scope", "subcore")
                     ? 7
                     : 0);
}

bool storage_formula(const struct params *p, const char *top, uint64_t *bits)
{
    struct sizes z = params_sizes(p);
    if (strcmp(top, "ocu") == 0)
        *bits = ocu_bits(&z);
    else if (strcmp(top, "rr_arbiter") == 0)
        *bits = params_u(p, "rr_arbiter.n") - 1;
    else if (strcmp(top, "ccu") == 0)
        *bits = ccu_bits(p, &z);
    else if (strcmp(top, "ccu_allocator") == 0)
        *bits = ccu_allocator_bits(p);
    else if (strcmp(top, "waiting_counter") == 0)
        *bits = 7;
    else if (strcmp(top, "malekeh_scheduler") == 0)
        *bits = z.widw + 1 + z.nw * (z.nw - 1) / 2;
    else if (strcmp(top, "write_filter") == 0 || strcmp(top, "crossbar") == 0)
        *bits = 0;
    else if (strcmp(top, "ocu_allocator") == 0)
        *bits = params_is(p, "ocu.alloc", "random") ? 16u * z.nsched : 0;
    else
        return false;
    return true;
}
