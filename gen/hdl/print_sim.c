/* What is for simulation and proofs only: counters, assertions. */
#include "base/mem.h"
#include "gen/hdl/text.h"
#include <stdlib.h>
#include <string.h>

void hdl_put_counters(struct hdl_printer *p)
{
    const struct hdl *h = p->h;
    bool own = false, any = false;
    for (size_t i = 0; i < h->counters.n; i++)
        own |= h->counters.at[i].increment != NULL;
    if (!own)
        return;
    hdl_layout(p, LAY_PARAGRAPH);
    hdl_put(&p->out, "`ifdef WARPSMITH_COUNTERS\n");
    p->layout = LAY_START;
    hdl_put_functions(p, HOME_COUNTERS);
    for (size_t i = 0; i < h->counters.n; i++) {
        const struct hdl_counter_def *c = &h->counters.at[i];
        if (!c->increment)
            continue;
        if (hdl_is_fill(c->increment, 0)) {
            hdl_put_text(p, 1, c->text);
            hdl_put(&p->out, "    assign %s = 32'd0;\n", c->name);
        } else {
            any = true;
        }
        hdl_demand(p, c->increment, CTX_COUNTERS, 0);
    }
    if (any) {
        hdl_layout(p, LAY_PARAGRAPH);
        hdl_put(&p->out, "    always @(posedge clk) begin\n        if (rst) begin\n");
        for (size_t i = 0; i < h->counters.n; i++)
            if (h->counters.at[i].increment && !hdl_is_fill(h->counters.at[i].increment, 0))
                hdl_put(&p->out, "            %s <= 32'd0;\n", h->counters.at[i].name);
        hdl_put(&p->out, "        end else begin\n");
        for (size_t i = 0; i < h->counters.n; i++) {
            const struct hdl_counter_def *c = &h->counters.at[i];
            if (!c->increment || hdl_is_fill(c->increment, 0))
                continue;
            hdl_put_text(p, 3, c->text);
            struct hdl_buf line = {0};
            hdl_put(&line, "%s <= %s + ", c->name, c->name);
            if (c->increment->width < 32)
                hdl_put(&line, "{%u'd0, ", 32 - c->increment->width);
            hdl_put_expr(p, &line, c->increment, CTX_COUNTERS);
            hdl_put(&line, c->increment->width < 32 ? "};" : ";");
            hdl_put_line(&p->out, 3, &line);
        }
        hdl_put(&p->out, "        end\n    end\n");
    }
    hdl_put_unused(p, CTX_COUNTERS, 0);
    hdl_put(&p->out, "`endif\n");
}

void hdl_put_property(struct hdl_printer *p, const struct hdl_property_def *d, enum hdl_context c)
{
    const struct hdl *h = p->h;
    const char *now = h->has_reset ? "if (!rst) " : "", *verb;
    struct hdl_buf expr = {0}, line = {0};
    verb = hdl_is_assumed(d) ? "assume" : "assert";
    hdl_put_expr(p, &expr, d->expr, c);
    /* At a clock edge it would be a cycle late for the solver, which proves over fewer this way.
     * Yosys does not tell the labels of iterations apart, the names of blocks it does. */
    if (!hdl_in_loop(d->place)) {
        hdl_put(&line, "always @* %s%s: %s(%s);", now, d->is.label, verb, expr.at);
        hdl_put_line(&p->out, 1, &line);
        free(expr.at);
        return;
    }
    hdl_put(&line, "always @* %sbegin : %s %s(%s); end", now, d->is.label, verb, expr.at);
    if (hdl_columns(p, &line) > 96) {
        line.n = 0;
        hdl_put(&line, "always @* %sbegin : %s", now, d->is.label);
        hdl_put_line(&p->out, 1, &line);
        hdl_put(&line, "%s(%s);", verb, expr.at);
        hdl_put_line(&p->out, 2, &line);
        hdl_put(&line, "end");
    }
    hdl_put_line(&p->out, 1, &line);
    free(expr.at);
}

static const char *check_macro(const struct hdl_property_def *d)
{
    return hdl_is_assumed(d) ? "WARPSMITH_DUTY" : "WARPSMITH_RULE";
}

