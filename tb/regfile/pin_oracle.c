/* Follows instructions and writes over the ports, and says where an operand is wrong. */
#include "tb/regfile/pin_oracle.h"
#include "base/mem.h"
#include "cmodel/config.h"
#include "cmodel/programs/program.h"
#include "cmodel/regfile/regfile.h"
#include "cmodel/util.h"
#include "tb/regfile/pin_frames.h"
#include <inttypes.h>
#include <stdarg.h>

struct outstanding {
    bool used;
    uint64_t number; /* of its issue */
    unsigned warp;
    uint64_t src_valid;
    uint32_t *meta;     /* [meta_words] */
    unsigned *phys;     /* [NSRC] */
    uint32_t *expected; /* [NSRC][row_words] */
    bool imov, oob;     /* an Indirect-MOV; it names no register of its warp */
    bool finds;         /* what it names is written, */
    unsigned target;    /* there; with register stacks its cell */
    bool unsure;        /* its number is not known: it was never written */
    uint64_t undefined; /* bit k: operand k has another name than the last write of its register */
    uint64_t *lanes;    /* [NSRC] with stacks: lanes that are defined */
};

/* With stacks: a result that is to come. NOT_YET: where is shown a cycle later. */
enum { NOT_YET = UINT32_MAX };
struct result {
    unsigned phys, warp, cell; /* cell: PIN_NO_CELL if the program does not see it */
    bool fill;
};

/* Cycles for which a warp is held and nothing of it moves, nor of any warp's trap: they take turns.
 */
enum { MOST_HELD = 256 };

struct pin_oracle {
    struct sizes z;
    unsigned row_words, meta_words;
    uint64_t cycle;
    uint32_t *value;  /* [registers][row_words] */
    uint64_t *lanes;  /* [registers] written lanes */
    uint64_t *owner;  /* [registers] with CCUs: name of the last write, see name_of() */
    uint64_t *starts; /* [NW] times that another warp began in the slot, as far as ports tell */
    uint8_t *readers; /* [registers] */
    struct outstanding *inst;
    unsigned ninst, nused;
    uint64_t issued;      /* instructions so far */
    bool by_warp, in_all; /* those of a warp leave in their order, or all (RF-O1 to RF-O3) */
    bool drained; /* with CCUs: nothing of a warp is written beside its Indirect-MOV (imov.drain) */
    uint32_t *row, *meta; /* scratch */
    uint32_t *last_in, *last_out;
    bool last_valid; /* last_in, last_out: of the cycle before, which was no reset */
    const struct pin_list *pins;
    struct port port[REGFILE_PORTS];
    struct failure failure;
    char misuse[200];
    struct {                       /* register stacks */
        struct pin_frames *frames; /* NULL: none */
        struct result *results;
        unsigned n, cap;
        unsigned *held, *moved; /* [NW] while it is held: cycles; micro-operations, of so many */
        unsigned most_moved;    /* at most: a frame or more out, and one back */
        bool by_name, active;
        /* rename.stage_extra: what was issued a cycle ago shows its registers now */
        struct outstanding *late;
        unsigned late_results; /* of it, the last ones */
    } stacks;
};

static const struct port *at(const struct pin_oracle *o, enum regfile_port p)
{
    return &o->port[p];
}

