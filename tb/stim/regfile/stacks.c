/* Warps that call, push, pop and return in regions of their own, at different rates; registers move
 * to memory and back in traps. No register is read before it was written whole, none is written
 * that somebody has still to read, and nothing is written to a warp that a trap may come to. */
#include "tb/stim/regfile/stacks.h"
#include "base/mem.h"
#include "cmodel/cars/frame_ctl.h"
#include "cmodel/regfile/regfile.h"
#include "tb/stim/regfile/second.h"
#include <limits.h>
#include <string.h>

enum { NO_NAME = 255 };
enum { TAGS = 256, WARPS = 64, PORTS = 4, SOURCES = 8, FRAMES = 256, CALLS = 4 };
enum { FILLING = 256 }; /* cycles in which a record fills */

/* In the low bits of the metadata: its tag. */
struct instruction {
    bool used, uop, fill, last;
    unsigned op, need, opreg, raw, dst_valid, wid;
    uint64_t src_valid;
    unsigned reg[SOURCES], phys[SOURCES], dst[RENAME_DESTINATIONS];
    unsigned index; /* of a micro-operation: place in the record */
    struct second second;
};

struct warp {
    bool renamed;            /* names of its registers have changed since its last instruction */
    unsigned coming;         /* cycles in which that is still on its way to a unit (RS-E1) */
    bool waits;              /* or may be: it waits in front of its unit (RF-P4) */
    unsigned waits_tag;      /* it is this one */
    bool has, ready, drains; /* a region; an instruction; the last micro-operation has gone */
    bool lost;               /* its record was full: what comes back is not what went (FC-S5) */
    unsigned moving; /* with CCUs: second reads that have not left: nothing is written (RF-V1) */
    unsigned base, k, s, tag, in_flight, uops;
    unsigned depth, total, need[FRAMES]; /* functions that run, their reserves and the sum */
    uint32_t *record;                    /* [LIFO_MAX + 1][row_words], in memory */
};

/* A request of a write port, or a register that waits for one. */
struct write {
    bool used, fill;
    unsigned wid, phys, index, reg;
};

struct stacks {
    struct phase phase;
    unsigned ready, sources, write, disp, call, ret, deep, raw, launch, near, exit, others,
        second;          /* eighths; deep: functions; second: second reads */
    unsigned threshold;  /* STHLD */
    bool wrong, by_name; /* by_name: results have names, which units know */
    bool floods;         /* calls only, until records in memory are full */
    bool caches;         /* units see what is written */
    struct frame_config c;
    struct port port[REGFILE_PORTS];
    unsigned registers, row_words;
    unsigned first_part, part;   /* registers of warp 0, of another warp */
    unsigned filled;             /* registers written whole, from 0 on */
    unsigned slot, slots[CALLS]; /* of the next CALL; of those of the last cycles, or UINT_MAX */
    uint8_t *readers;
    struct write at[PORTS], fills[TAGS];
    struct instruction inst[TAGS];
    unsigned next_tag, uop_tag;
    bool uop_tagged;
    uint32_t top; /* upper bits of metadata */
    struct warp warp[WARPS];
};

static const struct port *at(const struct stacks *s, enum regfile_port p)
{
    return &s->port[p];
}

static unsigned get(const struct stacks *s, enum regfile_port p, const uint32_t *image)
{
    return (unsigned)port_all(at(s, p), image);
}

static void put(const struct stacks *s, enum regfile_port p, uint32_t *in, uint64_t value)
{
    port_put_all(at(s, p), in, value);
}

static const struct regfile *model(const struct stim_env *e)
{
    return regfile_of_model((void *)(uintptr_t)e->state);
}

/* Alike; but where a part is less than a stack may have, warp 0 gets more. */
static void share_registers(struct stacks *s, unsigned nw)
{
    s->part = s->first_part = s->registers < nw ? 1 : s->registers / nw;
    if (nw == 1 || s->part < 16 || s->part >= low_bits(s->c.frw))
        return;
    s->first_part = s->registers * 3 / 8;
    s->part = (s->registers - s->first_part) / (nw - 1);
}

