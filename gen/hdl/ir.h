/* The representation behind hdl.h: plain nodes, statements and items, built by build.c, ops.c,
 * helpers.c and inst.c, read by check.c and print.c. Everything is in creation order and lives in
 * the arena of the design; nothing depends on addresses. */
#ifndef WS_HDL_IR_H
#define WS_HDL_IR_H

#include "gen/hdl/hdl.h"

/* A width is k or k*parameter: parameter number + 1 in the upper 4 bits, k in the lower 28. */
#define HDL_WK(w) ((w)&0x0fffffffu)
#define HDL_WP(w) ((w) >> 28)
#define HDL_W(k, p) ((hdl_width)(((hdl_width)(p) << 28) | (hdl_width)(k)))
#define HDL_MAX_PARAMS 15u

enum hdl_op {
    OP_POISON, /* result of a misuse */
    /* leaves */
    OP_CONST, /* value, or fill: all bits equal value (0 or 1) */
    OP_CLOCK, /* clk, rst: ports that appear by themselves */
    OP_RESET,
    OP_INPUT,
    OP_OUTPUT, /* has drivers */
    OP_WIRE,   /* has drivers; made by hdl_wire(): arg[0] is the value */
    OP_REG,    /* written by statements; arg[0] is the reset value, if any */
    /* expressions */
    OP_AND,
    OP_OR,
    OP_XOR,
    OP_NOT,
    OP_ADD,
    OP_SUB,
    OP_MUL, /* arg[0] * value, modulo 2^width */
    OP_EQ,
    OP_LT,
    OP_MUX, /* select, yes, no */
    OP_CAT, /* arg[0] is the least significant */
    OP_SEL, /* from unit `lsb`: a bit, or the parameter of the width */
    OP_REP, /* a bit, to `width` */
    OP_ANY,
    OP_ALL,
    OP_AT, /* item arg[1] of arg[0], in WARPSMITH_FORMAL sections */
    OP_MEMRD,
    OP_CALL /* value: which function (enum hdl_call); body: what it computes */
};

/* Functions of a module: printed once per shape, called by name. */
enum hdl_call {
    CALL_FIRST,
    CALL_UPTO,
    CALL_AFTER,
    CALL_BELOW,
    CALL_UNARY,
    CALL_ENCODE,
    CALL_DECODE,
    CALL_POPCOUNT,
    CALL_AT_MOST_ONE,
    CALL_SELECT,
    CALL_MATCHES,
    CALL_SKIP, /* no function: a process that does nothing while no item is selected */
    CALL_KINDS
};

/* Where something is printed: 0 in the body, 1 + 2*s + b in branch b of section s, HDL_ITERS + k in
 * iteration k of the module's loops. Places form a tree: see hdl_place_up(). */
typedef unsigned hdl_place;
#define HDL_ITERS 0x10000u

/* DRIVE_INSIDE: an alias of something inside an instance. DRIVE_PARTS: by hdl_assign_bits(). */
enum hdl_drive_kind { DRIVE_NONE, DRIVE_EXPR, DRIVE_INST, DRIVE_INSIDE, DRIVE_PARTS };
struct hdl_drive {
    enum hdl_drive_kind kind;
    sig expr;
    struct hdl_inst *inst;
    unsigned port; /* index into the ports of the child */
    hdl_place place;
    struct hdl_loc loc;
};

/* One assignment to a part of a wire or output: its units from lsb on. */
struct hdl_part {
    unsigned lsb;
    sig expr;
    hdl_place place;
    struct hdl_loc loc;
    struct hdl_part *next;
};

/* Named sizes of a vector's dimensions, outermost first. */
enum { HDL_DIMS = 4 };
struct hdl_shape {
    unsigned n, size[HDL_DIMS];
    const char *name[HDL_DIMS];
};

/* Parts with names, see hdl_fields(). */
struct hdl_fields {
    size_t n;
    const struct hdl_field *at;
};

/* Names of values, see hdl_codes(). */
struct hdl_codes {
    size_t n;
    const struct hdl_code *at;
};

