/* frame_ctl on its own, at its pins. */
#include "cmodel/cars/frame_ctl.h"
#include "cmodel/util.h"

/* Inputs and outputs as the page lists them: where each is, and how wide. */
enum { MAX_PORTS = 48 };
struct port_at {
    unsigned word, width;
};

struct block {
    struct block_head head;
    struct frame_ctl f;
    struct port_at at[MAX_PORTS];
};

struct lister {
    struct pin_list *l;
    struct port_at *at;
};

static void input(struct lister *to, const char *name, unsigned width)
{
    *to->at++ = (struct port_at){pins_in(to->l, name, width), width};
}

static void output(struct lister *to, const char *name, unsigned width)
{
    *to->at++ = (struct port_at){pins_out(to->l, name, width), width};
}

static void list_inputs(const struct frame_config *c, struct lister *to)
{
    input(to, "region_valid", 1);
    input(to, "region_wid", c->widw);
    input(to, "region_base", c->physw);
    input(to, "region_k", RENAME_LIMIT_BITS);
    input(to, "region_s", c->frw);
    input(to, "region_move", 1);
    input(to, "op_valid", 1);
    input(to, "op_wid", c->widw);
    input(to, "op", 3);
    input(to, "op_need", c->frw);
    input(to, "op_reg", RENAME_REG_BITS);
    input(to, "release_valid", 1);
    input(to, "release_wid", c->widw);
    input(to, "slot_wr_ready", 1);
    input(to, "slot_rd_ready", 1);
    input(to, "slot_data_valid", 1);
    input(to, "slot_data", c->slotw);
    input(to, "uop_ready", 1);
    input(to, "uop_done_valid", 1);
    input(to, "uop_done_wid", c->widw);
}

static void list_outputs(const struct frame_config *c, struct lister *to)
{
    output(to, "op_ready", 1);
    output(to, "cons_base", c->physw);
    output(to, "cons_off", c->physw);
    if (c->rename.wrap)
        output(to, "cons_offw", c->physw);
    output(to, "cons_lim", RENAME_LIMIT_BITS);
    if (c->rename.wrap)
        output(to, "cons_wrx", RENAME_LIMIT_BITS);
    output(to, "cons_k", RENAME_LIMIT_BITS);
    output(to, "hold", c->nw);
    output(to, "release_ready", 1);
    output(to, "slot_wr_valid", 1);
    output(to, "slot_wr_wid", c->widw);
    output(to, "slot_wr_phys", c->physw);
    output(to, "slot_wr_data", c->slotw);
    output(to, "slot_rd_valid", 1);
    output(to, "slot_rd_wid", c->widw);
    output(to, "slot_rd_phys", c->physw);
    output(to, "uop_valid", 1);
    output(to, "uop_fill", 1);
    output(to, "uop_wid", c->widw);
    output(to, "uop_phys", c->physw);
    output(to, "uop_index", c->lifow);
    output(to, "uop_last", 1);
    output(to, "err_push", 1);
    output(to, "err_ret", 1);
    output(to, "err_lifo", 1);
}

static void list_pins(const struct frame_config *c, struct pin_list *l, struct port_at *at)
{
    struct lister to = {l, at};
    l->clocked = true;
    list_inputs(c, &to);
    list_outputs(c, &to);
}

static void pins(const struct params *p, struct pin_list *l)
{
    struct frame_config c = frame_config(p);
    struct port_at at[MAX_PORTS];
    list_pins(&c, l, at);
}

static void *create(const struct params *p)
{
    struct block *m = block_head_new(sizeof *m, &frame_ctl_rules);
    struct pin_list l = {0};
    frame_ctl_init(&m->f, p);
    list_pins(&m->f.c, &l, m->at);
    pins_free(&l);
    return m;
}

static void reset(void *model)
{
    frame_ctl_reset(&((struct block *)model)->f);
}

static uint32_t next(const uint32_t *words, const struct port_at **at)
{
    const struct port_at *p = (*at)++;
    return (uint32_t)pins_get(words + p->word, 0, p->width);
}

static struct frame_in inputs(const struct block *m, const uint32_t *w)
{
    const struct port_at *at = m->at;
    struct frame_in in;
    in.region_valid = next(w, &at);
    in.region_wid = next(w, &at);
    in.region_base = next(w, &at);
    in.region_k = next(w, &at);
    in.region_s = next(w, &at);
    in.region_move = next(w, &at);
    in.op_valid = next(w, &at);
    in.op_wid = next(w, &at);
    in.op = next(w, &at);
    in.op_need = next(w, &at);
    in.op_reg = next(w, &at);
    in.release_valid = next(w, &at);
    in.release_wid = next(w, &at);
    in.slot_wr_ready = next(w, &at);
    in.slot_rd_ready = next(w, &at);
    in.slot_data_valid = next(w, &at);
    in.slot_data = next(w, &at);
    in.uop_ready = next(w, &at);
    in.uop_done_valid = next(w, &at);
    in.uop_done_wid = next(w, &at);
    return in;
}

static void show(uint32_t *words, const struct port_at **at, uint64_t v)
{
    const struct port_at *p = (*at)++;
    pins_put(words + p->word, 0, p->width, v);
}

enum { INPUTS = 20 };

static void eval(const void *model, const uint32_t *in, uint32_t *w)
{
    const struct block *m = model;
    const struct port_at *at = m->at + INPUTS;
    struct frame_in i = inputs(m, in);
    struct frame_out o;
    frame_ctl_eval(&m->f, &i, &o);
    show(w, &at, o.op_ready);
    show(w, &at, o.cons.base);
    show(w, &at, o.cons.off);
    if (m->f.c.rename.wrap)
        show(w, &at, o.cons.offw);
    show(w, &at, o.cons.lim);
    if (m->f.c.rename.wrap)
        show(w, &at, o.cons.wrx);
    show(w, &at, o.cons.k);
    show(w, &at, o.hold);
    show(w, &at, o.release_ready);
    show(w, &at, o.write.valid);
    show(w, &at, o.write.wid);
    show(w, &at, o.write.phys);
    show(w, &at, o.write.data);
    show(w, &at, o.read.valid);
    show(w, &at, o.read.wid);
    show(w, &at, o.read.phys);
    show(w, &at, o.uop.valid);
    show(w, &at, o.uop.fill);
    show(w, &at, o.uop.wid);
    show(w, &at, o.uop.phys);
    show(w, &at, o.uop.index);
    show(w, &at, o.uop.last);
    show(w, &at, o.err_push);
    show(w, &at, o.err_ret);
    show(w, &at, o.err_lifo);
}

static void clock_edge(void *model, const uint32_t *in)
{
    struct block *m = model;
    struct frame_in i = inputs(m, in);
    frame_ctl_clock(&m->f, &i, m->head.cover);
}

const struct block_model frame_ctl_model = {.name = "frame_ctl",
                                            .pins = pins,
                                            .create = create,
                                            .destroy = block_head_free,
                                            .reset = reset,
                                            .eval = eval,
                                            .clock = clock_edge,
                                            .cover = block_head_cover};
