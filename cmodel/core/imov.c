/* The Indirect-MOV (docs/imov.md) as a collector has it: the second read of its operand. */
#include "cmodel/core/second_read.h"

struct cover_rules second_rules(const struct sizes *z, const char *const *all, size_t first,
                                size_t last, const char **ids)
{
    size_t n = z->second_read ? last : first;
    memcpy(ids, all, n * sizeof *ids);
    if (z->finds_target)
        ids[n++] = all[last];
    if (z->second_read && z->renames)
        ids[n++] = all[last + 1];
    return (struct cover_rules){ids, n};
}

bool second_alone(const struct params *p)
{
    return params_int(p, "imov.hold") && params_int(p, "imov.drain");
}

void second_init(struct second_read *s, const struct model_config *c)
{
    *s = (struct second_read){
        .physw = c->z.physw, .renames = c->z.renames, .targets = c->z.finds_target};
    if (s->renames)
        s->rename = rename_config(c->params);
}

enum { RZ = 255 };

struct second_found second_find(const struct second_read *s, const uint32_t *row,
                                uint32_t src_valid)
{
    struct second_found f = {.number = row[0] & 0xff}; /* bits 7:0 of lane 0 */
    bool below = f.number < s->cons.k;
    f.phys = (s->cons.base + f.number) & (uint32_t)low_bits(s->physw);
    if (s->renames) { /* OCU-M6, CCU-M8 */
        struct rename_place at = rename_place(&s->rename, &s->cons, f.number);
        below = !at.oob;
        f.phys = at.phys;
    }
    f.none = !below || f.number == RZ;
    f.oob = f.none && f.number != RZ;
    f.finds = !f.none && s->targets && (src_valid >> 1 & 1); /* OCU-M7, CCU-M7 */
    f.reads = !f.none && !f.finds;
    f.phys = f.none ? 0 : f.phys;
    return f;
}

void second_decide(struct second_read *s, const struct second_found *found,
                   struct cover_point *first, struct cover_point *last)
{
    s->sent = true;
    s->found = *found;
    first[1].hits += found->reads;
    first[2].hits++;
    first[3].hits += found->oob;
    first[4].hits += found->none && !found->oob;
    if (s->targets)
        last->hits += found->finds;
    if (s->renames)
        last[s->targets].hits += !found->none;
}

struct second_given second_get(const struct second_read *s, const struct second_at *at,
                               const uint32_t *in)
{
    struct second_given g = {
        .on = port_flag(at->given, in),
        .cons = {.base = port_u32(at->base, in), .k = port_u32(at->bound, in)}};
    if (!s->renames)
        return g;
    g.cons.off = port_u32(at->off, in);
    g.cons.lim = port_u32(at->lim, in);
    if (!s->rename.wrap)
        return g;
    g.cons.offw = port_u32(at->offw, in);
    g.cons.wrx = port_u32(at->wrx, in);
    return g;
}

void second_put(const struct second_read *s, const struct second_at *at, const uint32_t *again,
                uint64_t sel, uint32_t *out)
{
    port_put_all(at->again_valid, out, again != NULL);
    port_put_all(at->again_phys, out, again ? *again : 0);
    port_put_all(at->shown, out, s->on ? sel : 0);
    port_put_all(at->oob, out, s->found.oob ? sel : 0);
    if (!s->targets)
        return;
    port_put_all(at->target_valid, out, s->found.finds ? sel : 0);
    for (unsigned p = 0; p < at->target->items; p++)
        port_put(at->target, out, p, s->found.finds && (sel >> p & 1) ? s->found.phys : 0);
}
