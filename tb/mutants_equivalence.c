/* Does a mutant differ from the original at all? The two stand side by side in a module that says
 * when their outputs differ; Yosys turns it into an AIG and ABC's property directed reachability
 * looks for a way there, or shows that there is none. Asked first of the mutated module alone,
 * without and with its duties (which the composition keeps: its assertions say so), then of the
 * whole block with the duties of the surroundings and the properties of the block given, then, if
 * no way was found, without them.
 *
 * The first cycle is one of reset, in which nothing is compared. Registers without reset are taken
 * to start as zero: that nothing unwritten shows is the four-state simulation's to check. */
#include "base/cache.h"
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/proc.h"
#include "base/text.h"
#include "gen/hdl/ir.h"
#include "tb/mutants.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The outputs of one copy, as wires <copy>_<port>. */
static void put_instance(FILE *f, const struct hdl *h, const char *copy)
{
    struct hdl_port p;
    for (size_t i = 0; hdl_port_at(h, i, &p); i++)
        if (p.output)
            fprintf(f, "    wire [%u:0] %s_%s;\n", p.bits - 1, copy, p.name);
    fprintf(f, "    %s %s (", hdl_module_name(h), copy);
    for (size_t i = 0; hdl_port_at(h, i, &p); i++)
        if (strcmp(p.name, MUTANT_SELECT) == 0)
            fprintf(f, "%s.%s(1'b1)", i ? ", " : "", p.name);
        else
            fprintf(f, "%s.%s(%s%s%s)", i ? ", " : "", p.name, p.output ? copy : "",
                    p.output ? "_" : "", p.name);
    fprintf(f, ");\n");
}

/* Both copies, and `bad`: outputs differ and everything has been as it should be so far. */
static void put_pair(FILE *f, const struct hdl *gold, const struct hdl *gate, bool duties)
{
    struct hdl_port p;
    bool clocked = gold->has_clock, reset = gold->has_reset;
    fprintf(f, "module pair (output bad");
    for (size_t i = 0; hdl_port_at(gold, i, &p); i++)
        if (!p.output)
            fprintf(f, ", input [%u:0] %s", p.bits - 1, p.name);
    fprintf(f, ");\n");
    put_instance(f, gold, "gold");
    put_instance(f, gate, "gate");
    fprintf(f, "    wire differ = 1'b0");
    for (size_t i = 0; hdl_port_at(gold, i, &p); i++)
        if (p.output && strcmp(p.name, MUTANT_DUTIES) != 0)
            fprintf(f, " | (gold_%s != gate_%s)", p.name, p.name);
    fprintf(f, ";\n    wire kept = %s;\n", duties ? "gold_" MUTANT_DUTIES : "1'b1");
    if (clocked)
        fprintf(f,
                "    reg started = 1'b0, broken = 1'b0;\n"
                "    wire fine = ~broken & kept & %s;\n"
                "    always @(posedge clk) begin\n"
                "        started <= 1'b1;\n"
                "        broken <= ~fine;\n"
                "    end\n"
                "    assign bad = %sfine & differ;\n",
                reset ? "(started | rst)" : "1'b1", reset ? "started & " : "");
    else
        fprintf(f, "    assign bad = kept & differ;\n");
    fprintf(f, "endmodule\n");
}

static void put_modules(FILE *f, const struct hdl_design *design)
{
    for (size_t i = 0; i < hdl_module_count(design); i++) {
        const struct hdl *h = hdl_module_at(design, i);
        char *text = hdl_is_blackbox(h) ? NULL : hdl_print(h, NULL, NULL);
        fputs(text ? text : "", f);
        free(text);
    }
}

/* A text made by fprintf() into a file of the folder. */
struct text {
    FILE *f;
    char *at;
    size_t len;
};

static void text_open(struct text *t)
{
    t->at = NULL;
    t->f = xmemstream(&t->at, &t->len);
}

/* Writes and frees it. */
static bool text_write(struct text *t, const char *dir, const char *name, struct diag *d)
{
    fclose(t->f);
    char *path = strfmt("%s/%s", dir, name);
    bool ok = outfile_write(path, t->at, t->len, d);
    free(path);
    free(t->at);
    return ok;
}

struct question {
    const struct mutants *list;
    size_t mutant;
    unsigned seconds;
    bool duties;
    const char *dir;
    struct diag *d;
};

