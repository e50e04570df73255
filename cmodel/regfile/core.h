/* core: the register files of one SM and what they share (docs/blocks/core.md). What is here joins
 * their models; who drives them (the SM, or an image of pins) goes through the phases of
 * cmodel/regfile/regfile.h for each of them, with core_requests() in front of the first phase and
 * core_clock() behind the last. */
#ifndef WS_CORE_H
#define WS_CORE_H

#include "cmodel/cars/simt_stack.h"
#include "cmodel/cars/warp_status.h"
#include "cmodel/cars/watermark.h"
#include "cmodel/cover.h"
#include "cmodel/malekeh/sthld.h"
#include "cmodel/regfile/regfile.h"
#include "contract/core/core.h"

enum { CORE_MOST = 4 }; /* env.subcores */

/* What is asked of the SIMT stack of a register file: the selected instruction; the targets of the
 * indirect call that was issued in the cycle before; the lanes and the first instruction of a warp
 * that begins. */
struct core_path {
    bool inst_last; /* the selected instruction ends with this micro-operation */
    uint32_t inst_control, inst_mask, inst_next, inst_target, inst_reconv, inst_indirect;
    uint32_t lane_target[SIMT_LANES];
    uint32_t begin_mask, begin_pc;
    uint32_t kill_valid, kill_wid;
};

/* Where regions are the core's to give (warp_status.place = core): the next size of regions; a warp
 * that begins; and, warp by warp of a register file, what it need not wait for and who waits. */
struct core_warps {
    bool level_valid, launch_valid, swap_ready;
    uint32_t level_regions, level_size, level_k, level_s;
    uint32_t launch_wid, launch_tb, launch_need[CORE_MOST];
    uint64_t drained[CORE_MOST], arrives[CORE_MOST];
};

/* A size of regions: how many there are, registers of one, its K and S. */
struct core_level {
    uint32_t regions, size, k, s;
};

/* Where the core chooses levels (watermark.place = core): what its machine is told, and with a
 * kernel the size of each level. */
struct core_marks {
    struct watermark_in in;
    struct core_level table[WM_LEVELS];
};

/* Inputs and outputs that are the core's own, not of one register file. */
struct core_in {
    uint32_t issued_others, rom_we, rom_addr, rom_data;
    struct core_path path[CORE_MOST];
    struct core_warps warps;
    struct core_marks marks;
};
struct core_out {
    uint32_t threshold, state, wait_count;
    struct simt_out path[CORE_MOST]; /* top_* are of the selected warp: after core_answered() */
    struct warp_status_out warps;
    struct watermark_out marks;
};

/* A region that was given in the last cycle, and is told in this one (CO-L2). */
struct core_region {
    bool valid, move;
    unsigned wid, slot; /* wid: of the SM */
};
/* The kernel's levels, and which one SM 0 has (CO-V1). */
struct core_choice {
    struct core_level table[WM_LEVELS];
    unsigned at;
    bool asks, first; /* warp_status is asked for it; no block has begun since the launch */
};

struct core {
    unsigned n;                   /* register files */
    bool waits, adaptive, shared; /* there is a threshold; it moves; there is a counter of the SM */
    bool paths;                   /* there are SIMT stacks */
    bool gives, chooses;          /* regions: there is a warp_status; levels: a watermark */
    unsigned nw;                  /* warps of a register file */
    struct simt_stack simt[CORE_MOST];
    struct regfile *rf[CORE_MOST]; /* borrowed: core_attach() */
    struct warp_status status;
    struct core_region told;
    struct core_level level;
    struct watermark watermark;
    struct core_choice choice;
    struct sthld sthld;
    unsigned wait_cnt;
    struct core_in in;
    struct core_out out;
    struct cover_point *cover, *cover_sthld, *cover_counter, *cover_simt, *cover_status,
        *cover_mark; /* cover: owned, of all */
    size_t ncover;
};

/* In reset state, with nothing attached. core_free() releases what it owns. */
void core_init(struct core *c, const struct params *p);
void core_free(struct core *c);
void core_reset(struct core *c);
/* Register file u of the core. */
void core_attach(struct core *c, unsigned u, struct regfile *rf);
/* Behind the inputs of `in.warps`, which it needs: what follows from registers: sets `out`, and the
 * inputs of the register files that come from inside of the core. */
void core_requests(struct core *c);
/* Those inputs of register file u again, when others have been read from an image. */
void core_inside(struct core *c, unsigned u);
/* Behind regfile_answer() of register file u: what is issued comes to its SIMT stack. */
void core_answered(struct core *c, unsigned u);
/* The clock edge of what is shared, when all register files have settled; before or behind theirs.
 */
void core_clock(struct core *c);

/* The core's ports: those of a register file, U items each, but for those that are inside, and its
 * own. `word`: in the core's image, or PORT_ABSENT. */
struct core_pins {
    unsigned n;
    struct port rf[REGFILE_PORTS]; /* as of a register file by itself */
    unsigned word[REGFILE_PORTS];
    struct core_at own;
};
/* Lists them in `l` and places them. */
void core_pins(const struct params *p, struct pin_list *l, struct core_pins *t);
/* Between an image of the core and one of register file u, of its `inputs` or outputs. */
void core_gather(const struct core_pins *t, unsigned u, bool inputs, const uint32_t *unit,
                 uint32_t *image);
void core_spread(const struct core_pins *t, unsigned u, const uint32_t *image, uint32_t *unit);
/* The core's own. */
void core_put_own_inputs(const struct core_pins *t, const struct core_in *in, uint32_t *image);
void core_put_own_outputs(const struct core_pins *t, const struct core *c, uint32_t *image);

#endif
