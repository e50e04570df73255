/* Proofs with Yosys and yosys-smtbmc. The assertions are taken together: first by reachability
 * (prove_pdr.c) and by induction, with as many cycles from reset as it took. Where that does not do
 * for all of them, from reset up to the depth, where the ones that fail are put aside with their
 * traces; if none does, by induction again, where the ones that do not follow are put aside until
 * the rest proves itself. Those stay proven up to the depth only. Verilog that is not fresh is
 * tried from reset at once: a violation is what one looks for there, and an induction may not end.
 */
#include "base/clock.h"
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/proc.h"
#include "base/scratch.h"
#include "base/text.h"
#include "check/prove_run.h"
#include "gen/blocks/blocks.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- properties ---- */

/* What a module is for the proof: COPY is one in a miter. */
enum role { ROLE_TOP, ROLE_INSIDE, ROLE_COPY };

/* Is the property shown in this proof? Of a module inside the one that is proven the lemmas are:
 * they serve the composition, and the rules follow for the module on its own from its duties,
 * which are shown, too. The copies of a miter serve nothing, and what they ask of their
 * surroundings is assumed. */
static bool is_shown(enum hdl_property_kind kind, enum role role)
{
    if (role == ROLE_TOP)
        return kind == HDL_RULE || kind == HDL_LEMMA;
    return role == ROLE_INSIDE && (kind == HDL_LEMMA || kind == HDL_DUTY);
}

/* How a property stands in the text: `LABEL: assert(...);`, alone in a block that has its label
 * (in loops), or as a call of a macro that has the label, in one line. */
enum form { FORM_LABEL, FORM_BLOCK, FORM_MACRO };

/* Where the label of a property stands in the text; NULL: nowhere. */
static char *place_of(char *text, const char *label, enum form *form)
{
    size_t n = strlen(label);
    for (char *s = text; (s = strstr(s, label)); s += n) {
        if (s > text && (isalnum((unsigned char)s[-1]) || s[-1] == '_'))
            continue;
        *form = s[n] == ':'                                     ? FORM_LABEL
                : s >= text + 2 && strncmp(s - 2, ": ", 2) == 0 ? FORM_BLOCK
                                                                : FORM_MACRO;
        if (*form == FORM_LABEL || (*form == FORM_BLOCK && (s[n] == ' ' || s[n] == '\n')) ||
            (*form == FORM_MACRO && s > text && s[-1] == '(' && s[n] == ','))
            return s;
    }
    return NULL;
}

static unsigned line_of(const char *text, const char *at)
{
    unsigned line = 1;
    for (const char *s = text; s < at; s++)
        line += *s == '\n';
    return line;
}

/* Behind the bracket that closes the first one from `s` on; NULL: it has none. */
static char *behind_brackets(char *s)
{
    unsigned depth = 0;
    for (; *s; s++) {
        depth += *s == '(';
        if (*s == ')' && --depth == 0)
            return s + 1;
    }
    return NULL;
}

/* Overwrites the property with blanks, so that Yosys need not read what nobody asks for; lines stay
 * where they are. false: its form is not known. */
static bool blank_out(char *text, const char *label)
{
    enum form form;
    char *at = place_of(text, label, &form), *from = at, *end;
    if (!at)
        return false;
    if (form == FORM_MACRO) {
        while (from > text && *from != '`' && *from != '\n')
            from--;
        end = *from == '`' ? behind_brackets(from) : NULL;
    } else {
        char *verb = at + strlen(label) + (form == FORM_LABEL);
        verb += strspn(verb, " \n");
        if (strncmp(verb, "assert(", 7) != 0 && strncmp(verb, "assume(", 7) != 0)
            return false;
        from = form == FORM_BLOCK ? verb : at;
        end = behind_brackets(verb);
        end = end && *end == ';' ? end + 1 : NULL;
    }
    if (!end)
        return false;
    for (char *s = from; s < end; s++)
        if (*s != '\n')
            *s = ' ';
    if (form == FORM_LABEL)
        *from = ';'; /* a statement must be there */
    return true;
}

static void add_property(struct proof *proof, const struct package_property *q, const char *file,
                         unsigned line, bool duty)
{
    proof->property = xrealloc(proof->property, (proof->n + 1) * sizeof *proof->property);
    proof->property[proof->n++] = (struct property){.label = xstrdup(q->label),
                                                    .rule = xstrdup(q->rule),
                                                    .text = xstrdup(q->text),
                                                    .file = xstrdup(file),
                                                    .line = line,
                                                    .duty = duty,
                                                    .result = PROVE_UNKNOWN};
}

