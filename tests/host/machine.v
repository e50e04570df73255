// A small in-order machine of several warps around a collector stage: choice of the warp, scoreboard, units
// with latencies, partial lanes, constant zero register, loads and stores. Its programs are random. It knows
// nothing of the stage but what connect.v says. Beside it runs the same round one instruction at a time;
// each operand that leaves the stage, and the order in each warp, must be what that has.
//
// The scoreboard knows reads after writes and writes after writes only; loads and stores of a warp are not
// compared by address. So instructions of one warp must leave the stage in the order in which they came.
//
// +seed=N +instructions=N +defect=N (of connect.v) +values (the order is not looked at, only what comes of it)
`timescale 1ns / 1ns
module machine;
    parameter NW = 4;      // warps
    parameter L = 4;       // lanes
    parameter R = 64;      // registers of a warp, of 32 bits; register 0 is the constant 0
    parameter NS = 1;      // schedulers: warp w is one of scheduler w % NS
    parameter META_W = 85; // at least 32 + L + 1

    localparam WIDW = NW > 1 ? $clog2(NW) : 1;
    localparam REGW = $clog2(R);
    localparam FLY = 32;   // instructions of a warp in flight, at most
    localparam Q = 48;     // results that wait for the write port
    localparam M = 4;      // words of memory of a warp and lane
    localparam LENGTH = 300;
    localparam TAIL = (R + 2) / 3;
    localparam PATIENCE = 5000;

    reg clk = 0, rst = 1;
    reg [31:0] defect; // of connect.v

    // what the scheduler has chosen
    reg [NS-1:0] if_valid = 0;
    wire [NS-1:0] if_ready;
    reg [NS*WIDW-1:0] if_wid = 0;
    reg [NS*3-1:0] if_used = 0;
    reg [NS*3*REGW-1:0] if_rs = 0;
    reg [NS*META_W-1:0] if_meta = 0;
`ifdef STEALS
    // what comes behind it; this machine has chosen one instruction more than it offers
    reg [NS-1:0] nx_valid = 0;
    reg [NS*WIDW-1:0] nx_wid = 0;
    reg [NS*3-1:0] nx_used = 0;
    reg [NS*3*REGW-1:0] nx_rs = 0;
    reg [NS*META_W-1:0] nx_meta = 0;
`endif
    // write-back
    reg wb_valid = 0;
    reg [WIDW-1:0] wb_wid = 0;
    reg [REGW-1:0] wb_rd = 0;
    reg [L-1:0] wb_mask = 0;
    reg [L*32-1:0] wb_data = 0;
    // to the units
    wire of_valid;
    reg of_ready = 0;
    wire [WIDW-1:0] of_wid;
    wire [META_W-1:0] of_meta;
    wire [3*L*32-1:0] of_data;

    connect #(.NW(NW), .L(L), .R(R), .NS(NS), .META_W(META_W)) stage (
        .clk(clk), .rst(rst), .defect(defect), .if_valid(if_valid), .if_ready(if_ready), .if_wid(if_wid),
        .if_used(if_used), .if_rs(if_rs), .if_meta(if_meta),
`ifdef STEALS
        .nx_valid(nx_valid), .nx_wid(nx_wid), .nx_used(nx_used), .nx_rs(nx_rs),
