/* The register file at its pins: warps that become ready and stay so until they are issued, write
 * requests that are held, dispatch ports that block. Every warp has its next instruction ready, the
 * same one for sel_wid and cand_wid. Only registers that were written whole are read; one that an
 * instruction will read is not written, and one with an outstanding write is not read (RF-H1).
 *
 * With CCUs every warp has registers of its own, R of them: the a-th of warp w is the physical
 * register w * R + a, so that a copy in a CCU and its bank are one value. Its architectural number
 * is a times something odd: few registers reach all bits of a tag, too. With second reads it is a
 * itself, because a number is added to a base; and from such an instruction on until it has left
 * nothing of its warp is written (RF-V1). */
#include "cmodel/regfile/regfile.h"
#include "base/mem.h"
#include "cmodel/util.h"
#include "tb/stim.h"
#include "tb/stim/regfile/second.h"
#include "tb/stim/regfile/stacks.h"
#include <string.h>

enum { TAGS = 256, POOL = 64, LATELY = 17 };

/* An instruction, known by a tag in the low bits of its metadata. */
struct instruction {
    bool used;
    uint64_t src_valid;
    unsigned phys[64]; /* [NSRC], which a port of at most 64 bits lists */
    uint64_t near;     /* bit k: reuse hint of slot k, with CCUs */
    struct second second;
};

enum { RZ = 255 };

struct state {
    struct stacks *stacks; /* register stacks: all that follows is theirs */
    struct phase phase;
    unsigned ready, sources, write, disp, launch; /* eighths */
    /* Reads prefer one bank: all of them that of `favourite`, or those of each instruction one that
     * is drawn for it. The latter leaves other banks idle and is what stealing waits for. */
    bool one_bank, bank_each;
    bool burst;    /* warps become ready all at once, with pauses */
    uint64_t turn; /* warps that become ready at all: those of one scheduler, or every one */
    unsigned favourite;
    uint64_t ready_now, writing;
    unsigned offered[4]; /* [NSCHED] with a host: what input s offered in the last cycle, */
    unsigned next;       /* and with stealing what it has announced; NW: nothing */
    uint8_t *tag;        /* [NW] of the warp's next instruction */
    uint32_t *top;       /* [NW] upper bits of its metadata */
    struct instruction inst[TAGS];
    unsigned next_tag;
    unsigned pool[POOL], npool; /* registers that may be read */
    uint8_t *written;           /* [registers] written whole */
    uint8_t *number;            /* [registers] bits 7:0 of lane 0 */
    unsigned second;            /* second reads, eighths */
    uint8_t *moving;            /* [warps] with CCUs: second reads that have not left (RF-V1) */
    uint8_t *readers;           /* [registers] instructions that have still to read it */
    unsigned in_write[64];      /* [WBW] register of a held request */
    unsigned regs;              /* R where instructions name registers of their warp, else 0 */
    unsigned few;               /* registers of a warp that are read most, with CCUs */
    unsigned near, exit;        /* eighths */
    unsigned threshold;         /* STHLD */
    unsigned others;            /* eighths: other schedulers issue */
    unsigned *in_flight;        /* [NW] instructions issued and not dispatched */
    unsigned lately[LATELY];    /* the warps issued last: NCU of them have the units, one had one */
    struct port port[REGFILE_PORTS];
};

static const struct port *at(const struct state *s, enum regfile_port p)
{
    return &s->port[p];
}

static bool has(const struct state *s, enum regfile_port p)
{
    return port_exists(at(s, p));
}

/* Registers at a port; without bits they are all register 0. */
static void put_register(const struct state *s, enum regfile_port p, uint32_t *in, unsigned i,
                         unsigned phys)
{
    if (has(s, p))
        port_put(at(s, p), in, i, phys);
}

/* The warp that scheduler i names. */
static unsigned warp_at(const struct state *s, const struct sizes *z, enum regfile_port p,
                        const uint32_t *out, unsigned i)
{
    return (unsigned)port_get(at(s, p), out, i) * z->nsched + i;
}

