/* Pictures by Graphviz. */
#include "base/graphviz.h"
#include "base/outfile.h"
#include "base/proc.h"
#include "base/scratch.h"
#include "base/text.h"
#include <stdlib.h>

enum { SECONDS = 300 };

bool dot_write(const char *path, dot_writer *write, const void *what, struct diag *d)
{
    struct outfile o;
    if (!outfile_open(&o, path, d))
        return false;
    write(what, o.f);
    return outfile_commit(&o, d);
}

bool dot_write_svg(const char *path, dot_writer *write, const void *what, struct diag *d)
{
    char *dir = proc_need("dot", d) ? make_temp_dir("graph", d) : NULL;
    if (!dir)
        return false;
    char *file = strfmt("%s/graph.dot", dir);
    const char *const argv[] = {"dot", "-Tsvg", file, NULL};
    struct proc_result r = {0};
    bool ok = dot_write(file, write, what, d) && proc_run_for(SECONDS, argv, NULL, &r, d) == WS_OK;
    if (ok && r.status) {
        diag_failed(d, "dot: status %d: %.300s", r.status, r.out);
        ok = false;
    }
    ok = ok && outfile_write(path, r.out, r.len, d);
    proc_result_free(&r);
    remove_tree(dir);
    free(file);
    free(dir);
    return ok;
}
