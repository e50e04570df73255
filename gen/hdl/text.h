/* Text being written, and expressions in it. */
#ifndef WS_HDL_TEXT_H
#define WS_HDL_TEXT_H

#include "gen/hdl/use.h"

struct hdl_buf {
    char *at;
    size_t n, cap;
};
void hdl_put(struct hdl_buf *b, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* One line, indented by 4*depth columns and broken at blanks when longer than 100 columns. Takes
 * the text out of `line`. */
void hdl_put_line(struct hdl_buf *b, unsigned depth, struct hdl_buf *line);
/* `// text` in as many lines as it takes. */
void hdl_put_comment(struct hdl_buf *b, unsigned depth, const char *text);

struct hdl_printer {
    const struct hdl *h;
    struct hdl_use use;
    struct hdl_buf out;
    const char **name[CTX_COUNT]; /* by node id: what it is called there; NULL: not declared */
    struct hdl_name *taken;       /* names given by the printer */
    size_t ntaken, cap_taken;
    const struct hdl_text **told; /* comments printed in full already */
    size_t ntold, cap_told;
    const char *loop; /* index of loops over lanes or parts */
};

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
/* Constants of reset values. */
void hdl_put_const(struct hdl_buf *b, sig s);
/* "[3]", "[7:4]", "[2*LANE_W +: LANE_W]". */
void hdl_put_part(struct hdl_buf *b, const struct hdl *h, unsigned lsb, hdl_width w);

#endif
