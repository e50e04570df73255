/* Writes Verilog of cells and macros. */
#include "synth/cell_models.h"
#include "base/mem.h"
#include "params/params.h"
#include "synth/lib_function.h"
#include "synth/lib_parse.h"
#include <stdlib.h>
#include <string.h>

static const struct lib_node *node_of(const struct liberty *l, const char *cell)
{
    for (size_t i = 0; i < l->nfiles; i++)
        for (const struct lib_node *n = l->roots[i]->first; n; n = n->next)
            if (strcmp(n->name, "cell") == 0 && n->nargs == 1 && strcmp(n->args[0], cell) == 0)
                return n;
    return NULL;
}

static bool expression(const char *before, const char *text, const char *behind, FILE *f)
{
    fputs(before, f);
    bool ok = text && lib_function_verilog(text, f);
    fputs(behind, f);
    return ok;
}

/* The state of a flip-flop or latch, under the two names that its group gives it. */
static bool state(const struct lib_node *cell, FILE *f)
{
    const struct lib_node *ff = lib_child(cell, "ff"), *latch = lib_child(cell, "latch"),
                          *s = ff ? ff : latch;
    if (!s)
        return true;
    const char *clear = lib_attr(s, "clear"), *preset = lib_attr(s, "preset");
    if (s->nargs < 1 || (clear && preset))
        return false; /* What both at once do is not a matter of one line. */
    bool ok;
    fprintf(f, "    reg %s;\n", s->args[0]);
    if (s->nargs > 1)
        fprintf(f, "    wire %s = ~%s;\n", s->args[1], s->args[0]);
    if (ff) {
        ok = expression("    wire clocked_on = ", lib_attr(s, "clocked_on"), ";\n", f);
        if (clear || preset) {
            ok = expression("    wire forced = ", clear ? clear : preset, ";\n", f) && ok;
            fprintf(f,
                    "    always @(posedge clocked_on or posedge forced)\n"
                    "        if (forced) %s <= 1'b%d;\n        else %s <= ",
                    s->args[0], clear ? 0 : 1, s->args[0]);
        } else {
            fprintf(f, "    always @(posedge clocked_on) %s <= ", s->args[0]);
        }
        return expression("", lib_attr(s, "next_state"), ";\n", f) && ok;
    }
    ok = expression("    /* verilator lint_off LATCH */\n    always @* if (", lib_attr(s, "enable"),
                    ") ", f);
    fprintf(f, "%s = ", s->args[0]);
    return expression("", lib_attr(s, "data_in"), ";\n", f) && ok;
}

static bool write_cell(const struct lib_cell *c, const struct tech *t, FILE *f)
{
    const struct lib_node *n = node_of(t->lib, c->name);
    const char *comma = "";
    fprintf(f, "module %s (", c->name);
    for (unsigned i = 0; i < c->npins; i++)
        if (c->pins[i].dir == LIB_INPUT || c->pins[i].dir == LIB_OUTPUT) {
            fprintf(f, "%s%s %s", comma, c->pins[i].dir == LIB_INPUT ? "input" : "output",
                    c->pins[i].name);
            comma = ", ";
        }
    fputs(");\n", f);
    bool ok = n != NULL;
    if (c == t->gate.cell) {
        fprintf(f,
                "    reg held;\n    /* verilator lint_off LATCH */\n"
                "    always @* if (!%s) held = %s%s%s;\n    assign %s = %s & held;\n",
                t->gate.clock, t->gate.enable, t->gate.test ? " | " : "",
                t->gate.test ? t->gate.test : "", t->gate.gated, t->gate.clock);
    } else {
        ok = ok && state(n, f);
        for (unsigned i = 0; ok && i < c->npins; i++)
            if (c->pins[i].dir == LIB_OUTPUT) {
                fprintf(f, "    assign %s = ", c->pins[i].name);
                ok = expression("", c->pins[i].function, ";\n", f);
            }
    }
    fputs("endmodule\n\n", f);
    return ok;
}

static void write_macro(const struct nl_macro *x, FILE *f)
{
    unsigned roww = clog2(x->m.depth), top = roww ? roww - 1 : 0, lane = x->m.width / x->m.lanes;
    bool two = x->m.ports == SRAM_1R1W;
    fprintf(
        f, "module %s #(parameter LANE_W = %u) (input clk, input en, input we, input [%u:0] row,\n",
        x->name, lane, top);
    if (two)
        fprintf(f, "    input [%u:0] wrow,\n", top);
    fprintf(f,
            "    input [%u:0] wmask, input [%u:0] wdata, output %s[%u:0] rdata);\n"
            "    reg [%u:0] store [0:%u];\n    integer i;\n",
            x->m.lanes - 1, x->m.width - 1, x->m.async ? "" : "reg ", x->m.width - 1,
            x->m.width - 1, x->m.depth - 1);
    if (x->m.async)
        fputs("    assign rdata = store[row];\n    always @(posedge clk) begin\n", f);
    else
        fprintf(f, "    always @(posedge clk) begin\n        if (en%s) rdata <= store[row];\n",
                two ? "" : " & ~we");
    fprintf(f,
            "        if (%s)\n            for (i = 0; i < %u; i = i + 1)\n"
            "                if (wmask[i]) store[%s][i*%u +: %u] <= wdata[i*%u +: %u];\n"
            "    end\nendmodule\n\n",
            two ? "we" : "en & we", x->m.lanes, two ? "wrow" : "row", lane, lane, lane, lane);
}

bool cell_models_write(const struct netlist *n, const struct tech *t, FILE *f, struct diag *d)
{
    bool *done = xcalloc(t->lib->ncells + 1, sizeof *done), ok = true;
    fprintf(f, "// Models of the cells of %s by the functions of its Liberty files.\n\n",
            t->lib->name);
    for (size_t i = 0; ok && i < n->nmods; i++)
        for (size_t k = 0; ok && k < n->mods[i].ncells; k++) {
            const struct nl_cell *c = &n->mods[i].cells[k];
            size_t at = c->kind == NL_LEAF ? (size_t)(c->leaf - t->lib->cells) : 0;
            if (c->kind != NL_LEAF || done[at])
                continue;
            done[at] = true;
            ok = write_cell(c->leaf, t, f);
            if (!ok)
                diag_error(d, "%s: cell %s: its function cannot be written as Verilog",
                           c->leaf->file, c->leaf->name);
        }
    for (size_t i = 0; ok && i < n->nmacros; i++)
        write_macro(&n->macros[i], f);
    free(done);
    return ok;
}
