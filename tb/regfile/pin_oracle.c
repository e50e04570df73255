/* Follows instructions and writes over the ports, and says where an operand is wrong. */
#include "tb/regfile/pin_oracle.h"
#include "base/mem.h"
#include "tb/regfile/pin_state.h"
#include <inttypes.h>
#include <stdarg.h>

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
    pin_second_create(o, p);
    o->in_all = params_is(p, "dispatcher.order", "all");
    o->by_warp = params_is(p, "dispatcher.order", "warp") || params_u(p, "ocu_allocator.per_warp");
    for (unsigned i = 0; i < o->ninst; i++)
        o->inst[i].lanes = xcalloc(z->nsrc, sizeof(uint64_t));
    pin_stacks_create(o, p);
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
    pin_stacks_destroy(o);
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

void pin_misuse(struct pin_oracle *o, const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    if (!*o->misuse)
        vsnprintf(o->misuse, sizeof o->misuse, fmt, ap);
    va_end(ap);
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
            pin_misuse(o, "%s: the request of port %u changed before it was accepted",
                       at(o, fields[k])->name, i);
    port_get_words(data, in, i, o->row);
    for (unsigned lane = 0; lane < o->z.lanes && !*o->misuse; lane++) {
        unsigned bit = (i * o->z.lanes + lane) * o->z.lane_bits;
        if (pins_get(o->row, lane * o->z.lane_bits, o->z.lane_bits) !=
            pins_get(o->last_in + port_word(data), bit, o->z.lane_bits))
            pin_misuse(o, "wb_data: the request of port %u changed before it was accepted", i);
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
                pin_misuse(o, "warp_ready: warp %u was ready and is not any more, without an issue",
                           w);
        }
    uint64_t waits =
        port_all(at(o, PORT_wb_valid), o->last_in) & ~port_all(at(o, PORT_wb_ready), o->last_out);
    for (; waits; waits &= waits - 1) {
        unsigned i = first_bit(waits);
        if (!port_get(at(o, PORT_wb_valid), in, i))
            pin_misuse(o, "wb_valid: the request of port %u was withdrawn before it was accepted",
                       i);
        else
            check_request_held(o, in, i);
    }
}

static void check_writes(struct pin_oracle *o, const uint32_t *in)
{
    for (uint64_t v = port_all(at(o, PORT_wb_valid), in); v; v &= v - 1) {
        unsigned phys = written(o, in, first_bit(v));
        if (phys >= registers(o))
            pin_misuse(o, "wb_phys: there is no register %u (of %u)", phys, registers(o));
        else if (o->readers[phys] && !o->stacks.by_name)
            pin_misuse(o, "wb_phys: register %u has still to be read by an instruction (RF-H1)",
                       phys);
        else
            pin_second_write(o, in, first_bit(v), phys);
        for (uint64_t u = v & (v - 1); u && !*o->misuse; u &= u - 1)
            if (written(o, in, first_bit(u)) == phys)
                pin_misuse(o, "wb_phys: two ports write register %u at once", phys);
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

struct outstanding *pin_another(struct pin_oracle *o)
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
    memset(&o->inst[n].second, 0, sizeof o->inst[n].second);
    o->inst[n].undefined = 0;
    o->inst[n].number = o->issued++;
    o->nused++;
    return &o->inst[n];
}

static void issue(struct pin_oracle *o, const uint32_t *in, const uint32_t *out, unsigned s)
{
    const struct sizes *z = &o->z;
    struct outstanding *i = pin_another(o);
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
            pin_misuse(o, "inst_phys: there is no register %u (of %u)", phys, registers(o));
            i->src_valid &= ~(1ull << k);
            continue;
        }
        if (!pin_oracle_written(o, phys))
            pin_misuse(o, "inst_phys: register %u is read and was never written", phys);
        for (uint64_t u = port_all(at(o, PORT_wb_valid), in); u; u &= u - 1)
            if (written(o, in, first_bit(u)) == phys)
                pin_misuse(o, "inst_phys: register %u is read while it is written (RF-H1)", phys);
        if (port_exists(at(o, PORT_wb_reg)) &&
            o->owner[phys] != name_of(o, i->warp, (unsigned)port_get(at(o, PORT_inst_reg), in, k)))
            i->undefined |= 1ull << k;
        o->readers[phys]++;
        memcpy(i->expected + (size_t)k * o->row_words, row_of(o, phys),
               o->row_words * sizeof(uint32_t));
    }
    pin_second_issue(o, i, in, s);
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
    pin_second_leaves(o, found, out, p);
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
        pin_stacks_accept(o, phys, mask);
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
    pin_stacks_reset(o);
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
        pin_stacks_cycle(o, in, out);
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
