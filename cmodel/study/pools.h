/* Collectors in pools by kind of execution unit, as GPGPU-Sim had them (Bank Stealing, Table I: 10
 * collectors are its defaults of that time, 4 SP, 4 SFU and 2 MEM): a warp is selected only while a
 * collector of its next instruction's pool is free. A part of the SM that studies ask for, with
 * operand collector units; no hardware. docs/results/stealing.md. */
#ifndef WS_POOLS_H
#define WS_POOLS_H

enum { POOL_SP, POOL_SFU, POOL_MEM, N_POOL };

/* sm_options.part, with a struct pools_options as part_arg. */
extern const struct sm_part pools_part;

struct pools_options {
    unsigned size[N_POOL]; /* together regfile.collectors */
};

#endif
