/* The pages of the blocks and their contracts say the same: every port with its direction and its
 * dimensions, every rule, none more. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/text.h"
#include "cmodel/ports.h"
#include "gen/blocks/blocks.h"
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

/* A cell of a table's row, without spaces around it. */
enum { PRESETS_MOST = 100, RANDOM_SETS = 50 };

static char *cell(const char *row, unsigned n)
{
    while (*row && n--)
        row = strchr(row + 1, '|') ? strchr(row + 1, '|') : "";
    row += *row == '|';
    row += strspn(row, " ");
    size_t length = strcspn(row, "|\n");
    while (length && row[length - 1] == ' ')
        length--;
    return strfmt("%.*s", (int)length, row);
}

/* "NSRC x TAGW"; the payload of a warp register is W. Where the page has a number, `like`, it
 * stands here too, and what it calls a size that the contract does not name; NULL: no page. */
static char *dimensions(const struct port *t, const char *like)
{
    char *text = strfmt("%s", "");
    const struct port_dims *dims[] = {&t->outer, &t->inner};
    for (unsigned k = 0; k < 2; k++)
        for (unsigned i = 0; i < dims[k]->n; i++) {
            const char *name = dims[k]->of[i].name;
            bool w = name && i + 1 < dims[k]->n && strcmp(name, "LANES") == 0 &&
                     strcmp(dims[k]->of[i + 1].name, "LANE_W") == 0;
            unsigned size = dims[k]->of[i].size * (w ? dims[k]->of[i + 1].size : 1);
            char *number =
                !name && like ? strfmt("%.*s", (int)strcspn(like, " "), like) : strfmt("%u", size);
            bool same = !name || (like && strncmp(like, number, strlen(number)) == 0);
            char *longer = strfmt("%s%s%s", text, *text ? " x " : "",
                                  same ? number
                                  : w  ? "W"
                                       : name);
            like = like ? strstr(like, " x ") : NULL;
            like = like ? like + strlen(" x ") : NULL;
            i += w;
            free(number);
            free(text);
            text = longer;
        }
    if (!*text) {
        free(text);
        text = strfmt("1");
    }
    return text;
}

/* Item n of a list with commas, or the only one. */
static char *of_list(const char *list, unsigned n)
{
    const char *at = list;
    for (; n && strstr(at, ", "); n--)
        at = strstr(at, ", ") + 2;
    if (n)
        return NULL;
    const char *end = strstr(at, ", ");
    return strfmt("%.*s", end ? (int)(end - at) : (int)strlen(at), at);
}

/* Direction n of "in/out/in". */
static char *of_ways(const char *list, unsigned n)
{
    for (; n && list; n--)
        list = strchr(list, '/') ? strchr(list, '/') + 1 : NULL;
    return list ? strfmt("%.*s", (int)strcspn(list, "/"), list) : NULL;
}

static void port_is(const struct contract *c, const struct port *t, const char *direction,
                    const char *width)
{
    if (strcmp(direction, port_is_input(t) ? "in" : "out") != 0)
        fail_msg("%s: %s: the page says %s", c->block, t->name, direction);
    char *dims = dimensions(t, width), *number = strfmt("%u", t->items * t->width);
    if (strcmp(dims, width) != 0 && strcmp(number, width) != 0)
        fail_msg("%s: %s: %s on the page, %s in the contract", c->block, t->name, width, dims);
    free(dims);
    free(number);
}

static bool same_port(const struct port *a, const struct port *b)
{
    char *one = dimensions(a, NULL), *other = dimensions(b, NULL);
    bool same = strcmp(a->name, b->name) == 0 && port_is_input(a) == port_is_input(b) &&
                strcmp(one, other) == 0;
    free(one);
    free(other);
    return same;
}

/* A row without a direction: those of `names` that are ports of the block that the row links to,
 * "mm_*" all of that prefix, are the same here. Marks them in `told`. */