`endif
        .wb_valid(wb_valid), .wb_wid(wb_wid),
        .wb_rd(wb_rd), .wb_mask(wb_mask), .wb_data(wb_data), .of_valid(of_valid),
        .of_ready(of_ready), .of_wid(of_wid), .of_meta(of_meta), .of_data(of_data));

    // ---- programs: what instruction stands where follows from the seed

    reg [31:0] seed, target;
    reg values_only;

    function [31:0] hash;
        input [31:0] a, b, c;
        reg [31:0] h;
        begin
            h = a * 32'h9e3779b1 ^ b * 32'h85ebca77 ^ c * 32'hc2b2ae3d;
            h = (h ^ (h >> 15)) * 32'h2c1b3c6d;
            h = (h ^ (h >> 12)) * 32'h297a2d39;
            hash = h ^ (h >> 15);
        end
    endfunction

    // mostly one of few registers, so that instructions meet; seldom any
    function [REGW-1:0] some_register;
        input [31:0] h;
        some_register = h[31:29] == 0 ? h[REGW-1:0] : h[4:0] % 7;
    endfunction

    localparam LOAD = 5, STORE = 6;

    // ---- state of the machine

    reg [31:0] round, accepted, cycle, progress;
    reg [31:0] pc [0:NW-1];             // of the instruction that comes next
    reg [7:0] seq_in [0:NW-1], seq_out [0:NW-1];
    reg [NW-1:0] offered;               // warp's next instruction stands at its scheduler's port
    reg pending [0:NW*R-1];             // scoreboard
    reg [1:0] parts [0:NW*R-1];         // write-backs to come of the instruction that writes it
    reg [L*32-1:0] memory [0:NW*M-1];

    // results on their way to the write port
    reg q_valid [0:Q-1];
    reg [31:0] q_time [0:Q-1];
    reg [WIDW-1:0] q_wid [0:Q-1];
    reg [REGW-1:0] q_rd [0:Q-1];
    reg [L-1:0] q_mask [0:Q-1];
    reg [L*32-1:0] q_data [0:Q-1];
    integer waiting;

    // ---- the same program, one instruction at a time

    reg [L*32-1:0] ref_reg [0:NW*R-1], ref_memory [0:NW*M-1];
    // what an instruction that was accepted must have when it leaves
    reg x_in [0:NW*FLY-1];
    reg [META_W-1:0] x_meta [0:NW*FLY-1];
    reg [2:0] x_used [0:NW*FLY-1];
    reg [3*L*32-1:0] x_data [0:NW*FLY-1];
    reg [L*32-1:0] x_result [0:NW*FLY-1];

    // ---- one instruction

    reg [2:0] i_op, i_used;
    reg [REGW-1:0] i_rs0, i_rs1, i_rs2, i_rd;
    reg i_writes;
    reg [L-1:0] i_mask;
    reg [META_W-1:0] i_meta;

    // Instruction at pc of warp w; the first R of the first program give every register a value, the last
    // TAIL of every program read them all.
    task decode;
        input integer w;
        reg [31:0] h, g;
        integer at;
        begin
            h = hash(seed + round, w, pc[w]);
            g = hash(h, 1, w);
            at = pc[w] - (round == 0 ? R : 0);
            i_op = h[2:0];
            i_used = i_op == STORE ? 3'b011 : i_op == LOAD ? 3'b001 : h[5:3];
            i_rs0 = some_register(h >> 6);
            i_rs1 = h[8:6] == 7 ? i_rs0 : some_register(g); // the same one twice
            i_rs2 = some_register(g >> 8);
            i_rd = some_register(g >> 16);
            i_mask = hash(g, 2, w);
            if (h[28] || i_mask == 0)
                i_mask = {L{1'b1}};
            if (at < 0) begin
                i_op = 0;
                i_used = 0;
                i_rd = pc[w];
                i_mask = {L{1'b1}};
            end else if (at >= LENGTH) begin
                i_op = STORE;
                i_used = 3'b111;
                i_rs0 = 3 * (at - LENGTH);
                i_rs1 = i_rs0 + 1;
                i_rs2 = i_rs0 + 2;
                i_mask = {L{1'b1}};
            end
            i_writes = i_op != STORE && i_rd != 0;
            i_used = i_used & {i_rs2 != 0, i_rs1 != 0, i_rs0 != 0};
            i_meta = {META_W{1'b0}};
            i_meta[7:0] = seq_in[w];
            i_meta[10:8] = i_op;
            i_meta[11] = i_writes;
            i_meta[12 +: REGW] = i_rd;
            i_meta[21:20] = h[31:30];
            i_meta[24 +: L] = i_mask;
            i_meta[META_W-1] = h[29];
        end
    endtask

    function done;
        input integer w;
        done = pc[w] == LENGTH + TAIL + (round == 0 ? R : 0);
    endfunction

    // The scoreboard lets it go: none of its registers has a write to come.
    function clear;
        input integer w;
        clear = !(i_used[0] && pending[w*R + i_rs0]) && !(i_used[1] && pending[w*R + i_rs1]) &&
                !(i_used[2] && pending[w*R + i_rs2]) && !(i_writes && pending[w*R + i_rd]);
    endfunction

    function [31:0] compute;
        input [2:0] op;
        input [31:0] a, b, c, where;
        case (op)
            0: compute = a + b + c + where;
            1: compute = (a ^ b) - c + where * 5;
            2: compute = a * 3 + (b << 3) + (c >> 1) + where;
            3: compute = (a & b) | (c ^ where);
            4: compute = a * b + c + where;
            default: compute = a - b + (c << 7) + where * 9;
        endcase
    endfunction

    // Of an instruction with these operands: its result; `of_ref`: in the memory of the reference.
    reg [L*32-1:0] e_result;
    task execute;
        input integer w;
        input [2:0] op;
        input [L-1:0] mask;
        input [7:0] number;
        input [3*L*32-1:0] data;
        input of_ref;
        integer l, at;
        reg [31:0] a, b, c;
        begin
            for (l = 0; l < L; l = l + 1) begin
                a = data[l*32 +: 32];
                b = data[(L + l)*32 +: 32];
                c = data[(2*L + l)*32 +: 32];
                at = w * M + (a % M);
                e_result[l*32 +: 32] = op == LOAD ? (of_ref ? ref_memory[at][l*32 +: 32] : memory[at][l*32 +: 32])
                                                  : compute(op, a, b, c, number * 64 + l);
                if (op == STORE && mask[l]) begin
                    if (of_ref)
                        ref_memory[at][l*32 +: 32] = b + c;
                    else
                        memory[at][l*32 +: 32] = b + c;
                end
            end
        end
    endtask

    task fail;
        input [8*12-1:0] what;
        input integer w, a, b;
        begin
            $display("host: FAIL cycle=%0d %0s warp=%0d %0d %0d", cycle, what, w, a, b);
            $finish;
        end
    endtask

    // ---- a cycle

    integer w, s, k, l, at, best, lane, n;
    reg [31:0] h;
    reg [3*L*32-1:0] operands;
    reg [L-1:0] part;

    // The instruction of warp w was accepted: the reference executes it.
    task accept;
        input integer w;
        integer k;
        begin
            decode(w);
            at = w * FLY + seq_in[w] % FLY;
            operands = 0;
            if (i_used[0]) operands[0 +: L*32] = ref_reg[w*R + i_rs0];
            if (i_used[1]) operands[L*32 +: L*32] = ref_reg[w*R + i_rs1];
            if (i_used[2]) operands[2*L*32 +: L*32] = ref_reg[w*R + i_rs2];
            execute(w, i_op, i_mask, i_meta[7:0], operands, 1'b1);
            for (k = 0; k < L; k = k + 1)
                if (i_writes && i_mask[k])
                    ref_reg[w*R + i_rd][k*32 +: 32] = e_result[k*32 +: 32];
            x_in[at] = 1;
            x_meta[at] = i_meta;
            x_used[at] = i_used;
            x_data[at] = operands;
            x_result[at] = e_result;
            if (i_writes)
                pending[w*R + i_rd] = 1;
            seq_in[w] = seq_in[w] + 1;
            pc[w] = pc[w] + 1;
            offered[w] = 0;
            accepted = accepted + 1;
            progress = cycle;
        end
    endtask

    task result;
        input integer w;
        input [REGW-1:0] rd;
        input [L-1:0] mask;
        input [L*32-1:0] data;
        input [31:0] latency;
        integer k, free;
        begin
            free = -1;
            for (k = 0; k < Q; k = k + 1)
                if (!q_valid[k] && free < 0)
                    free = k;
            q_valid[free] = 1;
            q_time[free] = cycle + latency;
            q_wid[free] = w;
            q_rd[free] = rd;
            q_mask[free] = mask;
            q_data[free] = data;
            parts[w*R + rd] = parts[w*R + rd] + 1;
            waiting = waiting + 1;
        end
    endtask

    // What leaves: compared, executed.
    task leave;
        integer w, k;
        begin
            w = of_wid;
            at = w * FLY + of_meta[7:0] % FLY;
            if (!x_in[at] || x_meta[at] !== of_meta)
                fail("metadata", w, of_meta[7:0], seq_out[w]);
            if (of_meta[7:0] !== seq_out[w] && !values_only)
                fail("order", w, of_meta[7:0], seq_out[w]);
            for (k = 0; k < 3*L; k = k + 1)
                if (x_data[at][k*32 +: 32] !== of_data[k*32 +: 32])
                    fail("operand", w, k / L, k % L);
            execute(w, of_meta[10:8], of_meta[24 +: L], of_meta[7:0], of_data, 1'b0);
            if (of_meta[10:8] == LOAD && x_result[at] !== e_result)
                fail("load", w, of_meta[7:0], 0);
            x_in[at] = 0;
            seq_out[w] = seq_out[w] + 1;
            progress = cycle;
            if (of_meta[11]) begin
                h = hash(cycle, w, of_meta[31:0]);
                part = of_meta[10:8] == LOAD ? of_meta[24 +: L] & h[8 +: L] : 0; // a load's threads at two times
                if (part == of_meta[24 +: L])
                    part = 0;
                if (part != 0)
                    result(w, of_meta[12 +: REGW], part, e_result, 2 + h[3:0]);
                result(w, of_meta[12 +: REGW], of_meta[24 +: L] & ~part, e_result,
                       of_meta[10:8] < 4 ? h[5:4] : of_meta[10:8] == 4 ? 4 : 2 + h[7:4]);
            end
        end
    endtask

    // The warp that scheduler s offers in the next cycle, in turn.
    task choose;
        input integer s;
        integer k;
        begin
            best = -1;
            for (k = 0; k < NW; k = k + 1) begin
                n = (k + cycle / 3) % NW;
                if (best < 0 && n % NS == s && !offered[n] && !done(n) && seq_in[n] - seq_out[n] < FLY - 2) begin
                    decode(n);
                    if (clear(n))
                        best = n;
                end
            end
`ifdef STEALS
            if_valid[s] <= nx_valid[s];
            if_wid[s*WIDW +: WIDW] <= nx_wid[s*WIDW +: WIDW];
            if_used[s*3 +: 3] <= nx_used[s*3 +: 3];
            if_rs[s*3*REGW +: 3*REGW] <= nx_rs[s*3*REGW +: 3*REGW];
            if_meta[s*META_W +: META_W] <= nx_meta[s*META_W +: META_W];
            nx_valid[s] <= best >= 0;