struct pin_oracle *pin_oracle_create(const struct params *p, const struct pin_list *pins)
{
    struct pin_oracle *o = xcalloc(1, sizeof *o);
    o->z = params_sizes(p);
    o->pins = pins;
    const struct sizes *z = &o->z;
    size_t registers = (size_t)z->nbank * z->depth;
    o->row_words = words32(z->w);
    o->meta_words = words32(z->meta_bits);
    o->value = xcalloc(registers * o->row_words, sizeof *o->value);
    o->lanes = xcalloc(registers, sizeof *o->lanes);
    o->readers = xcalloc(registers, sizeof *o->readers);
    o->owner = xcalloc(registers, sizeof *o->owner);
    o->starts = xcalloc(z->nw, sizeof *o->starts);
    o->ninst = z->places + z->nsched; /* a stage in front of the collectors may hold some more */
    o->inst = xcalloc(o->ninst, sizeof *o->inst);
    for (unsigned i = 0; i < o->ninst; i++) {
        o->inst[i].meta = xcalloc(o->meta_words + 1, sizeof(uint32_t));
        o->inst[i].phys = xcalloc(z->nsrc, sizeof(unsigned));
        o->inst[i].expected = xcalloc((size_t)z->nsrc * o->row_words, sizeof(uint32_t));
    }
    o->row = xcalloc(o->row_words, sizeof *o->row);
    o->meta = xcalloc(o->meta_words + 1, sizeof *o->meta);
    o->last_in = xcalloc(pins->in_words + 1, sizeof *o->last_in);
    o->last_out = xcalloc(pins->out_words + 1, sizeof *o->last_out);
    regfile_ports_in(p, pins, o->port);
    o->drained =
        port_exists(at(o, PORT_wb_wid)) && z->second_read && params_u(p, "imov.drain") != 0;
    o->in_all = params_is(p, "dispatcher.order", "all");
    o->by_warp = params_is(p, "dispatcher.order", "warp") || params_u(p, "ocu_allocator.per_warp");
    for (unsigned i = 0; i < o->ninst; i++)
        o->inst[i].lanes = xcalloc(z->nsrc, sizeof(uint64_t));
    if (port_exists(at(o, PORT_hold)))
        o->stacks.frames = pin_frames_create(p, o->row_words);
    o->stacks.held = xcalloc(z->nw, sizeof *o->stacks.held);
    o->stacks.moved = xcalloc(z->nw, sizeof *o->stacks.moved);
    o->stacks.most_moved = 2 * params_u(p, "frame.scap");
    o->stacks.by_name = params_is(p, "scoreboard.key", "arch");
    o->stacks.active = params_is(p, "trap.mask", "active");
    return o;
}

void pin_oracle_destroy(struct pin_oracle *o)
{
    if (!o)
        return;
    for (unsigned i = 0; i < o->ninst; i++) {
        free(o->inst[i].meta);
        free(o->inst[i].phys);
        free(o->inst[i].expected);
        free(o->inst[i].lanes);
    }
    pin_frames_destroy(o->stacks.frames);
    free(o->stacks.results);
    free(o->stacks.held);
    free(o->stacks.moved);
    free(o->inst);
    free(o->value);
    free(o->lanes);
    free(o->readers);
    free(o->owner);
    free(o->starts);
    free(o->row);
    free(o->meta);
    free(o->last_in);
    free(o->last_out);
    free(o);
}

__attribute__((format(printf, 2, 3))) static void misuse(struct pin_oracle *o, const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    if (!*o->misuse)
        vsnprintf(o->misuse, sizeof o->misuse, fmt, ap);
    va_end(ap);
}

static unsigned registers(const struct pin_oracle *o)
{
    return o->z.nbank * o->z.depth;
}

static uint32_t *row_of(const struct pin_oracle *o, unsigned phys)
{
    return o->value + (size_t)phys * o->row_words;
}

/* The item of a port that lists registers; one of no bits is register 0. */
static unsigned register_at(const struct pin_oracle *o, enum regfile_port p, const uint32_t *image,
                            unsigned i)
{
    return o->z.physw ? (unsigned)port_get(at(o, p), image, i) : 0;
}

static unsigned written(const struct pin_oracle *o, const uint32_t *in, unsigned i)
{
    return register_at(o, PORT_wb_phys, in, i);
}

/* A write request that waits stays what it is. */
static void check_request_held(struct pin_oracle *o, const uint32_t *in, unsigned i)
{
    static const enum regfile_port fields[] = {PORT_wb_phys, PORT_wb_mask, PORT_wb_wid, PORT_wb_reg,
                                               PORT_wb_near};
    const struct port *data = at(o, PORT_wb_data);
    for (size_t k = 0; k < sizeof fields / sizeof *fields; k++)
        if (port_exists(at(o, fields[k])) &&
            port_get(at(o, fields[k]), in, i) != port_get(at(o, fields[k]), o->last_in, i))
            misuse(o, "%s: the request of port %u changed before it was accepted",
                   at(o, fields[k])->name, i);
    port_get_words(data, in, i, o->row);
    for (unsigned lane = 0; lane < o->z.lanes && !*o->misuse; lane++) {
        unsigned bit = (i * o->z.lanes + lane) * o->z.lane_bits;
        if (pins_get(o->row, lane * o->z.lane_bits, o->z.lane_bits) !=
            pins_get(o->last_in + port_word(data), bit, o->z.lane_bits))
            misuse(o, "wb_data: the request of port %u changed before it was accepted", i);
    }
}

