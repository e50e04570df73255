/* Does a mutant differ from the original at all? Yosys builds a miter of the two and asks its SAT
 * solver three questions, from the strongest answer to the weakest:
 *
 * 1. One step: from equal registers and equal inputs, are outputs and next registers equal?
 * 2. The same, when the duties of the surroundings and the properties of the block are given.
 * 3. Some steps: equal registers in front of them, and all that has been given in 2 in each of
 *    them, so that states that nothing leads to do not count.
 *
 * Registers without reset are taken to start with equal contents. If none of the three holds, a
 * fourth question looks for inputs after a reset that show the mutant at the ports. */
#include "gen/hdl/ir.h"
#include "params/base/outfile.h"
#include "params/base/proc.h"
#include "tb/cache.h"
#include "tb/mutants.h"
#include <stdlib.h>
#include <string.h>

enum { INDUCTION_STEPS = 4, SEARCH_STEPS = 12 };

/* All modules into one file, unless `dir` is NULL; frees the design. */
static bool write_text(struct hdl_design *design, const char *dir, const char *name, struct diag *d)
{
    bool ok = dir && hdl_report(design, d);
    char *text = NULL, *path = strfmt("%s/%s", dir ? dir : "", name);
    size_t len;
    FILE *f = open_memstream(&text, &len);
    if (!f)
        abort();
    for (size_t i = 0; ok && i < hdl_module_count(design); i++) {
        char *module = hdl_is_blackbox(hdl_module_at(design, i))
                           ? NULL
                           : hdl_print(hdl_module_at(design, i), NULL);
        fputs(module ? module : "", f);
        free(module);
    }
    fclose(f);
    ok = ok && outfile_write(path, text, strlen(text), d);
    hdl_design_free(design);
    free(text);
    free(path);
    return ok;
}

static char *script(const char *top, bool clocked, unsigned seconds)
{
    char *text = NULL;
    size_t len;
    FILE *f = open_memstream(&text, &len);
    if (!f)
        abort();
    fprintf(f, "read_verilog -DWARPSMITH_COUNTERS gold.v gate.v\nhierarchy -check\nproc\n");
    static const char *const passes[] = {"flatten",  "memory -nomap", "memory_map",
                                         "opt_expr", "dffunmap",      "opt_clean"};
    for (size_t i = 0; i < sizeof passes / sizeof *passes; i++)
        fprintf(f, "%s gold_%s gate_%s\n", passes[i], top, top);
    fprintf(f, "cd gate_%s\ndelete -port w:%s\nconnect -set %s 1'1\ncd ..\ndesign -save both\n",
            top, MUTANT_SELECT, MUTANT_SELECT);
    fprintf(f, "expose -dff -evert-dff gold_%s gate_%s\n", top, top);
    fprintf(f, "miter -equiv -flatten gold_%s gate_%s miter\n", top, top);
    fprintf(f, "log ==== always\nsat -timeout %u -prove trigger 0 miter\n", seconds);
    fprintf(f, "log ==== duties\nsat -timeout %u -prove trigger 0 -set gold.%s 1 miter\n", seconds,
            MUTANT_DUTIES);
    if (clocked) {
        fprintf(f, "design -load both\nexpose -dff gold_%s gate_%s\n", top, top);
        fprintf(f, "miter -equiv -flatten gold_%s gate_%s miter\n", top, top);
        fprintf(f,
                "log ==== steps\nsat -timeout %u -tempinduct -maxsteps %u -set-init-zero "
                "-set-at 1 in_rst 1 -prove trigger 0 -set gold.%s 1 miter\n",
                seconds, INDUCTION_STEPS, MUTANT_DUTIES);
        fprintf(f, "design -load both\nmiter -equiv -flatten gold_%s gate_%s miter\n", top, top);
        fprintf(f,
                "log ==== search\nsat -timeout %u -tempinduct -tempinduct-baseonly -maxsteps %u "
                "-set-init-zero -set-at 1 in_rst 1 -prove trigger 0 -set gold.%s 1 miter\n",
                seconds, SEARCH_STEPS, MUTANT_DUTIES);
    }
    fclose(f);
    return text;
}