struct stacks *stacks_create(struct stim_env *e)
{
    struct stacks *s = xcalloc(1, sizeof *s);
    s->c = frame_config(e->params);
    regfile_ports_in(e->params, e->pins, s->port);
    s->by_name = port_exists(at(s, PORT_wb_reg));
    s->caches = port_exists(at(s, PORT_wb_wid));
    memset(s->slots, 0xff, sizeof s->slots);
    s->registers = e->z.nbank * e->z.depth;
    share_registers(s, e->z.nw);
    s->row_words = (e->z.w + 31) / 32;
    s->readers = xcalloc(s->registers, sizeof *s->readers);
    for (unsigned w = 0; w < e->z.nw; w++)
        s->warp[w].record =
            xcalloc(((size_t)s->c.lifo_max + 1) * s->row_words, sizeof *s->warp[w].record);
    return s;
}

void stacks_destroy(struct stacks *s)
{
    for (unsigned w = 0; w < WARPS; w++)
        free(s->warp[w].record);
    free(s->readers);
    free(s);
}

void stacks_reset(struct stacks *s, struct stim_env *e)
{
    for (unsigned i = 0; i < PORTS; i++) /* the reset takes the write back: again */
        if (s->at[i].used && s->at[i].phys < s->filled)
            s->filled = s->at[i].phys;
    for (unsigned i = 0; i < CALLS; i++) /* a slot's, too */
        if (s->slots[i] < s->filled)
            s->filled = s->slots[i];
    memset(s->slots, 0xff, sizeof s->slots);
    memset(s->inst, 0, sizeof s->inst);
    memset(s->at, 0, sizeof s->at);
    memset(s->fills, 0, sizeof s->fills);
    memset(s->readers, 0, s->registers);
    s->uop_tagged = false;
    for (unsigned w = 0; w < e->z.nw; w++)
        s->warp[w] = (struct warp){.record = s->warp[w].record};
}

static void new_phase(struct stacks *s, struct rng *r)
{
    static const unsigned rates[] = {0, 1, 2, 4, 7, 8};
    s->ready = rates[1 + rng_below(r, 5)];
    s->sources = rates[rng_below(r, 6)];
    s->write = rates[rng_below(r, 6)];
    s->disp = stim_chance(r, 1) ? 0 : rates[1 + rng_below(r, 5)];
    s->call = rates[rng_below(r, 6)];
    s->ret = rates[1 + rng_below(r, 4)];
    s->deep = 1 + rng_below(r, 24);
    s->raw = stim_chance(r, 4) ? 0 : 1;
    s->launch = stim_chance(r, 4) ? 0 : rates[1 + rng_below(r, 3)];
    s->wrong = stim_chance(r, 2);
    s->second = rates[rng_below(r, 6)];
    s->floods = rng_below(r, 32) == 0;
    if (s->floods) {
        s->phase.left += FILLING;
        s->ready = s->call = s->disp = 8;
        s->write = s->sources = s->raw = s->second = 0;
        s->deep = FRAMES - 1;
    }
    if (!port_exists(at(s, PORT_inst_near)))
        return;
    s->near = rates[rng_below(r, 6)];
    s->exit = stim_chance(r, 4) ? 0 : 1;
    s->threshold = stim_chance(r, 4) ? rng_below(r, 4) : rng_below(r, 64);
    s->others = 1 + s->threshold % 8;
}

/* ---- registers */

static bool being_written(const struct stacks *s, unsigned phys)
{
    for (unsigned i = 0; i < PORTS; i++)
        if (s->at[i].used && s->at[i].phys == phys)
            return true;
    return false;
}

/* Nothing is under way for the registers of the warp's stack. */
static bool quiet(const struct stacks *s, const struct warp *w)
{
    for (unsigned i = 0; i < w->s; i++) {
        unsigned phys = w->base + w->k + i;
        if (s->readers[phys] || being_written(s, phys))
            return false;
    }
    return true;
}

/* No result of the warp waits for a port. */
static bool drained(const struct stacks *s, unsigned wid)
{
    for (unsigned i = 0; i < PORTS; i++)
        if (s->at[i].used && s->at[i].wid == wid)
            return false;
    return true;
}

/* Nothing of the warp is under way. */
static bool idle(const struct stacks *s, const struct warp *w)
{
    if (w->ready || w->in_flight || w->uops || w->drains || !quiet(s, w))
        return false;
    for (unsigned i = 0; i < w->k; i++)
        if (being_written(s, w->base + i))
            return false;
    return true;
}

/* Its record is full, or would be if all went there. */
static bool overfull(const struct stacks *s, const struct warp *w)
{
    return w->lost || w->total > s->c.lifo_max;
}

