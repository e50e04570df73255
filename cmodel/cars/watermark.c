/* watermark: records of levels, their averages, and the step towards the best one. */
#include "cmodel/cars/watermark.h"
#include "cmodel/ports.h"
#include "cmodel/util.h"

struct watermark_config watermark_config(const struct params *p)
{
    return (struct watermark_config){.sms = params_u(p, "watermark.sms"),
                                     .levels = params_u(p, "watermark.levels"),
                                     .kernels = params_u(p, "watermark.kernels"),
                                     .name_bits = params_u(p, "watermark.name_bits"),
                                     .time_bits = params_u(p, "watermark.time_bits"),
                                     .count_bits = params_u(p, "watermark.count_bits"),
                                     .raw = params_is(p, "watermark.metric", "raw")};
}

void watermark_init(struct watermark *w, const struct watermark_config *c)
{
    *w = (struct watermark){.c = *c};
    rr_arbiter_init(&w->ends, c->sms);
    rr_arbiter_init(&w->starts, c->sms);
}

void watermark_free(struct watermark *w)
{
    rr_arbiter_free(&w->ends);
    rr_arbiter_free(&w->starts);
}

static void arbiter_reset(struct rr_arbiter *a)
{
    a->last = a->n - 1;
    a->unfair = false;
    memset(a->waited, 0, a->n * sizeof *a->waited);
}

void watermark_reset(struct watermark *w)
{
    struct rr_arbiter ends = w->ends, starts = w->starts;
    *w = (struct watermark){.c = w->c, .ends = ends, .starts = starts};
    arbiter_reset(&w->ends);
    arbiter_reset(&w->starts);
}

/* Sign of the difference of two averages. */
static int compare(const struct watermark_record *a, const struct watermark_record *b)
{
    uint64_t left = a->sum * b->count, right = b->sum * a->count;
    return (left > right) - (left < right);
}

uint32_t watermark_best(const struct watermark_record *record, unsigned last)
{
    uint32_t best = 0;
    const struct watermark_record *least = NULL;
    for (unsigned l = 0; l <= last; l++) {
        if (!record[l].count)
            continue;
        int sign = least ? compare(&record[l], least) : -1;
        if (sign < 0) {
            least = &record[l];
            best = 0;
        }
        if (sign <= 0)
            best |= 1u << l;
    }
    return best;
}

unsigned watermark_step(unsigned level, uint32_t best)
{
    if (best >> level & 1)
        return level;
    for (unsigned d = 1;; d++) {
        if (d <= level && best >> (level - d) & 1)
            return level - 1;
        if (level + d < WM_LEVELS && best >> (level + d) & 1)
            return level + 1;
    }
}

static bool both_recorded(const struct watermark *w)
{
    const struct watermark_record *r = w->table[w->entry].record;
    return r[0].count && r[w->top].count;
}

/* WM-S1, WM-S2. */
static unsigned next_level(const struct watermark *w, unsigned sm)
{
    unsigned l = w->level[sm];
    bool may = w->machine && both_recorded(w) && w->table[w->entry].record[l].count;
    return may ? watermark_step(l, w->best) : l;
}

/* Which ends and which starts an arbiter sees. */
static uint64_t ends_seen(const struct watermark *w, const struct watermark_in *in)
{
    return w->scan || in->kernel_valid ? 0 : in->end_valid;
}

static uint64_t starts_seen(const struct watermark *w, const struct watermark_in *in)
{
    return w->scan || in->kernel_valid || in->end_valid ? 0 : in->start_valid;
}

void watermark_eval(const struct watermark *w, const struct watermark_in *in,
                    struct watermark_out *out)
{
    *out = (struct watermark_out){.kernel_ready = !w->scan,
                                  .machine = w->machine,
                                  .end_ready = rr_arbiter_eval(&w->ends, ends_seen(w, in)),
                                  .start_ready = rr_arbiter_eval(&w->starts, starts_seen(w, in)),
                                  .best = w->scan ? 0 : w->best};
    if (out->start_ready) {
        out->start_level = next_level(w, first_bit(out->start_ready));
        out->start_stamp = w->now;
    }
}

/* WM-K1: the entry of that kernel. */
static void find_entry(struct watermark *w, const struct watermark_in *in,
                       struct cover_point *cover)
{
    for (unsigned k = 0; k < w->c.kernels; k++) {
        const struct watermark_entry *e = &w->table[k];
        if (e->known && e->name == in->kernel_name) {
            if (e->last == in->kernel_last) {
                w->entry = k;
                return;
            }
            cover[WM_K2].hits++; /* the same name with another M */
        }
    }
    cover[WM_K1].hits += w->table[w->next].known;
    w->entry = w->next;
    w->table[w->next] = (struct watermark_entry){true, in->kernel_name, in->kernel_last, {{0}}};
    w->next = (w->next + 1) % w->c.kernels;
}

/* WM-C2: a cycle a level, and to compare it with the best before one for each bit of a count, and
 * one more. With a launch there is one, in which the levels are set; behind an end there are two in
 * front. */
static unsigned scan_cycles(const struct watermark *w)
{
    const struct watermark_record *record = w->table[w->entry].record;
    unsigned n = 0, found = 0;
    for (unsigned l = 0; l <= w->top; l++) {
        n += 1 + (record[l].count && found ? w->c.count_bits + 1 : 0);
        found += record[l].count != 0;
    }
    return n;
}

static void begin_scan(struct watermark *w, bool launching)
{
    w->launching = launching;
    w->best = 0;
    w->scan = (w->machine ? scan_cycles(w) : 0) + (launching ? 1 : 2);
}

