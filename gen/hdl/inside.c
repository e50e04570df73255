/* Signals inside of instances, for properties that tie modules together. */
#include "gen/hdl/ir.h"
#include <stdlib.h>
#include <string.h>

/* A path inside an instance, as far as it is known; how many each "[*]" in it stands for. */
struct inside {
    const char *where;
    unsigned n, stars[HDL_STARS];
};

static bool add_star(struct inside *to, unsigned count)
{
    if (to->n == HDL_STARS)
        return false;
    to->stars[to->n++] = count;
    return true;
}

/* The loop around a place that is the `nth` from outside; NULL: there are fewer. */
static const struct hdl_loop *loop_around(const struct hdl *h, hdl_place at, unsigned nth)
{
    unsigned depth = 0;
    for (hdl_place up = at; hdl_in_loop(up); up = hdl_place_up(h, up))
        depth++;
    if (nth >= depth)
        return NULL;
    while (--depth > nth)
        at = hdl_place_up(h, at);
    return h->iters.at[at - HDL_ITERS].loop;
}

/* The stars among the brackets of `path`, which name the loops around a place; false: a loop that
 * does not begin at 0, or too many. */
static bool count_stars(const struct hdl *h, hdl_place at, const char *path, struct inside *to)
{
    unsigned nth = 0;
    for (const char *c = strchr(path, '['); c; c = strchr(c + 1, '['), nth++) {
        const struct hdl_loop *l = loop_around(h, at, nth);
        if (c[1] == '*' && (!l || l->from || !add_star(to, l->to)))
            return false;
    }
    return true;
}

/* Every index in the path becomes `index`, or only those that are `from`. */
static const char *with_index(struct hdl_design *d, const char *path, char from, char index)
{
    char *s = hdl_alloc(d, strlen(path) + 1), *end = s;
    for (; *path; path++) {
        *end++ = *path;
        if (*path != '[' || (from && path[1] != from))
            continue;
        *end++ = index;
        path = strchr(path, ']') - 1;
    }
    return s;
}

/* The instance of a module that a path begins with, as "u_lane[3].data" or "entry[2].u_x.data";
 * *lane and the rest of the path; NULL if there is none. "[*]": HDL_ALL_LANES. */
static struct hdl_inst *step_inside(const struct hdl *h, const char **path, unsigned *lane)
{
    for (size_t k = 0; k < h->insts.n; k++) {
        size_t n = strlen(h->insts.at[k]->name);
        if (strncmp(h->insts.at[k]->name, *path, n) || !strchr("[.", (*path)[n]))
            continue;
        *path += n;
        *lane = 0;
        if (**path == '[') {
            bool all = (*path)[1] == '*';
            char *end = (char *)*path + 2;
            *lane = all ? HDL_ALL_LANES : (unsigned)strtoul(*path + 1, &end, 10);
            *path = *end ? end + 1 : end;
        }
        *path += **path == '.';
        return h->insts.at[k];
    }
    return NULL;
}

static const struct hdl_node *named_inside(const struct hdl *h, const char *name, struct inside *to)
{
    const char *first = with_index(h->design, name, '*', '0');
    if (!hdl_names_find(&h->name_set, first))
        return NULL;
    for (size_t k = 0; k < h->nodes.n; k++) {
        sig s = h->nodes.at[k];
        bool fits = s->op >= OP_INPUT && s->op <= OP_REG;
        if (fits && s->name && !strcmp(s->name, first))
            return count_stars(h, s->place, name, to) ? h->nodes.at[k] : NULL;
    }
    return NULL;
}

/* The register, wire or port of that name; "entry[*].tag": that of the first iteration, which is
 * "entry_0_tag" where it is the only one. *name becomes the one that was found. */
static const struct hdl_node *leaf_inside(const struct hdl *h, const char **name, const char *from,
                                          struct inside *to)
{
    const char *whole = *name, *open = strchr(from, '['), *end = open ? strstr(open, "].") : NULL;
    const struct hdl_node *s = named_inside(h, whole, to);
    if (s || !end)
        return s;
    s = leaf_inside(h, name, end + 2, to); /* with this bracket */
    if (s)
        return s;
    size_t at = (size_t)(open - whole);
    *name = hdl_vstr(h->design, "%.*s_%s_%s", (int)at, whole,
                     open[1] == '*' ? "0"
                                    : hdl_vstr(h->design, "%.*s", (int)(end - open - 1), open + 1),
                     end + 2);
    return leaf_inside(h, name, *name + at, to);
}

