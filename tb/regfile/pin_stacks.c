/* The oracle at the pins where warps have register stacks: operands and results by the cells that
 * the program's registers are (pin_frames.h). */
#include "base/mem.h"
#include "tb/regfile/pin_state.h"

/* Of a result: where is shown a cycle later. */
enum { NOT_YET = UINT32_MAX };
/* Cycles for which a warp is held and nothing of it moves, nor of any warp's trap: they take turns.
 */
enum { MOST_HELD = 256 };

void pin_stacks_create(struct pin_oracle *o, const struct params *p)
{
    const struct sizes *z = &o->z;
    if (port_exists(at(o, PORT_hold)))
        o->stacks.frames = pin_frames_create(p, o->row_words);
    o->stacks.held = xcalloc(z->nw, sizeof *o->stacks.held);
    o->stacks.moved = xcalloc(z->nw, sizeof *o->stacks.moved);
    o->stacks.most_moved = 2 * params_u(p, "frame.scap");
    o->stacks.by_name = params_is(p, "scoreboard.key", "arch");
    o->stacks.active = params_is(p, "trap.mask", "active");
}

void pin_stacks_destroy(struct pin_oracle *o)
{
    pin_frames_destroy(o->stacks.frames);
    free(o->stacks.results);
    free(o->stacks.held);
    free(o->stacks.moved);
}

void pin_stacks_reset(struct pin_oracle *o)
{
    o->stacks.n = o->stacks.late_results = 0;
    o->stacks.late = NULL;
    if (o->stacks.frames)
        pin_frames_reset(o->stacks.frames);
}

static void add_result(struct pin_oracle *o, struct result r)
{
    if (o->stacks.n == o->stacks.cap) {
        o->stacks.cap = o->stacks.cap ? 2 * o->stacks.cap : 16;
        o->stacks.results = xrealloc(o->stacks.results, o->stacks.cap * sizeof *o->stacks.results);
    }
    o->stacks.results[o->stacks.n++] = r;
}

/* In front of those whose registers are not known yet. */
void pin_stacks_found(struct pin_oracle *o, struct result r)
{
    add_result(o, r);
    struct result *at = o->stacks.results + o->stacks.n - 1;
    for (unsigned i = 0; i < o->stacks.late_results; i++, at--)
        at[0] = at[-1];
    *at = r;
}

void pin_stacks_expect(struct pin_oracle *o, struct outstanding *i, unsigned k, unsigned x,
                       bool raw)
{
    i->lanes[k] = 0;
    if (raw)
        return;
    unsigned cell = pin_frames_cell(o->stacks.frames, i->warp, x);
    if (cell == PIN_NO_CELL) {
        pin_misuse(o, "inst_reg: register %u is none of warp %u", x, i->warp);
        return;
    }
    const uint32_t *v = pin_frames_value(o->stacks.frames, i->warp, cell, &i->lanes[k]);
    if (v)
        memcpy(i->expected + (size_t)k * o->row_words, v, o->row_words * sizeof *v);
}

/* The registers of what was issued last. */
static void place(struct pin_oracle *o, const uint32_t *out)
{
    struct outstanding *i = o->stacks.late;
    for (uint64_t v = i ? i->src_valid : 0; v; v &= v - 1) {
        unsigned k = first_bit(v);
        i->phys[k] = register_at(o, PORT_phys_src, out, k);
        o->readers[i->phys[k]]++;
    }
    if (i && port_all(at(o, PORT_reg_oob), out))
        failure_oracle(&o->failure, "REFUSED", 0, o->cycle,
                       " warp=%u: reg_oob of registers that it has", i->warp);
    for (unsigned k = 0; k < o->stacks.late_results; k++)
        o->stacks.results[o->stacks.n - o->stacks.late_results + k].phys =
            register_at(o, PORT_phys_dst, out, k);
    o->stacks.late = NULL;
    o->stacks.late_results = 0;
}

static void issue_renamed(struct pin_oracle *o, const uint32_t *in, const uint32_t *out)
{
    struct outstanding *i = pin_another(o);
    if (!i)
        return;
    bool raw = port_get(at(o, PORT_inst_raw), in, 0);
    unsigned op = (unsigned)port_get(at(o, PORT_inst_op), in, 0);
    i->warp = (unsigned)port_get(at(o, PORT_sel_wid), out, 0);
    i->src_valid = port_get(at(o, PORT_inst_src_valid), in, 0);
    port_get_words(at(o, PORT_inst_meta), in, 0, i->meta);
    for (uint64_t v = i->src_valid; v; v &= v - 1)
        pin_stacks_expect(o, i, first_bit(v),
                          (unsigned)port_get(at(o, PORT_inst_reg), in, first_bit(v)), raw);
    pin_second_cell(o, i, in);
    for (uint64_t v = port_all(at(o, PORT_inst_dst_valid), in); v; v &= v - 1) {
        unsigned k = first_bit(v), x = (unsigned)port_get(at(o, PORT_inst_dst), in, k);
        add_result(
            o, (struct result){NOT_YET, i->warp,
                               raw ? PIN_NO_CELL : pin_frames_cell(o->stacks.frames, i->warp, x),
                               false});
        o->stacks.late_results++;
    }
    o->stacks.late = i;
    pin_frames_op(o->stacks.frames, i->warp, op, (unsigned)port_get(at(o, PORT_inst_need), in, 0),
                  (unsigned)port_get(at(o, PORT_inst_opreg), in, 0));
}

