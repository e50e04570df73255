#include "cmodel/morpheus/addr_separator.h"
#include "synth/storage/storage.h"

uint64_t storage_addr_separator(const struct params *p)
{
    return params_u(p, "addr_separator.stage") ? 18 + addr_separator_new(p).tagw : 0;
}