/* Goes on into an instance; HDL_ALL_LANES of one that has none: those of all iterations. */
static bool enter(struct inside *to, const struct hdl_inst *i, unsigned lane)
{
    struct hdl_design *d = i->mod->design;
    const char *bare = hdl_bare(i->name), *stem = strncmp(bare, "u_", 2) ? bare : bare + 2;
    const char *path = hdl_path_of(i->mod, i->place), *in = i->name;
    if (i->lanes && lane == HDL_ALL_LANES) {
        in = hdl_vstr(d, "%s%ss[*].%s", path, stem, bare);
        if (!add_star(to, i->lanes))
            return false;
    } else if (i->lanes) {
        in = hdl_vstr(d, "%s%ss[%u].%s", path, stem, lane, bare);
    } else if (lane == HDL_ALL_LANES) {
        in = with_index(d, i->name, 0, '*');
        if ((!hdl_in_loop(i->place) && !i->plain) || !count_stars(i->mod, i->place, in, to))
            return false;
    }
    to->where = to->where ? hdl_vstr(d, "%s.%s", to->where, in) : in;
    return true;
}

/* "unit[*].u_x.tag" gives f_unit_tag, "u_x.lanes[3].tag" f_x_lanes_3_tag. */
static const char *alias_name(struct hdl_design *d, const char *where)
{
    char *own = hdl_alloc(d, strlen(where) + 3), *end = own + 2;
    strcpy(own, "f_");
    for (const char *c = where; *c; c++) {
        bool begins = c == where || c[-1] == '.', of_loop = c > where + 1 && c[-2] == ']';
        if (begins && strncmp(c, "u_", 2) == 0 && strchr(c, '.'))
            c = of_loop ? strchr(c, '.') + 1 : c + 2;
        if (*c != ']' && *c != '*' && strncmp(c, "[*", 2) != 0)
            *end++ = *c == '.' || *c == '[' ? '_' : *c;
    }
    return own;
}

sig hdl_inside_at(struct hdl_loc loc, struct hdl_inst *i, unsigned lane, const char *path)
{
    struct hdl *h = i->mod;
    struct hdl_design *d = h->design;
    const char *name = path;
    struct hdl_inst *chain[8], *in = i;
    size_t n = 0;
    struct inside to = {0};
    const struct hdl_node *s = NULL;
    while (in && n < sizeof chain / sizeof *chain && enter(&to, in, lane)) {
        chain[n++] = in;
        if ((s = leaf_inside(in->child, &name, name, &to)))
            break;
        in = step_inside(in->child, &name, &lane);
    }
    for (size_t k = 0; s && k < s->mod->nodes.n; k++) /* those of other iterations, too */
        if (s->mod->nodes.at[k]->name &&
            !strcmp(hdl_bare(s->mod->nodes.at[k]->name), hdl_bare(s->name)))
            s->mod->nodes.at[k]->watched = true;
    if (!s || !h->formal) {
        hdl_fail(d, loc,
                 "hdl_inside: %s (%s) has no register, port or wire %s, or this is no "
                 "WARPSMITH_FORMAL section",
                 i->name, i->child->name, path);
        return h->poison;
    }
    hdl_width w = s->width;
    while (n-- > 0 && HDL_WP(w)) {
        hdl_width v = chain[n]->param[HDL_WP(w) - 1];
        w = v ? hdl_times(v, HDL_WK(w)) : 0;
    }
    for (unsigned k = 0; k < to.n; k++)
        w = hdl_times(w, to.stars[k]);
    const char *where = hdl_vstr(d, "%s.%s", to.where, name), *own = alias_name(d, where);
    for (size_t k = 0; hdl_names_find(&h->name_set, own) && k < h->aliases.n; k++)
        if (!strcmp(h->aliases.at[k]->inside, where))
            return h->aliases.at[k];
    if (!hdl_good_width(h, loc, "hdl_inside", name, w))
        return h->poison;
    hdl_place here = h->place;
    h->place = hdl_section_of(h, here); /* all iterations share it */
    if (!hdl_take_name(h, loc, "hdl_inside", 0, own)) {
        h->place = here;
        return h->poison;
    }
    struct hdl_node *alias = hdl_new_node(h, loc, OP_WIRE, w);
    alias->name = own;
    alias->inside = where;
    memcpy(alias->stars, to.stars, sizeof to.stars);
    alias->doc = "";
    alias->place = h->place;
    alias->drive[0] = (struct hdl_drive){.kind = DRIVE_INSIDE, .place = h->place, .loc = loc};
    hdl_new_declaration(h, alias);
    HDL_PUSH(d, h->aliases, alias);
    h->place = here;
    return alias;
}
