/* The parameter registry: every knob of Warpsmith, declared once, in the file of its
 * family (params/core.c and so on). Parsing, --help, documentation, validation and the manifest all
 * read that table. */
#ifndef WS_PARAMS_H
#define WS_PARAMS_H

#include "base/diag.h"
#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

enum param_kind {
    PARAM_INT,  /* a whole number, min..max, perhaps restricted to powers of two or a list */
    PARAM_ENUM, /* one word of a list */
};

/* One row of the registry. */
struct param_decl {
    const char *key; /* "block.name" */
    enum param_kind kind;
    int64_t def, min, max;    /* PARAM_INT; for PARAM_ENUM def is an index into words */
    bool pow2;                /* PARAM_INT: only powers of two */
    const int64_t *allowed;   /* PARAM_INT: explicit list (0-terminated), or NULL */
    const char *const *words; /* PARAM_ENUM: legal words, NULL-terminated */
    const char *meaning;      /* one line */
    const char *source;       /* citation: paper section, or "decision: ..." */
};

/* The whole registry, in display order: its number of rows, and one row (NULL after the last). */
size_t params_rows(void);
const struct param_decl *params_row(size_t row);

/* The legal values of a row as text: "4, 8, 16, 32", "1..32, a power of two", "gto, rr". Caller
 * frees. */
char *param_legal(const struct param_decl *r);

/* One complete and legal parameter set. Opaque, immutable, owned by the caller. */
struct params;

/* Loads CONFIG (a preset name or the path of an .ini file) and applies `sets` ("key=value", in
 * order; a --set may repeat a key, a file may not). Returns NULL after reporting every problem to
 * `d` (unknown key with the nearest known one, wrong type, range, duplicates, constraints between
 * knobs, empty file, unreadable path). Caller frees with params_free(). */
struct params *params_load(const char *config, const char *const *sets, size_t nsets,
                           struct diag *d);
/* The same of what the user of a command gives: warns of keys that have no effect since their
 * mechanism is absent, but for those of a file whose mechanism a --set has taken away. */
struct params *params_given(const char *config, const char *const *sets, size_t nsets,
                            struct diag *d);
void params_free(struct params *p);
/* The same values under another name. Never NULL. */
struct params *params_copy(const struct params *p, const char *name);

/* The set of `p` under its name, with `sets` ("key=value") applied as by params_load(), legal
 * again. NULL after reporting. */
struct params *params_with(const struct params *p, const char *const *sets, size_t nsets,
                           struct diag *d);

/* Name of the preset, or the file's base name without .ini. */
const char *params_name(const struct params *p);

/* Value of a PARAM_INT key. An unknown key is a programming error and aborts with its name. */
int64_t params_int(const struct params *p, const char *key);
/* Same as an unsigned, for sizes. */
unsigned params_u(const struct params *p, const char *key);
/* Word of a PARAM_ENUM key, e.g. "gto". */
const char *params_word(const struct params *p, const char *key);
/* Whether a PARAM_ENUM key has that word; a word that is not legal for the key aborts. */
bool params_is(const struct params *p, const char *key, const char *word);

/* Whether the key has the value that `text` writes ("1", "ccu"); an unknown key aborts, a value
 * that is not legal for the key is false. */
bool params_has(const struct params *p, const char *key, const char *text);

/* Keys that differ from the defaults are what makes this set: written as .ini text that loads back
 * to the same set. */
void params_write_ini(const struct params *p, FILE *f);
/* {key: value, ...} of all keys. New reference. */
json_t *params_to_json(const struct params *p);

/* Presets shipped with the program (compiled in from params/presets): names, NULL-terminated. */
const char *const *params_presets(void);
/* One line about a preset (the first comment of its file, without the sign), or NULL if there is no
 * such preset. */
const char *params_preset_summary(const char *name);

/* A random legal set drawn from the whole legal space with the given seed (rejection sampling on
 * the constraints), but for the knobs that open holes on purpose (docs/results/malekeh-holes.md),
 * which stay closed. `lanes_max` bounds regfile.lanes (0: no bound). Never fails. */
