/* The inside of a register file: for regfile.c and its parts, nobody else.
 *
 * regfile.c has banks, bank arbiter and dispatcher, and the order of the phases of a cycle. All
 * else is a part: one file part_*.c that knows whether it is present and hooks itself into phases.
 * What is not there costs nothing and is asked for nowhere. The collectors are one interface,
 * struct collector_ops, which exactly one part provides. */
#ifndef WS_REGFILE_PART_H
#define WS_REGFILE_PART_H

#include "cmodel/core/bank_arbiter.h"
#include "cmodel/core/crossbar.h"
#include "cmodel/core/dispatcher.h"
#include "cmodel/core/second_read.h"
#include "cmodel/cover.h"
#include "cmodel/regfile/regfile.h"
#include "cmodel/util.h"

/* Rules of the composition that hold with all parts; those of docs/blocks/sram.md. */
enum { RF_I1, RF_I2, RF_W1, RF_D1, RF_D2, RF_T1, RF_T2, RF_H1, RF_C2, RF_NRULES };
enum { SR_W1, SR_R1, SR_X1, SR_NRULES };

/* Phases of a cycle with hooks of the parts, in this order. */
enum phase {
    PHASE_LEAVE,  /* collector.handover: it is known which collectors leave (RF-T1) */
    PHASE_SELECT, /* what precedes the grant of collectors: steals, selection of warps */
    PHASE_ANSWER, /* the answers are there, where the grant depends on them (waits_for_answers) */
    PHASE_CHECK,  /* duties of the surroundings, when their answers are there */
    PHASE_ENTER,  /* at the clock edge: what enters collectors, and what they miss, is known */
    PHASE_CLOCK,  /* the clock edge, behind that of collectors, banks, arbiter and dispatcher */
    PHASE_REST,   /* in place of all of them in a cycle at rest: counters and cover points */
    N_PHASE
};

typedef void (*phase_fn)(struct regfile *rf, void *self);

struct regfile_part {
    const char *name;
    bool (*present)(const struct model_config *c);
    bool needs_data; /* it looks at what registers hold: there is payload, asked for or not */
    /* Its state; rf has its ports, and the parts in front of this one. */
    void *(*create)(struct regfile *rf);
    void (*destroy)(void *self);
    void (*reset)(struct regfile *rf, void *self);
    /* NULL: nothing to do */
    phase_fn phase[N_PHASE];
    /* Nothing under way. NULL: never anything. */
    bool (*rests)(const struct regfile *rf, const void *self);
    /* Id of a broken law, or NULL. */
    const char *(*law)(const struct regfile *rf, const void *self);
};

/* Collectors. Their registered state shows in rf->free and rf->cand, which they keep. */
struct collector_ops {
    /* RF-I1: which unit each selected warp gets; sets out->issue. */
    void (*grant)(struct regfile *rf, void *self);
    /* CS-R1: bit s: input s would be served in this cycle, whose grant has run. */
    uint32_t (*ready)(const struct regfile *rf, const void *self);
    /* RF-D1: what dispatch port p shows of a unit; the operand of its slot k in this cycle. */
    void (*show)(struct regfile *rf, void *self, unsigned p, unsigned unit);
    const uint32_t *(*operand)(const struct regfile *rf, const void *self, unsigned unit,
                               unsigned k);
    /* collector.forward: units that the operands `now` complete; they are known to operand(). */
    uint64_t (*ahead)(struct regfile *rf, void *self, const struct read_set *now);
    /* The clock edge in its order. FILL: operands reach the S ports (arb_out.arrive). */
    void (*fill)(struct regfile *rf, void *self);
    /* Accepted results pass. NULL: not looked at. */
    void (*snoop)(struct regfile *rf, void *self);
    /* The units `gone` are dispatched. */
    void (*take)(struct regfile *rf, void *self, uint64_t gone);
    /* ISSUE: what out->issue says; sets the pushes of the arbiter (arb_in.push_*). */
    void (*issue)(struct regfile *rf, void *self);
    /* RF-V2: collectors that look at the number of a second read in this cycle, whose edge that
     * passes; *asks: those that read again, of registers phys[c]. For struct second_ops only. */
    uint64_t (*second)(struct regfile *rf, void *self, uint64_t *asks, uint32_t *phys);
    /* What is left of the edge, when the banks have what is written. NULL: nothing. */
    void (*settle)(struct regfile *rf, void *self);
};

/* Second reads (cmodel/core/second_read.h), for the collectors and what shows them. */
struct second_ops {
    /* RF-V2: what the instruction of scheduler s brings along. */
    struct second_given (*given)(const struct regfile *rf, unsigned s);
    /* RF-V3, RF-V4: what dispatch port p shows of the instruction; NULL: there is none. */
    void (*show)(struct regfile *rf, unsigned p, const struct second_read *of);
};

struct hook {
    phase_fn fn;
    void *self;
};

struct part_of {
    const struct regfile_part *part;
    void *self;
};

/* What enters a collector in this cycle, where it is not what was selected in it. */
struct regfile_given {
    bool valid, fresh; /* fresh: its warp's registers have other names than before */
    unsigned unit, wid;
    uint8_t class;
    uint32_t src_valid, near;
    uint32_t phys[8], reg[8]; /* [NSRC]; reg: as the program names them */
    const uint32_t *meta;     /* [meta_words] */
    struct second_given second;
};

/* A write that goes before the request of port 0. */
struct regfile_write {
    bool valid;
    unsigned wid;
    uint32_t phys, reg; /* reg: as tags may name it */
    uint64_t mask;
    uint32_t *data; /* [row_words] */
};

