/* regfile: makes the parts, runs the phases of a cycle through them, counts and checks. */
#include "base/mem.h"
#include "cmodel/regfile/part.h"
#include <stdarg.h>

static const char *const rules[RF_NRULES] = {"RF-I1", "RF-I2", "RF-W1", "RF-D1", "RF-D2",
                                             "RF-T1", "RF-T2", "RF-H1", "RF-C2"};
static const char *const sram_rules[SR_NRULES] = {"SR-W1", "SR-R1", "SR-X1"};

#define PART(name) extern const struct regfile_part part_##name;
#include "cmodel/regfile/parts.inc"
#undef PART

static const struct regfile_part *const all_parts[] = {
#define PART(name) &part_##name,
#include "cmodel/regfile/parts.inc"
#undef PART
};

/* ---- creation */

void regfile_covers(struct regfile *rf, struct cover_rules list, struct cover_point **first)
{
    if (rf->nrules == MAX_RULES)
        program_defect("more lists of rules than MAX_RULES");
    rf->rules[rf->nrules] = list;
    rf->rules_at[rf->nrules++] = first;
}

static void create_cover(struct regfile *rf)
{
    struct cover_point *at = cover_new(rf->rules, rf->nrules);
    for (size_t i = 0; i < rf->nrules; i++) {
        *rf->rules_at[i] = at;
        at += rf->rules[i].n;
    }
    rf->ncover = (size_t)(at - rf->cover);
}

static void create_io(struct regfile *rf)
{
    regfile_ports(&rf->c, rf->ports);
    ports_allocate(rf->ports, REGFILE_PORTS, true, &rf->in, rf->payload);
    ports_allocate(rf->ports, REGFILE_PORTS, false, &rf->out, rf->payload);
    rf->out.disp_cu = xcalloc(rf->c.z.ndisp, sizeof *rf->out.disp_cu);
}

static void destroy_io(struct regfile *rf)
{
    ports_release(rf->ports, REGFILE_PORTS, true, &rf->in);
    ports_release(rf->ports, REGFILE_PORTS, false, &rf->out);
    free(rf->out.disp_cu);
}

static void create_blocks(struct regfile *rf)
{
    const struct sizes *z = &rf->c.z;
    bank_arbiter_init(&rf->arb, &rf->c);
    rf->arb_out = bank_arbiter_out_new(&rf->c);
    rf->arb_in.wr_phys = rf->in.wb_phys;
    dispatcher_init(&rf->disp, &rf->c);
    rf->disp_out.disp_sel = xcalloc(z->ndisp, sizeof *rf->disp_out.disp_sel);
    rf->class = xcalloc(z->ncu, sizeof *rf->class);
    rf->unit_wid = xcalloc(z->ncu, sizeof *rf->unit_wid);
    rf->disp_in = (struct dispatcher_in){
        .allocated = rf->arb.allocated, .class = rf->class, .wid = rf->unit_wid};
    regfile_covers(rf, (struct cover_rules){rules, RF_NRULES}, &rf->cover);
    regfile_covers(rf, bank_arbiter_rules_of(z), &rf->cover_arb);
    regfile_covers(rf, crossbar_rules, &rf->cover_xbar);
    regfile_covers(rf, dispatcher_rules, &rf->cover_disp);
    regfile_covers(rf, (struct cover_rules){sram_rules, SR_NRULES}, &rf->cover_sram);
    rf->stage = (struct regfile_stage){
        0, xcalloc(z->ndisp, sizeof *rf->stage.cu), xcalloc(z->ndisp, sizeof *rf->stage.wid),
        xcalloc(z->ndisp, sizeof *rf->stage.src_valid),
        xcalloc((size_t)z->ndisp * rf->meta_words, sizeof(uint32_t))};
    if (rf->payload) {
        rf->stage_data =
            xcalloc((size_t)z->ndisp * z->nsrc * rf->row_words, sizeof *rf->stage_data);
        rf->bank = xcalloc((size_t)rf->nreg * rf->row_words, sizeof *rf->bank);
        rf->read_data =
            xcalloc((size_t)z->rf_lat * z->nbank * rf->row_words, sizeof *rf->read_data);
    }
}

