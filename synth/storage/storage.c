/* Storage bits as the pages in docs/blocks state them, one formula per block of params/blocks.inc;
 * the report compares them with the netlist. */
#include "synth/storage/storage.h"
#include <string.h>

static const struct {
    const char *block;
    uint64_t (*bits)(const struct params *p);
} all[] = {
#define BLOCK(name, family, summary, needs) {#name, storage_##name},
#define SYSTEM BLOCK
#define CHILD BLOCK
#include "params/blocks.inc"
};

bool storage_formula(const struct params *p, const char *block, uint64_t *bits)
{
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (strcmp(all[i].block, block) == 0) {
            *bits = all[i].bits(p);
            return true;
        }
    return false;
}