/* A register of warp w that is one: its number, and where it is. */
static bool draw_register(const struct stacks *s, struct stim_env *e, unsigned wid, unsigned *reg,
                          unsigned *phys)
{
    const struct warp *w = &s->warp[wid];
    struct rng *r = &e->rng;
    unsigned reserve = w->depth ? w->need[w->depth - 1] : 1, first = s->c.rename.r0cs;
    for (unsigned tries = 0; tries < 6; tries++) {
        *reg = stim_chance(r, 4) && reserve > 1 ? first + rng_below(r, reserve - 1)
                                                : rng_below(r, w->k ? w->k : 1);
        *phys = regfile_rename(model(e), wid, *reg);
        bool own = *phys >= w->base && *phys < w->base + w->k + w->s;
        bool renamed = *phys != ((w->base + *reg) & low_bits(e->z.physw));
        if (own && (renamed || *reg < w->k) && !(s->by_name && *reg == NO_NAME))
            return true;
    }
    return false;
}

/* ---- instructions */

static unsigned new_tag(struct stacks *s)
{
    while (s->inst[s->next_tag].used)
        s->next_tag = (s->next_tag + 1) % TAGS;
    s->inst[s->next_tag] = (struct instruction){.used = true};
    return s->next_tag;
}

static void draw_op(struct stacks *s, struct rng *r, const struct warp *w, struct instruction *i)
{
    unsigned reserve = w->depth ? w->need[w->depth - 1] : 0, first = s->c.rename.r0cs;
    unsigned room = w->total < s->c.lifo_max ? s->c.lifo_max - w->total : 0;
    unsigned most = w->s < room || s->floods ? w->s : room;
    i->op = stim_chance(r, s->call) ? FRAME_CALL : rng_below(r, 5);
    if (s->floods && stim_chance(r, 4))
        i->op = FRAME_PUSH;
    if (i->op == FRAME_CALL && (!most || w->depth >= s->deep || !quiet(s, w)))
        i->op = stim_chance(r, 4) ? FRAME_PUSH : FRAME_NONE;
    if (i->op == FRAME_PUSH && ((reserve < 2 && !s->wrong) || (s->by_name && !drained(s, i->wid))))
        i->op = FRAME_NONE;
    if (i->op == FRAME_CALL && s->by_name && !drained(s, i->wid))
        i->op = FRAME_NONE;
    i->need = i->op != FRAME_CALL ? reserve : s->floods ? most : 1 + rng_below(r, most);
    unsigned reg = first + (reserve < 2 ? 0 : s->floods ? reserve - 2 : rng_below(r, reserve - 1));
    if (s->wrong && rng_below(r, 8) == 0)
        reg = stim_chance(r, 4) ? first + reserve : rng_below(r, 256);
    i->opreg = reg > 255 ? 255 : reg;
}

/* It has a second read, unless what that would move is being written. */
static void make_second(struct stacks *s, struct stim_env *e, struct instruction *i)
{
    uint32_t target;
    if (!(i->src_valid & 1) || i->op != FRAME_NONE || i->raw || (s->caches && !drained(s, i->wid)))
        return;
    unsigned number = regfile_peek(model(e), i->phys[0])[0] & 255;
    bool moves = !second_is_none(number) && regfile_renamed(model(e), i->wid, number, &target);
    if (moves &&
        (target >= s->registers || being_written(s, target) || s->readers[target] == UINT8_MAX))
        return;
    second_starts(&i->second, &e->z, &e->rng, &i->src_valid, i->phys, s->readers);
    s->warp[i->wid].moving += s->caches;
    if (moves)
        second_names(&i->second, target, s->readers);
}

