/* malekeh_scheduler: greedy, then warps with data in a CCU, then the others,
 * docs/blocks/malekeh_scheduler.md (Malekeh IV-B1). */
#include "cmodel/malekeh/malekeh_scheduler.h"
#include "base/mem.h"
#include "cmodel/ports.h"
#include "cmodel/util.h"

void malekeh_scheduler_init(struct malekeh_scheduler *s, const struct model_config *c)
{
    *s = (struct malekeh_scheduler){
        .nw = c->z.nw, .greedy_needs_ccu = c->greedy_ccu, .retry = c->retry && !c->z.slots};
    s->launched = xcalloc(s->nw, sizeof *s->launched);
    malekeh_scheduler_reset(s);
}

void malekeh_scheduler_free(struct malekeh_scheduler *s)
{
    free(s->launched);
}

void malekeh_scheduler_reset(struct malekeh_scheduler *s)
{
    s->last = 0;
    s->last_valid = false;
    for (unsigned w = 0; w < s->nw; w++)
        s->launched[w] = w;
    s->next_launch = s->nw;
}

/* Warps that take part (MS-R1). */
static uint64_t contenders(const struct malekeh_scheduler *s, const struct malekeh_scheduler_in *in)
{
    return s->retry ? in->ready & ~in->own_busy : in->ready;
}

static bool greedy(const struct malekeh_scheduler *s, const struct malekeh_scheduler_in *in,
                   uint64_t ready)
{
    return s->last_valid && (ready >> s->last & 1) &&
           (!s->greedy_needs_ccu || (in->has_data >> s->last & 1));
}

static unsigned oldest(const struct malekeh_scheduler *s, uint64_t set)
{
    unsigned best = first_bit(set);
    while (set &= set - 1)
        if (s->launched[first_bit(set)] < s->launched[best])
            best = first_bit(set);
    return best;
}

void malekeh_scheduler_eval(const struct malekeh_scheduler *s,
                            const struct malekeh_scheduler_in *in,
                            struct malekeh_scheduler_out *out)
{
    uint64_t ready = contenders(s, in), cached = ready & in->has_data;
    *out = (struct malekeh_scheduler_out){.sel_valid = ready != 0};
    if (!ready)
        return;
    if (greedy(s, in, ready)) /* MS-G1 */
        out->sel_wid = s->last;
    else /* MS-C1, MS-O1 */
        out->sel_wid = oldest(s, cached ? cached : ready);
}

void malekeh_scheduler_clock(struct malekeh_scheduler *s, const struct malekeh_scheduler_in *in,
                             const struct malekeh_scheduler_out *out, struct cover_point *cover)
{
    uint64_t ready = contenders(s, in);
    if (out->sel_valid) {
        bool data = in->has_data >> out->sel_wid & 1;
        cover[MS_D1].hits += data;
        cover[greedy(s, in, ready) ? MS_G1
              : data               ? MS_C1
                                   : MS_O1]
            .hits += (ready & (ready - 1)) != 0;
    }
    cover[MS_R1].hits += ready != in->ready;
    if (in->issue) { /* MS-I1 */
        s->last = out->sel_wid;
        s->last_valid = true;
        cover[MS_I1].hits++;
    }
    if (in->launch_valid && in->launch_wid < s->nw) {
        s->launched[in->launch_wid] = s->next_launch++; /* MS-L1: the youngest */
        cover[MS_L1].hits++;
        if (in->launch_wid == s->last) { /* MS-L2 */
            cover[MS_L2].hits += s->last_valid;
            s->last_valid = false;
        }
    }
}

struct malekeh_scheduler_block {
    struct block_head head;
    struct model_config c;
    struct malekeh_scheduler s;
    struct malekeh_scheduler_at at;
};

static void *create(const struct params *p)
{
    struct malekeh_scheduler_block *m = block_head_new(sizeof *m, &malekeh_scheduler_rules);
    m->c = model_config(p);
    malekeh_scheduler_init(&m->s, &m->c);
    malekeh_scheduler_ports_at(p, &m->at);
    return m;
}

static void destroy(void *model)
{
    struct malekeh_scheduler_block *m = model;
    if (!m)
        return;
    malekeh_scheduler_free(&m->s);
    block_head_free(m);
}

static void reset(void *model)
{
    malekeh_scheduler_reset(&((struct malekeh_scheduler_block *)model)->s);
}

static struct malekeh_scheduler_in read_inputs(const struct malekeh_scheduler_block *m,
                                               const uint32_t *in)
{
    const struct sizes *z = &m->c.z;
    struct malekeh_scheduler_in i = {.ready = port_all(&m->at.ready, in),
                                     .launch_valid = port_flag(&m->at.launch_valid, in),
                                     .launch_wid = port_u32(&m->at.launch_wid, in),
                                     .issue = port_flag(&m->at.issue, in)};
    uint64_t any = low_bits(z->ncu), free = any;
    if (m->c.has_any_valid)
        any = port_all(&m->at.any_valid, in);
    if (m->c.retry && !m->c.z.slots)
        free = port_all(&m->at.free, in);
    for (uint64_t v = port_all(&m->at.owner_valid, in); v; v &= v - 1) {
        unsigned c = first_bit(v);
        uint64_t w = 1ull << port_get(&m->at.owner_wid, in, c);
        i.has_data |= any >> c & 1 ? w : 0;
        i.own_busy |= free >> c & 1 ? 0 : w;
    }
    return i;
}

static void eval(const void *model, const uint32_t *in, uint32_t *out)
{
    const struct malekeh_scheduler_block *m = model;
    struct malekeh_scheduler_in i = read_inputs(m, in);
    struct malekeh_scheduler_out o;
    malekeh_scheduler_eval(&m->s, &i, &o);
    out[0] = o.sel_valid;
    port_put_all(&m->at.sel_wid, out, o.sel_wid);
    port_put_all(&m->at.sel, out, o.sel_valid ? 1ull << o.sel_wid : 0);
}

static void clock_edge(void *model, const uint32_t *in)
{
    struct malekeh_scheduler_block *m = model;
    struct malekeh_scheduler_in i = read_inputs(m, in);
    struct malekeh_scheduler_out o;
    malekeh_scheduler_eval(&m->s, &i, &o);
    malekeh_scheduler_clock(&m->s, &i, &o, m->head.cover);
}

const struct block_model malekeh_scheduler_model = {.name = "malekeh_scheduler",
                                                    .contract = &contract_malekeh_scheduler,
                                                    .create = create,
                                                    .destroy = destroy,
                                                    .reset = reset,
                                                    .eval = eval,
                                                    .clock = clock_edge,
                                                    .cover = block_head_cover};
