/* The parts of the composition, in the order of their ports. */
#include "gen/blocks/regfile/regfile.h"

static const struct rf_part *const parts[] = {
#define PART(name) &rf_part_##name,
#include "gen/blocks/regfile/parts.inc"
};

void rf_run(struct rf *r, enum rf_phase phase)
{
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        if (parts[i]->hook[phase] && (parts[i]->top == RF_EVERY || parts[i]->top == r->top) &&
            (!parts[i]->present || parts[i]->present(r->p)))
            parts[i]->hook[phase](r);
}
