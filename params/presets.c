/* The compiled-in presets: params/presets/embed.sh makes both arrays from the .ini files. */
#include "params/presets.h"
#include "params/params.h"
#include <string.h>

const struct preset *preset_find(const char *name)
{
    for (const struct preset *p = params_preset_texts; p->name; p++)
        if (strcmp(p->name, name) == 0)
            return p;
    return NULL;
}

const char *const *params_presets(void)
{
    return params_preset_names;
}

const char *params_preset_summary(const char *name)
{
    const struct preset *p = preset_find(name);
    return p ? p->summary : NULL;
}
