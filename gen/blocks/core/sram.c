/* sram: one bank behind the memory wrapper. The behavioural body is a narrow memory per lane, so
 * that a lane's write enable is the write enable of a memory and not a mask on a part of its word.
 */
#include "gen/blocks/blocks.h"
#include "gen/blocks/props.h"
#include "gen/blocks/shapes.h"
#include <stdio.h>

static bool same_macro(const struct hdl *m, const struct sizes *z)
{
    const struct hdl_memory *is = hdl_memory_of(m);
    return is->lanes == z->lanes && !is->latency == !z->rf_lat && is->two_ports == z->bank_1r1w;
}

/* Named by depth and width; further ones of the same by their lanes and kind, too. */
static struct hdl *macro(struct hdl_design *d, const struct sizes *z)
{
    char name[48];
    const char *kind = z->bank_1r1w ? "1r1w" : "1rw";
    snprintf(name, sizeof name, "sram_%s_%ux%u", kind, z->depth, z->w);
    struct hdl *m = hdl_find(d, name);
    if (m && !same_macro(m, z)) {
        snprintf(name, sizeof name, "sram_%s_%ux%u_%u%s", kind, z->depth, z->w, z->lanes,
                 z->rf_lat ? "" : "_async");
        m = hdl_find(d, name);
    }
    if (m)
        return m;
    m = hdl_blackbox(d, name,
                     z->bank_1r1w ? "SRAM with a read and a write port, and lane write enables"
                                  : "single-ported SRAM with lane write enables");
    hdl_mark_memory(m, &(struct hdl_memory){.depth = z->depth,
                                            .width = z->w,
                                            .lanes = z->lanes,
                                            .latency = z->rf_lat,
                                            .two_ports = z->bank_1r1w});
    hdl_width w = hdl_times(hdl_param(m, "LANE_W", z->lane_bits, "bits of one lane"), z->lanes);
    hdl_clock(m);
    hdl_input(m, "en", 1, "access");
    hdl_input(m, "we", 1, "write");
    hdl_input(m, "row", z->roww, "row");
    if (z->bank_1r1w)
        hdl_input(m, "wrow", z->roww, "row that is written");
    hdl_input(m, "wmask", z->lanes, "lanes written");
    hdl_input(m, "wdata", w, "data");
    hdl_output(m, "rdata", w, "row read in the last cycle");
    return m;
}

static struct hdl *sram_lane(struct hdl_design *d, const struct sizes *z, const char *shape)
{
    struct hdl *h = hdl_module_shaped(d, "sram_lane", shape, "One lane of a bank, behavioural.");
    hdl_width w = hdl_param(h, "LANE_W", z->lane_bits, "bits of one lane");
    hdl_localparam(h, "DEPTH", z->depth, "rows");
    hdl_localparam(h, "RF_LAT", z->rf_lat, "read latency of the bank in cycles");
    sig write = hdl_input(h, "write", 1, "this lane is written");
    sig read = z->rf_lat ? hdl_input(h, "read", 1, "the row is read") : NULL;
    sig row = hdl_input(h, "row", z->roww, "row"), wrow = row;
    if (z->bank_1r1w)
        wrow = hdl_input(h, "wrow", z->roww, "row that is written");
    sig wdata = hdl_input(h, "wdata", w, "data written");
    sig rdata = hdl_output(h, "rdata", w, "row of the last read");

    struct hdl_mem *mem = hdl_mem(h, "mem", z->depth, w, 1, "the rows");
    hdl_rule(h, "SR-W1", "A write changes the lane at the clock edge.");
    hdl_when(write) hdl_mem_write(mem, wrow, wdata, NULL);
    struct sram_lane_ports seen = {write, read, row, wrow, wdata, rdata};
    if (!z->rf_lat) {
        hdl_rule(h, "SR-R1", "Without latency the row is read in the same cycle.");
        hdl_assign(rdata, hdl_mem_read(mem, row));
        props_sram_lane(h, z, w, mem, &seen);
        return h;
    }
    sig q = hdl_reg(h, "row_read", w, NULL, "row of the last read");
    hdl_rule(h, "SR-R1", "A read gives its row in the next cycle.");
    hdl_rule(h, "SR-X1", "It stays until the next read.");
    hdl_when(read) hdl_next(q, hdl_mem_read(mem, row));
    hdl_assign(rdata, q);
    props_sram_lane(h, z, w, mem, &seen);
    return h;
}

struct hdl *block_sram(struct hdl_design *d, const struct params *p)
{
    struct sizes z = params_sizes(p);
    return sram_of(d, &(struct sram_shape){.depth = z.depth,
                                           .lanes = z.lanes,
                                           .lane_bits = z.lane_bits,
                                           .latency = z.rf_lat,
                                           .two_ports = z.bank_1r1w});
}