/* What the macro stands for. Its call is one line, which is the place of the property for Yosys. */
static void define_check(struct hdl_printer *p, const struct hdl_property_def *d)
{
    const bool reset = p->h->has_reset;
    hdl_put(&p->out,
            "`ifdef WARPSMITH_FORMAL\n"
            "`define %s(label, rule, holds) \\\n"
            "    always @* %sbegin : label %s(holds); end\n"
            "`else\n"
            "`define %s(label, rule, holds) \\\n"
            "    always @(posedge clk) if (%s(holds) !== 1'b1) begin : label \\\n"
            "        $display(\"%%m: %%s violated at %%0t\", rule, $time); \\\n"
            "        $finish; \\\n"
            "    end\n"
            "`endif\n",
            check_macro(d), reset ? "if (!rst) " : "", hdl_is_assumed(d) ? "assume" : "assert",
            check_macro(d), reset ? "!rst && " : "");
}

void hdl_put_checks_as(struct hdl_printer *p, bool begin)
{
    const struct hdl *h = p->h;
    bool done[2] = {false};
    for (size_t i = 0; i < h->properties.n && h->has_clock; i++) {
        const struct hdl_property_def *d = &h->properties.at[i];
        if (d->formal || done[hdl_is_assumed(d)])
            continue;
        done[hdl_is_assumed(d)] = true;
        if (begin)
            define_check(p, d);
        else
            hdl_put(&p->out, "`undef %s\n", check_macro(d));
    }
}

void hdl_put_assert(struct hdl_printer *p, const struct hdl_property_def *a)
{
    const struct hdl *h = p->h;
    hdl_demand(p, a->expr, CTX_ASSERTS, a->place);
    hdl_layout(p, LAY_PARAGRAPH);
    hdl_put_comment(&p->out, 1,
                    *a->is.text ? hdl_vstr(h->design, "%s: %s", a->is.rule, a->is.text)
                                : a->is.rule);
    if (!h->has_clock) {
        hdl_put(&p->out, "`ifdef WARPSMITH_FORMAL\n");
        hdl_put_property(p, a, CTX_ASSERTS);
        hdl_put(&p->out, "`endif\n");
        return;
    }
    struct hdl_buf expr = {0}, line = {0};
    hdl_put_expr(p, &expr, a->expr, CTX_ASSERTS);
    hdl_put(&line, "`%s(%s, \"%s\", %s)", check_macro(a), a->is.label, a->is.rule, expr.at);
    if (hdl_columns(p, &line) > 96) {
        const char *holds = hdl_free_name(p, hdl_vstr(h->design, "holds_%s", a->is.label));
        line.n = 0;
        hdl_put(&line, "wire %s = %s;", holds, expr.at);
        hdl_put_line(&p->out, 1, &line);
        hdl_put(&line, "`%s(%s, \"%s\", %s)", check_macro(a), a->is.label, a->is.rule, holds);
    }
    hdl_put_line(&p->out, 1, &line);
    free(expr.at);
}

void hdl_put_asserts_at(struct hdl_printer *p, hdl_place at)
{
    for (size_t i = 0; i < p->h->properties.n; i++)
        if (p->h->properties.at[i].place == at && !p->h->properties.at[i].formal)
            hdl_put_assert(p, &p->h->properties.at[i]);
    hdl_put_unused(p, CTX_ASSERTS, at);
}

void hdl_put_asserts(struct hdl_printer *p)
{
    const struct hdl *h = p->h;
    bool any = false, *done = xcalloc(h->loops.n + 1, sizeof *done);
    for (size_t i = 0; i < h->properties.n; i++) {
        const struct hdl_property_def *a = &h->properties.at[i];
        if (a->formal)
            continue;
        any = true;
        const struct hdl_loop *l = NULL;
        for (hdl_place at = a->place; hdl_in_loop(at); at = hdl_place_up(h, at))
            l = h->iters.at[at - HDL_ITERS].loop;
        if (!l)
            hdl_put_assert(p, a);
        else if (!done[l->number])
            hdl_put_checks(p, l);
        if (l)
            done[l->number] = true;
    }
    free(done);
    if (any)
        hdl_put_unused(p, CTX_ASSERTS, 0);
}