/* Those that file number `at` of the package holds; `text`: the file as it is proven. */
static bool find_properties(struct prove_run *r, size_t at, enum role role, char *text)
{
    for (size_t i = 0; i < r->pkg.nproperties; i++) {
        const struct package_property *q = &r->pkg.properties[i];
        if (q->file != at || q->kind == HDL_SYMBOL || (q->kind == HDL_DUTY && role != ROLE_INSIDE))
            continue;
        bool shown = is_shown(q->kind, role) && (!r->o->rule || strcmp(q->rule, r->o->rule) == 0);
        enum form form;
        const char *place = place_of(text, q->label, &form);
        if (!place) {
            diag_error(r->d, "%s: no property %s in it", r->pkg.files[at].name, q->label);
            return false;
        }
        add_property(shown ? r->proof : &r->other, q, r->pkg.files[at].name, line_of(text, place),
                     q->kind == HDL_DUTY);
    }
    r->texts[at] = xstrdup(text);
    return true;
}

/* ---- the tools ---- */

/* Property number i of those in the model and, behind them, those that never are; *away: is it put
 * aside? */
static const struct property *property_at(const struct prove_run *r, size_t i, bool *away)
{
    *away = i >= r->proof->n || r->away[i];
    return i < r->proof->n ? &r->proof->property[i] : &r->other.property[i - r->proof->n];
}

/* Writes the files without what is put aside; left[i]: property i is still to be removed. */
static bool write_files(struct prove_run *r, bool *left)
{
    bool good = true;
    for (size_t f = 0; f < r->pkg.n && good; f++) {
        if (!r->texts[f])
            continue;
        char *text = xstrdup(r->texts[f]), *path = strfmt("%s/%s", r->dir, r->pkg.files[f].name);
        for (size_t i = 0; i < r->proof->n + r->other.n; i++) {
            bool away;
            const struct property *q = property_at(r, i, &away);
            if (away && strcmp(q->file, r->pkg.files[f].name) == 0)
                left[i] = !blank_out(text, q->label);
        }
        good = outfile_write(path, text, strlen(text), r->d);
        free(path);
        free(text);
    }
    return good;
}

/* What Yosys does with the files; left[i]: property i is still to be removed. Caller frees. */
static char *elaboration(const struct prove_run *r, const char *more_flags, const char *commands,
                         const bool *left)
{
    char *script;
    size_t len, n = r->proof->n + r->other.n;
    FILE *f = xmemstream(&script, &len);
    fprintf(f, "read_verilog -formal -DWARPSMITH_FORMAL -DWARPSMITH_ASSERT%s", more_flags);
    for (size_t i = 0; i < r->pkg.n; i++)
        if (r->pkg.files[i].verilog)
            fprintf(f, " %s", r->pkg.files[i].name);
    fprintf(f, "; hierarchy -top %s; proc", r->top);
    /* Before modules are one: a duty of a part and the same one of the whole would be one cell. */
    for (size_t i = 0; i < n; i++) {
        bool away;
        const struct property *q = property_at(r, i, &away);
        if (!away && q->duty)
            fprintf(f, "; chformal -assume -assume2assert a:src=%s:%u.*", q->file, q->line);
    }
    for (size_t i = 0; i < r->nsystems; i++)
        fprintf(f, "; cutpoint A:src=%s.v:*", r->systems[i]);
    fprintf(f, "; prep -flatten -top %s; setattr -set init 1'b0 w:*f_known*; async2sync; dffunmap",
            r->top);
    for (size_t i = 0; i < n; i++) {
        bool away;
        const struct property *q = property_at(r, i, &away);
        /* The place of an instance stands before that of the property. */
        if (away && left[i])
            fprintf(f, "; chformal %s a:src=%s:%u.* a:src=*|%s:%u.*",
                    q->duty ? "-assume -remove" : "-assert -remove", q->file, q->line, q->file,
                    q->line);
    }
    /* Without a name of its own an assertion is called by its place. */
    fprintf(f, "; rename -hide t:$assert t:$assume; opt_expr; opt_merge; opt_reduce; opt_clean; %s",
            commands);
    xmemclose(f);
    return script;
}