/* "64x32"; where lanes or latency may differ too, they are told. */
static void shape_name(const struct sram_shape *s, char *name, size_t size)
{
    int n = snprintf(name, size, "%ux%u", s->depth, s->lanes * s->lane_bits);
    if (n > 0 && (s->lanes != 1 || s->latency != 1 || s->two_ports))
        snprintf(name + n, size - (size_t)n, "_%u_%u%s", s->lanes, s->latency,
                 s->two_ports ? "_1r1w" : "");
}

static void second_cycle(struct hdl *h, hdl_width w, sig reads, sig first, sig rdata)
{
    sig was = hdl_reg_zero(h, "was_reading", 1, "a row was read in the last cycle");
    hdl_next(was, reads);
    sig q = hdl_reg(h, "second_rdata", w, NULL, "row of the last read, one cycle later");
    hdl_rule(h, "SR-R1", "Latency 2: one cycle more.");
    hdl_when(was) hdl_next(q, first);
    hdl_assign(rdata, q);
}

struct hdl *sram_of(struct hdl_design *d, const struct sram_shape *s)
{
    char shape[64];
    shape_name(s, shape, sizeof shape);
    struct hdl *h = hdl_find_shape(d, "sram", shape);
    if (h)
        return h;
    struct sizes z = {.depth = s->depth,
                      .lanes = s->lanes,
                      .lane_bits = s->lane_bits,
                      .w = s->lanes * s->lane_bits,
                      .roww = clog2(s->depth),
                      .rf_lat = s->latency,
                      .bank_1r1w = s->two_ports};
    struct hdl *outside = macro(d, &z), *lane = sram_lane(d, &z, shape);
    bool two = s->two_ports;
    h = hdl_module_shaped(d, "sram", shape,
                          two ? "One bank: a read and a write port, write enable per lane."
                              : "One bank: single-ported, write enable per lane.");
    hdl_width lane_w = hdl_param(h, "LANE_W", z.lane_bits, "bits of one lane");
    hdl_width w = hdl_times(lane_w, z.lanes);
    hdl_localparam(h, "LANES", z.lanes, "lanes of a row");
    hdl_localparam(h, "DEPTH", z.depth, "rows");
    hdl_localparam(h, "RF_LAT", z.rf_lat, "read latency in cycles");
    sig en = hdl_input(h, "en", 1, two ? "read" : "access");
    sig we = hdl_input(h, "we", 1, "write");
    if (two && !z.rf_lat)
        hdl_unused(en); /* but by the macro */
    sig row = hdl_input(h, "row", z.roww, two ? "row that is read" : "row"), wrow = row;
    if (two)
        wrow = hdl_input(h, "wrow", z.roww, "row that is written");
    sig wmask = hdl_input(h, "wmask", z.lanes, "lanes written");
    sig wdata = hdl_input(h, "wdata", w, "data written");
    static const char *const read_when[] = {"row that is read, kept until the next read",
                                            "row read in the last cycle, kept until the next read",
                                            "row read two cycles ago, kept until the next read"};
    sig rdata = hdl_output(h, "rdata", w, read_when[z.rf_lat]);

    sig reads = two ? en : hdl_and(en, hdl_not(we)), writes = two ? we : hdl_and(en, we);
    sig first = z.rf_lat < 2 ? rdata : hdl_wire_later(h, "first_rdata", w);
    hdl_ifdef(h, "WARPSMITH_SRAM_MACRO");
    struct hdl_inst *i = hdl_inst(h, "u_macro", outside);
    hdl_bind(i, "en", en);
    hdl_bind(i, "we", we);
    hdl_bind(i, "row", row);
    if (two)
        hdl_bind(i, "wrow", wrow);
    hdl_bind(i, "wmask", wmask);
    hdl_bind(i, "wdata", wdata);
    hdl_bind(i, "rdata", first);
    hdl_ifdef_else(h);
    i = hdl_lanes(h, "u_lane", lane, z.lanes);
    hdl_bind_lane(i, "write", hdl_wire(h, "lane_write", hdl_gate(writes, wmask)));
    if (z.rf_lat)
        hdl_bind(i, "read", reads);
    hdl_bind(i, "row", row);
    if (two)
        hdl_bind(i, "wrow", wrow);
    hdl_bind_lane(i, "wdata", wdata);
    hdl_bind_lane(i, "rdata", first);
    hdl_endif(h);

    if (z.rf_lat == 2)
        second_cycle(h, w, reads, first, rdata);
    props_sram(h, &z,
               &(struct sram_ports){.w = w,
                                    .lane_w = lane_w,
                                    .lanes = i,
                                    .reads = reads,
                                    .writes = writes,
                                    .row = row,
                                    .wrow = wrow,
                                    .wmask = wmask,
                                    .wdata = wdata,
                                    .first = first,
                                    .rdata = rdata});
    return h;
}
