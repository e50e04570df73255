/* The systems by name (tb/system.h). */
#include "tb/system.h"

const struct system *system_of(const char *top)
{
    static const struct system *const all[] = {
#define SYSTEM(name, family, summary, needs) &system_##name,
#include "params/blocks.inc"
    };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (strcmp(all[i]->top, top) == 0)
            return all[i];
    return NULL;
}

bool system_driven(const char *top)
{
    const struct system *s = system_of(top);
    return s && s->traces;
}
