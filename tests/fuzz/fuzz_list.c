/* kernelslist.g files: the list stands in a folder of its own, beside two sound kernels, one of
 * them compressed by name only. */
#include "base/diag.h"
#include "base/outfile.h"
#include "base/text.h"
#include "cmodel/programs/program.h"
#include "cmodel/programs/work.h"
#include "tests/fuzz/fuzz.h"
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char kernel[] = "-kernel name = k\n-grid dim = (1,1,1)\n-block dim = (32,1,1)\n"
                             "-shmem = 0\n-nregs = 8\n-accelsim tracer version = 5\n"
                             "#BEGIN_TB\nthread block = 0,0,0\nwarp = 0\ninsts = 1\n"
                             "0000 ffffffff 0 EXIT 0 0\n#END_TB\n";

static void put(const char *folder, const char *name, const void *data, size_t len)
{
    char *path = strfmt("%s/%s", folder, name);
    FILE *f = fopen(path, "wbe");
    FUZZ_CHECK(f && fwrite(data, 1, len, f) == len && fclose(f) == 0);
    free(path);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
    char folder[] = "/dev/shm/warpsmith_fuzz_XXXXXX";
    FUZZ_CHECK(mkdtemp(folder));
    put(folder, "kernelslist.g", data, len);
    put(folder, "a.traceg", kernel, sizeof kernel - 1);
    put(folder, "b.traceg.xz", kernel, sizeof kernel - 1);
    char *list = strfmt("%s/kernelslist.g", folder);
    struct diag d;
    diag_init(&d, NULL);
    struct work *w = work_traces((const char *const *)&list, 1, &d);
    struct block *b;
    uint64_t blocks = 0;
    unsigned last = 0;
    while (w && (b = work_next(w, &d))) {
        FUZZ_CHECK(b->kernel >= last && b->kernel_name && b->from);
        last = b->kernel;
        blocks++;
        block_free(b);
    }
    FUZZ_CHECK(!w || d.errors || blocks);
    /* The list may name kernels by any path; messages about those begin with that path. */
    fuzz_check_diag(&d, w && !d.errors, (const char *[]){folder, "/", NULL}, 2 * PATH_MAX);
    work_free(w);
    diag_free(&d);
    free(list);
    remove_tree(folder);
    return 0;
}