int prove_elaborate(struct prove_run *r, const char *more_flags, const char *commands,
                    unsigned seconds, bool *made)
{
    bool *left = xcalloc(r->proof->n + r->other.n + 1, sizeof *left);
    if (!write_files(r, left)) {
        free(left);
        return r->d->status;
    }
    char *script = elaboration(r, more_flags, commands, left);
    free(left);
    struct proc_result out;
    int status = proc_run_for(seconds, (const char *const[]){"yosys", "-q", "-p", script, NULL},
                              r->dir, &out, r->d);
    free(script);
    if (status != WS_OK)
        return status;
    *made = out.status == 0;
    if (!*made && out.status != PROC_TIME_UP) {
        diag_error(r->d, "%s: yosys ends with status %d: %s", r->top, out.status, out.out);
        status = WS_BAD_INPUT;
    }
    proc_result_free(&out);
    return status;
}

static int elaborate(struct prove_run *r)
{
    bool made;
    return prove_elaborate(r, "", "write_smt2 -wires model.smt2", 0, &made);
}

/* One call of the solver over at most so many cycles, for so many seconds; induction or from reset.
 */
static int solve_for(struct prove_run *r, unsigned limit, bool induction, unsigned cycles,
                     enum prove_answer *a, struct proc_result *out)
{
    /* Modules without a reset of their own may be asked for nothing while the cycle is one. */
    char *depth = !induction && r->clocked ? strfmt("1:%u", cycles + 1) : strfmt("%u", cycles);
    char *seconds = strfmt("%u", limit);
    /* z3 minds its time, yosys-smtbmc, which unrolls the model, does not. */
    const char *argv[20] = {"yosys-smtbmc", "-s",  "z3",        "--unroll", "--noprogress",
                            "-t",           depth, "--timeout", seconds};
    size_t n = 9;
    if (induction)
        argv[n++] = "-i";
    else if (!r->o->refute) {
        argv[n++] = "--dump-vcd";
        argv[n++] = "trace.vcd";
    }
    if (r->clocked) {
        argv[n++] = "--smtc";
        argv[n++] = "reset.smtc";
    }
    argv[n++] = "model.smt2";
    argv[n] = NULL;
    double began = seconds_now();
    int status = proc_run_for(limit, argv, r->dir, out, r->d);
    free(depth);
    free(seconds);
    if (status != WS_OK)
        return status;
    *a = strstr(out->out, "Status: passed") || strstr(out->out, "Status: PASSED")   ? HOLDS
         : strstr(out->out, "Status: failed") || strstr(out->out, "Status: FAILED") ? VIOLATED
                                                                                    : NO_ANSWER;
    /* When its time is up z3 may end first: what yosys-smtbmc says then depends on the moment. */
    if (*a == NO_ANSWER && seconds_now() - began < limit &&
        !strstr(out->out, "Unexpected response")) {
        diag_error(r->d, "%s: yosys-smtbmc ends with status %d: %s", r->top, out->status, out->out);
        proc_result_free(out);
        return WS_BAD_INPUT;
    }
    return WS_OK;
}

static int solve(struct prove_run *r, bool induction, unsigned cycles, enum prove_answer *a,
                 struct proc_result *out)
{
    return solve_for(r, r->o->seconds, induction, cycles, a, out);
}

/* The property that a line of the solver's output names; proof->n: none of them. */
static size_t named_property(const struct proof *proof, const char *s)
{
    for (size_t i = 0; i < proof->n; i++) {
        char *at = strfmt("%s:%u.", proof->property[i].file, proof->property[i].line);
        const char *end = s + strcspn(s, "\n"), *hit = strstr(s, at);
        while (hit && hit < end && (hit == s || (hit[-1] != ' ' && hit[-1] != '|')))
            hit = strstr(hit + 1, at);
        free(at);
        if (hit && hit < end)
            return i;
    }
    return proof->n;
}

/* Puts aside what the solver says is violated; gives their number, `step` the last cycle tried. */
static size_t put_aside(struct prove_run *r, const char *out, unsigned *step, size_t *which)
{
    size_t n = 0;
    *step = 0;
    for (const char *s = out; *s; s += strcspn(s, "\n"), s += *s == '\n') {
        size_t len = strcspn(s, "\n");
        const char *at = strstr(s, "in step "), *bad = strstr(s, "Assert failed in ");
        if (at && at < s + len)
            *step = (unsigned)strtoul(at + 8, NULL, 10);
        if (!bad || bad > s + len)
            continue;
        size_t i = named_property(r->proof, bad);
        if (i < r->proof->n && !r->away[i]) {
            r->away[i] = true;
            which[n++] = i;
        }
    }
    return n;
}