/* Valid requests are held unchanged until they are answered. */
static void check_held(struct pin_oracle *o, const uint32_t *in)
{
    const struct sizes *z = &o->z;
    bool selects =
        port_exists(at(o, PORT_warp_ready)); /* a host may offer something else (CS-R2) */
    unsigned ready = selects ? port_word(at(o, PORT_warp_ready)) : 0;
    for (unsigned w = 0; w < z->nw && selects; w++)
        if (pins_get(o->last_in + ready, w, 1) && !pins_get(in + ready, w, 1)) {
            bool issued = false;
            unsigned s = w % z->nsched;
            if (port_get(at(o, PORT_issue), o->last_out, s))
                issued = port_get(at(o, PORT_sel_wid), o->last_out, s) == w / z->nsched;
            if (!issued)
                misuse(o, "warp_ready: warp %u was ready and is not any more, without an issue", w);
        }
    uint64_t waits =
        port_all(at(o, PORT_wb_valid), o->last_in) & ~port_all(at(o, PORT_wb_ready), o->last_out);
    for (; waits; waits &= waits - 1) {
        unsigned i = first_bit(waits);
        if (!port_get(at(o, PORT_wb_valid), in, i))
            misuse(o, "wb_valid: the request of port %u was withdrawn before it was accepted", i);
        else
            check_request_held(o, in, i);
    }
}

/* The warp has an Indirect-MOV that has not left. */
static bool indirect_of(const struct pin_oracle *o, unsigned warp)
{
    for (unsigned i = 0; i < o->ninst; i++)
        if (o->inst[i].used && o->inst[i].imov && o->inst[i].warp == warp)
            return true;
    return false;
}

static void check_writes(struct pin_oracle *o, const uint32_t *in)
{
    for (uint64_t v = port_all(at(o, PORT_wb_valid), in); v; v &= v - 1) {
        unsigned phys = written(o, in, first_bit(v));
        if (phys >= registers(o))
            misuse(o, "wb_phys: there is no register %u (of %u)", phys, registers(o));
        else if (o->readers[phys] && !o->stacks.by_name)
            misuse(o, "wb_phys: register %u has still to be read by an instruction (RF-H1)", phys);
        else if (o->drained &&
                 indirect_of(o, (unsigned)port_get(at(o, PORT_wb_wid), in, first_bit(v))))
            misuse(o, "wb_wid: register %u of a warp whose Indirect-MOV has not left (RF-V1)",
                   phys);
        for (uint64_t u = v & (v - 1); u && !*o->misuse; u &= u - 1)
            if (written(o, in, first_bit(u)) == phys)
                misuse(o, "wb_phys: two ports write register %u at once", phys);
    }
}

static bool same_registers(const struct pin_oracle *o, const struct outstanding *i,
                           uint64_t src_valid, const unsigned *phys)
{
    if (i->src_valid != src_valid)
        return false;
    for (unsigned k = 0; k < o->z.nsrc; k++)
        if ((src_valid >> k & 1) && i->phys[k] != phys[k])
            return false;
    return true;
}

static bool is_of(const struct pin_oracle *o, const struct outstanding *i, unsigned warp,
                  const uint32_t *meta)
{
    return i->used && i->warp == warp && memcmp(i->meta, meta, o->meta_words * sizeof *meta) == 0;
}

bool pin_oracle_confuses(const struct pin_oracle *o, unsigned warp, const uint32_t *meta,
                         uint64_t src_valid, const unsigned *phys)
{
    for (unsigned i = 0; i < o->ninst; i++)
        if (is_of(o, &o->inst[i], warp, meta) && !same_registers(o, &o->inst[i], src_valid, phys))
            return true;
    return false;
}

/* Which register of which warp it is: with CCUs the ports say so. Never 0. */
static uint64_t name_of(const struct pin_oracle *o, unsigned warp, unsigned reg)
{
    uint64_t starts = warp < o->z.nw ? o->starts[warp] : 0;
    return (starts * 64 + warp) * 256 + reg + 1;
}

unsigned pin_oracle_number(const struct pin_oracle *o, unsigned phys)
{
    return (unsigned)pins_get(row_of(o, phys), 0, 8);
}