static void *create(struct stim_env *e)
{
    struct state *s = xcalloc(1, sizeof *s);
    size_t registers = (size_t)e->z.nbank * e->z.depth;
    s->tag = xcalloc(e->z.nw, sizeof *s->tag);
    s->top = xcalloc(e->z.nw, sizeof *s->top);
    s->written = xcalloc(registers, sizeof *s->written);
    s->number = xcalloc(registers, sizeof *s->number);
    s->readers = xcalloc(registers, sizeof *s->readers);
    s->in_flight = xcalloc(e->z.nw, sizeof *s->in_flight);
    s->moving = xcalloc(e->z.nw, sizeof *s->moving);
    regfile_ports_in(e->params, e->pins, s->port);
    s->stacks = has(s, PORT_hold) ? stacks_create(e) : NULL;
    if (has(s, PORT_inst_reg) && !s->stacks) {
        s->regs = (unsigned)registers / e->z.nw;
        if (s->regs > 1u << e->z.tagw)
            s->regs = 1u << e->z.tagw;
        if (s->regs == 0)
            s->regs = 1; /* more warps than registers: the upper ones never run */
    }
    return s;
}

static void destroy(void *self)
{
    struct state *s = self;
    if (s->stacks)
        stacks_destroy(s->stacks);
    free(s->tag);
    free(s->top);
    free(s->written);
    free(s->number);
    free(s->readers);
    free(s->in_flight);
    free(s->moving);
    free(s);
}

static void new_phase(struct state *s, const struct sizes *z, struct rng *r)
{
    static const unsigned rates[] = {0, 1, 2, 4, 7, 8};
    s->ready = rates[1 + rng_below(r, 5)];
    s->sources = rates[rng_below(r, 6)];
    s->write = rates[rng_below(r, 6)];
    s->disp = stim_chance(r, 1) ? 0 : rates[1 + rng_below(r, 5)];
    s->launch = stim_chance(r, 4) ? 0 : rates[1 + rng_below(r, 3)];
    s->one_bank = stim_chance(r, 5);
    s->bank_each = stim_chance(r, 4);
    s->favourite = rng_below(r, z->nbank);
    s->burst = stim_chance(r, 2);
    s->turn = UINT64_MAX;
    s->few = 1 + rng_below(r, 3 * z->ctn);
    s->near = rates[rng_below(r, 6)];
    s->exit = stim_chance(r, 4) ? 0 : 1;
    s->threshold = stim_chance(r, 4) ? rng_below(r, 4) : rng_below(r, 64);
    s->others = 1 + s->threshold % 8;
    s->second = z->second_read ? rates[rng_below(r, 6)] : 0;
}

/* Warps that become ready when collectors and banks are idle, with all operands in one bank: what
 * stealing and the surest allocations wait for, and no mixed load brings about. */
static void calm_phase(struct state *s, const struct sizes *z, struct rng *r)
{
    /* where collectors are few, all are free for an upper scheduler only if the others rest */
    unsigned i = z->nsched > 1 ? rng_below(r, 2 * z->nsched) : z->nsched;
    for (unsigned w = 0; w < z->nw && i < z->nsched; w++)
        if (w % z->nsched != i)
            s->turn &= ~(1ull << w);
    s->burst = s->one_bank = s->bank_each = true;
    s->ready = 1 + rng_below(r, 8);
    s->sources = 7 + rng_below(r, 2);
    s->write = rng_below(r, 2);
    s->disp = 8;
}

/* With CCUs: warps whose numbers differ in one or two bits, one more than there are units, take
 * these from each other, while results for the old and the new owners arrive. */
static void trade_phase(struct state *s, const struct sizes *z, struct rng *r)
{
    unsigned w = rng_below(r, z->nw), first = rng_below(r, 60);
    s->turn = 1ull << w;
    for (unsigned b = 0; b < z->widw && b < z->ncu; b++) {
        unsigned other = w ^ 1u << (first + b) % z->widw;
        s->turn |= other < z->nw ? 1ull << other : 0;
    }
    if ((unsigned)__builtin_popcountll(s->turn) <= z->ncu)
        s->turn = UINT64_MAX;
    s->burst = s->phase.kind == 1; /* then owners rest, and end */
    s->exit = 1 + s->burst;
    s->ready = s->disp = 8;
    s->sources = 1 + rng_below(r, 4);
    s->write = 2 + rng_below(r, 3); /* not so many that reads find no bank */
    s->near = 3 + rng_below(r, 5);
    s->few = 4 + rng_below(r, z->ctn);
    s->threshold = 0;
}

