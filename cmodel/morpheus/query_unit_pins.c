/* query_unit by itself, at its pins. */
#include "cmodel/config.h"
#include "cmodel/morpheus/query_unit.h"
#include "cmodel/util.h"

struct at {
    unsigned enq_valid, enq_set, enq_tag, enq_op, enq_origin, enq_atomop, enq_note, enq_mask,
        enq_data, rd_valid, rd_set, ret_valid, ret_set, ret_counted, mm_valid, mm_op, mm_set,
        mm_data, mm_touched, mm_carry, mm_tag, mmr_ready, rsp_ready;
    unsigned enq_ready, rd_counted, ret_fill, mm_ready, mmr_valid, mmr_pay, mmr_set, mmr_new,
        mmr_op, mmr_mark, mmr_tag, mmr_atomop, mmr_mask, mmr_data, rsp_valid, rsp_origin, rsp_data,
        done_valid, done_set, done_note, done_touched, done_carry, done_tag, done_idle, empty;
};

struct block {
    struct query_unit *q;
    struct query_shape s;
    struct at at;
};

static void list_requests(const struct query_shape *s, struct pin_list *l, struct at *at)
{
    at->enq_valid = pins_in(l, "enq_valid", 1);
    at->enq_ready = pins_out(l, "enq_ready", 1);
    at->enq_set = pins_in(l, "enq_set", s->setw);
    at->enq_tag = pins_in(l, "enq_tag", s->tagw);
    at->enq_op = pins_in(l, "enq_op", 3);
    at->enq_origin = pins_in(l, "enq_origin", s->originw);
    at->enq_atomop = pins_in(l, "enq_atomop", 4);
    at->enq_note = pins_in(l, "enq_note", s->notew);
    at->enq_mask = pins_in(l, "enq_mask", s->bytes);
    at->enq_data = pins_in(l, "enq_data", 8 * s->bytes);
    at->rd_valid = pins_in(l, "rd_valid", 1);
    at->rd_set = pins_in(l, "rd_set", s->setw);
    at->rd_counted = pins_out(l, "rd_counted", 1);
    at->ret_valid = pins_in(l, "ret_valid", 1);
    at->ret_set = pins_in(l, "ret_set", s->setw);
    at->ret_counted = pins_in(l, "ret_counted", 1);
    at->ret_fill = pins_out(l, "ret_fill", 1);
}

static void list_warps(const struct query_shape *s, struct pin_list *l, struct at *at)
{
    at->mm_valid = pins_in(l, "mm_valid", 1);
    at->mm_ready = pins_out(l, "mm_ready", 1);
    at->mm_op = pins_in(l, "mm_op", 2);
    at->mm_set = pins_in(l, "mm_set", s->setw);
    at->mm_data = pins_in(l, "mm_data", 8 * s->bytes);
    at->mm_touched = pins_in(l, "mm_touched", 1);
    at->mm_carry = pins_in(l, "mm_carry", 1);
    at->mm_tag = pins_in(l, "mm_tag", s->tagw);
    at->mmr_valid = pins_out(l, "mmr_valid", 1);
    at->mmr_ready = pins_in(l, "mmr_ready", 1);
    at->mmr_pay = pins_out(l, "mmr_pay", 1);
    at->mmr_set = pins_out(l, "mmr_set", s->setw);
    at->mmr_new = pins_out(l, "mmr_new", 1);
    at->mmr_op = pins_out(l, "mmr_op", 3);
    at->mmr_mark = pins_out(l, "mmr_mark", 1);
    at->mmr_tag = pins_out(l, "mmr_tag", s->tagw);
    at->mmr_atomop = pins_out(l, "mmr_atomop", 4);
    at->mmr_mask = pins_out(l, "mmr_mask", s->bytes);
    at->mmr_data = pins_out(l, "mmr_data", 8 * s->bytes);
    at->rsp_valid = pins_out(l, "rsp_valid", 1);
    at->rsp_ready = pins_in(l, "rsp_ready", 1);
    at->rsp_origin = pins_out(l, "rsp_origin", s->originw);
    at->rsp_data = pins_out(l, "rsp_data", 8 * s->bytes);
    at->done_valid = pins_out(l, "done_valid", 1);
    at->done_set = pins_out(l, "done_set", s->setw);
    at->done_note = pins_out(l, "done_note", s->notew);
    at->done_touched = pins_out(l, "done_touched", 1);
    at->done_carry = pins_out(l, "done_carry", 1);
    at->done_tag = pins_out(l, "done_tag", s->tagw);
    at->done_idle = pins_out(l, "done_idle", s->idle);
    at->empty = pins_out(l, "empty", 1);
}