/* OCU-M1, CCU-M1 */
static bool indirect_slots(struct pin_oracle *o, const struct outstanding *i)
{
    if (i->src_valid == 1 || (i->src_valid == 3 && o->z.finds_target))
        return true;
    misuse(o, "inst_src_valid: an Indirect-MOV has slot 0%s and no other operand",
           o->z.finds_target ? ", or slots 0 and 1," : "");
    return false;
}

/* What the Indirect-MOV moves is what it must find in slot 0; or where slot 1 goes. */
static void indirect(struct pin_oracle *o, struct outstanding *i, const uint32_t *in, unsigned s)
{
    enum { RZ = 255 };
    i->imov = port_exists(at(o, PORT_inst_imov)) && port_get(at(o, PORT_inst_imov), in, s);
    i->oob = i->finds = false;
    if (!i->imov || !indirect_slots(o, i))
        return;
    bool writes = i->src_valid != 1;
    unsigned base = (unsigned)port_get(at(o, PORT_inst_base), in, s);
    unsigned bound = (unsigned)port_get(at(o, PORT_inst_bound), in, s);
    unsigned n = pin_oracle_number(o, i->phys[0]);
    if (base + bound > registers(o)) {
        misuse(o, "inst_bound: there are no %u registers from %u on (of %u)", bound, base,
               registers(o));
    } else if (n == RZ || n >= bound) {
        i->oob = n != RZ;
        memset(i->expected, 0, o->row_words * sizeof *i->expected);
    } else if (writes) {
        i->finds = true;
        i->target = base + n;
    } else {
        if (!pin_oracle_written(o, base + n))
            misuse(o, "inst_imov: register %u is read and was never written", base + n);
        memcpy(i->expected, row_of(o, base + n), o->row_words * sizeof *i->expected);
    }
}

/* A place for an instruction that is issued; NULL after noting that there is none. */
static struct outstanding *another(struct pin_oracle *o)
{
    unsigned n = 0;
    while (n < o->ninst && o->inst[n].used)
        n++;
    if (n == o->ninst) {
        failure_oracle(&o->failure, "FULL", 0, o->cycle,
                       ": more instructions issued than there are collectors");
        return NULL;
    }
    o->inst[n].used = true;
    o->inst[n].imov = o->inst[n].oob = o->inst[n].finds = o->inst[n].unsure = false;
    o->inst[n].undefined = 0;
    o->inst[n].number = o->issued++;
    o->nused++;
    return &o->inst[n];
}

/* ---- register stacks ---- */

static void add_result(struct pin_oracle *o, struct result r)
{
    if (o->stacks.n == o->stacks.cap) {
        o->stacks.cap = o->stacks.cap ? 2 * o->stacks.cap : 16;
        o->stacks.results = xrealloc(o->stacks.results, o->stacks.cap * sizeof *o->stacks.results);
    }
    o->stacks.results[o->stacks.n++] = r;
}

/* In front of those whose registers are not known yet. */
static void add_found(struct pin_oracle *o, struct result r)
{
    add_result(o, r);
    struct result *at = o->stacks.results + o->stacks.n - 1;
    for (unsigned i = 0; i < o->stacks.late_results; i++, at--)
        at[0] = at[-1];
    *at = r;
}

/* Operand k is register x of the program. */
static void expect_cell(struct pin_oracle *o, struct outstanding *i, unsigned k, unsigned x,
                        bool raw)
{
    i->lanes[k] = 0;
    if (raw)
        return;
    unsigned cell = pin_frames_cell(o->stacks.frames, i->warp, x);
    if (cell == PIN_NO_CELL) {
        misuse(o, "inst_reg: register %u is none of warp %u", x, i->warp);
        return;
    }
    const uint32_t *v = pin_frames_value(o->stacks.frames, i->warp, cell, &i->lanes[k]);
    if (v)
        memcpy(i->expected + (size_t)k * o->row_words, v, o->row_words * sizeof *v);
}

