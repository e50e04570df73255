/* Scripts of the register file under other parameters. */
#include "cmodel/config.h"
#include "cmodel/util.h"
#include "tb/regfile/second.h"

struct translation {
    struct pin_list from_pins, to_pins;
    struct script_layout from, to;
    struct script_pool *pool;
};

/* The same bank and row, as far as they exist. */
static unsigned other_register(const struct translation *t, unsigned phys)
{
    const struct sizes *f = &t->from.z, *z = &t->to.z;
    return phys / f->nbank % z->depth * z->nbank + phys % f->nbank % z->nbank;
}

/* The same scheduler and local warp, as far as they exist. */
static unsigned other_warp(const struct translation *t, unsigned w)
{
    const struct sizes *f = &t->from.z, *z = &t->to.z;
    return w / f->nsched % z->n * z->nsched + w % f->nsched % z->nsched;
}

/* `n` items of one width become items of another one. */
static void resize(const uint32_t *from, unsigned from_width, uint32_t *to, unsigned to_width,
                   unsigned n)
{
    unsigned width = from_width < to_width ? from_width : to_width;
    for (unsigned i = 0; i < n; i++)
        bits_copy(to, (size_t)i * to_width, from, (size_t)i * from_width, width);
}

static unsigned least(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

static void instruction_field(const struct translation *t, size_t k, const uint32_t *from,
                              uint32_t *to)
{
    const struct sizes *f = &t->from.z, *z = &t->to.z;
    const struct script_field *old = &t->from.inst.fields[k], *new = &t->to.inst.fields[k];
    unsigned slots = least(f->nsrc, z->nsrc);
    from += old->offset;
    to += new->offset;
    if (k == t->from.field[PORT_inst_meta])
        resize(from, old->width, to, new->width, 1);
    else if (k == t->from.field[PORT_inst_phys])
        for (unsigned i = 0; i < slots; i++)
            pins_put(to, i * z->physw, z->physw,
                     other_register(t, (unsigned)pins_get(from, i * f->physw, f->physw)));
    else if (k == t->from.field[PORT_inst_base])
        pins_put(to, 0, z->physw, other_register(t, (unsigned)pins_get(from, 0, f->physw)));
    else if (script_second_item(&t->from, k) || k == t->from.field[PORT_inst_class])
        resize(from, old->width, to, new->width, 1);
    else
        resize(from, old->width / f->nsrc, to, new->width / z->nsrc, slots);
}

static void write_field(const struct translation *t, size_t k, const uint32_t *from, uint32_t *to)
{
    const struct sizes *f = &t->from.z, *z = &t->to.z;
    const struct script_field *old = &t->from.write.fields[k], *new = &t->to.write.fields[k];
    from += old->offset;
    to += new->offset;
    if (k == t->from.field[PORT_wb_phys]) {
        pins_put(to, 0, z->physw, other_register(t, (unsigned)pins_get(from, 0, f->physw)));
    } else if (k == t->from.field[PORT_wb_wid]) {
        pins_put(to, 0, z->widw, other_warp(t, (unsigned)pins_get(from, 0, f->widw)));
    } else if (k == t->from.field[PORT_wb_mask]) {
        uint64_t mask = pins_get(from, 0, f->lanes) & low_bits(z->lanes);
        pins_put(to, 0, z->lanes, mask ? mask : low_bits(z->lanes));
    } else if (k == t->from.field[PORT_wb_data]) {
        resize(from, f->lane_bits, to, z->lane_bits, least(f->lanes, z->lanes));
    } else {
        resize(from, old->width, to, new->width, 1);
    }
}

/* Both sets of parameters must have the same fields; false if not. */
static bool same_fields(const struct translation *t)
{
    return t->from.inst.n == t->to.inst.n && t->from.write.n == t->to.write.n &&
           t->from.inst.n > 0 && t->from.field[PORT_inst_phys] == t->to.field[PORT_inst_phys] &&
           t->from.field[PORT_wb_wid] == t->to.field[PORT_wb_wid] &&
           t->from.field[PORT_inst_meta] == t->to.field[PORT_inst_meta];
}

static void translate_op(const struct translation *t, struct script_op op, struct script *to)
{
    uint32_t *fields;
    switch (op.kind) {
    case SCRIPT_INSTRUCTION:
        fields = script_words(t->pool, t->to.inst.words);
        for (size_t k = 0; k < t->from.inst.n; k++)
            instruction_field(t, k, op.fields, fields);
        op.fields = fields;
        op.index = other_warp(t, op.index);
        break;
    case SCRIPT_WRITE:
        fields = script_words(t->pool, t->to.write.words);
        for (size_t k = 0; k < t->from.write.n; k++)
            write_field(t, k, op.fields, fields);
        op.fields = fields;
        op.index %= t->to.z.wbw;
        break;
    case SCRIPT_LAUNCH:
    case SCRIPT_EXIT:
        op.index = other_warp(t, op.index);
        break;
    case SCRIPT_STALL:
        if (op.index >= t->to.z.ndisp * t->to.z.classes)
            return;
        break;
    case SCRIPT_PORT: {
        const struct pin *old = &t->from_pins.pins[op.index];
        size_t pin = pins_find(&t->to_pins, old->name);
        if (pin == (size_t)-1)
            return;
        fields = script_words(t->pool, words32(t->to_pins.pins[pin].width));
        resize(op.fields, old->width, fields, t->to_pins.pins[pin].width, 1);
        op.fields = fields;
        op.index = (unsigned)pin;
        break;
    }
    case SCRIPT_OFFER: /* inputs and warps are others */
        return;
    case SCRIPT_RESET:
        break;
    }
    script_add(to, op);
}

void regfile_translate(const struct system *s, const struct script *from, const struct params *p,
                       const struct params *to_p, struct script *to, struct script_pool *pool)
{
    struct translation t = {.pool = pool};
    block_pins(s->model, p, &t.from_pins);
    block_pins(s->model, to_p, &t.to_pins);
    script_layout_make(&t.from, p, &t.from_pins);
    script_layout_make(&t.to, to_p, &t.to_pins);
    *to = (struct script){0};
    if (same_fields(&t)) {
        to->steps = from->steps;
        for (size_t i = 0; i < from->n; i++)
            translate_op(&t, from->ops[i], to);
    }
    script_layout_free(&t.from);
    script_layout_free(&t.to);
    pins_free(&t.from_pins);
    pins_free(&t.to_pins);
}