static void new_instruction(struct stacks *s, struct stim_env *e, unsigned wid)
{
    struct rng *r = &e->rng;
    struct warp *w = &s->warp[wid];
    w->tag = new_tag(s);
    w->ready = true;
    struct instruction *i = &s->inst[w->tag];
    i->wid = wid;
    draw_op(s, r, w, i);
    i->raw = i->op == FRAME_NONE && (!s->by_name || drained(s, wid)) && stim_chance(r, s->raw);
    i->src_valid = stim_bits(r, e->z.nsrc, s->sources);
    i->dst_valid = (unsigned)stim_bits(r, RENAME_DESTINATIONS, 4);
    for (unsigned k = 0; k < RENAME_DESTINATIONS; k++)
        i->dst[k] = rng_below(r, 256);
    for (unsigned k = 0; k < e->z.nsrc; k++) {
        bool found = (i->src_valid >> k & 1) && draw_register(s, e, wid, &i->reg[k], &i->phys[k]);
        if (found && i->raw) {
            i->reg[k] = rng_below(r, w->k + w->s);
            i->phys[k] = w->base + i->reg[k];
        }
        found = found && i->reg[k] < (s->by_name ? NO_NAME : 256) &&
                !being_written(s, i->phys[k]) && s->readers[i->phys[k]] < UINT8_MAX;
        if (found)
            s->readers[i->phys[k]]++;
        else
            i->src_valid &= ~(1ull << k);
    }
    if (e->z.second_read && stim_chance(r, s->second))
        make_second(s, e, i);
}

static void drive_warps(struct stacks *s, struct stim_env *e, uint32_t *in, uint64_t hold)
{
    struct rng *r = &e->rng;
    uint64_t ready = 0, busy = hold;
    if (get(s, PORT_region_valid, in))
        busy |= 1ull << get(s, PORT_region_wid, in);
    if (get(s, PORT_release_valid, in))
        busy |= 1ull << get(s, PORT_release_wid, in);
    if (port_exists(at(s, PORT_launch_valid))) {
        unsigned w = rng_below(r, e->z.nw);
        bool launch = !s->warp[w].ready && stim_chance(r, s->launch);
        put(s, PORT_launch_valid, in, launch);
        put(s, PORT_launch_wid, in, w);
        busy |= (uint64_t)launch << w;
    }
    for (unsigned i = 0; i < e->z.nw; i++) {
        struct warp *w = &s->warp[i];
        if (overfull(s, w) && !s->floods) /* waits for a new region */
            busy |= 1ull << i;
        if (w->has && !w->ready && !(busy >> i & 1) && stim_chance(r, s->ready))
            new_instruction(s, e, i);
        ready |= (uint64_t)w->ready << i;
    }
    put(s, PORT_warp_ready, in, e->rst ? 0 : ready);
}

static void answer(struct stacks *s, struct stim_env *e, uint32_t *in, const uint32_t *out)
{
    bool uop = get(s, PORT_uop_valid, out);
    const struct instruction *i = NULL;
    unsigned tag = 0;
    if (get(s, PORT_sel_valid, out)) {
        tag = s->warp[get(s, PORT_sel_wid, out)].tag;
        i = &s->inst[tag];
    }
    if (i && i->op == FRAME_CALL)
        s->slot = regfile_slot(model(e), i->wid);
    put(s, PORT_inst_src_valid, in, i ? i->src_valid : 0);
    put(s, PORT_inst_op, in, i ? i->op : 0);
    put(s, PORT_inst_need, in, i ? i->need : 0);
    put(s, PORT_inst_opreg, in, i ? i->opreg : 0);
    put(s, PORT_inst_raw, in, i ? i->raw : 0);
    if (port_exists(at(s, PORT_inst_near)))
        put(s, PORT_inst_near, in, stim_bits(&e->rng, e->z.nsrc, s->near));
    put(s, PORT_inst_dst_valid, in, i ? i->dst_valid : 0);
    second_answer(i ? &i->second : NULL, s->port, 0, in);
    for (unsigned k = 0; k < e->z.nsrc; k++) {
        bool there = i && (i->src_valid >> k & 1);
        port_put(at(s, PORT_inst_reg), in, k, there ? i->reg[k] : rng_below(&e->rng, 256));
    }
    for (unsigned k = 0; i && k < RENAME_DESTINATIONS; k++)
        port_put(at(s, PORT_inst_dst), in, k, i->dst[k]);
    if (uop && !s->uop_tagged) {
        s->uop_tag = new_tag(s);
        s->uop_tagged = true;
    }
    if (uop)
        tag = s->uop_tag;
    s->top = (uint32_t)rng_next(&e->rng);
    if (port_exists(at(s, PORT_inst_class)))
        put(s, PORT_inst_class, in, s->top % e->z.classes);
    unsigned meta = port_word(at(s, PORT_inst_meta));
    pins_put(in + meta, 0, 8, tag);
    for (unsigned lsb = 8; lsb < e->z.meta_bits; lsb += 32)
        pins_put(in + meta, lsb, e->z.meta_bits - lsb < 32 ? e->z.meta_bits - lsb : 32,
                 s->top ^ lsb);
}

