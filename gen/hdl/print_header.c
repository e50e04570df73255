/* The comment at the top of a file: what it is, parameters, ports. */
#include "base/mem.h"
#include "gen/hdl/text.h"
#include <stdlib.h>
#include <string.h>

static void put_table(struct hdl_printer *p, const char *const (*row)[4], size_t rows,
                      unsigned columns)
{
    size_t wide[4] = {0};
    for (size_t i = 0; i < rows; i++)
        for (unsigned k = 0; k + 1 < columns; k++)
            if (strlen(row[i][k]) > wide[k])
                wide[k] = strlen(row[i][k]);
    for (size_t i = 0; i < rows; i++) {
        hdl_put(&p->out, "//   ");
        for (unsigned k = 0; k < columns; k++)
            hdl_put(&p->out, "%-*s%s", k + 1 < columns ? (int)wide[k] : 0, row[i][k],
                    k + 1 < columns ? "  " : "");
        while (p->out.n && p->out.at[p->out.n - 1] == ' ')
            p->out.at[--p->out.n] = '\0';
        hdl_put(&p->out, "\n");
    }
}

void hdl_put_origin(struct hdl_printer *p, const struct hdl_header *header)
{
    struct hdl_design *d = p->h->design;
    if (header && header->tool)
        hdl_put_comment(&p->out, 0,
                        header->command
                            ? hdl_vstr(d, "Made by %s: %s", header->tool, header->command)
                            : hdl_vstr(d, "Made by %s.", header->tool));
}

void hdl_put_header(struct hdl_printer *p, const struct hdl_header *header)
{
    const struct hdl *h = p->h;
    struct hdl_design *d = h->design;
    hdl_put_comment(&p->out, 0, hdl_vstr(d, "%s: %s", hdl_module_name(h), h->summary));
    hdl_put_origin(p, header);
    bool top = strcmp(h->name, d->modules.at[d->modules.n - 1]->name) == 0;
    if (top && header && header->command && (!d->prefix || !*d->prefix))
        hdl_put_comment(
            &p->out, 0,
            "Names: that command with --prefix P puts P in front of every module and file");
    for (size_t i = 0; i < h->notes.n; i++)
        hdl_put_comment(&p->out, 0,
                        hdl_vstr(d, "%s: %s", h->notes.at[i].title, h->notes.at[i].text));
    hdl_put_storage(p);
    size_t n = 0, max = h->params.n + h->ports.n + h->counters.n + 4;
    const char *(*row)[4] = xcalloc(max, sizeof *row);
    if (h->params.n) {
        hdl_put(&p->out, "//\n");
        n = 0;
        row[n][0] = "parameter";
        row[n][1] = "default";
        row[n++][2] = "meaning";
        for (size_t i = 0; i < h->params.n; i++) {
            row[n][0] = h->params.at[i].name;
            row[n][1] = hdl_vstr(d, "%u", h->params.at[i].value);
            row[n++][2] = h->params.at[i].meaning;
        }
        put_table(p, (const char *const(*)[4])row, n, 3);
    }
    hdl_put(&p->out, "//\n");
    n = 0;
    row[n][0] = "port";
    row[n][1] = "dir";
    row[n][2] = "width";
    row[n++][3] = "meaning";
    struct hdl_port port;
    for (size_t i = 0; hdl_port_at(h, i, &port); i++) {
        row[n][0] = port.name;
        row[n][1] = port.output ? "out" : "in";
        row[n][2] = !port.param       ? hdl_vstr(d, "%u", port.count)
                    : port.count == 1 ? port.param
                                      : hdl_vstr(d, "%u*%s", port.count, port.param);
        row[n++][3] = port.doc;
    }
    put_table(p, (const char *const(*)[4])row, n, 4);
    free(row);
    if (h->counters.n)
        hdl_put(&p->out, "// cnt_* ports exist only under WARPSMITH_COUNTERS.\n");
}