static void add_part(struct regfile *rf, const struct regfile_part *part)
{
    if (rf->nparts == MAX_PARTS)
        program_defect("more parts than MAX_PARTS");
    void *self = part->create(rf);
    struct part_of made = {part, self};
    rf->parts[rf->nparts++] = made;
    if (part->rests)
        rf->rests[rf->nrests++] = made;
    if (part->law)
        rf->laws[rf->nlaws++] = made;
    for (unsigned i = 0; i < N_PHASE; i++)
        if (part->phase[i])
            rf->phase[i].hook[rf->phase[i].n++] = (struct hook){part->phase[i], self};
}

struct regfile *regfile_create_with(const struct model_config *c, bool payload,
                                    const struct regfile_part *more)
{
    struct regfile *rf = xcalloc(1, sizeof *rf);
    const struct sizes *z = &c->z;
    rf->c = *c;
    rf->payload = payload;
    for (size_t i = 0; i < sizeof all_parts / sizeof *all_parts; i++)
        rf->payload |= all_parts[i]->needs_data && all_parts[i]->present(c);
    rf->row_words = words32(z->w);
    rf->meta_words = words32(z->meta_bits);
    rf->nreg = z->nbank * z->depth;
    rf->all_units = low_bits(z->ncu);
    rf->all_warps = low_bits(z->n);
    rf->all_slots = (uint32_t)low_bits(z->nsrc);
    rf->all_ports = (uint32_t)low_bits(z->wbw);
    rf->covered = true;
    create_io(rf);
    rf->able = xcalloc(z->nsched, sizeof *rf->able);
    memset(rf->able, 0xff, z->nsched * sizeof *rf->able);
    rf->nothing = xcalloc(z->nsched, sizeof *rf->nothing);
    rf->stolen = rf->force_wid = rf->nothing;
    rf->wants_wid = rf->out.sel_wid;
    create_blocks(rf);
    for (size_t i = 0; i < sizeof all_parts / sizeof *all_parts; i++)
        if (all_parts[i]->present(c))
            add_part(rf, all_parts[i]);
    if (more)
        add_part(rf, more);
    create_cover(rf);
    regfile_reset(rf);
    return rf;
}

struct regfile *regfile_create(const struct params *p, bool payload)
{
    struct model_config c = model_config(p);
    return regfile_create_with(&c, payload, NULL);
}

void regfile_leave_cover(struct regfile *rf)
{
    rf->covered = false;
}

void regfile_destroy(struct regfile *rf)
{
    if (!rf)
        return;
    void *const own[] = {
        rf->able,      rf->unit_wid,        rf->nothing,   rf->class,      rf->disp_out.disp_sel,
        rf->bank,      rf->read_data,       rf->cover,     rf->stage_data, rf->stage.cu,
        rf->stage.wid, rf->stage.src_valid, rf->stage.meta};
    for (unsigned i = 0; i < rf->nparts; i++)
        rf->parts[i].part->destroy(rf->parts[i].self);
    for (size_t i = 0; i < sizeof own / sizeof *own; i++)
        free(own[i]);
    destroy_io(rf);
    bank_arbiter_free(&rf->arb);
    bank_arbiter_out_free(&rf->arb_out);
    dispatcher_free(&rf->disp);
    free(rf);
}

static void clear_dispatch(struct regfile *rf, unsigned p)
{
    struct regfile_out *out = &rf->out;
    out->disp_cu[p] = out->disp_wid[p] = out->disp_src_valid[p] = 0;
    if (rf->second)
        rf->second->show(rf, p, NULL);
    if (rf->c.z.classes > 1)
        out->disp_class[p] = 0;
    for (unsigned i = 0; i < rf->meta_words; i++)
        out->disp_meta[(size_t)p * rf->meta_words + i] = 0;
}

void regfile_reset(struct regfile *rf)
{
    rf->free = rf->all_units;
    rf->cand = rf->leaving = 0;
    rf->counters = (struct regfile_counters){0};
    rf->error[0] = 0;
    rf->stage.valid = 0;
    for (unsigned p = 0; p < rf->c.z.ndisp; p++) {
        rf->stage.cu[p] = rf->stage.wid[p] = rf->stage.src_valid[p] = 0;
        for (unsigned i = 0; i < rf->meta_words; i++)
            rf->stage.meta[(size_t)p * rf->meta_words + i] = 0;
    }
    bank_arbiter_reset(&rf->arb);
    dispatcher_reset(&rf->disp);
    for (unsigned i = 0; i < rf->nparts; i++)
        rf->parts[i].part->reset(rf, rf->parts[i].self);
}

/* ---- the surroundings */

struct regfile_in *regfile_inputs(struct regfile *rf)
{
    return &rf->in;
}