static bool write_question(const struct question *q)
{
    struct hdl_design *gold = mutants_reference(q->list, "gold_"),
                      *gate = mutants_switched(q->list, q->mutant, 1, "gate_");
    bool ok = hdl_report(gold, q->d) && hdl_report(gate, q->d);
    struct text t;
    text_open(&t);
    if (ok) {
        put_modules(t.f, gold);
        put_modules(t.f, gate);
        put_pair(t.f, mutants_top_of(q->list, gold), mutants_top_of(q->list, gate), q->duties);
    }
    hdl_design_free(gold);
    hdl_design_free(gate);
    ok = text_write(&t, q->dir, "pair.v", q->d) && ok;
    text_open(&t);
    fprintf(t.f, "read_verilog -DWARPSMITH_COUNTERS pair.v\n"
                 "hierarchy -check -top pair\nproc\nflatten\nmemory -nomap\nmemory_map\n"
                 "opt_expr\nopt_clean\ntechmap\ndffunmap\nsimplemap\nsetundef -zero "
                 "-init\nsetundef -zero -undriven\n"
                 "opt_expr\nopt_clean\naigmap\nopt_clean\nwrite_aiger -miter -zinit pair.aig\n");
    ok = text_write(&t, q->dir, "pair.ys", q->d) && ok;
    text_open(&t);
    /* what changes nothing is merged first; what is left is searched */
    fprintf(t.f, "read_aiger pair.aig\nstrash\nscorr\npdr -T %u\n", q->seconds);
    return text_write(&t, q->dir, "pair.abc", q->d) && ok;
}

/* Runs a tool on the question; its output, or NULL after reporting. A tool that takes too long is
 * stopped and gives no answer. */
static char *run(const struct question *q, const char *tool, const char *option, const char *file)
{
    const char *argv[] = {tool, option, file, NULL};
    struct proc_result r;
    if (proc_run_for(2 * q->seconds + 60, argv, q->dir, &r, q->d) != WS_OK)
        return NULL;
    if (r.status == 0 || r.status == PROC_TIME_UP)
        return r.out;
    const char *error = strstr(r.out, "ERROR");
    diag_failed(q->d, "equivalence of mutant %u: %s: %.*s", q->list->at[q->mutant].id, tool,
                error ? (int)strcspn(error, "\n") : 100, error ? error : r.out);
    proc_result_free(&r);
    return NULL;
}

enum answer { ANSWER_NONE, ANSWER_NEVER, ANSWER_DIFFERS, ANSWER_FAILED };

static enum answer ask(const struct question *q, unsigned *frame)
{
    char *aig = strfmt("%s/pair.aig", q->dir);
    unlink(aig); /* of an earlier question */
    char *log = write_question(q) ? run(q, "yosys", "-s", "pair.ys") : NULL;
    if (!log) {
        free(aig);
        return ANSWER_FAILED;
    }
    free(log);
    FILE *made = fopen(aig, "r");
    free(aig);
    if (!made)
        return ANSWER_NONE; /* Yosys did not get that far */
    fclose(made);
    log = run(q, "yosys-abc", "-f", "pair.abc");
    if (!log)
        return ANSWER_FAILED;
    enum answer a = ANSWER_NONE;
    const char *at = strstr(log, "asserted in frame ");
    if (strstr(log, "Property proved"))
        a = ANSWER_NEVER;
    else if (at) {
        a = ANSWER_DIFFERS;
        *frame = (unsigned)strtoul(at + strlen("asserted in frame "), NULL, 10);
    }
    free(log);
    return a;
}

int mutant_equivalence(const struct mutants *list, size_t i, unsigned seconds,
                       struct mutant_fate *fate, struct diag *d)
{
    char *cache = cache_dir(d), *dir = cache ? cache_begin(cache, d) : NULL;
    enum answer a = dir ? ANSWER_NONE : ANSWER_FAILED;
    struct mutants inner = *list;
    unsigned frame;
    inner.top = list->of->modules.at[list->at[i].module_at];
    if (dir && inner.top != list->top) {
        /* what does not show at the ports of its own module shows nowhere: a small question */
        struct question small = {&inner, i, seconds, false, dir, d};
        a = ask(&small, &frame);
        if (a == ANSWER_NEVER)
            fate->equivalence = EQUIVALENCE_ALWAYS;
        small.duties = true;
        if (a == ANSWER_DIFFERS && (a = ask(&small, &frame)) == ANSWER_NEVER)
            fate->equivalence = EQUIVALENCE_IN_DUTIES;
    }
    if (a != ANSWER_FAILED && a != ANSWER_NEVER) {
        struct question q = {list, i, seconds, true, dir, d};
        a = ask(&q, &fate->refuted_in);
        if (a == ANSWER_DIFFERS)
            fate->equivalence = EQUIVALENCE_REFUTED;
        if (a == ANSWER_NEVER) {
            fate->equivalence = EQUIVALENCE_IN_DUTIES;
            q.duties = false;
            a = ask(&q, &frame);
            if (a == ANSWER_NEVER)
                fate->equivalence = EQUIVALENCE_ALWAYS;
        }
    }
    if (dir)
        remove_tree(dir);
    free(dir);
    free(cache);
    return a != ANSWER_FAILED ? WS_OK : d->status ? d->status : WS_CHECK_FAILED;
}