enum { HDL_STARS = 3 };
struct hdl_node {
    enum hdl_op op;
    hdl_width width;
    uint32_t id; /* index in the module's nodes */
    uint32_t n;
    const sig *arg;
    struct hdl *mod;
    struct hdl_mem *mem; /* OP_MEMRD */
    uint64_t value;      /* OP_CONST, OP_MUL, OP_CALL */
    sig body;     /* OP_CALL: the same value made of operators, for passes that look inside */
    bool fill;    /* OP_CONST */
    bool shifted; /* OP_CONST: ones from bit `lsb` on */
    bool formal;  /* expressions: made in a WARPSMITH_FORMAL section, not shared with the body */
    unsigned lsb; /* OP_SEL */
    const char *name;   /* leaves: the name; expressions: a name if printed as a wire, or NULL */
    bool keep;          /* expressions: print as a wire of its own */
    bool preserve;      /* OP_WIRE: hdl_keep() */
    const char *inside; /* OP_WIRE: path of hdl_inside(), or NULL */
    bool any;           /* OP_WIRE: hdl_any_const() */
    bool watched;       /* by hdl_inside() of another module */
    unsigned stars[HDL_STARS]; /* what each "[*]" in the path stands for, outermost first; or 0 */
    const char *doc;
    struct hdl_drive drive[2];          /* the second one for the other branch of a section */
    struct hdl_part *parts, *last_part; /* DRIVE_PARTS, in the order of assignment */
    const struct hdl_shape *shape;      /* NULL: not declared */
    const char *dims;                   /* hdl_port_dims(), or NULL */
    const struct hdl_codes *codes;      /* the same */
    const struct hdl_fields *fields;    /* the same */
    hdl_place place;
    struct hdl_group *group; /* OP_REG */
    bool written;            /* OP_REG: some statement writes it (not in a dead branch) */
    unsigned idle;           /* OP_REG: hdl_idle() */
    struct hdl_loc loc;
};

struct hdl_text {
    const char *id, *text; /* id NULL: a plain comment */
    struct hdl_text *next;
};

struct hdl_list {
    struct hdl_stmt *first, *last;
    struct hdl_chain *chain; /* the when that an else may follow */
};

enum hdl_stmt_kind { ST_NEXT, ST_IF, ST_MEMW };
struct hdl_stmt {
    enum hdl_stmt_kind kind;
    struct hdl_stmt *next;
    struct hdl_text *text;
    struct hdl_loc loc;
    /* ST_NEXT: reg[lsb units +: width of value] gets value */
    sig reg, value;
    unsigned lsb;
    bool part;
    /* ST_IF */
    sig cond;
    struct hdl_list yes, no;
    /* ST_MEMW */
    struct hdl_mem *mem;
    sig addr, data, mask;
};

struct hdl_group {
    unsigned number;
    const char *title;
};

struct hdl_mem {
    struct hdl *mod;
    const char *name, *doc;
    unsigned number, depth, parts;
    hdl_width word;
    hdl_place place;
    bool read, written;
    bool queue; /* hdl_queue() */
    struct hdl_loc loc;
};

struct hdl_conn {
    sig s; /* NULL: open */
    bool per_lane;
    hdl_place place;
    struct hdl_loc loc;
};

struct hdl_inst {
    struct hdl *mod, *child;
    const char *name;
    unsigned number, lanes; /* lanes 0: a single instance */
    hdl_width *param;       /* value of each parameter of the child; 0: none yet */
    struct hdl_conn *conn;  /* per port of the child, without clk, rst and counters */
    sig *get;               /* wires made by hdl_get() */
    const char **counter;   /* per counter of the child: own port that it drives, or NULL */
    hdl_place place;
    struct hdl_loop *plain; /* the loop of one iteration that it was made in, or NULL */
    struct hdl_loc loc;
};

