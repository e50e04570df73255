/* What a core in cache mode can hold: registers of a warp divided between blocks, their metadata
 * and the kernel's own. Morpheus 4.2.1, 5. */
#ifndef WS_EXT_CAPACITY_H
#define WS_EXT_CAPACITY_H

#include <stdbool.h>

enum {
    EXT_BLOCK_BYTES = 128,     /* of a block, and of a warp register */
    EXT_CORE_REGISTERS = 2048, /* warp registers of a core: 256 KiB */
    EXT_WARP_REGISTERS = 256,  /* that one warp can name */
    EXT_OWN_REGISTERS = 9,     /* of the kernel: 42 less R0..R32 */
    EXT_L1_WARP_REGISTERS = 6, /* of a warp whose set is in L1 */
    EXT_L1_KB = 128            /* unified L1 and shared memory of a core */
};

/* Registers of one warp, and the blocks that they hold. */
struct ext_registers {
    unsigned all, data, metadata, bases;
    unsigned blocks; /* at most: 4 in a register with compression */
};

/* The most data registers with data + metadata + bases + 9 <= all. A metadata register has one word
 * for each of 32 blocks; so has a register of bases, only with compression. */
struct ext_registers ext_registers(unsigned all, bool compression);
/* Registers that each of `warps` warps has beside `l1_warps` warps whose sets are in L1. */
unsigned ext_registers_each(unsigned warps, unsigned l1_warps);
/* Bytes of blocks, uncompressed, in the register file of a core. */
unsigned ext_register_file_bytes(unsigned warps, unsigned l1_warps, bool compression);
/* Blocks of one set in L1 or shared memory; 0 without such warps. */
unsigned ext_l1_blocks(unsigned l1_warps);

#endif
