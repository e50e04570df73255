/* Part of the composition: bank arbiter, banks, crossbar. */
#include "gen/blocks/regfile/regfile.h"

static void children(struct rf *r)
{
    block_bank_arbiter(r->d, r->p);
    block_crossbar(r->d, r->p);
    block_sram(r->d, r->p);
}

static void ports(struct rf *r)
{
    rf_port(r, wb_valid);
    rf_port(r, wb_ready);
    rf_port(r, wb_phys);
    rf_port(r, wb_mask);
    rf_port(r, wb_data);
}

static void wires(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    r->write.valid = r->io.wb_valid;
    r->write.phys = r->io.wb_phys;
    r->write.mask = r->io.wb_mask;
    r->write.data = r->io.wb_data;
    r->write.ready = r->io.wb_ready;
    r->select.older = hdl_shape(hdl_wire_later(h, "older", z->ncu * z->ncu), "NCU", "NCU");
    hdl_uncovered_diagonal(r->select.older, z->ncu, "no collector is older than itself");
    r->banks.bank_en = hdl_shape(hdl_wire_later(h, "bank_en", z->nbank), "NBANK");
    r->banks.bank_we = hdl_shape(hdl_wire_later(h, "bank_we", z->nbank), "NBANK");
    r->banks.bank_row = hdl_wire_later(h, "bank_row", z->nbank * z->roww);
    if (z->roww)
        hdl_shape(r->banks.bank_row, "NBANK", "ROWW");
    if (z->bank_1r1w)
        r->banks.bank_wrow =
            hdl_shape(hdl_wire_later(h, "bank_wrow", z->nbank * z->roww), "NBANK", "ROWW");
    r->banks.read_en = r->banks.bank_en;
    r->banks.read_row = r->banks.bank_row;
    r->banks.wr_sel = hdl_shape(hdl_wire_later(h, "wr_sel", z->nbank * z->wbw), "NBANK", "WBW");
    r->banks.rd_sel = hdl_shape(hdl_wire_later(h, "rd_sel", z->nt * z->nbank), "NT", "NBANK");
    r->banks.s_valid = hdl_shape(hdl_wire_later(h, "s_valid", z->nt), "NCU", "SPORTS");
    if (z->sports < z->nsrc)
        r->banks.s_slot =
            hdl_shape(hdl_wire_later(h, "s_slot", z->nt * z->slotw), "NCU", "SPORTS", "SLOTW");
    if (z->forward) {
        r->banks.next_valid = hdl_shape(hdl_wire_later(h, "next_valid", z->nt), "NCU", "SPORTS");
        if (r->banks.s_slot)
            r->banks.next_slot = hdl_shape(hdl_wire_later(h, "next_slot", z->nt * z->slotw), "NCU",
                                           "SPORTS", "SLOTW");
    }
    r->banks.bank_wdata =
        rf_payload(r, hdl_wire_later(h, "bank_wdata", hdl_times(r->w, z->nbank)), "NBANK", NULL);
    r->banks.bank_wmask =
        hdl_shape(hdl_wire_later(h, "bank_wmask", z->nbank * z->lanes), "NBANK", "LANES");
    r->banks.s_data =
        rf_payload(r, hdl_wire_later(h, "s_data", hdl_times(r->w, z->nt)), "NCU", "SPORTS");
}

