/* Loops and the places in them; named sizes of vectors. */
#include "gen/hdl/ir.h"
#include <stdlib.h>
#include <string.h>

/* ---- places ---- */

hdl_place hdl_place_up(const struct hdl *h, hdl_place p)
{
    return hdl_in_loop(p) ? h->iters.at[p - HDL_ITERS].loop->parent : 0;
}

hdl_place hdl_section_of(const struct hdl *h, hdl_place p)
{
    while (hdl_in_loop(p))
        p = hdl_place_up(h, p);
    return p;
}

/* Is `p` the place `outer` or in it? */
static bool is_within(const struct hdl *h, hdl_place p, hdl_place outer)
{
    while (p != outer && p)
        p = hdl_place_up(h, p);
    return p == outer;
}

hdl_place hdl_place_common(const struct hdl *h, hdl_place a, hdl_place b)
{
    while (!is_within(h, b, a))
        a = hdl_place_up(h, a);
    return a;
}

const char *hdl_path_of(const struct hdl *h, hdl_place p)
{
    if (!hdl_in_loop(p))
        return "";
    const struct hdl_iter *i = &h->iters.at[p - HDL_ITERS];
    return i->path;
}

const char *hdl_bare(const char *name)
{
    const char *dot = strrchr(name, '.');
    return dot ? dot + 1 : name;
}

const char *hdl_flat_name(const struct hdl *h, const char *name)
{
    char *flat = hdl_alloc(h->design, strlen(name) + 1), *end = flat;
    for (; *name; name++)
        if (*name != ']')
            *end++ = *name == '.' || *name == '[' ? '_' : *name;
    return flat;
}

/* ---- loops ---- */

/* The names of indices are used again by other loops. */
static bool take_index(struct hdl *h, struct hdl_loc loc, const char *name)
{
    for (hdl_place p = h->place; hdl_in_loop(p); p = hdl_place_up(h, p))
        if (!strcmp(h->iters.at[p - HDL_ITERS].loop->index, name)) {
            hdl_fail(h->design, loc, "hdl_for: %s is the index of a loop around this one", name);
            return false;
        }
    for (size_t i = 0; i < h->indices.n; i++)
        if (!strcmp(h->indices.at[i], name))
            return true;
    if (!hdl_take_name(h, loc, "hdl_for", 0, name))
        return false;
    hdl_names_add(h->design, &h->inner, hdl_strdup(h->design, name));
    HDL_PUSH(h->design, h->indices, hdl_strdup(h->design, name));
    return true;
}

struct hdl_loop *hdl_loop_at(struct hdl_loc loc, struct hdl *h, const char *label,
                             const char *index, unsigned from, unsigned to, const char *size,
                             bool behind)
{
    struct hdl_design *d = h->design;
    const char *bound = NULL;
    size_t name = size ? strcspn(size, "-") : 0;
    unsigned less = size && size[name] ? (unsigned)strtoul(size + name + 1, NULL, 10) : 0;
    for (size_t i = 0; size && i < h->localparams.n; i++)
        if (strlen(h->localparams.at[i].name) == name &&
            !strncmp(h->localparams.at[i].name, size, name)) {
            bound = h->localparams.at[i].name;
            to = h->localparams.at[i].value > less ? h->localparams.at[i].value - less : 0;
        }
    if (size && !bound)
        hdl_fail(d, loc, "hdl_each: %s has no localparam %s", h->name, size);
    if (h->scope)
        hdl_fail(d, loc, "hdl_for: a loop stands outside of hdl_when");
    label = take_index(h, loc, index) ? hdl_take_inner(h, loc, "hdl_for", h->place, label) : NULL;
    struct hdl_loop *l = hdl_alloc(d, sizeof *l);
    *l = (struct hdl_loop){.mod = h,
                           .label = label ? hdl_bare(label) : "",
                           .index = hdl_strdup(d, index),
                           .bound = bound,
                           .less = less,
                           .behind = behind,
                           .plain = !behind && to == from + 1,
                           .around = h->plain,
                           .number = (unsigned)h->loops.n,
                           .from = from,
                           .to = to > from ? to : from,
                           .parent = h->place,
                           .loc = loc};
    l->iter = hdl_alloc(d, (l->to - l->from + 1) * sizeof *l->iter);
    if (l->plain)
        return l;
    l->text = hdl_take_text(h);
    HDL_PUSH(d, h->loops, l);
    return l;
}

/* The one iteration stands where the loop would; no item says that there is one. */
static bool plain_next(struct hdl_loop *l, unsigned index)
{
    l->mod->place = l->parent;
    l->mod->plain = index < l->to ? l : l->around;
    return index < l->to;
}

bool hdl_loop_next(struct hdl_loop *l, unsigned index)
{
    struct hdl *h = l->mod;
    if (l->plain)
        return plain_next(l, index);
    h->place = l->parent;
    if (index >= l->to) {
        struct hdl_item *it = hdl_new_item(h, IT_LOOP);
        it->loop = l->number;
        return false;
    }
    struct hdl_iter i = {
        .loop = l,
        .index = index,
        .path = hdl_vstr(h->design, "%s%s[%u].", hdl_path_of(h, l->parent), l->label, index)};
    h->place = HDL_ITERS + (hdl_place)h->iters.n;
    l->iter[index - l->from] = h->place;
    HDL_PUSH(h->design, h->iters, i);
    return true;
}

/* ---- shapes ---- */

void hdl_port_dims(sig port, const char *dims)
{
    if (port && port->op != OP_POISON)
        port->mod->nodes.at[port->id]->dims = hdl_strdup(port->mod->design, dims);
}

sig hdl_shape_at(struct hdl_loc loc, sig s, size_t n, const char *const *sizes)
{
    if (!s || s->op == OP_POISON)
        return s;
    struct hdl *h = s->mod;
    struct hdl_shape *shape = hdl_alloc(h->design, sizeof *shape);
    uint64_t product = 1;
    if (!hdl_is_leaf(s) || n == 0 || n > HDL_DIMS) {
        hdl_fail(h->design, loc, "hdl_shape: %s has no name, or not one to %d dimensions",
                 hdl_say(s), HDL_DIMS);
        return s;
    }
    for (size_t i = 0; i < n; i++) {
        size_t k = 0;
        while (k < h->localparams.n && strcmp(h->localparams.at[k].name, sizes[i]))
            k++;
        if (k == h->localparams.n) {
            hdl_fail(h->design, loc, "hdl_shape: %s has no localparam %s", h->name, sizes[i]);
            return s;
        }
        shape->name[i] = h->localparams.at[k].name;
        shape->size[i] = h->localparams.at[k].value;
        product *= shape->size[i];
    }
    shape->n = (unsigned)n;
    if (product != HDL_WK(s->width))
        hdl_fail(h->design, loc, "hdl_shape: %s is %s bits wide, not the product of these sizes",
                 hdl_say(s), hdl_say_width(h, s->width));
    else
        h->nodes.at[s->id]->shape = shape;
    return s;
}
