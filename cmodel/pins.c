/* Pin images: how a model shows its ports to the lockstep engine. */
#include "cmodel/pins.h"
#include "base/mem.h"
#include "cmodel/config.h"
#include "cmodel/util.h"

size_t pins_add(struct pin_list *l, const char *name, bool output, unsigned width)
{
    if (width == 0)
        return (size_t)-1;
    l->pins = xgrow(l->pins, l->n + 1, &l->cap, sizeof *l->pins);
    struct pin *p = &l->pins[l->n];
    *p = (struct pin){.output = output, .width = width};
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

unsigned pins_in(struct pin_list *l, const char *name, unsigned width)
{
    size_t i = pins_add(l, name, false, width);
    return i == (size_t)-1 ? (unsigned)PINS_NO_WORD : l->pins[i].word;
}

unsigned pins_out(struct pin_list *l, const char *name, unsigned width)
{
    size_t i = pins_add(l, name, true, width);
    return i == (size_t)-1 ? (unsigned)PINS_NO_WORD : l->pins[i].word;
}

unsigned pins_counter(struct pin_list *l, const char *name)
{
    size_t i = pins_add(l, name, true, 32);
    l->pins[i].counter = true;
    return l->pins[i].word;
}

unsigned pins_word(const struct pin_list *l, const char *name)
{
    size_t i = pins_find(l, name);
    if (i == (size_t)-1) {
        fprintf(stderr, "warpsmith: there is no port %s with these parameters\n", name);
        abort();
    }
    return l->pins[i].word;
}
