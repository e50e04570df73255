/* The words of a script of the register file, and of systems around it. */
#ifndef WS_REGFILE_LAYOUT_H
#define WS_REGFILE_LAYOUT_H

#include "cmodel/regfile/regfile.h"
#include "tb/search.h"

enum {
    SCRIPT_INSTRUCTION = SCRIPT_OWN, /* warp `index` is ready with an instruction */
    SCRIPT_WRITE,                    /* write port `index` requests a write */
    SCRIPT_STALL,                    /* bit `index` of disp_ready is 0 in this cycle */
    SCRIPT_LAUNCH,                   /* warp `index` starts */
    SCRIPT_EXIT,                     /* warp `index` has ended */
    SCRIPT_OFFER,                    /* a host's choice in this cycle, script_offer() */
    SCRIPT_END
};

/* The fields of an instruction (PORT_ANSWER, per scheduler; PORT_CANDIDATE answers the same) or of
 * a write (what wb_valid asks for, per write port): each begins at a word. */
struct script_field {
    enum regfile_port port, cand; /* cand: REGFILE_PORTS if no candidate has it */
    unsigned width;               /* of one item */
    unsigned offset;              /* first word in the fields of an operation */
};
enum { SCRIPT_NO_FIELD = -1 };

/* A host offers warp w at input s, or (`valid` 0) nothing but its number. */
static inline unsigned script_offer(const struct sizes *z, unsigned s, unsigned w, bool valid)
{
    return (s * z->nw + w) * 2 + valid;
}

struct script_fields {
    struct script_field *fields;
    size_t n;
    unsigned words;
};
struct script_layout {
    struct sizes z;
    struct port port[REGFILE_PORTS];
    struct script_fields inst, write;
    /* by port: index of the field; SCRIPT_NO_FIELD where these parameters have none */
    size_t field[REGFILE_PORTS];
};
/* `pins`: those of the register file. */
void script_layout_make(struct script_layout *l, const struct params *p,
                        const struct pin_list *pins);
void script_layout_free(struct script_layout *l);
/* Item i of a field: from a port of an image, or into it. */
void script_field_get(const struct script_layout *l, const struct script_field *f,
                      enum regfile_port port, const uint32_t *image, unsigned i, uint32_t *fields);
void script_field_put(const struct script_layout *l, const struct script_field *f,
                      enum regfile_port port, uint32_t *image, unsigned i, const uint32_t *fields);
/* Item i of those that a field of an operation lists; 0 if it has no bits or is not there. */
unsigned script_field_item(const struct script_layout *l, enum regfile_port port,
                           const uint32_t *fields, unsigned i);

extern const struct script_driver regfile_driver;
extern const struct recorder_ops regfile_recorder;
extern const struct shrink_ops regfile_shrink;
/* As shrink_ops.translate: registers, warps and ports that do not exist become others. */
void regfile_translate(const struct system *s, const struct script *from, const struct params *p,
                       const struct params *to_p, struct script *to, struct script_pool *pool);

#endif