`else
            if_valid[s] <= best >= 0;
`endif
            if (best >= 0) begin
                decode(best);
                offered[best] = 1;
`ifdef STEALS
                nx_wid[s*WIDW +: WIDW] <= best;
                nx_used[s*3 +: 3] <= i_used;
                nx_rs[s*3*REGW +: 3*REGW] <= {i_rs2, i_rs1, i_rs0};
                nx_meta[s*META_W +: META_W] <= i_meta;
`else
                if_wid[s*WIDW +: WIDW] <= best;
                if_used[s*3 +: 3] <= i_used;
                if_rs[s*3*REGW +: 3*REGW] <= {i_rs2, i_rs1, i_rs0};
                if_meta[s*META_W +: META_W] <= i_meta;
`endif
            end
        end
    endtask

    reg all_done;

    initial begin
        if (!$value$plusargs("seed=%d", seed)) seed = 1;
        if (!$value$plusargs("instructions=%d", target)) target = 10000;
        if (!$value$plusargs("defect=%d", defect)) defect = 0;
        values_only = $test$plusargs("values");
        round = 0;
        accepted = 0;
        cycle = 0;
        progress = 0;
        waiting = 0;
        offered = 0;
        for (w = 0; w < NW; w = w + 1) begin
            pc[w] = 1; // register 0 is never written
            seq_in[w] = 0;
            seq_out[w] = 0;
        end
        for (k = 0; k < NW*R; k = k + 1) begin
            pending[k] = 0;
            parts[k] = 0;
            ref_reg[k] = 0;
        end
        for (k = 0; k < NW*M; k = k + 1) begin
            memory[k] = 0;
            ref_memory[k] = 0;
        end
        for (k = 0; k < NW*FLY; k = k + 1)
            x_in[k] = 0;
        for (k = 0; k < Q; k = k + 1)
            q_valid[k] = 0;
    end

    always #5 clk = ~clk;

    always @(posedge clk) begin
        cycle = cycle + 1;
        rst <= cycle < 4;
        if (cycle > 5) begin
            // a write-back of this cycle is done
            if (wb_valid) begin
                parts[wb_wid*R + wb_rd] = parts[wb_wid*R + wb_rd] - 1;
                if (parts[wb_wid*R + wb_rd] == 0)
                    pending[wb_wid*R + wb_rd] = 0;
            end
            if (of_valid && of_ready)
                leave;
            for (s = 0; s < NS; s = s + 1) begin
                if (if_valid[s] && if_ready[s])
                    accept(if_wid[s*WIDW +: WIDW]);
                if (!if_valid[s] || if_ready[s])
                    choose(s);
            end
            // the write port: of the results that are ready the one that is so for longest
            best = -1;
            for (k = 0; k < Q; k = k + 1)
                if (q_valid[k] && q_time[k] <= cycle && (best < 0 || q_time[k] < q_time[best]))
                    best = k;
            wb_valid <= best >= 0;
            if (best >= 0) begin
                q_valid[best] = 0;
                waiting = waiting - 1;
                wb_wid <= q_wid[best];
                wb_rd <= q_rd[best];
                wb_mask <= q_mask[best];
                wb_data <= q_data[best];
            end
            // lanes that are not written have anything on the bus
            for (k = 0; k < L && best >= 0; k = k + 1)
                if (!q_mask[best][k])
                    wb_data[k*32 +: 32] <= hash(cycle, k, 7);
            h = hash(cycle, 3, seed);
            of_ready <= waiting < Q - 6 && (h[10] ? h[2:0] != 0 : h[1:0] != 0);
            all_done = waiting == 0 && best < 0;
            for (w = 0; w < NW; w = w + 1)
                all_done = all_done && done(w) && seq_in[w] == seq_out[w];
            if (all_done) begin
                round = round + 1;
                for (w = 0; w < NW; w = w + 1)
                    pc[w] = 0;
                if (accepted >= target) begin
                    $display("host: PASS cycles=%0d instructions=%0d programs=%0d seed=%0d", cycle, accepted,
                             round * NW, seed);
                    $finish;
                end
                progress = cycle;
            end
            if (cycle - progress > PATIENCE)
                fail("hang", 0, accepted, waiting);
        end
    end
endmodule
