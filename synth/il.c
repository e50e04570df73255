/* RTLIL text of Yosys, cut into its modules. */
#include "synth/il.h"
#include "base/mem.h"
#include "base/splitmix.h"
#include "base/text.h"
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* One module while it is read. */
struct part {
    char *text, *box;
    size_t text_len, box_len;
    FILE *t, *b;
};

static void begin(struct part *p)
{
    *p = (struct part){0};
    p->t = open_memstream(&p->text, &p->text_len);
    p->b = open_memstream(&p->box, &p->box_len);
    if (!p->t || !p->b)
        mem_ran_out();
}

static bool is_port(const char *line, size_t len)
{
    static const char *const words[] = {" input ", " output ", " inout "};
    for (int i = 0; i < 3; i++)
        if (memmem(line, len, words[i], strlen(words[i])))
            return true;
    return false;
}

static void finish(struct part *p, struct il_module *m)
{
    fclose(p->t);
    fclose(p->b);
    m->text = p->text;
    m->box = p->box;
    *p = (struct part){0};
}

/* The module of the cell whose line begins at `line`, or NULL for a gate or a macro's cell. */
static struct il_module *child_at(const struct il *il, const char *line)
{
    const char *type = line + 7;
    if (*type == '$' && type[1] == '_')
        return NULL;
    bool public = *type == '\\';
    char *name = strfmt("%.*s", (int)strcspn(type, " \n") - public, type + public);
    struct il_module *child = il_find(il, name);
    free(name);
    return child;
}

static const char *next_cell(const char *text)
{
    const char *p = strstr(text, "\n  cell ");
    return p ? p + 1 : NULL;
}

static void find_children(const struct il *il, struct il_module *m)
{
    size_t *known = xcalloc(il->n + 1, sizeof *known); /* one above the place in m->children */
    m->children = xcalloc(il->n + 1, sizeof *m->children);
    for (const char *p = next_cell(m->text); p; p = next_cell(p)) {
        const struct il_module *child = child_at(il, p);
        if (!child)
            continue;
        size_t place = (size_t)(child - il->modules);
        if (!known[place]) {
            m->children[m->nchildren].place = place;
            known[place] = ++m->nchildren;
        }
        m->children[known[place] - 1].times++;
    }
    free(known);
}

bool il_split(const char *text, struct il *il)
{
    struct part p;
    struct il_module m = {0};
    bool in_module = false;
    begin(&p);
    for (const char *line = text, *next; *line; line = next) {
        size_t len = strcspn(line, "\n");
        next = line + len + (line[len] == '\n');
        size_t all = (size_t)(next - line);
        const char *word = line + strspn(line, " ");
        static const char src[] = "attribute \\src \"";
        if (starts_with(word, src)) {
            word += sizeof src - 1;
            if (!in_module) {
                free(m.file);
                m.file = strfmt("%.*s", (int)strcspn(word, ":|\"\n"), word);
            }
            continue;
        }
        if (!in_module && starts_with(line, "module ")) {
            const char *name = line + 7;
            in_module = true;
            m.name = strfmt("%.*s", (int)(len - 7 - (*name == '\\')), name + (*name == '\\'));
            fprintf(p.b, "attribute \\blackbox 1\n");
            fwrite(line, 1, all, p.b);
        } else if (!in_module && !starts_with(line, "attribute ")) {
            continue; /* who wrote it, and the running count */
        } else if (!in_module && starts_with(line, "attribute \\blackbox ")) {
            m.black_box = true;
        } else if (in_module && starts_with(line, "  wire ") && is_port(line, len)) {
            fwrite(line, 1, all, p.b);
        } else if (in_module && starts_with(line, "  cell ")) {
            m.cells++;
        }
        fwrite(line, 1, all, p.t);
        if (in_module && len == 3 && strncmp(line, "end", 3) == 0) {
            fputs("end\n", p.b);
            finish(&p, &m);
            if (!m.file)
                m.file = xstrdup("");
            il->modules = xgrow(il->modules, il->n + 1, &il->cap, sizeof *il->modules);
            il->modules[il->n++] = m;
            m = (struct il_module){0};
            in_module = false;
            begin(&p);
        }
    }
    struct il_module rest = {0};
    finish(&p, &rest);
    free(rest.text);
    free(rest.box);
    free(m.name);
    free(m.file);
    for (size_t i = 0; i < il->n; i++)
        find_children(il, &il->modules[i]);
    return !in_module && il->n > 0;
}