/* Architectural number of a physical register, with CCUs. The factor is odd, so that no two
 * registers of a warp share a number, and large, so that neighbours differ in many bits. */
static unsigned tag_of(const struct state *s, const struct sizes *z, unsigned phys)
{
    const unsigned spread = z->second_read ? 1 : 107;
    return phys % s->regs * spread & ((1u << z->tagw) - 1);
}

/* Registers that exist for reads and writes. */
static unsigned registers(const struct state *s, const struct sizes *z)
{
    unsigned all = z->nbank * z->depth;
    return s->regs && s->regs * z->nw < all ? s->regs * z->nw : all;
}

static bool being_written(const struct state *s, const struct sizes *z, unsigned reg)
{
    for (unsigned i = 0; i < z->wbw; i++)
        if ((s->writing >> i & 1) && s->in_write[i] == reg)
            return true;
    return false;
}

/* One that warp w may read: with CCUs one of its own. */
static unsigned draw_register(const struct state *s, struct rng *r, unsigned w)
{
    if (!s->regs)
        return s->pool[rng_below(r, s->npool)];
    unsigned n = s->few < s->regs && !stim_chance(r, 1) ? s->few : s->regs;
    return w * s->regs + rng_below(r, n);
}

/* A register that may be read now, of the given bank if reads prefer one; false if a few draws find
 * none. */
static bool readable(const struct state *s, const struct sizes *z, struct rng *r, unsigned w,
                     unsigned bank, unsigned *reg)
{
    for (unsigned tries = 0; s->npool && tries < 8; tries++) {
        *reg = draw_register(s, r, w);
        if (!s->written[*reg] || being_written(s, z, *reg) || s->readers[*reg] == UINT8_MAX)
            continue;
        if (!s->one_bank || *reg % z->nbank == bank || tries > 5)
            return true;
    }
    return false;
}

/* With CCUs: a register of warp w is named by one of the `writing`. It has not ended then, nor
 * moves. */
static bool warp_written(const struct state *s, const struct sizes *z, unsigned w, uint64_t writing)
{
    for (unsigned i = 0; i < z->wbw; i++)
        if ((writing >> i & 1) && s->in_write[i] / s->regs == w)
            return true;
    return false;
}

/* The instruction has a second read, if it has a first operand. */
static void make_second(struct state *s, const struct sizes *z, struct rng *r,
                        struct instruction *i, unsigned w, unsigned bank)
{
    unsigned target;
    if (!(i->src_valid & 1) || (s->regs && warp_written(s, z, w, s->writing)))
        return;
    second_starts(&i->second, z, r, &i->src_valid, i->phys, s->readers);
    unsigned number = s->number[i->phys[0]];
    if (s->regs) {
        s->moving[w]++;
        second_names_own(&i->second, r, number, w * s->regs, s->regs, s->written, s->readers);
        return;
    }
    bool found =
        !second_is_none(number) && !stim_chance(r, 1) && readable(s, z, r, w, bank, &target);
    second_names_any(&i->second, r, number, z->nbank * z->depth, found ? &target : NULL,
                     s->readers);
}

/* Gives warp w a fresh instruction. There are far more tags than warps and collectors. */
static void new_instruction(struct state *s, const struct sizes *z, struct rng *r, unsigned w)
{
    while (s->inst[s->next_tag].used)
        s->next_tag = (s->next_tag + 1) % TAGS;
    struct instruction *i = &s->inst[s->next_tag];
    s->tag[w] = (uint8_t)s->next_tag;
    s->top[w] = (uint32_t)rng_next(r);
    i->used = true;
    i->src_valid = stim_bits(r, z->nsrc, s->sources);
    i->near = stim_bits(r, z->nsrc, s->near);
    unsigned bank = s->bank_each ? rng_below(r, z->nbank) : s->favourite;
    for (unsigned k = 0; k < z->nsrc; k++) {
        i->phys[k] = 0;
        if (!(i->src_valid >> k & 1))
            continue;
        if (readable(s, z, r, w, bank, &i->phys[k]))
            s->readers[i->phys[k]]++;
        else
            i->src_valid &= ~(1ull << k);
    }
    i->second.on = i->second.moves = false; /* base and bound then mean nothing */
    if (z->second_read && stim_chance(r, s->second))
        make_second(s, z, r, i, w, bank);
}

