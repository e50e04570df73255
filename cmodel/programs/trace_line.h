/* One instruction line of a trace. Internal to the trace reader. */
#ifndef WS_TRACE_LINE_H
#define WS_TRACE_LINE_H

#include "cmodel/programs/program.h"

enum { PC_CACHE = 4096 };

/* What the lines of one file have in common. */
struct line_format {
    bool ids;      /* thread block and warp stand in front (tracer version < 3) */
    bool lineinfo; /* source line stands in front of the PC */
    int immediate; /* 1 every line ends with one, 0 none does, -1 not known yet */
    struct op_table *ops;
    struct lane_pool *lanes;          /* of the block being read */
    const struct op *by_pc[PC_CACHE]; /* last op seen at a PC: most lines repeat it */
};

/* Where the line should belong; compared where the format says it. */
struct line_place {
    uint64_t x, y, z, warp;
};

/* Parses a line, NUL-terminated and of that length. Returns NULL, or what is wrong with it: text in
 * `why` (or constant). */
const char *parse_inst(struct line_format *f, const struct line_place *at, const char *line,
                       size_t len, struct inst *out, char *why, size_t why_size);

/* Scanners shared with the header and the body: each skips blanks, reads one token that ends at a
 * blank, a comma, a parenthesis or the end, and moves *p behind it. */
bool scan_u64(const char **p, uint64_t *v); /* decimal */
bool scan_hex(const char **p, uint64_t *v); /* with or without 0x */
static inline const char *skip_blanks(const char *p)
{
    while (*p == ' ' || *p == '\t')
        p++;
    return p;
}

#endif
