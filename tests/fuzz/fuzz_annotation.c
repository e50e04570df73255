/* Annotation files. What is accepted must read again as it is written, and go onto a kernel. */
#include "base/diag.h"
#include "cmodel/programs/annotate.h"
#include "tests/fuzz/fuzz.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *print(const struct annotation *a, size_t *len)
{
    char *text = NULL;
    FILE *f = open_memstream(&text, len);
    FUZZ_CHECK(f);
    annotation_print(a, f);
    fclose(f);
    return text;
}

static void check_round_trip(const struct annotation *a)
{
    size_t len, same_len;
    char *text = print(a, &len);
    struct fuzz_file file;
    fuzz_file_open(&file, text, len);
    struct diag d;
    diag_init(&d, stderr);
    struct annotation *again = annotation_read(file.path, &d);
    FUZZ_CHECK(again && d.n == 0);
    char *same = print(again, &same_len);
    FUZZ_CHECK(len == same_len && memcmp(text, same, len) == 0);
    FUZZ_CHECK(a->n == again->n && a->rule.warps == again->rule.warps);
    free(same);
    free(text);
    annotation_free(again);
    diag_free(&d);
    fuzz_file_close(&file);
}

/* Takes over the annotation. */
static void check_use(struct annotation *a)
{
    struct diag d;
    diag_init(&d, NULL);
    struct work *w = work_kernel("reduction", &d);
    FUZZ_CHECK(w);
    const struct reuse_rule rule = a->rule;
    w = work_annotated(w, &rule, a);
    struct block *b = work_next(w, &d);
    fuzz_check_diag(&d, b, (const char *[]){"built-in: ", NULL}, 0);
    block_free(b);
    work_free(w);
    diag_free(&d);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
    struct fuzz_file file;
    fuzz_file_open(&file, data, len);
    struct diag d;
    diag_init(&d, NULL);
    struct annotation *a = annotation_read(file.path, &d);
    fuzz_check_diag(&d, a, (const char *[]){file.path, NULL}, 0);
    if (a) {
        check_round_trip(a);
        check_use(a);
    }
    diag_free(&d);
    fuzz_file_close(&file);
    return 0;
}
