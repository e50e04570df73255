#include "cmodel/morpheus/addr_separator.h"
#include "cmodel/morpheus/bloom_predictor.h"
#include "synth/storage/storage.h"

uint64_t storage_addr_separator(const struct params *p)
{
    return params_u(p, "addr_separator.stage") ? 18 + addr_separator_new(p).tagw : 0;
}

uint64_t storage_bloom_predictor(const struct params *p)
{
    struct bloom_shape s = bloom_shape(p);
    uint64_t depth = (s.sets + s.memories - 1) / s.memories, row = 2 * (uint64_t)s.bits;
    uint64_t stage = s.setw + s.hashes * s.hashw;
    uint64_t sets = (uint64_t)s.sets * (3 + (s.count ? s.countw : 2));
    bool macros = depth > 1 && !s.count; /* which hold the row that was read */
    return s.memories * (depth + !macros) * row + sets + 3 + stage + 1 + stage +
           (s.swap == BP_ACCEPT_COUNT ? 2 : 0);
}
