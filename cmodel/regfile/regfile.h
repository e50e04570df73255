/* regfile: banks, arbiter, crossbar, collectors, dispatcher, warp schedulers and what is built in
 * besides (docs/blocks/regfile.md).
 *
 * A cycle, as its surroundings drive it:
 *
 * 1. They set the requests in regfile_inputs(): warp_ready, launch_*, wb_*, exit, levels. Inputs
 *    keep their values from cycle to cycle; the caller clears what has ended.
 * 2. regfile_dispatch() sets the outputs disp_*. They follow from registers alone, so this may also
 *    come before 1; with more than one class (dispatcher.classes) they follow from disp_ready too,
 *    which must be set before.
 * 3. regfile_select() sets wb_ready, sel_*, cand_* and issue. With collector.handover they follow
 *    from disp_ready, which must be set before.
 * 4. They answer: inst_* for the selected warps (it matters where `issue` has a bit), cand_* for
 *    the candidates, disp_ready for what is offered (unless it is set already).
 * 5. With rename.policy = cars regfile_answer() sets issue, phys_*, reg_oob and uop_issue, which
 *    follow from inst_*; while out.uop_valid, inst_meta and inst_class are those of the
 *    micro-operation. Otherwise it does nothing.
 * 6. regfile_clock() is the clock edge. It uses what 2 to 5 have found, which must have run in
 *    this cycle.
 * 7. regfile_error() and regfile_law() are NULL if all is well.
 *
 * Flags per scheduler, port or slot are bit sets: bit s, bit p, bit k. Registers are physical ones
 * unless their port says otherwise. */
#ifndef WS_REGFILE_H
#define WS_REGFILE_H

#include "cmodel/config.h"
#include "cmodel/ports.h"
#include "contract/core/collector_stage.h"
#include "contract/core/regfile.h"
#include "contract/malekeh/subcore.h"

struct regfile;

/* Members of struct regfile_in and regfile_out by the form of their port in
 * contract/core/regfile_ports.inc; those of subcore are one word each. Arrays belong to the
 * register file; their lengths are the numbers of items there. */
#define MEMBER_FLAGS(name) uint32_t name;
#define MEMBER_SET(name) uint64_t name;
#define MEMBER_U8(name) uint8_t *name;
#define MEMBER_U32(name) uint32_t *name;
#define MEMBER_U64(name) uint64_t *name;
#define MEMBER_WORDS(name) uint32_t *name;
#define MEMBER_PAYLOAD(name) uint32_t *name;
#define MEMBER_SPREAD(name) uint64_t *name;
#define MEMBER_OTHER(name)

struct regfile_in {
#define INPUT(name, kind, form, ...) MEMBER_##form(name)
#define CONTRACT_ROWS "contract/core/regfile_ports.inc"
#include "contract/each.h"
#define IN(name, ...) MEMBER_FLAGS(name)
#define CONTRACT_ROWS "contract/malekeh/subcore.inc"
#include "contract/each.h"
};

struct regfile_out {
#define OUTPUT(name, form, ...) MEMBER_##form(name)
#define CONTRACT_ROWS "contract/core/regfile_ports.inc"
#include "contract/each.h"
#define OUT(name, ...) MEMBER_FLAGS(name)
#define CONTRACT_ROWS "contract/malekeh/subcore.inc"
#include "contract/each.h"
    uint32_t force;    /* bit s: the selection was forced by a steal */
    unsigned *disp_cu; /* [NDISP]: the collector */
};

/* Events since reset; the pins carry the low 32 bits. */
struct regfile_counters {
    uint64_t issued, dispatched;
    uint64_t operand_requests, bank_reads, bank_writes, steals, conflict_cycles;
    uint64_t cache_writes;        /* results that the collectors keep too */
    uint64_t cache_hits, repeats; /* repeats are among the hits (CCUs only) */
    uint64_t slot_reads;          /* register stacks */
};

/* The ports: of the register file, behind them those that a sub-core has besides, counters. */
enum regfile_port {
#define INPUT(name, ...) PORT_##name,
#define OUTPUT INPUT
#define CONTRACT_ROWS "contract/core/regfile_ports.inc"
#include "contract/each.h"
#define IN(name, ...) PORT_##name,
#define OUT IN
#define CONTRACT_ROWS "contract/malekeh/subcore.inc"
#include "contract/each.h"
#define COUNTED(name, ...) PORT_##name,
#define CONTRACT_ROWS "contract/core/regfile_counters.inc"
#include "contract/each.h"
    REGFILE_PORTS
};
/* The table with the sizes of a parameter set, one `struct port` per enum regfile_port. */
void regfile_ports(const struct model_config *c, struct port *t);
/* The same, placed as in a pin list, which may have some ports less and other ones besides. */
void regfile_ports_in(const struct params *p, const struct pin_list *l, struct port *t);
/* Does an instruction say which of its operands are reused soon? */
bool regfile_takes_hints(const struct params *p);
/* What instructions are at the pins, with a selection inside and with a host alike: whether
 * scheduler or input s names a warp, and *warp; the set of those whose instruction is issued. */