/* A micro-operation of a trap: the program does not see it. */
static void issue_uop(struct pin_oracle *o, const uint32_t *in, const uint32_t *out)
{
    struct outstanding *i = pin_another(o);
    if (!i)
        return;
    bool fill = port_get(at(o, PORT_uop_fill), out, 0);
    i->warp = (unsigned)port_get(at(o, PORT_uop_wid), out, 0);
    i->src_valid = !fill;
    i->phys[0] = register_at(o, PORT_uop_phys, out, 0);
    i->lanes[0] = 0;
    port_get_words(at(o, PORT_inst_meta), in, 0, i->meta);
    if (fill)
        add_result(o, (struct result){i->phys[0], i->warp, PIN_NO_CELL, true});
    else
        o->readers[i->phys[0]]++;
}

/* Something of the warp is on its way. */
static bool moves(const struct pin_oracle *o, unsigned warp)
{
    for (unsigned i = 0; i < o->ninst; i++)
        if (o->inst[i].used && o->inst[i].warp == warp)
            return true;
    for (unsigned i = 0; i < o->stacks.n; i++)
        if (o->stacks.results[i].warp == warp)
            return true;
    return false;
}

/* The running function of the warp is over. */
static void release(struct pin_oracle *o, unsigned warp)
{
    pin_frames_release(o->stacks.frames, warp);
    for (unsigned i = 0; i < o->stacks.n; i++) {
        struct result *r = &o->stacks.results[i];
        if (r->warp == warp && pin_frames_over(o->stacks.frames, warp, r->cell))
            r->cell = PIN_NO_CELL;
    }
}

/* A warp is held for a while, in which its trap does not go on for ever. */
static void see_held(struct pin_oracle *o, const uint32_t *in, const uint32_t *out)
{
    bool uop = port_get(at(o, PORT_uop_issue), out, 0) != 0;
    bool turns = uop || port_get(at(o, PORT_uop_done_valid), in, 0);
    for (unsigned w = 0; w < o->z.nw; w++) {
        bool hold = port_get(at(o, PORT_hold), out, w) != 0;
        unsigned *held = &o->stacks.held[w], *moved = &o->stacks.moved[w];
        *held = hold && !turns && !moves(o, w) ? *held + 1 : 0;
        *moved = hold ? *moved + (uop && port_get(at(o, PORT_uop_wid), out, 0) == w) : 0;
        if (*held == MOST_HELD)
            failure_oracle(&o->failure, "HANG", 0, o->cycle,
                           " warp=%u: held for %u cycles in which nothing of it moves", w,
                           (unsigned)MOST_HELD);
        if (*moved > o->stacks.most_moved)
            failure_oracle(&o->failure, "HANG", 0, o->cycle,
                           " warp=%u: held while more than %u registers move, twice frame.scap", w,
                           o->stacks.most_moved);
    }
}

void pin_stacks_cycle(struct pin_oracle *o, const uint32_t *in, const uint32_t *out)
{
    if (o->z.renames_late)
        place(o, out);
    if (port_get(at(o, PORT_issue), out, 0))
        issue_renamed(o, in, out);
    if (!o->z.renames_late)
        place(o, out);
    if (port_get(at(o, PORT_uop_issue), out, 0))
        issue_uop(o, in, out);
    if (port_get(at(o, PORT_release_valid), in, 0) && port_get(at(o, PORT_release_ready), out, 0))
        release(o, (unsigned)port_get(at(o, PORT_release_wid), in, 0));
    if (port_get(at(o, PORT_region_valid), in, 0))
        pin_frames_region(o->stacks.frames, (unsigned)port_get(at(o, PORT_region_wid), in, 0),
                          (struct pin_region){register_at(o, PORT_region_base, in, 0),
                                              (unsigned)port_get(at(o, PORT_region_k), in, 0),
                                              (unsigned)port_get(at(o, PORT_region_s), in, 0)},
                          port_get(at(o, PORT_region_move), in, 0) != 0);
    static const enum regfile_port errors[] = {PORT_err_push, PORT_err_need, PORT_err_ret,
                                               PORT_err_lifo};
    for (unsigned i = 0; i < sizeof errors / sizeof *errors; i++)
        if (port_get(at(o, errors[i]), out, 0))
            failure_oracle(&o->failure, "REFUSED", 0, o->cycle, ": %s", at(o, errors[i])->name);
    see_held(o, in, out);
}

/* Of an instruction with more destinations than there are ports: one that is not renamed is where
 * its number says. */
static void accept_unnamed(struct pin_oracle *o, unsigned phys, uint64_t mask)
{
    for (unsigned w = 0; w < o->z.nw; w++) {
        unsigned cell = pin_frames_place(o->stacks.frames, w, phys);
        if (cell != PIN_NO_CELL)
            pin_frames_write(o->stacks.frames, w, cell, o->row, mask);
    }
}

void pin_stacks_accept(struct pin_oracle *o, unsigned phys, uint64_t mask)
{
    unsigned n = 0;
    while (n < o->stacks.n && o->stacks.results[n].phys != phys)
        n++;
    if (n == o->stacks.n) {
        accept_unnamed(o, phys, mask);
        return;
    }
    struct result r = o->stacks.results[n];
    memmove(o->stacks.results + n, o->stacks.results + n + 1,
            (--o->stacks.n - n) * sizeof *o->stacks.results);
    if (r.fill && mask != low_bits(o->z.lanes) && !o->stacks.active)
        pin_misuse(o, "wb_mask: register %u comes back from memory without some lanes", phys);
    if (r.cell != PIN_NO_CELL)
        pin_frames_write(o->stacks.frames, r.warp, r.cell, o->row, mask);
}