static struct at list_pins(const struct query_shape *s, struct pin_list *l)
{
    struct at at;
    l->clocked = true;
    list_requests(s, l, &at);
    list_warps(s, l, &at);
    return at;
}

static void pins(const struct params *p, struct pin_list *l)
{
    struct query_shape s = query_shape(p);
    list_pins(&s, l);
}

static void *create(const struct params *p)
{
    struct block *m = xcalloc(1, sizeof *m);
    struct pin_list l = {0};
    m->q = query_new(p);
    m->s = query_shape(p);
    m->at = list_pins(&m->s, &l);
    pins_free(&l);
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
    const struct at *a = &m->at;
    return (struct query_in){.enq_valid = in[a->enq_valid],
                             .enq_set = in[a->enq_set],
                             .enq_tag = in[a->enq_tag],
                             .enq_op = in[a->enq_op],
                             .enq_origin = in[a->enq_origin],
                             .enq_atomop = in[a->enq_atomop],
                             .enq_note = in[a->enq_note],
                             .enq_mask = in + a->enq_mask,
                             .enq_data = in + a->enq_data,
                             .rd_valid = in[a->rd_valid],
                             .rd_set = in[a->rd_set],
                             .ret_valid = in[a->ret_valid],
                             .ret_set = in[a->ret_set],
                             .ret_counted = in[a->ret_counted],
                             .mm_valid = in[a->mm_valid],
                             .mm_op = in[a->mm_op],
                             .mm_set = in[a->mm_set],
                             .mm_data = in + a->mm_data,
                             .mm_touched = in[a->mm_touched],
                             .mm_carry = in[a->mm_carry],
                             .mm_tag = in[a->mm_tag],
                             .mmr_ready = in[a->mmr_ready],
                             .rsp_ready = in[a->rsp_ready]};
}

static void put(uint32_t *out, const uint32_t *words, unsigned bits)
{
    if (words)
        memcpy(out, words, words32(bits) * sizeof *out);
    else
        memset(out, 0, words32(bits) * sizeof *out);
}

static void eval(const void *model, const uint32_t *in, uint32_t *out)
{
    const struct block *m = model;
    const struct at *a = &m->at;
    struct query_in i = inputs(m, in);
    struct query_out o;
    query_eval(m->q, &i, &o);
    out[a->enq_ready] = o.enq_ready;
    out[a->rd_counted] = o.rd_counted;
    out[a->ret_fill] = o.ret_fill;
    out[a->mm_ready] = o.mm_ready;
    out[a->mmr_valid] = o.mmr_valid;
    out[a->mmr_pay] = o.mmr_pay;
    out[a->mmr_set] = o.mmr_set;
    out[a->mmr_new] = o.mmr_new;
    out[a->mmr_op] = o.mmr_op;
    out[a->mmr_mark] = o.mmr_mark;
    out[a->mmr_tag] = o.mmr_tag;
    out[a->mmr_atomop] = o.mmr_atomop;
    put(out + a->mmr_mask, o.mmr_mask, m->s.bytes);
    put(out + a->mmr_data, o.mmr_data, 8 * m->s.bytes);
    out[a->rsp_valid] = o.rsp_valid;
    out[a->rsp_origin] = o.rsp_origin;
    put(out + a->rsp_data, o.rsp_data, 8 * m->s.bytes);
    out[a->done_valid] = o.done_valid;
    out[a->done_set] = o.done_set;
    out[a->done_note] = o.done_note;
    out[a->done_touched] = o.done_touched;
    out[a->done_carry] = o.done_carry;
    out[a->done_tag] = o.done_tag;
    if (m->s.idle)
        out[a->done_idle] = o.done_idle;
    out[a->empty] = o.empty;
}

static void clock_edge(void *model, const uint32_t *in)
{
    struct block *m = model;
    struct query_in i = inputs(m, in);
    query_clock(m->q, &i);
}

static const struct cover_point *cover(const void *model, size_t *n)
{
    *n = QU_NRULES;
    return query_cover(((const struct block *)model)->q);
}

const struct block_model query_unit_model = {.name = "query_unit",
                                             .pins = pins,
                                             .create = create,
                                             .destroy = destroy,
                                             .reset = reset,
                                             .eval = eval,
                                             .clock = clock_edge,
                                             .cover = cover};