const struct regfile_out *regfile_outputs(const struct regfile *rf)
{
    return &rf->out;
}

void regfile_withhold(struct regfile *rf, uint64_t warps)
{
    rf->withheld = warps;
}

unsigned regfile_row_words(const struct regfile *rf)
{
    return rf->row_words;
}

unsigned regfile_meta_words(const struct regfile *rf)
{
    return rf->meta_words;
}

void regfile_fail(struct regfile *rf, const char *fmt, ...)
{
    if (rf->error[0])
        return;
    va_list ap;
    va_start(ap, fmt);
    vsnprintf(rf->error, sizeof rf->error, fmt, ap);
    va_end(ap);
}

/* A physical register that does not exist is an error; register 0 stands in. */
static void check_register(struct regfile *rf, const char *port, uint32_t *phys)
{
    if (*phys < rf->nreg)
        return;
    regfile_fail(rf, "RF-W1: %s: there is no register %u (of %u)", port, *phys, rf->nreg);
    *phys = 0;
}

void regfile_check_operands(struct regfile *rf, const char *port, uint32_t src_valid,
                            uint32_t *phys)
{
    for (uint32_t v = src_valid; v; v &= v - 1)
        check_register(rf, port, &phys[first_bit(v)]);
}

/* Before regfile_select() uses the numbers. */
static void check_requests(struct regfile *rf)
{
    const struct sizes *z = &rf->c.z;
    for (unsigned s = 0; s < z->nsched && !rf->c.hosted; s++) {
        if (rf->in.warp_ready[s] & ~rf->all_warps) {
            regfile_fail(rf, "RF-I1: scheduler %u has %u warps, others are ready", s, z->n);
            rf->in.warp_ready[s] &= rf->all_warps;
        }
    }
    if (!rf->in.wb_valid)
        return;
    if (rf->in.wb_valid & ~rf->all_ports) {
        regfile_fail(rf, "RF-W1: there are %u write ports, others are valid", z->wbw);
        rf->in.wb_valid &= rf->all_ports;
    }
    for (uint32_t v = rf->in.wb_valid; v; v &= v - 1)
        check_register(rf, "wb_phys", &rf->in.wb_phys[first_bit(v)]);
}

void regfile_check_reads(struct regfile *rf, uint32_t src_valid, const uint32_t *phys)
{
    for (uint32_t v = rf->in.wb_valid & ~rf->out.wb_ready; v; v &= v - 1)
        for (uint32_t src = src_valid; src; src &= src - 1)
            if (rf->in.wb_phys[first_bit(v)] == phys[first_bit(src)])
                regfile_fail(
                    rf, "RF-H1: an issued instruction reads register %u, whose write still waits",
                    phys[first_bit(src)]);
}

static void check_issue(struct regfile *rf, unsigned s)
{
    const struct sizes *z = &rf->c.z;
    uint32_t *phys = rf->in.inst_phys + (size_t)s * z->nsrc;
    if (rf->in.inst_src_valid[s] & ~rf->all_slots) {
        regfile_fail(rf, "RF-I1: an instruction of scheduler %u has more than %u operands", s,
                     z->nsrc);
        rf->in.inst_src_valid[s] &= rf->all_slots;
    }
    if (rf->given)
        return;
    regfile_check_operands(rf, "inst_phys", rf->in.inst_src_valid[s], phys);
    regfile_check_reads(rf, rf->in.inst_src_valid[s], phys);
}

/* The duties of the surroundings; what is wrong is recorded and made harmless. */
static void check_surroundings(struct regfile *rf)
{
    for (uint32_t v = rf->in.wb_valid; v; v &= v - 1) {
        uint32_t phys = rf->in.wb_phys[first_bit(v)];
        rf->cover[RF_H1].hits += rf->arb.queued != 0;
        if (bank_arbiter_queued(&rf->arb, phys, rf->unheld))
            regfile_fail(rf, "RF-H1: a write to register %u, which a collector still has to read",
                         phys);
        for (uint32_t u = v & (v - 1); u; u &= u - 1)
            if (rf->in.wb_phys[first_bit(u)] == phys)
                regfile_fail(rf, "RF-H1: two ports write register %u at once", phys);
    }
    for (uint32_t v = rf->out.issue; v; v &= v - 1)
        check_issue(rf, first_bit(v));
}

/* ---- the phases of a cycle */

