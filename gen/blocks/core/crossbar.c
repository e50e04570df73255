/* crossbar: one-hot AND-OR both ways, a lane at a time. */
#include "gen/blocks/blocks.h"
#include "gen/blocks/props.h"

/* What the D ports get: of each the item that its part of d_sel names. */
static sig d_part(const struct sizes *z, sig d_sel, sig items, hdl_width w)
{
    unsigned np = z->ncu * z->dports;
    sig port[np];
    for (unsigned i = 0; i < np; i++)
        port[i] = hdl_select(hdl_bits(d_sel, i * z->wbw, z->wbw), items, w);
    return hdl_pack(np, port);
}

static struct hdl *crossbar_lane(struct hdl_design *d, const struct params *p)
{
    struct sizes z = params_sizes(p);
    struct hdl *h = hdl_module(d, "crossbar_lane", "One lane of the crossbar.");
    hdl_width w = hdl_param(h, "LANE_W", z.lane_bits, "bits of one lane");
    hdl_localparam(h, "WBW", z.wbw, "write ports");
    hdl_localparam(h, "NBANK", z.nbank, "banks");
    hdl_localparam(h, "NT", z.nt, "S-port targets");
    if (z.ccu)
        hdl_localparam(h, "DPORTS", z.dports, "D ports of one CCU");
    sig wr_data = hdl_input(h, "wr_data", hdl_times(w, z.wbw), "write ports");
    sig wr_sel = hdl_input(h, "wr_sel", z.nbank * z.wbw, "[bank][port], one-hot or zero");
    sig bank_wdata = hdl_output(h, "bank_wdata", hdl_times(w, z.nbank), "to the banks");
    sig bank_rdata = hdl_input(h, "bank_rdata", hdl_times(w, z.nbank), "from the banks");
    sig rd_sel = hdl_input(h, "rd_sel", z.nt * z.nbank, "[target][bank], one-hot or zero");
    sig s_data = hdl_output(h, "s_data", hdl_times(w, z.nt), "to the targets");

    sig data[z.nbank], target[z.nt];
    for (unsigned b = 0; b < z.nbank; b++)
        data[b] = hdl_select(hdl_bits(wr_sel, b * z.wbw, z.wbw), wr_data, w);
    hdl_comment(h, "An idle target is skipped by a simulator; in gates the test is redundant.");
    for (unsigned t = 0; t < z.nt; t++) {
        sig sel = hdl_bits(rd_sel, t * z.nbank, z.nbank);
        sig bank_data = hdl_wire(h, hdl_fmt(h, "bank_data_%u", t), hdl_select(sel, bank_rdata, w));
        target[t] = hdl_wire(h, hdl_fmt(h, "target_%u", t),
                             hdl_mux(hdl_any(sel), bank_data, hdl_zero(h, w)));
    }
    hdl_rule(h, "XB-W1", "Data of the selected write port.");
    hdl_rule(h, "XB-Z1", "Zero if not selected: idle paths do not toggle.");
    hdl_assign(bank_wdata, hdl_pack(z.nbank, data));
    hdl_rule(h, "XB-R1", "Data of the selected bank.");
    hdl_assign(s_data, hdl_pack(z.nt, target));
    if (z.ccu) {
        unsigned np = z.ncu * z.dports;
        sig d_sel = hdl_input(h, "d_sel", np * z.wbw, "[unit][D port][port], one-hot or zero");
        sig d_data = hdl_output(h, "d_data", hdl_times(w, np), "to the D ports");
        hdl_rule(h, "XB-D1", "Data of the write port that the write filter chose.");
        hdl_assign(d_data, d_part(&z, d_sel, wr_data, w));
    }
    return h;
}

struct hdl *block_crossbar(struct hdl_design *d, const struct params *p)
{
    struct hdl *h = hdl_find(d, "crossbar");
    if (h)
        return h;
    struct sizes z = params_sizes(p);
    struct hdl *lane = crossbar_lane(d, p);
    h = hdl_module(d, "crossbar", "Payload between write ports, banks and collectors.");
    hdl_width w = hdl_times(hdl_param(h, "LANE_W", z.lane_bits, "bits of one lane"), z.lanes);
    hdl_localparam(h, "LANES", z.lanes, "lanes of a warp register");
    hdl_localparam(h, "WBW", z.wbw, "write ports");
    hdl_localparam(h, "NBANK", z.nbank, "banks");
    hdl_localparam(h, "NT", z.nt, "S-port targets");
    if (z.ccu)
        hdl_localparam(h, "DPORTS", z.dports, "D ports of one CCU");
    hdl_note(h, "Latency", "combinational");
    sig wr_data = hdl_input(h, "wr_data", hdl_times(w, z.wbw), "write ports");
    sig wr_mask = hdl_input(h, "wr_mask", z.wbw * z.lanes, "lanes that are written");
    sig wr_sel = hdl_input(h, "wr_sel", z.nbank * z.wbw, "[bank][port], one-hot or zero");
    sig bank_wdata =
        hdl_output(h, "bank_wdata", hdl_times(w, z.nbank), "to the banks, zero if not selected");
    sig bank_wmask =
        hdl_output(h, "bank_wmask", z.nbank * z.lanes, "to the banks, zero if not selected");
    sig bank_rdata = hdl_input(h, "bank_rdata", hdl_times(w, z.nbank), "from the banks");
    sig rd_sel = hdl_input(h, "rd_sel", z.nt * z.nbank, "[target][bank], one-hot or zero");
    sig s_data =
        hdl_output(h, "s_data", hdl_times(w, z.nt), "to S-port target t, zero if not selected");

    sig mask[z.nbank];
    for (unsigned b = 0; b < z.nbank; b++)
        mask[b] = hdl_select(hdl_bits(wr_sel, b * z.wbw, z.wbw), wr_mask, z.lanes);
    hdl_rule(h, "XB-W1", "The lane mask of the selected write port.");
    hdl_assign(bank_wmask, hdl_pack(z.nbank, mask));
    hdl_comment(h, "The selects are shared by all lanes.");
    struct hdl_inst *i = hdl_lanes(h, "u_lane", lane, z.lanes);
    hdl_bind_lane(i, "wr_data", wr_data);
    hdl_bind(i, "wr_sel", wr_sel);
    hdl_bind_lane(i, "bank_wdata", bank_wdata);
    hdl_bind_lane(i, "bank_rdata", bank_rdata);
    hdl_bind(i, "rd_sel", rd_sel);
    hdl_bind_lane(i, "s_data", s_data);
    sig d_sel = NULL, d_data = NULL, d_mask = NULL;
    if (z.ccu) {
        unsigned np = z.ncu * z.dports;
        d_sel = hdl_input(h, "d_sel", np * z.wbw, "[c][j][port], one-hot or zero");
        d_data =
            hdl_output(h, "d_data", hdl_times(w, np), "[c][j] to D port j, zero if not selected");
        d_mask = hdl_output(h, "d_mask", np * z.lanes, "[c][j] its lanes, or zero");
        hdl_rule(h, "XB-D1", "The lane mask of the write port that the write filter chose.");
        hdl_assign(d_mask, d_part(&z, d_sel, wr_mask, z.lanes));
        hdl_bind(i, "d_sel", d_sel);
        hdl_bind_lane(i, "d_data", d_data);
    }
    props_crossbar(h, &z, w,
                   &(struct crossbar_ports){wr_data, wr_mask, wr_sel, bank_wdata, bank_wmask,
                                            bank_rdata, rd_sel, s_data, d_sel, d_data, d_mask});
    return h;
}