static void finish_instruction(struct state *s, const struct sizes *z, unsigned tag)
{
    struct instruction *i = &s->inst[tag];
    for (unsigned k = 0; k < z->nsrc; k++)
        if (i->src_valid >> k & 1)
            s->readers[i->phys[k]]--;
    second_ends(&i->second, s->readers);
    i->used = false;
}

/* What has left: its tag, its warp. */
static void dispatched(struct state *s, const struct sizes *z, unsigned tag, unsigned w)
{
    if (s->regs && s->inst[tag].second.on)
        s->moving[w]--;
    finish_instruction(s, z, tag);
    s->in_flight[w]--;
}

/* What may be written next. With CCUs it is mostly of a warp that has a unit, or had one. */
static unsigned draw_target(const struct state *s, const struct sizes *z, struct rng *r)
{
    unsigned reg = rng_below(r, registers(s, z));
    if (s->regs && stim_chance(r, 6))
        reg =
            s->lately[stim_chance(r, 4) ? z->ncu : rng_below(r, z->ncu)] * s->regs + reg % s->regs;
    if (s->regs && s->few < s->regs && stim_chance(r, 6))
        reg = reg / s->regs * s->regs + reg % s->few;
    else if (s->npool && stim_chance(r, 4))
        reg = s->pool[rng_below(r, s->npool)];
    return reg;
}

static void drive_writes(struct state *s, struct stim_env *e, uint32_t *in)
{
    const struct sizes *z = &e->z;
    struct rng *r = &e->rng;
    for (unsigned i = 0; i < z->wbw; i++) {
        if ((s->writing >> i & 1) || e->rst)
            continue;
        unsigned reg = draw_target(s, z, r);
        for (unsigned tries = 0; s->regs && s->readers[reg] && tries < 3; tries++)
            reg = draw_target(s, z, r);
        if (s->readers[reg] || being_written(s, z, reg) || !stim_chance(r, s->write))
            continue;
        if (s->regs && s->moving[reg / s->regs])
            continue;
        s->writing |= 1ull << i;
        s->in_write[i] = reg;
        uint64_t all = (1ull << z->lanes) - 1;
        put_register(s, PORT_wb_phys, in, i, reg);
        port_put(at(s, PORT_wb_mask), in, i,
                 s->written[reg] && stim_chance(r, 4) ? stim_bits(r, z->lanes, 4) : all);
        if (s->regs) {
            port_put(at(s, PORT_wb_wid), in, i, reg / s->regs);
            port_put(at(s, PORT_wb_reg), in, i, tag_of(s, z, reg));
            port_put(at(s, PORT_wb_near), in, i, stim_chance(r, s->near));
        }
        for (unsigned lsb = 0; lsb < z->w; lsb += 32)
            pins_put(in + port_word(at(s, PORT_wb_data)), i * z->w + lsb,
                     z->w - lsb < 32 ? z->w - lsb : 32, (uint32_t)rng_next(r));
        if (z->second_read && !stim_chance(r, 1)) {
            unsigned few = registers(s, z) < 256 ? registers(s, z) : 256;
            few = s->regs && s->regs + 1 < few ? s->regs + 1 : few;
            /* now and then RZ, or all of its bits but one */
            unsigned none = stim_chance(r, 4) ? RZ : RZ ^ 1u << rng_below(r, z->idxw);
            pins_put(in + port_word(at(s, PORT_wb_data)), i * z->w, z->idxw,
                     stim_chance(r, 1) ? none : rng_below(r, 1 + rng_below(r, few)));
        }
    }
    /* what a write in a cycle of reset does is left open */
    port_put_all(at(s, PORT_wb_valid), in, e->rst ? 0 : s->writing);
}

/* The answer of the instruction buffer for warp w, on the ports of scheduler i: what a candidate
 * needs too, and the rest. */
