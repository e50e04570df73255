/* Operations and messages of Morpheus' controller, as docs/blocks/query_unit.md numbers them, and
 * their names in the Verilog. */
#ifndef WS_GEN_MORPHEUS_CODES_H
#define WS_GEN_MORPHEUS_CODES_H

#include "gen/hdl/hdl.h"

/* What a request asks for; FILL and FLUSH are the controller's own. */
enum { OP_RD, OP_WR, OP_PWR, OP_ATOM, OP_RED, OP_FILL, OP_FLUSH };
static const struct hdl_code request_operations[] = {
    {OP_RD, "OP_RD", "read"},
    {OP_WR, "OP_WR", "write of a whole block"},
    {OP_PWR, "OP_PWR", "partial write"},
    {OP_ATOM, "OP_ATOM", "atomic operation"},
    {OP_RED, "OP_RED", "the same without an answer"},
    {OP_FILL, "OP_FILL", "a block from DRAM"},
    {OP_FLUSH, "OP_FLUSH", "everything is written back"}};

/* What the warp of a set sends. */
enum { MM_LDROW, MM_LDPAY, MM_STDATA, MM_STROW };
static const struct hdl_code warp_messages[] = {{MM_LDROW, "MM_LDROW", "load of the row"},
                                                {MM_LDPAY, "MM_LDPAY", "load of its data"},
                                                {MM_STDATA, "MM_STDATA", "store of the answer"},
                                                {MM_STROW, "MM_STROW", "store of the row"}};

#endif