/* ---- regions, releases, ends of traps */

static void drive_region(struct stacks *s, struct stim_env *e, uint32_t *in, uint64_t hold)
{
    struct rng *r = &e->rng;
    unsigned wid = rng_below(r, e->z.nw);
    const struct warp *w = &s->warp[wid];
    bool again = w->has && (overfull(s, w) || rng_below(r, 16) == 0);
    unsigned part = wid ? s->part : s->first_part;
    unsigned from = wid ? s->first_part + (wid - 1) * s->part : 0;
    if (s->filled < s->registers || (hold >> wid & 1) || (w->has && !again) ||
        from + part > s->registers || !idle(s, w))
        return;
    bool move = again && !overfull(s, w) && stim_chance(r, 4);
    unsigned scap = low_bits(s->c.frw) < part ? (unsigned)low_bits(s->c.frw) : part;
    unsigned size = stim_chance(r, 1) ? 0 : 1 + rng_below(r, scap);
    if (stim_chance(r, 3))
        size = scap / 2;
    unsigned most_k = part - size < 256 ? part - size : 256;
    unsigned k = stim_chance(r, 4) ? most_k : rng_below(r, most_k + 1);
    unsigned base = from + rng_below(r, part - size - k + 1);
    put(s, PORT_region_valid, in, 1);
    put(s, PORT_region_wid, in, wid);
    put(s, PORT_region_move, in, move);
    put(s, PORT_region_base, in, move ? w->base : base);
    put(s, PORT_region_k, in, move ? w->k : k);
    put(s, PORT_region_s, in, move ? w->s : size);
}

static void drive_release(struct stacks *s, struct stim_env *e, uint32_t *in)
{
    struct rng *r = &e->rng;
    unsigned wid = rng_below(r, e->z.nw);
    const struct warp *w = &s->warp[wid];
    bool given = get(s, PORT_region_valid, in) && get(s, PORT_region_wid, in) == wid;
    bool over = w->has && !w->lost && (!s->by_name || drained(s, wid)) &&
                (w->depth || (s->wrong && rng_below(r, 16) == 0));
    put(s, PORT_release_wid, in, wid);
    if (!get(s, PORT_region_valid, in)) /* what is not valid does not matter */
        put(s, PORT_region_k, in, rng_below(r, 512));
    put(s, PORT_release_valid, in, over && !w->ready && !given && stim_chance(r, s->ret));
}

/* Warps that end; their slots are given registers anew. */
static void drive_exit(struct stacks *s, struct stim_env *e, uint32_t *in, uint64_t hold)
{
    uint64_t ends = 0;
    if (!port_exists(at(s, PORT_exit)))
        return;
    for (unsigned i = 0; i < e->z.nw; i++) {
        struct warp *w = &s->warp[i];
        bool given = get(s, PORT_region_valid, in) && get(s, PORT_region_wid, in) == i;
        if (!w->has || given || (hold >> i & 1) || !idle(s, w) || !stim_chance(&e->rng, s->exit) ||
            rng_below(&e->rng, 8))
            continue;
        w->has = false;
        ends |= 1ull << i;
    }
    put(s, PORT_exit, in, ends);
}

static void drive_done(struct stacks *s, struct stim_env *e, uint32_t *in)
{
    for (unsigned i = 0; i < e->z.nw; i++)
        if (s->warp[i].drains && !s->warp[i].uops && stim_chance(&e->rng, 4)) {
            put(s, PORT_uop_done_valid, in, 1);
            put(s, PORT_uop_done_wid, in, i);
            return;
        }
}

/* ---- writes */

static bool next_fill(struct stacks *s, struct write *to)
{
    for (unsigned i = 0; i < TAGS; i++) {
        struct write *f = &s->fills[i];
        if (!f->used || s->readers[f->phys] || being_written(s, f->phys))
            continue;
        *to = *f;
        f->used = false;
        return true;
    }
    return false;
}

/* The warp's next instruction has other names, or the ones behind it have. */
static bool renames(const struct stacks *s, const struct warp *w)
{
    const struct instruction *i = &s->inst[w->tag];
    return i->op == FRAME_CALL || i->op == FRAME_PUSH || i->raw;
}

