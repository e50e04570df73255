#include "cmodel/core/bank_arbiter.h"
#include "cmodel/core/crossbar.h"
#include "cmodel/core/dispatcher.h"
#include "cmodel/core/ocu.h"
#include "cmodel/core/ocu_allocator.h"
#include "cmodel/core/rr_arbiter.h"
#include "cmodel/core/warp_scheduler.h"
#include "cmodel/malekeh/ccu.h"
#include "cmodel/malekeh/ccu_allocator.h"
#include "cmodel/malekeh/malekeh_scheduler.h"
#include "cmodel/malekeh/sthld.h"
#include "cmodel/malekeh/write_filter.h"
#include "cmodel/regfile/regfile.h"
#include "cmodel/stealing/steal_arbiter.h"

static const struct block_model *const models[] = {
    &rr_arbiter_model,    &ocu_model,           &ocu_allocator_model,   &bank_arbiter_model,
    &steal_arbiter_model, &crossbar_model,      &warp_scheduler_model,  &dispatcher_model,
    &ccu_model,           &ccu_allocator_model, &waiting_counter_model, &malekeh_scheduler_model,
    &write_filter_model,  &sthld_model,         &regfile_model,         NULL};

const struct block_model *const *block_models(void)
{
    return models;
}

const struct block_model *block_model(const char *name)
{
    for (size_t i = 0; models[i]; i++)
        if (strcmp(models[i]->name, name) == 0)
            return models[i];
    return NULL;
}