/* OCU-M6: the number is that of a cell. */
static void indirect_cell(struct pin_oracle *o, struct outstanding *i)
{
    enum { RZ = 255 };
    i->imov = true;
    indirect_slots(o, i);
    if (!(i->lanes[0] & 1)) {
        i->unsure = true;
        i->lanes[0] = 0;
        return;
    }
    unsigned n = i->expected[0] & RZ;
    bool none = n == RZ || pin_frames_cell(o->stacks.frames, i->warp, n) == PIN_NO_CELL;
    i->oob = none && n != RZ;
    i->finds = !none && i->src_valid == 3;
    if (i->finds) {
        i->target = pin_frames_cell(o->stacks.frames, i->warp, n);
        return;
    }
    if (!none) {
        expect_cell(o, i, 0, n, false);
        return;
    }
    memset(i->expected, 0, o->row_words * sizeof *i->expected);
    i->lanes[0] = low_bits(o->z.lanes);
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
    struct outstanding *i = another(o);
    if (!i)
        return;
    bool raw = port_get(at(o, PORT_inst_raw), in, 0);
    unsigned op = (unsigned)port_get(at(o, PORT_inst_op), in, 0);
    i->warp = (unsigned)port_get(at(o, PORT_sel_wid), out, 0);
    i->src_valid = port_get(at(o, PORT_inst_src_valid), in, 0);
    port_get_words(at(o, PORT_inst_meta), in, 0, i->meta);
    for (uint64_t v = i->src_valid; v; v &= v - 1)
        expect_cell(o, i, first_bit(v), (unsigned)port_get(at(o, PORT_inst_reg), in, first_bit(v)),
                    raw);
    if (port_exists(at(o, PORT_inst_imov)) && port_get(at(o, PORT_inst_imov), in, 0))
        indirect_cell(o, i);
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
    struct outstanding *i = another(o);
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

static void follow_stacks(struct pin_oracle *o, const uint32_t *in, const uint32_t *out)
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

static void accept_result(struct pin_oracle *o, unsigned phys, uint64_t mask)
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
        misuse(o, "wb_mask: register %u comes back from memory without some lanes", phys);
    if (r.cell != PIN_NO_CELL)
        pin_frames_write(o->stacks.frames, r.warp, r.cell, o->row, mask);
}

static void issue(struct pin_oracle *o, const uint32_t *in, const uint32_t *out, unsigned s)
{
    const struct sizes *z = &o->z;
    struct outstanding *i = another(o);
    if (!i)
        return;
    regfile_pins_name(o->port, in, out, s, &i->warp);
    i->src_valid = port_get(at(o, PORT_inst_src_valid), in, s);
    port_get_words(at(o, PORT_inst_meta), in, s, i->meta);
    for (uint64_t v = i->src_valid; v; v &= v - 1) {
        unsigned k = first_bit(v);
        unsigned phys = register_at(o, PORT_inst_phys, in, s * z->nsrc + k);
        i->phys[k] = phys;
        if (phys >= registers(o)) {
            misuse(o, "inst_phys: there is no register %u (of %u)", phys, registers(o));
            i->src_valid &= ~(1ull << k);
            continue;
        }
        if (!pin_oracle_written(o, phys))
            misuse(o, "inst_phys: register %u is read and was never written", phys);
        for (uint64_t u = port_all(at(o, PORT_wb_valid), in); u; u &= u - 1)
            if (written(o, in, first_bit(u)) == phys)
                misuse(o, "inst_phys: register %u is read while it is written (RF-H1)", phys);
        if (port_exists(at(o, PORT_wb_reg)) &&
            o->owner[phys] != name_of(o, i->warp, (unsigned)port_get(at(o, PORT_inst_reg), in, k)))
            i->undefined |= 1ull << k;
        o->readers[phys]++;
        memcpy(i->expected + (size_t)k * o->row_words, row_of(o, phys),
               o->row_words * sizeof(uint32_t));
    }
    indirect(o, i, in, s);
}

static void forget(struct pin_oracle *o, struct outstanding *i)
{
    for (uint64_t v = i->src_valid; v; v &= v - 1)
        o->readers[i->phys[first_bit(v)]]--;
    i->used = false;
    o->nused--;
}

/* First lane in which the operand is not as expected, or -1. */
static int differs(struct pin_oracle *o, const struct outstanding *i, const uint32_t *out,
                   unsigned p, unsigned k)
{
    const struct sizes *z = &o->z;
    const uint32_t *want = i->expected + (size_t)k * o->row_words;
    port_get_words(at(o, PORT_disp_data), out, p * z->nsrc + k, o->row);
    if (memcmp(o->row, want, o->row_words * sizeof *want) == 0)
        return -1;
    for (unsigned lane = 0; lane < z->lanes; lane++)
        if ((!o->stacks.frames || (i->lanes[k] >> lane & 1)) &&
            pins_get(o->row, lane * z->lane_bits, z->lane_bits) !=
                pins_get(want, lane * z->lane_bits, z->lane_bits))
            return (int)lane;
    return -1;
}

