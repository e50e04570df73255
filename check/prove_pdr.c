/* Proofs by ABC: the block as an AIG with a `bad` for each assertion and a constraint for each
 * assumption. Signals that are equal are merged (scorr), then an invariant is looked for in which
 * nothing is bad. Bits suit arbiters, queues and selections: where z3 gives no answer at full size,
 * this often takes a second. */
#include "base/diag.h"
#include "base/proc.h"
#include "base/text.h"
#include "check/prove_run.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

char *prove_pdr_reset(const char *verilog)
{
    static const char end[] = "endmodule";
    const char *at = verilog, *next;
    while ((next = strstr(at + 1, end)))
        at = next;
    return strfmt("%.*s"
                  "`ifdef PROVE_PDR\n"
                  "    reg prove_pdr_started = 1'b0;\n"
                  "    always @(posedge clk) prove_pdr_started <= 1'b1;\n"
                  "    always @* if (!prove_pdr_started) assume(rst);\n"
                  "`endif\n"
                  "%s",
                  (int)(at - verilog), verilog, at);
}

/* No pass may touch a register that keeps an arbitrary value (`x <= x`): to some it is a constant
 * nobody cares about. What is unknown in the text is free in every cycle. */
static const char to_aiger[] = "delete -output o:*; memory_map; setundef -anyseq; opt_expr; "
                               "techmap; setundef -anyseq; opt_expr; "
                               "opt_merge; opt_clean; dffunmap; aigmap; opt_clean; "
                               "write_aiger model.aig";

/* "Properties:  All = 10. Proved = 10. Disproved = 0. ..." */
static enum prove_answer read_sum(const char *log)
{
    unsigned all, proved, disproved;
    const char *sum = strstr(log, "Properties:  All = ");
    if (!sum || sscanf(sum, "Properties:  All = %u. Proved = %u. Disproved = %u.", &all, &proved,
                       &disproved) != 3)
        return NO_ANSWER;
    return disproved ? VIOLATED : all && proved == all ? HOLDS : NO_ANSWER;
}

int prove_pdr(struct prove_run *r, unsigned seconds, enum prove_answer *a)
{
    bool made;
    struct proc_result out;
    *a = NO_ANSWER;
    int status = prove_elaborate(r, " -DPROVE_PDR", to_aiger, seconds, &made);
    if (status != WS_OK || !made)
        return status;
    char *script =
        strfmt("read_aiger model.aig; logic; undc; strash; fold; scorr; pdr -a -T %u", seconds);
    /* twice: for scorr, too, and to verify the invariant */
    status = proc_run_for(2 * seconds, (const char *const[]){"yosys-abc", "-c", script, NULL},
                          r->dir, &out, r->d);
    free(script);
    if (status != WS_OK)
        return status;
    *a = read_sum(out.out);
    proc_result_free(&out);
    return WS_OK;
}