static bool next_write(struct stacks *s, struct stim_env *e, uint64_t hold, struct write *to)
{
    struct rng *r = &e->rng;
    unsigned wid = rng_below(r, e->z.nw), reg;
    const struct warp *w = &s->warp[wid];
    if (s->filled < s->registers) {
        *to = (struct write){.used = true, .phys = s->filled++};
        return true;
    }
    if (next_fill(s, to))
        return true;
    if (!w->has || (hold >> wid & 1) || !stim_chance(r, s->write) ||
        (w->ready && (s->inst[w->tag].op == FRAME_CALL || (s->by_name && renames(s, w)))) ||
        (s->by_name && (w->renamed || w->coming || w->waits)) || w->moving)
        return false;
    if (!draw_register(s, e, wid, &reg, &to->phys) || s->readers[to->phys] ||
        being_written(s, to->phys))
        return false;
    to->used = true;
    to->fill = false;
    to->wid = wid;
    to->reg = reg;
    return true;
}

static void drive_writes(struct stacks *s, struct stim_env *e, uint32_t *in, uint64_t hold)
{
    const struct sizes *z = &e->z;
    const struct port *data = at(s, PORT_wb_data);
    uint64_t valid = 0, all = low_bits(z->lanes);
    for (unsigned i = 0; i < z->wbw; i++) {
        struct write w = {0};
        bool first = s->filled < s->registers;
        if (!s->at[i].used && !e->rst && next_write(s, e, hold, &w)) {
            bool whole = w.fill || first || stim_chance(&e->rng, 4);
            if (z->physw)
                port_put(at(s, PORT_wb_phys), in, i, w.phys);
            port_put(at(s, PORT_wb_mask), in, i, whole ? all : stim_bits(&e->rng, z->lanes, 4));
            if (port_exists(at(s, PORT_wb_wid))) {
                port_put(at(s, PORT_wb_wid), in, i, w.wid);
                port_put(at(s, PORT_wb_near), in, i, stim_chance(&e->rng, s->near));
            }
            if (s->by_name)
                port_put(at(s, PORT_wb_reg), in, i, w.fill || first ? NO_NAME : w.reg);
            if (w.fill)
                port_put_words(data, in, i, s->warp[w.wid].record + (size_t)w.index * s->row_words);
            for (unsigned lsb = 0; !w.fill && lsb < z->w; lsb += 32)
                pins_put(in + port_word(data), i * z->w + lsb, z->w - lsb < 32 ? z->w - lsb : 32,
                         (uint32_t)rng_next(&e->rng));
            if (z->second_read && !w.fill && stim_chance(&e->rng, 5)) /* a number that may be one */
                pins_put(in + port_word(data), i * z->w, z->idxw,
                         stim_chance(&e->rng, 1) ? 255 : rng_below(&e->rng, s->part + 2));
            s->at[i] = w;
        }
        valid |= (uint64_t)s->at[i].used << i;
    }
    put(s, PORT_wb_valid, in, e->rst ? 0 : valid);
}

void stacks_drive(struct stacks *s, struct stim_env *e, uint32_t *in)
{
    static const enum regfile_port off[] = {PORT_region_valid, PORT_release_valid,
                                            PORT_uop_done_valid, PORT_exit};
    struct rng *r = &e->rng;
    if (phase_step(&s->phase, r, 1))
        new_phase(s, r);
    for (unsigned i = 0; i < sizeof off / sizeof *off; i++)
        if (port_exists(at(s, off[i])))
            put(s, off[i], in, 0);
    stim_regfile_levels(e, s->port, in, s->threshold, s->others);
    uint64_t hold = port_all(at(s, PORT_hold), stim_peek(e, in));
    if (!e->rst) {
        drive_region(s, e, in, hold);
        drive_exit(s, e, in, hold);
        drive_release(s, e, in);
        drive_done(s, e, in);
    }
    drive_warps(s, e, in, hold);
    if (get(s, PORT_region_valid, in)) /* nothing of the warp in that cycle */
        hold |= 1ull << get(s, PORT_region_wid, in);
    if (get(s, PORT_release_valid, in))
        hold |= 1ull << get(s, PORT_release_wid, in);
    drive_writes(s, e, in, hold);
    put(s, PORT_disp_ready, in, stim_bits(r, e->z.ndisp * e->z.classes, s->disp));
    answer(s, e, in, stim_peek(e, in));
}

/* ---- what has happened */

