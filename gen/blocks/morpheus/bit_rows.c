/* bit_rows: behind the wrapper a macro, or one memory of whole words: a memory for each bit, as
 * sram has one for each lane, would cost simulators more than all the rest. */
#include "gen/blocks/morpheus/bit_rows.h"
#include <stdio.h>

static struct hdl *macro(struct hdl_design *d, const struct bit_rows_shape *s)
{
    char name[48];
    snprintf(name, sizeof name, "sram_1rw_%ux%u", s->depth, s->bits);
    struct hdl *m = hdl_find(d, name);
    if (m)
        return m;
    m = hdl_blackbox(d, name, "single-ported SRAM with bit write enables");
    hdl_mark_memory(m, &(struct hdl_memory){
                           .depth = s->depth, .width = s->bits, .lanes = s->bits, .latency = 1});
    hdl_width w = hdl_times(hdl_param(m, "LANE_W", 1, "bits of one lane"), s->bits);
    hdl_clock(m);
    hdl_input(m, "en", 1, "access");
    hdl_input(m, "we", 1, "write");
    hdl_input(m, "row", hdl_clog2(s->depth), "row");
    hdl_input(m, "wmask", s->bits, "bits written");
    hdl_input(m, "wdata", w, "data");
    hdl_output(m, "rdata", w, "row read in the last cycle");
    return m;
}

struct ports {
    sig en, we, row, wmask, wdata, rdata, look_row, look_data;
};

static sig merged(sig old, const struct ports *p)
{
    return hdl_or(hdl_and(old, hdl_not(p->wmask)), hdl_and(p->wdata, p->wmask));
}

static void body(struct hdl *h, const struct bit_rows_shape *s, const struct ports *p)
{
    sig q = hdl_reg(h, "row_read", s->bits, NULL, "row of the last read");
    sig write = hdl_and(p->en, p->we), read = hdl_and(p->en, hdl_not(p->we));
    hdl_assign(p->rdata, q);
    if (s->depth < 2) {
        sig only = hdl_reg(h, "only_row", s->bits, NULL, "the row");
        hdl_when(write) hdl_next(only, merged(only, p));
        hdl_when(read) hdl_next(q, only);
        if (s->look)
            hdl_assign(p->look_data, only);
        return;
    }
    struct hdl_mem *mem = hdl_mem(h, "mem", s->depth, s->bits, 1, "the rows");
    sig word = hdl_wire(h, "word", hdl_mem_read(mem, p->row));
    hdl_when(write) hdl_mem_write(mem, p->row, merged(word, p), NULL);
    hdl_when(read) hdl_next(q, word);
    if (s->look)
        hdl_assign(p->look_data, hdl_mem_read(mem, p->look_row));
}

static void outside(struct hdl *h, const struct ports *p, struct hdl *m)
{
    struct hdl_inst *i = hdl_inst(h, "u_macro", m);
    hdl_inst_param(i, "LANE_W", 1);
    hdl_bind(i, "en", p->en);
    hdl_bind(i, "we", p->we);
    hdl_bind(i, "row", p->row);
    hdl_bind(i, "wmask", p->wmask);
    hdl_bind(i, "wdata", p->wdata);
    hdl_bind(i, "rdata", p->rdata);
}

struct hdl *bit_rows_of(struct hdl_design *d, const struct bit_rows_shape *s)
{
    struct hdl *h = hdl_find(d, "bit_rows");
    if (h)
        return h;
    bool rows = s->depth > 1, by_macro = rows && !s->look;
    struct hdl *m = by_macro ? macro(d, s) : NULL;
    h = hdl_module(d, "bit_rows", "Rows of filter bits: single-ported, an enable for each bit.");
    hdl_localparam(h, "DEPTH", s->depth, "rows");
    struct ports p = {.en = hdl_input(h, "en", 1, "access"),
                      .we = hdl_input(h, "we", 1, "write"),
                      .row = rows ? hdl_input(h, "row", hdl_clog2(s->depth), "row") : NULL,
                      .wmask = hdl_input(h, "wmask", s->bits, "bits written"),
                      .wdata = hdl_input(h, "wdata", s->bits, "data written")};
    if (s->look && rows)
        p.look_row = hdl_input(h, "look_row", hdl_clog2(s->depth), "a row besides");
    p.rdata = hdl_output(h, "rdata", s->bits, "row of the last read");
    if (s->look)
        p.look_data = hdl_output(h, "look_data", s->bits, "the row besides, in the same cycle");
    if (by_macro) {
        hdl_ifdef(h, "WARPSMITH_SRAM_MACRO");
        outside(h, &p, m);
        hdl_ifdef_else(h);
    }
    body(h, s, &p);
    if (by_macro)
        hdl_endif(h);
    return h;
}
