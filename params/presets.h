/* The compiled-in presets: params/presets/embed.sh makes both arrays from the .ini files. */
#ifndef WS_PRESETS_H
#define WS_PRESETS_H

struct preset {
    const char *name, *summary, *text;
};

/* In alphabetical order; the last one has no name. */
extern const struct preset params_preset_texts[];
/* Their names, NULL-terminated. */
extern const char *const params_preset_names[];

/* The preset of that name, or NULL. */
const struct preset *preset_find(const char *name);

#endif
