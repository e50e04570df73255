/* How operations of the register file become fewer and simpler. */
#include "base/mem.h"
#include "cmodel/config.h"
#include "cmodel/util.h"
#include "tb/regfile/layout.h"
#include "tb/regfile/second.h"
#include "tb/regfile/shrink_calls.h"

/* The last write to each register in front of operation `before`, with all lanes. */
static struct script_op whole_write(struct search *s, const struct script_layout *l,
                                    const struct script_op *op)
{
    struct script_op w = *op;
    uint32_t *fields = script_words(&s->pool, l->write.words);
    memcpy(fields, op->fields, l->write.words * sizeof *fields);
    pins_put(fields + l->write.fields[l->field[PORT_wb_mask]].offset, 0, l->z.lanes,
             low_bits(l->z.lanes));
    w.fields = fields;
    return w;
}

static unsigned phys_of(const struct script_layout *l, const struct script_op *op)
{
    return (unsigned)pins_get(op->fields + l->write.fields[l->field[PORT_wb_phys]].offset, 0,
                              l->z.physw);
}

/* Registers that an instruction reads, with what a second read finds by the last write to its
 * source; gives their number. */
static unsigned registers_read(const struct script_layout *l, const struct script_op *op,
                               const struct script_op *const *last, unsigned *read)
{
    unsigned n = 0, all = l->z.nbank * l->z.depth;
    for (uint64_t v = script_field_item(l, PORT_inst_src_valid, op->fields, 0); v; v &= v - 1)
        read[n++] = script_field_item(l, PORT_inst_phys, op->fields, first_bit(v));
    const struct script_op *number = n && read[0] < all ? last[read[0]] : NULL;
    n += number && script_second_listed(l, op->fields, number->fields, &read[n]);
    return n;
}

/* The registers that the operations from `from` on read before they write them. */
static void preload(struct search *s, const struct script *full, unsigned from, struct script *c)
{
    struct pin_list pins = {0};
    struct script_layout l;
    block_pins(s->system->model, s->params, &pins);
    script_layout_make(&l, s->params, &pins);
    unsigned registers = l.z.nbank * l.z.depth, n = 0;
    /* the last write so far, and whether it is one of the operations that stay */
    const struct script_op **last = xcalloc(registers, sizeof *last);
    bool *there = xcalloc(registers, sizeof *there);
    for (size_t i = 0; i < full->n; i++) {
        const struct script_op *op = &full->ops[i];
        if (op->kind == SCRIPT_WRITE && phys_of(&l, op) < registers) {
            last[phys_of(&l, op)] = op;
            there[phys_of(&l, op)] |= op->end >= from;
        }
        if (op->kind != SCRIPT_INSTRUCTION || op->end < from)
            continue;
        unsigned read[65], nread = registers_read(&l, op, last, read);
        for (unsigned k = 0; k < nread; k++) {
            unsigned phys = read[k];
            if (phys >= registers || there[phys] || !last[phys])
                continue;
            there[phys] = true;
            struct script_op w = whole_write(s, &l, last[phys]);
            w.index = n % l.z.wbw;
            w.step = n++ / l.z.wbw;
            script_add(c, w);
        }
    }
    c->steps = n ? c->ops[c->n - 1].step + 1 : 0;
    free(last);
    free(there);
    script_layout_free(&l);
    pins_free(&pins);
}

static bool of_warp(const struct script_op *op, unsigned warp)
{
    return (op->kind == SCRIPT_INSTRUCTION || op->kind == SCRIPT_LAUNCH ||
            op->kind == SCRIPT_EXIT) &&
           op->index == warp;
}

/* Operands go, one by one. */
static bool fewer_operands(struct search *s, const struct script_layout *l, size_t i)
{
    bool any = false;
    unsigned offset = l->inst.fields[l->field[PORT_inst_src_valid]].offset;
    for (unsigned k = 0; k < l->z.nsrc && i < s->best.n && !search_over(s); k++) {
        if (!pins_get(s->best.ops[i].fields + offset, k, 1))
            continue;
        uint32_t *less = search_copy(s, i, l->inst.words);
        pins_put(less + offset, k, 1, 0);
        any |= search_fields(s, i, less);
    }
    return any;
}

static bool simple_fields(struct search *s, const struct script_layout *l, size_t i)
{
    bool any = false, write = s->best.ops[i].kind == SCRIPT_WRITE;
    const struct script_fields *f = write ? &l->write : &l->inst;
    for (size_t k = 0; k < f->n && i < s->best.n && !search_over(s); k++) {
        if (write && k == l->field[PORT_wb_mask]) {
            uint32_t *all = search_copy(s, i, f->words);
            pins_put(all + f->fields[k].offset, 0, l->z.lanes, low_bits(l->z.lanes));
            if (memcmp(all, s->best.ops[i].fields, f->words * sizeof *all) != 0)
                any |= search_fields(s, i, all);
        } else if (write ? k != l->field[PORT_wb_phys] && k != l->field[PORT_wb_reg] &&
                               k != l->field[PORT_wb_wid]
                         : k != l->field[PORT_inst_phys] && k != l->field[PORT_inst_reg] &&
                               k != l->field[PORT_inst_src_valid]) {
            any |= search_simple_value(s, i, f->fields[k].offset, f->fields[k].width, f->words);
        }
    }
    return any;
}