struct params *params_random(uint64_t seed, unsigned lanes_max);

/* Sizes derived from a set; the formulas of docs/conventions.md. Each family fills in its own. */
struct sizes {
    /* core */
    unsigned lanes, lane_bits, w; /* w = lanes * lane_bits: bits of a warp register */
    unsigned meta_bits;           /* META_W */
    unsigned nsched, nw, n;       /* schedulers, warps, warps per scheduler */
    unsigned nbank, depth;        /* banks, rows of a bank */
    unsigned ncu, nsrc;           /* collectors, source operands */
    unsigned wbw, ndisp, sports;  /* write ports, dispatch ports, S ports per collector */
    unsigned rf_lat;              /* read latency of a bank */
    bool bank_1r1w;               /* regfile.bank_ports: a read and a write port */
    unsigned widw, lwidw, physw, roww, bankw, slotw,
        cuw;            /* field widths; bankw and roww may be 0 */
    unsigned warp_regs; /* most registers of a warp that its instructions can name */
    bool hints;         /* instructions say of operands whether they are used again soon */
    unsigned nt;        /* S-port targets, ncu * sports */
    bool
        refill; /* an instruction can be given to a collector in the cycle in which one leaves it */
    unsigned places;          /* for instructions: collectors, and what lies in front of them */
    bool forward, handover;   /* collector.* */
    unsigned classes, classw; /* K of the dispatcher, bits of a class */
    bool ages;                /* the warp scheduler keeps ages: gto and malekeh */
    bool renames;     /* registers are named as the program does; their places are found inside */
    bool overrides;   /* it shows candidates, and a warp can be forced upon it */
    bool early_reads; /* idle banks are read for instructions of the very cycle (ports steal_*) */
    bool
        fixed_lanes; /* a lane has a number of bits, not a parameter: some of them mean something */
    bool second_read;  /* collectors read the register that their operand names (ports again_*) */
    bool finds_target; /* or find what is to be written there (ports disp_target*) */
    /* host */
    bool order_warp, order_all; /* instructions of a warp, or all, leave in their order */
    bool out_stage;             /* regfile.dispatch_stage: what leaves stands in registers */
    bool per_warp;              /* ocu_allocator.per_warp: one instruction of a warp at a time */
    /* stealing */
    bool steal; /* bank stealing is in */
    /* malekeh */
    bool ccu;                        /* the collectors are CCUs; the sizes below are for them */
    unsigned ctn, ctw, tagw, dports; /* CTN entries, width of an index, TAGW, D ports of one CCU */
    bool renamed_tags;   /* calls change what tags name (ccu.call_flush), so units are told */
    bool phys_tags;      /* ccu.tags: they are physical registers */
    unsigned issw, intw; /* widths of `issued` and of an interval's count of sthld */
    bool stage, slots;   /* regfile.issue_stage: 1 or 2; 2 */
    /* cars */
    bool cars;         /* registers are renamed; the size below is for them */
    bool renames_late; /* rename.stage_extra: two cycles between issue and collector */
    bool gives;        /* warp_status.place: the core says whose registers are whose */
    bool chooses;      /* watermark.place: and how many a warp has */
    unsigned front;    /* instructions that can wait in front of the collectors (RS-E1) */
    unsigned lifow;    /* LIFOW: bits of a register's number in a warp's record in memory */
    unsigned dsts;     /* destinations of an instruction, where registers are renamed */
    unsigned frw; /* FRW: bits of a pointer into a warp's stack, and of a number of registers */
    /* second reads (second_read) */
    unsigned idxw, boundw; /* bits of a register's number in a lane, of a number of registers */
};
/* Bits of a register's number in an instruction, and of the first number behind some of them. */
enum { REG_BITS = 8, REG_LIMIT_BITS = 9 };

struct sizes params_sizes(const struct params *p);

/* ceil(log2(n)); clog2(1) = 0. */
unsigned clog2(unsigned n);

#endif
