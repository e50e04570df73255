/* Steps of CARS' reference (cmodel/calls/steps.h) at the pins of a register file with stacks: one
 * warp, one step after the other. */
#include "tb/regfile/steps.h"
#include "base/mem.h"
#include "cmodel/calls/reference_state.h"
#include "cmodel/config.h"
#include "cmodel/programs/program.h"
#include "cmodel/regfile/regfile.h"
#include "cmodel/util.h"
#include "tb/regfile/pin_oracle.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_WRITES = 64, PATIENCE = 400, RECORDS = 256, REGIONS = 2, TAGS = 16, NO_NAME = 255 };

/* A result on its way: of a load that has not landed, or of a FILL. */
struct landing {
    unsigned phys, reg; /* reg: NO_NAME where the program has none for it */
    uint32_t mask;
    uint32_t row[64];
    bool fill;
};

struct instruction {
    unsigned op, need, opreg, src, dst, raw;
    bool reads, writes;
};

struct machine {
    struct sizes z;
    unsigned k, s, shift, region, words;
    const struct block_model *model;
    void *state;
    struct pin_list pins;
    struct port port[REGFILE_PORTS];
    struct pin_oracle *oracle;
    struct replay *vector;
    uint32_t *in, *out;
    struct cars_reference *r;
    bool key_arch, mask_active, by_name; /* by_name: units know results by their names */

    struct landing late[MOST_WRITES], now; /* loads; what the write port asks for */
    unsigned nlate;
    struct landing fills[MOST_WRITES];
    unsigned nfills;
    uint32_t record[RECORDS][64];
    unsigned tag, uop_tag[TAGS], uops, phys;
    bool last, done, writing, issued, dispatched;
    uint32_t mask, data[64]; /* lanes of the last call or return; operand of the last instruction */
    bool *written;           /* [NBANK*DEPTH] */
    char *wrong;
    size_t len;
};

static const struct port *at(const struct machine *m, enum regfile_port p)
{
    return &m->port[p];
}

static unsigned get(const struct machine *m, enum regfile_port p)
{
    return (unsigned)port_get(at(m, p), m->out, 0);
}

static void put(struct machine *m, enum regfile_port p, uint64_t v)
{
    if (port_exists(at(m, p)) && at(m, p)->width)
        port_put(at(m, p), m->in, 0, v);
}

static bool fail(struct machine *m, const char *text)
{
    if (!m->wrong[0])
        snprintf(m->wrong, m->len, "%s", text);
    return false;
}

static void request_writes(struct machine *m)
{
    if (!m->writing && m->nfills) {
        m->now = m->fills[0];
        memmove(m->fills, m->fills + 1, --m->nfills * sizeof *m->fills);
        m->writing = true;
    }
    put(m, PORT_wb_valid, m->writing);
    if (!m->writing)
        return;
    put(m, PORT_wb_phys, m->now.phys);
    put(m, PORT_wb_mask, m->now.mask);
    put(m, PORT_wb_reg, m->now.reg);
    put(m, PORT_wb_near, 1);
    port_put_words(at(m, PORT_wb_data), m->in, 0, m->now.row);
}

/* What a micro-operation of a trap begins. */
static void uop_issued(struct machine *m)
{
    unsigned index = get(m, PORT_uop_index) % RECORDS;
    m->uops++;
    m->last = get(m, PORT_uop_last);
    if (!get(m, PORT_uop_fill)) {
        m->uop_tag[m->tag] = index + 1;
    } else if (m->nfills < MOST_WRITES) {
        struct landing *f = &m->fills[m->nfills++];
        *f = (struct landing){
            .phys = get(m, PORT_uop_phys), .reg = NO_NAME, .mask = m->mask, .fill = true};
        memcpy(f->row, m->record[index], m->words * sizeof *f->row);
    }
    m->tag = (m->tag + 1) % TAGS;
}

static void see_dispatch(struct machine *m)
{
    unsigned tag = get(m, PORT_disp_meta) % TAGS;
    uint32_t row[64];
    if (!get(m, PORT_disp_valid))
        return;
    port_get_words(at(m, PORT_disp_data), m->out, 0, row);
    if (m->uop_tag[tag]) {
        lanes_merge(m->record[m->uop_tag[tag] - 1], row, m->mask, m->z.lanes, m->z.lane_bits);
        m->uops--;
        m->uop_tag[tag] = 0;
    } else if (m->uops && !get(m, PORT_disp_src_valid) && !m->issued) {
        /* a FILL has left the collector; its write ends it */
    } else {
        m->dispatched = true;
        memcpy(m->data, row, m->words * sizeof *row);
    }
}

