#include "cmodel/pins.h"
#include "cmodel/config.h"
#include "cmodel/util.h"

size_t pins_add(struct pin_list *l, const char *name, bool output, unsigned width)
{
    if (width == 0)
        return (size_t)-1;
    if (l->n == l->cap) {
        l->cap = l->cap ? 2 * l->cap : 16;
        l->pins = xrealloc(l->pins, l->cap * sizeof *l->pins);
    }
    struct pin *p = &l->pins[l->n];
    *p = (struct pin){.output = output, .counter = strncmp(name, "cnt_", 4) == 0, .width = width};
    snprintf(p->name, sizeof p->name, "%s", name);
    unsigned *words = output ? &l->out_words : &l->in_words;
    p->word = *words;
    *words += words32(width);
    return l->n++;
}

void pins_free(struct pin_list *l)
{
    free(l->pins);
    *l = (struct pin_list){0};
}

size_t pins_find(const struct pin_list *l, const char *name)
{
    for (size_t i = 0; i < l->n; i++)
        if (strcmp(l->pins[i].name, name) == 0)
            return i;
    return (size_t)-1;
}

unsigned pins_word(const struct pin_list *l, const char *name)
{
    size_t i = pins_find(l, name);
    return i == (size_t)-1 ? 0 : l->pins[i].word;
}