enum hdl_item_kind {
    IT_NODE,
    IT_ASSIGN,
    IT_STMT,
    IT_MEM,
    IT_INST,
    IT_HEADING,
    IT_SECTION,
    IT_PROPERTY,
    IT_LOOP
};
struct hdl_item {
    enum hdl_item_kind kind;
    unsigned seq; /* printing order; moves to the end when an instance is bound further */
    hdl_place place;
    struct hdl_text *text;
    sig node, expr; /* IT_NODE: wire or register declared here; IT_ASSIGN: node gets expr;
                     * IT_PROPERTY: expr holds */
    struct hdl_stmt *stmt;
    struct hdl_mem *mem;
    struct hdl_inst *inst;
    const char *title;
    unsigned section;
    size_t property; /* IT_PROPERTY: its number */
    unsigned loop;   /* IT_LOOP: number of the loop */
    bool part;       /* IT_ASSIGN: only the units of node from lsb on */
    unsigned lsb;
};

/* One run of a hdl_for(). A loop in a loop runs once per iteration of the outer one. */
struct hdl_loop {
    const char *label, *index;
    const char *bound; /* localparam that `to` is, but for `less`; or NULL */
    unsigned number, from, to, less;
    bool behind;             /* begins behind the index of the loop around it: pairs */
    bool plain;              /* of one iteration, which stands where the loop would */
    struct hdl_loop *around; /* of a plain one: the plain one that was open when it began */
    hdl_place parent;        /* where it stands */
    hdl_place *iter;         /* place of each iteration */
    struct hdl *mod;
    struct hdl_text *text;
    struct hdl_loc loc;
};

struct hdl_iter {
    struct hdl_loop *loop;
    unsigned index;
    const char *path; /* "entry[3].against[4]." */
};

struct hdl_param_def {
    const char *name, *meaning;
    unsigned value;
    hdl_width width; /* a localparam: of hdl_codes(); 0: a size */
    bool used;       /* in a width; not for localparams */
};

struct hdl_section {
    const char *macro;
    bool has_else;
};

struct hdl_counter_def {
    const char *name, *doc;
    struct hdl_text *text; /* rules and comments above it */
    sig increment;         /* NULL: handed up from an instance */
    struct hdl_inst *inst;
    unsigned port;
    struct hdl_loc loc;
};

struct hdl_property_def {
    struct hdl_property is;
    sig expr;
    bool formal; /* in a WARPSMITH_FORMAL section: an item prints it */
    bool again;  /* printed with that of an earlier iteration, of the same label */
    hdl_place place;
    struct hdl_loc loc;
};
static inline bool hdl_is_assumed(const struct hdl_property_def *p)
{
    return p->is.kind == HDL_DUTY || p->is.kind == HDL_SYMBOL;
}

struct hdl_unused_def {
    sig s;
    hdl_place place;
};

struct hdl_uncovered_def {
    sig s;
    unsigned lsb, bits;
    const char *why;
};

struct hdl_note_def {
    const char *title, *text;
};

/* Growing arrays in the arena. */
#define HDL_VEC(type)                                                                              \
    struct {                                                                                       \
        type *at;                                                                                  \
        size_t n, cap;                                                                             \
    }
#define HDL_PUSH(design, vec, value)                                                               \
    do {                                                                                           \
        if ((vec).n == (vec).cap) {                                                                \
            size_t cap_ = (vec).cap ? 2 * (vec).cap : 16;                                          \
            (vec).at =                                                                             \
                hdl_grow(design, (vec).at, (vec).n * sizeof *(vec).at, cap_ * sizeof *(vec).at);   \
            (vec).cap = cap_;                                                                      \
        }                                                                                          \
        (vec).at[(vec).n++] = (value);                                                             \
    } while (0)

struct hdl_name {
    const char *name;
    struct hdl_loc loc;
};

/* Names that are taken, open addressing; lives in the arena. `next`: the number to try first behind
 * this name when it is the base of a numbered one. */
struct hdl_name_set {
    struct hdl_name_entry {
        const char *name;
        unsigned next;
    } * at;
    size_t cap, n;
};
/* The entry of a name, NULL if it is not there. */
struct hdl_name_entry *hdl_names_find(const struct hdl_name_set *s, const char *name);
/* `name` must live as long as the set, and must not be there yet. */
void hdl_names_add(struct hdl_design *d, struct hdl_name_set *s, const char *name);

/* Bits that are stored in a module and below it. */
struct hdl_stored {
    uint64_t bits;                     /* of fixed width */
    uint64_t by_param[HDL_MAX_PARAMS]; /* times the parameter */
    uint64_t memory_bits;              /* in memory macros */
};