static void run_phase(struct regfile *rf, enum phase phase)
{
    for (const struct hook *h = rf->phase[phase].hook; h->fn; h++)
        h->fn(rf, h->self);
}

/* RF-D2: dispatch ports at which what leaves the collectors is taken in this cycle. */
static uint32_t taken_at(const struct regfile *rf)
{
    if (!rf->c.z.out_stage)
        return rf->in.disp_ready;
    return (~rf->out.disp_valid | rf->in.disp_ready) & (uint32_t)low_bits(rf->c.z.ndisp);
}

/* What dispatch port p shows of collector `unit`. */
static void show_unit(struct regfile *rf, unsigned p, unsigned unit)
{
    rf->out.disp_cu[p] = unit;
    if (rf->c.z.classes > 1)
        rf->out.disp_class[p] = rf->class[unit]; /* RF-T2 */
    rf->collector->show(rf, rf->units, p, unit);
}

/* RF-D2: the registers change places with the ports. */
static void swap_stage(struct regfile *rf)
{
    struct regfile_out *out = &rf->out;
    struct regfile_stage ports = {out->disp_valid, out->disp_cu, out->disp_wid, out->disp_src_valid,
                                  out->disp_meta};
    out->disp_valid = rf->stage.valid;
    out->disp_cu = rf->stage.cu;
    out->disp_wid = rf->stage.wid;
    out->disp_src_valid = rf->stage.src_valid;
    out->disp_meta = rf->stage.meta;
    rf->stage = ports;
}

/* RF-D2: the registers at the ports take what leaves; before the edge changes the collectors. */
static void clock_stage(struct regfile *rf)
{
    struct regfile_out *out = &rf->out;
    unsigned nsrc = rf->c.z.nsrc;
    uint32_t ready = taken_at(rf);
    swap_stage(rf); /* the ports show what they did to the end of the cycle */
    for (uint32_t v = ready; v; v &= v - 1) {
        unsigned p = first_bit(v);
        bool left = rf->disp_out.disp_valid >> p & 1;
        clear_dispatch(rf, p);
        out->disp_valid = (out->disp_valid & ~(1u << p)) | (uint32_t)left << p;
        if (!left)
            continue;
        unsigned unit = rf->disp_out.disp_sel[p];
        show_unit(rf, p, unit);
        for (uint32_t k = rf->payload ? out->disp_src_valid[p] : 0; k; k &= k - 1)
            words_copy(rf->stage_data + ((size_t)p * nsrc + first_bit(k)) * rf->row_words,
                       rf->collector->operand(rf, rf->units, unit, first_bit(k)), rf->row_words);
        rf->cover[RF_D2].hits++;
    }
    swap_stage(rf);
}

/* RF-D2: the ports show the registers. */
static void show_stage(struct regfile *rf)
{
    const struct sizes *z = &rf->c.z;
    rf->out.disp_valid = rf->stage.valid;
    for (unsigned p = 0; p < z->ndisp; p++) {
        rf->out.disp_cu[p] = rf->stage.cu[p];
        rf->out.disp_wid[p] = rf->stage.wid[p];
        rf->out.disp_src_valid[p] = rf->stage.src_valid[p];
    }
    words_copy(rf->out.disp_meta, rf->stage.meta, z->ndisp * rf->meta_words);
}

void regfile_dispatch(struct regfile *rf)
{
    struct regfile_out *out = &rf->out;
    uint32_t was = out->disp_valid;
    rf->disp_in.cand = rf->cand;
    rf->disp_in.busy = rf->all_units & ~rf->free;
    if (rf->c.z.forward)
        rf->disp_in.cand |= rf->collector->ahead(rf, rf->units, bank_arbiter_arriving(&rf->arb));
    if (rf->c.z.classes > 1)
        rf->disp_in.disp_ready = rf->in.disp_ready;
    dispatcher_eval(&rf->disp, &rf->disp_in, &rf->disp_out);
    if (rf->c.z.out_stage) {
        show_stage(rf);
        return;
    }
    out->disp_valid = rf->disp_out.disp_valid;
    for (uint32_t v = out->disp_valid; v; v &= v - 1) /* RF-D1 */
        show_unit(rf, first_bit(v), rf->disp_out.disp_sel[first_bit(v)]);
    for (uint32_t v = was & ~out->disp_valid; v; v &= v - 1)
        clear_dispatch(rf, first_bit(v));
}