/* The trace that the solver left, under a name of its own; NULL after reporting. */
static char *keep_trace(struct prove_run *r, const struct property *q)
{
    char *from = strfmt("%s/trace.vcd", r->dir);
    char *to = strfmt("%s/%s-%s.vcd", r->o->traces, r->top, q->label);
    size_t len;
    char *text = file_read(from, &len, r->d);
    bool good = text && make_dirs(r->o->traces, r->d) && outfile_write(to, text, len, r->d);
    free(text);
    free(from);
    if (!good) {
        free(to);
        to = NULL;
    }
    return to;
}

/* Repeats one kind of proof, putting aside what is violated, until the rest holds. */
static int rounds(struct prove_run *r, bool induction)
{
    struct proof *proof = r->proof;
    size_t *which = xcalloc(proof->n + 1, sizeof *which), left = 0;
    for (size_t i = 0; i < proof->n; i++)
        left += !r->away[i];
    int status = WS_OK;
    while (left > 0 && status == WS_OK) {
        enum prove_answer a;
        struct proc_result out;
        if ((status = elaborate(r)) != WS_OK ||
            (status = solve(r, induction, r->o->depth, &a, &out)) != WS_OK)
            break;
        unsigned step;
        size_t n = a == VIOLATED ? put_aside(r, out.out, &step, which) : 0;
        if (a == VIOLATED && n == 0) {
            diag_error(r->d, "%s: no property is where the solver says: %s", r->top, out.out);
            status = WS_BAD_INPUT;
        }
        proc_result_free(&out);
        left -= n;
        for (size_t i = 0; i < n && !induction && status == WS_OK; i++) {
            struct property *q = &proof->property[which[i]];
            q->result = PROVE_FAILED;
            q->depth = step;
            if (r->o->refute)
                continue;
            q->trace = keep_trace(r, q);
            status = q->trace ? WS_OK : r->d->status;
        }
        if (a == VIOLATED && (r->o->refute || r->o->rule))
            break;
        if (a == VIOLATED || status != WS_OK)
            continue;
        for (size_t i = 0; i < proof->n && a == HOLDS; i++)
            if (!r->away[i]) {
                proof->property[i].result = PROVE_PROVEN;
                proof->property[i].unbounded = induction;
                proof->property[i].engine = PROVE_SMT;
            }
        break;
    }
    free(which);
    return status;
}

/* Cycles that a successful induction took: it begins at the last one and goes backwards. */
static unsigned induction_length(const struct prove_run *r, const char *out)
{
    static const char mark[] = "Trying induction in step ";
    unsigned last = r->o->depth;
    for (const char *s = out; (s = strstr(s, mark)); s += sizeof mark - 1)
        last = (unsigned)strtoul(s + sizeof mark - 1, NULL, 10);
    return r->o->depth - last + 1;
}

/* All that are not put aside. */
static void all_proven(struct prove_run *r, enum prove_engine engine, unsigned depth)
{
    for (size_t i = 0; i < r->proof->n; i++) {
        struct property *q = &r->proof->property[i];
        if (r->away[i])
            continue;
        q->result = PROVE_PROVEN;
        q->unbounded = true;
        q->depth = depth;
        q->engine = engine;
    }
}

/* All properties together, by induction over the model that is in the folder. */
static int together(struct prove_run *r, unsigned seconds, unsigned *cycles, enum prove_answer *a)
{
    struct proc_result out;
    int status = solve_for(r, seconds, true, r->o->depth, a, &out);
    if (status != WS_OK)
        return status;
    *cycles = induction_length(r, out.out);
    proc_result_free(&out);
    return WS_OK;
}

/* All properties, by induction, and from reset for as many cycles as that takes; recorded if they
 * hold. Together is quicker where it is quick; where it is not, one by one. That they do not follow
 * says nothing. */
static int at_once(struct prove_run *r, enum prove_answer *a)
{
    struct proc_result out;
    unsigned cycles = 0;
    *a = NO_ANSWER;
    int status = elaborate(r);
    if (status == WS_OK)
        status = together(r, 1 + r->o->seconds / 20, &cycles, a);
    if (status == WS_OK && *a == NO_ANSWER)
        status = prove_each(r, &cycles, a);
    if (status == WS_OK && *a == NO_ANSWER)
        status = together(r, r->o->seconds, &cycles, a);
    if (status != WS_OK)
        return status;
    if (*a == HOLDS) {
        status = solve(r, false, cycles, a, &out);
        if (status != WS_OK)
            return status;
        proc_result_free(&out);
    } else {
        *a = NO_ANSWER;
    }
    if (*a == HOLDS)
        all_proven(r, PROVE_SMT, cycles);
    return WS_OK;
}

