/* query_unit by itself, at its pins. */
#include "base/mem.h"
#include "cmodel/config.h"
#include "cmodel/morpheus/query_unit.h"
#include "cmodel/ports.h"
#include "cmodel/util.h"

struct block {
    struct query_unit *q;
    struct query_shape s;
    struct query_unit_at at;
};

static void *create(const struct params *p)
{
    struct block *m = xcalloc(1, sizeof *m);
    m->q = query_new(p);
    m->s = query_shape(p);
    query_unit_ports_at(p, &m->at);
    return m;
}

static void destroy(void *model)
{
    struct block *m = model;
    if (m)
        query_free(m->q);
    free(m);
}

static void reset(void *model)
{
    query_reset(((struct block *)model)->q);
}

static struct query_in inputs(const struct block *m, const uint32_t *in)
{
    const struct query_unit_at *a = &m->at;
    return (struct query_in){.enq_valid = port_u32(&a->enq_valid, in),
                             .enq_set = port_u32(&a->enq_set, in),
                             .enq_tag = port_u32(&a->enq_tag, in),
                             .enq_op = port_u32(&a->enq_op, in),
                             .enq_origin = port_u32(&a->enq_origin, in),
                             .enq_atomop = port_u32(&a->enq_atomop, in),
                             .enq_note = port_u32(&a->enq_note, in),
                             .enq_pay = port_u32(&a->enq_pay, in),
                             .pay_valid = port_u32(&a->pay_valid, in),
                             .pay_fill = port_u32(&a->pay_fill, in),
                             .pay_mask = in + port_word(&a->pay_mask),
                             .pay_data = in + port_word(&a->pay_data),
                             .free_valid = port_u32(&a->free_valid, in),
                             .free_block = port_u32(&a->free_block, in),
                             .mm_valid = port_u32(&a->mm_valid, in),
                             .mm_op = port_u32(&a->mm_op, in),
                             .mm_set = port_u32(&a->mm_set, in),
                             .mm_data = in + port_word(&a->mm_data),
                             .mm_touched = port_u32(&a->mm_touched, in),
                             .mm_carry = port_u32(&a->mm_carry, in),
                             .mm_tag = port_u32(&a->mm_tag, in),
                             .mmr_ready = port_u32(&a->mmr_ready, in),
                             .rsp_ready = port_u32(&a->rsp_ready, in)};
}

static void put(const struct port *t, uint32_t *out, const uint32_t *words)
{
    if (words)
        port_put_words(t, out, 0, words);
    else
        port_clear(t, out, 0);
}

static void eval(const void *model, const uint32_t *in, uint32_t *out)
{
    const struct block *m = model;
    const struct query_unit_at *a = &m->at;
    struct query_in i = inputs(m, in);
    struct query_out o;
    query_eval(m->q, &i, &o);
    port_put_all(&a->enq_ready, out, o.enq_ready);
    port_put_all(&a->enq_left, out, o.enq_left);
    port_put_all(&a->pay_ready, out, o.pay_ready);
    port_put_all(&a->pay_full, out, o.pay_full);
    port_put_all(&a->pay_block, out, o.pay_block);
    port_put_all(&a->mm_ready, out, o.mm_ready);
    port_put_all(&a->mmr_valid, out, o.mmr_valid);
    port_put_all(&a->mmr_pay, out, o.mmr_pay);
    port_put_all(&a->mmr_set, out, o.mmr_set);
    port_put_all(&a->mmr_new, out, o.mmr_new);
    port_put_all(&a->mmr_op, out, o.mmr_op);
    port_put_all(&a->mmr_mark, out, o.mmr_mark);
    port_put_all(&a->mmr_tag, out, o.mmr_tag);
    port_put_all(&a->mmr_atomop, out, o.mmr_atomop);
    put(&a->mmr_mask, out, o.mmr_mask);
    put(&a->mmr_data, out, o.mmr_data);
    port_put_all(&a->rsp_valid, out, o.rsp_valid);
    port_put_all(&a->rsp_origin, out, o.rsp_origin);
    put(&a->rsp_data, out, o.rsp_data);
    port_put_all(&a->done_valid, out, o.done_valid);
    port_put_all(&a->done_set, out, o.done_set);
    port_put_all(&a->done_note, out, o.done_note);
    port_put_all(&a->done_touched, out, o.done_touched);
    port_put_all(&a->done_carry, out, o.done_carry);
    port_put_all(&a->done_tag, out, o.done_tag);
    if (m->s.idle)
        port_put_all(&a->done_idle, out, o.done_idle);
    port_put_all(&a->empty, out, o.empty);
}

static void clock_edge(void *model, const uint32_t *in)
{
    struct block *m = model;
    struct query_in i = inputs(m, in);
    query_clock(m->q, &i);
}

static const struct cover_point *cover(const void *model, size_t *n)
{
    *n = query_unit_NRULES;
    return query_cover(((const struct block *)model)->q);
}

const struct block_model query_unit_model = {.name = "query_unit",
                                             .contract = &contract_query_unit,
                                             .create = create,
                                             .destroy = destroy,
                                             .reset = reset,
                                             .eval = eval,
                                             .clock = clock_edge,
                                             .cover = cover};