static void answer_operands(const struct state *s, const struct sizes *z, uint32_t *in, unsigned i,
                            unsigned w, enum regfile_port src_valid, enum regfile_port phys)
{
    const struct instruction *inst = &s->inst[s->tag[w]];
    port_put(at(s, src_valid), in, i, inst->src_valid);
    for (unsigned k = 0; k < z->nsrc; k++)
        put_register(s, phys, in, i * z->nsrc + k, inst->phys[k]);
}

static void answer(const struct state *s, const struct sizes *z, uint32_t *in, unsigned i,
                   unsigned w)
{
    const struct instruction *inst = &s->inst[s->tag[w]];
    answer_operands(s, z, in, i, w, PORT_inst_src_valid, PORT_inst_phys);
    for (unsigned k = 0; k < z->nsrc && s->regs; k++)
        port_put(at(s, PORT_inst_reg), in, k, tag_of(s, z, inst->phys[k]));
    if (s->regs)
        port_put_all(at(s, PORT_inst_near), in, inst->near);
    second_answer(&inst->second, s->port, i, in);
    if (has(s, PORT_inst_class))
        port_put(at(s, PORT_inst_class), in, i, s->top[w] % z->classes);
    unsigned meta = port_word(at(s, PORT_inst_meta));
    pins_put(in + meta, i * z->meta_bits, 8, s->tag[w]);
    for (unsigned lsb = 8; lsb < z->meta_bits; lsb += 32)
        pins_put(in + meta, i * z->meta_bits + lsb,
                 z->meta_bits - lsb < 32 ? z->meta_bits - lsb : 32, s->top[w] ^ lsb);
}

/* What a sub-core is told of the others (subcore.md): at most so many instructions that the machine
 * may count one more. Sometimes its table changes. */
static void drive_others(struct stim_env *e, const struct port *port, uint32_t *in, unsigned others)
{
    struct rng *r = &e->rng;
    if (port_exists(&port[PORT_waiting_others])) {
        bool replaced = rng_below(r, 256) == 0; /* so rarely that the counter gets to its end */
        unsigned n = port[PORT_waiting_others].items;
        port_put_all(&port[PORT_waiting_others], in, stim_bits(r, n, 4));
        port_put_all(&port[PORT_replaced_others], in, replaced ? stim_bits(r, n, 6) : 0);
    }
    if (!port_exists(&port[PORT_issued_others]))
        return;
    unsigned issuers = params_u(e->params, "sthld.issuers");
    port_put_all(&port[PORT_issued_others], in, stim_chance(r, others) ? rng_below(r, issuers) : 0);
    port_put_all(&port[PORT_rom_we], in, rng_below(r, 512) == 0);
    port_put_all(&port[PORT_rom_addr], in, rng_below(r, 16));
    port_put_all(&port[PORT_rom_data], in, rng_below(r, 128));
}

void stim_regfile_levels(struct stim_env *e, const struct port *port, uint32_t *in,
                         unsigned threshold, unsigned others)
{
    if (port_exists(&port[PORT_sthld]))
        port_put_all(&port[PORT_sthld], in, threshold);
    if (port_exists(&port[PORT_wait_cnt]))
        port_put_all(&port[PORT_wait_cnt], in, rng_below(&e->rng, 128));
    drive_others(e, port, in, others);
}

static void drive_ccus(struct state *s, struct stim_env *e, uint32_t *in)
{
    struct rng *r = &e->rng;
    uint64_t ends = 0, waits = s->writing;
    if (stim_chance(r, 4)) /* the last result may be taken in the very cycle (RF-P2) */
        waits &= ~port_all(at(s, PORT_wb_ready), stim_peek(e, in));
    for (unsigned w = 0; w < e->z.nw; w++)
        if (!(s->ready_now >> w & 1) && !s->in_flight[w] && !warp_written(s, &e->z, w, waits) &&
            stim_chance(r, warp_written(s, &e->z, w, s->writing) ? 4 * s->exit : s->exit))
            ends |= 1ull << w;
    if (has(s, PORT_exit))
        port_put_all(at(s, PORT_exit), in, ends);
    stim_regfile_levels(e, s->port, in, s->threshold, s->others);
}