void il_free(struct il *il)
{
    for (size_t i = 0; i < il->n; i++) {
        free(il->modules[i].name);
        free(il->modules[i].file);
        json_decref(il->modules[i].netlist);
        free(il->modules[i].text);
        free(il->modules[i].box);
        free(il->modules[i].children);
    }
    free(il->modules);
    *il = (struct il){0};
}

struct il_module *il_find(const struct il *il, const char *name)
{
    for (size_t i = 0; i < il->n; i++)
        if (strcmp(il->modules[i].name, name) == 0)
            return &il->modules[i];
    return NULL;
}

/* A number of Yosys' running count, `$123` with no letter behind it; 0: it is none. */
static size_t count_at(const char *p, size_t *digits)
{
    enum { MOST = 9 };
    size_t n = 0;
    for (*digits = 0; isdigit((unsigned char)p[1 + *digits]) && *digits <= MOST; ++*digits)
        n = n * 10 + (size_t)(p[1 + *digits] - '0');
    return *digits && *digits <= MOST && !isalpha((unsigned char)p[1 + *digits]) ? n : 0;
}

static void hash_counted_anew(const char *text, struct sha256 *h)
{
    size_t cap = 0, met = 0, digits;
    unsigned *ordinal = NULL;
    const char *from = text;
    for (const char *p = strchr(text, '$'); p; p = strchr(p + 1, '$')) {
        size_t n = count_at(p, &digits);
        if (n == 0)
            continue;
        if (n >= cap) {
            size_t more = n + 1024 + cap;
            ordinal = xrealloc(ordinal, more * sizeof *ordinal);
            memset(ordinal + cap, 0, (more - cap) * sizeof *ordinal);
            cap = more;
        }
        if (ordinal[n] == 0)
            ordinal[n] = (unsigned)++met;
        sha256_add(h, from, (size_t)(p - from));
        sha256_add(h, &ordinal[n], sizeof ordinal[n]);
        from = p + 1 + digits;
    }
    sha256_text(h, from);
    free(ordinal);
}

void il_hash(const struct il *il, const struct il_module *m, struct sha256 *h)
{
    hash_counted_anew(m->text, h);
    for (size_t i = 0; i < m->nchildren; i++)
        sha256_text(h, il->modules[m->children[i].place].box);
}

/* Yosys lets no module contain itself. */
static void count_below(struct il *il, size_t place, uint64_t times)
{
    const struct il_module *m = &il->modules[place];
    il->modules[place].instances += times;
    for (size_t i = 0; i < m->nchildren; i++)
        if (!il->modules[m->children[i].place].black_box)
            count_below(il, m->children[i].place, times * m->children[i].times);
}

void il_count(struct il *il, const char *top)
{
    struct il_module *m = il_find(il, top);
    if (m)
        count_below(il, (size_t)(m - il->modules), 1);
}

/* Cells stand one behind the other; attributes of a gate, which no pass behind this one reads, are
 * left out. */
void il_write(const struct il_module *m, uint64_t order, FILE *f)
{
    const char *first = next_cell(m->text);
    if (!order || !first) {
        fputs(m->text, f);
        return;
    }
    struct block {
        const char *at;
        size_t len;
    } *cell = xcalloc(m->cells + 1, sizeof *cell), other;
    size_t n = 0;
    const char *rest = first;
    for (const char *p = first; p && n < m->cells; p = next_cell(p)) {
        const char *end = strstr(p, "\n  end\n");
        if (!end)
            break;
        rest = end + 7;
        cell[n++] = (struct block){p, (size_t)(rest - p)};
    }
    for (size_t i = n; i > 1; i--) {
        size_t j = (size_t)(splitmix(&order) % i);
        other = cell[j];
        cell[j] = cell[i - 1];
        cell[i - 1] = other;
    }
    fwrite(m->text, 1, (size_t)(first - m->text), f);
    for (size_t i = 0; i < n; i++)
        fwrite(cell[i].at, 1, cell[i].len, f);
    fputs(rest, f);
    free(cell);
}