bool regfile_pins_name(const struct port *t, const uint32_t *in, const uint32_t *out, unsigned s,
                       unsigned *warp);
uint32_t regfile_pins_issue(const struct port *t, const uint32_t *in, const uint32_t *out);
/* All outputs into an image. *shown: bit p * NSRC + k if operand k of port p is not zero in it. */
void regfile_put_outputs(const struct regfile *rf, const struct port *t, uint32_t *image,
                         uint64_t *shown);

/* In reset state. Without payload only control is modelled: wb_data, regfile_disp_data() and
 * regfile_peek() do not exist (NULL), and it is several times faster. Never NULL. */
struct regfile *regfile_create(const struct params *p, bool payload);
/* With one more part (cmodel/regfile/part.h) behind the others, or NULL. */
struct regfile_part;
struct regfile *regfile_create_with(const struct model_config *c, bool payload,
                                    const struct regfile_part *more);
/* Nobody asks for cover points: those of every cycle are not counted from here on. */
void regfile_leave_cover(struct regfile *rf);
void regfile_destroy(struct regfile *rf);
/* Reset state; contents of banks and operand buffers stay, as in the hardware. */
void regfile_reset(struct regfile *rf);

struct regfile_in *regfile_inputs(struct regfile *rf);
const struct regfile_out *regfile_outputs(const struct regfile *rf);
/* 32-bit words of a warp register (ceil(W / 32), lane l at bits [l * LANE_W +: LANE_W]) and of
 * the metadata. */
unsigned regfile_row_words(const struct regfile *rf);
unsigned regfile_meta_words(const struct regfile *rf);

/* Before regfile_select(), with register stacks: these warps are seen as not ready, until told
 * otherwise. */
void regfile_withhold(struct regfile *rf, uint64_t warps);
/* RF-D1: the offers of the dispatch ports, from registered state, with classes also disp_ready. */
void regfile_dispatch(struct regfile *rf);
/* RF-W1, RF-I1: write and read grants, stealing, selection, candidates, issue. */
void regfile_select(struct regfile *rf);
/* CS-R1, after regfile_select(): bit s: an instruction of the warp that is selected for scheduler
 * s, if there is one or were one, gets a collector in this cycle. */
uint32_t regfile_ready(const struct regfile *rf);
/* What follows from the answers: register stacks only. */
void regfile_answer(struct regfile *rf);
/* The clock edge. regfile_dispatch() and regfile_select() must have run in this cycle. */
void regfile_clock(struct regfile *rf);

/* At rest: no collector is busy, no read is queued or on its way, no candidate is latched, and the
 * outputs were zero in the last cycle. While no input is valid it stays so, and regfile_rest()
 * stands for dispatch, select and clock of a cycle, counters and cover points included. */
bool regfile_at_rest(const struct regfile *rf);
void regfile_rest(struct regfile *rf);

/* Operand of slot k at dispatch port p, row_words words, valid from regfile_dispatch() to
 * regfile_clock(); NULL if the port or the slot is not valid or there is no payload. */
const uint32_t *regfile_disp_data(const struct regfile *rf, unsigned p, unsigned k);
/* Present contents of a physical register, row_words words; NULL without payload. Words never
 * written are zero. */
const uint32_t *regfile_peek(const struct regfile *rf, uint32_t phys);

/* Register stacks, by the present state, for who keeps a scoreboard: where register x of warp wid
 * is. */
uint32_t regfile_rename(const struct regfile *rf, unsigned wid, unsigned x);
/* The same; whether it is a register of the warp. */
bool regfile_renamed(const struct regfile *rf, unsigned wid, unsigned x, uint32_t *phys);
/* Destination k of the instruction that was answered last: phys_dst, if that is of this cycle. */
uint32_t regfile_destination(const struct regfile *rf, unsigned k);
/* The register to which the next CALL of warp wid writes a slot. */
uint32_t regfile_slot(const struct regfile *rf, unsigned wid);

/* Ports whose instructions leave in this cycle; not before disp_ready is set. */
uint32_t regfile_transfers(const struct regfile *rf);

const struct regfile_counters *regfile_counters(const struct regfile *rf);
/* Collectors with an instruction that can leave. */
unsigned regfile_complete(const struct regfile *rf);
/* Collectors that hold an instruction. */
unsigned regfile_busy(const struct regfile *rf);

/* The laws on the present state: the id of a broken one, NULL if none. BA-C1, RF-C2; with CCUs also
 * RF-C3, CCU-I1 and, with the payload and unless a knob shows a hole, CCU-I4, as it was since
 * reset.
 */
const char *regfile_law(const struct regfile *rf);
/* The first broken assumption on the surroundings since reset (RF-H1, a forced warp that was not
 * issued, ...), text that starts with its rule id and belongs to the register file; NULL if none.
 */
const char *regfile_error(const struct regfile *rf);
/* Whether both are NULL. */
bool regfile_fine(const struct regfile *rf);

/* Cover points of the composition and of all blocks in it. */
const struct cover_point *regfile_cover(const struct regfile *rf, size_t *n);

/* The register file inside a model that regfile_model or subcore_model has made, for laws, errors
 * and contents.
 */
struct regfile *regfile_of_model(void *model);

#endif