void regfile_select(struct regfile *rf)
{
    check_requests(rf);
    rf->sthld = rf->in.sthld;
    rf->wait_cnt = rf->in.wait_cnt;
    rf->ends = rf->c.exit_flush ? rf->in.exit : 0;
    if (rf->c.z.handover) { /* RF-T1 */
        rf->leaving = dispatcher_take(&rf->disp, &rf->disp_out, taken_at(rf));
        run_phase(rf, PHASE_LEAVE);
    }
    rf->arb_in.wr_valid = rf->in.wb_valid;
    run_phase(rf, PHASE_SELECT);
    if (!rf->waits_for_answers) {
        rf->wants = rf->out.sel_valid;
        rf->collector->grant(rf, rf->units); /* RF-I1 */
    }
    bank_arbiter_eval(&rf->arb, &rf->arb_in, &rf->arb_out);
    rf->out.wb_ready = rf->arb_out.wr_ready; /* RF-W1 */
    if (seldom(rf->own_write && rf->own_write->valid))
        rf->out.wb_ready &= ~1u;
    if (seldom(rf->c.hosted))
        rf->out.inst_ready = regfile_ready(rf);
}

uint32_t regfile_ready(const struct regfile *rf)
{
    return rf->collector->ready(rf, rf->units);
}

void regfile_answer(struct regfile *rf)
{
    if (rf->waits_for_answers)
        run_phase(rf, PHASE_ANSWER);
}

/* The banks: data of this cycle's reads set out for the collectors, writes are done. */
static void access_banks(struct regfile *rf)
{
    const struct bank_arbiter_out *o = &rf->arb_out;
    uint32_t *pipe = rf->read_data + (size_t)rf->arb.now * rf->c.z.nbank * rf->row_words;
    for (uint64_t v = rf->c.z.rf_lat ? o->granted.banks : 0; v; v &= v - 1) {
        unsigned b = first_bit(v);
        memcpy(pipe + (size_t)b * rf->row_words, bank_row(rf, b, o->bank_row[b]),
               rf->row_words * sizeof *pipe);
    }
    for (uint64_t v = o->bank_we; v; v &= v - 1) {
        unsigned b = first_bit(v), i = o->wr_port[b];
        const struct regfile_write *own = rf->own_write;
        bool it = own && own->valid && i == 0;
        lanes_merge(bank_row(rf, b, o->bank_wrow[b]),
                    it ? own->data : rf->in.wb_data + (size_t)i * rf->row_words,
                    it ? own->mask : rf->in.wb_mask[i], rf->c.z.lanes, rf->c.z.lane_bits);
    }
}

/* RF-D1, DI-T1: collectors that are taken are free from the next cycle on. */
static void take(struct regfile *rf, uint32_t ready)
{
    rf->disp_in.disp_ready = ready;
    if (!rf->disp_out.disp_valid)
        return; /* nothing is offered, so no port holds anything */
    uint64_t gone =
        rf->c.z.handover ? rf->leaving : dispatcher_take(&rf->disp, &rf->disp_out, ready);
    unsigned n = popcount64(gone);
    rf->collector->take(rf, rf->units, gone);
    rf->counters.dispatched += n;
    rf->cover[RF_D1].hits += n;
    dispatcher_clock(&rf->disp, &rf->disp_in, &rf->disp_out, rf->covered ? rf->cover_disp : NULL);
}

static void cover_cycle(struct regfile *rf, unsigned issued)
{
    unsigned arrived = rf->arb_out.arrive->n, reads = rf->arb_out.granted.n;
    rf->cover[RF_I1].hits += issued;
    rf->cover[RF_W1].hits += rf->out.wb_ready != 0;
    if (rf->leaving)
        rf->cover[RF_T1].hits += rf->out.issue && !rf->free;
    rf->cover[RF_C2].hits += rf->free != rf->all_units;
    rf->cover_xbar[XB_R1].hits += arrived;
    rf->cover_xbar[XB_Z1].hits += arrived == 0;
    rf->cover_xbar[XB_W1].hits += rf->arb_out.writes;
    rf->cover_sram[SR_W1].hits += rf->arb_out.writes;
    rf->cover_sram[SR_R1].hits += reads;
    rf->cover_sram[SR_X1].hits += rf->c.z.rf_lat && reads < rf->c.z.nbank;
}

static void count(struct regfile *rf)
{
    unsigned issued = rf->out.issue ? popcount64(rf->out.issue) : 0;
    issued += rf->out.uop_issue;
    rf->counters.issued += issued;
    if (seldom(rf->covered))
        cover_cycle(rf, issued);
}