/* One cycle with the inputs as they are. */
static bool cycle(struct machine *m)
{
    request_writes(m);
    put(m, PORT_disp_ready, low_bits(m->z.ndisp * m->z.classes));
    put(m, PORT_uop_done_valid, m->done);
    put(m, PORT_inst_meta, m->tag);
    m->done = false;
    memset(m->out, 0, m->pins.out_words * sizeof *m->out);
    m->model->eval(m->state, m->in, m->out);
    if (m->vector)
        replay_add(m->vector, false, m->in);
    pin_oracle_cycle(m->oracle, false, m->in, m->out);
    see_dispatch(m);
    if (get(m, PORT_uop_issue))
        uop_issued(m);
    if (m->writing && get(m, PORT_wb_ready)) {
        m->written[m->now.phys] = true;
        m->uops -= m->now.fill;
        m->writing = false;
    }
    if (get(m, PORT_issue)) {
        m->issued = true;
        m->phys = get(m, PORT_phys_dst);
        m->tag = (m->tag + 1) % TAGS;
    }
    if (m->last && !m->uops) {
        m->done = true;
        m->last = false;
    }
    m->model->clock(m->state, m->in);
    if (get(m, PORT_issue))
        put(m, PORT_warp_ready, 0);
    if (*pin_oracle_misuse(m->oracle))
        fail(m, pin_oracle_misuse(m->oracle));
    else if (pin_oracle_failure(m->oracle)->kind)
        fail(m, pin_oracle_failure(m->oracle)->text);
    return !m->wrong[0];
}

static bool quiet(struct machine *m)
{
    for (unsigned n = 0; n < PATIENCE; n++)
        if (!cycle(m) || (!get(m, PORT_hold) && !m->writing && !m->nfills && !m->done))
            return !m->wrong[0];
    return fail(m, "nothing goes on");
}

static bool instruct(struct machine *m, struct instruction i)
{
    m->issued = m->dispatched = false;
    put(m, PORT_inst_op, i.op);
    put(m, PORT_inst_need, i.need);
    put(m, PORT_inst_opreg, i.opreg);
    put(m, PORT_inst_raw, i.raw);
    put(m, PORT_inst_src_valid, i.reads);
    put(m, PORT_inst_reg, i.src);
    put(m, PORT_inst_near, i.reads);
    put(m, PORT_inst_dst_valid, i.writes);
    put(m, PORT_inst_dst, i.dst);
    put(m, PORT_warp_ready, 1);
    for (unsigned n = 0; n < PATIENCE; n++)
        if (!cycle(m) || (m->issued && m->dispatched))
            return !m->wrong[0];
    return fail(m, "nothing goes on");
}

static bool write_row(struct machine *m, const struct landing *l)
{
    m->now = *l;
    m->writing = true;
    return quiet(m);
}

static bool land(struct machine *m, unsigned i)
{
    struct landing l = m->late[i];
    memmove(m->late + i, m->late + i + 1, (--m->nlate - i) * sizeof *m->late);
    return write_row(m, &l);
}

/* The scoreboard: outstanding loads of that register come first; of all. */
enum { EVERY = UINT32_MAX };

static bool settle(struct machine *m, unsigned reg)
{
    unsigned phys = reg == EVERY ? 0 : regfile_rename(regfile_of_model(m->state), 0, reg);
    for (unsigned i = 0; i < m->nlate;) {
        bool hits = m->key_arch    ? m->late[i].reg == reg
                    : reg == EVERY ? true
                                   : m->late[i].phys == phys;
        if (!hits)
            i++;
        else if (!land(m, i))
            return false;
    }
    return true;
}

static unsigned name_of(const struct machine *m, unsigned reg)
{
    return reg - m->shift;
}

static bool read_one(struct machine *m, unsigned reg)
{
    return settle(m, name_of(m, reg)) &&
           instruct(m, (struct instruction){.src = name_of(m, reg), .reads = true});
}