static void observe_frames(struct stacks *s, const uint32_t *in, const uint32_t *out)
{
    if (get(s, PORT_release_valid, in) && get(s, PORT_release_ready, out)) {
        struct warp *w = &s->warp[get(s, PORT_release_wid, in)];
        w->renamed = true;
        if (w->depth)
            w->total -= w->need[--w->depth];
    }
    if (get(s, PORT_uop_done_valid, in))
        s->warp[get(s, PORT_uop_done_wid, in)].drains = false;
    if (!get(s, PORT_region_valid, in))
        return;
    struct warp *w = &s->warp[get(s, PORT_region_wid, in)];
    w->has = true;
    w->base = get(s, PORT_region_base, in);
    w->k = get(s, PORT_region_k, in);
    w->s = get(s, PORT_region_s, in);
    if (!get(s, PORT_region_move, in)) {
        w->depth = w->total = 0;
        w->lost = false;
    }
}

static void observe_issue(struct stacks *s, struct stim_env *e, const uint32_t *out)
{
    if (get(s, PORT_uop_issue, out)) {
        struct instruction *i = &s->inst[s->uop_tag];
        struct warp *w = &s->warp[get(s, PORT_uop_wid, out)];
        i->uop = true;
        i->wid = get(s, PORT_uop_wid, out);
        i->fill = get(s, PORT_uop_fill, out);
        i->phys[0] = get(s, PORT_uop_phys, out);
        i->index = get(s, PORT_uop_index, out);
        w->drains |= get(s, PORT_uop_last, out);
        w->uops++;
        w->renamed = true;
        w->lost |= !i->fill && i->index == s->c.lifo_max;
        s->uop_tagged = false;
        if (!i->fill)
            s->readers[i->phys[0]]++;
    }
    memmove(s->slots + 1, s->slots, sizeof s->slots - sizeof *s->slots);
    s->slots[0] = UINT_MAX;
    for (unsigned i = 0; i < e->z.nw; i++)
        s->warp[i].coming -= s->warp[i].coming > 0;
    if (!get(s, PORT_issue, out))
        return;
    struct warp *w = &s->warp[get(s, PORT_sel_wid, out)];
    struct instruction *i = &s->inst[w->tag];
    w->ready = false;
    if (e->z.slots && w->renamed) {
        w->waits = true;
        w->waits_tag = w->tag;
    }
    w->renamed = renames(s, w);
    w->coming = e->z.renames_late ? 2 : 0;
    w->in_flight++;
    if (i->op == FRAME_CALL) {
        s->slots[0] = s->slot;
        w->need[w->depth++] = i->need;
        w->total += i->need;
    }
}

static void leaves(struct stacks *s, struct stim_env *e, const uint32_t *out, unsigned p)
{
    unsigned meta = port_word(at(s, PORT_disp_meta));
    unsigned tag = (unsigned)pins_get(out + meta, p * e->z.meta_bits, 8);
    struct instruction *i = &s->inst[tag];
    struct warp *w = &s->warp[i->wid];
    i->used = false;
    if (!i->uop) {
        w->in_flight--;
        w->moving -= s->caches && i->second.on;
        w->waits &= w->waits_tag != tag;
        for (uint64_t v = i->src_valid; v; v &= v - 1)
            s->readers[i->phys[__builtin_ctzll(v)]]--;
        second_ends(&i->second, s->readers);
    } else if (i->fill) {
        s->fills[tag] = (struct write){true, true, i->wid, i->phys[0], i->index, NO_NAME};
    } else {
        port_get_words(at(s, PORT_disp_data), out, p * e->z.nsrc,
                       w->record + (size_t)i->index * s->row_words);
        s->readers[i->phys[0]]--;
        w->uops--;
    }
}

void stacks_observe(struct stacks *s, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    const struct sizes *z = &e->z;
    for (uint64_t v = port_all(at(s, PORT_wb_valid), in) & port_all(at(s, PORT_wb_ready), out); v;
         v &= v - 1) {
        struct write *w = &s->at[__builtin_ctzll(v)];
        w->used = false;
        if (w->fill)
            s->warp[w->wid].uops--;
    }
    observe_frames(s, in, out);
    observe_issue(s, e, out);
    for (unsigned p = 0; p < z->ndisp; p++)
        if (port_get(at(s, PORT_disp_valid), out, p) &&
            (z->classes > 1 || port_get(at(s, PORT_disp_ready), in, p)))
            leaves(s, e, out, p);
}