void regfile_clock(struct regfile *rf)
{
    const struct collector_ops *units = rf->collector;
    check_surroundings(rf);
    run_phase(rf, PHASE_CHECK);
    count(rf);
    uint32_t ready = taken_at(rf);
    if (rf->c.z.out_stage)
        clock_stage(rf);

    if (rf->arb_out.arrive->banks)
        units->fill(rf, rf->units);
    if (units->snoop)
        units->snoop(rf, rf->units);
    take(rf, ready);
    units->issue(rf, rf->units);
    run_phase(rf, PHASE_ENTER);
    if (seldom(rf->payload))
        access_banks(rf);
    if (units->settle)
        units->settle(rf, rf->units);
    bank_arbiter_clock(&rf->arb, &rf->arb_in, &rf->arb_out, rf->covered ? rf->cover_arb : NULL);
    if (!rf->caches) /* every operand is requested of a bank */
        rf->counters.operand_requests = rf->arb.operand_requests;
    rf->counters.bank_reads = rf->arb.bank_reads;
    rf->counters.bank_writes = rf->arb.bank_writes;
    rf->counters.steals = rf->arb.steals;
    rf->counters.conflict_cycles = rf->arb.conflict_cycles;
    if (seldom(rf->arb.error))
        regfile_fail(rf, "%s", rf->arb.error);
    run_phase(rf, PHASE_CLOCK);
}

bool regfile_at_rest(const struct regfile *rf)
{
    const struct regfile_out *out = &rf->out;
    if (rf->free != rf->all_units ||
        (out->sel_valid | out->cand_valid | out->wb_ready | out->disp_valid | rf->stage.valid) ||
        !bank_arbiter_at_rest(&rf->arb))
        return false;
    for (unsigned i = 0; i < rf->nrests; i++)
        if (!rf->rests[i].part->rests(rf, rf->rests[i].self))
            return false;
    return true;
}

void regfile_rest(struct regfile *rf)
{
    bank_arbiter_rest(&rf->arb, rf->cover_arb);
    run_phase(rf, PHASE_REST);
    rf->cover_xbar[XB_Z1].hits++;
    rf->cover_sram[SR_X1].hits += rf->c.z.rf_lat != 0;
}

/* ---- what there is to see */

const uint32_t *regfile_disp_data(const struct regfile *rf, unsigned p, unsigned k)
{
    if (!rf->payload || !(rf->out.disp_valid >> p & 1) || !(rf->out.disp_src_valid[p] >> k & 1))
        return NULL;
    if (rf->c.z.out_stage)
        return rf->stage_data + ((size_t)p * rf->c.z.nsrc + k) * rf->row_words;
    return rf->collector->operand(rf, rf->units, rf->out.disp_cu[p], k);
}

const uint32_t *regfile_peek(const struct regfile *rf, uint32_t phys)
{
    return rf->payload ? rf->bank + (size_t)phys * rf->row_words : NULL;
}

uint32_t regfile_transfers(const struct regfile *rf)
{
    if (rf->c.z.out_stage)
        return rf->out.disp_valid & rf->in.disp_ready;
    return dispatcher_transfers(&rf->disp, &rf->disp_out, rf->in.disp_ready);
}

const struct regfile_counters *regfile_counters(const struct regfile *rf)
{
    return &rf->counters;
}

unsigned regfile_complete(const struct regfile *rf)
{
    return popcount64(rf->cand);
}

unsigned regfile_busy(const struct regfile *rf)
{
    return popcount64(rf->all_units & ~rf->free);
}

const char *regfile_law(const struct regfile *rf)
{
    const char *broken = NULL;
    if (!bank_arbiter_conserves(&rf->arb))
        return "BA-C1";
    if (rf->counters.issued != rf->counters.dispatched + regfile_busy(rf) + rf->held)
        return "RF-C2";
    for (unsigned i = 0; i < rf->nlaws && !broken; i++)
        broken = rf->laws[i].part->law(rf, rf->laws[i].self);
    return broken;
}

bool regfile_fine(const struct regfile *rf)
{
    return !rf->error[0] && !regfile_law(rf);
}

const char *regfile_error(const struct regfile *rf)
{
    return rf->error[0] ? rf->error : NULL;
}

const struct cover_point *regfile_cover(const struct regfile *rf, size_t *n)
{
    *n = rf->ncover;
    return rf->cover;
}