struct hdl {
    struct hdl_design *design;
    const char *shaped, *shape; /* hdl_module_shaped(): the bare name and the shape, or NULL */
    struct hdl_memory *memory;  /* hdl_mark_memory(), or NULL */
    struct hdl_stored stored;   /* after the check pass */
    struct hdl_stored payload;  /* with gated clocks: of that, queues and what has no reset */
    const char *name, *summary;
    const char *emitted; /* its name in Verilog: with the prefix, unless it is a black box */
    bool blackbox;
    HDL_VEC(struct hdl_node *) nodes;
    HDL_VEC(sig) ports;   /* inputs and outputs, without clk, rst, counters */
    HDL_VEC(sig) aliases; /* of hdl_inside() */
    HDL_VEC(struct hdl_item *) items;
    HDL_VEC(struct hdl_inst *) insts;
    HDL_VEC(struct hdl_mem *) mems;
    HDL_VEC(struct hdl_param_def) params;
    HDL_VEC(struct hdl_param_def) localparams;
    HDL_VEC(struct hdl_section) sections;
    HDL_VEC(struct hdl_counter_def) counters;
    HDL_VEC(struct hdl_property_def) properties;
    HDL_VEC(struct hdl_note_def) notes;
    HDL_VEC(struct hdl_unused_def) unused;
    HDL_VEC(struct hdl_loop *) loops;
    HDL_VEC(struct hdl_iter) iters;
    HDL_VEC(const char *) indices; /* names of loop indices */
    HDL_VEC(struct hdl_uncovered_def) uncovered;
    HDL_VEC(struct hdl_name) names;
    struct hdl_name_set name_set;
    struct hdl_name_set inner; /* names in loops, labels and indices, without their path */
    struct hdl_node **hash;    /* open addressing over nodes that are expressions or constants */
    size_t hash_cap, hash_n;
    sig poison, clock, reset;
    struct hdl_text *pending, **pending_end;
    struct hdl_group *group;
    unsigned ngroups;
    unsigned seq;
    hdl_place place;
    struct hdl_loop *plain;  /* innermost open loop of one iteration */
    struct hdl_scope *scope; /* innermost open one */
    struct hdl_list *top;    /* chain state outside of all scopes */
    bool has_clock, has_reset;
    bool formal;    /* a WARPSMITH_FORMAL section is open */
    uint64_t *comb; /* [output port][input port] bits, after the check pass */
    struct hdl_loc loc;
};

/* What a module asks for whose sizes were edited: there is no such module. */
#define HDL_STOP "localparam_was_edited_make_the_package_again"
/* The same of a parameter that was overridden, by a module with a black box of one width. */
#define HDL_OTHER_WIDTH "macro_has_another_width_make_the_package_again"

struct hdl_design {
    const char *prefix;
    enum hdl_gating gating;
    bool gated; /* a clock gate was printed */
    HDL_VEC(struct hdl *) modules;
    const char *error;
    bool checked;
    bool altered; /* a copy with defects: loops whose iterations differ are written out, and what is
                   * unused is no error */
    struct hdl_chunk *chunks;
    char *said; /* where texts are put together before they are kept */
    size_t said_cap;
};

/* The same modules, with an arena, an error and a mark of gated clocks of its own. Freed before the
 * design, by hdl_design_free(). */
struct hdl_design *hdl_design_twin(const struct hdl_design *d);

/* check.c: the two parts of hdl_check(). What the modules see of each other, for all of them;
 * then, for a module that was checked so, that its signals are driven and used. */
void hdl_check_modules(struct hdl_design *d);
void hdl_check_signals(const struct hdl *h);

/* arena */
void *hdl_alloc(struct hdl_design *d, size_t size);
void *hdl_grow(struct hdl_design *d, const void *old, size_t old_size, size_t new_size);
const char *hdl_strdup(struct hdl_design *d, const char *s);
const char *hdl_vstr(struct hdl_design *d, const char *fmt, ...)
    __attribute__((format(printf, 2, 3)));

