/* Modules in several shapes, and the memories below a module. */
#include "gen/hdl/ir.h"
#include <string.h>

struct hdl *hdl_find_shape(const struct hdl_design *d, const char *name, const char *shape)
{
    for (size_t i = 0; i < d->modules.n; i++) {
        struct hdl *h = d->modules.at[i];
        if (h->shaped && !strcmp(h->shaped, name) && !strcmp(h->shape, shape))
            return h;
    }
    return NULL;
}

struct hdl *hdl_module_shaped_at(struct hdl_loc loc, struct hdl_design *d, const char *name,
                                 const char *shape, const char *summary)
{
    const char *own = hdl_find(d, name) ? hdl_vstr(d, "%s_%s", name, shape) : name;
    struct hdl *h = hdl_module_at_loc(loc, d, own, summary);
    h->shaped = hdl_strdup(d, name);
    h->shape = hdl_strdup(d, shape);
    return h;
}

void hdl_mark_memory(struct hdl *h, const struct hdl_memory *m)
{
    h->memory = hdl_alloc(h->design, sizeof *h->memory);
    *h->memory = *m;
    h->memory->name = h->name;
}

const struct hdl_memory *hdl_memory_of(const struct hdl *h)
{
    return h->memory;
}

/* Instances of `what` in one `in`. */
static unsigned instances(const struct hdl *in, const struct hdl *what)
{
    unsigned n = 0;
    for (size_t i = 0; i < in->insts.n; i++) {
        const struct hdl_inst *inst = in->insts.at[i];
        unsigned times = inst->lanes ? inst->lanes : 1;
        n += times * (inst->child == what ? 1 : instances(inst->child, what));
    }
    return n;
}

bool hdl_memory_at(const struct hdl *top, size_t i, struct hdl_memory *out)
{
    const struct hdl_design *d = top->design;
    for (size_t k = 0; k < d->modules.n; k++) {
        const struct hdl *h = d->modules.at[k];
        unsigned n = h->memory ? instances(top, h) : 0;
        if (!n || i-- > 0)
            continue;
        *out = *h->memory;
        out->count = n;
        return true;
    }
    return false;
}
