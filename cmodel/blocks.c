#include "cmodel/bank_arbiter.h"
#include "cmodel/crossbar.h"
#include "cmodel/dispatcher.h"
#include "cmodel/ocu.h"
#include "cmodel/ocu_allocator.h"
#include "cmodel/regfile.h"
#include "cmodel/rr_arbiter.h"
#include "cmodel/steal_arbiter.h"
#include "cmodel/warp_scheduler.h"

static const struct block_model *const models[] = {&rr_arbiter_model,     &ocu_model,
                                                   &ocu_allocator_model,  &bank_arbiter_model,
                                                   &steal_arbiter_model,  &crossbar_model,
                                                   &warp_scheduler_model, &dispatcher_model,
                                                   &regfile_model,        NULL};

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