/* errors: keeps the first one */
void hdl_fail(struct hdl_design *d, struct hdl_loc loc, const char *fmt, ...)
    __attribute__((format(printf, 3, 4)));

/* Name of a signal for messages: its own, or a short description of the expression. */
const char *hdl_say(sig s);
/* Width for messages: "8 bits", "3*LANE_W". */
const char *hdl_say_width(const struct hdl *h, hdl_width w);

/* build.c */
struct hdl_node *hdl_new_node(struct hdl *h, struct hdl_loc loc, enum hdl_op op, hdl_width w);
/* Reserves a name at a place of the module; gives its path, such as "entry[3].tag", or NULL after
 * recording what is wrong with it. */
const char *hdl_take_name(struct hdl *h, struct hdl_loc loc, const char *fn, hdl_place at,
                          const char *name);
/* The same; in a loop of one iteration the label and index of that stand in front. */
const char *hdl_take_inner(struct hdl *h, struct hdl_loc loc, const char *fn, hdl_place at,
                           const char *name);
struct hdl_item *hdl_new_item(struct hdl *h, enum hdl_item_kind kind);
/* The item of a register or of a wire without value. A rule before it goes to what comes next. */
void hdl_new_declaration(struct hdl *h, sig s);
/* Adds a driver to an output or wire, reporting a second one. */
void hdl_add_drive(struct hdl_loc loc, const char *fn, sig target, struct hdl_drive drive);
bool hdl_good_width(struct hdl *h, struct hdl_loc loc, const char *fn, const char *name,
                    hdl_width w);
/* The comments that wait for an item; none wait afterwards. */
struct hdl_text *hdl_take_text(struct hdl *h);
/* `cond` is one bit of the module. */
bool hdl_good_cond(struct hdl_loc loc, const char *fn, const struct hdl *h, sig cond);
/* List and section that statements go to now; NULL in a dead branch. */
void hdl_add_stmt(struct hdl *h, struct hdl_loc loc, struct hdl_stmt proto);

/* design.c: a size (width 0), or a name of values of that width. */
unsigned hdl_constant_at(struct hdl_loc, struct hdl *h, const char *fn, struct hdl_param_def p);

/* loop.c */
static inline bool hdl_in_loop(hdl_place p)
{
    return p >= HDL_ITERS;
}
/* The place around this one; of the body: the body. */
hdl_place hdl_place_up(const struct hdl *h, hdl_place p);
/* Body or branch of a section that the place is in. */
hdl_place hdl_section_of(const struct hdl *h, hdl_place p);
/* Innermost place that both are in. */
hdl_place hdl_place_common(const struct hdl *h, hdl_place a, hdl_place b);
/* "entry[3].against[4]." in front of the names of a place, "" outside of loops. */
const char *hdl_path_of(const struct hdl *h, hdl_place p);
/* A name without its path. */
const char *hdl_bare(const char *name);
/* Its path as an identifier: entry_3_tag. */
const char *hdl_flat_name(const struct hdl *h, const char *name);

/* names.c */
bool hdl_is_keyword(const char *name);
bool hdl_is_identifier(const char *name);

/* Expression leaves need no wire of their own. */
static inline bool hdl_is_leaf(sig s)
{
    return s->op <= OP_REG;
}
static inline bool hdl_is_fill(sig s, unsigned bit)
{
    return s->op == OP_CONST && s->fill && s->value == bit;
}
/* A constant, or a concatenation of constants. */
bool hdl_is_const(sig s);
/* Marks an expression to be printed as a wire with this name (NULL name: derived); gives it back.
 */
sig hdl_named(sig s, const char *name);

/* ops.c: a call of f, where `body` is its value; `body` itself where that is no more than a part or
 * a constant. */
sig hdl_call(struct hdl_loc loc, enum hdl_call f, sig body, size_t n, const sig *arg);

/* What the function is called in Verilog; a number behind it tells several shapes apart. */
const char *hdl_call_name(enum hdl_call f);

/* storage.c: sets h->stored; after those of the modules in it. */
void hdl_count_storage(struct hdl *h);

/* check.c: does output port o depend on input port i within a cycle? */
bool hdl_comb_path(const struct hdl *h, size_t o, size_t i);

#endif