/* A ready warp that no lower input offers, from a random one on; NW if there is none. With one
 * instruction of a warp at a time two inputs may offer the same: the upper one is refused. */
static unsigned offer_of(const struct state *s, const struct sizes *z, struct rng *r,
                         uint64_t taken)
{
    uint64_t left = z->per_warp ? s->ready_now : s->ready_now & ~taken;
    unsigned first = rng_below(r, z->nw);
    for (unsigned k = 0; k < z->nw; k++)
        if (left >> (first + k) % z->nw & 1)
            return (first + k) % z->nw;
    return z->nw;
}

/* A host (docs/blocks/collector_stage.md): what is refused is mostly, but not always, offered again
 * (CS-R2). */
static void drive_host(struct state *s, struct stim_env *e, uint32_t *in)
{
    const struct sizes *z = &e->z;
    struct rng *r = &e->rng;
    uint64_t taken = 0;
    for (unsigned i = 0; i < z->nsched; i++) {
        unsigned w = s->offered[i];
        bool announced = has(s, PORT_coming_valid) && s->next < z->nw && stim_chance(r, 7);
        w = announced ? s->next : w;
        bool again = w < z->nw && (s->ready_now & ~taken) >> w & 1 && !stim_chance(r, 1);
        w = again ? w : offer_of(s, z, r, taken);
        bool valid = w < z->nw && !stim_chance(r, 1);
        s->offered[i] = valid ? w : z->nw;
        port_put(at(s, PORT_inst_valid), in, i, valid);
        port_put(at(s, PORT_inst_wid), in, i, valid ? w : rng_below(r, z->nw));
        if (!valid)
            continue;
        taken |= 1ull << w;
        answer(s, z, in, i, w);
    }
}

/* Stealing: the host looks whether it will be taken, and announces what it means to offer next. */
static void announce(struct state *s, struct stim_env *e, uint32_t *in)
{
    const struct sizes *z = &e->z;
    struct rng *r = &e->rng;
    uint64_t left = s->ready_now;
    if (regfile_pins_issue(s->port, in, stim_peek(e, in)))
        left &= ~(1ull << s->offered[0]);
    unsigned w = s->offered[0];
    if (w == z->nw || !(left >> w & 1) || stim_chance(r, 1))
        w = offer_of(s, z, r, ~left);
    bool known = w < z->nw && !stim_chance(r, 1);
    s->next = known ? w : z->nw;
    port_put_all(at(s, PORT_coming_valid), in, known);
    port_put_all(at(s, PORT_coming_wid), in, known ? w : rng_below(r, z->nw));
    if (known)
        answer_operands(s, z, in, 0, w, PORT_coming_src_valid, PORT_coming_phys);
}

static void drive(void *self, struct stim_env *e, uint32_t *in)
{
    struct state *s = self;
    const struct sizes *z = &e->z;
    struct rng *r = &e->rng;
    if (s->stacks) {
        stacks_drive(s->stacks, e, in);
        return;
    }
    if (phase_step(&s->phase, r, 4)) {
        new_phase(s, z, r);
        if (s->phase.kind == 0)
            calm_phase(s, z, r);
        else if (s->phase.kind < 3 && s->regs)
            trade_phase(s, z, r);
    }
    bool pause = s->burst && !stim_chance(r, 1);
    uint64_t fresh = pause ? 0 : stim_bits(r, z->nw, s->ready) & s->turn & ~s->ready_now;
    uint64_t launched = 0;
    if (has(s, PORT_launch_valid))
        for (unsigned i = 0; i < z->nsched; i++) {
            unsigned local = rng_below(r, z->n), w = local * z->nsched + i;
            bool launch = !(s->ready_now >> w & 1) && stim_chance(r, s->launch);
            port_put(at(s, PORT_launch_valid), in, i, launch);
            port_put(at(s, PORT_launch_wid), in, i, local);
            launched |= (uint64_t)launch << w;
        }
    fresh &= ~launched; /* a warp that starts is ready from the next cycle on */
    if (s->regs && registers(s, z) < s->regs * z->nw)
        fresh &= (1ull << registers(s, z) / s->regs) - 1;
    for (uint64_t f = fresh; f; f &= f - 1)
        new_instruction(s, z, r, (unsigned)__builtin_ctzll(f));
    s->ready_now |= fresh;
    if (has(s, PORT_warp_ready))
        port_put_all(at(s, PORT_warp_ready), in, s->ready_now);
    drive_writes(s, e, in);
    if (s->regs)
        drive_ccus(s, e, in);
    port_put_all(at(s, PORT_disp_ready), in, stim_bits(r, z->ndisp * z->classes, s->disp));

    if (has(s, PORT_inst_valid)) {
        drive_host(s, e, in);
        if (has(s, PORT_coming_valid))
            announce(s, e, in);
        return;
    }
    const uint32_t *out = stim_peek(e, in);
    for (unsigned i = 0; i < z->nsched; i++) {
        if (port_get(at(s, PORT_sel_valid), out, i))
            answer(s, z, in, i, warp_at(s, z, PORT_sel_wid, out, i));
        if (has(s, PORT_cand_valid) && port_get(at(s, PORT_cand_valid), out, i))
            answer_operands(s, z, in, i, warp_at(s, z, PORT_cand_wid, out, i), PORT_cand_src_valid,
                            PORT_cand_phys);
    }
}