static void arbiter(struct rf *r)
{
    struct hdl *h = r->h;
    hdl_group(h, "Banks");
    hdl_rule(h, "RF-I2", r->text.queued);
    struct hdl_inst *i = hdl_inst(h, "u_bank_arbiter", block_bank_arbiter(r->d, r->p));
    r->banks.arbiter = i;
    hdl_bind(i, "push_valid", r->collect.given.valid);
    hdl_bind(i, "push_cu", r->collect.given.unit);
    hdl_bind(i, "push_src_valid", r->collect.push_src);
    hdl_bind(i, "push_phys", r->collect.given.phys);
    hdl_bind(i, "wr_valid", r->write.valid);
    hdl_bind(i, "wr_phys", r->write.phys);
    hdl_bind(i, "wr_ready", r->write.ready);
    hdl_bind(i, "bank_en", r->banks.bank_en);
    hdl_bind(i, "bank_we", r->banks.bank_we);
    hdl_bind(i, "bank_row", r->banks.bank_row);
    if (r->banks.bank_wrow)
        hdl_bind(i, "bank_wrow", r->banks.bank_wrow);
    hdl_bind(i, "wr_sel", r->banks.wr_sel);
    hdl_bind(i, "rd_sel", r->banks.rd_sel);
    hdl_bind(i, "s_valid", r->banks.s_valid);
    if (r->banks.s_slot)
        hdl_bind(i, "s_slot", r->banks.s_slot);
    if (r->banks.next_valid)
        hdl_bind(i, "next_valid", r->banks.next_valid);
    if (r->banks.next_slot)
        hdl_bind(i, "next_slot", r->banks.next_slot);
    hdl_bind(i, "older", r->select.older);
}

static void payload(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    struct hdl *child = block_sram(r->d, r->p);
    r->banks.bank_rdata =
        rf_payload(r, hdl_wire_later(h, "bank_rdata", hdl_times(r->w, z->nbank)), "NBANK", NULL);
    hdl_each(h, "bank", b, "NBANK")
    {
        struct hdl_inst *i = r->banks.bank[b] = rf_inst(r, "u_sram", child);
        hdl_bind(i, "en", hdl_bit(r->banks.read_en, b));
        hdl_bind(i, "we", hdl_bit(r->banks.bank_we, b));
        hdl_bind(i, "row", hdl_bits(r->banks.read_row, b * z->roww, z->roww));
        if (r->banks.bank_wrow)
            hdl_bind(i, "wrow", hdl_item(r->banks.bank_wrow, b, z->roww));
        hdl_bind(i, "wmask", hdl_bits(r->banks.bank_wmask, b * z->lanes, z->lanes));
        hdl_bind(i, "wdata", hdl_item(r->banks.bank_wdata, b, r->w));
        hdl_assign_item(r->banks.bank_rdata, b, rf_item_out(r, i, "rdata", "rdata", r->w));
    }
    hdl_rule(h, "RF-W1", "Write-back data cross to the banks, operands to the collectors.");
    struct hdl_inst *i = rf_inst(r, "u_crossbar", block_crossbar(r->d, r->p));
    r->banks.crossbar = i;
    hdl_bind(i, "wr_data", r->write.data);
    hdl_bind(i, "wr_mask", r->write.mask);
    hdl_bind(i, "wr_sel", r->banks.wr_sel);
    hdl_bind(i, "bank_wdata", r->banks.bank_wdata);
    hdl_bind(i, "bank_wmask", r->banks.bank_wmask);
    hdl_bind(i, "bank_rdata", r->banks.bank_rdata);
    hdl_bind(i, "rd_sel", r->banks.rd_sel);
    hdl_bind(i, "s_data", r->banks.s_data);
}

static void counters(struct rf *r)
{
    struct hdl *h = r->h;
    struct hdl_inst *i = r->banks.arbiter;
    hdl_counter_from(h, "cnt_bank_reads", i, "cnt_bank_reads", r->text.reads);
    hdl_counter_from(h, "cnt_bank_writes", i, "cnt_bank_writes", "writes granted");
    hdl_counter_from(h, "cnt_steals", i, "cnt_steals", r->text.steals);
    hdl_counter_from(h, "cnt_conflict_cycles", i, "cnt_conflict_cycles",
                     "per cycle, the queued reads that are not granted in it");
}

const struct rf_part rf_part_banks = {
    .name = "banks",
    .hook = {[RF_CHILDREN] = children,
             [RF_PORTS] = ports,
             [RF_WIRES] = wires,
             [RF_ARBITRATE] = arbiter,
             [RF_MOVE] = payload,
             [RF_COUNT] = counters},
};