static void handed_up(const struct contract *c, const struct port *ports, const struct params *p,
                      const char *names, const char *row, bool *told)
{
    const char *link = strstr(row, "[");
    char *of = link ? strfmt("%.*s", (int)strcspn(link + 1, "]"), link + 1) : strfmt("%s", "");
    const struct block_model *m = block_model(of);
    if (!m || !m->contract)
        fail_msg("%s: %s: the page links to no block", c->block, names);
    struct port *theirs = xcalloc(m->contract->nports, sizeof *theirs);
    contract_ports(m->contract, p, theirs);
    char *name;
    for (unsigned n = 0; (name = of_list(names, n)) != NULL; n++) {
        size_t length = strcspn(name, "*") + !strchr(name, '*'), found = 0;
        for (size_t k = 0; k < m->contract->nports; k++) {
            size_t i = 0;
            if (strncmp(theirs[k].name, name, length) != 0)
                continue;
            while (i < c->nports && !same_port(&ports[i], &theirs[k]))
                i++;
            if (i == c->nports)
                fail_msg("%s: port %s is not that of %s", c->block, theirs[k].name, of);
            told[i] = true;
            found++;
        }
        if (!found)
            fail_msg("%s: %s has no port %s", c->block, of, name);
        free(name);
    }
    free(theirs);
    free(of);
}

/* Checks a row of the table of ports, for one or several of one kind; marks them in `told`. */
static void port_row(const struct contract *c, const struct port *ports, const struct params *p,
                     const char *row, bool *told)
{
    char *names = cell(row, 0), *direction = cell(row, 1), *widths = cell(row, 2), *name;
    if (!*direction)
        handed_up(c, ports, p, names, row, told);
    for (unsigned n = 0; *direction && (name = of_list(names, n)) != NULL; n++) {
        char *width = strstr(widths, ", ") ? of_list(widths, n) : strfmt("%s", widths);
        char *way = strchr(direction, '/') ? of_ways(direction, n) : strfmt("%s", direction);
        const char *dot = strchr(name, '.'), *bare = dot ? dot + 1 : name;
        bool other = dot && strncmp(name, c->block, (size_t)(dot - name)) != 0;
        size_t i = 0;
        while (!other && i < c->nports && strcmp(ports[i].name, bare) != 0)
            i++;
        if (i == c->nports || !width || !way)
            fail_msg("%s: port %s of the page is none of the contract", c->block, name);
        if (!other) {
            port_is(c, &ports[i], way, width);
            told[i] = true;
        }
        free(name);
        free(width);
        free(way);
    }
    free(names);
    free(direction);
    free(widths);
}

static bool has_rule(const struct contract *c, const char *id)
{
    for (size_t i = 0; i < c->rules->n; i++)
        if (strcmp(c->rules->ids[i], id) == 0)
            return true;
    for (const char *const *u = c->others; *u; u++)
        if (strcmp(*u, id) == 0)
            return true;
    return false;
}

static char *docs(const char *page)
{
    struct diag d;
    diag_init(&d, stderr);
    char *path = strfmt(WS_SOURCE_DIR "/docs/%s.md", page);
    char *text = file_read(path, NULL, &d);
    assert_non_null(text);
    free(path);
    diag_free(&d);
    return text;
}

/* Marks the ports of the page's tables in `told`. */
static void tables(const struct contract *c, const struct port *ports, const struct params *p,
                   const char *text, bool *told)
{
    enum { NOTHING, PORTS, RULES } table = NOTHING;
    for (const char *line = text; *line; line += strcspn(line, "\n"), line += *line == '\n') {
        if (starts_with(line, "| port | dir | width |")) {
            table = PORTS;
        } else if (starts_with(line, "| rule | text |")) {
            table = RULES;
        } else if (*line != '|') {
            table = NOTHING;
        } else if (line[1] != '-' && table == PORTS) {
            port_row(c, ports, p, line, told);
        } else if (line[1] != '-' && table == RULES) {
            char *id = cell(line, 0);
            if (!has_rule(c, id))
                fail_msg("%s: rule %s of the page is none of the contract", c->block, id);
            free(id);
        }
    }
}

/* Presets and random sets. */
struct sets {
    size_t n;
    struct params **at;
};

/* Does a set with this block have this port? One that none has (of the schedulers, where a host
 * selects) need not be on the page. */
static bool is_ever(const struct contract *c, size_t port, const struct sets *all)
{
    struct port *ports = xcalloc(c->nports, sizeof *ports);
    bool there = false;
    for (size_t i = 0; i < all->n && !there; i++) {
        contract_ports(c, all->at[i], ports);
        there = port_exists(&ports[port]) && block_exists(blocks_find(c->block), all->at[i]);
    }
    free(ports);
    return there;
}

