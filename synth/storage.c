/* Storage bits as the pages in docs/blocks state them; the report compares them with the netlist.
 */
#include "synth/report.h"
#include <string.h>

static uint64_t ocu_bits(const struct sizes *z)
{
    return 1 + z->widw + z->meta_bits + 2 * z->nsrc + (uint64_t)z->nsrc * z->w;
}

bool storage_formula(const struct params *p, const char *top, uint64_t *bits)
{
    struct sizes z = params_sizes(p);
    if (strcmp(top, "ocu") == 0)
        *bits = ocu_bits(&z);
    else if (strcmp(top, "rr_arbiter") == 0)
        *bits = params_u(p, "rr_arbiter.n") - 1;
    else if (strcmp(top, "crossbar") == 0)
        *bits = 0;
    else if (strcmp(top, "ocu_allocator") == 0)
        *bits = params_is(p, "ocu.alloc", "random") ? 16u * z.nsched : 0;
    else
        return false;
    return true;
}