static bool write_one(struct machine *m, unsigned reg, uint32_t mask, bool late)
{
    struct landing l = {.reg = name_of(m, reg), .mask = mask};
    if (!settle(m, l.reg) || !instruct(m, (struct instruction){.dst = l.reg, .writes = true}))
        return false;
    l.phys = m->phys;
    for (unsigned i = 0; i < m->z.lanes; i++)
        pins_put(l.row, i * m->z.lane_bits, m->z.lane_bits,
                 m->r->arch[reg][i] & low_bits(m->z.lane_bits));
    if (!late || m->nlate == MOST_WRITES)
        return write_row(m, &l);
    m->late[m->nlate++] = l;
    return true;
}

static bool region(struct machine *m, bool move)
{
    unsigned size = m->k + m->s;
    put(m, PORT_region_valid, 1);
    put(m, PORT_region_base, m->region * size);
    put(m, PORT_region_k, m->k);
    put(m, PORT_region_s, m->s);
    put(m, PORT_region_move, move);
    bool ok = cycle(m);
    put(m, PORT_region_valid, 0);
    return ok;
}

/* Everything in the region goes along, read and written by place. */
static bool move(struct machine *m)
{
    unsigned size = m->k + m->s, from = m->region * size, n = 0;
    struct landing *rows = xcalloc(size, sizeof *rows);
    bool ok = settle(m, EVERY) && quiet(m);
    for (unsigned i = 0; ok && i < size; i++) {
        if (!m->written[from + i])
            continue;
        ok = instruct(m, (struct instruction){.src = i, .reads = true, .raw = 1});
        rows[n] = (struct landing){.reg = i, .mask = (uint32_t)low_bits(m->z.lanes)};
        memcpy(rows[n++].row, m->data, m->words * sizeof *m->data);
    }
    m->region = (m->region + 1) % REGIONS;
    ok = ok && region(m, true);
    for (unsigned i = 0; ok && i < n; i++) {
        ok = instruct(m, (struct instruction){.dst = rows[i].reg, .writes = true, .raw = 1});
        rows[i].phys = m->phys;
        rows[i].reg = NO_NAME;
        ok = ok && write_row(m, &rows[i]);
    }
    free(rows);
    return ok;
}

static bool release(struct machine *m)
{
    put(m, PORT_release_valid, 1);
    bool taken = false;
    for (unsigned n = 0; n < PATIENCE && !taken; n++) {
        if (!cycle(m))
            return false;
        taken = get(m, PORT_release_ready);
    }
    put(m, PORT_release_valid, 0);
    return taken ? quiet(m) : fail(m, "nothing goes on");
}

/* Lanes that may name the register in the running function. */
static uint32_t lanes_of(const struct machine *m, unsigned reg, uint32_t mask)
{
    const struct cars_reference *r = m->r;
    const struct cars_frame *f = &r->frames[r->depth - 1];
    mask &= cars_active(r);
    if (reg < CARS_FIRST)
        return 0;
    if (r->depth == 1)
        return reg < r->z.kernel ? mask : 0;
    return reg - CARS_FIRST + 1 < f->own ? mask & f->save[reg - CARS_FIRST].lanes : 0;
}

/* Every register of the frame that goes on is read. */
static bool read_frame(struct machine *m)
{
    unsigned own = m->r->frames[m->r->depth - 1].own, most = m->r->z.kernel;
    bool ok = true;
    if (m->r->depth > 1)
        most = CARS_FIRST + (own ? own - 1 : 0);
    for (unsigned reg = CARS_FIRST; ok && reg < most; reg++)
        if (lanes_of(m, reg, ~0u) & m->r->defined[reg])
            ok = read_one(m, reg);
    return ok;
}

static bool control(struct machine *m, struct instruction i, uint32_t active)
{
    uint32_t all = (uint32_t)low_bits(m->z.lanes);
    m->mask = m->mask_active ? active & all : all;
    if (!m->key_arch && !settle(m, EVERY))
        return false;
    return instruct(m, i) && quiet(m);
}