/* What stands in the registers at the dispatch ports. */
struct regfile_stage {
    uint32_t valid;                   /* bit p */
    unsigned *cu;                     /* [NDISP] */
    uint32_t *wid, *src_valid, *meta; /* [NDISP], [NDISP], [NDISP * meta_words] */
};

enum { MAX_PARTS = 16, MAX_RULES = 32 };

struct regfile {
    struct model_config c;
    struct port ports[REGFILE_PORTS];
    struct regfile_in in;
    struct regfile_out out;
    struct regfile_counters counters;
    unsigned row_words, meta_words;
    uint32_t nreg;      /* NBANK * DEPTH */
    uint64_t all_units; /* bit c of every collector */
    uint64_t all_warps; /* bit w of every local warp */
    uint32_t all_slots; /* bit k of every operand */
    uint32_t all_ports; /* bit i of every write port */

    struct part_of parts[MAX_PARTS], rests[MAX_PARTS], laws[MAX_PARTS]; /* all; with that hook */
    unsigned nparts, nrests, nlaws;
    struct {
        struct hook hook[MAX_PARTS + 1]; /* up to one without fn */
        unsigned n;
    } phase[N_PHASE];

    const struct collector_ops *collector;
    bool caches;         /* they keep registers, push what they miss and see what is written */
    void *units;         /* its state */
    uint64_t free, cand; /* bit c: of the collectors' registered state */
    uint64_t leaving;    /* bit c: dispatched in this cycle, and to be given away in it (RF-T1) */
    uint8_t *class;      /* [NCU]: of the instructions in the collectors */
    unsigned *unit_wid;  /* [NCU]: their warps */
    uint32_t barred;     /* bit s: RF-O1, in this cycle */
    unsigned held;       /* instructions issued that are not in a collector yet */
    uint64_t unheld;     /* bit c: nothing keeps its warp from writing what it reads */
    const struct second_ops *second; /* NULL: no second reads */

    /* What parts tell each other; without one that says something else, what these say. */
    uint64_t moving;                       /* bit w: RF-V1; none */
    uint64_t withheld;                     /* bit w: from outside; none */
    uint64_t *able;                        /* [NSCHED]: local warps that may be selected; all */
    const unsigned *force_wid;             /* [NSCHED]: where out.force has a bit */
    const uint32_t *stolen;                /* [NSCHED]: operands that are read already; none */
    uint64_t has_data, own_busy;           /* bit w: MS-D1, MS-R1; none */
    unsigned sthld, wait_cnt;              /* what the allocator waits by; the ports */
    uint64_t ends;                         /* bit w: warp w has ended; the port exit */
    uint32_t wants;                        /* bit s: scheduler s wants a collector; out.sel_valid */
    const uint32_t *wants_wid;             /* [NSCHED]: for this local warp; out.sel_wid */
    const unsigned *granted;               /* [NSCHED]: the collector, from who grants it */
    bool waits_for_answers;                /* who is given a collector depends on inst_*; false */
    const struct regfile_given *given;     /* what is given a collector; NULL: the selected */
    const struct regfile_write *own_write; /* NULL: never */
    const struct cars *cars;               /* NULL: no register stacks */

    struct bank_arbiter arb;
    struct bank_arbiter_in arb_in;
    struct bank_arbiter_out arb_out;
    struct dispatcher disp;
    struct dispatcher_in disp_in;
    struct dispatcher_out disp_out;

    bool payload;
    uint32_t *bank;             /* [NBANK * DEPTH * row_words], by physical register */
    uint32_t *read_data;        /* [RF_LAT * NBANK * row_words]: data of the reads in flight */
    struct regfile_stage stage; /* RF-D2; and the operands: */
    uint32_t *stage_data;       /* [NDISP * NSRC * row_words] */
    uint32_t *nothing;          /* [NSCHED] zeros */

    struct cover_rules rules[MAX_RULES];
    struct cover_point **rules_at[MAX_RULES];
    size_t nrules, ncover;
    bool covered; /* somebody asks for cover points */
    struct cover_point *cover, *cover_arb, *cover_disp, *cover_xbar, *cover_sram;
    char error[160];
};

/* When a part is created: a list of rules that it covers, and where its first cover point is to be
 * noted. */
void regfile_covers(struct regfile *rf, struct cover_rules rules, struct cover_point **first);
/* Keeps the first broken assumption on the surroundings. */
__attribute__((cold, format(printf, 2, 3))) void regfile_fail(struct regfile *rf, const char *fmt,
                                                              ...);
/* The warp that scheduler s has selected, or its host; whether it has or not. */
static inline unsigned regfile_warp(const struct regfile *rf, unsigned s)
{
    return rf->c.hosted ? rf->in.inst_wid[s] : rf->out.sel_wid[s] * rf->c.z.nsched + s;
}
/* The registers of one instruction's operands: one that does not exist is an error. */
void regfile_check_operands(struct regfile *rf, const char *port, uint32_t src_valid,
                            uint32_t *phys);

/* RF-H1: none of these registers has a write that waits. */
void regfile_check_reads(struct regfile *rf, uint32_t src_valid, const uint32_t *phys);

static inline uint32_t *bank_row(const struct regfile *rf, unsigned b, uint32_t row)
{
    return rf->bank + ((size_t)row * rf->c.z.nbank + b) * rf->row_words;
}

/* The operand that bank b delivers in this cycle, NULL without payload; for collector_ops.fill. */
static inline const uint32_t *arriving_row(const struct regfile *rf, unsigned b)
{
    if (!rf->payload)
        return NULL;
    if (rf->c.z.rf_lat)
        return rf->read_data + ((size_t)rf->arb.now * rf->c.z.nbank + b) * rf->row_words;
    return bank_row(rf, b, rf->arb_out.bank_row[b]);
}

#endif
