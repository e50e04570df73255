/* frame_ctl on its own, at its pins. */
#include "cmodel/cars/frame_ctl.h"
#include "cmodel/ports.h"
#include "cmodel/util.h"

struct block {
    struct block_head head;
    struct frame_ctl f;
    struct frame_ctl_at at;
};

static void *create(const struct params *p)
{
    struct block *m = block_head_new(sizeof *m, &frame_ctl_rules);
    frame_ctl_init(&m->f, p);
    frame_ctl_ports_at(p, &m->at);
    return m;
}

static void reset(void *model)
{
    frame_ctl_reset(&((struct block *)model)->f);
}

static struct frame_in inputs(const struct block *m, const uint32_t *w)
{
    const struct frame_ctl_at *at = &m->at;
    struct frame_in in;
    in.region_valid = port_u32(&at->region_valid, w);
    in.region_wid = port_u32(&at->region_wid, w);
    in.region_base = port_u32(&at->region_base, w);
    in.region_k = port_u32(&at->region_k, w);
    in.region_s = port_u32(&at->region_s, w);
    in.region_move = port_u32(&at->region_move, w);
    in.op_valid = port_u32(&at->op_valid, w);
    in.op_warp = port_all(&at->op_warp, w);
    in.op = port_u32(&at->op, w);
    in.op_need = port_u32(&at->op_need, w);
    in.op_reg = port_u32(&at->op_reg, w);
    in.release_valid = port_u32(&at->release_valid, w);
    in.release_wid = port_u32(&at->release_wid, w);
    in.slot_wr_ready = port_u32(&at->slot_wr_ready, w);
    in.slot_rd_ready = port_u32(&at->slot_rd_ready, w);
    in.slot_data_valid = port_u32(&at->slot_data_valid, w);
    in.slot_data = port_u32(&at->slot_data, w);
    in.uop_ready = port_u32(&at->uop_ready, w);
    in.uop_done_valid = port_u32(&at->uop_done_valid, w);
    in.uop_done_wid = port_u32(&at->uop_done_wid, w);
    return in;
}

static void eval(const void *model, const uint32_t *in, uint32_t *w)
{
    const struct block *m = model;
    const struct frame_ctl_at *at = &m->at;
    struct frame_in i = inputs(m, in);
    struct frame_out o;
    frame_ctl_eval(&m->f, &i, &o);
    port_put_all(&at->op_ready, w, o.op_ready);
    port_put_all(&at->cons_base, w, o.cons.base);
    port_put_all(&at->cons_off, w, o.cons.off);
    if (m->f.c.rename.wrap)
        port_put_all(&at->cons_offw, w, o.cons.offw);
    port_put_all(&at->cons_lim, w, o.cons.lim);
    if (m->f.c.rename.wrap)
        port_put_all(&at->cons_wrx, w, o.cons.wrx);
    port_put_all(&at->cons_k, w, o.cons.k);
    port_put_all(&at->hold, w, o.hold);
    port_put_all(&at->release_ready, w, o.release_ready);
    port_put_all(&at->slot_wr_valid, w, o.write.valid);
    port_put_all(&at->slot_wr_wid, w, o.write.wid);
    port_put_all(&at->slot_wr_phys, w, o.write.phys);
    port_put_all(&at->slot_wr_data, w, o.write.data);
    port_put_all(&at->slot_rd_valid, w, o.read.valid);
    port_put_all(&at->slot_rd_wid, w, o.read.wid);
    port_put_all(&at->slot_rd_phys, w, o.read.phys);
    port_put_all(&at->uop_valid, w, o.uop.valid);
    port_put_all(&at->uop_fill, w, o.uop.fill);
    port_put_all(&at->uop_wid, w, o.uop.wid);
    port_put_all(&at->uop_phys, w, o.uop.phys);
    port_put_all(&at->uop_index, w, o.uop.index);
    port_put_all(&at->uop_last, w, o.uop.last);
    port_put_all(&at->err_push, w, o.err_push);
    port_put_all(&at->err_need, w, o.err_need);
    port_put_all(&at->err_ret, w, o.err_ret);
    port_put_all(&at->err_lifo, w, o.err_lifo);
}

static void clock_edge(void *model, const uint32_t *in)
{
    struct block *m = model;
    struct frame_in i = inputs(m, in);
    frame_ctl_clock(&m->f, &i, m->head.cover);
}

const struct block_model frame_ctl_model = {.name = "frame_ctl",
                                            .contract = &contract_frame_ctl,
                                            .create = create,
                                            .destroy = block_head_free,
                                            .reset = reset,
                                            .eval = eval,
                                            .clock = clock_edge,
                                            .cover = block_head_cover};
