/* The protocol with the rules that a parameter set asks for. */
#include "cmodel/llc/protocol_params.h"

static unsigned word_of(const struct params *p, const char *key, const char *const *words)
{
    unsigned i = 0;
    while (words[i + 1] && !params_is(p, key, words[i]))
        i++;
    return i;
}

struct proto_config proto_config_of(const struct params *p)
{
    static const char *const updates[] = {"queue", "accept", "service", NULL},
                             *const swaps[] = {"marker", "idle", "paper", "accept", NULL},
                             *const lrus[] = {"exact", "wrap", "saturate", "hits", NULL};
    struct proto_config c = proto_safe;
    bool compression = params_u(p, "ext_llc.compression") != 0;
    unsigned registers = params_u(p, "morpheus.registers"), ways = params_u(p, "morpheus.assoc");
    c.shape.compression = compression;
    c.shape.clears = params_is(p, "ext_llc.counters", "clear");
    c.shape.registers = compression ? registers : ways;
    c.shape.lru = (enum ext_lru)word_of(p, "ext_llc.lru", lrus);
    c.shape.lru_bits = params_u(p, "ext_llc.lru_bits");
    c.update = (enum proto_update)word_of(p, "bloom_predictor.update", updates);
    c.swap = (enum proto_swap)word_of(p, "bloom_predictor.swap", swaps);
    c.carry = params_u(p, "bloom_predictor.carry") != 0;
    c.threshold = params_is(p, "bloom_predictor.threshold", "registers") ? registers : ways;
    c.evict_late = params_is(p, "ext_llc.evict", "late");
    c.fill = params_u(p, "query_unit.poison") ? FILL_BLOCK : FILL_ANY;
    return c;
}