/* Every instruction of warp `from` belongs to warp `to`. */
static bool rename_warp(struct search *s, const struct script_layout *l, unsigned from, unsigned to)
{
    struct script c;
    script_copy(&c, &s->best);
    for (size_t i = 0; i < c.n; i++) {
        if (of_warp(&c.ops[i], from))
            c.ops[i].index = to;
        if (c.ops[i].kind != SCRIPT_WRITE || l->field[PORT_wb_wid] == (size_t)SCRIPT_NO_FIELD)
            continue;
        unsigned offset = l->write.fields[l->field[PORT_wb_wid]].offset;
        if (pins_get(c.ops[i].fields + offset, 0, l->z.widw) != from)
            continue;
        uint32_t *fields = script_words(&s->pool, l->write.words);
        memcpy(fields, c.ops[i].fields, l->write.words * sizeof *fields);
        pins_put(fields + offset, 0, l->z.widw, to);
        c.ops[i].fields = fields;
    }
    return search_try(s, &c, s->cycles);
}

static bool warp_used(const struct search *s, unsigned w)
{
    for (size_t i = 0; i < s->best.n; i++)
        if (of_warp(&s->best.ops[i], w))
            return true;
    return false;
}

/* Register `from` becomes `to` in every operation. */
static bool rename_register(struct search *s, const struct script_layout *l, unsigned from,
                            unsigned to)
{
    struct script c;
    script_copy(&c, &s->best);
    for (size_t i = 0; i < c.n; i++) {
        bool write = c.ops[i].kind == SCRIPT_WRITE;
        if (!write && c.ops[i].kind != SCRIPT_INSTRUCTION)
            continue;
        const struct script_fields *f = write ? &l->write : &l->inst;
        uint32_t *fields = script_words(&s->pool, f->words);
        memcpy(fields, c.ops[i].fields, f->words * sizeof *fields);
        uint32_t *phys =
            fields + f->fields[write ? l->field[PORT_wb_phys] : l->field[PORT_inst_phys]].offset;
        for (unsigned k = 0; k < (write ? 1 : l->z.nsrc); k++)
            if (pins_get(phys, k * l->z.physw, l->z.physw) == from)
                pins_put(phys, k * l->z.physw, l->z.physw, to);
        c.ops[i].fields = fields;
    }
    return search_try(s, &c, s->cycles);
}

static bool register_used(const struct search *s, const struct script_layout *l, unsigned r)
{
    for (size_t i = 0; i < s->best.n; i++) {
        const struct script_op *op = &s->best.ops[i];
        if (op->kind == SCRIPT_WRITE && phys_of(l, op) == r)
            return true;
        for (unsigned k = 0; op->kind == SCRIPT_INSTRUCTION && k < l->z.nsrc; k++)
            if (pins_get(op->fields + l->inst.fields[l->field[PORT_inst_src_valid]].offset, k, 1) &&
                pins_get(op->fields + l->inst.fields[l->field[PORT_inst_phys]].offset,
                         k * l->z.physw, l->z.physw) == r)
                return true;
    }
    return false;
}

static bool rename_all(struct search *s, const struct script_layout *l)
{
    bool any = false;
    for (unsigned w = l->z.nw; w-- > 0 && !search_over(s);)
        for (unsigned to = w % l->z.nsched; to < w && warp_used(s, w); to += l->z.nsched)
            any |= rename_warp(s, l, w, to);
    for (unsigned r = l->z.nbank * l->z.depth; l->z.physw && r-- > 0 && !search_over(s);) {
        if (!register_used(s, l, r))
            continue;
        /* the lowest free one of the same bank, then of any */
        for (unsigned step = l->z.nbank; step >= 1; step = step > 1 ? 1 : 0) {
            unsigned to = r % step;
            while (to < r && register_used(s, l, to))
                to += step;
            if (to < r && rename_register(s, l, r, to)) {
                any = true;
                break;
            }
        }
    }
    return any;
}

static bool simplify(struct search *s)
{
    bool any = false;
    struct pin_list pins = {0};
    struct script_layout l;
    block_pins(s->system->model, s->params, &pins);
    script_layout_make(&l, s->params, &pins);
    for (size_t i = 0; i < s->best.n && !search_over(s); i++) {
        unsigned kind = s->best.ops[i].kind;
        if (kind == SCRIPT_INSTRUCTION)
            any |= fewer_operands(s, &l, i);
        if (i < s->best.n && (kind == SCRIPT_INSTRUCTION || kind == SCRIPT_WRITE))
            any |= simple_fields(s, &l, i);
    }
    any |= rename_all(s, &l);
    script_layout_free(&l);
    pins_free(&pins);
    return any;
}

static const char *const keys[] = {
    "regfile.lanes",     "regfile.lane_bits",  "regfile.depth",       "regfile.warps",
    "regfile.meta_bits", "regfile.collectors", "regfile.write_ports", "regfile.dispatch_ports",
    "regfile.banks",     "regfile.schedulers", "ocu.sources",         NULL};

const struct shrink_ops regfile_shrink = {.end = SCRIPT_END,
                                          .of_warp = of_warp,
                                          .preload = preload,
                                          .simplify = simplify,
                                          .renamed = regfile_shrink_calls,
                                          .keys = keys,
                                          .translate = regfile_translate};