/* OCU-M7, CCU-M7 */
static void check_target(struct pin_oracle *o, const struct outstanding *i, const uint32_t *out,
                         unsigned p)
{
    if (!port_exists(at(o, PORT_disp_target)))
        return;
    bool finds = port_get(at(o, PORT_disp_target_valid), out, p);
    unsigned target = (unsigned)port_get(at(o, PORT_disp_target), out, p);
    if (finds && i->unsure)
        pin_frames_forget(o->stacks.frames, i->warp);
    else if (finds && o->stacks.frames)
        add_found(o, (struct result){target, i->warp, i->target, false});
    if (i->unsure)
        return;
    if (finds != i->finds || (finds && !o->stacks.frames && target != i->target))
        failure_oracle(&o->failure, "WRONG", 0, o->cycle,
                       " warp=%u port=%u: disp_target_valid and disp_target are not %d and %u",
                       i->warp, p, i->finds, i->finds ? i->target : 0);
}

/* RF-O1, RF-O2, RF-O3: nothing that came earlier is still there. */
static void check_order(struct pin_oracle *o, const struct outstanding *leaves, unsigned p)
{
    for (unsigned n = 0; n < o->ninst && (o->in_all || o->by_warp); n++) {
        const struct outstanding *i = &o->inst[n];
        if (i->used && i->number < leaves->number && (o->in_all || i->warp == leaves->warp))
            failure_oracle(&o->failure, "ORDER", 0, o->cycle,
                           " warp=%u port=%u: it leaves before an older one of warp %u",
                           leaves->warp, p, i->warp);
    }
}

static void dispatch(struct pin_oracle *o, const uint32_t *out, unsigned p, bool taken)
{
    const struct sizes *z = &o->z;
    unsigned warp = (unsigned)port_get(at(o, PORT_disp_wid), out, p);
    uint64_t src_valid = port_get(at(o, PORT_disp_src_valid), out, p);
    struct outstanding *found = NULL, *of_warp = NULL;
    port_get_words(at(o, PORT_disp_meta), out, p, o->meta);
    for (unsigned n = 0; n < o->ninst; n++) {
        if (is_of(o, &o->inst[n], warp, o->meta) && o->inst[n].src_valid == src_valid)
            found = &o->inst[n];
        if (o->inst[n].used && o->inst[n].warp == warp)
            of_warp = &o->inst[n];
    }
    if (!found) {
        failure_oracle(&o->failure, of_warp ? "WRONG" : "TWICE", 0, o->cycle,
                       " warp=%u port=%u operands=%" PRIx64 ": dispatched%s", warp, p, src_valid,
                       of_warp ? "; issued with other metadata or operands" : ", but not issued");
        return;
    }
    if (!taken)
        return;
    if (port_exists(at(o, PORT_disp_oob)) &&
        ((!found->unsure && port_get(at(o, PORT_disp_oob), out, p) != found->oob) ||
         port_get(at(o, PORT_disp_imov), out, p) != found->imov))
        failure_oracle(&o->failure, "WRONG", 0, o->cycle,
                       " warp=%u port=%u: disp_imov and disp_oob are not %d and %d", warp, p,
                       found->imov, found->oob);
    check_target(o, found, out, p);
    check_order(o, found, p);
    for (uint64_t v = src_valid; v; v &= v - 1) {
        unsigned k = first_bit(v);
        int lane = differs(o, found, out, p, k);
        if (lane >= 0)
            failure_oracle(&o->failure, "STALE", 0, o->cycle,
                           " warp=%u phys=%u lane=%d expected=%" PRIx64 " actual=%" PRIx64
                           " slot=%u port=%u%s",
                           warp, found->phys[k], lane,
                           pins_get(found->expected + (size_t)k * o->row_words,
                                    (unsigned)lane * z->lane_bits, z->lane_bits),
                           pins_get(o->row, (unsigned)lane * z->lane_bits, z->lane_bits), k, p,
                           found->undefined >> k & 1 ? " undefined" : "");
    }
    forget(o, found);
}

