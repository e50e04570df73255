/* Text being written, and expressions in it. */
#ifndef WS_HDL_TEXT_H
#define WS_HDL_TEXT_H

#include "gen/hdl/use.h"
#include <stdarg.h>

struct hdl_buf {
    char *at;
    size_t n, cap;
    bool raw; /* lines are not broken yet, numbers are still marked (roll.c) */
};

/* Numbers that may depend on the index of a loop stand in a text as marks, from MARK_BEGIN to
 * MARK_END. A line that is put into a buffer that is not raw has them resolved. MARK_LOOP: a loop
 * in a loop stands here. */
enum { MARK_BEGIN = 1, MARK_END = 2, MARK_LOOP = 3 };
/* A constant of at most 64 bits; number: all ones as 7, not {3{1'b1}}. */
void hdl_put_value_of(struct hdl_buf *b, unsigned width, uint64_t value, bool number);
void hdl_put(struct hdl_buf *b, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
void hdl_vput(struct hdl_buf *b, const char *fmt, va_list ap);
/* One line, indented by 4*depth columns and broken at blanks when longer than 100 columns. Takes
 * the text out of `line`. */
void hdl_put_line(struct hdl_buf *b, unsigned depth, struct hdl_buf *line);
/* `// text` in as many lines as it takes. */
void hdl_put_comment(struct hdl_buf *b, unsigned depth, const char *text);

/* What was printed last, for blank lines: between different things, and around paragraphs. */
enum hdl_layout { LAY_START, LAY_REGS, LAY_WIRES, LAY_ENABLES, LAY_PARAGRAPH };

struct hdl_printer {
    const struct hdl *h;
    struct hdl_use use;
    struct hdl_buf out;
    hdl_place *asked[CTX_COUNT];  /* by node id: place + 1 of the last demand */
    const char **name[CTX_COUNT]; /* by node id: what it is called there; NULL: not declared */
    struct hdl_name_set taken;    /* names given by the printer */
    const struct hdl_text **told; /* comments printed in full already */
    size_t ntold, cap_told;
    struct hdl_function *function; /* of the module, see print_function.c */
    size_t nfunctions;
    enum hdl_layout layout;
    const char *heading;               /* printed when something follows it */
    const char *star_index[HDL_STARS]; /* of loops for aliases, if declared */
    hdl_place at;                      /* what is printed */
    hdl_place from;     /* what it is printed in: names are given as seen from there */
    unsigned depth;     /* of loops */
    bool flat;          /* iterations are written out: they differ */
    const char *suffix; /* of the labels of loops around properties, which stand behind those of the
                         * body; NULL: what is printed is the body */
    hdl_place *home;    /* by node id: where the wire stands that is named in CTX_BODY */
    struct hdl_names {
        struct hdl_name_set set;
        struct hdl_names *outer;
    } * local;                       /* names given in this iteration and those around it */
    char **body;                     /* by iteration: its text */
    bool *declared_size;             /* localparams that are declared */
    unsigned char *used_index, file; /* indices of loops: file that they are first used in */
    const struct hdl_item **given;   /* by node id: the assignment to the output that names it */
    const struct hdl_item **direct;  /* by node id: the assignment that an instance makes itself */
    uint32_t *spare;                 /* nodes that are used in part */
    size_t nspare;
    /* in a loop over lanes: names of the bits of an item and of a lane's place in it, or NULL */
    const char *lane_item, *lane_at;
    hdl_width lane_width;
    const struct hdl_codes *codes; /* of what the next expression is a value of, or NULL */
    char *trouble;                 /* why a loop could not be rolled */
};

/* Columns of a line, about: in a loop a mark counts as a name. */
size_t hdl_columns(const struct hdl_printer *p, const struct hdl_buf *line);
bool hdl_is_taken(const struct hdl_printer *p, const char *name);
enum { IN_MODULE = 1, IN_PROPERTIES };
/* `base`, with a number behind it if that is taken in the module. */
const char *hdl_free_name(struct hdl_printer *p, const char *base);
/* The name of a wire that the printer makes for an expression, free in the module. */
const char *hdl_wire_name(struct hdl_printer *p, sig s, enum hdl_context c);
/* "8", "4*LANE_W". */
void hdl_put_width(struct hdl_buf *b, const struct hdl *h, hdl_width w);
/* "[7:0] " or nothing for one bit. */
void hdl_put_range(struct hdl_buf *b, const struct hdl *h, hdl_width w);
/* An expression; root: nothing stands around it that could bind tighter. */
void hdl_put_expr(struct hdl_printer *p, struct hdl_buf *b, sig s, enum hdl_context c);
/* The right-hand side of the wire that stands for the expression. */
void hdl_put_value(struct hdl_printer *p, struct hdl_buf *b, sig s, enum hdl_context c);
void hdl_put_negated(struct hdl_printer *p, struct hdl_buf *b, sig s, enum hdl_context c);
void hdl_put_const(struct hdl_buf *b, sig s);
/* The reset value of a register. */
void hdl_put_reset(struct hdl_buf *b, sig reg);
/* A signal by name, as seen from where the text stands. */
void hdl_put_name(struct hdl_printer *p, struct hdl_buf *b, const char *name, hdl_place home);
void hdl_put_leaf(struct hdl_printer *p, struct hdl_buf *b, sig s);
/* "[3]", "[7:4]", "[2*LANE_W +: LANE_W]" behind `of`. */
void hdl_put_part(struct hdl_buf *b, sig of, unsigned lsb, hdl_width w);

/* The macro that opens every clock gate in scan. */
#define HDL_SCAN_TEST "WARPSMITH_SCAN_TEST"

/* roll.c */
/* Without marks. */
void hdl_resolve(struct hdl_buf *line);
/* The loop from the texts of its iterations, to p->out; false if they differ in more than numbers
 * (p->trouble says where; nothing is printed). */
bool hdl_roll(struct hdl_printer *p, const struct hdl_loop *l, unsigned depth);

/* print.c */
void hdl_put_items(struct hdl_printer *p, hdl_place at);
/* What the item assigns to. */
void hdl_put_target(struct hdl_printer *p, struct hdl_buf *b, const struct hdl_item *it);

/* print_loop.c */
/* Declares at `at` what the items of another place need from there. */
void hdl_demand_items(struct hdl_printer *p, hdl_place of, hdl_place at);
void hdl_put_loop(struct hdl_printer *p, const struct hdl_loop *l, hdl_place at);

/* print_decl.c */
void hdl_put_text(struct hdl_printer *p, unsigned depth, const struct hdl_text *t);
/* A blank line if what comes now is to be set off from what stands above. */
void hdl_layout(struct hdl_printer *p, enum hdl_layout next);
/* A declaration with what it is for behind it, or above if there is no room. */
void hdl_put_doc(struct hdl_printer *p, struct hdl_buf *line, const char *doc);
void hdl_declare_leaf(struct hdl_printer *p, sig s);
void hdl_declare_value(struct hdl_printer *p, sig s, enum hdl_context c, const char *name);
/* `wire _unused_ok = ...` for what is unused at this place, or for the parts of side wires that are
 * unused in a side context. */
void hdl_put_unused(struct hdl_printer *p, enum hdl_context c, hdl_place at);
/* Declares what the expression needs in this context. Only what belongs to `at` is declared; before
 * a section is printed this is called for what it needs from the body. */
void hdl_demand(struct hdl_printer *p, sig s, enum hdl_context c, hdl_place at);
/* What its value is made of: of a wire that says an expression, the operands of that. */
void hdl_demand_args(struct hdl_printer *p, sig s, enum hdl_context c, hdl_place at);
/* The same for what a statement needs in an always block, or (`any`) in all. */
void hdl_demand_stmt(struct hdl_printer *p, const struct hdl_stmt *s, hdl_place at, size_t block,
                     bool any);
void hdl_demand_inst(struct hdl_printer *p, const struct hdl_inst *i, hdl_place at);

/* print.c: does this section go into the file of the properties? */
bool hdl_of_properties(const struct hdl_section *s);

/* print_function.c */
enum hdl_home { HOME_BODY, HOME_COUNTERS, HOME_PROPERTIES };
/* Finds the functions that the module calls; to be freed. */
void hdl_find_functions(struct hdl_printer *p);
void hdl_free_functions(struct hdl_printer *p);
/* The name of the function that the node calls. */
const char *hdl_function_of(const struct hdl_printer *p, sig s, enum hdl_context c);
/* Declares the functions that only this part of the module calls. */
void hdl_put_functions(struct hdl_printer *p, enum hdl_home home);

/* print.c: where the terms hold, a module is asked for that nobody has; with a name for the reader.
 */
void hdl_put_stop(struct hdl_printer *p, const char *label, const char *terms, const char *module);

/* print_always.c, print_inst.c, print_sim.c, print_header.c */
void hdl_put_block(struct hdl_printer *p, size_t block, hdl_place at);
void hdl_put_inst(struct hdl_printer *p, const struct hdl_inst *i, hdl_place at,
                  const struct hdl_text *text);
void hdl_put_counters(struct hdl_printer *p);
/* assert or assume, as the formal tools read it. */
void hdl_put_property(struct hdl_printer *p, const struct hdl_property_def *d, enum hdl_context c);
void hdl_put_asserts(struct hdl_printer *p);
/* Defines the macros of those that are checked in simulation too, or ends them. */
void hdl_put_checks_as(struct hdl_printer *p, bool begin);
void hdl_put_assert(struct hdl_printer *p, const struct hdl_property_def *d);
/* Those of an iteration; those of a loop. */
void hdl_put_asserts_at(struct hdl_printer *p, hdl_place at);
void hdl_put_checks(struct hdl_printer *p, const struct hdl_loop *l);
/* storage.c: the line of the header that says what the module stores; nothing if it does not. */
void hdl_put_storage(struct hdl_printer *p);
/* The line that says by what the file was made. */
void hdl_put_origin(struct hdl_printer *p, const struct hdl_header *header);
void hdl_put_header(struct hdl_printer *p, const struct hdl_header *header);

#endif