/* Rows "regfile.banks_idle" of the pages of other blocks, which are parts of this one. */
static void of_parts(const struct contract *c, const struct port *ports, const struct params *p,
                     bool *told)
{
    char *own = strfmt("%s.", c->block);
    for (const struct block_model *const *b = block_models(); *b; b++) {
        char *name = strfmt("blocks/%s", (*b)->name), *text = docs(name);
        for (const char *line = text; *line; line += strcspn(line, "\n"), line += *line == '\n') {
            char *names = *line == '|' ? cell(line, 0) : NULL;
            if (names && strstr(names, own) && !strchr(names, '`'))
                port_row(c, ports, p, line, told);
            free(names);
        }
        free(text);
        free(name);
    }
    free(own);
}

static void page(const struct contract *c, const struct params *p, const struct sets *all)
{
    char *name = strfmt("blocks/%s", c->block);
    char *text = docs(name), *common = docs("conventions");
    free(name);
    struct port *ports = xcalloc(c->nports, sizeof *ports);
    bool *told = xcalloc(c->nports, sizeof *told);
    contract_ports(c, p, ports);
    tables(c, ports, p, text, told);
    of_parts(c, ports, p, told);
    for (size_t i = 0; i < c->nports; i++)
        if (!told[i] && (ports[i].kind != PORT_COUNTER || !strstr(text, ports[i].name)) &&
            is_ever(c, i, all))
            fail_msg("%s: port %s is not on the page", c->block, ports[i].name);
    for (size_t i = 0; i < c->rules->n; i++)
        if (!strstr(text, c->rules->ids[i]) && !strstr(common, c->rules->ids[i]))
            fail_msg("%s: rule %s is not on the page", c->block, c->rules->ids[i]);
    for (const char *const *u = c->others; *u; u++)
        if (!strstr(text, *u))
            fail_msg("%s: rule %s is not on the page", c->block, *u);
    free(told);
    free(ports);
    free(text);
    free(common);
}

static void pages(void **state)
{
    (void)state;
    struct diag d;
    diag_init(&d, NULL);
    struct params *p = params_load("tiny", NULL, 0, &d);
    assert_non_null(p);
    struct sets all = {0, xcalloc(PRESETS_MOST + RANDOM_SETS, sizeof *all.at)};
    for (const char *const *name = params_presets(); *name; name++) {
        assert_true(all.n < PRESETS_MOST);
        all.at[all.n++] = params_load(*name, NULL, 0, &d);
    }
    for (uint64_t seed = 1; seed <= RANDOM_SETS; seed++)
        all.at[all.n++] = params_random(seed, 4);
    for (const struct block_model *const *b = block_models(); *b; b++) {
        if (!(*b)->contract && strcmp((*b)->name, "sram") != 0)
            fail_msg("%s has no contract", (*b)->name);
        if ((*b)->contract)
            page((*b)->contract, p, &all);
    }
    while (all.n)
        params_free(all.at[--all.n]);
    free(all.at);
    params_free(p);
    diag_free(&d);
}

/* A composition has the ports of its register files, and all of its contract. */
static void compositions(void **state)
{
    (void)state;
    static const char *const set[] = {"ccu_allocator.scope=sm"};
    const struct {
        const struct block_model *model;
        const char *preset;
        size_t sets;
    } all[] = {{&core_model, "tiny_core", 0},
               {&core_model, "malekeh", 1},
               {&subcore_model, "malekeh", 0},
               {&subcore_model, "malekeh", 1}};
    struct diag d;
    diag_init(&d, stderr);
    for (unsigned k = 0; k < sizeof all / sizeof *all; k++) {
        const struct contract *c = all[k].model->contract;
        struct params *p = params_load(all[k].preset, set, all[k].sets, &d);
        struct pin_list pins = {0};
        struct port *ports = xcalloc(c->nports, sizeof *ports);
        unsigned there = 0;
        assert_non_null(p);
        contract_ports(c, p, ports);
        block_pins(all[k].model, p, &pins);
        for (size_t i = 0; i < c->nports; i++) {
            size_t pin = pins_find(&pins, ports[i].name);
            if (!port_exists(&ports[i]))
                continue;
            if (pin == (size_t)-1 || pins.pins[pin].output == port_is_input(&ports[i]) ||
                pins.pins[pin].width != ports[i].items * ports[i].width)
                fail_msg("%s: the model's port %s is not that of the contract", c->block,
                         ports[i].name);
            there++;
        }
        assert_true(there > 0 && there < pins.n);
        free(ports);
        pins_free(&pins);
        params_free(p);
    }
    diag_free(&d);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(pages), cmocka_unit_test(compositions)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