static void accept(struct pin_oracle *o, const uint32_t *in, unsigned i)
{
    const struct sizes *z = &o->z;
    unsigned phys = written(o, in, i);
    if (phys >= registers(o))
        return;
    uint64_t mask = port_get(at(o, PORT_wb_mask), in, i);
    port_get_words(at(o, PORT_wb_data), in, i, o->row);
    if (o->stacks.frames) {
        accept_result(o, phys, mask);
        return;
    }
    lanes_merge(row_of(o, phys), o->row, mask, z->lanes, z->lane_bits);
    o->lanes[phys] |= mask;
    if (port_exists(at(o, PORT_wb_reg)))
        o->owner[phys] = name_of(o, (unsigned)port_get(at(o, PORT_wb_wid), in, i),
                                 (unsigned)port_get(at(o, PORT_wb_reg), in, i));
}

/* From the next cycle on their slots are another warp's. */
static void end_warps(struct pin_oracle *o, const uint32_t *in)
{
    uint64_t v = port_exists(at(o, PORT_exit)) ? port_all(at(o, PORT_exit), in) : 0;
    for (; v; v &= v - 1)
        o->starts[first_bit(v)]++;
}

/* What a write in a cycle of reset does is left open. */
static void reset(struct pin_oracle *o, const uint32_t *in)
{
    for (uint64_t v = port_all(at(o, PORT_wb_valid), in); v; v &= v - 1) {
        unsigned phys = written(o, in, first_bit(v));
        if (phys < registers(o))
            o->lanes[phys] = 0;
    }
    for (unsigned i = 0; i < o->ninst; i++)
        if (o->inst[i].used)
            forget(o, &o->inst[i]);
    o->stacks.n = o->stacks.late_results = 0;
    o->stacks.late = NULL;
    if (o->stacks.frames)
        pin_frames_reset(o->stacks.frames);
    o->last_valid = false;
}

void pin_oracle_cycle(struct pin_oracle *o, bool rst, const uint32_t *in, const uint32_t *out)
{
    if (rst) {
        reset(o, in);
        o->cycle++;
        return;
    }
    if (o->last_valid)
        check_held(o, in);
    check_writes(o, in);
    uint64_t taken = o->z.classes > 1 ? ~0ull : port_all(at(o, PORT_disp_ready), in); /* DI-K2 */
    for (uint64_t v = port_all(at(o, PORT_disp_valid), out); v; v &= v - 1)
        dispatch(o, out, first_bit(v), taken >> first_bit(v) & 1);
    for (uint32_t v = o->stacks.frames ? 0 : regfile_pins_issue(o->port, in, out); v; v &= v - 1)
        issue(o, in, out, first_bit(v));
    if (o->stacks.frames)
        follow_stacks(o, in, out);
    uint64_t accepted = port_all(at(o, PORT_wb_valid), in) & port_all(at(o, PORT_wb_ready), out);
    for (; accepted; accepted &= accepted - 1)
        accept(o, in, first_bit(accepted));
    end_warps(o, in);
    memcpy(o->last_in, in, o->pins->in_words * sizeof *in);
    memcpy(o->last_out, out, o->pins->out_words * sizeof *out);
    o->last_valid = true;
    o->cycle++;
}

void pin_oracle_drained(struct pin_oracle *o, const struct regfile *rf)
{
    const struct sizes *z = &o->z;
    for (unsigned phys = 0; phys < registers(o) && !o->stacks.frames; phys++) {
        const uint32_t *want = row_of(o, phys), *got = regfile_peek(rf, phys);
        for (uint64_t v = o->lanes[phys]; v; v &= v - 1) {
            unsigned lane = first_bit(v);
            uint64_t w = pins_get(want, lane * z->lane_bits, z->lane_bits),
                     g = pins_get(got, lane * z->lane_bits, z->lane_bits);
            if (w != g)
                failure_oracle(&o->failure, "LOST", 0, o->cycle,
                               " phys=%u lane=%u expected=%" PRIx64 " actual=%" PRIx64, phys, lane,
                               w, g);
        }
    }
}

const struct failure *pin_oracle_failure(const struct pin_oracle *o)
{
    return &o->failure;
}

const char *pin_oracle_misuse(const struct pin_oracle *o)
{
    return o->misuse;
}

unsigned pin_oracle_outstanding(const struct pin_oracle *o)
{
    return o->nused;
}

unsigned pin_oracle_readers(const struct pin_oracle *o, unsigned phys)
{
    return o->readers[phys];
}

bool pin_oracle_written(const struct pin_oracle *o, unsigned phys)
{
    uint64_t all = low_bits(o->z.lanes);
    return (o->lanes[phys] & all) == all;
}