/* The answer of one question in Yosys' output; "" when it was not reached. Caller frees. */
static char *answer(const char *log, const char *question)
{
    char *mark = strfmt("==== %s\n", question);
    const char *from = strstr(log, mark), *to;
    free(mark);
    if (!from)
        return xstrdup("");
    to = strstr(from + 5, "\n====");
    return to ? strfmt("%.*s", (int)(to - from), from) : xstrdup(from);
}

static bool says(const char *log, const char *question, const char *words)
{
    char *text = answer(log, question);
    bool found = strstr(text, words) != NULL;
    free(text);
    return found;
}

/* The cycle, counted from the one of the reset, in which the search found a difference; 0: none. */
static unsigned found_in(const char *log)
{
    char *text = answer(log, "search");
    unsigned step = 0;
    if (strstr(text, "model found for base case"))
        for (const char *p = text; (p = strstr(p, "Setting up time step ")); p++)
            step = (unsigned)strtoul(p + strlen("Setting up time step "), NULL, 10);
    free(text);
    return step;
}

static void judge(const char *log, struct mutant_fate *fate)
{
    static const char proven[] = "no model found: SUCCESS!";
    if (says(log, "always", proven)) {
        fate->equivalence = EQUIVALENCE_ALWAYS;
    } else if (says(log, "duties", proven) || says(log, "steps", "Induction step proven")) {
        fate->equivalence = EQUIVALENCE_IN_DUTIES;
    } else {
        fate->refuted_in = found_in(log);
        if (fate->refuted_in)
            fate->equivalence = EQUIVALENCE_REFUTED;
    }
}

static bool run_yosys(const char *dir, unsigned seconds, char **log, struct diag *d)
{
    /* four questions, and what comes in front of them; then the machine gets its time back */
    char *limit = strfmt("%u", 5 * seconds);
    const char *argv[] = {"timeout", limit, "yosys", "-s", "equivalence.ys", NULL};
    struct proc_result r;
    char *yosys = proc_which("yosys");
    bool ok = yosys != NULL;
    if (!ok)
        diag_no_tool(d, "yosys", "yosys");
    ok = ok && proc_run(argv, dir, &r, d) == WS_OK;
    if (ok && r.status != 0 && r.status != 124) {
        const char *error = strstr(r.out, "ERROR");
        diag_failed(d, "equivalence of a mutant: yosys: %.*s",
                    (int)strcspn(error ? error : "ended early", "\n"),
                    error ? error : "ended early");
        proc_result_free(&r);
        ok = false;
    }
    if (ok)
        *log = r.out;
    free(yosys);
    free(limit);
    return ok;
}

int mutant_equivalence(const struct mutants *list, size_t i, unsigned seconds,
                       struct mutant_fate *fate, struct diag *d)
{
    char *cache = cache_dir(d), *dir = cache ? cache_begin(cache, d) : NULL, *log = NULL;
    char *path = strfmt("%s/equivalence.ys", dir ? dir : "");
    struct hdl_design *gold = mutants_reference(list, "gold_"),
                      *gate = mutants_switched(list, i, 1, "gate_");
    bool clocked = list->top->has_reset;
    bool ok = dir != NULL;
    if (ok) {
        char *text = script(list->top->name, clocked, seconds);
        ok = outfile_write(path, text, strlen(text), d);
        free(text);
    }
    ok = write_text(gold, ok ? dir : NULL, "gold.v", d) && ok;
    ok = write_text(gate, ok ? dir : NULL, "gate.v", d) && ok;
    if (ok && run_yosys(dir, seconds, &log, d))
        judge(log, fate);
    ok = log != NULL;
    if (dir)
        remove_tree(dir);
    free(log);
    free(path);
    free(dir);
    free(cache);
    return ok ? WS_OK : d->status ? d->status : WS_CHECK_FAILED;
}