static void launch(struct watermark *w, const struct watermark_in *in, struct cover_point *cover)
{
    w->machine = in->kernel_last && !in->kernel_fits;
    w->top = in->kernel_last;
    cover[WM_M1].hits += !w->machine;
    if (w->machine)
        find_entry(w, in, cover);
    for (unsigned s = 0; s < w->c.sms; s++)
        w->done[s] = w->now;
    begin_scan(w, true);
}

static void record(struct watermark *w, const struct watermark_in *in, unsigned sm,
                   struct cover_point *cover)
{
    if (!w->machine)
        return;
    uint32_t since = w->c.raw ? in->end_stamp[sm] : w->done[sm];
    uint64_t took = (w->now - since) & low_bits(w->c.time_bits);
    struct watermark_record *r = &w->table[w->entry].record[in->end_level[sm]];
    cover[w->c.raw ? WM_T2 : WM_T1].hits++;
    cover[WM_R1].hits += !r->count;
    if (r->count == low_bits(w->c.count_bits)) {
        cover[WM_R2].hits++;
        r->sum /= 2;
        r->count /= 2;
    }
    r->sum += took;
    r->count++;
    w->done[sm] = w->now;
    begin_scan(w, false);
}

/* WM-L1, WM-L2: where the SMs begin. */
static void set_levels(struct watermark *w, struct cover_point *cover)
{
    bool known = w->machine && both_recorded(w);
    cover[WM_L1].hits += known;
    cover[WM_L2].hits += w->machine && !known;
    for (unsigned s = 0; s < w->c.sms; s++)
        w->level[s] = known ? first_bit(w->best) : w->machine && s % 2 == 0 ? 0 : w->top;
}

static void scan(struct watermark *w, struct cover_point *cover)
{
    if (--w->scan == w->launching && w->machine) {
        cover[WM_C2].hits++;
        w->best = watermark_best(w->table[w->entry].record, w->top);
        cover[WM_C1].hits += (w->best & (w->best - 1)) != 0; /* equal averages */
    }
    if (!w->scan && w->launching)
        set_levels(w, cover);
}

static void cover_starts(const struct watermark *w, unsigned sm, struct cover_point *cover)
{
    if (!w->machine)
        return;
    bool both = both_recorded(w), own = w->table[w->entry].record[w->level[sm]].count != 0;
    cover[WM_S1].hits += !both || !own;
    cover[WM_S2].hits += next_level(w, sm) != w->level[sm];
}

void watermark_clock(struct watermark *w, const struct watermark_in *in, struct cover_point *cover)
{
    struct cover_point none[watermark_NRULES] = {{NULL, 0}};
    cover = cover ? cover : none;
    struct watermark_out out;
    watermark_eval(w, in, &out);
    uint64_t ends = ends_seen(w, in), starts = starts_seen(w, in);
    bool asked = in->kernel_valid || in->end_valid || in->start_valid;
    cover[WM_P1].hits += w->scan && asked;
    cover[WM_P2].hits += (ends & (ends - 1)) || (starts & (starts - 1));
    cover[WM_Z1].hits += !out.start_ready;
    rr_arbiter_clock(&w->ends, ends);
    rr_arbiter_clock(&w->starts, starts);
    if (w->scan)
        scan(w, cover);
    else if (in->kernel_valid)
        launch(w, in, cover);
    else if (out.end_ready)
        record(w, in, first_bit(out.end_ready), cover);
    if (out.start_ready) {
        unsigned sm = first_bit(out.start_ready);
        cover_starts(w, sm, cover);
        w->level[sm] = out.start_level;
    }
    w->now = (w->now + 1) & (uint32_t)low_bits(w->c.time_bits);
}

/* The block at its pins. */
struct block {
    struct block_head head;
    struct watermark w;
    struct watermark_at at;
};

static void *create(const struct params *p)
{
    struct block *b = block_head_new(sizeof *b, &watermark_rules);
    struct watermark_config c = watermark_config(p);
    watermark_init(&b->w, &c);
    watermark_ports_at(p, &b->at);
    return b;
}

static void destroy(void *model)
{
    struct block *b = model;
    if (b)
        watermark_free(&b->w);
    block_head_free(b);
}

static void reset(void *model)
{
    watermark_reset(&((struct block *)model)->w);
}

static void read_pins(const struct block *b, const uint32_t *pin, struct watermark_in *in)
{
    *in = (struct watermark_in){0};
#define IN(name, ...) port_to_member(&b->at.name, pin, in->name);
#define CONTRACT_ROWS "contract/cars/watermark_ports.inc"
#include "contract/each.h"
}

static void eval(const void *model, const uint32_t *in, uint32_t *out)
{
    const struct block *b = model;
    struct watermark_in wi;
    struct watermark_out wo;
    read_pins(b, in, &wi);
    watermark_eval(&b->w, &wi, &wo);
#define OUT(name, ...) port_from_member(&b->at.name, out, wo.name);
#define CONTRACT_ROWS "contract/cars/watermark_ports.inc"
#include "contract/each.h"
}

static void clock_edge(void *model, const uint32_t *in)
{
    struct block *b = model;
    struct watermark_in wi;
    read_pins(b, in, &wi);
    watermark_clock(&b->w, &wi, b->head.cover);
}

const struct block_model watermark_model = {.name = "watermark",
                                            .contract = &contract_watermark,
                                            .create = create,
                                            .destroy = destroy,
                                            .reset = reset,
                                            .eval = eval,
                                            .clock = clock_edge,
                                            .cover = block_head_cover};