/* The same step in both; false where something is wrong, or nothing follows. */
static bool step(struct machine *m, const struct cars_step *s)
{
    struct cars_reference *r = m->r;
    unsigned before = cars_depth(r), own = r->frames[r->depth - 1].own;
    uint32_t active = cars_active(r) & s->mask;
    uint64_t moved = cars_reference_counts(r)->moved;
    if (!cars_step(r, s) || !cars_active(r))
        return false;
    unsigned after = cars_depth(r), reg = name_of(m, s->reg);
    uint32_t lanes = lanes_of(m, s->reg, s->mask);
    bool ok = true;
    if (s->kind == CARS_CALL && after > before)
        return control(m, (struct instruction){.op = FRAMES_CALL, .need = s->need}, active);
    if (s->kind == CARS_PUSH && active && before && s->reg - CARS_FIRST + 1u < own)
        ok = (!m->by_name || settle(m, EVERY)) &&
             instruct(m, (struct instruction){.op = FRAMES_PUSH, .opreg = reg});
    if (s->kind == CARS_POP && active && before)
        ok = instruct(m, (struct instruction){.op = FRAMES_POP, .opreg = reg});
    if (s->kind == CARS_RET && active && before)
        ok = control(m, (struct instruction){.op = FRAMES_RET, .need = own}, active);
    for (; ok && before > after; before--)
        ok = release(m);
    if (s->kind == CARS_MOVE && cars_reference_counts(r)->moved > moved)
        ok = ok && move(m);
    if ((s->kind == CARS_WRITE || s->kind == CARS_LOAD) && lanes)
        ok = ok && write_one(m, s->reg, lanes, s->kind == CARS_LOAD);
    if (s->kind == CARS_READ && (lanes & r->defined[s->reg]))
        ok = ok && read_one(m, s->reg);
    if (s->kind == CARS_LAND && m->nlate)
        ok = ok && land(m, 0);
    if (s->kind == CARS_RET || s->kind == CARS_EXIT)
        ok = ok && read_frame(m);
    return ok;
}

/* Every register that the warp can have is written: four-state simulators know what is in it. */
static bool prefill(struct machine *m, const struct cars_sequence *q)
{
    unsigned regions = 1;
    bool ok = true;
    for (size_t i = 0; i < q->n; i++)
        regions = q->s[i].kind == CARS_MOVE ? REGIONS : regions;
    for (unsigned i = 0; ok && i < regions * (m->k + m->s); i++) {
        struct landing l = {.phys = i, .reg = NO_NAME, .mask = (uint32_t)low_bits(m->z.lanes)};
        ok = write_row(m, &l);
        m->written[i] = false;
    }
    return ok;
}

bool regfile_steps_fail(const struct params *p, const char *top, const struct cars_sequence *q,
                        const struct cars_sizes *z, struct replay *vector, char *wrong, size_t len)
{
    struct machine *m = xcalloc(1, sizeof *m);
    m->z = params_sizes(p);
    m->shift = CARS_FIRST - params_u(p, "rename.r0cs");
    m->k = z->kernel - m->shift;
    m->s = z->stack;
    m->words = words32(m->z.w);
    m->written = xcalloc(m->z.nbank * m->z.depth, sizeof *m->written);
    m->key_arch = params_is(p, "scoreboard.key", "arch");
    m->mask_active = params_is(p, "trap.mask", "active");
    m->model = block_model(top);
    block_pins(m->model, p, &m->pins);
    m->state = m->model->create(p);
    regfile_ports_in(p, &m->pins, m->port);
    m->by_name = port_exists(at(m, PORT_wb_reg));
    m->oracle = pin_oracle_create(p, &m->pins);
    m->vector = vector;
    m->in = xcalloc(m->pins.in_words + 1, sizeof *m->in);
    m->out = xcalloc(m->pins.out_words + 1, sizeof *m->out);
    m->r = cars_reference_create(z, &(struct cars_holes){0});
    cars_reference_begin(m->r, q->seed);
    m->wrong = wrong;
    m->len = len;
    wrong[0] = '\0';
    bool ok = prefill(m, q) && region(m, false);
    for (size_t i = 0; ok && i < q->n; i++) {
        struct cars_step s = q->s[i];
        s.mask &= (uint32_t)low_bits(m->z.lanes);
        ok = step(m, &s);
    }
    for (unsigned n = 0; n < 8 && !wrong[0]; n++)
        cycle(m);
    bool misused = *pin_oracle_misuse(m->oracle) != '\0';
    cars_reference_destroy(m->r);
    pin_oracle_destroy(m->oracle);
    m->model->destroy(m->state);
    pins_free(&m->pins);
    free(m->written);
    free(m->in);
    free(m->out);
    free(m);
    return wrong[0] && !misused;
}
