/* sthld: interval counter and state machine of the waiting threshold, docs/blocks/sthld.md (Malekeh
 * IV-B3, Fig. 8 and 9). */
#include "cmodel/malekeh/sthld.h"
#include "cmodel/ports.h"
#include "cmodel/util.h"

/* docs/blocks/sthld.md: {next, delta} for S and L of each state. */
static const struct sthld_entry reset_table[STHLD_TABLE] = {
    {2, +1}, {2, +1}, /* 1: start */
    {2, +1}, {3, +1}, /* 2: climb the flat region; speculate */
    {2, +1}, {4, -2}, /* 3: the speculation was right, or is undone */
    {5, -1}, {5, -1}, /* 4: recover */
    {6, +1}, {5, -1}, /* 5: walk down to the knee */
    {6, +0}, {3, +1}, /* 6: hold; speculate */
};

void sthld_init(struct sthld *t, const struct sthld_config *c)
{
    *t = (struct sthld){.c = *c};
    sthld_reset(t);
}

void sthld_reset(struct sthld *t)
{
    *t = (struct sthld){.c = t->c, .fsm = {.state = 1, .sthld = t->c.initial}};
    memcpy(t->table, reset_table, sizeof t->table);
}

static uint32_t difference(const struct sthld_config *c, uint32_t prev, uint32_t cur)
{
    if (cur > prev)
        return c->drop ? 0 : cur - prev;
    return prev - cur;
}

static bool exceeds(const struct sthld_config *c, uint32_t change, uint32_t prev)
{
    return (uint64_t)c->threshold_den * change > (uint64_t)c->threshold_num * prev;
}

bool sthld_large(const struct sthld_config *c, uint32_t prev, uint32_t cur)
{
    return exceeds(c, difference(c, prev, cur), prev);
}

struct sthld_fsm sthld_step(const struct sthld_config *c, const struct sthld_entry *table,
                            struct sthld_fsm now, bool large, bool fell)
{
    if (c->signed_third && now.state == 3) /* SH-F1 */
        large = large && fell;
    const struct sthld_entry *e = &table[2 * (now.state - 1) + large];
    int delta = e->delta;
    if (now.state == 5 && !large && delta > 0 && now.clamped) /* SH-C1 */
        delta = 0;
    int sum = (int)now.sthld + delta * (int)c->step;
    struct sthld_fsm next = {.state = e->next, .clamped = sum < 0};
    if (next.state == 0 || next.state > STHLD_STATES) /* SH-Z1 */
        next.state = 1;
    next.sthld = sum < 0 ? 0 : sum > (int)c->max ? c->max : (unsigned)sum;
    return next;
}

void sthld_write(struct sthld *t, unsigned addr, unsigned data)
{
    if (addr >= STHLD_TABLE)
        return;
    int delta = (int)(data & 15);
    t->table[addr] = (struct sthld_entry){data >> 4 & 7, delta < 8 ? delta : delta - 16};
}

/* SH-P3 and what it shows. */
static void move(struct sthld *t, struct cover_point *cover)
{
    struct sthld_fsm was = t->fsm;
    bool third = t->c.signed_third && was.state == 3;
    bool large = t->large && (!third || t->fell);
    const struct sthld_entry *e = &t->table[2 * (was.state - 1) + large];
    t->fsm = sthld_step(&t->c, t->table, was, t->large, t->fell);
    t->prev = t->cur;
    cover[SH_P3].hits++;
    cover[SH_F1].hits += third && t->large && !t->fell;
    cover[SH_C1].hits += t->fsm.clamped;
    cover[SH_Z1].hits += e->next == 0 || e->next > STHLD_STATES;
}

void sthld_clock(struct sthld *t, unsigned issued, struct cover_point *cover)
{
    if (t->c.late) { /* SH-L1 */
        unsigned before = t->before;
        t->before = issued;
        issued = before;
        cover[SH_L1].hits += issued != 0;
    }
    t->total += issued;
    if (t->step) {
        if (t->step == 1) { /* SH-P1 */
            t->change = difference(&t->c, t->prev, t->cur);
            t->fell = t->cur < t->prev;
            cover[SH_P1].hits++;
        } else if (t->step == 2) { /* SH-P2 */
            t->large = exceeds(&t->c, t->change, t->prev);
            cover[SH_P2].hits += t->large;
        } else {
            move(t, cover);
        }
        t->step = t->step == 3 ? 0 : t->step + 1;
    }
    if (++t->count == t->c.interval) { /* SH-I2: step 0 */
        t->cur = t->total;
        t->count = t->total = 0;
        t->step = 1;
        cover[SH_I1].hits++;
        cover[SH_I2].hits += issued != 0;
    }
}

struct sthld_block {
    struct block_head head;
    struct sthld t;
    struct sthld_at at;
};

static void *create(const struct params *p)
{
    struct sthld_block *m = block_head_new(sizeof *m, &sthld_rules);
    struct sthld_config c = sthld_config(p);
    sthld_init(&m->t, &c);
    sthld_ports_at(p, &m->at);
    return m;
}

static void reset(void *model)
{
    sthld_reset(&((struct sthld_block *)model)->t);
}

static void eval(const void *model, const uint32_t *in, uint32_t *out)
{
    const struct sthld_block *m = model;
    (void)in;
    port_put_all(&m->at.threshold, out, m->t.fsm.sthld);
    port_put_all(&m->at.state, out, m->t.fsm.state);
}

static void clock_edge(void *model, const uint32_t *in)
{
    struct sthld_block *m = model;
    sthld_clock(&m->t, port_u32(&m->at.issued, in), m->head.cover);
    if (port_u32(&m->at.rom_we, in)) { /* SH-T1 */
        sthld_write(&m->t, port_u32(&m->at.rom_addr, in), port_u32(&m->at.rom_data, in));
        m->head.cover[SH_T1].hits++;
    }
}

const struct block_model sthld_model = {.name = "sthld",
                                        .contract = &contract_sthld,
                                        .create = create,
                                        .destroy = block_head_free,
                                        .reset = reset,
                                        .eval = eval,
                                        .clock = clock_edge,
                                        .cover = block_head_cover};
