#include "cmodel/bank_arbiter.h"
#include "cmodel/ccu.h"
#include "cmodel/ccu_allocator.h"
#include "cmodel/crossbar.h"
#include "cmodel/dispatcher.h"
#include "cmodel/malekeh_scheduler.h"
#include "cmodel/ocu.h"
#include "cmodel/ocu_allocator.h"
#include "cmodel/regfile.h"
#include "cmodel/rr_arbiter.h"
#include "cmodel/steal_arbiter.h"
#include "cmodel/sthld.h"
#include "cmodel/warp_scheduler.h"
#include "cmodel/write_filter.h"

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
