/* The parts of the composition, in the order of their ports. */
#include "gen/blocks/regfile/regfile.h"

static const struct rf_part *const parts[] = {
    &rf_part_issue, &rf_part_scheduler, &rf_part_malekeh, &rf_part_ocu,   &rf_part_steal,
    &rf_part_banks, &rf_part_dispatch,  &rf_part_ccu,     &rf_part_stage,
};

void rf_run(struct rf *r, enum rf_phase phase)
{
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        if (parts[i]->hook[phase] && (!parts[i]->present || parts[i]->present(r->p)))
            parts[i]->hook[phase](r);
}