/* All properties at once, by reachability; recorded if they hold. */
static int reach(struct prove_run *r, unsigned seconds, enum prove_answer *a)
{
    int status = prove_pdr(r, seconds, a);
    if (status == WS_OK && *a == HOLDS)
        all_proven(r, PROVE_PDR, 0);
    return status;
}

/* What reachability does it often does at once, and where it does not the induction may be quick:
 * it gets an eighth of the time first, and all of it last. */
static int all_or_nothing(struct prove_run *r, enum prove_answer *a)
{
    int status = reach(r, 1 + r->o->seconds / 8, a);
    if (status == WS_OK && *a == NO_ANSWER)
        status = at_once(r, a);
    if (status == WS_OK && *a == NO_ANSWER)
        status = reach(r, r->o->seconds, a);
    return status;
}

/* A file of module `top`: its text, or what it includes. */
static bool is_of(const char *file, const char *top, const char *end)
{
    size_t n = strlen(top);
    return strncmp(file, top, n) == 0 && strcmp(file + n, end) == 0;
}

static bool has_file(const struct package *pkg, const char *name)
{
    for (size_t i = 0; i < pkg->n; i++)
        if (strcmp(pkg->files[i].name, name) == 0)
            return true;
    return false;
}

/* What stands apart inside of this one is proven by itself, whatever its inputs are: here any
 * outputs stand in its place, and its files have nothing to show. */
static int cut_systems(struct prove_run *r, const struct params *p)
{
    size_t n;
    const struct block *all = blocks_rows(&n);
    int status = WS_OK;
    for (size_t i = 0; i < n && status == WS_OK; i++) {
        char *own = strfmt("%s.v", all[i].name);
        struct package inner = {0};
        if (all[i].apart && strcmp(all[i].name, r->top) != 0 && has_file(&r->pkg, own)) {
            r->systems = xrealloc(r->systems, (r->nsystems + 1) * sizeof *r->systems);
            r->systems[r->nsystems++] = all[i].name;
            status = package_build(p, all[i].name, NULL, &inner, r->d);
        }
        for (size_t k = 0; k < r->pkg.n; k++)
            if (has_file(&inner, r->pkg.files[k].name))
                r->inside[k] = true;
        package_free(&inner);
        free(own);
    }
    return status;
}

static int build(struct prove_run *r, const struct params *p)
{
    int status = package_build(p, r->top, NULL, &r->pkg, r->d);
    r->inside = xcalloc(r->pkg.n + 1, sizeof *r->inside);
    r->texts = xcalloc(r->pkg.n + 1, sizeof *r->texts);
    return status == WS_OK ? cut_systems(r, p) : status;
}

/* Writes file i of the package into the folder of the proof, or takes its properties. */
static bool place_file(struct prove_run *r, size_t i, enum role inside)
{
    const struct package_file *f = &r->pkg.files[i];
    bool top = is_of(f->name, r->top, ".v"), of_top = is_of(f->name, r->top, "_props.vh");
    bool own = r->o->verilog && !(inside == ROLE_COPY && (top || of_top));
    char *from = own ? strfmt("%s/%s", r->o->verilog, f->name) : NULL;
    char *to = strfmt("%s/%s", r->dir, f->name);
    size_t len = f->len;
    char *text = from ? file_read(from, &len, r->d) : f->text;
    if (top)
        r->clocked = f->has_reset;
    char *reset = top && r->clocked && text ? prove_pdr_reset(text) : NULL;
    /* what has properties is written when it is known which of them are put aside */
    bool good =
        text && (f->included && !r->inside[i]
                     ? find_properties(r, i, of_top ? ROLE_TOP : inside, text)
                     : outfile_write(to, reset ? reset : text, reset ? strlen(reset) : len, r->d));
    free(reset);
    if (from)
        free(text);
    free(from);
    free(to);
    return good;
}

