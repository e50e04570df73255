/* The models of all blocks, by name. */
#include "cmodel/pins.h"

static const struct block_model *const models[] = {
#define BLOCK(name, family, summary, needs) &name##_model,
#define SYSTEM BLOCK
#include "params/blocks.inc"
    NULL};

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