static void accept_writes(struct state *s, const struct sizes *z, struct rng *r, const uint32_t *in,
                          uint64_t ready)
{
    for (uint64_t v = s->writing & ready; v; v &= v - 1) {
        unsigned i = (unsigned)__builtin_ctzll(v), reg = s->in_write[i];
        uint64_t mask = port_get(at(s, PORT_wb_mask), in, i);
        if (mask & 1)
            s->number[reg] = (uint8_t)pins_get(in + port_word(at(s, PORT_wb_data)), i * z->w,
                                               z->lane_bits < 8 ? z->lane_bits : 8);
        if (s->written[reg] || mask != (1ull << z->lanes) - 1)
            continue;
        s->written[reg] = 1;
        if (s->npool < POOL)
            s->pool[s->npool++] = reg;
        else
            s->pool[rng_below(r, POOL)] = reg;
    }
    s->writing &= ~ready;
}

/* The warp becomes the first of those that were issued lately. */
static void issued_now(struct state *s, unsigned w)
{
    unsigned at = 0;
    while (at + 1 < LATELY && s->lately[at] != w)
        at++;
    memmove(s->lately + 1, s->lately, at * sizeof *s->lately);
    s->lately[0] = w;
}

static void observe(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    struct state *s = self;
    const struct sizes *z = &e->z;
    if (s->stacks) {
        stacks_observe(s->stacks, e, in, out);
        return;
    }
    accept_writes(s, z, &e->rng, in, port_all(at(s, PORT_wb_ready), out));
    for (uint32_t v = regfile_pins_issue(s->port, in, out); v; v &= v - 1) {
        unsigned w;
        regfile_pins_name(s->port, in, out, first_bit(v), &w);
        s->ready_now &= ~(1ull << w);
        s->in_flight[w]++;
        issued_now(s, w);
    }
    for (unsigned p = 0; p < z->ndisp; p++)
        if (port_get(at(s, PORT_disp_valid), out, p) &&
            (z->classes > 1 || port_get(at(s, PORT_disp_ready), in, p))) {
            unsigned meta = port_word(at(s, PORT_disp_meta));
            dispatched(s, z, (unsigned)pins_get(out + meta, p * z->meta_bits, 8),
                       (unsigned)port_get(at(s, PORT_disp_wid), out, p));
        }
}

static void reset(void *self, struct stim_env *e)
{
    struct state *s = self;
    if (s->stacks)
        stacks_reset(s->stacks, e);
    s->ready_now = s->writing = 0;
    s->next = e->z.nw;
    memset(s->inst, 0, sizeof s->inst);
    memset(s->in_flight, 0, e->z.nw * sizeof *s->in_flight);
    memset(s->moving, 0, e->z.nw * sizeof *s->moving);
    memset(s->readers, 0, (size_t)e->z.nbank * e->z.depth);
}

const struct stimulus stim_collector_stage = {create, destroy, drive, observe, reset};
const struct stimulus stim_regfile = {create, destroy, drive, observe, reset};
const struct stimulus stim_subcore = {create, destroy, drive, observe, reset};
