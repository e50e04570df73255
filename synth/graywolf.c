/* Runs graywolf on cells and nets written in its format, and reads back where they were placed. */
#include "synth/graywolf.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/proc.h"
#include "base/scratch.h"
#include "base/text.h"
#include "synth/remember.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Lengths in its files: a row is so many units high. */
enum { ROW = 1000 };

/* Rules of a process in which a track is a twelfth of a row; only the geometry matters here. */
static const char par[] =
    "RULES\n"
    "layer metal1 0.07 0.03 horizontal\nlayer metal2 0.07 0.03 vertical\n"
    "via via12 metal1 metal2\n"
    "width metal1 40\nwidth metal2 40\nwidth via12 40\n"
    "spacing metal1 metal1 40\nspacing metal2 metal2 40\n"
    "overhang via12 metal1 4\noverhang via12 metal2 4\n"
    "ENDRULES\n"
    "*vertical_wire_weight : 1.0\n*vertical_path_weight : 1.0\n*padspacing : variable\n"
    "*rowSep : 0.0 0\n*track.pitch : 80\n*minimum_pad_space : 80\n*gridX : 80\n*gridY : 80\n"
    "*gridOffsetX : 0\n*gridOffsetY : 0\n*graphics.wait : off\n*last_chance.wait : off\n"
    "*random.seed : 12345\nTWMC*chip.aspect.ratio : 1.0\n"
    "TWSC*feedThruWidth : 80 layer 1\nTWSC*do.global.route : on\nTWSC*ignore_feeds : true\n"
    "TWSC*call_row_evener : true\nTWSC*even_rows_maximally : true\n"
    "GENR*row_to_tile_spacing : 1\nGENR*flip_alternate_rows : 1\n";

static long units(const struct placement *p, double um)
{
    long u = lround(um / p->row_um * ROW);
    return u > 2 ? u : 2;
}

/* The nets of every cell: those of cell c are net[from[c]] to net[from[c + 1] - 1]. */
struct pins {
    size_t *from, *net;
};

static struct pins pins_of(const struct placement *p)
{
    struct pins x = {xcalloc(p->ncells + 2, sizeof *x.from), NULL};
    for (size_t n = 0; n < p->nnets; n++)
        for (size_t k = 0; k < p->nets[n].n; k++)
            x.from[p->nets[n].cells[k] + 2]++;
    for (size_t c = 2; c < p->ncells + 2; c++)
        x.from[c] += x.from[c - 1];
    x.net = xcalloc(x.from[p->ncells + 1] + 1, sizeof *x.net);
    for (size_t n = 0; n < p->nnets; n++) /* from[c + 1] runs up to where cell c ends */
        for (size_t k = 0; k < p->nets[n].n; k++)
            x.net[x.from[p->nets[n].cells[k] + 1]++] = n;
    return x;
}

static char *cells_text(const struct placement *p)
{
    char *text;
    size_t len;
    FILE *f = xmemstream(&text, &len);
    struct pins x = pins_of(p);
    for (size_t c = 0; c < p->ncells; c++) {
        long w = units(p, p->width_um[c]);
        fprintf(f, "cell %zu c%zu\nleft %ld right %ld bottom %d top %d\n", c + 1, c, -(w / 2),
                w - w / 2, -(ROW / 2), ROW / 2);
        for (size_t i = x.from[c]; i < x.from[c + 1]; i++)
            fprintf(f, "pin name p%zu signal n%zu layer 1 0 0\n", i - x.from[c], x.net[i]);
    }
    for (size_t n = 0; n < p->nnets; n++)
        if (p->nets[n].leaves)
            fprintf(f,
                    "pad %zu name twpin_%zu\ncorners 4 -80 -80 -80 80 80 80 80 -80\n"
                    "pin name p%zu signal n%zu layer 1 0 0\n",
                    n + 1, n, n, n);
    free(x.from);
    free(x.net);
    xmemclose(f);
    return text;
}

/* graywolf's text of places, from its run or from one before. NULL after reporting. */
static char *places(const char *dir, const char *cells, struct diag *d)
{
    struct sha256 h;
    char key[65];
    size_t len;
    sha256_init(&h);
    sha256_text(&h, "graywolf");
    sha256_text(&h, par);
    sha256_text(&h, cells);
    sha256_hex(&h, key);
    char *text = remembered("placed", key, &len);
    if (text)
        return text;
    char *cel = strfmt("%s/d.cel", dir), *rules = strfmt("%s/d.par", dir),
         *out = strfmt("%s/d.pl1", dir);
    struct proc_result r = {0};
    const char *argv[] = {"graywolf", "-n", "d", NULL};
    bool ok = make_dirs(dir, d) && outfile_write(cel, cells, strlen(cells), d) &&
              outfile_write(rules, par, strlen(par), d) && proc_run(argv, dir, &r, d) == WS_OK;
    if (ok && r.status != 0) {
        diag_failed(d, "graywolf: status %d", r.status);
        ok = false;
    }
    if (ok)
        text = file_read(out, &len, d);
    if (text)
        remember("placed", key, text, len);
    proc_result_free(&r);
    free(cel);
    free(rules);
    free(out);
    return text;
}

struct box {
    double left, right, bottom, top;
    bool any;
};

static void around(struct box *b, double x, double y)
{
    if (!b->any)
        *b = (struct box){x, x, y, y, true};
    b->left = fmin(b->left, x);
    b->right = fmax(b->right, x);
    b->bottom = fmin(b->bottom, y);
    b->top = fmax(b->top, y);
}

/* "c12 left bottom right top orientation row" and "twpin_3 ..." for a pad. */
static bool read_places(struct placement *p, char *text, struct diag *d)
{
    struct place {
        double x, y;
        bool found;
    } *at = xcalloc(p->ncells + 1, sizeof *at), *pad = xcalloc(p->nnets + 1, sizeof *pad);
    char *save;
    for (char *line = strtok_r(text, "\n", &save); line; line = strtok_r(NULL, "\n", &save)) {
        size_t i;
        double l, b, r, t;
        if (sscanf(line, "c%zu %lf %lf %lf %lf", &i, &l, &b, &r, &t) == 5 && i < p->ncells)
            at[i] = (struct place){(l + r) / 2, (b + t) / 2, true};
        else if (sscanf(line, "twpin_%zu %lf %lf %lf %lf", &i, &l, &b, &r, &t) == 5 && i < p->nnets)
            pad[i] = (struct place){(l + r) / 2, (b + t) / 2, true};
    }
    bool ok = true;
    for (size_t i = 0; ok && i < p->ncells; i++)
        ok = at[i].found;
    for (size_t n = 0; n < p->nnets; n++) {
        struct box b = {0};
        for (size_t k = 0; k < p->nets[n].n; k++)
            around(&b, at[p->nets[n].cells[k]].x, at[p->nets[n].cells[k]].y);
        if (p->nets[n].leaves && pad[n].found)
            around(&b, pad[n].x, pad[n].y);
        p->nets[n].length_um = (b.right - b.left + b.top - b.bottom) * p->row_um / ROW;
    }
    free(at);
    free(pad);
    if (!ok)
        diag_failed(d, "graywolf: a cell has no place");
    return ok;
}

bool graywolf_place(const char *dir, struct placement *p, struct diag *d)
{
    char *cells = cells_text(p), *text = places(dir, cells, d);
    bool ok = text && read_places(p, text, d);
    free(text);
    free(cells);
    return ok;
}