static int prepare(struct prove_run *r, const struct params *p, const char *top)
{
    int status = build(r, p);
    if (status != WS_OK)
        return status;
    static const char *const tools[] = {"yosys", "yosys-smtbmc", "z3", "yosys-abc"};
    for (size_t i = 0; i < sizeof tools / sizeof *tools; i++)
        if (!proc_need(tools[i], r->d))
            return r->d->status;
    char *dir = make_temp_dir("warpsmith-prove", r->d);
    if (!dir)
        return WS_BAD_INPUT;
    r->dir = dir;
    enum role inside = block_is_miter(top)                     ? ROLE_COPY
                       : blocks_find(top)->kind == BLOCK_CHILD ? ROLE_TOP
                                                               : ROLE_INSIDE;
    for (size_t i = 0; i < r->pkg.n; i++) {
        const struct package_file *f = &r->pkg.files[i];
        if (!f->verilog && !f->included)
            continue;
        if (!place_file(r, i, inside))
            return r->d->status;
    }
    char *reset = strfmt("%s/reset.smtc", dir);
    static const char constraint[] = "initial\nassume [rst]\n";
    bool good = outfile_write(reset, constraint, sizeof constraint - 1, r->d);
    free(reset);
    return good ? WS_OK : r->d->status;
}

bool prove_covers(const struct params *p, const char *top, const char *module, struct diag *d)
{
    struct prove_run r = {.top = top, .d = d};
    char *source = strfmt("%s.v", module);
    bool covers = false;
    if (build(&r, p) == WS_OK)
        for (size_t i = 0; i < r.pkg.n; i++)
            covers |= strcmp(r.pkg.files[i].name, source) == 0 && !r.inside[i];
    free(source);
    free(r.inside);
    free(r.texts);
    free(r.systems);
    package_free(&r.pkg);
    return covers;
}

int prove_block(const struct params *p, const char *top, const struct prove_options *o,
                struct proof *proof, struct diag *d)
{
    *proof = (struct proof){.top = xstrdup(top)};
    if (params_is(p, "clock.gating", "cell")) {
        diag_error(d, "clock.gating = cell: proofs have one clock (none or enable)");
        return WS_BAD_INPUT;
    }
    struct prove_run r = {.o = o, .proof = proof, .top = top, .d = d};
    int status = prepare(&r, p, top);
    if (status == WS_OK && proof->n > 0) {
        r.away = xcalloc(proof->n, sizeof *r.away);
        for (size_t i = 0; i < proof->n; i++)
            proof->property[i].depth = o->depth;
        bool failed = false, from_reset = o->refute || o->rule;
        enum prove_answer a = NO_ANSWER;
        if (!from_reset && !o->verilog)
            status = all_or_nothing(&r, &a);
        if (status == WS_OK && a != HOLDS)
            status = rounds(&r, false);
        for (size_t i = 0; i < proof->n; i++) {
            failed |= proof->property[i].result == PROVE_FAILED;
            r.away[i] = proof->property[i].result != PROVE_PROVEN;
        }
        if (!failed && !from_reset && a != HOLDS) {
            if (status == WS_OK && o->verilog)
                status = reach(&r, 1 + o->seconds / 20, &a);
            if (status == WS_OK && a != HOLDS)
                status = rounds(&r, true);
        }
    }
    for (size_t i = 0; i < proof->n && status == WS_OK; i++) {
        const struct property *q = &proof->property[i];
        if (q->result != PROVE_PROVEN)
            diag_failed(d, "%s:%u: %s: %s%s%s", q->file, q->line, q->rule,
                        prove_result_name(q->result), q->trace ? ", trace in " : "",
                        q->trace ? q->trace : "");
    }
    for (size_t i = 0; i < proof->n && status == WS_OK; i++)
        if (proof->property[i].result != PROVE_PROVEN)
            status = WS_CHECK_FAILED;
    if (r.dir)
        remove_tree(r.dir);
    free(r.dir);
    free(r.away);
    for (size_t i = 0; i < r.pkg.n && r.texts; i++)
        free(r.texts[i]);
    free(r.texts);
    free(r.inside);
    free(r.systems);
    proof_free(&r.other);
    package_free(&r.pkg);
    return status;
}

void proof_free(struct proof *proof)
{
    for (size_t i = 0; i < proof->n; i++) {
        struct property *q = &proof->property[i];
        free(q->label);
        free(q->rule);
        free(q->text);
        free(q->file);
        free(q->trace);
    }
    free(proof->property);
    free(proof->top);
    *proof = (struct proof){0};
}

const char *prove_engine_name(enum prove_engine e)
{
    return e == PROVE_PDR ? "pdr" : "smt";
}

const char *prove_result_name(enum prove_result r)
{
    return r == PROVE_PROVEN ? "proven" : r == PROVE_FAILED ? "failed" : "unknown";
}
